<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> et {} de plus</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(Il est dans la corbeille : /memory restore le ramène.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1 : une autre à chaque fois.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1 : toutes, s'il y a un GPU.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach a besoin du nom d'un fichier.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export a besoin d'un nom de fichier.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import a besoin d'un nom de fichier.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore montre ce qu'elle contient.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune a besoin d'un seuil de 0 à 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach a besoin du numéro d'un document.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit a besoin du numéro d'un message et de son nouveau texte.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive a besoin d'une importance, d'un nombre de jours et d'un fichier.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore montre ce qu'elle contient.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search a besoin de mots à chercher.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show a besoin du numéro d'un souvenir.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive a besoin d'un fichier.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model a besoin du nom d'un fichier de modèle.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files a besoin du nom d'un dépôt : auteur/nom.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find a besoin de mots à chercher.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version a besoin du numéro d'un tour et de celui de sa version.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 prend toujours le jeton le plus probable. Vide : ce que recommande le modèle, sinon 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0 : n'importe quel port libre.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 modification, dont {emergencies} d'urgence ; qui décide : {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 ou 2 : cette version de Mirostat choisit, après la température seule. 0 : désactivé. Vide : ce que recommande le modèle, sinon 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1 : seulement les programmes de cette machine. 0.0.0.0 : tout le réseau.</translation>
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
            <translation>Un fichier GGUF par lequel les souvenirs, ce qui a quitté le contexte et les passages de documents sont trouvés aussi par leur sens. Vide : par les mots seuls.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Un fichier GGUF avec le vocabulaire d'un modèle distant, pour compter exactement.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Une carte dit quels tours vont partir et ce qui reste connu ; vous pouvez continuer à écrire. À « Débordement à partir de », ou sans place pour la réponse, ils partent quand même : aucune réponse ne s'arrête pour cela.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>Un contexte de {n_ctx:,} jetons demande {needed:,.1f} Gio de mémoire ; cette machine en a {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>Un contexte de {n_ctx:,} jetons demande {needed:,.1f} Gio de mémoire ; {available:,.1f} Gio sont libres.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>Un contexte de {n_ctx} jetons est trop petit.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>Il existe déjà un fichier {name}.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>Un souvenir n'a pas pu être rappelé ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Un modèle sur un autre serveur ne peut poursuivre une réponse.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>Un passage n'a pas pu être lu ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>Le nom d'un programme a de 1 à {most} {most|lettre|lettres}.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Une invite a besoin d'un nom.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Une invite a besoin d'un texte.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>Il existe déjà une invite « {name} ».</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Une réponse que deux des derniers messages ont reçue n'est pas recommencée, la réponse à une question n'est pas donnée à une autre, et une question n'est pas rendue sans cesse comme sa propre réponse : sinon, les petits modèles continuent ainsi.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>Il n'y a pas de connexion sûre au serveur.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>Il n'y a pas de connexion sûre à {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Un serveur y répond, mais il ne liste aucun modèle (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Un résumé peut être conservé, raccourci ou abandonné, pas « {arguments} ».</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>Au-dessus de 0 (0,8 d'ordinaire), une réponse ne répète pas de suites entières de jetons, surtout longues. 0 : désactivé.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>Au-dessus de 1, les jetons répétés sont moins probables. Vide : ce que recommande le modèle, sinon 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Acceptez les conditions sur la page du modèle, et saisissez ici un jeton d'accès de votre compte.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Agir jusqu'à 5 % de n_ctx plus tard si les messages sont courts, et jusqu'à 5 % plus tôt s'ils sont longs.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>S'adapter à la discussion</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Ajoutez l’un de ceux-ci : {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Autres noms d'hôte</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>Le modèle donne à une nouvelle discussion un nom de quelques mots après le premier échange, au repos. Il ne change jamais un nom que vous avez donné. Désactivé : les discussions portent leurs premiers mots.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>Pages web autorisées</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>Une API compatible OpenAI tant que la fenêtre est ouverte.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>Un plan de modification a été refusé ({error}) ; le contexte est reconstruit à la place.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Montrer avant que des tours partent</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>Un autre modèle a été chargé entre-temps.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>Un autre programme utilise la base des discussions.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Répond sans réfléchir d'abord à voix haute, en de nombreuses langues.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Répond sans réfléchir d'abord à voix haute ; prose simple.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Apparence</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Demandez-lui de continuer dans un message.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>{most} invites au plus sont conservées.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Joignez-en une partie, ou son texte.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Joignez la partie qui compte.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Commencez une nouvelle discussion pour en avoir une autre.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Bref</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Réponses brèves</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Ramenez moins de tours, désépinglez-en, ou chargez le modèle avec un contexte plus grand.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>Ramener le tour {}</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Ramener {0|le tour|les tours} {}</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Ramenez-la d'abord.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Ramener les tours</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>Par les clés du tableau des paramètres, comme sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>Par les mots</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Type de cache</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Changez l'un des deux.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>La discussion {number} est de nouveau dans la liste : {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>La discussion {number} n'est pas dans la corbeille.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>La discussion {number} a été enregistrée dans {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Discussions dans la corbeille ; au bout de {days} jours, elles disparaissent pour de bon :</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Vérifiez l'adresse et le modèle dans le profil.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Vérifiez qu'il est toujours là et que vous avez le droit de le lire, puis joignez-le de nouveau.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Vérifiez que son disque est connecté, a de la place, et que vous pouvez y écrire.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>Vérifiez que le disque de {data_dir} a de la place et est accessible en écriture.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>Vérifiez que le disque de {parent} a de la place et est accessible en écriture.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Vérifiez que le dossier des modèles est accessible en écriture, puis réessayez.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Vérifiez que cette machine est en ligne, puis réessayez.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Vérifiez l'adresse du hub de modèles dans les paramètres, page « Téléchargements ».</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>Choisissez --n-ctx {n_ctx_step} ou plus.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Choisissez le fichier GGUF d'un modèle d'embedding, ou aucun.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Choisissez un fichier JSON exporté ici, ou le fichier zip de l'export de ChatGPT ou de Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>Choisissez un fichier qu'il contient.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Choisissez un fichier.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Choisissez un --n-ctx plus petit.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Choisissez un contexte plus petit.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Choisissez un modèle ou un contexte plus petit.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Choisissez un autre disque.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Choisissez un autre fichier dans le profil, ou aucun.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Choisissez un autre fichier.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>Choisissez un autre dossier avec --data-dir.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Choisissez un autre dossier.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Choisissez un autre modèle, ou une version plus récente de ce programme.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Choisissez un autre modèle.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Choisissez un autre modèle. Celui-ci peut servir de modèle d'embedding, pour chercher les souvenirs.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Choisissez un autre modèle ; une version plus récente du programme sait peut-être où il est.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Choisir un autre modèle…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Choisissez un autre nom ou dossier.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Choisissez un autre nom.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>Choisissez-en un autre avec --data-dir.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Choisissez-en un autre.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Choisissez un autre port, ou fermez le programme qui l'utilise.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Choisissez-en un autre.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Choisissez-en d'abord un.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Choisissez l'une d'elles.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Choisissez le type de cache f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>Choisissez la première partie.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Choisissez le modèle lui-même.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Fermez-le et réessayez.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Fermez-le d'abord, ou choisissez un autre dossier avec --data-dir.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>Resserrer</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>Le condenser</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Regrouper à partir de</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Regrouper les anciens souvenirs</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contexte</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Limite de contexte</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Contexte des autres serveurs</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Taille du contexte</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Poursuivez la discussion et rappelez-le plus tard, ou chargez le modèle avec un contexte plus grand.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Poursuivre la dernière réponse</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Convertissez-le de nouveau.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Copiez-le en entier depuis le site : il a des lettres et des chiffres, sans espaces.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copier le texte</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Corrigez les messages et renvoyez-les.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>Le modèle n'a pas pu être téléchargé</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>L'export a échoué</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>Pas de réponse du serveur</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>Les discussions n'ont pas pu être importées</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>Pas de place libérée dans le contexte</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>La discussion n'a pas pu être ouverte</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>Les discussions n'ont pas pu être ouvertes</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>Le dossier de données n'a pas pu être ouvert</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>Le modèle n'a pas pu être ouvert</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>La fenêtre n'a pas pu être ouverte</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>Les discussions n'ont pas pu être lues ou enregistrées</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>La clé n'a pas pu être lue</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>Les profils n'ont pas pu être lus</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>Les invites n'ont pas pu être lues</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>Les paramètres n'ont pas pu être lus</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>Le contexte n'a pas pu être restauré</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>Les profils n'ont pas pu être enregistrés</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>Les invites n'ont pas pu être enregistrées</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>Les paramètres n'ont pas pu être enregistrés</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>Le message n'a pas pu être envoyé</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>L'API n'a pas pu démarrer</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>La clé n'a pas pu être enregistrée</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>La modification n'a pas pu être annulée</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>Le souvenir n'a pas pu être utilisé</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Compteurs pour Prometheus sous /metrics, pour ceux qui ont la clé.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Compter et raccourcir a pris {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Critique à partir de</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>Longueur permise DRY</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>Base DRY</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>Multiplicateur DRY</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>Fenêtre DRY</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Par défaut</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Détaillé</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>Vouliez-vous dire {base}/v1 ?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>Vouliez-vous dire {near} ?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>Disque pour les pages</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>Document : {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>Téléchargez-le ou copiez-le de nouveau, ou choisissez-en un autre.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Téléchargez-le ou copiez-le de nouveau.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Obtenez le fichier avec un navigateur et ouvrez-le ici.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Téléchargements</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Dérive d'un contexte modifié</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Déposez un fichier texte.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>L'abandonner</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>Abandonner les plus anciens</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Abandonner jusqu'ici</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Modifiez-en un autre.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Méthode de modification</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Modifier le dernier message</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Modifier le profil…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Modèle d'embedding</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Donnez dans le profil une adresse comme http://proxy.example:3128, ou « none ».</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Donnez la bonne dans le profil.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Exportez-le de nouveau.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Exportez ce qui compte, puis démarrez avec --restore-backup pour revenir à la dernière sauvegarde saine.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Exportez de nouveau vos données.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Trouve ce qui a été dit par son sens : en d'autres mots, et dans une centaine de langues.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Dossiers de modèles</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Pour des machines avec beaucoup de mémoire, de préférence avec un GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Libérez de la place et reprenez le téléchargement.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Libérez de la place et réessayez.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>Libérez de la place sur le disque de {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Réponses renouvelées</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>De tout ce que le modèle voyait, et de rien en particulier.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>De ses phrases</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>De ses phrases (sentences) : ce qui a été dit, mot pour mot, aussitôt. Des notes du modèle (model) : il les écrit après chaque échange, quand rien d'autre ne tourne. Quand des tours partent (late) : le modèle écrit alors un résumé. Automatique : quand des tours partent pour les modèles d'un autre serveur, sinon de ses phrases.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>Des notes du modèle</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Bon pour les questions de tous les jours, en de nombreuses langues.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Faites-le condenser, envoyez sa fin, désépinglez des tours, ou chargez le modèle avec un contexte plus grand.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Délai des en-têtes</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Assainir à partir d'une dérive de</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>À quelle distance les mots suivants peuvent être de ceux d'un contexte propre, en divergence KL et en nats, avant qu'il soit assaini.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>À quelle vitesse Mirostat apprend. Vide : ce que recommande le modèle, sinon 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>À quelle vitesse la pénalité croît avec la longueur répétée.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>Probabilité à laquelle XTC écarte des jetons ; un reste toujours, et au-dessus de 0,5 tous restent. Vide : ce que recommande le modèle, sinon 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Longueur d'un résumé : bref 200, moyen 500, détaillé 1 000 jetons.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Combien de souvenirs d'un genre sont regroupés en un seul.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>Messages que garde last_turns.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>Messages que garde sliding_window.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>Combien des tours les plus récents restent mot pour mot.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>Combien des derniers jetons de la réponse DRY regarde ; -1 : autant que le contexte.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Combien des derniers jetons de la réponse la pénalité regarde ; -1 : autant que le contexte. Vide : ce que recommande le modèle, sinon 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>Autant de réponses sont écrites dans les mêmes lots, dans l'unique contexte du modèle. 0 : selon les cœurs du processeur et le contexte. 1 : l'une après l'autre.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Jetons de la fenêtre qu'une discussion occupe. Laissez vide pour aucune limite.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>À quelle fréquence les jetons les plus probables sont écartés, pour des réponses surprenantes ; 0 : jamais. Vide : ce que recommande le modèle, sinon 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Comment les résumés sont faits</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>À quel point les jetons visés par Mirostat peuvent surprendre. Vide : ce que recommande le modèle, sinon 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Délai d'inactivité</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>En Mo, pour toutes les discussions ; ce qui est inutile depuis le plus longtemps part d'abord. 0 n'en garde aucune.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>Au repos, les résumés devenus nombreux forment des sessions, des sujets et des aperçus. Ils restent tels quels en dessous.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>Le contexte est relu une fois, quand rien d'autre ne tourne, puis assaini.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Quand rien ne tourne, écrire le résumé qui sera nécessaire, pour que personne ne l'attende.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>En mégaoctets ; une plus grande est refusée.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>En pixels à l'échelle 100 %.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>Dans le fichier : {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>Jetons, pour les profils distants qui ne le disent pas.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>En jetons.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>En jetons. 0 : jusqu'à ce que le modèle la termine.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>En jetons ; elle attend alors que vous la poursuiviez. 0 : quatre fois le contexte, pas avant 16 384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Installez un Python plus récent.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Réinstallez.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Réinstallez-la.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>Réinstallez cette version, ou choisissez un autre dossier avec --data-dir.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Installez cette version pour le lire.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>Est-il lancé, et l'adresse du profil est-elle juste ?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Il répond (en {}), mais n'a pas de modèle « {} ». Il a : {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Il répond (en {}) et ne liste aucun modèle : y en a-t-il un de chargé ?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Il répond (en {}). Modèles : {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Elle vient de « {} ».</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Il ne contient aucun fichier de modèle téléchargeable ici.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>Il se trouve dans {path} : corrigez-le là, ou déplacez ce fichier pour repartir des valeurs par défaut.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Il est peut-être endommagé, ou d'un genre inconnu de cette version.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Il est peut-être endommagé.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Elle a peut-être été supprimée.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Il est peut-être encore en chargement. Redemandez.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>Elle doit commencer par https://. Changez-la dans les paramètres, page « Téléchargements ».</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>Il a été supprimé. Téléchargez-le de nouveau.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>Elle a été laissée telle quelle. Démarrez avec --restore-backup pour la mettre de côté et utiliser la dernière sauvegarde saine.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>Il n'a pas été conservé. Choisissez un autre modèle, ou une version plus récente du programme.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>Il n'a pas été conservé. Choisissez un autre modèle.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>Sa réponse est dans les détails. Vérifiez le profil.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>Son contexte est plus petit que ne le dit le profil : réduisez la limite de contexte du profil.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Paramètres propres</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Garder ce qui a été lu</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Le garder</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Garder les positions</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Garder les positions (gap) : aucun travail pour le modèle. Resserrer (shift) : une modification ne laisse pas de vides.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Garder les tours récents</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Garder les résumés en mémoire</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>Garder le premier message et ce qui tient</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Garder les derniers tours</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>Garder les messages les plus récents</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>Les messages ou tours les plus récents (sliding_window, last_turns : autant qu'indiqué ci-dessous), ce qui tient (token_budget), avec le premier message de l'utilisateur (smart), avec un résumé des anciens (summarization), ou rien de cela : la requête est refusée (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Garder ce qui tient</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Genre</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>Grand, mais rapide pour sa taille : seul un dixième travaille à chaque mot.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Texte plus grand</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>Plus grande requête</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Derniers tours</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>Couches sur le GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Me laisser faire</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Moins : {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Laisser le modèle choisir</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Laisser le modèle répondre de nouveau (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licence : {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Clair, sombre, ou ce que dit le système.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Chargez-le dans la fenêtre à la place de l'autre, ou fermez ce qui occupe la mémoire.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Chargez-en un, puis renvoyez.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Chargez le modèle avec un contexte plus grand, ou commencez une nouvelle discussion.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Chargez le modèle avec un contexte plus grand, ou raccourcissez l'invite système.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Chargez le modèle avec un contexte plus grand, ou désépinglez des tours.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Chargez le modèle avec un contexte plus grand.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>Le chargement de {name} a été arrêté.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>Longue histoire</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>Réponse la plus longue</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Regardez à nouveau ses éléments.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>L'examen du fichier de modèle {name} a pris trop de temps et a été abandonné.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>Mo</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>Rendez {path} lisible, ou déplacez ce fichier pour commencer avec les valeurs par défaut.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Gérer le contexte</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Contexte manuel</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Contexte manuel : il est plein à {share:.0%}. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Mesurer</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Mesurer et assainir</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>Les souvenirs ne sont cherchés que par les mots.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Souvenirs dans la corbeille ; au bout de {days} jours, ils disparaissent pour de bon, sauf si une discussion les utilise encore :</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>Le souvenir {memory_id} est déjà dans le contexte.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>Le souvenir {memory_id} n'est pas dans le contexte.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>Le souvenir {number} appartient à la discussion {chat}, qui est dans la corbeille.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>Le souvenir {number} est de retour : {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>Le souvenir {number} n'est pas dans la corbeille.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Souvenir {number}, tour {first} :</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Souvenir {number}, tours {first}–{last} :</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Souvenir {number} :</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>Nombre maximal de messages</translation>
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
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>Modèle et moteur</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>Fichier de modèle</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Hub de modèles</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>Les modèles d'autres serveurs ne peuvent être utilisés ici.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>Les modèles qui connaissent les outils apprennent, dans leur langue, l'existence d'une recherche en mémoire et peuvent l'appeler. Les petits modèles le font sans qu'on le demande. Le guide le peut toujours.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Plus : {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>Surtout : {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Mouvement</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Déplacez-le pour repartir des valeurs par défaut.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Déplacez-le, ou choisissez un autre dossier avec --data-dir.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Désignez une réponse par le numéro de son tour.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>Nommez-en un autre avec --model, ou réinstallez.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Nommer les discussions</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Noms par lesquels cette machine peut être appelée, séparés par des virgules ; son adresse l'est toujours.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Ni la clé ni les messages n'y sont envoyés. Si vous lui faites confiance, mettez-la dans le profil.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nouvelle discussion</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>Aucun modèle GGUF ne correspond à « {words} ». Essayez avec moins de mots.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>Aucune discussion n'est dans la corbeille.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>Aucune discussion n'est ouverte.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Sans limite</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Aucun souvenir n'est à la fois sous cette importance et plus ancien.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>Aucun souvenir n'est dans la corbeille.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>Aucun modèle n'est chargé.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>Aucune page n'est conservée (paging.budget_mb vaut 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Aucun programme n'a sa propre clé. /api key NOM en crée une.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Aucun programme « {name} » n'a de clé.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Aucun de ces tours n'est dans le contexte et libre de partir.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>Tous ces tours n'ont pas de page</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Pas maintenant</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>Plus rien ne revient de lui-même dans cette discussion ; ses paramètres permettent de le rétablir.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>Rien trouvé pour « {words} ».</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>Rien dans le contexte n'est revenu de lui-même.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>D'un serveur distant, comme http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Désactivé</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Désactivé : un résumé n'existe que dans le contexte ; en mémoire, il va aussitôt à la corbeille.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Désactivé : un contexte plein termine la réponse par un avis.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Activé</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>Sur un autre serveur</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>Sur cette machine</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>Sur cette machine, un fichier GGUF, ou vide pour celui qui est chargé ; sur un autre serveur, son nom là-bas.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Un tour de cette discussion doit être relu : {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Seulement les k jetons les plus probables ; 0 : tous. Vide : ce que recommande le modèle, sinon 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Seulement les jetons les plus probables qui forment cette part. Vide : ce que recommande le modèle, sinon 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Seulement les jetons au moins aussi probables, par rapport au meilleur. Vide : ce que recommande le modèle, sinon 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Ouvrir un modèle</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Ouvert jusqu'à ses données d'entraînement ; réfléchit si on le lui demande.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Ouvrez-le dans le programme qui l'a créé, et enregistrez-le de nouveau.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Ouvrez-le, copiez son texte et collez-le.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Ouvrez sa discussion.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Ouvrez-en d'abord une.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Rouvrez la discussion.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Ordre des échantillonneurs</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>Origines comme https://example.org, séparées par des virgules. Vide : aucune.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Débordement à partir de</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Pages sur le disque</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Requêtes à la fois</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Une partie de cette discussion doit être relue : {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Collez la partie qui compte.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Suspendre une réponse après</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Épingler : ne jamais résumer ni abandonner</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Port</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Aperçu de « Résumer maintenant »</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Projecteur pour les images</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Donner des chiffres</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Mettez-les tous dans un même dossier.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Rapide pour sa taille : un septième travaille à chaque mot.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Citer leurs lignes</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Cité pour cela {0|du tour|des tours} {}, {} {1|jeton|jetons}</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Cité {0|du tour|des tours} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Cité pour ceci {0|du tour|des tours} {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Aléatoire</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>La lecture de {name} prend trop de temps.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>La lecture de {name} demande trop de mémoire.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Rappeler</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Rappel au début d'une discussion</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Rappelé de la mémoire</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Faites d'abord reconnaître son texte par un autre programme (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Refuser à partir de</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Nombre de refus jusqu’ici : {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Régénérer la dernière réponse</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Retirez un autre souvenir rappelé, désépinglez des tours, ou chargez le modèle avec un contexte plus grand.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Retirer du contexte</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Réparez le fichier, ou déplacez-le pour repartir de zéro.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Réparez le fichier, ou déplacez-le pour repartir sans invites.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Pénalité de répétition</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Fenêtre de répétition</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Réserve de réponse</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>Requête {} à « {} », {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>Requête {} : {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Une requête qui en a plus est refusée.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Rétablir la taille du texte</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Restaurez d'abord cette discussion : /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Place pour ce qui revient</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>Lancez plutôt EthervoxGUI depuis ses sources : packaging/run.sh le compile pour la machine utilisée.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>Les suites d'autant de jetons peuvent se répéter librement.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Échantillonnage</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Enregistrez une copie sans mot de passe, et joignez-la.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>Explorés en plus de ceux des autres programmes ; séparés par ;.</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Secondes pendant lesquelles un serveur distant peut se taire.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>Secondes dans lesquelles une requête doit dire ce qu'elle veut.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>Secondes sans un octet du corps d'une requête.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>Voir /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>Voir /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>Voir /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Voir le README pour toutes les clés.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>Voir la frise.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Envoyez un message.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Renvoyez-le.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Envoyez-le en plusieurs parties.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Envoyer sa fin</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Envoyez sa fin, ou chargez le modèle avec un contexte plus grand.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Renvoyez le message, ou donnez plus de temps au serveur dans le profil.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Renvoyez le message ; si le problème persiste, vérifiez le serveur.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>Séparés par ; ; ce qui n'est pas nommé n'est pas utilisé. Vide : ce que recommande le modèle, sinon penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Servir d'autres programmes</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Serveur</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Part de n_ctx à laquelle l'état devient « alerte ».</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Part de n_ctx à laquelle les anciens tours sont résumés.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>Part de n_ctx à laquelle les plus anciens tours sont abandonnés aussitôt ; les lignes de ce que vous avez dit restent.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Part de n_ctx que peuvent prendre les tours revenus d'eux-mêmes.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Part du contexte à laquelle la stratégie agit.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Part à ne pas dépasser, même après elle.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Le raccourcir</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Raccourcissez-le.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Raccourcissez-les, désépinglez des tours ou chargez le modèle avec un contexte plus grand.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Montrer dans la discussion</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Afficher le souvenir</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Afficher le résumé</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Fenêtre glissante</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Petit, pour des questions courtes et des machines anciennes.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Petit, en de nombreuses langues, avec un contexte très long.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texte plus petit</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Sobre et professionnel, en douze langues.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Un problème est survenu</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>Un problème est survenu dans le programme.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Un problème est survenu dans le programme. Ce qui était enregistré est en sécurité.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Relancez le programme.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Arrêter la réponse, ou masquer d'où elle vient</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Arrêté.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Fort en réflexion ; rapide pour sa taille.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Résumer</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Résumer (automatic) : à « critique », les anciens tours sont résumés. Laisser le modèle choisir (model) : les lignes de ce que vous avez dit restent de toute façon. Abandonner les plus anciens (shift) : sans résumé. Me laisser faire (manual) : rien ne part de soi-même ; vous êtes averti, et ce qui ne trouve pas de place est refusé.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Résumer à l'avance</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>« Résumer maintenant » montre d'abord ce qui partirait, et le résumé.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Résumez les anciens tours (/context summarize), abandonnez les plus anciens (/context shift) ou les moins utiles (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Résumer les anciens</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Résumer jusqu'ici</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Détail des résumés</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Résumé des tours qui reviennent</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Résumé {0|du tour|des tours} {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>Le résumé {} de la mémoire remplace les anciens.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Système</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Invite système</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>Invite système · celle du modèle</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Demande peu de mémoire pour un long contexte.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Température</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>Du texte en UTF-8 peut être envoyé.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Texte, Markdown, code, CSV, HTML, PDF, DOCX et EPUB peuvent être joints.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>Ce n'est pas un jeton d'accès.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>L'API n'a pas pu démarrer.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>La clé de l’API est vide : tout le monde pourrait entrer.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>Le fichier GGUF par lequel le modèle voit les images qu’envoient d’autres programmes. Vide : celui de son dossier dont le nom contient mmproj et qui convient.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>Le fichier GGUF de départ. Vide : le guide fourni.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>Le schéma JSON est inutilisable : {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>L'adresse d'un tel serveur se termine d'ordinaire par /v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>L'adresse du hub de modèles est inutilisable : {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>L'adresse interrogée quand vous cherchez des modèles ; celle d'un miroir si vous en avez un.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>L'adresse {host}:{port} ne peut être utilisée.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>L'archive {name} n'a pas pu être écrite : rien n'a été déplacé.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>La sauvegarde {name} n'a pas pu être mise en place.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Le modèle fourni est absent.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>Les cellules des conversations des programmes sont mises en page dans la limite de paging.budget_mb, pour qu'aucune ne soit lue deux fois, même après un redémarrage. Désactivé : rien n'en est écrit.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>La base des discussions n'est pas accessible en écriture.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>La base des discussions est endommagée, ou n'est pas une base de données.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>La base des discussions est endommagée ; ce que vous voyez peut être incomplet.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>La discussion a changé depuis que ce résumé a été écrit.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>La discussion est relue avant la prochaine réponse.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>Le gabarit de discussion de {name} ne finit jamais.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>Le gabarit de discussion de {name} prend plus de mémoire que toute conversation.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Les discussions ne peuvent être enregistrées dans {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>Les discussions n'ont pas pu être sauvegardées avant la mise à jour de leur fichier : rien n'a été changé.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Les discussions ont été restaurées à partir de la sauvegarde du {when}.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Les discussions ont été enregistrées par une version plus récente de ce programme.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>La connexion a été perdue pendant le téléchargement de {name}.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>Le contexte n'a pas pu être restauré.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>Le contexte est assaini : ce qui est parti n'y a plus d'écho.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>Le contexte est trop plein pour réessayer la réponse.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>Le contexte a été reconstruit après l'échec d'une modification ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>Le contexte a été reconstruit après un échec du moteur ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>Le contexte a été reconstruit après l'échec du retour de tours ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>La conversation a continué entre-temps.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>La conversation lui est soumise en texte simple, avec « User: » et « Assistant: » devant chaque message.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>Le dossier de données {path} n'est pas accessible en écriture.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>La base de données n'a pas pu faire cela : {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>Le disque est plein : ceci n'a pas pu être enregistré.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>Le téléchargement a échoué.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>Le téléchargement a été refusé : son adresse n'est pas sûre.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>Le modèle d'embedding {name} n'est pas là.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>Le moteur s'est arrêté après une défaillance du programme ; ce qui était enregistré est en sécurité.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>Le fichier précédent est conservé sous le nom {name}.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>Le fichier est peut-être endommagé, ou fait pour une version plus récente.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>Le fichier {name} n'a pas pu être lu.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>Le fichier {name} n'a pas pu être écrit.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>Le fichier {name} ne contient aucune discussion lisible.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>Le fichier {name} n'est pas une archive de souvenirs lisible.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>Le fichier {name} a été écrit par une version plus récente de ce programme.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>Le premier message d'une discussion amène dans le contexte les résumés qui s'y rapportent, d'autres discussions avec le même modèle. Ils sont cités, montrés sur la frise et peuvent être retirés.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>La clé ne peut être conservée dans {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>La clé de {name}, affichée cette seule fois : {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>De la fenêtre. Les discussions gardent la leur ; headless et l'API parlent anglais.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>La dernière réponse n'est plus dans le contexte : elle ne peut être poursuivie.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>La liste des modèles à télécharger est illisible.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>Le message auquel répondre a {n_tokens:,} {n_tokens|jeton|jetons} ; ce contexte n'a pas de place pour lui.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>Le modèle n'a pas pu faire cela : {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>Le modèle n'a pas pu continuer</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>Le fichier de modèle {name} est inutilisable : il fait planter llama.cpp.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>Le fichier de modèle {name} est endommagé.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>Le fichier de modèle {name} est vide.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>Le fichier de modèle {name} a un format trop ancien.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>Le fichier de modèle {name} est incomplet : il s'arrête trop tôt.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>Le fichier de modèle {name} a été tronqué pendant son utilisation.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>Le fichier de modèle {path} est illisible.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>Le modèle compte {n_parts} {n_parts|fichier|fichiers}, et {name} manque.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>Le modèle peut chercher</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>Le modèle tourne sur un autre serveur : la conversation est modifiée par message et envoyée en entier.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>Le modèle ne voyait rien avant la question.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>Le modèle aurait dit la même chose sans rien de tout cela.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>Le dernier modèle utilisé n’est pas là : {path}. Le guide le remplace. Quand son disque ou son dossier sera revenu, choisissez le modèle ou redémarrez ; il reste votre choix jusqu’à ce que vous en choisissiez un autre.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>Le modèle {name} ne peut calculer de réponse.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>Le modèle {name} n'a pas pu être chargé.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>Le début propre au modèle</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>Le nom par lequel les programmes l'appellent.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>Le nom d'une invite est une ligne de {most} caractères au plus.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Sous quel nom la clé du serveur distant est gardée dans le trousseau.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>Le réseau demande peut-être de s'identifier : ouvrez un navigateur, puis réessayez.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>Les tours les plus récents ne laissent pas de place à ce souvenir.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>Les pages de cette discussion sont inutilisables ; elle est relue : {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>L'image ne peut être enregistrée dans {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>Le profil « {name} » et les paramètres généraux se contredisent. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>Le profil « {profile} » nomme un autre modèle : la discussion continue avec celui par défaut.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>Le profil « {profile} » de cette discussion a disparu ; la discussion continue avec celui par défaut.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>Les profils ne peuvent être enregistrés dans {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>Les profils de {name} sont illisibles : {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>Le programme se ferme.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>L'invite ne tient pas dans le contexte du modèle.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>Les invites ne peuvent être enregistrées dans {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>Les invites de {name} sont illisibles : {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>Le proxy du serveur distant est inutilisable.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>Le serveur distant n'accepte plus de requêtes pour l'instant (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>Le serveur distant est injoignable.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>Le serveur distant n'a pas répondu à temps.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>Le serveur distant n'accepte pas la clé ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>Le serveur distant a échoué ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>Le serveur distant a échoué pendant qu'il écrivait.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>Le serveur distant a échoué : {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>Le serveur distant n'a pas de modèle « {model} » à cette adresse (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>Le serveur distant redirige vers une autre adresse ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>Le serveur distant a refusé ceci ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>Le serveur distant demande une clé ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>La réponse s'est arrêtée tôt : le modèle n'a pas pu continuer.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>La réponse remplit tout le contexte et a dû s'arrêter ici.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>La réponse n'est plus dans le contexte, on ne peut donc plus la réessayer.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>La réponse a été recommencée, car le modèle allait, comme avant, se répéter ou répéter le message.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>Le résultat du tour {} était trop long : {} de ses {} {2|jeton|jetons} sont lus, le souvenir {} le contient en entier.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>Le résultat de l’appel {} était trop long : {} de ses {} {2|jeton|jetons} sont restés.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>Le script a une directive inconnue « !{} ».</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>Le script {} est illisible.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>« !why » dans le script ne trouve aucun message pour lequel des tours sont revenus.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>La directive « !{} » du script n'est pas comprise.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>La recherche a échoué.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>Le serveur à cette adresse n'est pas compatible avec OpenAI.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>Le serveur est injoignable.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>Le serveur est trop occupé pour l'instant.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>Le serveur ne donne pas de somme de contrôle pour {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>Le serveur refuse de livrer {name}.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>Le serveur a envoyé autre chose que {name}.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>Le paramètre {key} ne convient pas : {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>Les paramètres sont illisibles.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>Les paramètres ne peuvent être enregistrés dans {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>Le fichier de paramètres {name} est endommagé.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>Le plus petit qui parle ; tourne sur toute machine.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>L'invite système de cette discussion reste : quelque chose a été dit après elle.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>Le trousseau du système ne fonctionne pas ({error}). En attendant, les clés sont gardées dans {path}, que personne d'autre ne peut lire.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>Le trousseau du système est verrouillé.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>Le texte d'une invite a {most} caractères au plus.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>Les tours ne tiennent nulle part dans le contexte actuel, il est donc reconstruit</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>Le vocabulaire de {name} n'a pas pu être chargé.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>Il n'y a pas de messages dans cet export.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>Il n'y a pas de tours de {start} à {end}.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>Cette discussion a les tours 0 à {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>Il y a {n} {n|version|versions} du tour {turn}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Il y a : {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>Il n'y a pas de sauvegarde des discussions à restaurer.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Il n'y a pas encore de sauvegarde : exportez ce qui compte, puis déplacez le fichier pour repartir de zéro.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>Il n'y a pas de discussion {chat_id}.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>Il n'y a pas de commande « {text} ».</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>Cette discussion n'a aucune modification à annuler.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>Il n'y a pas de souvenir {memory_id}.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>Il n'y a pas de souvenir {number}.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>Il n'y a pas de message auquel répondre de nouveau.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>Il n'y a pas de fichier de modèle de ce nom.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>Il n'y a pas de fichier de modèle {path}.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>Il n'y a pas de profil « {name} ».</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>Il n’y a pas de place pour ces instructions à côté de ce qui doit rester dans le contexte.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>Il n'y a pas de place pour des tours de {n_coming:,} {n_coming|jeton|jetons} : il y en a {needed:,} de trop.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>Il n'y a pas de place pour {incoming:,} {incoming|jeton|jetons} de plus : {n_used:,} sur {n_ctx:,} sont utilisés.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>Il n'y a pas de paramètre « {key} ».</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>Il n'y a pas de tel dossier.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>Cette réponse n'existe pas dans cette discussion.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>Il n'y a pas de tel tour dans cette discussion.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>Il n'y a pas de résumé.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>Il n'y a pas de texte dans ce fichier.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>Il n'y a pas de tour {number}.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>Il n'y a pas de mémoire pour {name} à côté du modèle de la discussion : il demande {needed:,.1f} Gio, {free:,.1f} sont libres.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>Il n'y a pas assez de place sur le disque pour {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>Il n'y a pas assez de place sur le disque pour {name} ; il faut {needed:,.1f} Go et {free:,.1f} Go sont libres.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>Il n'y a rien à vider : le contexte ne contient que ce qui ne part jamais.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>Il n'y a rien à assainir : le contexte est tel qu'il serait lu maintenant.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>Il n'y a rien à assainir : avec ce modèle, chaque modification relit le contexte.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>Il n'y a rien à retirer : tous les tours sont récents, importants ou épinglés.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>Il n'y a rien à envoyer.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>Il y a une version du tour {turn}.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>Il n'y avait pas de place pour un contexte de {n_ctx:,} jetons pour {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Ces discussions sont ouvertes dans un autre EthervoxGUI.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Ils sont déjà dans le contexte.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Réfléchit avant de répondre, tout en restant petit.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Réfléchit avant de répondre, en anglais et en chinois ; rapide pour sa taille.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Réfléchit avant de répondre, sur toute machine.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Réfléchit avant de répondre ; polyvalent, pour des machines ordinaires.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Réfléchit avant de répondre ; meilleur pour les questions longues et difficiles.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Réfléchit avant de répondre ; fait pour les longs textes.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Réfléchit longtemps et à voix haute ; pour les calculs et les énigmes.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>Ce Python vient avec SQLite {sqlite_version}, mais il faut 3.34 ou plus récent.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Ceci ne peut être envoyé au serveur distant : il contient un demi-caractère, ou quelque chose qui n'est pas un nombre.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Cette discussion ne se termine pas par une réponse à poursuivre.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Cette discussion n'a pas de document {number}.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>Cette discussion n'a pas de documents. /attach FICHIER en joint un.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Cette discussion utilisait {model} avec un contexte de {n_ctx:,} jetons. Elle continue avec {model_2} et {n_ctx_2:,}.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Cette discussion ne tient plus dans le contexte : d'anciens tours ont dû le quitter.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>Ce que cette discussion règle autrement ne s'applique pas maintenant. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>Ce contexte de {n_ctx:,} jetons est trop petit : l'invite système en a {system:,}, et {reserve:,} sont gardés pour une réponse et un résumé.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Ce fichier de discussions se contredit.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Ce fichier de discussions est incomplet.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Cette installation est incomplète : ses ressources manquent.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>Ce n'est pas du texte.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>Cette machine n’a pas cette adresse. Utilisez 127.0.0.1 pour ses propres programmes, 0.0.0.0 pour d’autres machines aussi.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>Ce souvenir prend {n_tokens:,} {n_tokens|jeton|jetons} ; il y a place pour {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Ce message a {incoming:,} {incoming|jeton|jetons} ; au plus {limit:,} tiennent dans ce contexte.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Ce message a {n:,} {n|caractère|caractères} ; c'est trop à condenser pour {n_ctx:,} jetons.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>Le gabarit de discussion de ce modèle est inutilisable ({error}) : ChatML est utilisé.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>Le gabarit de discussion de ce modèle est inutilisable ({error}) : du texte simple est utilisé.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>Le contexte de ce modèle ne peut être que reconstruit</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>Le contexte de ce modèle ne peut être examiné par parties : {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>Les tours de ce modèle ne peuvent être mis en page :</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Ce processeur est trop ancien pour la version installée : il lui manque {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>Ce résumé prend {n_block:,} {n_block|jeton|jetons}, et remplacerait des tours de {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Ceci retire {turns} et {blocks} du contexte, {n_tokens:,} {n_tokens|jeton|jetons} ; ils restent enregistrés et consultables. Utilisez /context clear yes pour le faire, ou /context clear forget pour qu'il n'en reste aucun écho.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Ce texte a {n_tokens:,} {n_tokens|jeton|jetons} ; un vecteur est fait d'au plus {most:,}.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Threads</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Threads pour le modèle. 0 : un par cœur ; un seul pour un modèle minuscule.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Délai</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Frise des tours : {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Minuscule, pour de courts textes anglais sur les plus petites machines.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Pour repartir de zéro, déplacez {file_name} hors de {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>La sauvegarde du jour des discussions n'a pas pu être faite.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Jetons gardés libres pour une réponse ; au plus un huitième de la fenêtre.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Jetons de contexte, n_ctx ; arrondi au multiple de 256 supérieur. Vide : ce pour quoi le modèle a été entraîné, au plus 8 192 ; 1 024 pour le guide.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Outil</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Appel d'outil</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Appel d'outil, inachevé</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Appel d'outil : {}</translation>
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
            <translation>Raccourcir à partir de</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Réessayez dans quelques minutes.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Réessayez dans {seconds} {seconds|seconde|secondes}.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Réessayez plus tard.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Réessayez quand l'ordinateur sera moins occupé, ou choisissez un autre modèle.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Réessayez.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Laissez gérer le contexte (dans les paramètres), ou commencez une nouvelle discussion.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Activez « Les tours reviennent d'eux-mêmes » dans les paramètres du contexte.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>Le tour {first_turn} a été abandonné aussitôt, car {emergency}. Il reste enregistré, et ce que vous y avez dit figure en lignes courtes.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>Le tour {first_turn} a été abandonné aussitôt, car {emergency}. Il reste enregistré.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>Le tour {first} est oublié : ce qui reste a été relu. Il reste enregistré.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>Le tour {first} ne tient plus une fois relu : il a quitté le contexte.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>Le tour {number} n'est plus épinglé.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>Le tour {number} est épinglé : il ne quitte jamais le contexte.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>Le tour {number} est épinglé : une fois revenu dans le contexte, il ne le quitte plus.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>Le tour {turn_number} n'est pas un message de vous.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>Le tour {} est revenu pour cela, {} {1|jeton|jetons}</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>Le tour {} est revenu pour ceci</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Tour {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>Les tours ne peuvent être mis en page ({failure}). Au besoin, ils sont relus, ce qui prend plus de temps.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>Les tours reviennent d'eux-mêmes</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>Les tours reviennent avec /context bring-back.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>Les tours qui partent glissent dans leur résumé ou s'estompent ; désactivé, tout change d'un coup.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>Ce qui est parti a encore un écho dans ce qui reste. Quand rien d'autre ne tourne : mesurer combien (measure) et, au-dessus de la limite ci-dessous, mettre une copie propre à sa place (heal). Désactivé : seulement quand vous le demandez.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>Les tours {turns} sont oubliés : ce qui reste a été relu. Ils restent enregistrés.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>Les tours {turns} sont épinglés : ils ne quittent jamais le contexte.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>Les tours {turns} ne tiennent plus une fois relus : ils ont quitté le contexte.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>Les tours {turns} ont été abandonnés aussitôt, car {emergency}. Ils restent enregistrés, et ce que vous y avez dit figure en lignes courtes.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>Les tours {turns} ont été abandonnés aussitôt, car {emergency}. Ils restent enregistrés.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>Les tours {} sont revenus pour cela, {} {1|jeton|jetons}</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Tour abandonné|Tours abandonnés} : {}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Tour oublié|Tours oubliés} : {}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Tour résumé|Tours résumés} : {}</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>Type des clés et valeurs du cache KV ; q8_0 prend environ la moitié de la mémoire de f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Annulé : leur résumé est hors du contexte.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Annulé : le tour {first} est revenu et son résumé est hors du contexte.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Annulé : le tour {first} est revenu.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Annulé : les tours {turns} sont revenus et leur résumé est hors du contexte.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Annulé : les tours {turns} sont revenus.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Déverrouillez-le, puis réessayez.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Désépingler</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Désépinglez d'abord ce qui est épinglé.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>Utiliser au plus</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>L'utiliser pour trouver par le sens</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Utiliser le guide</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>Vers un serveur distant, comme http://proxy.example:3128. Vide : ce que dit le système (HTTPS_PROXY, NO_PROXY) ; none : aucun. Cette machine est toujours appelée directement.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Vocabulaire</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Alerte à partir de</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>Ce qu'un modèle a pensé ou répété sans cesse n'est pas relu : cela reste hors du contexte.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>Ce par quoi commence une nouvelle discussion.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>Ce par quoi commence une nouvelle discussion. Vide : celle du modèle, exactement ce que dit son gabarit.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>Ce qu'il devient quand seuls certains de ses tours reviennent. Le raccourcir (shrink) : un plus court remplace les autres. L'abandonner : il part, et les autres manquent. Une fois tous revenus, il part.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>La partie déjà téléchargée est conservée.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>Ce que memory_search fait des tours qu'il trouve dans cette discussion. Citer leurs lignes (quote) : le modèle les lit. Ramener les tours (page_in) : ils viennent eux-mêmes dans le contexte.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>Ce qui doit rester dans cette discussion demande {n_tokens:,} {n_tokens|jeton|jetons} ; ce contexte en a {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>Ce que le modèle a demandé est hors limites : {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>Ce que ce message demande de {name} ne tient pas dans le contexte pour l'instant.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>Ce qui a été tapé sans être envoyé ne peut être enregistré dans {path}.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>Ce qui a été écrit est conservé ; renvoyez le message.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>Ce que vous avez dit plus tôt est cité dans le message</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>Ce que vous avez dit plus tôt était cité dans le message</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Un message qui touche à ce qui est parti le ramène avant la réponse, depuis ses pages ou en citation : ce qui partage des mots avec lui (words), et ce vers quoi va l'attention du modèle, ce qui parle de la même chose ou, avec un modèle d'embedding, ce qui a le même sens (automatic). Désactivé : les tours ne reviennent que si vous le dites.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Quand les messages remplissent le contexte</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Quand le contexte se remplit</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Quand des tours partent</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Où tourne son modèle ; un autre serveur est un serveur compatible avec celui d'OpenAI.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Indiquez son numéro après le fichier.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>Écrivez keep, shrink ou drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Écrivez-en un, ou abandonnez plutôt les tours.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Écrivez d'abord le plus petit numéro.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>Probabilité XTC</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>Seuil XTC</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>un document d'un autre format</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>une partie de son état est récurrente</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>une image</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>une présentation</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>un enregistrement</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>une feuille de calcul</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>un résumé {0|du tour|des tours} {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>environ {n:,} {n|jeton|jetons}/s ici</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>environ {n:.1f} {n|jeton|jetons}/s ici</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>environ {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>une archive</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>un livre numérique d'un autre format</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>un ancien document Word</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>d'ordinaire : {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>au moins {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>au plus {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>automatique</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>de retour dans le contexte</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>sauvegardes</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>modèle de base</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>ramener les souvenirs d'un tel fichier</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>ramener ce que la dernière modification a retiré</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>ramener des tours ; leur résumé est conservé, raccourci ou abandonné</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>l'appelant est parti</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>a porté {} % de la réponse</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>des cellules peuvent être retirées et resserrées ; essayé au chargement du modèle</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>des cellules peuvent être retirées, mais les resserrer les modifie (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>des cellules peuvent être retirées, mais pas resserrées : {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>commande</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>conditions</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>conditions à accepter</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>poursuivre la dernière réponse là où elle s'est arrêtée</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>restitue {} % de ce que vous avez dit</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>critique</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>fichiers endommagés mis de côté</translation>
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
            <translation>document</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>abandonner les échanges peu importants (moins de 0,5)</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>abandonner les plus anciens tours maintenant</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>abandonné</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>modifié {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>urgence</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>entrez un nombre</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>entrez un nombre de {low} à {high}</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>entrez un nombre supérieur à {above}, au plus {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>entrez un nombre, au moins {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>entrez un nombre entier</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>entrez un nombre entier de {low} à {high}</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>entrez un nombre entier, au moins {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>entrez une adresse ou un nom de cette machine, par exemple 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>entrez une adresse qui commence par https://</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>entrez {n:,} caractères au plus</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>entrez des noms comme my-computer.local, séparés par des virgules</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>entrez des origines comme https://example.org, séparées par des virgules</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>erreur {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>trouve par le sens : memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>convient à cette machine</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>convient, mais laisse peu aux autres programmes</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>oublié</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>place libre dans le fichier</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>le remplissage du contexte, et par quoi</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>importance</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>importance {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>en KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>son attention passe par une fenêtre glissante</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>son attention passe par une fenêtre glissante, dont les anciennes cellules sont recyclées</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>il est endommagé</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>sa réponse s'est interrompue</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>sa réponse n'est pas du JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>sa réponse n'est pas un objet JSON</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>ses cellules ne peuvent être enregistrées</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>ses clés sont compressées (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>ses positions sont mises à l'échelle par YaRN, qu'un décalage fausserait</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>ses positions portent un facteur d'attention, qu'un décalage fausserait</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>ses positions ont plusieurs dimensions</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>ses positions ont plusieurs dimensions (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>ses clés quantifiées ne peuvent être tournées de nouveau</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>ses requêtes et ses clés ne sont pas indiquées</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>ses requêtes et ses clés ne vont pas ensemble</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>ses clés enregistrées ne sont pas celles que l'attention rencontre</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>ses clés enregistrées sont illisibles ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>son état est récurrent : il n'a pas de cellules isolées à retirer</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>garder un fichier comme document de cette discussion ; ce qu'un message en demande entre dans le contexte</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>les clés de type {kv_type} sont quantifiées et tournées</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>moins de 1 jeton/s ici</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>moins de {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>laisser ce tour partir de nouveau</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>niveau {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>ligne {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp ne peut charger {name}.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>créer une clé pour un programme qui appelle l'API</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>souvenirs</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>souvenirs rappelés derrière {0|le tour|les tours} {}</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>souvenir {number} de « {chat} » : {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>messages</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>modèles à télécharger, et leur vitesse sur cette machine</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>plus que cette machine ne possède</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>plus de {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>déplacer dans un fichier les souvenirs sous cette importance et plus anciens</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nats</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>ne jamais résumer ni abandonner ce tour</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>aucune page n'a été cherchée depuis le démarrage du programme</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>sans gabarit</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>aucun tour n'est hors du contexte</translation>
        </message>
        <message>
            <source>note</source>
            <translation>note</translation>
        </message>
        <message>
            <source>now</source>
            <translation>maintenant</translation>
        </message>
        <message>
            <source>off</source>
            <translation>désactivé</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>versions antérieures des souvenirs</translation>
        </message>
        <message>
            <source>on</source>
            <translation>activé</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>débordement</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>aperçu</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>p. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>une partie est récurrente</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>une partie de son état est récurrente : pas de cellules isolées à retirer</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>partie {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>épinglé</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>positions</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>positions {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>élaguer l'accessoire</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>mettre une copie propre du contexte à sa place, au repos</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>question</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>des citations {0|du tour|des tours} {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>lire les discussions d'un tel fichier JSON, ou d'un export de ChatGPT ou de Claude (zip ou JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>reconstruction</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>reconstruction : {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>refusée</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>régénérer la dernière réponse (ou ce tour) ; l'ancienne est conservée</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>retirer un document de cette discussion</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>remplacer votre message ; l'ancien est conservé</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>reprendre la clé d'un programme</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>en cours…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>échantillonnage : {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>écrire une discussion (celle-ci) dans un fichier : Markdown pour .md, sinon JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>contexte enregistré</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>index de recherche</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>chercher dans les souvenirs et tout ce qui a été dit</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>chercher des modèles sur le hub Hugging Face ; les mots lui sont envoyés</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>décalage</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>décaler la fenêtre</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>afficher un souvenir</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>recommandé pour cette machine</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>résumer les anciens tours maintenant</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>résumer les anciens</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>résumé</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>résumé</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>chirurgical</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>passer à un autre modèle, depuis un fichier GGUF</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>passer à une autre version d'un tour</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>système {system:,} · résumés {summaries:,} · rappelés {recalled:,} · vous {you:,} · modèle {model:,} · réservés {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>sortir une discussion supprimée de la corbeille ; sans numéro : ce qu'elle contient</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>sortir un souvenir supprimé de la corbeille ; sans numéro : ce qu'elle contient</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>tout retirer du contexte (demande d'abord ; forget : sans écho)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>retirer de nouveau ce qui est revenu de lui-même pour des messages</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>retirer des tours sans qu'il en reste d'écho dans ce qui demeure</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>tiré des tours, pas écrit par le modèle</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>textes des souvenirs</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>textes des tours</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>la corbeille</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>la connexion s'est interrompue</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>le contexte était plein à {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>les documents de cette discussion</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>les fichiers d'un modèle sur le hub, et ce qu'ils demandent</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>la bibliothèque ne dit pas ce qu'elle calcule</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>la bibliothèque a refusé de retirer des cellules au milieu</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>la bibliothèque dit que ses cellules ne peuvent être décalées</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>le modèle est petit : les mots en disent plus</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>du modèle : {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>la part à partir de laquelle on raccourcit doit être inférieure à celle à partir de laquelle on refuse</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>le résumé {0|du tour|des tours} {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>la ligne « {} » du résumé</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>l'essai a échoué : {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>les seuils doivent croître : avertissement &lt; critique &lt; urgence</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>le tour hors du contexte peut revenir d'une page</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>le tour hors du contexte n'a pas de page : il serait relu</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>il n'y a pas d'échantillonneur {unknown}, mais {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>cette liste</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>jetons</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>outil</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>sujet</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>tour {number} de « {chat} » : {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tour {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>tours</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|tour revenu|tours revenus} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|tour|tours} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>tours : {in_kv} en KV · {summarized} résumés · {dropped} abandonnés</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>intacte</translation>
        </message>
        <message>
            <source>user</source>
            <translation>utilisateur</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>alerte</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>ce qui a porté la dernière réponse (ou ce tour), et ce que le modèle voyait pour elle</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>ce qui est enregistré des tours, et son utilité</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>ce qui occupe le dossier de données</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>quels programmes ont leur propre clé</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>avec une citation de ce que vous avez dit plus tôt</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd/MM/yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}) : tour {first}, {freed:,} {freed|jeton libéré|jetons libérés} en {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}) : tours {turns}, {freed:,} {freed|jeton libéré|jetons libérés} en {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} n'accepte pas « {text} ».</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} a besoin d'un nombre entier, pas de « {text} ».</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} a besoin du nom d'un programme.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} a besoin du numéro d'un tour.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits} ; un résumé est prêt</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit} ; tous sont dans le contexte</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit} ; le tour {first} est dans le contexte</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit} ; les tours {turns} sont dans le contexte</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field} : {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host} est injoignable.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} ne répond pas.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} a lui-même un problème en ce moment ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} a reçu trop de requêtes de ce réseau.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} refuse de répondre ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} a envoyé autre chose qu'une liste de modèles.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{kept} {kept|tour reste|tours restent}, et non {requested} : ce qui reste commence par un message de vous et laisse place à une réponse.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} ramenés de {name}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} mis dans {path}. /memory unarchive ramène son contenu.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model} : {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|téléchargement|téléchargements}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|mention J'aime|mentions J'aime}</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|souvenir|souvenirs}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} souvenir</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>{n:,} {n|page a été cherchée|pages ont été cherchées} depuis le démarrage du programme ; trouvées : {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|page|pages} de toutes les discussions, {mb:,.1f} Mo sur {most:,.0f} Mo au plus</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|page|pages} de cette discussion, {mb:,.1f} Mo</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} {n|jeton|jetons}</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} {n|jeton|jetons}, environ {s:,} s</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} est arrivé endommagé : sa somme de contrôle est fausse.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} ne peut être un document de cette discussion : rien n'entre de lui-même dans son contexte.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name} ne peut être chargé.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name} est illisible.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name} est illisible : il est endommagé, ou n'est pas ce que dit son nom.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} ne peut servir aux embeddings.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name} ne peut être écrit.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} ne peut avoir un cache de type q8_0 : ses têtes ont {head_sizes:g} valeurs, ce qui n'est pas un multiple de {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} n'apporte pas de gabarit de discussion : on ne sait pas sous quelle forme il a été entraîné à discuter. Ses réponses peuvent être moins bonnes qu'elles ne pourraient l'être. Un autre fichier du même modèle en apporte peut-être un.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name} n'a pas pu être rechargé : {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} ne contient pas ce qui y a été écrit.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} a échoué.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} a changé sur le serveur.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} n'a pas de texte. Peut-être est-il numérisé, et ses pages sont des images.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} est un modèle de base : il prolonge du texte, il n'a pas été entraîné à discuter. Ses réponses peuvent s'égarer, se répéter ou parler à votre place. Pour discuter, choisissez un modèle nommé « Instruct » ou « Chat ».</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} est une partie ultérieure d'un modèle en {n_parts} {n_parts|fichier|fichiers}.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} est un document {kind}, pas un fichier texte.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} dépasse {most} Mo.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} est rechargé, et la discussion continue comme avant.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} n'est plus sur le serveur.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} n'est pas un fichier.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} n'est pas un modèle de langage, mais un complément.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} n'est pas un fichier texte.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} est du genre « {kind} », inconnu de cette version de llama.cpp.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} est réservé aux personnes admises.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} est protégé par un mot de passe.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} est {kind}, ce qui ne peut être lu ici.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} n'est pas un fichier GGUF valide.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} demande {needed:,.1f} Gio de mémoire ; cette machine en a {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} n'a plus accès.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} est un modèle de base, d'après son fichier, car il n'apporte pas de gabarit de discussion : il prolonge du texte, il n'a pas été entraîné à discuter. Ses réponses peuvent s'égarer, se répéter ou parler à votre place. Pour discuter, choisissez un modèle nommé « Instruct » ou « Chat ».</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} transforme les textes en vecteurs ; il ne sait pas écrire.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} {n|passage|passages}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number} : {title} (suppression : {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{n} discussion lue dans {name} : {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{n} {n|discussion lue|discussions lues} dans {name} : {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|modification|modifications}, dont {emergencies} d'urgence ; qui décide : {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|fichier|fichiers}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} bloc de résumé</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|bloc|blocs} de résumé</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} tour</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} {n|tour|tours}</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>{n} {n|tour|tours} de cette discussion {n|doit|doivent} être {n|relu|relus} : {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} ne peut être ouvert comme fichier.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} est un dossier, pas un fichier de modèle.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} n'est pas un fichier ordinaire.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, le premier de {n} {n|fichier|fichiers}</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>{ready:,} {ready|tour|tours} sur {n:,} hors du contexte {ready|peut|peuvent} revenir d'une page</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} La discussion continue avec le profil par défaut.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} n'est pas sur {host}, ou pas pour tout le monde.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} de mémoire</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Épinglés, et donc pas oubliés : {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{used:,} jetons utilisés sur {n_ctx:,} ({share:.0%}), état {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (du modèle)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what} : {mb:,.1f} Mo ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why} : lecture de {cost_text}.</translation>
        </message>
        <message>
            <source>{} ({} %)</source>
            <translation>{} ({} %)</translation>
        </message>
        <message>
            <source>{} B</source>
            <translation>{} o</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} Go</translation>
        </message>
        <message>
            <source>{} M</source>
            <translation>{} M</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} Mo</translation>
        </message>
        <message>
            <source>{} TB</source>
            <translation>{} To</translation>
        </message>
        <message>
            <source>{} When it began the model saw {}.</source>
            <translation>{} Quand la réponse a commencé, le modèle voyait : {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} et {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} {0|téléchargement|téléchargements}</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|abandonné|abandonnés}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} version antérieure</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|version antérieure|versions antérieures}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|oublié|oubliés}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} h {} min</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} est un document de cette discussion · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} k</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} ko</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>{} {0|mention J'aime|mentions J'aime}</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} message</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|message|messages}</translation>
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
            <translation>{} paramètres</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} passage</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} passage de</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|passage|passages}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|passage|passages} de</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} {0|résumé|résumés}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|jeton|jetons}</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} {0|jeton libéré|jetons libérés}</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} {0|jeton|jetons} en {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} {0|jeton|jetons} de contexte</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>{} jetons reçus, {} envoyés au modèle ; {} autorisés.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} {0|jeton était|jetons étaient} déjà en cache.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} tour en KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} {0|tour est revenu|tours sont revenus} pour ceci ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|tour|tours} en KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · aussi dans le message</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · cité {1|du tour|des tours} {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · cité dans le message</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} {1|jeton|jetons}</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, à cause de {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, tour {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. Plus dans le contexte, donc non vérifié : {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{} : des messages {} ; {} jetons de moins.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>« {text} » demande un mot de plus.</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>« {} »</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>It reads memories, turns and documents in idle time.</source>
            <translation>Il lit souvenirs, tours et documents au repos.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Il attend dans la zone de saisie de sa discussion.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Cela n'a pas pu être fait.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>Les paramètres ne peuvent être enregistrés ; ils valent jusqu'à la fermeture de la fenêtre.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Ce message appartient à une autre discussion.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>Ce que vous avez tapé n'a pas encore pu être enregistré.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} trouve désormais par le sens</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>Poursuivre cette réponse là où elle s'est arrêtée (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Copier le message</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Modifier et renvoyer…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Modifier le message qui précède et le renvoyer</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Texte du modèle</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Modèle, tour {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Régénérer</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Afficher les {} caractères</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Réflexion</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Appel d'outil, inachevé</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Pourquoi ?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>Pourquoi ? Montrer ce qui a porté cette réponse</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tour {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|jeton|jetons}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} jetons/s</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ interrompue</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ terminée à la limite</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ suspendue : elle est très longue</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ arrêtée</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ arrêtée : elle se répétait</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Parce que les deux parlent de la même chose</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>À cause de {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Les laisser partir</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Les laisser partir : {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>Pas dans cette discussion</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>Plus rien ne revient de lui-même dans cette discussion</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Les retirer de nouveau du contexte ; leur résumé reste</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>Le modèle le lit dans le message : {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>Ce que le message a en commun avec eux</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Pourquoi : {}</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>« {} »</translation>
        </message>
    </context>
    <context>
        <name>BinDialog</name>
        <message>
            <source>Delete all…</source>
            <translation>Tout supprimer…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Supprimer pour de bon</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Supprimer pour de bon…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>Supprimer {} {0|élément|éléments} pour de bon ?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>Supprimer « {} » pour de bon ?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Suppression</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Filtrer par titre</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nouvelle discussion</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Aucun titre ne correspond.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Il n'y a rien ici.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Suppressions récentes</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restaurer</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Cette action est irréversible. Ce qu'une discussion utilise encore reste. Les sauvegardes du dossier de données le contiennent jusqu'à ce que de plus récentes les remplacent.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titre</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>Au bout de {} jours ici, c'est supprimé pour de bon, sauf si une discussion l'utilise encore.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>discussion</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>souvenir</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Modification du contexte : {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>modifications rapides</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild : après une modification, ce modèle doit traiter de nouveau ce qui reste.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>modifications lentes</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical : d'anciens tours peuvent être retirés du contexte de ce modèle sans traiter de nouveau le reste.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Toutes les discussions sont exportées</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Discussion supprimée</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Discussion exportée</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Exporter toutes les discussions</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Exporter la discussion</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Dossier supprimé</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, avec tout (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nouveau dossier</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Une partie sert encore à une discussion et reste tant que c'est le cas.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Afficher dans le dossier</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Cela n'a pas pu être fait.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>sa {} discussion reste</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>{0|sa|ses} {} {0|discussion reste|discussions restent}</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>Discussions</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Supprimer le dossier, garder ses discussions</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Exporter toutes les discussions…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Masquer ses discussions</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Déplacer dans un dossier</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Nouveau dossier…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Aucun dossier</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Aucun titre ne correspond. Ctrl+F cherche dans ce qui a été dit.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Épingler en haut</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Suppressions récentes…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Afficher ses discussions</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Désépingler</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Dossier {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Dossiers</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nouvelle discussion</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Plus anciennes</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Épinglées</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Ce mois-ci</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Cette semaine</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Aujourd'hui</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>replié</translation>
        </message>
        <message>
            <source>open</source>
            <translation>ouvert</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} discussion</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|discussion|discussions}</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, épinglée</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>Les flèches déplacent la frise, Entrée montre le tour à cet endroit.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Clic : montrer dans la discussion. Molette : zoom.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Abandonnés</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>En KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Aperçu de la discussion</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>Rappelé</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>Résumés</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Résumé</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Invite système</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|Tour|Tours} {} sur {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>jetons</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>tours</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>Titre de la discussion</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Nom du dossier</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>rédaction…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Conversation</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Un document de cette discussion. Il est trop long pour entrer en entier dans un message.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Un document de cette discussion : ce qu'un message en demande entre dans le contexte, par passages. Cliquez pour l'envoyer plutôt en entier.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Joint : {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Document</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>Ne pas le joindre</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>Ne pas joindre {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Entre en entier dans le message. Cliquez pour le garder plutôt comme document de cette discussion.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>Entier</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>lecture…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|jeton|jetons}</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{} : {}</translation>
        </message>
    </context>
    <context>
        <name>CodeView</name>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>Copier le code</translation>
        </message>
        <message>
            <source>code</source>
            <translation>code</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>Commandes et invites</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>Modifier les invites…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Invites</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>Joindre des fichiers</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Joindre des fichiers (Ctrl+Maj+A) ; ou les déposer ou les coller</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Message</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Message, ou / pour les commandes</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Envoyer</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Envoyer (Entrée)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Envoyer le message</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Arrêter la réponse</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Arrêter ; ce qui est écrit est conservé (Échap)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>Le modèle travaille encore.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} est encore en cours de lecture.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Un message accepte jusqu'à {} {0|fichier|fichiers}.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Joindre des fichiers</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>Décrivez son contenu, ou collez son texte.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>Il n’est envoyé qu’une fois.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Seul le début en a été lu.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Texte collé</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>Les images ne peuvent être envoyées.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>Le fichier est illisible.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Les autres ont été laissés de côté.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>Votre message sera envoyé ensuite. Échap le retient.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>{} {0|fichier est illisible|fichiers sont illisibles}.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} est déjà joint.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} est très long</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Demande des modèles au serveur…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Tester la connexion</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>À la vitesse observée, cela prend environ {} s.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Ramener</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>Ramener {0|le tour|les tours} {} ?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>Ouvrez cette discussion : ils peuvent être ramenés dans sa frise.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Résumer</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>Le modèle doit lire {} {0|jeton|jetons} pour cela.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Ces tours appartiennent à une autre discussion.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>Le tour {} est revenu</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Tour revenu|Tours revenus} : {}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>tel que le modèle l'a laissé, en {} ; rien n'a été relu</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>tels que le modèle les a laissés, en {} ; rien n'a été relu</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>examen de ce qui a porté cette réponse…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>relu depuis son texte, en {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>relus depuis leur texte, en {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>le tour {} est sorti pour faire de la place</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>les tours {} sont sortis pour faire de la place</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>Contexte</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>Contexte : {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>Dérive : aucune. Le contexte a été assaini : ce qui est parti n'y a pas d'écho.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Dérive : {0} nats ; après {1} % des {2} derniers jetons, le mot le plus probable est celui d'un contexte propre.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Estimé, le modèle étant sur un autre serveur ; corrigé par ses relevés.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>À quel point le contexte du modèle est plein. Aucun modèle n'est chargé.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>Repères : alerte, critique, débordement à {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>Ce que voit le modèle, en jetons :</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>critique</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>libres, réserve comprise</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>gardés libres pour une réponse ou un résumé</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>aucun modèle chargé</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>pas encore chargée</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>débordement</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>rappelés</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>résumés</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>invite système</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>le message en cours d'écriture</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>tours du modèle</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>la réponse en cours</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>alerte</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>ce qu’il remplace</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>vos tours</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>{} ou plus partiraient pour lui</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>Elle a été laissée telle quelle, et est conservée quoi que vous choisissiez ici.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Restaurer la sauvegarde</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Repartir de zéro</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>La dernière sauvegarde saine date du {} et contient {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Les discussions enregistrées sont endommagées</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} discussion</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|discussion|discussions}</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>Repris le {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Afficher ce qui précède</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Le charger</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>L'utiliser</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} est téléchargé</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, et sa somme de contrôle est juste.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Télécharger un modèle</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Chercher d'autres modèles…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>Modèles à télécharger</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Modèles sous licence libre du hub Hugging Face. Cette machine a {} de mémoire ; taille et vitesse sont estimées pour un contexte de {} jetons. Les téléchargements continuent une fois ceci fermé.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Pour trouver par le sens</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! convient, mais laisse peu aux autres programmes</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>Après une modification, ce modèle doit traiter de nouveau ce qui reste : {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>Annuler le téléchargement de {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Modification du contexte : {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Télécharger</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>Téléchargement de {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>Utilisé</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Charger</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Suspendre</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Utiliser</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>environ {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>au moins {} de mémoire</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>vérification du téléchargement…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>sur cette machine</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>suspendu à {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>modifications lentes</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>recommandé pour cette machine</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>encore {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} de mémoire</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} sur {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/s</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{} : lent</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ convient à cette machine</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ plus que cette machine ne possède</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Modifications du contexte</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>Ne pas modifier</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>Ne pas modifier (Échap)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>Modification du tour {} · l'ancienne version reste</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Ramener</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Ramener {0|le tour|les tours} {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>Ramener {0|le tour|les tours} {} dans le contexte</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Afficher le résumé</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Annuler : ramener {0|le tour|les tours} {}</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>Invites…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>Enregistrer comme invite…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Dérive : non mesurée depuis la dernière modification.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Modification</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Modifications du contexte</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Libérés</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Assainir</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Rien n'a quitté le contexte de cette discussion.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Relit le contexte une fois, quand rien d'autre ne tourne : ensuite, rien de ce qui est parti n'y a d'écho</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>Voulu par</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Montrer dans la discussion</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Afficher le résumé</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Tour oublié|Tours oubliés} : {}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quand</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>une commande</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>un message</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>une urgence</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>le modèle</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>le programme</translation>
        </message>
        <message>
            <source>you</source>
            <translation>vous</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|jeton|jetons}</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>Le moteur s'est arrêté. Tout ce qui était enregistré est en sécurité ; relancez l'application.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Fermer cet avis</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} mot</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|mot|mots}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API active</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Chargement du modèle</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Plus pour cette discussion</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>D'autres programmes peuvent appeler {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Afficher les discussions</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Afficher la mémoire</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Résumer</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Résumer les anciens tours maintenant</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Résumer les anciens tours maintenant et libérer leur place (Ctrl+Maj+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Essai du modèle</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Chercher un modèle</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Demande de ses fichiers…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Retour à la liste</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>Fichiers de ce modèle</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Il ne contient aucun fichier de modèle téléchargeable ici.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licence : {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Page du modèle</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>Page du modèle {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>non indiquée</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>Quand vous tapez, {} est interrogé : il reçoit les mots et le nom du dépôt que vous ouvrez, rien d'autre. Cette machine a {} de mémoire ; taille et vitesse sont estimées pour un contexte de {} jetons.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Choisissez un modèle pour voir ses fichiers.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Chercher un modèle</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>Les plus téléchargés</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>Les plus aimés</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Nom d'un modèle, comme qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>Aucun modèle GGUF ne correspond à « {} ». Essayez moins de mots : le nom du modèle et sa taille, comme gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordre</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>Modification récente</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>Chercher des modèles</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Recherche…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>Afficher plus</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Tendance</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Tapez ce que vous cherchez. Seuls les modèles en fichiers GGUF sont listés.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Largeur des résultats</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} et plus</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} modèle</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} {0|modèle|modèles}</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>Jeton d'accès</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copier le lien</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Oublier le jeton</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Il est gardé avec vos autres clés, et envoyé à ce seul serveur, pour de tels modèles.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>Ses auteurs décident qui l'obtient : demandez l'accès sur sa page, connecté.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>Ses conditions doivent être acceptées sur sa page, connecté.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Garder le jeton</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Ouvrir le lien</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Un jeton est gardé avec vos autres clés, et envoyé à ce seul serveur, pour de tels modèles.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Avec un jeton d'accès de votre compte, il peut alors être téléchargé ici.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Dépôts trouvés</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Discussions (*.json *.zip);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Discussions importées</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Choisir un autre fichier…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importer des discussions</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>Importation des discussions</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>Rien n'a été importé.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Une discussion est dans la liste</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>L'ouvrir</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>Lecture de {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>Les discussions n'ont pas pu être importées.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} discussion</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|discussion|discussions}</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} {0|discussion est|discussions sont} dans la liste</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} sur {} {1|discussion|discussions}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{} {1|fichier|fichiers} sur {} {0|n'a pas pu être importé|n'ont pas pu être importés}.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>Aller au plus récent</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Légende de la frise : {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>abandonné</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>modification</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>modèle, en KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>épinglé</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>rappelés</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>tour résumé</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>résumé</translation>
        </message>
        <message>
            <source>system</source>
            <translation>système</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>vous, en KV</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>Ouvrir le lien ?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>Ouvrir cette adresse dans un autre programme ?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>Modèle : {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>Pas dans ce résumé :</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Remettre</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Remettre : {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>Le modèle la revoit dès votre prochain message</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API arrêtée</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API active : {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>Joindre au message</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>Copier l'adresse de l'API</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Modifications du contexte…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Aller à la partie suivante de la fenêtre</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Aller à la partie précédente de la fenêtre</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Aller à ce qui est sur le point de partir</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>Aller au plus récent</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Charger ce modèle</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Ouvrir le menu de l’élément actif</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Paramètres de cette discussion…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>Invites…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Suppressions récentes…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Chercher dans les souvenirs et les tours</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Afficher ou masquer les discussions</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Afficher ou masquer la mémoire</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Largeur des discussions</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Largeur du panneau de mémoire</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Écrire un message</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Exporter la mémoire</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Continuer d'écrire</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Souvenir supprimé</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Mémoire exportée</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Non enregistré</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>Ouvrez cette discussion : le souvenir peut être retiré dans sa frise.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Rappelé pour cette discussion</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Rappelé de la mémoire</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Afficher dans le dossier</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Un problème est survenu dans le programme. Ce qui était enregistré est en sécurité.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>Le souvenir n'a pas pu être changé.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>Ce souvenir a été rappelé dans une autre discussion.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>Ce que vous avez écrit sera là quand vous l'ouvrirez de nouveau.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} {1|jeton|jetons}</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>Arrivé avec le tour {} de « {} »</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Fermer le souvenir</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Comparer les versions…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copier le texte</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Supprimer le souvenir</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Modifier le souvenir</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Souvenir : {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Plus pour ce souvenir</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nouvelle discussion</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>Partie de « {} »</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Épingler le souvenir</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Afficher le souvenir dont celui-ci fait partie</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Montrer les tours dans la discussion</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Les montrer dans la discussion</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>Remplace {0|le tour|les tours} {} de « {} »</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Texte du souvenir</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>Tour {} de « {} »</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Désépingler le souvenir</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tour {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Modifier le souvenir</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>Elle appartient à la discussion ouverte, et toute discussion peut la trouver.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Nouvelle note</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Étiquettes, séparées par des virgules</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Texte du souvenir</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>Le modèle verra la nouvelle dès votre prochain message.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>L'ancienne version est conservée ; elle peut être comparée et reprise.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>Que faut-il retenir ?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Toutes les discussions</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Toute étiquette</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>Filtrer par étiquette : {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notes</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Résumés</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Tours</translation>
        </message>
        <message>
            <source>any</source>
            <translation>toutes</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Supprimer le souvenir</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Souvenirs</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Épingler le souvenir</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Désépingler le souvenir</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Trouver aussi par le sens…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Hauteur de la liste des souvenirs</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Masquer la mémoire</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Masquer la mémoire (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>Rien trouvé pour « {} » avec les filtres ci-dessus.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>Rien trouvé pour « {} ».</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Rien ici ne passe les filtres ci-dessus.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Chercher dans les souvenirs et les tours</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Quand d'anciens tours sont résumés, leurs résumés apparaissent ici et peuvent être cherchés.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Écrire une note</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Système</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Outil</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>Ce que ce souvenir remplace</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>Le modèle ne voit plus ce tour ; il reste dans la discussion et peut être cherché.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>abandonné</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>oublié</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>résumé</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>Elle continue avec {}.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>Son fichier n’est plus là : {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>Recharger {}</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modèles sur cette machine</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>{} a été utilisé en dernier dans cette discussion</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Ajouter un dossier…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contexte</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>Télécharger…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Modification</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Modifications rapides (surgical) : les anciens tours partent un à un. Modifications lentes (rebuild) : ce qui reste est relu ensuite. Laquelle vaut est essayé au chargement du modèle.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Dossier de modèles</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Trouvé dans</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Charger</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Recherche de modèles…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Mémoire</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>Les estimations de mémoire supposent un contexte de {} jetons.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Modèles</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modèles sur cette machine</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Aucun modèle ne correspond à cette recherche.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>Aucun modèle trouvé.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Ouvrir un fichier GGUF…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Quantification</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Combien de jetons par seconde il écrit environ sur cette machine.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>Chercher un modèle</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Jetons/s</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Utiliser</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>inutilisable</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>modifications rapides</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>modifications lentes</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · trouve par le sens</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Choisir un modèle</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Télécharger un modèle…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Chercher un modèle…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Guide (fourni avec l'application)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>Modèle : {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modèles (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>Modèles sur cette machine…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Aucun modèle</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Ouvrir un fichier GGUF…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Ouvrir un modèle</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{} : un contexte de {} {1|jeton|jetons}</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Réponse à {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Commandes, discussions, paramètres, souvenirs</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Ce qui correspond</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Aucun résultat.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Chercher des commandes, des discussions, etc.</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Exporter toutes les discussions…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Importer des discussions d'un fichier…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Suppressions récentes…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Chercher des commandes, des discussions, etc.</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Paramètres : {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>Cette discussion : {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>discussion</translation>
        </message>
        <message>
            <source>command</source>
            <translation>commande</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>souvenir</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>paramètres</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>Automatique</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Paramètres de cette discussion</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>celle du modèle</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Vaut pour cette discussion dès le prochain message. Vide : comme le profil « {} ».</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Comme le profil</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Fermer les paramètres</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Elle reste : quelque chose a été dit après elle. Une nouvelle discussion peut en avoir une autre.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Nom d'un profil</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Paramètres de cette discussion</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Enregistrer comme profil</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Réessayer</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>Profils</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>Les profils ne peuvent être enregistrés.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Les discussions et applications connectées utilisent un profil. Les champs vides suivent les paramètres.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Fermez encore une fois pour abandonner ce que vous avez écrit.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Supprimé : {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nouveau</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Nouveau profil</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Profils</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Réinitialiser</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Réinitialisé.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Enregistré.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>Il y a un autre profil de ce nom.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>Utiliser dans cette discussion</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (copie)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (distant)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>Choisir un fichier GGUF</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Connexion</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Fichier…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Paramètres propres</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Gardée dans le trousseau du système s'il y en a un, jamais dans le profil.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modèles (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Tester la connexion</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>tout ce qu'il y a</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatique</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>suit les paramètres</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>des paramètres : {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <source>off</source>
            <translation>désactivé</translation>
        </message>
        <message>
            <source>on</source>
            <translation>activé</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>une clé est gardée ; tapez pour la remplacer</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Modifier les profils…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Paramètres de cette discussion…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Profil : {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>Le profil de cette discussion : modèle, invite système, échantillonnage et contexte</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (distant)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>Insérer dans le message</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>Nom de l'invite</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nouveau</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Invites</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Invites enregistrées</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Résume ceci en trois phrases :

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>Texte de l'invite</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>Les mots entre accolades, comme {text}, sont des champs à remplir.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>« {} » est supprimée.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>« {} » est enregistrée.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Les abandonner maintenant</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Garder ceci</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Rien ne les remplacera ici. Ils restent enregistrés.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Résumer</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>Ils attendent que {} tokens soient utilisés ou qu'une réponse ait besoin de la place ; cela en libère {}.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>Ceci reste connu : {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Tour sur le point de partir|Tours sur le point de partir} : {}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>Dans le contexte</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Rappeler · {} {0|jeton|jetons}</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>Rappeler…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Retirer du contexte</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>il y remplace les tours dont il parle</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>le coût</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>il y a place pour {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>trop long : il y a place pour {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>Requêtes de l'API</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Ajouté</translation>
        </message>
        <message>
            <source>At</source>
            <translation>À</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contexte</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Messages</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Aucun programme n'y a accès. L'interrupteur est dans les paramètres, page « {} ».</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Aucun programme n'a encore appelé. Ce que chacun demande apparaît ici.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Profil</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>Les programmes appellent {}/v1 avec la clé.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Réponse</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Requêtes</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Jetons</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>, environ {} s</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Ramener · {} {0|jeton|jetons}</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Ramener…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Citer</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Citer ce tour dans le message</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>rien n'est relu</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>le coût</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>il n'y a pas de place pour eux</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>ils ne sont pas sur cette branche de la discussion</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|tour|tours} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} {0|est relu|sont relus}</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>{} autre part pour eux</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>{} {0|autre part|autres partent} pour eux</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>Copier la formule</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>Ouvrir le lien…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tout sélectionner</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>Requêtes de l'API</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copier la clé</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>D'autres programmes peuvent appeler {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>L'API n'a pas pu démarrer.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Ils ont besoin de la clé.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>Adresse pour les autres programmes</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Copier l'adresse</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copier la clé</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Masquer</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Masquer la clé</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Clé</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Clé pour les autres programmes</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>Les programmes pour l'API d'OpenAI les prennent comme URL de base et clé d'API.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>Requêtes…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>Afficher les requêtes de l'API</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Afficher la clé</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>à l'arrêt</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>arrêtée : activez-la ci-dessous</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Choisissez un modèle pour commencer</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Chargement du modèle…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>Ouvrez cette discussion : la modification peut être annulée à son repère.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Préparation du contexte de cette discussion…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>Les discussions enregistrées sont illisibles.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Cette discussion n'est pas chargée. Sélectionnez-la de nouveau.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Cette modification appartient à une autre discussion.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Attendez que la réponse soit complète.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>En attente de la réponse dans une autre discussion…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>modification du contexte…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>examen de {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>lecture de ce qui a été trouvé…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>résumé des anciens tours…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>essai du modèle…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} n'est plus un document de cette discussion.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Vaut pour les nouvelles discussions.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>Retour à la valeur par défaut : {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Choisir : {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modèles (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Demande de recharger le modèle.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Réinitialiser</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>Remettre {} à {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Prend effet après un redémarrage.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatique</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>par défaut : {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>off</source>
            <translation>désactivé</translation>
        </message>
        <message>
            <source>on</source>
            <translation>activé</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Paramètres</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>Le profil « {} » a le sien : {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Paramètres avancés</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Recharger le modèle</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Aucun paramètre ne correspond à cette recherche.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Pages des paramètres</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Enregistré automatiquement.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Chercher un paramètre</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Chercher un paramètre ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Paramètres</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Certains valent pour les nouvelles discussions.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Certains changements demandent de recharger le modèle.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Certains prennent effet après un redémarrage.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>masqués</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>affichés</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{} : {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Avancé ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Avancé</translation>
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
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Commandes (dans un message)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Supprimer la discussion ou le souvenir (dans sa liste)</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Gauche, Droite</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Parcourir les tours (dans la frise)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Nouvelle ligne</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Renommer la discussion</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Envoyer</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Maj+Entrée</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API arrêtée</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API active</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>Filtrer</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>Filtrer les discussions par titre</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>Masquer les discussions</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Masquer les discussions (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>Importer comme discussions</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importer des discussions</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>Importer des discussions de fichiers…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nouvelle discussion</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Nouvelle discussion (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nouveau dossier</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Aucun programme n'y a accès. Cliquez pour les paramètres de l'API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>D'autres programmes peuvent appeler {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Paramètres</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Paramètres (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Un petit modèle fourni avec le programme, qui explique la fenêtre.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>Modèles de LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>Sur cette machine…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Ouvrez un fichier GGUF, ou déposez-en un sur la fenêtre.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Ouvrir un fichier GGUF…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>Autres modèles à télécharger…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Parler au guide</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Utiliser un modèle que vous avez</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Utiliser le guide</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Activité</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>Traitement de l'invite</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Temps jusqu'au premier jeton</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Jetons du message en cours d'écriture</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Jetons par seconde</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Tours dans le contexte</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>premier jeton {} s</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>message : {} {0|jeton|jetons}</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>d'anciens tours partiront pour lui</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>lecture de {} jetons sur {}</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>lecture…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>arrêt en cours…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>réflexion…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>trop long pour ce contexte</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>attend d’être envoyé, Échap le retient</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|abandonné|abandonnés}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|oublié|oubliés}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} en KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>encore {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} {0|résumé|résumés}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} jetons/s</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} tour</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} {0|tour|tours}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>Appliquer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Détail</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>Ne plus afficher</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>À quel point le résumé est détaillé</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>Utilisés : {} {0|jeton|jetons} maintenant ; avec votre texte, le compte se fait à l'application.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>Utilisés : {} → {} {1|jeton|jetons}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Tours les plus récents qui restent tels quels</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Rien ne peut partir : tous les tours sont récents ou épinglés. Gardez-en moins.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Résumer</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>Le résumé précédent aussi : {} {0|jeton|jetons}.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>Le résumé est en cours d'écriture…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>Le résumé prendrait autant de jetons : raccourcissez-le, ou gardez moins de tours.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>Le résumé ; il peut être changé une fois écrit</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Outil</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Tours qui quitteraient le contexte</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Tours à garder</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Le tour|Les tours} {} {0|partirait|partiraient}, {} {1|jeton|jetons}.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Reprendre mon texte</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>En attente du modèle…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>L'aperçu se réactive dans les paramètres, page Apparence</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>bref</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>détaillé</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>moyen</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>Seuils du contexte</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>Les flèches parcourent les tours, Entrée en montre un dans la discussion.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Copier les détails</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Fermer l'avis</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>{0|Tour retiré|Tours retirés} du contexte : {}</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>C’était terminé avant de pouvoir être arrêté.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Afficher le résumé</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Tour résumé|Tours résumés} : {}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Ce qui peut être fait</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{} {0|jeton libéré|jetons libérés} en {} ; rien n'est perdu</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Appel d'outil : {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>rien trouvé</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>appel d'outil</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>Modèle : {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>Copier le message</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Modifier et renvoyer</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Modifier et renvoyer…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Afficher les {} caractères</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Vous, tour {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tour {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|jeton|jetons}</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>Elle reprend quand vous modifiez de nouveau ce message.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>Elle est affichée à la place de la version précédente.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>Le message modifié appartient à une autre version.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>L'autre modification n'est pas perdue</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Ce tour appartient à une autre version</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Votre texte est dans la zone de saisie ; pour modifier le message, revenez à sa version.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Version suivante</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Version précédente</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Version {} sur {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Différence</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Reprendre cette version</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Version à comparer</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Versions d'un souvenir</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>Ce qui a changé depuis</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>version {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Une conversation sans fin</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Choisissez-en un pour commencer.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Des conversations sans fin, avec des modèles qui tournent sur votre machine. Avec lequel voulez-vous commencer ?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>Aucun modèle n'est chargé</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>Façons de commencer</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>Bienvenue dans EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>Que montre la jauge ?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>Que se passe-t-il quand le contexte est plein ?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Quand le contexte du modèle se remplit, ses anciens tours sont résumés et la discussion continue. La barre du haut montre à quel point il est plein, la bande dessous ce que le modèle voit encore, et chaque résumé peut être lu et cherché à droite.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>Invites</translation>
        </message>
    </context>
</TS>
