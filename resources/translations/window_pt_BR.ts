<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> e mais {}</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(Está na lixeira: /memory restore a traz de volta.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: outra a cada vez.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: todas, se houver GPU.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach precisa do nome de um arquivo.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export precisa do nome de um arquivo.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import precisa do nome de um arquivo.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore mostra o que há nela.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune precisa de um limite de 0 a 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach precisa do número de um documento.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit precisa do número de uma mensagem e do que ela deve dizer.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive precisa de uma importância, um número de dias e um arquivo.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore mostra o que há nela.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search precisa de palavras para procurar.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show precisa do número de uma lembrança.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive precisa de um arquivo.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model precisa do nome de um arquivo de modelo.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files precisa do nome de um repositório: autor/nome.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find precisa de palavras para buscar.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version precisa do número de um turno e do da versão dele.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 sempre pega o token mais provável. Vazio: o que o modelo recomenda, senão 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: qualquer uma livre.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 edição, {emergencies} de emergência; quem decide: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 ou 2: esta versão do Mirostat escolhe, só após a temperatura. 0: desligado. Vazio: o que o modelo recomenda, senão 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: só programas deste computador. 0.0.0.0: todos na rede.</translation>
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
            <translation>Um arquivo GGUF com que lembranças, o que saiu do contexto e trechos de documentos são achados também pelo significado. Vazio: só por palavras.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Um arquivo GGUF com o vocabulário de um modelo remoto, para contar com exatidão.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Um cartão diz quais turnos vão sair e o que continua conhecido; enquanto isso, você pode continuar escrevendo. Em “Estouro a partir de”, ou sem espaço para a resposta, eles saem mesmo assim: nenhuma resposta para por isso.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>Um contexto de {n_ctx:,} tokens precisa de {needed:,.1f} GiB de memória; este computador tem {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>Um contexto de {n_ctx:,} tokens precisa de {needed:,.1f} GiB de memória; {available:,.1f} GiB estão livres.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>Um contexto de {n_ctx} tokens é pequeno demais.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>Já existe um arquivo {name}.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>Uma lembrança não pôde ser recuperada ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Um modelo em outro servidor não pode continuar uma resposta.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>Um trecho não pôde ser lido ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>O nome de um programa tem de 1 a {most} {most|letra|letras}.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Um prompt precisa de um nome.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Um prompt precisa de um texto.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>Já existe um prompt “{name}”.</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Uma resposta que duas das últimas mensagens receberam não é começada de novo, a resposta a uma pergunta não é dada a outra, nem uma pergunta é devolvida repetidamente como a própria resposta: modelos pequenos continuam assim se não for evitado.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>Não há conexão segura com o servidor.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>Não há conexão segura com {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Um servidor responde ali, mas não lista modelos (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Um resumo pode ser mantido, encurtado ou descartado, não “{arguments}”.</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>Acima de 0 (0,8 é o usual), evita que uma resposta repita sequências inteiras de tokens, quanto mais longas mais. 0: desligado.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>Acima de 1, tokens repetidos ficam menos prováveis. Vazio: o que o modelo recomenda, senão 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Aceite as condições na página do modelo e informe aqui um token de acesso da sua conta.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Agir até 5 % de n_ctx depois se as mensagens são curtas, e até 5 % antes se são longas.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>Adaptar ao chat</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Acrescente uma destas: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Mais nomes de host</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Endereço</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>O modelo dá a um novo chat um nome de poucas palavras após a primeira troca, em repouso. Nunca muda um nome que você deu. Desligado: os chats levam suas primeiras palavras.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>Páginas web permitidas</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>Uma API compatível com a OpenAI enquanto a janela está aberta.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>Um plano de edição foi recusado ({error}); o contexto é reconstruído em vez disso.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Mostrar antes que turnos saiam</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>Outro modelo foi carregado nesse meio-tempo.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>Outro programa está usando o banco de dados dos chats.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Responde sem pensar antes em voz alta, em muitos idiomas.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Responde sem pensar antes em voz alta; prosa simples.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Aparência</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Peça a ele para continuar em uma mensagem.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>São mantidos no máximo {most} prompts.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Anexe uma parte, ou o texto dele.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Anexe a parte que importa.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automático</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Comece um novo chat para ter outro.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Breve</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Respostas breves</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Traga menos turnos de volta, desafixe alguns, ou carregue o modelo com um contexto maior.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>Trazer de volta o turno {}</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Trazer de volta {0|o turno|os turnos} {}</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Traga-a de volta primeiro.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Trazer os turnos de volta</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>Pelas chaves da tabela de configurações, como sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>Por palavras</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Tipo de cache</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Mude um deles.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>O chat {number} está de novo na lista: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>O chat {number} não está na lixeira.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>O chat {number} foi gravado em {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Chats na lixeira; depois de {days} dias somem de vez:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Confira o endereço e o modelo no perfil.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Verifique se ele ainda está lá e se você pode lê-lo; depois, anexe-o de novo.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Verifique se o disco está conectado, tem espaço livre, e se você pode gravar nele.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>Verifique se o disco com {data_dir} tem espaço livre e permite gravação.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>Verifique se o disco com {parent} tem espaço livre e permite gravação.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Verifique se é possível gravar na pasta de modelos e tente de novo.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Verifique se este computador está on-line e tente de novo.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Confira o endereço do hub de modelos nas configurações, na página “Downloads”.</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>Escolha --n-ctx {n_ctx_step} ou mais.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Escolha o arquivo GGUF de um modelo de embedding, ou nenhum.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Escolha um arquivo JSON exportado aqui, ou o arquivo zip da exportação do ChatGPT ou do Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>Escolha um arquivo dentro dela.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Escolha um arquivo.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Escolha um --n-ctx menor.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Escolha um contexto menor.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Escolha um modelo menor ou um contexto menor.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Escolha outro disco.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Escolha outro arquivo no perfil, ou nenhum.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Escolha outro arquivo.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>Escolha outra pasta com --data-dir.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Escolha outra pasta.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Escolha outro modelo, ou uma versão mais nova deste programa.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Escolha outro modelo.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Escolha outro modelo. Este pode ser o modelo de embedding com que as lembranças são buscadas.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Escolha outro modelo; uma versão mais nova do programa talvez saiba onde ele está.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Escolher outro modelo…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Escolha outro nome ou pasta.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Escolha outro nome.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>Escolha outra com --data-dir.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Escolha outro.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Escolha outra porta, ou feche o programa que a usa.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Escolha outro.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Escolha um primeiro.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Escolha uma delas.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Escolha o tipo de cache f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>Escolha a primeira parte.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Escolha o próprio modelo.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Limpar</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Feche-o e tente de novo.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Feche-o primeiro, ou escolha outra pasta com --data-dir.</translation>
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
            <translation>Condensar</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Consolidar a partir de</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Consolidar lembranças antigas</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contexto</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Limite de contexto</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Contexto de outros servidores</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Tamanho do contexto</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Continue o chat e recupere-a depois, ou carregue o modelo com um contexto maior.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Continuar a última resposta</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Converta-o de novo.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Copie-o inteiro do site: ele tem letras e dígitos, sem espaços.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copiar texto</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Corrija as mensagens e envie-as de novo.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>Não foi possível baixar o modelo</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>Não foi possível exportar</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>O servidor não deu resposta</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>Não foi possível importar os chats</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>Não foi possível abrir espaço no contexto</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>Não foi possível abrir o chat</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>Não foi possível abrir os chats</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>Não foi possível abrir a pasta de dados</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>Não foi possível abrir o modelo</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>Não foi possível abrir a janela</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>Não foi possível ler ou guardar os chats</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>Não foi possível ler a chave</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>Não foi possível ler os perfis</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>Não foi possível ler os prompts</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>Não foi possível ler as configurações</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>Não foi possível restaurar o contexto</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>Não foi possível salvar os perfis</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>Não foi possível salvar os prompts</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>Não foi possível salvar as configurações</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>Não foi possível enviar a mensagem</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>Não foi possível iniciar a API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>Não foi possível guardar a chave</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>Não foi possível desfazer a edição</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>Não foi possível usar a lembrança</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Contadores para o Prometheus em /metrics, para quem tem a chave.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Contar e aparar levou {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Crítico a partir de</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>Comprimento permitido DRY</translation>
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
            <translation>Janela DRY</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Padrão</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Detalhado</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>Você quis dizer {base}/v1?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>Você quis dizer {near}?</translation>
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
            <translation>Baixe-o ou copie-o de novo, ou escolha outro.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Baixe-o ou copie-o de novo.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Obtenha o arquivo com um navegador e abra-o aqui.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Downloads</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Deriva de um contexto editado</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Solte um arquivo de texto.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Descartar</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>Descartar os mais antigos</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Descartar até aqui</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Edite outra.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Método de edição</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Editar a última mensagem</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Editar o perfil…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Modelo de embedding</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Informe no perfil um endereço como http://proxy.example:3128, ou “none”.</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Informe a correta no perfil.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Exporte-o de novo.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Exporte o que importa e inicie com --restore-backup para voltar ao último backup íntegro.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Exporte seus dados de novo.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Acha o que foi dito pelo significado: com outras palavras e em cerca de cem idiomas.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Pastas com modelos</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Tamanho da fonte</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Para máquinas com muita memória, de preferência com GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Libere espaço e retome o download.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Libere espaço e tente de novo.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>Libere espaço no disco com {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Respostas novas</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>De tudo o que o modelo viu, e de nada em particular.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>Das frases</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>Das frases (sentences): o que foi contado, com as próprias palavras, na hora. Das notas do modelo (model): ele as escreve após cada troca enquanto nada mais roda. Quando turnos saem (late): o modelo escreve então um resumo. Automático: quando turnos saem, para modelos em outro servidor; senão, das frases.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>Das notas do modelo</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Bom em perguntas do dia a dia, em muitos idiomas.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Peça para condensá-la, envie o final dela, desafixe turnos, ou carregue o modelo com um contexto maior.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Tempo limite do cabeçalho</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Reparar a partir de uma deriva de</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>Quanto as próximas palavras podem se afastar das de um contexto limpo, como divergência KL em nats, antes que ele seja reparado.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Com que rapidez o Mirostat aprende. Vazio: o que o modelo recomenda, senão 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>Com que rapidez a penalidade cresce com o tamanho do que se repete.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>Quão prováveis os tokens devem ser para o XTC deixá-los de fora; um sempre fica, e acima de 0,5 todos ficam. Vazio: o que o modelo recomenda, senão 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Que tamanho um resumo pode ter: breve 200, médio 500, detalhado 1.000 tokens.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Quantas lembranças de um tipo são consolidadas em uma.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>Mensagens que last_turns mantém.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>Mensagens que sliding_window mantém.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>Quantos dos turnos mais novos ficam palavra por palavra.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>Quantos dos últimos tokens da resposta o DRY observa; -1: tantos quanto o contexto tem.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Quantos dos últimos tokens da resposta a penalidade observa; -1: tantos quanto o contexto tem. Vazio: o que o modelo recomenda, senão 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>Quantas respostas são escritas nos mesmos lotes, no único contexto do modelo. 0: conforme os núcleos do processador e o contexto. 1: uma depois da outra.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Tokens da janela que um chat ocupa. Deixe vazio para não haver limite.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>Com que frequência os tokens mais prováveis são deixados de fora, para respostas que surpreendem; 0: nunca. Vazio: o que o modelo recomenda, senão 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Como os resumos são feitos</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Quão surpreendentes podem ser os tokens que o Mirostat busca. Vazio: o que o modelo recomenda, senão 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Tempo limite ocioso</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>Em MB, para todos os chats juntos; o que não serve há mais tempo sai primeiro. 0 não mantém nenhuma.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>Em repouso, resumos que ficaram muitos viram sessões, temas e panoramas. Abaixo, ficam como estão.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>O contexto é lido mais uma vez enquanto nada mais roda, e então reparado.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Enquanto nada roda, escrever o resumo que será necessário, para que ninguém espere por ele.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>Em megabytes; uma maior é recusada.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>Em pixels na escala de 100 %.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>No arquivo: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>Tokens, para perfis remotos que não dizem o seu.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>Em tokens.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>Em tokens. 0: até o modelo encerrá-la.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>Em tokens; então ela espera até você continuá-la. 0: quatro vezes o contexto, não antes de 16.384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Instale um Python mais novo.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Instale de novo.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Instale de novo.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>Instale essa versão de novo, ou escolha outra pasta com --data-dir.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Instale essa versão para lê-lo.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>Ele está em execução, e o endereço no perfil está certo?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Ele responde (em {}), mas não tem o modelo “{}”. Tem: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Ele responde (em {}), e não lista modelos: há algum carregado lá?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Ele responde (em {}). Modelos: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Veio de “{}”.</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Ele não tem arquivo de modelo que possa ser baixado aqui.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>Está em {path}: corrija lá ou mova esse arquivo para começar com os padrões.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Ele pode estar danificado, ou ser de um tipo que esta versão não conhece.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Ele pode estar danificado.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Ele pode ter sido excluído.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Ele talvez ainda esteja carregando. Pergunte de novo.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>Ele deve começar com https://. Mude-o nas configurações, na página “Downloads”.</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>Ele foi excluído. Baixe-o de novo.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>Ele foi deixado como está. Inicie com --restore-backup para deixá-lo de lado e usar o último backup íntegro.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>Ele não foi mantido. Escolha outro modelo, ou obtenha uma versão mais nova do programa.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>Ele não foi mantido. Escolha outro modelo.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>A resposta dele está nos detalhes. Confira o perfil.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>O contexto dele é menor do que diz o perfil: reduza o limite de contexto do perfil.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Configurações próprias</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Manter o que foi lido</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Manter</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Manter posições</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Manter posições (gap): sem trabalho para o modelo. Juntar (shift): uma edição não deixa lacunas.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Manter turnos recentes</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Guardar resumos na memória</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>Manter a primeira mensagem e o que cabe</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Manter os últimos turnos</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>Manter as mensagens mais novas</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>As mensagens ou turnos mais novos (sliding_window, last_turns: tantos quanto dito abaixo), o que cabe (token_budget), com a primeira mensagem do usuário (smart), com um resumo das antigas (summarization), ou nada disso: a solicitação é recusada (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Manter o que cabe</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Chave</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
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
            <translation>Grande, mas rápido para o seu tamanho: só um décimo trabalha em cada palavra.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texto maior</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>Maior solicitação</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Últimos turnos</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>Camadas na GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Deixar comigo</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Menos: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Deixar o modelo escolher</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Deixar o modelo responder de novo (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licença: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Claro, escuro, ou o que o sistema diz.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Carregue-o na janela no lugar do outro, ou feche o que mais ocupa memória.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Carregue um e envie de novo.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Carregue o modelo com um contexto maior, ou comece um novo chat.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Carregue o modelo com um contexto maior, ou encurte o prompt de sistema.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Carregue o modelo com um contexto maior, ou desafixe turnos.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Carregue o modelo com um contexto maior.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>O carregamento de {name} foi interrompido.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>História longa</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>Resposta mais longa</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Veja os itens dela de novo.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>O exame do arquivo de modelo {name} demorou demais e foi interrompido.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>Torne {path} legível ou mova o arquivo para começar com os valores padrão.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Gerenciar o contexto</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Contexto manual</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Contexto manual: está {share:.0%} cheio. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Medir</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Medir e reparar</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>As lembranças são buscadas só por palavras.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Lembranças na lixeira; depois de {days} dias somem de vez, a menos que um chat ainda as use:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memória</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>A lembrança {memory_id} já está no contexto.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>A lembrança {memory_id} não está no contexto.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>A lembrança {number} pertence ao chat {chat}, que está na lixeira.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>A lembrança {number} voltou: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>A lembrança {number} não está na lixeira.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Lembrança {number}, turno {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Lembrança {number}, turnos {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Lembrança {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>Máximo de mensagens</translation>
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
            <translation>Modelo e motor</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>Arquivo do modelo</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Hub de modelos</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>Modelos em outros servidores não podem ser usados aqui.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>Modelos que conhecem ferramentas são informados, na língua deles, de uma busca na memória, e podem chamá-la. Modelos pequenos fazem isso sem ninguém pedir. O guia sempre pode.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Médio</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Mais: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>Principalmente: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimento</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Mova-o para começar com os padrões.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Mova-o, ou escolha outra pasta com --data-dir.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Indique uma resposta pelo número do turno dela.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>Indique outro com --model, ou instale de novo.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Dar nome aos chats</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Nomes pelos quais este computador pode ser chamado, separados por vírgulas; o endereço dele sempre vale.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Nem a chave nem as mensagens são enviadas para lá. Se confia nele, coloque-o no perfil.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Novo chat</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>Nenhum modelo GGUF corresponde a “{words}”. Tente com menos palavras.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>Não há nenhum chat na lixeira.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>Nenhum chat está aberto.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Sem limite</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Nenhuma lembrança está abaixo dessa importância e é mais antiga que isso.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>Não há nenhuma lembrança na lixeira.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>Nenhum modelo está carregado.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>Nenhuma página é mantida (paging.budget_mb é 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Nenhum programa tem chave própria. /api key NOME cria uma.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Nenhum programa “{name}” tem chave.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Nenhum destes turnos está no contexto e livre para sair.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>Nem todos esses turnos têm página</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Agora não</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>Nada mais volta sozinho neste chat; os parâmetros dele permitem que volte de novo.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>Nada encontrado para “{words}”.</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>Não há nada no contexto que tenha voltado sozinho.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>De um servidor remoto, como http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Desligado</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Desligado: um resumo fica só no contexto; na memória, vai direto para a lixeira.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Desligado: um contexto cheio encerra a resposta com um aviso.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Ligado</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>Em outro servidor</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>Nesta máquina</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>Nesta máquina, um arquivo GGUF, ou vazio para o que está carregado; em outro servidor, o nome dele lá.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Um turno deste chat precisa ser relido: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Só os k tokens mais prováveis; 0: todos. Vazio: o que o modelo recomenda, senão 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Só os tokens mais prováveis que formam esta parte. Vazio: o que o modelo recomenda, senão 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Só tokens pelo menos tão prováveis, em relação ao melhor. Vazio: o que o modelo recomenda, senão 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Abrir um modelo</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Aberto até os dados de treinamento; pensa se for pedido.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Abra-o no programa em que foi criado, e salve-o de novo.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Abra-o, copie o texto e cole-o.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Abra o chat dele.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Abra um primeiro.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Abra o chat de novo.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Ordem dos amostradores</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>Origens como https://example.org, separadas por vírgulas. Vazio: nenhuma.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Estouro a partir de</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Páginas em disco</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Solicitações por vez</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Uma parte deste chat precisa ser relida: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Cole a parte que importa.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Pausar uma resposta após</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Fixar: nunca resumir nem descartar</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Porta</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Prévia de “Resumir agora”</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Projetor para imagens</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Fornecer números</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Coloque todos em uma mesma pasta.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Rápido para o seu tamanho: um sétimo trabalha em cada palavra.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Citar as linhas</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Citado para isso {0|do turno|dos turnos} {}, {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Citado {0|do turno|dos turnos} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Citado para isto {0|do turno|dos turnos} {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Aleatória</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>Ler {name} demora demais.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>Ler {name} exige memória demais.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Recuperar</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Recuperar no início de um chat</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Recuperado da memória</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Reconheça primeiro o texto com outro programa (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Recusar</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Recusar a partir de</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Vezes que foi recusada: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Gerar de novo a última resposta</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Remova outra lembrança recuperada, desafixe turnos, ou carregue o modelo com um contexto maior.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Remover do contexto</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Repare o arquivo, ou mova-o para começar com o padrão.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Repare o arquivo, ou mova-o para começar sem nenhum.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Penalidade de repetição</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Janela de repetição</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Reserva para a resposta</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>Solicitação {} a “{}”, {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>Solicitação {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Uma solicitação com mais é recusada.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Restaurar o tamanho do texto</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Restaure primeiro esse chat: /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Espaço para o que volta</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>Execute o EthervoxGUI a partir do código-fonte: packaging/run.sh o compila para o computador em uso.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>Sequências de tantos tokens podem ser repetidas livremente.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Amostragem</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Salve uma cópia sem a senha, e anexe essa cópia.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Pesquisar</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>São vasculhadas além das de outros programas; separadas por ;.</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Segundos que um servidor remoto pode ficar em silêncio.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>Segundos em que uma solicitação deve dizer o que quer.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>Segundos sem um byte do corpo de uma solicitação.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>Veja /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>Veja /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>Veja /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Veja todas as chaves no README.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>Veja a linha do tempo.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Semente</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Envie uma mensagem.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Envie de novo.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Envie-o em partes.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Enviar o final</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Envie o final dela, ou carregue o modelo com um contexto maior.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Envie a mensagem de novo, ou dê mais tempo ao servidor no perfil.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Envie a mensagem de novo; se o problema continuar, verifique o servidor.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>Separados por ;; o que não é citado não é usado. Vazio: o que o modelo recomenda, senão penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Atender outros programas</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Servidor</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Parte de n_ctx em que o estado passa a “aviso”.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Parte de n_ctx em que os turnos antigos são resumidos.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>Parte de n_ctx em que os turnos mais antigos são descartados na hora; as linhas do que você contou ficam.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Parte de n_ctx que os turnos que voltaram sozinhos podem ocupar.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Parte do contexto em que a estratégia age.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Parte que não pode ser ultrapassada nem depois dela.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Encurtar</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Encurte-o.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Encurte-as, desafixe turnos ou carregue o modelo com um contexto maior.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Mostrar no chat</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Mostrar lembrança</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumo</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Janela deslizante</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Pequeno, para perguntas curtas e máquinas mais antigas.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Pequeno, em muitos idiomas, com um contexto muito longo.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texto menor</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Sóbrio e profissional, em doze idiomas.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Algo deu errado</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>Algo deu errado dentro do programa.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Algo deu errado dentro do programa. O que estava guardado está seguro.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Inicie o programa de novo.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Parar a resposta, ou ocultar o porquê dela</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Parado.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Forte em pensar; rápido para o seu tamanho.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Resumir</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Resumir (automatic): em “crítico”, os turnos antigos são resumidos. Deixar o modelo escolher (model): as linhas do que você contou ficam de qualquer forma. Descartar os mais antigos (shift): sem resumo. Deixar comigo (manual): nada sai sozinho; você é avisado, e o que não encontra espaço é recusado.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Resumir com antecedência</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>“Resumir agora” mostra o que sairia e o resumo antes que algo aconteça.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Resuma turnos antigos (/context summarize), descarte os mais antigos (/context shift) ou os menos importantes (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Resumir as antigas</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Resumir até aqui</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Detalhe do resumo</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Resumo dos turnos que voltam</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Resumo {0|do turno|dos turnos} {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>O resumo {} da memória fica no lugar das antigas.</translation>
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
            <translation>Prompt de sistema · o do próprio modelo</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Ocupa pouca memória para um contexto longo.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Temperatura</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>Texto em UTF-8 pode ser enviado.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Texto, Markdown, código, CSV, HTML, PDF, DOCX e EPUB podem ser anexados.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>Isso não é um token de acesso.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>A API não pôde ser iniciada.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>A chave da API está vazia: qualquer um poderia entrar.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>O arquivo GGUF com que o modelo vê as imagens que outros programas enviam. Vazio: o da sua pasta que tem mmproj no nome e serve.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>O arquivo GGUF com que começar. Vazio: o guia incluído.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>O esquema JSON não pode ser usado: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>O endereço de um servidor assim costuma terminar em /v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>O endereço do hub de modelos não serve: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>O endereço consultado quando você busca modelos; o de um espelho, se tiver um.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>O endereço {host}:{port} não pode ser usado.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>O arquivo {name} não pôde ser gravado, então nada foi movido.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>O backup {name} não pôde ser colocado no lugar.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Falta o modelo incluído.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>As células das conversas dos programas são paginadas dentro de paging.budget_mb, para que nenhuma seja lida duas vezes, nem após reiniciar. Desligado: nada delas é gravado.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>Não é possível gravar no banco de dados dos chats.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>O banco de dados dos chats está danificado, ou não é um banco de dados.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>O banco de dados dos chats está danificado; o que você vê pode estar incompleto.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>O chat mudou desde que este resumo foi escrito.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>O chat é lido de novo antes da próxima resposta.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>O modelo de conversa de {name} nunca termina.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>O modelo de conversa de {name} usa mais memória do que qualquer conversa.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Os chats não podem ser guardados em {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>Não foi possível fazer backup dos chats antes de atualizar o arquivo deles, então nada mudou.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Os chats foram restaurados do backup de {when}.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Os chats foram guardados por uma versão mais nova deste programa.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>A conexão caiu ao baixar {name}.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>O contexto não pôde ser restaurado.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>O contexto está reparado: o que saiu não ecoa mais nele.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>O contexto está cheio demais para testar a resposta de novo.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>O contexto foi reconstruído após uma edição falhar ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>O contexto foi reconstruído após uma falha do motor ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>O contexto foi reconstruído porque turnos não puderam voltar ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>A conversa continuou nesse meio-tempo.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>A conversa é apresentada a ele como texto simples, com “User:” e “Assistant:” antes de cada mensagem.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>Não é possível gravar na pasta de dados {path}.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>O banco de dados não conseguiu fazer isto: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>O disco está cheio, então isto não pôde ser salvo.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>O download falhou.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>O download foi recusado: o endereço não é seguro.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>O modelo de embedding {name} não está lá.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>O motor parou após uma falha dentro do programa; o que estava guardado está seguro.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>O arquivo anterior foi mantido como {name}.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>O arquivo pode estar danificado, ou ser de uma versão mais nova.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>O arquivo {name} não pôde ser lido.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>O arquivo {name} não pôde ser gravado.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>O arquivo {name} não contém chats que possam ser lidos.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>O arquivo {name} não é um arquivo de lembranças legível.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>O arquivo {name} foi gravado por uma versão mais nova deste programa.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>A primeira mensagem de um chat traz ao contexto os resumos que combinam com ela, de outros chats com o mesmo modelo. São citados, mostrados na linha do tempo, e podem ser removidos.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>A chave não pode ser guardada em {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>A chave de {name}, mostrada só desta vez: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>Da janela. Os chats mantêm o deles; headless e a API falam inglês.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>A última resposta não está mais no contexto, então não pode ser continuada.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>A lista de modelos para baixar não pode ser lida.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>A mensagem a responder tem {n_tokens:,} {n_tokens|token|tokens}; este contexto não tem espaço para ela.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>O modelo não conseguiu fazer isto: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>O modelo não conseguiu continuar</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>O arquivo de modelo {name} não pode ser usado: ele derruba o llama.cpp.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>O arquivo de modelo {name} está danificado.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>O arquivo de modelo {name} está vazio.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>O arquivo de modelo {name} tem um formato antigo demais.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>O arquivo de modelo {name} está incompleto: termina cedo demais.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>O arquivo de modelo {name} foi cortado enquanto estava em uso.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>O arquivo de modelo {path} não pode ser lido.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>O modelo tem {n_parts} {n_parts|arquivo|arquivos}, e falta {name}.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>O modelo pode buscar</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>O modelo roda em outro servidor: a conversa é editada por mensagem e enviada inteira.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>O modelo não viu nada antes da pergunta.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>O modelo teria dito o mesmo sem nada disso.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>O último modelo usado não está lá: {path}. O guia o substitui. Quando o disco ou a pasta voltar, escolha o modelo ou inicie de novo; ele continua sendo a sua escolha até você escolher outro.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>O modelo {name} não consegue calcular uma resposta.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>O modelo {name} não pôde ser carregado.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>O começo próprio do modelo</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>O nome pelo qual os programas o chamam.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>O nome de um prompt é uma linha de até {most} caracteres.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Com que nome a chave do servidor remoto fica no chaveiro.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>A rede talvez peça login antes: abra um navegador e tente de novo.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>Os turnos mais novos não deixam espaço para esta lembrança.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>As páginas deste chat não podem ser usadas; ele é lido de novo: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>A imagem não pode ser salva em {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>O perfil “{name}” e as configurações gerais se contradizem. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>O perfil “{profile}” indica outro modelo: o chat continua com o padrão.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>O perfil “{profile}” deste chat não existe mais; o chat continua com o padrão.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>Os perfis não podem ser guardados em {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>Os perfis em {name} não podem ser lidos: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>O programa está fechando.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>O prompt não cabe no contexto do modelo.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>Os prompts não podem ser guardados em {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>Os prompts em {name} não podem ser lidos: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>O proxy do servidor remoto não pode ser usado.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>O servidor remoto não aceita mais solicitações por enquanto (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>O servidor remoto não pode ser acessado.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>O servidor remoto não respondeu a tempo.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>O servidor remoto não aceita a chave ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>O servidor remoto falhou ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>O servidor remoto falhou enquanto escrevia.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>O servidor remoto falhou: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>O servidor remoto não tem o modelo “{model}” neste endereço (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>O servidor remoto redireciona para outro endereço ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>O servidor remoto recusou isto ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>O servidor remoto exige uma chave ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>A resposta terminou cedo: o modelo não conseguiu continuar.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>A resposta enche todo o contexto e teve de terminar aqui.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>A resposta não está mais no contexto, então não pode ser testada de novo.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>A resposta foi recomeçada, pois o modelo ia repetir a si mesmo ou a mensagem, como antes.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>O resultado no turno {} era longo demais: são lidos {} dos seus {} {2|token|tokens}; a memória {} tem tudo.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>O resultado da chamada {} era longo demais: ficaram {} dos seus {} {2|token|tokens}.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>O roteiro tem uma diretiva desconhecida “!{}”.</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>O roteiro {} não pode ser lido.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>“!why” do script não encontra nenhuma mensagem para a qual turnos tenham voltado.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>Não se entende “!{}” do roteiro.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>A busca falhou.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>O servidor neste endereço não é compatível com a OpenAI.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>O servidor não pode ser acessado.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>O servidor está ocupado demais agora.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>O servidor não informa soma de verificação para {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>O servidor se recusa a entregar {name}.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>O servidor enviou outra coisa em vez de {name}.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>A configuração {key} não serve: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>As configurações não podem ser lidas.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>As configurações não podem ser guardadas em {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>O arquivo de configurações {name} está danificado.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>O menor que conversa; roda em qualquer máquina.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>O prompt de sistema deste chat fica: algo foi dito depois dele.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>O chaveiro do sistema não funciona ({error}). Enquanto isso, as chaves ficam em {path}, que só você pode ler.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>O chaveiro do sistema está bloqueado.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>O texto de um prompt tem até {most} caracteres.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>Os turnos não cabem no contexto como está, então ele é reconstruído</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>O vocabulário de {name} não pôde ser carregado.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>Não há mensagens nesta exportação.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>Não há turnos de {start} a {end}.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>Neste chat há turnos de 0 a {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>Há {n} {n|versão|versões} do turno {turn}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Há: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>Não há backup dos chats que possa ser restaurado.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Ainda não há backup: exporte o que importa e mova o arquivo para recomeçar.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>O chat {chat_id} não existe.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>O comando “{text}” não existe.</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>Não há edição deste chat para desfazer.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>A lembrança {memory_id} não existe.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>A lembrança {number} não existe.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>Não há mensagem que possa ser respondida de novo.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>Não há arquivo de modelo com esse nome.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>O arquivo de modelo {path} não existe.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>O perfil “{name}” não existe.</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>Não há espaço para estas instruções junto do que precisa ficar no contexto.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>Não há espaço para turnos de {n_coming:,} {n_coming|token|tokens}: são {needed:,} a mais.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>Não há espaço para mais {incoming:,} {incoming|token|tokens}: {n_used:,} de {n_ctx:,} estão em uso.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>A configuração “{key}” não existe.</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>Essa pasta não existe.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>Não há essa resposta neste chat.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>Esse turno não existe neste chat.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>Não há resumo.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>Não há texto neste arquivo.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>O turno {number} não existe.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>Não há memória para {name} ao lado do modelo do chat: precisa de {needed:,.1f} GiB, {free:,.1f} estão livres.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>Não há espaço suficiente no disco para {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>Não há espaço suficiente no disco para {name}; são necessários {needed:,.1f} GB e {free:,.1f} GB estão livres.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>Não há nada para esvaziar: no contexto só está o que nunca sai.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>Não há nada para reparar: o contexto está como seria lido agora.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>Não há nada para reparar: com este modelo, toda edição lê o contexto de novo.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>Não há nada para remover: todos os turnos são recentes, importantes ou fixados.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>Não há nada para enviar.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>Há uma versão do turno {turn}.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>Não havia espaço para um contexto de {n_ctx:,} tokens para {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Estes chats estão abertos em outro EthervoxGUI.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Eles já estão no contexto.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Pensa antes de responder e ainda assim é pequeno.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Pensa antes de responder, em inglês e chinês; rápido para o seu tamanho.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Pensa antes de responder, em qualquer máquina.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Pensa antes de responder; bom para tudo em máquinas comuns.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Pensa antes de responder; melhor em perguntas longas e difíceis.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Pensa antes de responder; feito para textos longos.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Pensa muito e em voz alta; para contas e enigmas.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>Este Python traz SQLite {sqlite_version}, mas é preciso 3.34 ou mais novo.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Isto não pode ser enviado ao servidor remoto: contém meio caractere, ou algo que não é um número.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Este chat não termina com uma resposta que possa ser continuada.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Este chat não tem um documento {number}.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>Este chat não tem documentos. /attach ARQUIVO anexa um.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Este chat usou por último {model} com um contexto de {n_ctx:,} tokens. Agora continua com {model_2} e {n_ctx_2:,}.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Este chat não cabe mais no contexto, então turnos antigos tiveram de sair.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>O que este chat define de outro modo não vale agora. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>Este contexto de {n_ctx:,} tokens é pequeno demais: o prompt de sistema tem {system:,}, e {reserve:,} são reservados para uma resposta e um resumo.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Este arquivo de chats se contradiz.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Este arquivo de chats está incompleto.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Esta instalação está incompleta: faltam os recursos dela.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>Isto não é texto.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>Esta máquina não tem esse endereço. Use 127.0.0.1 para os programas dela e 0.0.0.0 também para outras máquinas.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>Esta lembrança ocupa {n_tokens:,} {n_tokens|token|tokens}; há espaço para {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Esta mensagem tem {incoming:,} {incoming|token|tokens}; neste contexto cabem no máximo {limit:,}.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Esta mensagem tem {n:,} {n|caractere|caracteres}; é demais para condensar em {n_ctx:,} tokens.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>O modelo de conversa deste modelo não pode ser usado ({error}), então é usado ChatML.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>O modelo de conversa deste modelo não pode ser usado ({error}), então é usado texto simples.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>O contexto deste modelo só pode ser reconstruído</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>O contexto deste modelo não pode ser examinado em partes: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>Os turnos deste modelo não podem ser paginados:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Este processador é antigo demais para a versão instalada: falta {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>Este resumo ocupa {n_block:,} {n_block|token|tokens}, e ficaria no lugar de turnos de {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Isto tira {turns} e {blocks} do contexto, {n_tokens:,} {n_tokens|token|tokens}; eles continuam guardados e podem ser buscados. Use /context clear yes para fazer isso, ou /context clear forget para que não reste eco deles no que fica.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Este texto tem {n_tokens:,} {n_tokens|token|tokens}; um vetor é feito de no máximo {most:,}.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Threads</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Threads para o modelo. 0: uma por núcleo; só uma para um modelo minúsculo.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Tempo limite</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Linha do tempo dos turnos: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Minúsculo, para textos curtos em inglês nas menores máquinas.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Para recomeçar, tire {file_name} de {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>O backup de hoje dos chats não pôde ser feito.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Tokens mantidos livres para uma resposta; no máximo um oitavo da janela.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Tokens de contexto, n_ctx; arredondado para cima até um múltiplo de 256. Vazio: aquilo para que o modelo foi treinado, no máximo 8.192; 1.024 para o guia.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Ferramenta</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Chamada de ferramenta</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Chamada de ferramenta, inacabada</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Chamada de ferramenta: {}</translation>
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
            <translation>Aparar a partir de</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Tente de novo em alguns minutos.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Tente de novo em {seconds} {seconds|segundo|segundos}.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Tente mais tarde.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Tente de novo quando o computador estiver menos ocupado, ou escolha outro modelo.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Tente de novo.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Deixe o contexto ser gerenciado (nas configurações), ou comece um novo chat.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Ligue “Turnos voltam sozinhos” nas configurações do contexto.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>O turno {first_turn} foi descartado na hora, porque {emergency}. Ele continua guardado, e o que você contou nele está em linhas curtas.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>O turno {first_turn} foi descartado na hora, porque {emergency}. Ele continua guardado.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>O turno {first} foi esquecido: o que fica foi lido de novo. Ele continua guardado.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>O turno {first} não cabe mais ao ser lido de novo: saiu do contexto.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>O turno {number} não está mais fixado.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>O turno {number} está fixado: nunca sai do contexto.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>O turno {number} está fixado: quando voltar ao contexto, nunca sairá dele.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>O turno {turn_number} não é uma mensagem sua.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>O turno {} voltou para isso, {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>O turno {} voltou para isto</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Turno {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>Os turnos não podem ser paginados ({failure}). Quando forem necessários, serão lidos de novo, o que demora mais.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>Turnos voltam sozinhos</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>Turnos voltam com /context bring-back.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>Turnos que saem deslizam para o resumo deles ou somem aos poucos; desligado, tudo muda de uma vez.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>O que saiu ainda ecoa no que fica. Enquanto nada mais roda: medir quanto (measure) e, acima do limite abaixo, pôr uma cópia limpa no lugar (heal). Desligado: só quando você pede.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>Os turnos {turns} foram esquecidos: o que fica foi lido de novo. Eles continuam guardados.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>Os turnos {turns} estão fixados: nunca saem do contexto.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>Os turnos {turns} não cabem mais ao serem lidos de novo: saíram do contexto.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>Os turnos {turns} foram descartados na hora, porque {emergency}. Eles continuam guardados, e o que você contou neles está em linhas curtas.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>Os turnos {turns} foram descartados na hora, porque {emergency}. Eles continuam guardados.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>Os turnos {} voltaram para isso, {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Turno descartado|Turnos descartados}: {}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turno esquecido|Turnos esquecidos}: {}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Turno resumido|Turnos resumidos}: {}</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>Tipo de chaves e valores no cache KV; q8_0 usa cerca de metade da memória de f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Desfeito: o resumo deles saiu do contexto.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Desfeito: o turno {first} voltou e o resumo dele saiu do contexto.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Desfeito: o turno {first} voltou.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Desfeito: os turnos {turns} voltaram e o resumo deles saiu do contexto.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Desfeito: os turnos {turns} voltaram.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Desbloqueie-o e tente de novo.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Desafixar</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Desafixe primeiro o que está fixado.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>Usar no máximo</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>Usar para achar pelo significado</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Usar o guia</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>A caminho de um servidor remoto, como http://proxy.example:3128. Vazio: o que o sistema diz (HTTPS_PROXY, NO_PROXY); none: nenhum. Este computador é sempre acessado diretamente.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Vocabulário</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Aviso a partir de</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>O que um modelo pensou ou repetiu várias vezes não é lido de novo: fica fora do contexto.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>Com o que um novo chat começa.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>Com o que um novo chat começa. Vazio: o do próprio modelo, exatamente o que diz o modelo de conversa dele.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>O que acontece com ele quando só alguns dos turnos voltam. Encurtar (shrink): um menor fica no lugar dos outros. Descartar: ele sai, e os outros faltam. Quando todos voltam, ele sai.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>A parte já baixada é mantida.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>O que memory_search faz com os turnos que encontra neste chat. Citar as linhas (quote): o modelo as lê. Trazer os turnos de volta (page_in): eles mesmos vêm ao contexto.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>O que precisa ficar neste chat exige {n_tokens:,} {n_tokens|token|tokens}; este contexto tem {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>O que o modelo pediu está fora do intervalo: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>O que esta mensagem pede de {name} não cabe no contexto agora.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>O que foi digitado e não enviado não pode ser guardado em {path}.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>O que foi escrito é mantido; envie a mensagem de novo.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>O que você contou antes está citado na mensagem</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>O que você contou antes estava citado na mensagem</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Uma mensagem que toca no que saiu o traz de volta antes da resposta, das páginas dele ou como citação: o que tem palavras em comum (words), e aquilo para onde vai a atenção do modelo, o que trata do mesmo assunto ou, com um modelo de embedding, o que significa o mesmo (automatic). Desligado: turnos só voltam quando você manda.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Quando as mensagens enchem o contexto</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Quando o contexto enche</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Quando turnos saem</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Onde o modelo roda; outro servidor é um compatível com o da OpenAI.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Escreva o número dele depois do arquivo.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>Escreva keep, shrink ou drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Escreva um, ou descarte os turnos.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Escreva o número menor primeiro.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>Probabilidade XTC</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>Limite XTC</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>um documento de outro formato</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>parte do estado dele é recorrente</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>uma imagem</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>uma apresentação</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>uma gravação</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>uma planilha</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>um resumo {0|do turno|dos turnos} {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>cerca de {n:,} {n|token|tokens}/s aqui</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>cerca de {n:.1f} {n|token|tokens}/s aqui</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>cerca de {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>um arquivo compactado</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>um e-book de outro formato</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>um documento antigo do Word</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>como de costume: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>pelo menos {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>no máximo {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>automático</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>de volta ao contexto</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>backups</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>modelo base</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>trazer de volta as lembranças de um arquivo assim</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>trazer de volta o que a última edição tirou</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>trazer turnos de volta; o resumo deles é mantido, encurtado ou descartado</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>quem chamou foi embora</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>sustentou {} % da resposta</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>células podem ser removidas e juntadas; testado ao carregar o modelo</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>células podem ser removidas, mas juntá-las as altera (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>células podem ser removidas, mas não juntadas: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>comando</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>condições</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>condições a aceitar</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>continuar a última resposta de onde parou</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>diz {} % do que você contou</translation>
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
            <translation>arquivos danificados postos de lado</translation>
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
            <translation>descartar trocas de pouca importância (abaixo de 0,5)</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>descartar os turnos mais antigos agora</translation>
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
            <translation>emergência</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>digite um número</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>digite um número de {low} a {high}</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>digite um número maior que {above}, no máximo {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>digite um número, pelo menos {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>digite um número inteiro</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>digite um número inteiro de {low} a {high}</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>digite um número inteiro, pelo menos {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>digite um endereço ou um nome deste computador, como 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>digite um endereço que comece com https://</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>digite no máximo {n:,} caracteres</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>digite nomes como my-computer.local, separados por vírgulas</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>digite origens como https://example.org, separadas por vírgulas</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>erro {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>acha pelo significado: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>cabe neste computador</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>cabe, mas sobra pouco para outros programas</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>esquecido</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>espaço livre no arquivo</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>lacuna</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>quanto o contexto está cheio, e de quê</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>importância</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>importância {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>em KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>a atenção dele usa uma janela deslizante</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>a atenção dele usa uma janela deslizante, cujas células antigas são recicladas</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>está danificado</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>a resposta foi interrompida</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>a resposta não é JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>a resposta não é um objeto JSON</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>as células não podem ser salvas</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>as chaves dele são comprimidas (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>as posições são escaladas por YaRN, que um deslocamento corromperia</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>as posições levam um fator de atenção, que um deslocamento corromperia</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>as posições têm várias dimensões</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>as posições têm várias dimensões (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>as chaves quantizadas não podem ser rotacionadas de novo</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>as consultas e chaves não são informadas</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>as consultas e chaves não combinam</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>as chaves salvas não são as que a atenção encontra</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>as chaves salvas não podem ser lidas ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>o estado dele é recorrente: não há células avulsas para remover</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>manter um arquivo como documento deste chat; o que uma mensagem pede dele entra no contexto</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>chaves do tipo {kv_type} são quantizadas e rotacionadas</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>menos de 1 token/s aqui</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>menos de {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>deixar este turno sair de novo</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>nível {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>linha {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>O llama.cpp não consegue carregar {name}.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>criar uma chave para um programa que chama a API</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>lembranças</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>lembranças recuperadas após {0|o turno|os turnos} {}</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>lembrança {number} de “{chat}”: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>mensagens</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>modelos para baixar, e a velocidade de cada um neste computador</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>mais do que este computador tem</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>mais de {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>mover para um arquivo as lembranças abaixo dessa importância e mais antigas</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nats</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>nunca resumir nem descartar este turno</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>nenhuma página foi procurada desde o início do programa</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>sem modelo de conversa</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>nenhum turno está fora do contexto</translation>
        </message>
        <message>
            <source>note</source>
            <translation>nota</translation>
        </message>
        <message>
            <source>now</source>
            <translation>agora</translation>
        </message>
        <message>
            <source>off</source>
            <translation>desligado</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>versões anteriores das lembranças</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ligado</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>estouro</translation>
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
            <translation>parte dele é recorrente</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>parte do estado dele é recorrente: não há células avulsas para remover</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>parte {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>fixado</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>posições</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>posições {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>podar o supérfluo</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>pôr no lugar do contexto uma cópia limpa dele, em repouso</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>pergunta</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>citações {0|do turno|dos turnos} {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>ler chats de um arquivo JSON assim, ou de uma exportação do ChatGPT ou do Claude (zip ou JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>reconstrução</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>reconstrução: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>recusada</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>gerar de novo a última resposta (ou esse turno); a antiga é mantida</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>remover um documento deste chat</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>substituir sua mensagem; a antiga é mantida</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>retirar a chave de um programa</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>em execução…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>amostragem: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>gravar um chat (este) em um arquivo: Markdown para .md, senão JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>contexto salvo</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>índices de busca</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>buscar nas lembranças e em tudo o que foi dito</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>buscar modelos no hub do Hugging Face; as palavras são enviadas a ele</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>deslocamento</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>deslocar a janela</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>mostrar uma lembrança</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>sugerido para este computador</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>resumir turnos antigos agora</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>resumir os antigos</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>resumido</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>resumo</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>cirúrgico</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>mudar para outro modelo, de um arquivo GGUF</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>mudar para outra versão de um turno</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>sistema {system:,} · resumos {summaries:,} · recuperados {recalled:,} · você {you:,} · modelo {model:,} · reservados {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>tira um chat excluído da lixeira; sem número: o que há nela</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>tira uma lembrança excluída da lixeira; sem número: o que há nela</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>tirar tudo do contexto (pergunta antes; forget: sem eco)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>tirar de novo o que voltou sozinho por causa de mensagens</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>tirar turnos sem que reste eco deles no que fica</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>tirado dos turnos, não escrito pelo modelo</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>textos das lembranças</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>textos dos turnos</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>a lixeira</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>a conexão caiu</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>o contexto estava {share:.0%} cheio</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>os documentos deste chat</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>os arquivos de um modelo no hub, e o que exigem</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>a biblioteca não diz o que calcula</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>a biblioteca se recusou a remover células do meio</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>a biblioteca diz que as células não podem ser deslocadas</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>o modelo é pequeno: as palavras dizem mais</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>do modelo: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>a proporção a partir da qual se corta deve ser menor que aquela a partir da qual se recusa</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>o resumo {0|do turno|dos turnos} {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>a linha “{}” do resumo</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>o teste falhou: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>os limites devem ser crescentes: aviso &lt; crítico &lt; emergência</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>o turno fora do contexto pode voltar de uma página</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>o turno fora do contexto não tem página: seria lido de novo</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>não há amostrador {unknown}, mas sim {known}</translation>
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
            <translation>ferramenta</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>tema</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>turno {number} de “{chat}”: {text}</translation>
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
            <translation>{0|turno que tinha voltado|turnos que tinham voltado} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turno|turnos} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>turnos: {in_kv} em KV · {summarized} resumidos · {dropped} descartados</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>intacta</translation>
        </message>
        <message>
            <source>user</source>
            <translation>usuário</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>aviso</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>o que sustentou a última resposta (ou esse turno), e o que o modelo viu para ela</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>o que está salvo dos turnos, e o quanto foi útil</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>o que ocupa espaço na pasta de dados</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>quais programas têm chave própria</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>com uma citação do que você contou antes</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd/MM/yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): turno {first}, {freed:,} {freed|token liberado|tokens liberados} em {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): turnos {turns}, {freed:,} {freed|token liberado|tokens liberados} em {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} não aceita “{text}”.</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} precisa de um número inteiro, não de “{text}”.</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} precisa do nome de um programa.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} precisa do número de um turno.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; um resumo está pronto</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; todos estão no contexto</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; o turno {first} está no contexto</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; os turnos {turns} estão no contexto</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host} não pode ser acessado.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} não responde.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} está com um problema próprio agora ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} recebeu solicitações demais desta rede.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} se recusa a responder ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} enviou algo que não é uma lista de modelos.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{kept} {kept|turno fica|turnos ficam}, não {requested}: o que fica começa com uma mensagem sua e deixa espaço para uma resposta.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} de volta de {name}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} em {path}. /memory unarchive traz o conteúdo de volta.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|download|downloads}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|curtida|curtidas}</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|lembrança|lembranças}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} lembrança</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>{n:,} {n|página foi procurada|páginas foram procuradas} desde o início do programa; encontradas: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|página|páginas} de todos os chats, {mb:,.1f} MB de no máximo {most:,.0f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|página|páginas} deste chat, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} {n|token|tokens}</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} {n|token|tokens}, cerca de {s:,} s</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} chegou danificado: a soma de verificação está errada.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} não pode ser um documento deste chat: nada entra sozinho no contexto dele.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name} não pode ser carregado.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name} não pode ser lido.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name} não pode ser lido: está danificado, ou não é o que o nome diz.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} não pode ser usado para embeddings.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name} não pode ser gravado.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} não pode ter cache do tipo q8_0: as cabeças têm {head_sizes:g} valores, que não é múltiplo de {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} não traz modelo de conversa, então não se sabe de que forma foi treinado para conversar. As respostas podem ser piores do que poderiam. Outro arquivo do mesmo modelo talvez traga um.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name} não pôde ser carregado de novo: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} não contém o que foi gravado nele.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} falhou.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} mudou no servidor.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} não tem texto. Talvez seja digitalizado, e as páginas sejam imagens.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} é um modelo base: ele continua textos, não foi treinado para conversar. As respostas podem divagar, repetir-se ou falar por você. Para conversar, escolha um modelo chamado “Instruct” ou “Chat”.</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} é uma parte posterior de um modelo em {n_parts} {n_parts|arquivo|arquivos}.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} é um documento {kind}, não um arquivo de texto.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} tem mais de {most} MB.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} foi carregado de novo, e o chat continua como estava.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} não está mais no servidor.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} não é um arquivo.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} não é um modelo de linguagem, mas um complemento de um.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} não é um arquivo de texto.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} é do tipo “{kind}”, que esta versão do llama.cpp não conhece.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} é só para quem recebeu acesso.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} está protegido com senha.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} é {kind}, que não pode ser lido aqui.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} não é um arquivo GGUF válido.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} precisa de {needed:,.1f} GiB de memória; este computador tem {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} não tem mais acesso.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} é um modelo base, segundo o arquivo, pois não traz modelo de conversa: ele continua textos, não foi treinado para conversar. As respostas podem divagar, repetir-se ou falar por você. Para conversar, escolha um modelo chamado “Instruct” ou “Chat”.</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} transforma textos em vetores; não sabe escrever.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} {n|trecho|trechos}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (exclusão: {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{n} chat lido de {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{n} {n|chat lido|chats lidos} de {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|edição|edições}, {emergencies} de emergência; quem decide: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|arquivo|arquivos}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} bloco de resumo</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|bloco|blocos} de resumo</translation>
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
            <translation>{n} {n|turno|turnos} deste chat {n|precisa|precisam} ser {n|relido|relidos}: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} não pode ser aberto como arquivo.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} é uma pasta, não um arquivo de modelo.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} não é um arquivo comum.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, o primeiro de {n} {n|arquivo|arquivos}</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>{ready:,} de {n:,} {n|turno|turnos} fora do contexto {ready|pode|podem} voltar de uma página</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} O chat continua com o perfil padrão.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} não está em {host}, ou não para todos.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} de memória</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Fixados e por isso não esquecidos: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{used:,} de {n_ctx:,} tokens em uso ({share:.0%}), estado {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (do modelo)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: lendo {cost_text}.</translation>
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
            <translation>{} mi</translation>
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
            <translation>{} Quando a resposta começou, o modelo via: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} e {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} {0|download|downloads}</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|descartado|descartados}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} versão anterior</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|versão anterior|versões anteriores}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|esquecido|esquecidos}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} h {} min</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} é um documento deste chat · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} mil</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} kB</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>{} {0|curtida|curtidas}</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} mensagem</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|mensagem|mensagens}</translation>
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
            <translation>{} parâmetros</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} trecho</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} trecho de</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|trecho|trechos}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|trecho|trechos} de</translation>
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
            <translation>{} {0|token|tokens} em {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} {0|token|tokens} de contexto</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>{} tokens recebidos, {} enviados ao modelo; {} permitidos.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} {0|token já estava|tokens já estavam} no cache.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} turno em KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} {0|turno voltou|turnos voltaram} para isto ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|turno|turnos} em KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · também na mensagem</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · citado {1|do turno|dos turnos} {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · citado na mensagem</translation>
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
            <translation>{}, por causa de {}.</translation>
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
            <translation>{}. Não está mais no contexto, por isso não foi verificado: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: das mensagens {}; {} tokens a menos.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>“{text}” precisa de mais uma palavra.</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>“{}”</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>It reads memories, turns and documents in idle time.</source>
            <translation>Ele lê lembranças, turnos e documentos em repouso.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Ela espera na caixa de mensagem do chat dela.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Não foi possível fazer isso.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>As configurações não podem ser salvas; valem até a janela fechar.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Esta mensagem é de outro chat.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>O que você digitou ainda não pôde ser guardado.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} agora acha pelo significado</translation>
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
            <translation>Continuar esta resposta de onde parou (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Copiar mensagem</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Editar e enviar de novo…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Editar a mensagem anterior e enviá-la de novo</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Texto do modelo</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Modelo, turno {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Gerar de novo</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Mostrar todos os {} caracteres</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Raciocínio</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Chamada de ferramenta, inacabada</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Por quê?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>Por quê? Mostrar o que sustentou esta resposta</translation>
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
            <translation>■ interrompida</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ encerrada no limite</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ em pausa: é muito longa</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ parada</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ parada: estava se repetindo</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Porque ambos tratam do mesmo assunto</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>Por causa de {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Deixar sair</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Deixar sair: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>Não neste chat</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>Nada mais volta sozinho neste chat</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Tirá-los de novo do contexto; o resumo deles fica</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>O modelo lê isto na mensagem: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>O que a mensagem tem em comum com eles</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Por quê</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Por quê: {}</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>“{}”</translation>
        </message>
    </context>
    <context>
        <name>BinDialog</name>
        <message>
            <source>Delete all…</source>
            <translation>Excluir tudo…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Excluir de vez</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Excluir de vez…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>Excluir {} {0|item|itens} de vez?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>Excluir “{}” de vez?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Excluído</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Filtrar por título</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Novo chat</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Nenhum título corresponde.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Não há nada aqui.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Excluídos recentemente</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Isso não pode ser desfeito. O que um chat ainda usa fica. Os backups na pasta de dados o conservam até que outros mais novos tomem o lugar deles.</translation>
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
            <translation>Depois de {} dias aqui some de vez, a menos que um chat ainda o use.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>chat</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>lembrança</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Edição do contexto: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>edições rápidas</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: após uma edição, este modelo precisa processar de novo o que fica.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>edições lentas</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: turnos antigos podem sair do contexto deste modelo sem processar o resto de novo.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Todos os chats foram exportados</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Chat excluído</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Chat exportado</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Exportar todos os chats</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Exportar chat</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Pasta excluída</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, com tudo (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nova pasta</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Uma parte ainda é usada por um chat e fica enquanto for.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Mostrar na pasta</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Não foi possível fazer isso.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>o {} chat dela fica</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>{0|o|os} {} {0|chat dela fica|chats dela ficam}</translation>
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
            <translation>Excluir</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Excluir a pasta, manter os chats</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Exportar todos os chats…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Ocultar os chats dela</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Mover para pasta</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Nova pasta…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Sem pasta</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Nenhum título corresponde. Ctrl+F busca no que foi dito.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Fixar no topo</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Excluídos recentemente…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renomear</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Mostrar os chats dela</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Desafixar</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Pasta {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Pastas</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Novo chat</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Mais antigos</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Fixados</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Este mês</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Esta semana</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoje</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>recolhida</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aberta</translation>
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
            <translation>{}, fixado</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>As setas movem a linha do tempo, Enter mostra o turno naquele ponto.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Clique: mostrar no chat. Roda: zoom.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Descartados</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>Em KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Panorama do chat</translation>
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
            <translation>Resumo</translation>
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
            <translation>Título do chat</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Nome da pasta</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>escrevendo…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Conversa</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Um documento deste chat. É longo demais para entrar inteiro em uma mensagem.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Um documento deste chat: o que uma mensagem pede dele entra no contexto, em trechos. Clique para enviá-lo inteiro.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Anexado: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Documento</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>Não anexar</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>Não anexar {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Entra inteiro na mensagem. Clique para mantê-lo como documento deste chat.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>Inteiro</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>lendo…</translation>
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
            <translation>Comandos e prompts</translation>
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
            <translation>Anexar arquivos</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Anexar arquivos (Ctrl+Shift+A); ou solte-os ou cole-os</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Mensagem</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Mensagem, ou / para comandos</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Enviar</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Enviar (Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Enviar mensagem</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Parar a resposta</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Parar; o que foi escrito é mantido (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>O modelo ainda está trabalhando.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} ainda está sendo lido.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Uma mensagem aceita até {} {0|arquivo|arquivos}.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Anexar arquivos</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>Descreva o que há nela, ou cole o texto dela.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>É enviado uma vez só.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Só o começo foi lido.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Texto colado</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>Imagens não podem ser enviadas.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>O arquivo não pode ser lido.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Os outros ficaram de fora.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>Depois disso, a mensagem será enviada. Esc a retém.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>{} {0|arquivo não pode ser lido|arquivos não podem ser lidos}.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} já está anexado.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} é muito longo</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Perguntando ao servidor pelos modelos…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Testar conexão</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>Na velocidade vista até agora, leva cerca de {} s.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Trazer de volta</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>Trazer de volta {0|o turno|os turnos} {}?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>Abra esse chat: eles podem ser trazidos de volta na linha do tempo dele.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir agora</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>O modelo precisa ler {} {0|token|tokens} para isso.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Esses turnos são de outro chat.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>O turno {} voltou</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Turno de volta|Turnos de volta}: {}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>como o modelo o deixou, em {}; nada foi lido de novo</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>como o modelo os deixou, em {}; nada foi lido de novo</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>examinando o que sustentou esta resposta…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>lido de novo a partir do texto, em {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>lidos de novo a partir do texto, em {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>o turno {} saiu para abrir espaço</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>os turnos {} saíram para abrir espaço</translation>
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
            <translation>Deriva: nenhuma. O contexto foi reparado: o que saiu não ecoa nele.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Deriva: {0} nats; após {1} % dos últimos {2} tokens, a palavra mais provável é a de um contexto limpo.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Estimado, pois o modelo está em outro servidor; corrigido pelos relatos dele.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>Quanto o contexto do modelo está cheio. Nenhum modelo está carregado.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>Marcas: aviso, crítico, estouro em {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>O que o modelo vê, em tokens:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>crítico</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>livre, com a reserva</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>livre para uma resposta ou um resumo</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>nenhum modelo carregado</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>ainda não carregado</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>estouro</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>recuperados</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>resumos</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>prompt de sistema</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>a mensagem sendo escrita</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>os turnos do modelo</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>a resposta sendo escrita</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>aviso</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>o que ela substitui</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>seus turnos</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>{} ou mais sairiam por ela</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>Ele foi deixado como está, e é mantido seja qual for sua escolha aqui.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Restaurar o backup</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Recomeçar</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>O último backup íntegro é de {} e contém {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Os chats guardados estão danificados</translation>
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
            <translation>Continuado em {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Mostrar o que veio antes</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Carregar</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Usar</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} foi baixado</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, e a soma de verificação está certa.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Baixar um modelo</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Buscar outros modelos…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>Modelos para baixar</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Modelos de licença aberta do hub do Hugging Face. Este computador tem {} de memória; tamanho e velocidade são estimados com um contexto de {} tokens. Os downloads continuam quando isto é fechado.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Para achar pelo significado</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! cabe, mas sobra pouco para outros programas</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>Após uma edição, este modelo precisa processar de novo o que fica: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>Cancelar o download de {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Edição do contexto: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Baixar</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>Download de {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>Em uso</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Carregar</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Retomar</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Usar</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>cerca de {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>pelo menos {} de memória</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>verificando o download…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>neste computador</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>em pausa em {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>edições lentas</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>sugerido para este computador</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>faltam {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} de memória</translation>
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
            <translation>✓ cabe neste computador</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ mais do que este computador tem</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Edições do contexto</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>Não editar</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>Não editar (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>Editando o turno {} · a versão antiga fica</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Trazer de volta</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Trazer de volta {0|o turno|os turnos} {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>Trazer {0|o turno|os turnos} {} de volta ao contexto</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumo</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Desfazer: trazer {0|o turno|os turnos} {} de volta</translation>
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
            <translation>Salvar como prompt…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Deriva: não medida desde a última edição.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Edição</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Edições do contexto</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Liberado</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Reparar</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Nada saiu do contexto deste chat.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Lê o contexto mais uma vez enquanto nada mais roda: depois, nada do que saiu ecoa nele</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>Pedida por</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Mostrar no chat</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumo</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Duração</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turno esquecido|Turnos esquecidos}: {}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>um comando</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>uma mensagem</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>uma emergência</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>o modelo</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>o programa</translation>
        </message>
        <message>
            <source>you</source>
            <translation>você</translation>
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
            <translation>O motor parou. Tudo o que estava guardado está seguro; inicie o aplicativo de novo.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Fechar este aviso</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} palavra</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|palavra|palavras}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API ligada</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Carregando o modelo</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Mais deste chat</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Outros programas podem chamar {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Mostrar os chats</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Mostrar a memória</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir agora</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Resumir turnos antigos agora</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Resumir turnos antigos agora e liberar o espaço deles (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Testando o modelo</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Buscar um modelo</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Consultando os arquivos…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Voltar à lista</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>Arquivos deste modelo</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Ele não tem arquivo de modelo que possa ser baixado aqui.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licença: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Página do modelo</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>Página do modelo {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>não informada</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>Quando você digita, {} é consultado: recebe as palavras e o nome do repositório que você abre, nada mais. Este computador tem {} de memória; tamanho e velocidade são estimados com um contexto de {} tokens.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Escolha um modelo para ver os arquivos dele.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Buscar um modelo</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>Mais baixados</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>Mais curtidos</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Nome de um modelo, como qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>Nenhum modelo GGUF corresponde a “{}”. Tente menos palavras: o nome do modelo e o tamanho, como gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordem</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>Mudança mais recente</translation>
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
            <translation>Mostrar mais</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Em alta</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Digite o que procura. Só modelos em arquivos GGUF são listados.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Largura dos resultados</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} e mais</translation>
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
            <translation>Token de acesso</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copiar link</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Esquecer token</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Fica com suas outras chaves, e é enviado só a este servidor, para tais modelos.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>Os autores decidem quem o recebe: peça acesso na página dele, com login.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>As condições devem ser aceitas na página dele, com login.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Guardar token</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Abrir link</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Um token fica com suas outras chaves, e é enviado só a este servidor, para tais modelos.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Com um token de acesso da sua conta, ele pode então ser baixado aqui.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Repositórios encontrados</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Chats (*.json *.zip);;Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Chats importados</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Escolher outro arquivo…</translation>
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
            <translation>Nada foi importado.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Há um chat na lista</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Abri-lo</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>Lendo {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>Os chats não puderam ser importados.</translation>
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
            <translation>Há {} {0|chat|chats} na lista</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} de {} {1|chat|chats}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{} de {} {1|arquivo|arquivos} não {0|pôde ser importado|puderam ser importados}.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>Ir para o mais novo</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Legenda da linha do tempo: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>descartado</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>edição</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>modelo, em KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>fixado</translation>
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
            <translation>resumo</translation>
        </message>
        <message>
            <source>system</source>
            <translation>sistema</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>você, em KV</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>Endereço</translation>
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
            <translation>Abrir link?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>Abrir este endereço em outro programa?</translation>
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
            <translation>Não está neste resumo:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Recolocar</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Recolocar: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>O modelo a vê de novo a partir da sua próxima mensagem</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API desligada</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API ligada: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>Anexar à mensagem</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>Copiar o endereço da API</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Edições do contexto…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Ir para a próxima parte da janela</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Ir para a parte anterior da janela</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Ir para o que está prestes a sair</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>Ir para o mais novo</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Carregar este modelo</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Abrir o menu do item em foco</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parâmetros deste chat…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>Prompts…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Excluídos recentemente…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Buscar lembranças e turnos</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Mostrar ou ocultar os chats</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Mostrar ou ocultar a memória</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Largura dos chats</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Largura do painel de memória</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Escrever uma mensagem</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Exportar a memória</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Continuar escrevendo</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Lembrança excluída</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Memória exportada</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Não foi salvo</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notas</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>Abra esse chat: a lembrança pode ser removida na linha do tempo dele.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Recuperado para este chat</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Recuperado da memória</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Remover</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Mostrar na pasta</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Algo deu errado dentro do programa. O que estava guardado está seguro.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>A lembrança não pôde ser mudada.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>Esta lembrança foi recuperada em outro chat.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>O que você escreveu estará lá quando você abrir de novo.</translation>
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
            <translation>Veio com o turno {} de “{}”</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Fechar lembrança</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Comparar versões…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copiar texto</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Excluir lembrança</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Editar lembrança</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memória</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Lembrança: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Mais desta lembrança</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Novo chat</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>Parte de “{}”</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Fixar lembrança</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Mostrar a lembrança da qual esta faz parte</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Mostrar os turnos no chat</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Mostrá-los no chat</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>No lugar {0|do turno|dos turnos} {} de “{}”</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Texto da lembrança</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>Turno {} de “{}”</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Desafixar lembrança</translation>
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
            <translation>Editar lembrança</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>Ela é do chat aberto, e qualquer chat pode encontrá-la.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Nova nota</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Etiquetas, separadas por vírgulas</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Texto da lembrança</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>O modelo verá a nova a partir da sua próxima mensagem.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>A versão antiga é mantida e pode ser comparada e retomada.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>O que deve ser lembrado?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Todos os chats</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Qualquer etiqueta</translation>
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
            <translation>Resumos</translation>
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
            <translation>qualquer</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Excluir lembrança</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Lembranças</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Fixar lembrança</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Desafixar lembrança</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Achar também pelo significado…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Altura da lista de lembranças</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Ocultar a memória</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Ocultar a memória (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memória</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>Nada encontrado para “{}” com os filtros acima.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>Nada encontrado para “{}”.</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Nada aqui passa pelos filtros acima.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Buscar lembranças e turnos</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Quando turnos antigos são resumidos, os resumos deles aparecem aqui e podem ser buscados.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Escrever uma nota</translation>
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
            <translation>Ferramenta</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>O que esta lembrança substitui</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>O modelo não vê mais este turno; ele fica no chat e pode ser buscado.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>descartado</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>esquecido</translation>
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
            <translation>Agora ele continua com {}.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>O arquivo dele não está mais lá: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>Carregar {} de novo</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modelos neste computador</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>{} foi usado por último neste chat</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Adicionar pasta…</translation>
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
            <translation>Baixar…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Edição</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Edições rápidas (surgical): turnos antigos saem um a um. Edições lentas (rebuild): o que fica é lido de novo após uma edição. Qual vale é testado ao carregar o modelo.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Arquivo</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Pasta com modelos</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Encontrado em</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Carregar</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Procurando modelos…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memória</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>As estimativas de memória supõem um contexto de {} tokens.</translation>
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
            <translation>Modelos neste computador</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Nenhum modelo corresponde a esta busca.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>Nenhum modelo encontrado.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Abrir um arquivo GGUF…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Quantização</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Quantos tokens por segundo ele escreve, mais ou menos, neste computador.</translation>
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
            <translation>não pode ser usado</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>edições rápidas</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>edições lentas</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · acha pelo significado</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Escolher um modelo</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Baixar um modelo…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Buscar um modelo…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Guia (vem com o aplicativo)</translation>
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
            <translation>Modelos neste computador…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Nenhum modelo</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Abrir um arquivo GGUF…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Abrir um modelo</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: um contexto de {} {1|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Resposta a {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Comandos, chats, configurações, lembranças</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>O que corresponde</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Nenhum resultado.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Buscar comandos, chats e mais</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Exportar todos os chats…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Importar chats de um arquivo…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Excluídos recentemente…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Buscar comandos, chats e mais</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Configurações: {}</translation>
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
            <translation>lembrança</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>configurações</translation>
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
            <translation>Parâmetros deste chat</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>o do próprio modelo</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Vale para este chat a partir da próxima mensagem. Vazio: como diz o perfil “{}”.</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Como diz o perfil</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Fechar os parâmetros</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Ele fica: algo foi dito depois dele. Um novo chat pode ter outro.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Nome de um perfil</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parâmetros deste chat</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Salvar como perfil</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Tentar de novo</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>Perfis</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>Os perfis não podem ser guardados.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Chats e aplicativos conectados usam um perfil. Campos vazios seguem as configurações.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Feche de novo para descartar o que você escreveu.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Excluir</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Excluído: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Novo</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Novo perfil</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Perfis</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Restaurado.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Salvo.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>Há outro perfil com este nome.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>Usar neste chat</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (cópia)</translation>
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
            <translation>Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>Escolher um arquivo GGUF</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Conexão</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Arquivo…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Configurações próprias</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Fica no chaveiro do sistema onde houver um, nunca no perfil.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Chave</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelos (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Testar conexão</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>tudo o que houver</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automático</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>segue as configurações</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>das configurações: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nenhuma</translation>
        </message>
        <message>
            <source>off</source>
            <translation>desligado</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ligado</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>uma está guardada; digite para substituí-la</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Editar perfis…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parâmetros deste chat…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Perfil: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>O perfil deste chat: modelo, prompt de sistema, amostragem e contexto</translation>
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
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Excluir</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>Inserir na mensagem</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>Nome do prompt</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Novo</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompts</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Prompts salvos</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Resuma isto em três frases:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>Texto do prompt</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>Palavras entre chaves, como {text}, são espaços para preencher.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>“{}” foi excluído.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>“{}” foi salvo.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Descartar agora</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Manter isto</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Nada ficará aqui no lugar deles. Eles continuam guardados.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir agora</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>Eles esperam até que {} tokens estejam em uso ou uma resposta precise do espaço; isso libera {}.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>Isto continua conhecido: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Turno prestes a sair|Turnos prestes a sair}: {}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>No contexto</translation>
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
            <translation>Remover do contexto</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>está lá no lugar dos turnos de que fala</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>o custo</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>há espaço para {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>longo demais: há espaço para {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>Solicitações à API</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Adicionado</translation>
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
            <translation>Mensagens</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Nenhum programa pode chamar agora. O botão está nas configurações, na página “{}”.</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Nenhum programa chamou ainda. O que cada um pede aparece aqui.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Perfil</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>Os programas chamam {}/v1 com a chave.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Resposta</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Solicitações</translation>
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
            <translation>, cerca de {} s</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Trazer de volta · {} {0|token|tokens}</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Trazer de volta…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Citar</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Citar este turno na mensagem</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>nada é lido de novo</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>o custo</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>não há espaço para eles</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>não estão neste ramo do chat</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turno|turnos} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} {0|é lido|são lidos} de novo</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>sai mais {} por eles</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>{0|sai|saem} mais {} por eles</translation>
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
            <translation>Abrir link…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Selecionar tudo</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>Solicitações à API</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copiar a chave</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Outros programas podem chamar {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>A API não pôde ser iniciada.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Eles precisam da chave.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>Endereço</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>Endereço para outros programas</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Copiar o endereço</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copiar a chave</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ocultar</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Ocultar a chave</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Chave</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Chave para outros programas</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>Programas para a API da OpenAI usam isto como URL base e chave de API.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>Solicitações…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>Mostrar solicitações à API</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Mostrar a chave</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>não está em execução</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>desligada: ligue-a abaixo</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Escolha um modelo para começar</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Carregando o modelo…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>Abra esse chat: a edição pode ser desfeita na marca dela.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Preparando o contexto deste chat…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>Os chats guardados não podem ser lidos.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Este chat não está carregado. Selecione-o de novo.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Esta edição é de outro chat.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Espere até a resposta estar completa.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>Aguardando a resposta em outra conversa…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>editando o contexto…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>examinando {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>lendo o que foi encontrado…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>resumindo turnos antigos…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>testando o modelo…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} não é mais um documento deste chat.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Vale para novos chats.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>Voltar ao padrão: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Escolher: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Escolher…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelos (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Exige carregar o modelo de novo.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>Restaurar {} para {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Tem efeito após reiniciar.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automático</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>padrão: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vazio</translation>
        </message>
        <message>
            <source>off</source>
            <translation>desligado</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ligado</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Configurações</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>O perfil “{}” tem o seu: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Configurações avançadas</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Carregar o modelo de novo</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Nenhuma configuração corresponde a esta busca.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Páginas das configurações</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Salvo automaticamente.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Buscar configurações</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Buscar configurações ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Configurações</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Algumas valem para novos chats.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Algumas mudanças exigem carregar o modelo de novo.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Algumas têm efeito após reiniciar.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>ocultas</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>visíveis</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Avançado ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Avançado</translation>
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
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Comandos (em uma mensagem)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Excluir o chat ou a lembrança (na lista)</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atalhos de teclado</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Esquerda, Direita</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Percorrer os turnos (na linha do tempo)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Nova linha</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Renomear o chat</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Enviar</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API desligada</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API ligada</translation>
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
            <translation>Ocultar os chats</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Ocultar os chats (Ctrl+B)</translation>
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
            <translation>Importar chats de arquivos…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Novo chat</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Novo chat (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nova pasta</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Nenhum programa pode chamar. Clique para ver as configurações da API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Outros programas podem chamar {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Configurações</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Configurações (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Um pequeno modelo que vem com o programa e explica a janela.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>Modelos do LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>Neste computador…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Abra um arquivo GGUF, ou solte um na janela.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Abrir um arquivo GGUF…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>Outros modelos para baixar…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Falar com o guia</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Usar um modelo que você tem</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Usar o guia</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Atividade</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>Processamento do prompt</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Tempo até o primeiro token</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Tokens da mensagem sendo escrita</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Tokens por segundo</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Turnos no contexto</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>primeiro token {} s</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>mensagem: {} {0|token|tokens}</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>turnos antigos sairão por ela</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>lendo {} de {} tokens</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>lendo…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>parando…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>pensando…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>longa demais para este contexto</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>aguarda o envio, Esc a retém</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|descartado|descartados}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|esquecido|esquecidos}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} em KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>faltam {}</translation>
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
            <translation>Detalhe</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>Não mostrar de novo</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>Quão detalhado é o resumo</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>Em uso: {} {0|token|tokens} agora; com seu texto, conta-se ao aplicar.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>Em uso: {} → {} {1|token|tokens}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Turnos mais novos que ficam como estão</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Nada pode sair: todos os turnos são recentes ou fixados. Mantenha menos.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Resumir agora</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>O resumo anterior também: {} {0|token|tokens}.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>O resumo está sendo escrito…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>O resumo ocuparia o mesmo número de tokens: encurte-o, ou mantenha menos turnos.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>O resumo; pode ser mudado quando estiver escrito</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Ferramenta</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Turnos que sairiam do contexto</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Turnos a manter</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Sairia o turno|Sairiam os turnos} {}, {} {1|token|tokens}.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Usar meu texto de novo</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>Esperando o modelo…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>A prévia volta nas configurações, na página Aparência</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>breve</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>detalhado</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>médio</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>Limites do contexto</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>As setas percorrem os turnos, Enter mostra um no chat.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Copiar detalhes</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Fechar aviso</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>{0|Turno retirado|Turnos retirados} do contexto: {}</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>Foi concluído antes que pudesse ser interrompido.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostrar resumo</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Turno resumido|Turnos resumidos}: {}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Desfazer</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>O que pode ser feito</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{} {0|token liberado|tokens liberados} em {}; nada se perdeu</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Chamada de ferramenta: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>nada encontrado</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>chamada de ferramenta</translation>
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
            <translation>Copiar mensagem</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Editar e enviar de novo</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Editar e enviar de novo…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Mostrar todos os {} caracteres</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Você, turno {}</translation>
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
            <translation>Ela continua quando você editar aquela mensagem de novo.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>Ela é mostrada no lugar da versão anterior.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>A mensagem editada é de outra versão.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>A outra edição não se perdeu</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Este turno é de outra versão</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Seu texto está na caixa de mensagem; para editar a mensagem, volte à versão dela.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Próxima versão</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Versão anterior</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Versão {} de {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Diferença</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Usar esta versão de novo</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Versão com que comparar</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Versões de uma lembrança</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>O que mudou desde então</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>versão {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Uma conversa sem fim</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Escolha um para começar.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Conversas sem fim, com modelos que rodam no seu próprio computador. Com qual quer começar?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>Nenhum modelo está carregado</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>Formas de começar</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>Bem-vindo ao EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>O que o medidor mostra?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>O que acontece quando o contexto está cheio?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Quando o contexto do modelo enche, os turnos antigos são resumidos e o chat continua. A barra acima mostra o quanto está cheio, a faixa abaixo dela o que o modelo ainda vê, e cada resumo pode ser lido e buscado à direita.</translation>
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
