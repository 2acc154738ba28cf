<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> y {} más</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(Está en la papelera: /memory restore lo recupera.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: otra cada vez.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: todas, si hay GPU.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach necesita el nombre de un archivo.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export necesita el nombre de un archivo.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import necesita el nombre de un archivo.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore muestra lo que hay en ella.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune necesita un umbral de 0 a 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach necesita el número de un documento.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit necesita el número de un mensaje y lo que debe decir.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive necesita una importancia, un número de días y un archivo.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore muestra lo que hay en ella.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search necesita palabras que buscar.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show necesita el número de un recuerdo.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive necesita un archivo.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model necesita el nombre de un archivo de modelo.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files necesita el nombre de un repositorio: autor/nombre.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find necesita palabras que buscar.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version necesita el número de un turno y el de su versión.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 toma siempre el token más probable. Vacío: lo que recomienda el modelo; si no, 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: cualquiera libre.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 edición, {emergencies} de emergencia; quién decide: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 o 2: elige esta versión de Mirostat, solo tras la temperatura. 0: desactivado. Vacío: lo que recomienda el modelo; si no, 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: solo programas de este equipo. 0.0.0.0: toda la red.</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 bits</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 bits</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 bits</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>Un archivo GGUF con que se encuentran recuerdos, lo que salió del contexto y pasajes de documentos también por su significado. Vacío: solo por palabras.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Un archivo GGUF con el vocabulario de un modelo remoto, para contar con exactitud.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Una tarjeta dice qué turnos van a salir y qué se seguirá sabiendo; mientras tanto puede seguir escribiendo. En «Desbordado desde», o sin espacio para la respuesta, salen de todos modos: ninguna respuesta se detiene por ello.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>Un contexto de {n_ctx:,} tokens necesita {needed:,.1f} GiB de memoria; este equipo tiene {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>Un contexto de {n_ctx:,} tokens necesita {needed:,.1f} GiB de memoria; hay {available:,.1f} GiB libres.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>Un contexto de {n_ctx} tokens es demasiado pequeño.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>Ya existe un archivo {name}.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>No se pudo recuperar un recuerdo ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Un modelo de otro servidor no puede continuar una respuesta.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>No se pudo leer un pasaje ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>El nombre de un programa tiene de 1 a {most} {most|letra|letras}.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Un prompt necesita un nombre.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Un prompt necesita un texto.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>Ya existe un prompt «{name}».</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Una respuesta que ya recibieron dos de los últimos mensajes no se empieza otra vez, la respuesta a una pregunta no se da a otra, ni se devuelve una pregunta como su propia respuesta una y otra vez: los modelos pequeños siguen así si no.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>No hay conexión segura con el servidor.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>No hay conexión segura con {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Ahí responde un servidor, pero no enumera modelos (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Un resumen se puede conservar, acortar o descartar, no «{arguments}».</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>Por encima de 0 (lo usual es 0,8) evita que una respuesta repita series enteras de tokens, más cuanto más largas. 0: desactivado.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>Por encima de 1, los tokens repetidos son menos probables. Vacío: lo que recomienda el modelo; si no, 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Acepte las condiciones en la página del modelo e introduzca aquí un token de acceso de su cuenta.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Actuar hasta un 5 % de n_ctx más tarde si los mensajes son cortos, y hasta un 5 % antes si son largos.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>Adaptarse al chat</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Añada una de estas: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Más nombres de host</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>El modelo da a un chat nuevo un nombre de pocas palabras tras el primer intercambio, en reposo. Nunca cambia un nombre puesto por usted. Desactivado: los chats llevan sus primeras palabras.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>Páginas web permitidas</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>Una API compatible con OpenAI mientras la ventana está abierta.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>Se rechazó un plan de edición ({error}); en su lugar se reconstruye el contexto.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Mostrarlo antes de que salgan turnos</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>Entretanto se cargó otro modelo.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>Otro programa está usando la base de datos de chats.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Responde sin pensar antes en voz alta, en muchos idiomas.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Responde sin pensar antes en voz alta; prosa sencilla.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Apariencia</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Pídale en un mensaje que continúe.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>Se conservan {most} prompts como máximo.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Adjunte una parte o su texto.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Adjunte la parte que importa.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automático</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Empiece un chat nuevo para tener otro.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Breve</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Respuestas breves</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Traiga menos turnos, suelte algunos o cargue el modelo con un contexto mayor.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>Traer de vuelta el turno {}</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Traer de vuelta {0|el turno|los turnos} {}</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Tráigala antes de vuelta.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Traer los turnos</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>Por las claves de la tabla de ajustes, como sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>Por palabras</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Tipo de caché</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Cambie uno de ellos.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>El chat {number} está de nuevo en la lista: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>El chat {number} no está en la papelera.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>El chat {number} se guardó en {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Chats en la papelera; a los {days} días desaparecen para siempre:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Compruebe la dirección y el modelo en el perfil.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Compruebe que sigue ahí y que tiene permiso para leerlo; después, adjúntelo de nuevo.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Compruebe que su disco está conectado, tiene espacio libre y que usted puede escribir en él.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>Compruebe que el disco con {data_dir} tiene espacio libre y permite escribir.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>Compruebe que el disco con {parent} tiene espacio libre y permite escribir.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Compruebe que se puede escribir en la carpeta de modelos e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Compruebe que este equipo está en línea e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Compruebe la dirección del hub de modelos en los ajustes, en la página «Descargas».</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>Elija --n-ctx {n_ctx_step} o más.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Elija el archivo GGUF de un modelo de embeddings, o ninguno.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Elija un archivo JSON exportado aquí o el archivo zip de la exportación de ChatGPT o Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>Elija un archivo de ella.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Elija un archivo.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Elija un --n-ctx menor.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Elija un contexto menor.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Elija un modelo menor o un contexto menor.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Elija otro disco.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Elija otro archivo en el perfil, o ninguno.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Elija otro archivo.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>Elija otra carpeta con --data-dir.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Elija otra carpeta.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Elija otro modelo o una versión más reciente de este programa.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Elija otro modelo.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Elija otro modelo. Este puede ser el modelo de embeddings con que se buscan recuerdos.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Elija otro modelo; una versión más reciente del programa quizá sepa dónde está.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Elegir otro modelo…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Elija otro nombre o carpeta.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Elija otro nombre.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>Elija otra con --data-dir.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Elija otro.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Elija otro puerto o cierre el programa que lo usa.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Elija otro.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Elija primero uno.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Elija una de ellas.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Elija el tipo de caché f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>Elija la primera parte.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Elija el modelo mismo.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Ciérrelo e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Ciérrelo primero o elija otra carpeta con --data-dir.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>Juntar</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>Condensarlo</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Agrupar desde</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Agrupar recuerdos antiguos</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contexto</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Límite de contexto</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Contexto de otros servidores</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Tamaño del contexto</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Siga con el chat y recupérelo más tarde, o cargue el modelo con un contexto mayor.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Continuar la última respuesta</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Conviértalo de nuevo.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Cópielo entero del sitio: tiene letras y cifras, sin espacios.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copiar texto</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Corrija los mensajes y envíelos de nuevo.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>No se pudo descargar el modelo</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>No se pudo exportar</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>El servidor no dio respuesta</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>No se pudieron importar los chats</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>No se pudo hacer sitio en el contexto</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>No se pudo abrir el chat</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>No se pudieron abrir los chats</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>No se pudo abrir la carpeta de datos</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>No se pudo abrir el modelo</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>No se pudo abrir la ventana</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>No se pudieron leer o guardar los chats</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>No se pudo leer la clave</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>No se pudieron leer los perfiles</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>No se pudieron leer los prompts</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>No se pudieron leer los ajustes</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>No se pudo restaurar el contexto</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>No se pudieron guardar los perfiles</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>No se pudieron guardar los prompts</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>No se pudieron guardar los ajustes</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>No se pudo enviar el mensaje</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>No se pudo iniciar la API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>No se pudo guardar la clave</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>No se pudo deshacer la edición</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>No se pudo usar el recuerdo</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Contadores para Prometheus en /metrics, para quien tiene la clave.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Contar y recortar tardó {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Crítico desde</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>Longitud permitida DRY</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>Base DRY</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>Multiplicador DRY</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>Ventana DRY</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predeterminado</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Detallado</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>¿Quiso decir {base}/v1?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>¿Quiso decir {near}?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>Disco para páginas</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>Documento: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>Descárguelo o cópielo de nuevo, o elija otro.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Descárguelo o cópielo de nuevo.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Obtenga el archivo con un navegador y ábralo aquí.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Descargas</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Deriva de un contexto editado</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Suelte un archivo de texto.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Descartarlo</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>Descartar los más antiguos</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Descartar hasta aquí</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Edite otro.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Método de edición</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Editar el último mensaje</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Editar el perfil…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Modelo de embeddings</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Ponga en el perfil una dirección como http://proxy.example:3128, o «none».</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Ponga la correcta en el perfil.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Expórtelo de nuevo.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Exporte lo que importa y arranque con --restore-backup para volver a la última copia sana.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Exporte sus datos de nuevo.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Encuentra lo dicho por su significado: con otras palabras y en unos cien idiomas.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Carpetas con modelos</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Tamaño de letra</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Para equipos con mucha memoria, mejor con una GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Libere espacio y reanude la descarga.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Libere espacio e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>Libere espacio en el disco con {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Respuestas nuevas</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>De todo lo que vio el modelo, y de nada en particular.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>De sus frases</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>De sus frases (sentences): lo que se contó, con sus palabras, al momento. De las notas del modelo (model): las escribe tras cada intercambio mientras no se ejecuta nada más. Cuando salen turnos (late): el modelo escribe entonces un resumen. Automático: cuando salen turnos con modelos de otro servidor; si no, de sus frases.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>De las notas del modelo</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Bueno con preguntas cotidianas en muchos idiomas.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Haga que se condense, envíe su final, suelte turnos o cargue el modelo con un contexto mayor.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Espera de la cabecera</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Sanear desde una deriva de</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>Cuánto pueden alejarse las palabras siguientes de las de un contexto limpio, como divergencia KL en nats, antes de que se sanee.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Lo deprisa que aprende Mirostat. Vacío: lo que recomienda el modelo; si no, 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>Lo deprisa que crece la penalización con la longitud de lo repetido.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>Lo probables que deben ser los tokens para que XTC los deje fuera; uno siempre queda, y por encima de 0,5 quedan todos. Vacío: lo que recomienda el modelo; si no, 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Cuánto puede ocupar un resumen: breve 200, medio 500, detallado 1.000 tokens.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Cuántos recuerdos de un tipo se agrupan en uno.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>Mensajes que conserva last_turns.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>Mensajes que conserva sliding_window.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>Cuántos de los turnos más recientes quedan literales.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>Cuántos de los últimos tokens de la respuesta mira DRY; -1: tantos como el contexto.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Cuántos de los últimos tokens de la respuesta mira la penalización; -1: tantos como el contexto. Vacío: lo que recomienda el modelo; si no, 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>Cuántas respuestas se escriben en los mismos lotes, en el único contexto del modelo. 0: según los núcleos del procesador y el contexto. 1: una tras otra.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Tokens de la ventana que ocupa un chat. Déjelo vacío para no poner límite.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>Con qué frecuencia se dejan fuera los tokens más probables, para respuestas que sorprendan; 0: nunca. Vacío: lo que recomienda el modelo; si no, 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Cómo se hacen los resúmenes</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Lo sorprendentes que pueden ser los tokens que busca Mirostat. Vacío: lo que recomienda el modelo; si no, 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Espera inactiva</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>En MB, para todos los chats; lo que lleva más tiempo sin servir sale primero. 0 no guarda ninguna.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>En reposo, los resúmenes que son muchos se convierten en sesiones, temas y panoramas. Debajo siguen como están.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>El contexto se lee una vez más mientras no se ejecuta nada más, y entonces se sanea.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Mientras nada se ejecuta, escribir el resumen que hará falta, para que nadie lo espere.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>En megabytes; una mayor se rechaza.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>En píxeles al 100 % de escala.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>En el archivo: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>Tokens, para perfiles remotos que no dicen el suyo.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>En tokens.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>En tokens. 0: hasta que el modelo la termine.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>En tokens; entonces espera a que la continúe. 0: cuatro veces el contexto, no antes de 16.384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Instale un Python más reciente.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Instale de nuevo.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Instálela de nuevo.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>Instale de nuevo esa versión o elija otra carpeta con --data-dir.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Instale esa versión para leerlo.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>¿Está en marcha y es correcta la dirección del perfil?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Responde (en {}), pero no tiene el modelo «{}». Tiene: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Responde (en {}) y no enumera modelos: ¿hay alguno cargado?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Responde (en {}). Modelos: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Vino de «{}».</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>No tiene ningún archivo de modelo que se pueda descargar aquí.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>Está en {path}: corríjalo allí o mueva ese archivo para empezar con los valores predeterminados.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Puede estar dañado o ser de un tipo que esta versión no conoce.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Puede estar dañado.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Puede que se haya borrado.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Quizá aún se esté cargando. Pregunte de nuevo.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>Debe empezar por https://. Cámbiela en los ajustes, en la página «Descargas».</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>Se borró. Descárguelo de nuevo.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>Se dejó como está. Arranque con --restore-backup para apartarla y usar la última copia sana.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>No se conservó. Elija otro modelo u obtenga una versión más reciente del programa.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>No se conservó. Elija otro modelo.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>Su respuesta está en los detalles. Revise el perfil.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>Su contexto es menor de lo que dice el perfil: reduzca el límite de contexto del perfil.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Ajustes propios</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Conservar lo leído</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Conservarlo</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Conservar posiciones</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Conservar posiciones (gap): sin trabajo para el modelo. Juntar (shift): una edición no deja huecos.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Conservar turnos recientes</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Guardar resúmenes en la memoria</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>Conservar el primer mensaje y lo que quepa</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Conservar los últimos turnos</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>Conservar los mensajes más recientes</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>Los mensajes o turnos más recientes (sliding_window, last_turns: tantos como se indica abajo), lo que quepa (token_budget), con el primer mensaje del usuario (smart), con un resumen de los antiguos (summarization), o nada de eso: la petición se rechaza (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Conservar lo que quepa</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clave</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>Grande, pero rápido para su tamaño: solo una décima parte trabaja en cada palabra.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texto más grande</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>Petición más grande</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Últimos turnos</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>Capas en la GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Dejármelo a mí</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Menos: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Que elija el modelo</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Que el modelo responda de nuevo (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licencia: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Claro, oscuro o lo que diga el sistema.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Cárguelo en la ventana en lugar del otro, o cierre lo demás que ocupa memoria.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Cargue uno y envíelo de nuevo.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Cargue el modelo con un contexto mayor o empiece un chat nuevo.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Cargue el modelo con un contexto mayor o acorte el prompt de sistema.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Cargue el modelo con un contexto mayor o suelte turnos.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Cargue el modelo con un contexto mayor.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>Se detuvo la carga de {name}.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>Historia larga</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>Respuesta más larga</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Vuelve a mirar sus elementos.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>El examen del archivo de modelo {name} tardó demasiado y se abandonó.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>Haga que {path} se pueda leer, o mueva el archivo a otro sitio para empezar con los valores predeterminados.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Gestionar el contexto</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Contexto manual</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Contexto manual: está lleno al {share:.0%}. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Medir</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Medir y sanear</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>Los recuerdos se buscan solo por palabras.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Recuerdos en la papelera; a los {days} días desaparecen para siempre, salvo que un chat aún los use:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>El recuerdo {memory_id} ya está en el contexto.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>El recuerdo {memory_id} no está en el contexto.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>El recuerdo {number} pertenece al chat {chat}, que está en la papelera.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>El recuerdo {number} ha vuelto: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>El recuerdo {number} no está en la papelera.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Recuerdo {number}, turno {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Recuerdo {number}, turnos {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Recuerdo {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>Máximo de mensajes</translation>
        </message>
        <message>
            <source>Min p</source>
            <translation>Min p</translation>
        </message>
        <message>
            <source>Mirostat</source>
            <translation>Mirostat</translation>
        </message>
        <message>
            <source>Mirostat eta</source>
            <translation>Mirostat eta</translation>
        </message>
        <message>
            <source>Mirostat tau</source>
            <translation>Mirostat tau</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>Modelo y motor</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>Archivo de modelo</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Hub de modelos</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>Los modelos de otros servidores no se pueden usar aquí.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>A los modelos que conocen herramientas se les informa, en su idioma, de una búsqueda en la memoria y pueden usarla. Los modelos pequeños lo hacen sin que nadie lo pida. El guía puede siempre.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Medio</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Más: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>Sobre todo: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimiento</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Apártelo para empezar con los valores predeterminados.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Apártelo o elija otra carpeta con --data-dir.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Indique una respuesta por el número de su turno.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>Indique otro con --model, o instale de nuevo.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Poner nombre a los chats</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Nombres con que se puede llamar a este equipo, separados por comas; su dirección siempre vale.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Allí no se envían ni la clave ni los mensajes. Si confía en ella, póngala en el perfil.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Chat nuevo</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>Ningún modelo GGUF coincide con «{words}». Pruebe con menos palabras.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>No hay ningún chat en la papelera.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>No hay ningún chat abierto.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Sin límite</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Ningún recuerdo está por debajo de esa importancia y es más antiguo.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>No hay ningún recuerdo en la papelera.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>No hay ningún modelo cargado.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>No se guardan páginas (paging.budget_mb es 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Ningún programa tiene clave propia. /api key NOMBRE crea una.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Ningún programa «{name}» tiene clave.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Ninguno de estos turnos está en el contexto y puede salir.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>No todos estos turnos tienen página</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Ahora no</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>En este chat ya no vuelve nada solo; sus parámetros permiten que vuelva de nuevo.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>No se encontró nada de «{words}».</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>En el contexto no hay nada que haya vuelto solo.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>De un servidor remoto, como http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desactivado</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Desactivado: un resumen solo está en el contexto; en la memoria va enseguida a la papelera.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Desactivado: un contexto lleno termina la respuesta con un aviso.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>En otro servidor</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>En este equipo</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>En este equipo, un archivo GGUF, o vacío para el que está cargado; en otro servidor, su nombre allí.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Hay que volver a leer un turno de este chat: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Solo los k tokens más probables; 0: todos. Vacío: lo que recomienda el modelo; si no, 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Solo los tokens más probables que suman esta parte. Vacío: lo que recomienda el modelo; si no, 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Solo tokens al menos así de probables frente al mejor. Vacío: lo que recomienda el modelo; si no, 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Abrir un modelo</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Abierto hasta sus datos de entrenamiento; piensa si se le pide.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Ábralo en el programa con que se creó y guárdelo de nuevo.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Ábralo, copie su texto y péguelo.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Abra su chat.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Abra primero uno.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Abra el chat de nuevo.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Orden de los muestreadores</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>Orígenes como https://example.org, separados por comas. Vacío: ninguno.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Desbordado desde</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Páginas en disco</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Peticiones a la vez</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Hay que volver a leer una parte de este chat: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Pegue la parte que importa.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Pausar una respuesta tras</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Fijar: no resumir ni descartar nunca</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Puerto</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Vista previa de «Resumir ahora»</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Proyector para imágenes</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Dar cifras</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Póngalos todos en una misma carpeta.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Rápido para su tamaño: una séptima parte trabaja en cada palabra.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Citar sus líneas</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Citado para ello {0|del turno|de los turnos} {}, {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Citado {0|del turno|de los turnos} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Citado para esto {0|del turno|de los turnos} {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Aleatoria</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>Leer {name} lleva demasiado tiempo.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>Leer {name} requiere demasiada memoria.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Recuperar</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Recuperar al empezar un chat</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Recuperado de la memoria</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Reconozca antes su texto con otro programa (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Rechazar desde</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Veces que se ha rechazado: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Regenerar la última respuesta</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Quite otro recuerdo recuperado, suelte turnos o cargue el modelo con un contexto mayor.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Quitar del contexto</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Repare el archivo o apártelo para empezar con el predeterminado.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Repare el archivo o apártelo para empezar sin ninguno.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Penalización por repetir</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Ventana de repetición</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Reserva para la respuesta</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>Petición {} a «{}», {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>Petición {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Una petición con más se rechaza.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Restablecer el tamaño del texto</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Restaura primero ese chat: /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Sitio para lo que vuelve</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>Ejecute EthervoxGUI desde su código fuente: packaging/run.sh lo compila para el equipo en que está.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>Las series de tantos tokens se pueden repetir libremente.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Muestreo</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Guarde una copia sin la contraseña y adjúntela.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>Se exploran además de las de otros programas; separadas por ;.</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Segundos que un servidor remoto puede callar.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>Segundos en que una petición debe decir qué quiere.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>Segundos sin un byte del cuerpo de una petición.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>Vea /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>Vea /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>Vea /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Vea todas las claves en el README.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>Vea la línea de tiempo.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Semilla</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Envíe un mensaje.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Envíelo de nuevo.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Envíelo por partes.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Enviar su final</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Envíe su final o cargue el modelo con un contexto mayor.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Envíe el mensaje de nuevo, o dé más tiempo al servidor en el perfil.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Envíe el mensaje de nuevo; si el problema sigue, revise el servidor.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>Separados por ;; lo que no se nombra no se usa. Vacío: lo que recomienda el modelo; si no, penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Servir a otros programas</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Servidor</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Parte de n_ctx con la que el estado pasa a «aviso».</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Parte de n_ctx con la que se resumen los turnos antiguos.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>Parte de n_ctx con la que los turnos más antiguos se descartan al momento; las líneas de lo que contó se quedan.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Parte de n_ctx que pueden ocupar los turnos que volvieron solos.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Parte del contexto con la que actúa la estrategia.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Parte que no se debe pasar ni siquiera después.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Acortarlo</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Acórtelo.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Acórtalas, desancla turnos o carga el modelo con un contexto mayor.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Mostrar en el chat</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Mostrar recuerdo</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumen</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Ventana deslizante</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Pequeño, para preguntas cortas y equipos antiguos.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Pequeño, en muchos idiomas, con un contexto muy largo.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texto más pequeño</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Sobrio y formal, en doce idiomas.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Algo salió mal</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>Algo falló dentro del programa.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Algo falló dentro del programa. Lo guardado está a salvo.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Inicie el programa de nuevo.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Detener la respuesta u ocultar su porqué</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Detenido.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Fuerte pensando; rápido para su tamaño.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Resumir</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Resumir (automatic): en «crítico» se resumen los turnos antiguos. Que elija el modelo (model): las líneas de lo que contó se quedan en todo caso. Descartar los más antiguos (shift): sin resumen. Dejármelo a mí (manual): nada sale por sí solo; se le avisa, y lo que no cabe se rechaza.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Resumir con antelación</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>«Resumir ahora» muestra qué saldría y el resumen antes de que pase nada.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Resuma turnos antiguos (/context summarize), descarte los más antiguos (/context shift) o los menos importantes (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Resumir los antiguos</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Resumir hasta aquí</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Detalle del resumen</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Resumen de los turnos que vuelven</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Resumen {0|del turno|de los turnos} {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>El resumen {} de la memoria sustituye a los antiguos.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Prompt de sistema</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>Prompt de sistema · el del modelo</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Ocupa poca memoria para un contexto largo.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Temperatura</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>Se puede enviar texto en UTF-8.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Se pueden adjuntar texto, Markdown, código, CSV, HTML, PDF, DOCX y EPUB.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>Eso no es un token de acceso.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>No se pudo iniciar la API.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>La clave de la API está vacía: se dejaría entrar a cualquiera.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>El archivo GGUF con el que el modelo ve las imágenes que envían otros programas. Vacío: el de su carpeta que tiene mmproj en el nombre y le corresponde.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>El archivo GGUF con que se empieza. Vacío: el guía incluido.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>El esquema JSON no se puede usar: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>La dirección de un servidor así suele terminar en /v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>La dirección del hub de modelos no sirve: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>La dirección que se consulta al buscar modelos; la de un espejo si tiene uno.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>La dirección {host}:{port} no se puede usar.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>No se pudo escribir el archivo {name}, así que no se movió nada.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>No se pudo colocar la copia {name}.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Falta el modelo incluido.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>Las celdas de las conversaciones de programas se paginan dentro de paging.budget_mb, para que ninguna se lea dos veces, tampoco tras reiniciar. Desactivado: no se escribe nada de ellas.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>No se puede escribir en la base de datos de chats.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>La base de datos de chats está dañada o no es una base de datos.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>La base de datos de chats está dañada; lo que ve puede estar incompleto.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>El chat ha cambiado desde que se escribió este resumen.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>El chat se lee de nuevo antes de la próxima respuesta.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>La plantilla de chat de {name} no termina nunca.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>La plantilla de chat de {name} ocupa más memoria que cualquier conversación.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Los chats no se pueden guardar en {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>No se pudo hacer copia de los chats antes de actualizar su archivo, así que no se cambió nada.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Los chats se han restaurado a partir de la copia del {when}.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Los chats los guardó una versión más reciente de este programa.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>Se perdió la conexión al descargar {name}.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>No se pudo restaurar el contexto.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>El contexto está saneado: lo que salió ya no tiene eco en él.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>El contexto está demasiado lleno para probar la respuesta de nuevo.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>El contexto se reconstruyó tras fallar una edición ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>El contexto se reconstruyó tras un fallo del motor ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>El contexto se reconstruyó porque no se pudieron traer turnos de vuelta ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>La conversación ha continuado entretanto.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>La conversación se le presenta como texto sencillo, con «User:» y «Assistant:» antes de cada mensaje.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>No se puede escribir en la carpeta de datos {path}.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>La base de datos no pudo hacerlo: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>El disco está lleno, así que no se pudo guardar.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>La descarga falló.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>La descarga se rechazó: su dirección no es segura.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>El modelo de embeddings {name} no está.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>El motor se detuvo tras un fallo dentro del programa; lo guardado está a salvo.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>El archivo anterior se conserva como {name}.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>El archivo puede estar dañado o ser para una versión más reciente.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>No se pudo leer el archivo {name}.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>No se pudo escribir el archivo {name}.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>El archivo {name} no contiene chats que se puedan leer.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>El archivo {name} no es un archivo de recuerdos legible.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>El archivo {name} lo escribió una versión más reciente de este programa.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>El primer mensaje de un chat trae al contexto los resúmenes que encajan, de otros chats con el mismo modelo. Se citan, se muestran en la línea de tiempo y se pueden quitar.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>La clave no se puede guardar en {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>La clave de {name}, mostrada solo esta vez: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>De la ventana. Los chats conservan el suyo; headless y la API hablan inglés.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>La última respuesta ya no está en el contexto, así que no se puede continuar.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>No se puede leer la lista de modelos para descargar.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>El mensaje que responder tiene {n_tokens:,} {n_tokens|token|tokens}; este contexto no tiene sitio para él.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>El modelo no pudo hacerlo: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>El modelo no pudo continuar</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>El archivo de modelo {name} no se puede usar: hace fallar a llama.cpp.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>El archivo de modelo {name} está dañado.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>El archivo de modelo {name} está vacío.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>El archivo de modelo {name} tiene un formato demasiado antiguo.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>El archivo de modelo {name} está incompleto: termina antes de tiempo.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>El archivo de modelo {name} se acortó mientras estaba en uso.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>No se puede leer el archivo de modelo {path}.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>El modelo tiene {n_parts} {n_parts|archivo|archivos} y falta {name}.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>El modelo puede buscar</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>El modelo está en otro servidor: la conversación se edita por mensajes y se envía entera.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>El modelo no vio nada antes de la pregunta.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>El modelo habría dicho lo mismo sin nada de ello.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>El último modelo que usó no está: {path}. El guía lo sustituye. Cuando vuelva su disco o carpeta, elija el modelo o inicie de nuevo; sigue siendo su elección hasta que elija otro.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>El modelo {name} no puede calcular una respuesta.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>No se pudo cargar el modelo {name}.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>El comienzo propio del modelo</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>El nombre con que lo llaman los programas.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>El nombre de un prompt es una línea de hasta {most} caracteres.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Con qué nombre se guarda en el llavero la clave del servidor remoto.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>La red quizá pida iniciar sesión: abra un navegador e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>Los turnos más recientes no dejan sitio para este recuerdo.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>Las páginas de este chat no se pueden usar; se lee de nuevo: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>No se puede guardar la imagen en {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>El perfil «{name}» y los ajustes generales se contradicen. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>El perfil «{profile}» indica otro modelo: el chat sigue con el predeterminado.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>El perfil «{profile}» de este chat ya no existe; el chat sigue con el predeterminado.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>No se pueden guardar los perfiles en {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>No se pueden leer los perfiles de {name}: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>El programa se está cerrando.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>El prompt no cabe en el contexto del modelo.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>No se pueden guardar los prompts en {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>No se pueden leer los prompts de {name}: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>El proxy del servidor remoto no se puede usar.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>El servidor remoto no acepta más peticiones por ahora (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>No se puede acceder al servidor remoto.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>El servidor remoto no respondió a tiempo.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>El servidor remoto no acepta la clave ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>El servidor remoto falló ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>El servidor remoto falló mientras escribía.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>El servidor remoto falló: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>El servidor remoto no tiene el modelo «{model}» en esta dirección (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>El servidor remoto redirige a otra dirección ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>El servidor remoto lo rechazó ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>El servidor remoto quiere una clave ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>La respuesta terminó antes: el modelo no pudo continuar.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>La respuesta llena todo el contexto y tuvo que terminar aquí.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>La respuesta ya no está en el contexto, así que no se puede probar de nuevo.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>La respuesta se empezó de nuevo, pues el modelo iba a repetirse o a repetir el mensaje, como antes.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>El resultado del turno {} era demasiado largo: se leen {} de sus {} {2|token|tokens}; el recuerdo {} lo contiene entero.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>El resultado de la llamada {} era demasiado largo: quedaron {} de sus {} {2|token|tokens}.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>El guion tiene una directiva desconocida «!{}».</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>No se puede leer el guion {}.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>«!why» del script no encuentra ningún mensaje para el que volvieran turnos.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>No se entiende «!{}» del guion.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>La búsqueda falló.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>El servidor de esta dirección no es compatible con OpenAI.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>No se puede acceder al servidor.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>El servidor está demasiado ocupado ahora.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>El servidor no da suma de comprobación para {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>El servidor se niega a entregar {name}.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>El servidor envió otra cosa en lugar de {name}.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>El ajuste {key} no sirve: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>No se pueden leer los ajustes.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>No se pueden guardar los ajustes en {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>El archivo de ajustes {name} está dañado.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>El más pequeño que conversa; funciona en cualquier equipo.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>El prompt de sistema de este chat se queda: algo se dijo después.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>El llavero del sistema no funciona ({error}). Mientras tanto, las claves se guardan en {path}, que solo usted puede leer.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>El llavero del sistema está bloqueado.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>El texto de un prompt tiene hasta {most} caracteres.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>Los turnos no caben en el contexto tal como está, así que se reconstruye</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>No se pudo cargar el vocabulario de {name}.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>En esta exportación no hay mensajes.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>No hay turnos de {start} a {end}.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>En este chat hay turnos del 0 al {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>Hay {n} {n|versión|versiones} del turno {turn}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Hay: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>No hay copia de los chats que se pueda restaurar.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Aún no hay copia de seguridad: exporte lo que importa y aparte el archivo para empezar de cero.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>No existe el chat {chat_id}.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>No existe el comando «{text}».</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>No hay ninguna edición de este chat que deshacer.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>No existe el recuerdo {memory_id}.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>No existe el recuerdo {number}.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>No hay ningún mensaje que se pueda responder de nuevo.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>No hay ningún archivo de modelo con ese nombre.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>No existe el archivo de modelo {path}.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>No existe el perfil «{name}».</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>No hay sitio para estas instrucciones junto a lo que debe quedarse en el contexto.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>No hay sitio para turnos de {n_coming:,} {n_coming|token|tokens}: sobran {needed:,}.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>No hay sitio para {incoming:,} {incoming|token|tokens} más: se usan {n_used:,} de {n_ctx:,}.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>No existe el ajuste «{key}».</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>No existe esa carpeta.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>No hay tal respuesta en este chat.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>No existe ese turno en este chat.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>No hay resumen.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>No hay texto en este archivo.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>No existe el turno {number}.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>No hay memoria para {name} junto al modelo del chat: necesita {needed:,.1f} GiB, hay {free:,.1f} libres.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>No hay bastante espacio en el disco para {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>No hay bastante espacio en el disco para {name}; se necesitan {needed:,.1f} GB y hay {free:,.1f} GB libres.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>No hay nada que vaciar: en el contexto solo está lo que nunca sale.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>No hay nada que sanear: el contexto está como se leería ahora.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>No hay nada que sanear: con este modelo, cada edición lee el contexto de nuevo.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>No hay nada que quitar: todos los turnos son recientes, importantes o están fijados.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>No hay nada que enviar.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>Hay una versión del turno {turn}.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>No había sitio para un contexto de {n_ctx:,} tokens para {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Estos chats están abiertos en otro EthervoxGUI.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Ya están en el contexto.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Piensa antes de responder y aun así es pequeño.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Piensa antes de responder, en inglés y chino; rápido para su tamaño.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Piensa antes de responder, en cualquier equipo.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Piensa antes de responder; bueno para todo en equipos corrientes.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Piensa antes de responder; mejor con preguntas largas y difíciles.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Piensa antes de responder; hecho para textos largos.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Piensa mucho y en voz alta; para cálculos y acertijos.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>Este Python trae SQLite {sqlite_version}, pero se necesita 3.34 o más reciente.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Esto no se puede enviar al servidor remoto: contiene medio carácter, o algo que no es un número.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Este chat no termina con una respuesta que se pueda continuar.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Este chat no tiene ningún documento {number}.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>Este chat no tiene documentos. /attach ARCHIVO adjunta uno.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Este chat usó por última vez {model} con un contexto de {n_ctx:,} tokens. Ahora sigue con {model_2} y {n_ctx_2:,}.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Este chat ya no cabe en el contexto, así que salieron turnos antiguos.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>Lo que este chat ajusta de otro modo no vale ahora. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>Este contexto de {n_ctx:,} tokens es demasiado pequeño: el prompt de sistema tiene {system:,} y {reserve:,} se reservan para una respuesta y un resumen.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Este archivo de chats se contradice.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Este archivo de chats está incompleto.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Esta instalación está incompleta: faltan sus recursos.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>Esto no es texto.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>Este equipo no tiene esa dirección. Use 127.0.0.1 para sus propios programas o 0.0.0.0 también para otros equipos.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>Este recuerdo ocupa {n_tokens:,} {n_tokens|token|tokens}; hay sitio para {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Este mensaje tiene {incoming:,} {incoming|token|tokens}; en este contexto caben como máximo {limit:,}.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Este mensaje tiene {n:,} {n|carácter|caracteres}; es demasiado para condensarlo en {n_ctx:,} tokens.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>La plantilla de chat de este modelo no se puede usar ({error}), así que se usa ChatML.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>La plantilla de chat de este modelo no se puede usar ({error}), así que se usa texto sencillo.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>El contexto de este modelo solo se puede reconstruir</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>El contexto de este modelo no se puede examinar por partes: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>Los turnos de este modelo no se pueden paginar:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Este procesador es demasiado antiguo para la versión instalada: le falta {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>Este resumen ocupa {n_block:,} {n_block|token|tokens} y sustituiría a turnos de {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Esto saca del contexto {turns} y {blocks}, {n_tokens:,} {n_tokens|token|tokens}; siguen guardados y se pueden buscar. Use /context clear yes para hacerlo, o /context clear forget para que no quede eco de ellos en lo que permanece.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Este texto tiene {n_tokens:,} {n_tokens|token|tokens}; un vector se hace con {most:,} como máximo.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Hilos</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Hilos para el modelo. 0: uno por núcleo; uno solo para un modelo diminuto.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Tiempo de espera</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Línea de tiempo de turnos: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Diminuto, para textos breves en inglés en los equipos más pequeños.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Para empezar de cero, saque {file_name} de {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>No se pudo hacer la copia de seguridad de hoy de los chats.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Tokens libres para una respuesta; como máximo un octavo de la ventana.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Tokens de contexto, n_ctx; se redondea hacia arriba a un múltiplo de 256. Vacío: para lo que se entrenó el modelo, como máximo 8.192; 1.024 para el guía.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Herramienta</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Llamada a herramienta</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Llamada a herramienta, sin terminar</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Llamada a herramienta: {}</translation>
        </message>
        <message>
            <source>Top k</source>
            <translation>Top k</translation>
        </message>
        <message>
            <source>Top p</source>
            <translation>Top p</translation>
        </message>
        <message>
            <source>Trim from</source>
            <translation>Recortar desde</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Inténtelo de nuevo en unos minutos.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Inténtelo de nuevo en {seconds} {seconds|segundo|segundos}.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Inténtelo más tarde.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Inténtelo de nuevo cuando el equipo esté menos ocupado, o elija otro modelo.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Deje que se gestione el contexto (en los ajustes) o empiece un chat nuevo.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Active «Los turnos vuelven solos» en los ajustes del contexto.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>El turno {first_turn} se descartó al momento, porque {emergency}. Sigue guardado, y lo que contó en él figura en líneas breves.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>El turno {first_turn} se descartó al momento, porque {emergency}. Sigue guardado.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>El turno {first} se ha olvidado: lo que queda se leyó de nuevo. Sigue guardado.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>El turno {first} ya no cabe al leerlo de nuevo: salió del contexto.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>El turno {number} ya no está fijado.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>El turno {number} está fijado: nunca sale del contexto.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>El turno {number} está fijado: cuando vuelva al contexto, nunca saldrá.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>El turno {turn_number} no es un mensaje suyo.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>El turno {} volvió para ello, {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>El turno {} volvió para esto</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Turno {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>Los turnos no se pueden paginar ({failure}). Cuando se necesiten, se leerán de nuevo, lo que tarda más.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>Los turnos vuelven solos</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>Los turnos vuelven con /context bring-back.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>Los turnos que salen se deslizan a su resumen o se desvanecen; desactivado, todo cambia de golpe.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>Lo que salió aún tiene eco en lo que queda. Mientras no se ejecuta nada más: medir cuánto (measure) y, por encima del límite de abajo, poner en su lugar una copia limpia (heal). Desactivado: solo cuando usted lo pide.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>Los turnos {turns} se han olvidado: lo que queda se leyó de nuevo. Siguen guardados.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>Los turnos {turns} están fijados: nunca salen del contexto.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>Los turnos {turns} ya no caben al leerlos de nuevo: salieron del contexto.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>Los turnos {turns} se descartaron al momento, porque {emergency}. Siguen guardados, y lo que contó en ellos figura en líneas breves.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>Los turnos {turns} se descartaron al momento, porque {emergency}. Siguen guardados.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>Los turnos {} volvieron para ello, {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Turno descartado|Turnos descartados}: {}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turno olvidado|Turnos olvidados}: {}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Turno resumido|Turnos resumidos}: {}</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>Tipo de claves y valores en la caché KV; q8_0 ocupa más o menos la mitad de memoria que f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Deshecho: su resumen está fuera del contexto.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Deshecho: el turno {first} ha vuelto y su resumen está fuera del contexto.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Deshecho: el turno {first} ha vuelto.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Deshecho: los turnos {turns} han vuelto y su resumen está fuera del contexto.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Deshecho: los turnos {turns} han vuelto.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Desbloquéelo e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Soltar</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Suelte primero lo que está fijado.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>Usar como máximo</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>Usarlo para encontrar por significado</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Usar el guía</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>De camino a un servidor remoto, como http://proxy.example:3128. Vacío: lo que diga el sistema (HTTPS_PROXY, NO_PROXY); none: ninguno. A este equipo se accede siempre directamente.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Vocabulario</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Aviso desde</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>Lo que un modelo pensó o repitió una y otra vez no se vuelve a leer: queda fuera del contexto.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>Con lo que empieza un chat nuevo.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>Con lo que empieza un chat nuevo. Vacío: el del propio modelo, justo lo que dice su plantilla de chat.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>Qué pasa con él cuando solo vuelven algunos de sus turnos. Acortarlo (shrink): uno más corto sustituye a los demás. Descartarlo: sale, y los demás faltan. Cuando todos han vuelto, sale.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>La parte ya descargada se conserva.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>Qué hace memory_search con los turnos que encuentra en este chat. Citar sus líneas (quote): el modelo las lee. Traer los turnos (page_in): vienen ellos mismos al contexto.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>Lo que debe quedar en este chat necesita {n_tokens:,} {n_tokens|token|tokens}; este contexto tiene {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>Lo que pidió el modelo está fuera de rango: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>Lo que este mensaje pide de {name} no cabe ahora en el contexto.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>No se puede guardar en {path} lo que se escribió y no se envió.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>Lo escrito hasta ahora se conserva; envíe el mensaje de nuevo.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>Lo que contó antes está citado en el mensaje</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>Lo que contó antes estaba citado en el mensaje</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Un mensaje que toca lo que salió lo trae de vuelta antes de la respuesta, desde sus páginas o como cita: lo que comparte palabras con él (words), y aquello a lo que va la atención del modelo, lo que trata de lo mismo o, con un modelo de embeddings, lo que significa lo mismo (automatic). Desactivado: los turnos solo vuelven cuando usted lo dice.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Cuando los mensajes llenan el contexto</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Cuando se llena el contexto</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Cuando salen turnos</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Dónde se ejecuta su modelo; otro servidor es uno compatible con el de OpenAI.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Escriba su número después del archivo.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>Escriba keep, shrink o drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Escriba uno, o descarte los turnos.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Escriba primero el número menor.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>Probabilidad XTC</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>Umbral XTC</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Usted</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>un documento de otro formato</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>parte de su estado es recurrente</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>una imagen</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>una presentación</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>una grabación</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>una hoja de cálculo</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>un resumen {0|del turno|de los turnos} {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>unos {n:,} {n|token|tokens}/s aquí</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>unos {n:.1f} {n|token|tokens}/s aquí</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>unos {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>un archivo comprimido</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>un libro electrónico de otro formato</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>un documento antiguo de Word</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>lo usual: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>al menos {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>como máximo {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>automático</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>de vuelta en el contexto</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>copias de seguridad</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>modelo base</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>traer de vuelta los recuerdos de un archivo así</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>traer de vuelta lo que sacó la última edición</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>traer turnos de vuelta; su resumen se conserva, se acorta o se descarta</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>quien llamaba se fue</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>sustentó el {} % de la respuesta</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>se pueden quitar y juntar celdas; probado al cargar el modelo</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>se pueden quitar celdas, pero juntarlas las altera (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>se pueden quitar celdas, pero no juntarlas: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>comando</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>condiciones</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>condiciones por aceptar</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>continuar la última respuesta donde terminó</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>dice el {} % de lo que contó</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>crítico</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>archivos dañados apartados</translation>
        </message>
        <message>
            <source>ddd</source>
            <translation>ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy</source>
            <translation>ddd d MMM yyyy</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy, HH:mm</source>
            <translation>ddd d MMM yyyy, HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>documento</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>descartar intercambios de poca importancia (menos de 0,5)</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>descartar ahora los turnos más antiguos</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>descartado</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>editado {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>emergencia</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>escriba un número</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>escriba un número de {low} a {high}</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>escriba un número mayor que {above}, como máximo {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>escriba un número, al menos {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>escriba un número entero</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>escriba un número entero de {low} a {high}</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>escriba un número entero, al menos {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>escriba una dirección o un nombre de este equipo, como 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>escriba una dirección que empiece por https://</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>escriba como máximo {n:,} caracteres</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>escriba nombres como my-computer.local, separados por comas</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>escriba orígenes como https://example.org, separados por comas</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>error {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>encuentra por significado: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>cabe en este equipo</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>cabe, pero deja poco para otros programas</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>olvidado</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>espacio libre en el archivo</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>hueco</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>cuánto se ha llenado el contexto y con qué</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>importancia</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>importancia {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>en KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>atiende a través de una ventana deslizante</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>atiende a través de una ventana deslizante, cuyas celdas antiguas se reciclan</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>está dañado</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>su respuesta se interrumpió</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>su respuesta no es JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>su respuesta no es un objeto JSON</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>sus celdas no se pueden guardar</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>sus claves están comprimidas (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>sus posiciones están escaladas con YaRN, que un desplazamiento corrompería</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>sus posiciones llevan un factor de atención, que un desplazamiento corrompería</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>sus posiciones tienen varias dimensiones</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>sus posiciones tienen varias dimensiones (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>sus claves cuantizadas no se pueden rotar de nuevo</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>sus consultas y claves no se indican</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>sus consultas y claves no encajan entre sí</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>sus claves guardadas no son las que encuentra la atención</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>sus claves guardadas no se pueden leer ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>su estado es recurrente: no tiene celdas sueltas que quitar</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>conservar un archivo como documento de este chat; lo que un mensaje pide de él entra en el contexto</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>las claves de tipo {kv_type} están cuantizadas y rotadas</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>menos de 1 token/s aquí</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>menos de {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>dejar que este turno vuelva a salir</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>nivel {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>línea {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp no puede cargar {name}.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>crear una clave para un programa que llama a la API</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>recuerdos</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>recuerdos recuperados tras {0|el turno|los turnos} {}</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>recuerdo {number} de «{chat}»: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>mensajes</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>modelos para descargar y lo rápido que iría cada uno en este equipo</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>más de lo que tiene este equipo</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>más de {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>mover a un archivo los recuerdos bajo esa importancia y más antiguos</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nats</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>no resumir ni descartar nunca este turno</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>no se ha buscado ninguna página desde que se inició el programa</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>sin plantilla</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>ningún turno está fuera del contexto</translation>
        </message>
        <message>
            <source>note</source>
            <translation>nota</translation>
        </message>
        <message>
            <source>now</source>
            <translation>ahora</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>bien</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>versiones anteriores de recuerdos</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sí</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>desbordado</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>panorama</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>p. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>una parte es recurrente</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>parte de su estado es recurrente: no tiene celdas sueltas que quitar</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>parte {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>fijado</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>posiciones</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>posiciones {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>podar lo accesorio</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>poner en su lugar una copia limpia del contexto, en reposo</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>pregunta</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>citas {0|del turno|de los turnos} {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>leer chats de un archivo JSON así, o de una exportación de ChatGPT o Claude (zip o JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>reconstrucción</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>reconstrucción: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>rechazada</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>regenerar la última respuesta (o ese turno); la anterior se conserva</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>quitar un documento de este chat</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>sustituir su mensaje; el anterior se conserva</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>retirar la clave de un programa</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>en curso…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>muestreo: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>escribir un chat (este) en un archivo: Markdown si es .md; si no, JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>contexto guardado</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>índices de búsqueda</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>buscar en los recuerdos y en todo lo dicho</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>buscar modelos en el hub de Hugging Face; las palabras se le envían</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>desplazamiento</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>desplazar la ventana</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>mostrar un recuerdo</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>recomendado para este equipo</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>resumir ahora los turnos antiguos</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>resumir los antiguos</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>resumido</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>resumen</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>quirúrgico</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>cambiar a otro modelo, desde un archivo GGUF</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>cambiar a otra versión de un turno</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>sistema {system:,} · resúmenes {summaries:,} · recuperados {recalled:,} · usted {you:,} · modelo {model:,} · reservados {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>saca de la papelera un chat eliminado; sin número: lo que hay en ella</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>saca de la papelera un recuerdo eliminado; sin número: lo que hay en ella</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>sacar todo del contexto (pregunta antes; forget: sin eco)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>volver a sacar lo que regresó solo por los mensajes</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>sacar turnos sin que quede eco de ellos en lo que permanece</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>tomado de los turnos, no escrito por el modelo</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>textos de los recuerdos</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>textos de los turnos</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>la papelera</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>la conexión se interrumpió</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>el contexto estaba lleno al {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>los documentos de este chat</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>los archivos de un modelo en el hub y lo que ocupan</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>la biblioteca no dice qué calcula</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>la biblioteca se negó a quitar celdas del medio</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>la biblioteca dice que sus celdas no se pueden desplazar</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>el modelo es pequeño: las palabras dicen más</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>del modelo: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>la proporción desde la que se recorta debe ser menor que aquella desde la que se rechaza</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>el resumen {0|del turno|de los turnos} {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>la línea «{}» del resumen</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>la prueba falló: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>los umbrales deben ser crecientes: aviso &lt; crítico &lt; emergencia</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>el turno fuera del contexto puede volver desde una página</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>el turno fuera del contexto no tiene página: se leería de nuevo</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>no hay ningún muestreador {unknown}, pero sí {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>esta lista</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>tokens</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>herramienta</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>tema</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>turno {number} de «{chat}»: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>turno {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>turnos</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|turno que había vuelto|turnos que habían vuelto} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turno|turnos} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>turnos: {in_kv} en KV · {summarized} resumidos · {dropped} descartados</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>intacta</translation>
        </message>
        <message>
            <source>user</source>
            <translation>usuario</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>aviso</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>qué sustentó la última respuesta (o ese turno) y qué vio el modelo para ella</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>qué hay guardado de los turnos y cuán útil fue</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>qué ocupa espacio en la carpeta de datos</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>qué programas tienen clave propia</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>con una cita de lo que contó antes</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd/MM/yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): turno {first}, {freed:,} {freed|token liberado|tokens liberados} en {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): turnos {turns}, {freed:,} {freed|token liberado|tokens liberados} en {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} no admite «{text}».</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} necesita un número entero, no «{text}».</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} necesita el nombre de un programa.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} necesita el número de un turno.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; hay un resumen listo</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; todos están en el contexto</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; el turno {first} está en el contexto</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; los turnos {turns} están en el contexto</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>No se puede acceder a {host}.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} no responde.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} tiene ahora un problema propio ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} ha recibido demasiadas peticiones de esta red.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} se niega a responder ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} envió algo que no es una lista de modelos.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{kept|Queda|Quedan} {kept} {kept|turno|turnos}, no {requested}: lo que queda empieza con un mensaje suyo y deja sitio para una respuesta.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} de vuelta desde {name}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} en {path}. /memory unarchive trae de vuelta su contenido.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|descarga|descargas}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|me gusta|me gusta}</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|recuerdo|recuerdos}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} recuerdo</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>desde que se inició el programa se {n|ha|han} buscado {n:,} {n|página|páginas}; encontradas: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|página|páginas} de todos los chats, {mb:,.1f} MB de {most:,.0f} MB como máximo</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|página|páginas} de este chat, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} {n|token|tokens}</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} {n|token|tokens}, unos {s:,} s</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} llegó dañado: su suma de comprobación no es correcta.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} no puede ser un documento de este chat: nada entra solo en su contexto.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>No se puede cargar {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>No se puede leer {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>No se puede leer {name}: está dañado o no es lo que dice su nombre.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} no se puede usar para embeddings.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>No se puede escribir {name}.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} no puede tener una caché de tipo q8_0: sus cabezas tienen {head_sizes:g} valores, que no es múltiplo de {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} no trae plantilla de chat, así que no se sabe en qué forma se entrenó para conversar. Sus respuestas pueden ser peores de lo posible. Otro archivo del mismo modelo quizá traiga una.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>No se pudo volver a cargar {name}: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} no contiene lo que se escribió en él.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} falló.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} ha cambiado en el servidor.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} no tiene texto. Quizá esté escaneado, de modo que sus páginas son imágenes.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} es un modelo base: continúa textos, no se entrenó para conversar. Sus respuestas pueden divagar, repetirse o hablar por usted. Para conversar, elija un modelo llamado «Instruct» o «Chat».</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} es una parte posterior de un modelo en {n_parts} {n_parts|archivo|archivos}.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} es un documento {kind}, no un archivo de texto.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} supera {most} MB.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} está cargado de nuevo y el chat sigue como estaba.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} ya no está en el servidor.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} no es un archivo.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} no es un modelo de lenguaje, sino un complemento de uno.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} no es un archivo de texto.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} es del tipo «{kind}», que esta versión de llama.cpp no conoce.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} es solo para quienes tienen acceso.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} está protegido con contraseña.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} es {kind}, que aquí no se puede leer.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} no es un archivo GGUF válido.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} necesita {needed:,.1f} GiB de memoria; este equipo tiene {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} ya no tiene acceso.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} es un modelo base, según su archivo, pues no trae plantilla de chat: continúa textos, no se entrenó para conversar. Sus respuestas pueden divagar, repetirse o hablar por usted. Para conversar, elija un modelo llamado «Instruct» o «Chat».</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} convierte textos en vectores; no sabe escribir.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} {n|pasaje|pasajes}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (eliminado {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{n} chat leído de {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{n} {n|chat leído|chats leídos} de {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|edición|ediciones}, {emergencies} de emergencia; quién decide: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|archivo|archivos}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} bloque de resumen</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|bloque|bloques} de resumen</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} turno</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} {n|turno|turnos}</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>Hay que volver a leer {n} {n|turno|turnos} de este chat: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} no se puede abrir como archivo.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} es una carpeta, no un archivo de modelo.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} no es un archivo normal.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, el primero de {n} {n|archivo|archivos}</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>{ready:,} de {n:,} {n|turno|turnos} fuera del contexto {ready|puede|pueden} volver desde una página</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} El chat sigue con el perfil predeterminado.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} no está en {host}, o no para todos.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} de memoria</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Fijados y por eso no olvidados: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{used:,} de {n_ctx:,} tokens en uso ({share:.0%}), estado {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (del modelo)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: se leen {cost_text}.</translation>
        </message>
        <message>
            <source>{} ({} %)</source>
            <translation>{} ({} %)</translation>
        </message>
        <message>
            <source>{} B</source>
            <translation>{} B</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} GB</translation>
        </message>
        <message>
            <source>{} M</source>
            <translation>{} M</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} MB</translation>
        </message>
        <message>
            <source>{} TB</source>
            <translation>{} TB</translation>
        </message>
        <message>
            <source>{} When it began the model saw {}.</source>
            <translation>{} Cuando empezó la respuesta, el modelo veía: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} y {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} {0|descarga|descargas}</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|descartado|descartados}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} versión anterior</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|versión anterior|versiones anteriores}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|olvidado|olvidados}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} h {} min</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} es un documento de este chat · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} k</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} kB</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>{} me gusta</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} mensaje</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|mensaje|mensajes}</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} min</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ms</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>{} parámetros</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} pasaje</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} pasaje de</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|pasaje|pasajes}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|pasaje|pasajes} de</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} {0|resumido|resumidos}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} {0|token liberado|tokens liberados}</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} {0|token|tokens} en {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} {0|token|tokens} de contexto</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>{} tokens recibidos, {} enviados al modelo; {} permitidos.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} {0|token ya estaba|tokens ya estaban} en la caché.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} turno en KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} {0|turno volvió|turnos volvieron} para esto ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|turno|turnos} en KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · también en el mensaje</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · citado {1|del turno|de los turnos} {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · citado en el mensaje</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, por {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, turno {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. Ya no está en el contexto, así que no se comprobó: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: de los mensajes {}; {} tokens menos.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>«{text}» necesita una palabra más.</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>«{}»</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>It reads memories, turns and documents in idle time.</source>
            <translation>Lee recuerdos, turnos y documentos en reposo.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Espera en el cuadro de mensaje de su chat.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>No se pudo hacer.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>Los ajustes no se pueden guardar; valen hasta que se cierre la ventana.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Este mensaje es de otro chat.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>Lo que escribió aún no se pudo guardar.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} ya encuentra por significado</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>Continuar esta respuesta donde terminó (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Copiar mensaje</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Editar y enviar de nuevo…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Editar el mensaje anterior y enviarlo de nuevo</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Texto del modelo</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Modelo, turno {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Regenerar</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Mostrar los {} caracteres</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Razonamiento</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Llamada a herramienta, sin terminar</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>¿Por qué?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>¿Por qué? Mostrar qué sustentó esta respuesta</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>turno {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} tokens/s</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ interrumpida</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ terminada en el límite</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ en pausa: es muy larga</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ detenida</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ detenida: se repetía</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Porque ambos tratan de lo mismo</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>Por {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Dejarlos salir</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Dejarlos salir: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>No en este chat</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>En este chat ya no vuelve nada solo</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Sacarlos de nuevo del contexto; su resumen se queda</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>El modelo lo lee en el mensaje: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>Lo que el mensaje tiene en común con ellos</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Por qué: {}</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>«{}»</translation>
        </message>
    </context>
    <context>
        <name>BinDialog</name>
        <message>
            <source>Delete all…</source>
            <translation>Eliminar todo…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Eliminar para siempre</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Eliminar para siempre…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>¿Eliminar {} {0|entrada|entradas} para siempre?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>¿Eliminar «{}» para siempre?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Eliminado</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Filtrar por título</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Chat nuevo</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Ningún título coincide.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Aquí no hay nada.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Eliminado recientemente</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Esto no se puede deshacer. Lo que un chat aún usa se queda. Las copias de seguridad de la carpeta de datos lo conservan hasta que otras más nuevas las sustituyen.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Título</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>A los {} días desaparece de aquí para siempre, salvo que un chat aún lo use.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>chat</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>recuerdo</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Edición del contexto: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>ediciones rápidas</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: tras una edición, este modelo tiene que procesar de nuevo lo que queda.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>ediciones lentas</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: los turnos antiguos se pueden sacar del contexto de este modelo sin procesar el resto de nuevo.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Todos los chats están exportados</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Chat eliminado</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Chat exportado</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Exportar todos los chats</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Exportar chat</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Carpeta eliminada</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, con todo (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Carpeta nueva</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Un chat aún usa una parte, que se queda hasta que deje de usarla.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Mostrar en la carpeta</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>No se pudo hacer.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>su {} chat se queda</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>{0|su|sus} {} {0|chat se queda|chats se quedan}</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>Chats</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Eliminar carpeta, conservar sus chats</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Exportar todos los chats…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Ocultar sus chats</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Mover a carpeta</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Carpeta nueva…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Sin carpeta</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Ningún título coincide. Ctrl+F busca en lo que se dijo.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Fijar arriba</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Eliminado recientemente…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Cambiar nombre</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Mostrar sus chats</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Soltar</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Carpeta {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Carpetas</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Chat nuevo</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Anteriores</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Fijados</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Este mes</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Esta semana</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoy</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>plegada</translation>
        </message>
        <message>
            <source>open</source>
            <translation>abierta</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|chat|chats}</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, fijado</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>Las flechas mueven la línea de tiempo, Intro muestra el turno de ese punto.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Clic: mostrarlo en el chat. Rueda: zoom.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Descartados</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>En KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Panorama del chat</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>Recuperado</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>Resumidos</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Resumen</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Prompt de sistema</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|Turno|Turnos} {} de {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>tokens</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>turnos</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>Título del chat</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Nombre de la carpeta</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>escribiendo…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Conversación</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Un documento de este chat. Es demasiado largo para entrar entero en un mensaje.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Un documento de este chat: lo que un mensaje pide de él entra en el contexto, en pasajes. Haga clic para enviarlo entero en su lugar.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Adjunto: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Documento</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>No adjuntarlo</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>No adjuntar {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Entra entero en el mensaje. Haga clic para conservarlo en su lugar como documento de este chat.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>Entero</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>leyendo…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}: {}</translation>
        </message>
    </context>
    <context>
        <name>CodeView</name>
        <message>
            <source>Code</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>Copiar código</translation>
        </message>
        <message>
            <source>code</source>
            <translation>código</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>Comandos y prompts</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>Editar prompts…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompts</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>Adjuntar archivos</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Adjuntar archivos (Ctrl+Mayús+A); o soltarlos o pegarlos</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Mensaje</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Mensaje, o / para comandos</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Enviar</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Enviar (Intro)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Enviar mensaje</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Detener la respuesta</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Detener; lo escrito se conserva (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>El modelo sigue trabajando.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} todavía se está leyendo.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Un mensaje admite hasta {} {0|archivo|archivos}.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Adjuntar archivos</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>Describa lo que contiene o pegue su texto.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>Se envía una sola vez.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Solo se leyó el principio.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Texto pegado</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>No se pueden enviar imágenes.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>No se puede leer el archivo.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Los demás se dejaron fuera.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>Su mensaje se enviará después. Esc lo retiene.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>No se {0|puede|pueden} leer {} {0|archivo|archivos}.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} ya está adjunto.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} es muy largo</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Preguntando al servidor por sus modelos…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Probar la conexión</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>A la velocidad vista hasta ahora tarda unos {} s.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Traer de vuelta</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>¿Traer de vuelta {0|el turno|los turnos} {}?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>Abra ese chat: se pueden traer de vuelta en su línea de tiempo.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir ahora</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>El modelo tiene que leer {} {0|token|tokens} para eso.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Estos turnos son de otro chat.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>El turno {} ha vuelto</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Turno de vuelta|Turnos de vuelta}: {}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>como lo dejó el modelo, en {}; no se leyó nada de nuevo</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>como los dejó el modelo, en {}; no se leyó nada de nuevo</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>examinando qué sustentó esta respuesta…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>leído de nuevo de su texto, en {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>leídos de nuevo de su texto, en {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>el turno {} salió para hacer sitio</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>los turnos {} salieron para hacer sitio</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>Contexto</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>Contexto: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>Deriva: ninguna. El contexto se ha saneado: lo que salió no tiene eco en él.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Deriva: {0} nats; tras el {1} % de los últimos {2} tokens, la palabra más probable es la de un contexto limpio.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Estimado, pues el modelo está en otro servidor; corregido con lo que comunica.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>Cuánto se ha llenado el contexto del modelo. No hay ningún modelo cargado.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>Marcas: aviso, crítico, desbordado en {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>Lo que ve el modelo, en tokens:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>crítico</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>libre, reserva incluida</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>libre para una respuesta o un resumen</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>ningún modelo cargado</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>aún sin cargar</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>bien</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>desbordado</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>recuperados</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>resúmenes</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>prompt de sistema</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>el mensaje que se está escribiendo</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>los turnos del modelo</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>la respuesta que se escribe</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>aviso</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>lo que sustituye</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>sus turnos</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>saldrían {} o más por él</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>Se dejó como está y se conserva elija lo que elija aquí.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Restaurar la copia</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Empezar de cero</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>La última copia sana es del {} y contiene {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Los chats guardados están dañados</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|chat|chats}</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>Continuado el {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Mostrar lo anterior</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Cargarlo</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Usarlo</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} se ha descargado</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, y su suma de comprobación es correcta.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Descargar un modelo</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Buscar otros modelos…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>Modelos para descargar</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Modelos de licencia abierta del hub de Hugging Face. Este equipo tiene {} de memoria; el tamaño y la velocidad se estiman con un contexto de {} tokens. Las descargas continúan al cerrar esto.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Para encontrar por significado</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! cabe, pero deja poco para otros programas</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>Tras una edición, este modelo tiene que procesar de nuevo lo que queda: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>Cancelar la descarga de {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Edición del contexto: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Descargar</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>Descarga de {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>En uso</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Cargar</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reanudar</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Usar</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>unos {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>al menos {} de memoria</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>comprobando la descarga…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>en este equipo</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>en pausa en {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>ediciones lentas</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>recomendado para este equipo</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>faltan {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} de memoria</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} de {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/s</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: lento</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ cabe en este equipo</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ más de lo que tiene este equipo</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Ediciones del contexto</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>No editar</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>No editar (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>Editando el turno {} · la versión anterior se queda</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Traer de vuelta</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Traer de vuelta {0|el turno|los turnos} {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>Traer {0|el turno|los turnos} {} de vuelta al contexto</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Deshacer: traer de vuelta {0|el turno|los turnos} {}</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>Prompts…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>Guardar como prompt…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Deriva: sin medir desde la última edición.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Edición</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Ediciones del contexto</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Liberado</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Sanear</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Nada ha salido del contexto de este chat.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Lee el contexto una vez más mientras no se ejecuta nada más: después, nada de lo que salió tiene eco en él</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>Pedida por</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Mostrar en el chat</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumen</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Duración</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turno olvidado|Turnos olvidados}: {}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Cuándo</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>un comando</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>un mensaje</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>una emergencia</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>el modelo</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>el programa</translation>
        </message>
        <message>
            <source>you</source>
            <translation>usted</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>El motor se detuvo. Todo lo guardado está a salvo; inicie la aplicación de nuevo.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Cerrar este aviso</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} palabra</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|palabra|palabras}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API activa</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Cargando el modelo</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Más de este chat</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Otros programas pueden llamar a {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Mostrar los chats</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Mostrar la memoria</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir ahora</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Resumir ahora los turnos antiguos</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Resumir ahora los turnos antiguos y liberar su sitio (Ctrl+Mayús+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Probando el modelo</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Buscar un modelo</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Preguntando por sus archivos…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Volver a la lista</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>Archivos de este modelo</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>No tiene ningún archivo de modelo que se pueda descargar aquí.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licencia: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Página del modelo</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>Página del modelo {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>no indicada</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>Al escribir se consulta a {}: recibe las palabras y el nombre del repositorio que abra, nada más. Este equipo tiene {} de memoria; el tamaño y la velocidad se estiman con un contexto de {} tokens.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Elija un modelo para ver sus archivos.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Buscar un modelo</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>Más descargas</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>Más me gusta</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Nombre de un modelo, como qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>Ningún modelo GGUF coincide con «{}». Pruebe con menos palabras: el nombre del modelo y su tamaño, como gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Orden</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>Cambio más reciente</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>Buscar modelos</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Buscando…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>Mostrar más</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Tendencia</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Escriba lo que busca. Solo se muestran modelos en archivos GGUF.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Ancho de los resultados</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} y más</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} modelo</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} {0|modelo|modelos}</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>Token de acceso</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copiar enlace</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Olvidar token</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Se guarda con sus demás claves y se envía solo a este servidor, para tales modelos.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>Sus autores deciden quién lo obtiene: pida acceso en su página, con su sesión iniciada.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>Sus condiciones se aceptan en su página, con la sesión iniciada.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Guardar token</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Abrir enlace</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Un token se guarda con sus demás claves y se envía solo a este servidor, para tales modelos.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Con un token de acceso de su cuenta se podrá descargar aquí.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Repositorios encontrados</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Chats (*.json *.zip);;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Chats importados</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Elegir otro archivo…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importar chats</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>Importando chats</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>No se importó nada.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Hay un chat en la lista</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Abrirlo</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>Leyendo {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenido</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>No se pudieron importar los chats.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|chat|chats}</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{0|Hay|Hay} {} {0|chat|chats} en la lista</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} de {} {1|chat|chats}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>No se {0|pudo|pudieron} importar {} de {} {1|archivo|archivos}.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>Ir a lo más reciente</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Leyenda de la línea de tiempo: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>descartado</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>edición</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>modelo, en KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>fijado</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>recuperados</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>resumido</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>resumen</translation>
        </message>
        <message>
            <source>system</source>
            <translation>sistema</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>usted, en KV</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>¿Abrir enlace?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>¿Abrir esta dirección en otro programa?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>Modelo: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>No está en este resumen:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Reponer</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Reponer: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>El modelo la vuelve a ver desde su próximo mensaje</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API inactiva</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API activa: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>Adjuntar al mensaje</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>Copiar la dirección de la API</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Ediciones del contexto…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Ir a la parte siguiente de la ventana</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Ir a la parte anterior de la ventana</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Ir a lo que está a punto de salir</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>Ir a lo más reciente</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Cargar este modelo</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Abrir el menú de lo que tiene el foco</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parámetros de este chat…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>Prompts…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Eliminado recientemente…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Buscar recuerdos y turnos</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Mostrar u ocultar los chats</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Mostrar u ocultar la memoria</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Ancho de los chats</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Ancho del panel de memoria</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Escribir un mensaje</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Exportar la memoria</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Seguir escribiendo</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Recuerdo eliminado</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Memoria exportada</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>No se ha guardado</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>Abra ese chat: el recuerdo se puede quitar en su línea de tiempo.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Recuperado para este chat</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Recuperado de la memoria</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Mostrar en la carpeta</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Algo falló dentro del programa. Lo guardado está a salvo.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>No se pudo cambiar el recuerdo.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>Este recuerdo se recuperó en otro chat.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>Lo que ha escrito seguirá ahí cuando lo abra de nuevo.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} {1|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>Vino con el turno {} de «{}»</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Cerrar recuerdo</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Comparar versiones…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copiar texto</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Eliminar recuerdo</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Editar recuerdo</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Recuerdo: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Más de este recuerdo</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Chat nuevo</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>Parte de «{}»</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Fijar recuerdo</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Mostrar el recuerdo del que este forma parte</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Mostrar los turnos en el chat</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Mostrarlos en el chat</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>Sustituye {0|al turno|a los turnos} {} de «{}»</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Texto del recuerdo</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>Turno {} de «{}»</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Soltar recuerdo</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>turno {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Editar recuerdo</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>Es del chat abierto, y cualquier chat puede encontrarla.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Nota nueva</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Etiquetas, separadas por comas</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Texto del recuerdo</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>El modelo verá la nueva desde su próximo mensaje.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>La versión anterior se conserva y se puede comparar y recuperar.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>¿Qué hay que recordar?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Todos los chats</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Cualquier etiqueta</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>Filtrar por etiqueta: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Resúmenes</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turnos</translation>
        </message>
        <message>
            <source>any</source>
            <translation>cualquiera</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Eliminar recuerdo</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Recuerdos</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Fijar recuerdo</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Soltar recuerdo</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Encontrar también por significado…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Alto de la lista de recuerdos</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Ocultar la memoria</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Ocultar la memoria (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>No se encontró nada de «{}» con los filtros de arriba.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>No se encontró nada de «{}».</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Nada de aquí pasa los filtros de arriba.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Buscar recuerdos y turnos</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Cuando se resumen turnos antiguos, sus resúmenes aparecen aquí y se pueden buscar.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Escribir una nota</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Herramienta</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>A qué sustituye este recuerdo</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Usted</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>El modelo ya no ve este turno; sigue en el chat y se puede buscar.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>descartado</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>olvidado</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>resumido</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>Ahora sigue con {}.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>Su archivo ya no está ahí: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>Cargar {} de nuevo</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modelos en este equipo</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>{} se usó por última vez en este chat</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Añadir carpeta…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contexto</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>Descargar…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Edición</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Ediciones rápidas (surgical): los turnos antiguos salen uno a uno. Ediciones lentas (rebuild): lo que queda se lee de nuevo tras una edición. Cuál vale se prueba al cargar el modelo.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Carpeta con modelos</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Encontrado en</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Cargar</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Buscando modelos…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>Las estimaciones de memoria suponen un contexto de {} tokens.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Modelos</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modelos en este equipo</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Ningún modelo coincide con esta búsqueda.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>No se encontraron modelos.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Abrir un archivo GGUF…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Cuantización</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Cuántos tokens por segundo escribe más o menos en este equipo.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>Buscar modelos</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Tokens/s</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Usar</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>no se puede usar</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>ediciones rápidas</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>ediciones lentas</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · encuentra por significado</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Elegir un modelo</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Descargar un modelo…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Buscar un modelo…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Guía (viene con la aplicación)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>Modelo: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelos (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>Modelos en este equipo…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Sin modelo</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Abrir un archivo GGUF…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Abrir un modelo</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: un contexto de {} {1|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Respuesta a {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Comandos, chats, ajustes, recuerdos</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Lo que coincide</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Sin resultados.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Buscar comandos, chats y más</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Exportar todos los chats…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Importar chats de un archivo…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Eliminado recientemente…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Buscar comandos, chats y más</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Ajustes: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>Este chat: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>chat</translation>
        </message>
        <message>
            <source>command</source>
            <translation>comando</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>recuerdo</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>ajustes</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>Automático</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parámetros de este chat</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>el del modelo</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Vale para este chat desde el próximo mensaje. Vacío: como dice el perfil «{}».</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Como dice el perfil</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Cerrar los parámetros</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Se queda: algo se dijo después. Un chat nuevo puede tener otro.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Nombre de un perfil</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parámetros de este chat</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Guardar como perfil</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Reintentar</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>Perfiles</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>No se pueden guardar los perfiles.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Los chats y las aplicaciones conectadas usan un perfil. Los campos vacíos siguen los ajustes.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Cierre otra vez para descartar lo que ha escrito.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Eliminado: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nuevo</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Perfil nuevo</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Perfiles</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Restablecer</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Restablecido.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Guardado.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>Hay otro perfil con este nombre.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>Usar en este chat</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (copia)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (remoto)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>Elegir un archivo GGUF</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Conexión</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Archivo…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Ajustes propios</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Se guarda en el llavero del sistema si lo hay, nunca en el perfil.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clave</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelos (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Probar la conexión</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>todo lo que haya</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automático</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>sigue los ajustes</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>de los ajustes: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sí</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>hay una guardada; escriba para sustituirla</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Editar perfiles…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parámetros de este chat…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Perfil: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>El perfil de este chat: modelo, prompt de sistema, muestreo y contexto</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (remoto)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>Insertar en el mensaje</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>Nombre del prompt</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nuevo</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompts</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Prompts guardados</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Resume esto en tres frases:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>Texto del prompt</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>Las palabras entre llaves, como {text}, son huecos por rellenar.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>«{}» está eliminado.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>«{}» está guardado.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Descartarlos ahora</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Conservar esto</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Nada quedará aquí en su lugar. Siguen guardados.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir ahora</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>Esperan hasta que haya {} tokens en uso o una respuesta necesite el espacio; eso libera {}.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>Se seguirá sabiendo: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Turno a punto de salir|Turnos a punto de salir}: {}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>En el contexto</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Recuperar · {} {0|token|tokens}</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>Recuperar…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Quitar del contexto</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>está ahí en lugar de los turnos de los que habla</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>el coste</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>hay sitio para {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>demasiado largo: hay sitio para {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>Peticiones a la API</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Añadido</translation>
        </message>
        <message>
            <source>At</source>
            <translation>Hora</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contexto</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Mensajes</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Ningún programa puede llamar ahora. El interruptor está en los ajustes, en la página «{}».</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Ningún programa ha llamado todavía. Aquí aparece lo que pide cada uno.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Perfil</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>Los programas llaman a {}/v1 con la clave.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Respuesta</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Peticiones</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokens</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>, unos {} s</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Traer de vuelta · {} {0|token|tokens}</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Traer de vuelta…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Citar</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Citar este turno en el mensaje</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>no se lee nada de nuevo</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>el coste</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>no hay sitio para ellos</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>no están en esta rama del chat</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turno|turnos} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{0|se lee|se leen} {} de nuevo</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>sale {} más por ellos</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>{0|sale|salen} {} más por ellos</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>Copiar fórmula</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>Abrir enlace…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleccionar todo</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>Peticiones a la API</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copiar la clave</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Otros programas pueden llamar a {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>No se pudo iniciar la API.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Necesitan la clave.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>Dirección</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>Dirección para otros programas</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Copiar la dirección</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copiar la clave</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Ocultar la clave</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clave</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Clave para otros programas</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>Los programas para la API de OpenAI las usan como URL base y clave de API.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>Peticiones…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>Mostrar peticiones a la API</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Mostrar la clave</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>no está en marcha</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>inactiva: actívela abajo</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Elija un modelo para empezar</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Cargando el modelo…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>Abra ese chat: la edición se puede deshacer en su marca.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Preparando el contexto de este chat…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>No se pueden leer los chats guardados.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Este chat no está cargado. Selecciónelo de nuevo.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Esta edición es de otro chat.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Espere a que la respuesta esté completa.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>Esperando la respuesta en otro chat…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>editando el contexto…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>mirando {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>leyendo lo encontrado…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>resumiendo turnos antiguos…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>probando el modelo…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} ya no es un documento de este chat.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Vale para chats nuevos.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>Volver al valor predeterminado: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Elegir: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelos (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Requiere cargar el modelo de nuevo.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Restablecer</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>Restablecer {} a {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Surte efecto tras reiniciar.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automático</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>predeterminado: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vacío</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sí</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>El perfil «{}» tiene el suyo: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Ajustes avanzados</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Cargar el modelo de nuevo</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Ningún ajuste coincide con esta búsqueda.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Páginas de los ajustes</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Guardado automáticamente.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Buscar ajustes</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Buscar ajustes ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Algunos valen para chats nuevos.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Algunos cambios requieren cargar el modelo de nuevo.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Algunos surten efecto tras reiniciar.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>ocultos</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>visibles</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Avanzado ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Avanzado</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsDialog</name>
        <message>
            <source>/</source>
            <translation>/</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Comandos (en un mensaje)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Supr</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Eliminar el chat o recuerdo (en su lista)</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Izquierda, Derecha</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Recorrer los turnos (en la línea de tiempo)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Línea nueva</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Cambiar el nombre del chat</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Enviar</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Mayús+Intro</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API inactiva</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API activa</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>Filtrar chats</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>Filtrar chats por título</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>Ocultar los chats</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Ocultar los chats (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>Importar como chats</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importar chats</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>Importar chats de archivos…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Chat nuevo</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Chat nuevo (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Carpeta nueva</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Ningún programa puede llamar. Haga clic para ver los ajustes de la API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Otros programas pueden llamar a {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Ajustes (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Un pequeño modelo que viene con el programa y explica la ventana.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>Modelos de LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>En este equipo…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Abra un archivo GGUF o suelte uno en la ventana.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Abrir un archivo GGUF…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>Otros modelos para descargar…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Hablar con el guía</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Usar un modelo que ya tiene</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Usar el guía</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Actividad</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>Procesamiento del prompt</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Tiempo hasta el primer token</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Tokens del mensaje que se escribe</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Tokens por segundo</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Turnos en el contexto</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>primer token {} s</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>mensaje: {} {0|token|tokens}</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>saldrán turnos antiguos por él</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>leyendo {} de {} tokens</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>leyendo…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>deteniendo…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>pensando…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>demasiado largo para este contexto</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>espera a enviarse, Esc lo retiene</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|descartado|descartados}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|olvidado|olvidados}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} en KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>faltan {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} {0|resumido|resumidos}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} tokens/s</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} turno</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} {0|turno|turnos}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>Aplicar</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Detalle</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>No volver a mostrar</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>Cuánto detalle tiene el resumen</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>En uso: {} {0|token|tokens} ahora; con su texto se cuenta al aplicar.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>En uso: {} → {} {1|token|tokens}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Turnos más recientes que quedan como están</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Nada puede salir: todos los turnos son recientes o están fijados. Conserve menos.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir ahora</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>También el resumen anterior: {} {0|token|tokens}.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>Se está escribiendo el resumen…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>El resumen ocuparía los mismos tokens: acórtelo o conserve menos turnos.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>El resumen; se puede cambiar cuando esté escrito</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Herramienta</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Turnos que saldrían del contexto</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Turnos que conservar</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Saldría el turno|Saldrían los turnos} {}, {} {1|token|tokens}.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Volver a usar mi texto</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>Esperando al modelo…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Usted</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>La vista previa se recupera en los ajustes, en la página Apariencia</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>breve</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>detallado</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>medio</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>Umbrales del contexto</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>Las flechas recorren los turnos, Intro muestra uno en el chat.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Copiar detalles</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Cerrar aviso</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>{0|Turno sacado|Turnos sacados} del contexto: {}</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>Se completó antes de que se pudiera detener.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumen</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Turno resumido|Turnos resumidos}: {}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Qué se puede hacer</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{} {0|token liberado|tokens liberados} en {}; no se ha perdido nada</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Llamada a herramienta: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>no se encontró nada</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>llamada a herramienta</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>Modelo: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>Copiar mensaje</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Editar y enviar de nuevo</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Editar y enviar de nuevo…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Mostrar los {} caracteres</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Usted</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Usted, turno {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>turno {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>Continúa cuando vuelva a editar ese mensaje.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>Se muestra en lugar de la versión anterior.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>El mensaje editado es de otra versión.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>La otra edición no se ha perdido</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Este turno es de otra versión</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Su texto está en el cuadro de mensaje; para editar el mensaje, vuelva a su versión.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Versión siguiente</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Versión anterior</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Versión {} de {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Diferencia</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Usar de nuevo esta versión</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Versión con que comparar</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Versiones de un recuerdo</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>Qué ha cambiado desde entonces</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>versión {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Una conversación sin final</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Elija uno para empezar.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Conversaciones sin final, con modelos que funcionan en su propio equipo. ¿Con cuál quiere empezar?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>No hay ningún modelo cargado</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>Formas de empezar</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>Bienvenido a EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>¿Qué muestra el indicador?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>¿Qué pasa cuando se llena el contexto?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Cuando se llena el contexto del modelo, sus turnos antiguos se resumen y el chat continúa. La barra de arriba muestra cuánto se ha llenado; la franja de debajo, lo que el modelo aún ve; y cada resumen se puede leer y buscar a la derecha.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>Prompts</translation>
        </message>
    </context>
</TS>
