<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> e altri {}</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(È nel cestino: /memory restore lo riporta indietro.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: ogni volta un altro.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: tutti, se c'è una GPU.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach richiede il nome di un file.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export richiede il nome di un file.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import richiede il nome di un file.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore elenca che cosa contiene.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune richiede una soglia da 0 a 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach richiede il numero di un documento.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit richiede il numero di un messaggio e il suo nuovo testo.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive richiede un'importanza, un numero di giorni e un file.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore elenca che cosa contiene.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search richiede parole da cercare.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show richiede il numero di un ricordo.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive richiede un file.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model richiede il nome di un file di modello.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files richiede il nome di un repository: autore/nome.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find richiede parole da cercare.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version richiede il numero di un turno e quello della sua versione.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 prende sempre il token più probabile. Vuoto: ciò che il modello consiglia, altrimenti 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: una qualsiasi libera.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 modifica, {emergencies} d'emergenza; chi decide: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 o 2: sceglie questa versione di Mirostat, dopo la sola temperatura. 0: disattivato. Vuoto: ciò che il modello consiglia, altrimenti 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: solo i programmi di questo computer. 0.0.0.0: tutta la rete.</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 bit</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 bit</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 bit</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>Un file GGUF con cui ricordi, ciò che è uscito dal contesto e passi di documenti si trovano anche per significato. Vuoto: solo per parole.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Un file GGUF con il vocabolario di un modello remoto, per contare con esattezza.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Una scheda dice quali turni stanno per uscire e che cosa resta noto; intanto puoi continuare a scrivere. A «Traboccato da», o senza spazio per la risposta, escono comunque: nessuna risposta si ferma per questo.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>Un contesto di {n_ctx:,} token richiede {needed:,.1f} GiB di memoria; questo computer ne ha {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>Un contesto di {n_ctx:,} token richiede {needed:,.1f} GiB di memoria; {available:,.1f} GiB sono liberi.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>Un contesto di {n_ctx} token è troppo piccolo.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>Esiste già un file {name}.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>Un ricordo non è stato richiamato ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Un modello su un altro server non può continuare una risposta.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>Un brano non si è potuto leggere ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>Il nome di un programma ha da 1 a {most} lettere.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Un prompt richiede un nome.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Un prompt richiede un testo.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>Esiste già un prompt «{name}».</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Una risposta che due degli ultimi messaggi hanno già ricevuto non viene cominciata di nuovo, la risposta a una domanda non viene data a un'altra, e una domanda non viene restituita di continuo come propria risposta: altrimenti i modelli piccoli continuano così.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>Non c'è una connessione sicura al server.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>Non c'è una connessione sicura a {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Lì risponde un server, ma non elenca modelli (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Un riassunto si può tenere, accorciare o scartare, non «{arguments}».</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>Sopra 0 (di solito 0,8) evita che una risposta ripeta intere serie di token, tanto più se lunghe. 0: disattivato.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>Sopra 1 i token ripetuti sono meno probabili. Vuoto: ciò che il modello consiglia, altrimenti 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Accetta le condizioni sulla pagina del modello, e inserisci qui un token di accesso del tuo account.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Agisce fino al 5 % di n_ctx più tardi se i messaggi sono brevi, e fino al 5 % prima se sono lunghi.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>Adatta alla chat</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Aggiungi una di queste: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Altri nomi host</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>Il modello dà a una nuova chat un nome di poche parole dopo il primo scambio, a riposo. Non cambia mai un nome dato da te. Disattivato: le chat portano le loro prime parole.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>Pagine web consentite</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>Un'API compatibile con OpenAI finché la finestra è aperta.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>Un piano di modifica è stato rifiutato ({error}); il contesto viene invece ricostruito.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Mostralo prima che escano turni</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>Nel frattempo è stato caricato un altro modello.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>Un altro programma sta usando il database delle chat.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Risponde senza pensare prima ad alta voce, in molte lingue.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Risponde senza pensare prima ad alta voce; prosa semplice.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Aspetto</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Chiedigli in un messaggio di continuare.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>Si tengono al massimo {most} prompt.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Allegane una parte, o il suo testo.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Allega la parte che conta.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatico</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Inizia una nuova chat per averne un altro.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Breve</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Risposte brevi</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Riporta meno turni, sbloccane alcuni, o carica il modello con un contesto più grande.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>Riporta il turno {}</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Riporta {0|il turno|i turni} {}</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Prima riportala.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Riporta i turni</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>Con le chiavi della tabella delle impostazioni, come sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>Per parole</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Tipo di cache</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Cambia uno dei due.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>La chat {number} è di nuovo nell'elenco: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>La chat {number} non è nel cestino.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>La chat {number} è stata scritta in {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Chat nel cestino; dopo {days} giorni spariscono per sempre:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Controlla indirizzo e modello nel profilo.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Controlla che ci sia ancora e che tu possa leggerlo; poi allegalo di nuovo.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Controlla che il suo disco sia collegato, abbia spazio libero, e che tu possa scriverci.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>Controlla che il disco con {data_dir} abbia spazio libero e sia scrivibile.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>Controlla che il disco con {parent} abbia spazio libero e sia scrivibile.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Controlla che la cartella dei modelli sia scrivibile, e riprova.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Controlla che questo computer sia in rete, e riprova.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Controlla l'indirizzo dell'hub dei modelli nelle impostazioni, alla pagina «Download».</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>Scegli --n-ctx {n_ctx_step} o più.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Scegli il file GGUF di un modello di embedding, o nessuno.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Scegli un file JSON esportato qui, o il file zip dell'esportazione di ChatGPT o Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>Scegli un file al suo interno.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Scegli un file.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Scegli un --n-ctx più piccolo.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Scegli un contesto più piccolo.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Scegli un modello più piccolo o un contesto più piccolo.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Scegli un altro disco.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Scegli un altro file nel profilo, o nessuno.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Scegli un altro file.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>Scegli un'altra cartella con --data-dir.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Scegli un'altra cartella.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Scegli un altro modello, o una versione più recente di questo programma.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Scegli un altro modello.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Scegli un altro modello. Questo può essere il modello di embedding con cui si cercano i ricordi.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Scegli un altro modello; una versione più recente del programma forse sa dov'è.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Scegli un altro modello…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Scegli un altro nome o un'altra cartella.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Scegli un altro nome.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>Scegline un'altra con --data-dir.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Scegline un altro.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Scegli un'altra porta, o chiudi il programma che la usa.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Scegline un altro.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Scegline prima uno.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Scegline una.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Scegli il tipo di cache f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>Scegli la prima parte.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Scegli il modello stesso.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Svuota</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Chiudilo e riprova.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Prima chiudilo, o scegli un'altra cartella con --data-dir.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>Ravvicina</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Codice</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>Condensalo</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Raggruppa da</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Raggruppa i vecchi ricordi</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contesto</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Limite di contesto</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Contesto di altri server</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Dimensione del contesto</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Prosegui la chat e richiamalo più tardi, o carica il modello con un contesto più grande.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Continua l'ultima risposta</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Convertilo di nuovo.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Copialo per intero dal sito: ha lettere e cifre, senza spazi.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copia il testo</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Correggi i messaggi e inviali di nuovo.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>Impossibile scaricare il modello</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>Impossibile esportare</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>Nessuna risposta dal server</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>Impossibile importare le chat</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>Impossibile fare posto nel contesto</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>Impossibile aprire la chat</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>Impossibile aprire le chat</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>Impossibile aprire la cartella dei dati</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>Impossibile aprire il modello</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>Impossibile aprire la finestra</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>Impossibile leggere o salvare le chat</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>Impossibile leggere la chiave</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>Impossibile leggere i profili</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>Impossibile leggere i prompt</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>Impossibile leggere le impostazioni</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>Impossibile ripristinare il contesto</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>Impossibile salvare i profili</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>Impossibile salvare i prompt</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>Impossibile salvare le impostazioni</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>Impossibile inviare il messaggio</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>Impossibile avviare l'API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>Impossibile salvare la chiave</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>Impossibile annullare la modifica</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>Impossibile usare il ricordo</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Contatori per Prometheus su /metrics, per chi ha la chiave.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Contare e accorciare ha richiesto {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Critico da</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>Lunghezza ammessa DRY</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>Base DRY</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>Moltiplicatore DRY</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>Finestra DRY</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Scuro</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Predefinito</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Dettagliato</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>Intendevi {base}/v1?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>Intendevi {near}?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>Disco per le pagine</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>Documento: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>Scaricalo o copialo di nuovo, o scegline un altro.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Scaricalo o copialo di nuovo.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Scarica il file con un browser e aprilo qui.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Download</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Deriva di un contesto modificato</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Rilascia un file di testo.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Scartalo</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>Scarta i più vecchi</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Scarta fin qui</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Modificane un altro.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Metodo di modifica</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Modifica l'ultimo messaggio</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Modifica il profilo…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Modello di embedding</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Indica nel profilo un indirizzo come http://proxy.example:3128, o «none».</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Indica quella giusta nel profilo.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Esportalo di nuovo.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Esporta ciò che conta, poi avvia con --restore-backup per tornare all'ultimo backup integro.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Esporta di nuovo i tuoi dati.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Trova ciò che è stato detto dal significato: con altre parole e in un centinaio di lingue.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Cartelle con modelli</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Dimensione del testo</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Per macchine con molta memoria, meglio con una GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Libera spazio e riprendi il download.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Libera spazio e riprova.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>Libera spazio sul disco con {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Risposte nuove</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>Da tutto ciò che il modello vedeva, e da niente in particolare.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>Dalle sue frasi</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>Dalle sue frasi (sentences): ciò che è stato detto, alla lettera, subito. Dalle note del modello (model): le scrive dopo ogni scambio mentre non gira altro. Quando escono turni (late): allora il modello scrive un riassunto. Automatico: quando escono turni per i modelli su un altro server, altrimenti dalle sue frasi.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>Dalle note del modello</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Buono per le domande di tutti i giorni, in molte lingue.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Fallo condensare, inviane la fine, sblocca dei turni, o carica il modello con un contesto più grande.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Tempo limite dell'intestazione</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Risana da una deriva di</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>Quanto le parole successive possono distare da quelle di un contesto pulito, come divergenza KL in nat, prima che sia risanato.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Quanto in fretta impara Mirostat. Vuoto: ciò che il modello consiglia, altrimenti 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>Quanto in fretta cresce la penalità con la lunghezza di ciò che si ripete.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>Quanto probabili devono essere i token perché XTC li escluda; uno resta sempre, e sopra 0,5 restano tutti. Vuoto: ciò che il modello consiglia, altrimenti 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Quanto può essere lungo un riassunto: breve 200, medio 500, dettagliato 1.000 token.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Quanti ricordi di un tipo si raggruppano in uno.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>Messaggi che last_turns tiene.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>Messaggi che sliding_window tiene.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>Quanti dei turni più recenti restano alla lettera.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>Quanti degli ultimi token della risposta guarda DRY; -1: quanti ne ha il contesto.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Quanti degli ultimi token della risposta guarda la penalità; -1: quanti ne ha il contesto. Vuoto: ciò che il modello consiglia, altrimenti 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>Quante risposte si scrivono negli stessi batch, nell'unico contesto del modello. 0: secondo i core del processore e il contesto. 1: una dopo l'altra.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Token della finestra che una chat occupa. Lascia vuoto per nessun limite.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>Quanto spesso si escludono i token più probabili, per risposte che sorprendono; 0: mai. Vuoto: ciò che il modello consiglia, altrimenti 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Come nascono i riassunti</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Quanto sorprendenti possono essere i token a cui mira Mirostat. Vuoto: ciò che il modello consiglia, altrimenti 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Tempo limite a riposo</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>In MB, per tutte le chat; ciò che non serve da più tempo esce prima. 0 non ne tiene nessuna.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>A riposo, i riassunti diventati molti formano sessioni, temi e panoramiche. Sotto restano come sono.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>Il contesto viene riletto una volta mentre non gira altro, e poi risanato.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Quando non gira niente, scrive il riassunto che servirà, così nessuno lo aspetta.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>In megabyte; una più grande viene rifiutata.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>In pixel al 100 % di scala.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>Nel file: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>Token, per i profili remoti che non dicono il proprio.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>In token.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>In token. 0: finché il modello non la chiude.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>In token; poi aspetta che tu la continui. 0: quattro volte il contesto, non prima di 16.384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Installa un Python più recente.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Installa di nuovo.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Installala di nuovo.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>Installa di nuovo quella versione, o scegli un'altra cartella con --data-dir.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Installa quella versione per leggerlo.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>È in funzione, e l'indirizzo nel profilo è giusto?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Risponde (in {}), ma non ha il modello «{}». Ha: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Risponde (in {}), e non elenca modelli: ce n'è uno caricato?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Risponde (in {}). Modelli: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Veniva da «{}».</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Non ha file di modello scaricabili da qui.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>Si trova in {path}: correggilo lì, oppure sposta quel file per ripartire dai valori predefiniti.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Potrebbe essere danneggiato, o di un tipo che questa versione non conosce.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Potrebbe essere danneggiato.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Forse è stata eliminata.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Forse si sta ancora caricando. Chiedi di nuovo.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>Deve iniziare con https://. Cambialo nelle impostazioni, alla pagina «Download».</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>È stato eliminato. Scaricalo di nuovo.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>È stato lasciato com'è. Avvia con --restore-backup per metterlo da parte e usare l'ultimo backup integro.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>Non è stato tenuto. Scegli un altro modello, o prendi una versione più recente del programma.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>Non è stato tenuto. Scegli un altro modello.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>La sua risposta è nei dettagli. Controlla il profilo.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>Il suo contesto è più piccolo di quanto dice il profilo: abbassa il limite di contesto del profilo.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Impostazioni proprie</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Tieni ciò che è stato letto</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Tienilo</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Tieni le posizioni</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Tieni le posizioni (gap): nessun lavoro per il modello. Ravvicina (shift): una modifica non lascia vuoti.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Tieni i turni recenti</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Tieni i riassunti nella memoria</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>Tieni il primo messaggio e ciò che entra</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Tieni gli ultimi turni</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>Tieni i messaggi più recenti</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>I messaggi o turni più recenti (sliding_window, last_turns: quanti indicati sotto), ciò che entra (token_budget), con il primo messaggio dell'utente (smart), con un riassunto dei vecchi (summarization), o niente di questo: la richiesta viene rifiutata (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Tieni ciò che entra</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Chiave</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>Grande, ma veloce per la sua taglia: solo un decimo lavora a ogni parola.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Testo più grande</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>Richiesta più grande</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Ultimi turni</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>Livelli sulla GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Lascia fare a me</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Meno: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Lascia scegliere al modello</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Fai rispondere di nuovo il modello (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licenza: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Chiaro</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Chiaro, scuro, o ciò che dice il sistema.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Caricalo nella finestra al posto dell'altro, o chiudi ciò che occupa memoria.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Caricane uno, poi invia di nuovo.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Carica il modello con un contesto più grande, o inizia una nuova chat.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Carica il modello con un contesto più grande, o accorcia il prompt di sistema.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Carica il modello con un contesto più grande, o sblocca dei turni.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Carica il modello con un contesto più grande.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>Il caricamento di {name} è stato fermato.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>Storia lunga</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>Risposta più lunga</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Guarda di nuovo i suoi elementi.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>L'esame del file di modello {name} ha richiesto troppo tempo ed è stato interrotto.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>Rendi leggibile {path}, oppure sposta il file per iniziare con i valori predefiniti.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Gestisci il contesto</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Contesto manuale</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Contesto manuale: è pieno al {share:.0%}. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Misura</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Misura e risana</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>I ricordi si cercano solo per parole.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Ricordi nel cestino; dopo {days} giorni spariscono per sempre, a meno che una chat non li usi ancora:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>Il ricordo {memory_id} è già nel contesto.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>Il ricordo {memory_id} non è nel contesto.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>Il ricordo {number} appartiene alla chat {chat}, che è nel cestino.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>Il ricordo {number} è tornato: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>Il ricordo {number} non è nel cestino.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Ricordo {number}, turno {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Ricordo {number}, turni {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Ricordo {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>Messaggi al massimo</translation>
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
            <translation>Modello</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>Modello e motore</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>File del modello</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Hub dei modelli</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>I modelli su altri server non si possono usare qui.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>Ai modelli che conoscono strumenti si parla, nella loro lingua, di una ricerca nella memoria, che possono chiamare. I modelli piccoli lo fanno anche se nessuno l'ha chiesto. La guida può sempre.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Medio</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Più: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>Soprattutto: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimento</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Spostalo per iniziare con i valori predefiniti.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Spostalo, o scegli un'altra cartella con --data-dir.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Indica una risposta con il numero del suo turno.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>Indicane un altro con --model, o installa di nuovo.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Dai un nome alle chat</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Nomi con cui si può chiamare questo computer, separati da virgole; il suo indirizzo vale sempre.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Lì non si inviano né la chiave né i messaggi. Se ti fidi, mettilo nel profilo.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nuova chat</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>Nessun modello GGUF corrisponde a «{words}». Prova con meno parole.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>Nel cestino non c'è nessuna chat.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>Nessuna chat è aperta.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Senza limite</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Nessun ricordo è sotto quell'importanza e più vecchio di così.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>Nel cestino non c'è nessun ricordo.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>Nessun modello è caricato.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>Non si tengono pagine (paging.budget_mb è 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Nessun programma ha una chiave propria. /api key NOME ne crea una.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Nessun programma «{name}» ha una chiave.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Nessuno di questi turni è nel contesto e può uscire.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>Non tutti questi turni hanno una pagina</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Non ora</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>In questa chat non torna più niente da sé; i suoi parametri permettono di ripristinarlo.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>Nessun risultato per «{words}».</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>Nel contesto non c'è niente che sia tornato da sé.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>Di un server remoto, come http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Disattivato</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Disattivato: un riassunto sta solo nel contesto; nella memoria va subito nel cestino.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Disattivato: un contesto pieno chiude la risposta con un avviso.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Attivo</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>Su un altro server</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>Su questo computer</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>Su questo computer un file GGUF, o vuoto per quello caricato; su un altro server il suo nome lì.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Un turno di questa chat va riletto: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Solo i k token più probabili; 0: tutti. Vuoto: ciò che il modello consiglia, altrimenti 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Solo i token più probabili che formano questa quota. Vuoto: ciò che il modello consiglia, altrimenti 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Solo i token almeno così probabili rispetto al migliore. Vuoto: ciò che il modello consiglia, altrimenti 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Apri un modello</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Aperto fino ai dati di addestramento; pensa se glielo si chiede.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Aprilo nel programma con cui è stato creato, e salvalo di nuovo.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Aprilo, copia il suo testo e incollalo.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Apri la sua chat.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Aprine prima una.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Apri di nuovo la chat.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Ordine dei campionatori</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>Origini come https://example.org, separate da virgole. Vuoto: nessuna.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Traboccato da</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Pagine su disco</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Richieste alla volta</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Una parte di questa chat va riletta: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Incolla la parte che conta.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Metti in pausa una risposta dopo</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Fissa: non riassumere né scartare mai</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Porta</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Anteprima di «Riassumi ora»</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Proiettore per le immagini</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Fornisci dati</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Mettili tutti in una stessa cartella.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Veloce per la sua taglia: un settimo lavora a ogni parola.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Esci</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Cita le loro righe</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Citato per questa richiesta {0|dal turno|dai turni} {}, {} token</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Citato {0|dal turno|dai turni} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Citato per questo {0|dal turno|dai turni} {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Casuale</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>La lettura di {name} richiede troppo tempo.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>La lettura di {name} richiede troppa memoria.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Richiama</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Richiamo all'inizio di una chat</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Richiamato dalla memoria</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Fai prima riconoscere il testo da un altro programma (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Rifiuta</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Rifiuta da</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Volte in cui è stata rifiutata: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Rigenera l'ultima risposta</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Togli un altro ricordo richiamato, sblocca dei turni, o carica il modello con un contesto più grande.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Togli dal contesto</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Ripara il file, o spostalo per iniziare con quello predefinito.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Ripara il file, o spostalo per iniziare senza prompt.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Penalità di ripetizione</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Finestra di ripetizione</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Riserva per la risposta</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>Richiesta {} a «{}», {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>Richiesta {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Una richiesta che ne ha di più viene rifiutata.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Ripristina la dimensione del testo</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Ripristina prima quella chat: /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Riprova</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Posto per ciò che torna</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>Avvia invece EthervoxGUI dai sorgenti: packaging/run.sh lo compila per il computer in uso.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>Serie di così tanti token si possono ripetere liberamente.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Campionamento</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Salva una copia senza la password, e allega quella.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Cerca</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>Si cercano oltre a quelle di altri programmi; separate da ;.</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Secondi per cui un server remoto può tacere.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>Secondi entro cui una richiesta deve dire che cosa vuole.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>Secondi senza un byte del corpo di una richiesta.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>Vedi /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>Vedi /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>Vedi /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Vedi il README per tutte le chiavi.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>Vedi la sequenza dei turni.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seme</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Invia un messaggio.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Invialo di nuovo.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Invialo in più parti.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Inviane la fine</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Inviane la fine, o carica il modello con un contesto più grande.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Invia di nuovo il messaggio, o dai più tempo al server nel profilo.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Invia di nuovo il messaggio; se il problema resta, controlla il server.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>Separati da ;; ciò che non è nominato non si usa. Vuoto: ciò che il modello consiglia, altrimenti penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Servi altri programmi</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Server</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Quota di n_ctx a cui lo stato diventa «avviso».</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Quota di n_ctx a cui i vecchi turni vengono riassunti.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>Quota di n_ctx a cui i turni più vecchi vengono scartati subito; le righe di ciò che hai detto restano.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Quota di n_ctx che possono occupare i turni tornati da sé.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Quota del contesto a cui la strategia agisce.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Quota da non superare neanche dopo.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Accorcialo</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Accorcialo.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Accorciale, sblocca dei turni o carica il modello con un contesto più grande.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Mostra nella chat</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Mostra il ricordo</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostra il riassunto</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Finestra scorrevole</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Piccolo, per domande brevi e macchine meno recenti.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Piccolo, in molte lingue, con un contesto molto lungo.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Testo più piccolo</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Sobrio e professionale, in dodici lingue.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Qualcosa è andato storto</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>Qualcosa è andato storto nel programma.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Qualcosa è andato storto nel programma. Ciò che era salvato è al sicuro.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Riavvia il programma.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Ferma la risposta, o nascondi il suo perché</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Fermato.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Forte nel pensare; veloce per la sua taglia.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Riassumi</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Riassumi (automatic): a «critico» i vecchi turni vengono riassunti. Lascia scegliere al modello (model): le righe di ciò che hai detto restano comunque. Scarta i più vecchi (shift): senza riassunto. Lascia fare a me (manual): nulla esce da solo; vieni avvisato, e ciò che non trova spazio viene rifiutato.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Riassumi in anticipo</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>«Riassumi ora» mostra che cosa uscirebbe e il riassunto prima che accada qualcosa.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Riassumi i vecchi turni (/context summarize), scarta i più vecchi (/context shift) o i meno importanti (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Riassumi i vecchi</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Riassumi fin qui</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Dettaglio del riassunto</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Riassunto dei turni che tornano</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Riassunto {0|del turno|dei turni} {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>Il riassunto {} della memoria sta per i vecchi.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Prompt di sistema</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>Prompt di sistema · quello del modello</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Occupa poca memoria per un contesto lungo.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Temperatura</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>Si può inviare testo in UTF-8.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Si possono allegare testo, Markdown, codice, CSV, HTML, PDF, DOCX ed EPUB.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>Questo non è un token di accesso.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>L'API non è stata avviata.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>La chiave dell’API è vuota: chiunque potrebbe entrare.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>Il file GGUF con cui il modello vede le immagini inviate da altri programmi. Vuoto: quello nella sua cartella che ha mmproj nel nome ed è adatto.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>Il file GGUF con cui iniziare. Vuoto: la guida inclusa.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>Lo schema JSON non si può usare: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>L'indirizzo di un server simile di solito finisce con /v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>L'indirizzo dell'hub dei modelli non è utilizzabile: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>L'indirizzo interrogato quando cerchi modelli; quello di un mirror se ne hai uno.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>L'indirizzo {host}:{port} non si può usare.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>L'archivio {name} non è stato scritto, quindi niente è stato spostato.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>Il backup {name} non è stato messo al suo posto.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Manca il modello incluso.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>Le celle delle conversazioni dei programmi si mettono in pagine entro paging.budget_mb, così nessuna si legge due volte, neanche dopo un riavvio. Disattivato: non se ne scrive niente.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>Nel database delle chat non si può scrivere.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>Il database delle chat è danneggiato, o non è un database.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>Il database delle chat è danneggiato; ciò che vedi può essere incompleto.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>La chat è cambiata da quando è stato scritto questo riassunto.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>La chat viene riletta prima della prossima risposta.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>Lo schema di chat di {name} non finisce mai.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>Lo schema di chat di {name} richiede più memoria di qualsiasi conversazione.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Le chat non si possono salvare in {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>Non è stato possibile fare un backup delle chat prima di aggiornare il loro file, quindi niente è cambiato.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Le chat sono state ripristinate dal backup del {when}.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Le chat sono state salvate da una versione più recente di questo programma.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>La connessione è caduta mentre si scaricava {name}.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>Il contesto non è stato ripristinato.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>Il contesto è risanato: ciò che è uscito non vi ha più eco.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>Il contesto è troppo pieno per riprovare la risposta.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>Il contesto è stato ricostruito dopo una modifica fallita ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>Il contesto è stato ricostruito dopo un errore del motore ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>Il contesto è stato ricostruito perché dei turni non sono potuti tornare ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>Nel frattempo la conversazione è andata avanti.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>La conversazione gli viene posta come testo semplice, con «User:» e «Assistant:» prima di ogni messaggio.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>Non si può scrivere nella cartella dei dati {path}.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>Il database non ci è riuscito: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>Il disco è pieno, quindi non è stato possibile salvare.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>Il download è fallito.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>Il download è stato rifiutato: il suo indirizzo non è sicuro.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>Il modello di embedding {name} non c'è.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>Il motore si è fermato dopo un guasto nel programma; ciò che era salvato è al sicuro.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>Il file precedente è conservato come {name}.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>Il file potrebbe essere danneggiato, o fatto per una versione più recente.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>Il file {name} non è stato letto.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>Il file {name} non è stato scritto.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>Il file {name} non contiene chat leggibili.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>Il file {name} non è un archivio di ricordi leggibile.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>Il file {name} è stato scritto da una versione più recente di questo programma.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>Il primo messaggio di una chat porta nel contesto i riassunti che gli corrispondono, da altre chat con lo stesso modello. Sono citati, mostrati nella sequenza dei turni, e si possono togliere.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>La chiave non si può tenere in {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>La chiave di {name}, mostrata solo questa volta: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>Della finestra. Le chat mantengono la loro; headless e l'API parlano inglese.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>L'ultima risposta non è più nel contesto, quindi non si può continuare.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>L'elenco dei modelli da scaricare non si può leggere.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>Il messaggio a cui rispondere ha {n_tokens:,} token; questo contesto non ha posto per lui.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>Il modello non ci è riuscito: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>Il modello non ha potuto continuare</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>Il file di modello {name} non si può usare: manda in crash llama.cpp.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>Il file di modello {name} è danneggiato.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>Il file di modello {name} è vuoto.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>Il file di modello {name} ha un formato troppo vecchio.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>Il file di modello {name} è incompleto: finisce troppo presto.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>Il file di modello {name} è stato troncato mentre era in uso.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>Il file di modello {path} non si può leggere.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>Il modello ha {n_parts} file, e {name} manca.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>Il modello può cercare</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>Il modello è su un altro server: la conversazione si modifica per messaggi e si invia intera.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>Il modello non vedeva niente prima della domanda.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>Il modello avrebbe detto lo stesso senza niente di tutto questo.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>L’ultimo modello usato non c’è: {path}. La guida lo sostituisce. Quando il suo disco o la sua cartella tornano, scegli il modello o riavvia; resta la tua scelta finché non ne scegli un altro.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>Il modello {name} non può calcolare una risposta.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>Il modello {name} non è stato caricato.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>L'inizio proprio del modello</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>Il nome con cui i programmi lo chiamano.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>Il nome di un prompt è una riga di al massimo {most} caratteri.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Con quale nome la chiave del server remoto sta nel portachiavi.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>La rete forse chiede prima l'accesso: apri un browser, poi riprova.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>I turni più recenti non lasciano posto a questo ricordo.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>Le pagine di questa chat non si possono usare; viene riletta: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>L'immagine non si può salvare in {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>Il profilo «{name}» e le impostazioni generali si contraddicono. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>Il profilo «{profile}» indica un altro modello: la chat prosegue con quello predefinito.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>Il profilo «{profile}» di questa chat non c'è più; la chat prosegue con quello predefinito.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>I profili non si possono salvare in {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>I profili in {name} non si possono leggere: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>Il programma si sta chiudendo.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>Il prompt non entra nel contesto del modello.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>I prompt non si possono salvare in {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>I prompt in {name} non si possono leggere: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>Il proxy per il server remoto non si può usare.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>Il server remoto per ora non accetta altre richieste (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>Il server remoto non è raggiungibile.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>Il server remoto non ha risposto in tempo.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>Il server remoto non accetta la chiave ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>Il server remoto ha avuto un errore ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>Il server remoto ha avuto un errore mentre scriveva.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>Il server remoto ha avuto un errore: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>Il server remoto non ha il modello «{model}» a questo indirizzo (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>Il server remoto rimanda a un altro indirizzo ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>Il server remoto ha rifiutato ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>Il server remoto vuole una chiave ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>La risposta è finita presto: il modello non ha potuto continuare.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>La risposta riempie tutto il contesto ed è dovuta finire qui.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>La risposta non è più nel contesto, quindi non si può riprovare.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>La risposta è stata ricominciata, perché il modello stava per ripetere se stesso o il messaggio, come prima.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>Il risultato nel turno {} era troppo lungo: se ne leggono {} token su {}; il ricordo {} lo contiene per intero.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>Il risultato della chiamata {} era troppo lungo: ne sono rimasti {} token su {}.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>Lo script ha una direttiva sconosciuta «!{}».</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>Lo script {} non si può leggere.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>«!why» nello script non trova alcun messaggio per cui siano tornati dei turni.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>Non si capisce «!{}» dello script.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>La ricerca è fallita.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>Il server a questo indirizzo non è compatibile con OpenAI.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>Il server non è raggiungibile.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>Il server ora è troppo occupato.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>Il server non dà un codice di controllo per {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>Il server rifiuta di consegnare {name}.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>Il server ha inviato qualcos'altro al posto di {name}.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>L'impostazione {key} non va bene: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>Le impostazioni non si possono leggere.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>Le impostazioni non si possono salvare in {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>Il file delle impostazioni {name} è danneggiato.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>Il più piccolo che parla; gira su qualsiasi macchina.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>Il prompt di sistema di questa chat resta: dopo è stato detto qualcosa.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>Il portachiavi del sistema non funziona ({error}). Finché è così, le chiavi stanno in {path}, che solo tu puoi leggere.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>Il portachiavi del sistema è bloccato.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>Il testo di un prompt ha al massimo {most} caratteri.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>I turni non entrano nel contesto così com'è, quindi viene ricostruito</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>Il vocabolario di {name} non è stato caricato.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>In questa esportazione non ci sono messaggi.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>Non ci sono turni da {start} a {end}.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>In questa chat ci sono i turni da 0 a {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>Ci sono {n} versioni del turno {turn}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Ci sono: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>Non c'è un backup delle chat da ripristinare.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Non c'è ancora un backup: esporta ciò che conta, poi sposta il file per ricominciare.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>La chat {chat_id} non esiste.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>Il comando «{text}» non esiste.</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>In questa chat non ci sono modifiche da annullare.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>Il ricordo {memory_id} non esiste.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>Il ricordo {number} non esiste.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>Non c'è un messaggio a cui rispondere di nuovo.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>Non c'è un file di modello con questo nome.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>Il file di modello {path} non esiste.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>Il profilo «{name}» non esiste.</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>Non c’è posto per queste istruzioni accanto a ciò che deve restare nel contesto.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>Non c'è posto per turni di {n_coming:,} token: sono {needed:,} di troppo.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>Non c'è posto per altri {incoming:,} token: {n_used:,} di {n_ctx:,} sono in uso.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>L'impostazione «{key}» non esiste.</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>Questa cartella non esiste.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>In questa chat non c'è una risposta così.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>Questo turno non esiste in questa chat.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>Non c'è un riassunto.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>In questo file non c'è testo.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>Il turno {number} non esiste.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>Non c'è memoria per {name} accanto al modello della chat: richiede {needed:,.1f} GiB, {free:,.1f} sono liberi.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>Non c'è abbastanza spazio sul disco per {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>Non c'è abbastanza spazio sul disco per {name}; servono {needed:,.1f} GB e {free:,.1f} GB sono liberi.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>Non c'è niente da svuotare: nel contesto c'è solo ciò che non esce mai.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>Non c'è niente da risanare: il contesto è come verrebbe letto ora.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>Non c'è niente da risanare: con questo modello ogni modifica rilegge il contesto.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>Non c'è niente da togliere: tutti i turni sono recenti, importanti o fissati.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>Non c'è niente da inviare.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>C'è una versione del turno {turn}.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>Non c'era posto per un contesto di {n_ctx:,} token per {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Queste chat sono aperte in un altro EthervoxGUI.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Sono già nel contesto.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Pensa prima di rispondere, eppure è piccolo.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Pensa prima di rispondere, in inglese e cinese; veloce per la sua taglia.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Pensa prima di rispondere, su qualsiasi macchina.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Pensa prima di rispondere; buono per tutto su macchine comuni.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Pensa prima di rispondere; migliore con domande lunghe e difficili.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Pensa prima di rispondere; fatto per testi lunghi.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Pensa a lungo e ad alta voce; per calcoli ed enigmi.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>Questo Python ha SQLite {sqlite_version}, ma serve 3.34 o più recente.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Questo non si può inviare al server remoto: contiene mezzo carattere, o qualcosa che non è un numero.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Questa chat non finisce con una risposta che si possa continuare.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Questa chat non ha un documento {number}.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>Questa chat non ha documenti. /attach FILE ne allega uno.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Questa chat usava {model} con un contesto di {n_ctx:,} token. Ora prosegue con {model_2} e {n_ctx_2:,}.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Questa chat non entra più nel contesto, quindi i vecchi turni l'hanno lasciato.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>Ciò che questa chat imposta diversamente ora non vale. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>Questo contesto di {n_ctx:,} token è troppo piccolo: il prompt di sistema ne ha {system:,}, e {reserve:,} sono riservati a una risposta e un riassunto.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Questo file di chat si contraddice.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Questo file di chat non è completo.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Questa installazione è incompleta: mancano le sue risorse.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>Questo non è testo.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>Questo computer non ha un indirizzo simile. Usa 127.0.0.1 per i suoi programmi, 0.0.0.0 anche per altri computer.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>Questo ricordo occupa {n_tokens:,} token; c'è posto per {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Questo messaggio ha {incoming:,} token; in questo contesto ne entrano al massimo {limit:,}.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Questo messaggio ha {n:,} caratteri; è troppo da condensare per {n_ctx:,} token.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>Lo schema di chat di questo modello non si può usare ({error}), quindi si usa ChatML.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>Lo schema di chat di questo modello non si può usare ({error}), quindi si usa testo semplice.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>Il contesto di questo modello si può solo ricostruire</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>Il contesto di questo modello non si può esaminare per parti: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>I turni di questo modello non si possono mettere in pagine:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Questo processore è troppo vecchio per la versione installata: gli manca {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>Questo riassunto occupa {n_block:,} token, e starebbe per turni di {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Questo toglie dal contesto {turns} e {blocks}, {n_tokens:,} token; restano salvati e si possono cercare. Usa /context clear yes per farlo, o /context clear forget perché non ne resti un'eco in ciò che rimane.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Questo testo ha {n_tokens:,} token; un vettore è fatto di {most:,} al massimo.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Thread</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Thread per il modello. 0: uno per core; uno solo per un modello minuscolo.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Tempo limite</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Sequenza dei turni: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Minuscolo, per brevi testi in inglese sulle macchine più piccole.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Per ricominciare, sposta {file_name} fuori da {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>Il backup di oggi delle chat non è stato fatto.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Token tenuti liberi per una risposta; al massimo un ottavo della finestra.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Token di contesto, n_ctx; arrotondato per eccesso a un multiplo di 256. Vuoto: ciò per cui il modello è stato addestrato, al massimo 8.192; 1.024 per la guida.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Strumento</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Chiamata a strumento</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Chiamata a strumento, non finita</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Chiamata a strumento: {}</translation>
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
            <translation>Accorcia da</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Riprova tra qualche minuto.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Riprova tra {seconds} {seconds|secondo|secondi}.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Riprova più tardi.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Riprova quando il computer ha meno da fare, o scegli un altro modello.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Riprova.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Lascia gestire il contesto (nelle impostazioni), o inizia una nuova chat.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Attiva «I turni tornano da sé» nelle impostazioni del contesto.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>Il turno {first_turn} è stato scartato subito, perché {emergency}. Resta salvato, e ciò che vi hai detto è in righe brevi.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>Il turno {first_turn} è stato scartato subito, perché {emergency}. Resta salvato.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>Il turno {first} è dimenticato: ciò che resta è stato riletto. Resta salvato.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>Il turno {first} non ci sta più, riletto: ha lasciato il contesto.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>Il turno {number} non è più fissato.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>Il turno {number} è fissato: non lascia mai il contesto.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>Il turno {number} è fissato: una volta tornato nel contesto, non lo lascia più.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>Il turno {turn_number} non è un tuo messaggio.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>Il turno {} è tornato per questa richiesta, {} token</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>Il turno {} è tornato per questo</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Turno {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>I turni non si possono mettere in pagine ({failure}). Quando servono si rileggono, e ci vuole di più.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>I turni tornano da sé</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>I turni tornano con /context bring-back.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>I turni che escono scivolano nel loro riassunto o svaniscono; disattivato, tutto cambia di colpo.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>Ciò che è uscito ha ancora un'eco in ciò che resta. Mentre non gira altro: misura quanta (measure) e, sopra il limite qui sotto, mette al suo posto una copia pulita (heal). Disattivato: solo quando lo chiedi.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>I turni {turns} sono dimenticati: ciò che resta è stato riletto. Restano salvati.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>I turni {turns} sono fissati: non lasciano mai il contesto.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>I turni {turns} non ci stanno più, riletti: hanno lasciato il contesto.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>I turni {turns} sono stati scartati subito, perché {emergency}. Restano salvati, e ciò che vi hai detto è in righe brevi.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>I turni {turns} sono stati scartati subito, perché {emergency}. Restano salvati.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>I turni {} sono tornati per questa richiesta, {} token</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Turno scartato|Turni scartati}: {}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turno dimenticato|Turni dimenticati}: {}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Turno riassunto|Turni riassunti}: {}</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>Tipo di chiavi e valori nella cache KV; q8_0 occupa circa metà della memoria di f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Annullato: il loro riassunto è fuori dal contesto.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Annullato: il turno {first} è tornato e il suo riassunto è fuori dal contesto.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Annullato: il turno {first} è tornato.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Annullato: i turni {turns} sono tornati e il loro riassunto è fuori dal contesto.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Annullato: i turni {turns} sono tornati.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Sbloccalo, poi riprova.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Sblocca</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Sblocca prima ciò che è fissato.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>Usa al massimo</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>Usalo per trovare per significato</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Usa la guida</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>Verso un server remoto, come http://proxy.example:3128. Vuoto: ciò che dice il sistema (HTTPS_PROXY, NO_PROXY); none: nessuno. Questo computer si contatta sempre direttamente.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Vocabolario</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Avviso da</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>Ciò che un modello ha pensato o ripetuto più volte non viene riletto: resta fuori dal contesto.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>Con che cosa inizia una nuova chat.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>Con che cosa inizia una nuova chat. Vuoto: quello del modello, esattamente ciò che dice il suo schema di chat.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>Che cosa ne è quando tornano solo alcuni dei suoi turni. Accorcialo (shrink): uno più breve sta per gli altri. Scartalo: esce, e gli altri mancano. Quando sono tornati tutti, esce.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>La parte già scaricata resta.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>Che cosa fa memory_search con i turni che trova in questa chat. Cita le loro righe (quote): il modello le legge. Riporta i turni (page_in): entrano essi stessi nel contesto.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>Ciò che deve restare in questa chat richiede {n_tokens:,} token; questo contesto ne ha {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>Ciò che il modello ha chiesto è fuori intervallo: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>Ciò che questo messaggio chiede di {name} ora non entra nel contesto.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>Ciò che è stato scritto e non inviato non si può salvare in {path}.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>Ciò che è stato scritto resta; invia di nuovo il messaggio.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>Ciò che ha detto prima è citato nel messaggio</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>Ciò che ha detto prima era citato nel messaggio</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Un messaggio che tocca ciò che è uscito lo riporta prima della risposta, dalle sue pagine o come citazione: ciò che ha parole in comune (words), e ciò verso cui va l'attenzione del modello, ciò che parla della stessa cosa o, con un modello di embedding, ciò che significa lo stesso (automatic). Disattivato: i turni tornano solo quando lo dici.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Quando i messaggi riempiono il contesto</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Quando il contesto si riempie</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Quando escono turni</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Dove gira il suo modello; un altro server è uno compatibile con quello di OpenAI.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Scrivi il suo numero dopo il file.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>Scrivi keep, shrink o drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Scrivine uno, o scarta invece i turni.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Scrivi prima il numero minore.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>Probabilità XTC</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>Soglia XTC</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tu</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>un documento di un altro formato</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>parte del suo stato è ricorrente</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>un'immagine</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>una presentazione</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>una registrazione</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>un foglio di calcolo</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>un riassunto {0|del turno|dei turni} {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>circa {n:,} token/s qui</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>circa {n:.1f} token/s qui</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>circa {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>un archivio</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>un e-book di un altro formato</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>un vecchio documento Word</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>di solito: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>almeno {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>al massimo {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>automatico</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>di nuovo nel contesto</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>backup</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>modello di base</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>riporta i ricordi di un file di questo tipo</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>riporta ciò che l'ultima modifica ha tolto</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>riporta dei turni; il loro riassunto resta, si accorcia o si scarta</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>il chiamante è andato via</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>ha sostenuto il {} % della risposta</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>le celle si possono togliere e ravvicinare; provato al caricamento del modello</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>le celle si possono togliere, ma ravvicinarle le altera (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>le celle si possono togliere, ma non ravvicinare: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>comando</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>condizioni</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>condizioni da accettare</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>continua l'ultima risposta da dove è finita</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>dice il {} % di ciò che hai detto</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>critico</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>file danneggiati messi da parte</translation>
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
            <translation>scarta gli scambi poco importanti (sotto 0,5)</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>scarta ora i turni più vecchi</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>scartato</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>modificato {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>emergenza</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>inserisci un numero</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>inserisci un numero da {low} a {high}</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>inserisci un numero maggiore di {above}, al massimo {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>inserisci un numero, almeno {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>inserisci un numero intero</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>inserisci un numero intero da {low} a {high}</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>inserisci un numero intero, almeno {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>inserisci un indirizzo o un nome di questo computer, per esempio 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>inserisci un indirizzo che comincia con https://</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>inserisci al massimo {n:,} caratteri</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>inserisci nomi come my-computer.local, separati da virgole</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>inserisci origini come https://example.org, separate da virgole</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>errore {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>trova per significato: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>adatto a questo computer</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>adatto, ma lascia poco ad altri programmi</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>dimenticato</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>spazio libero nel file</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>quanto è pieno il contesto, e di che cosa</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>importanza</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>importanza {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>in KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>la sua attenzione usa una finestra scorrevole</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>la sua attenzione usa una finestra scorrevole, le cui vecchie celle si riusano</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>è danneggiato</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>la sua risposta si è interrotta</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>la sua risposta non è JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>la sua risposta non è un oggetto JSON</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>le sue celle non si possono salvare</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>le sue chiavi sono compresse (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>le sue posizioni sono scalate con YaRN, che uno spostamento falserebbe</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>le sue posizioni portano un fattore di attenzione, che uno spostamento falserebbe</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>le sue posizioni hanno più dimensioni</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>le sue posizioni hanno più dimensioni (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>le sue chiavi quantizzate non si possono ruotare di nuovo</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>le sue query e chiavi non sono indicate</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>le sue query e chiavi non combaciano</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>le sue chiavi salvate non sono quelle che l'attenzione incontra</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>le sue chiavi salvate non si possono leggere ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>il suo stato è ricorrente: non ha celle singole da togliere</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>tiene un file come documento di questa chat; ciò che un messaggio ne chiede entra nel contesto</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>le chiavi di tipo {kv_type} sono quantizzate e ruotate</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>meno di 1 token/s qui</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>meno di {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>lascia che questo turno esca di nuovo</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>livello {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>riga {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp non può caricare {name}.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>crea una chiave per un programma che chiama l'API</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>ricordi</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>ricordi richiamati dopo {0|il turno|i turni} {}</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>ricordo {number} di «{chat}»: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>messaggi</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>modelli da scaricare, e quanto sarebbero veloci su questo computer</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>più di quanto ha questo computer</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>più di {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>sposta in un file i ricordi sotto quell'importanza e più vecchi</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nat</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>non riassumere né scartare mai questo turno</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>nessuna pagina è stata cercata dall'avvio del programma</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>senza schema</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>nessun turno è fuori dal contesto</translation>
        </message>
        <message>
            <source>note</source>
            <translation>nota</translation>
        </message>
        <message>
            <source>now</source>
            <translation>ora</translation>
        </message>
        <message>
            <source>off</source>
            <translation>disattivato</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>versioni precedenti dei ricordi</translation>
        </message>
        <message>
            <source>on</source>
            <translation>attivo</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>traboccato</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>panoramica</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>p. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>una sua parte è ricorrente</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>parte del suo stato è ricorrente: non ha celle singole da togliere</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>parte {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>fissato</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>posizioni</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>posizioni {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>sfoltire il superfluo</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>mette al suo posto una copia pulita del contesto, a riposo</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>domanda</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>citazioni {0|dal turno|dai turni} {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>legge le chat da un file JSON di questo tipo, o da un'esportazione di ChatGPT o Claude (zip o JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>ricostruzione</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>ricostruzione: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>rifiutata</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>rigenera l'ultima risposta (o quel turno); la vecchia resta</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>toglie un documento di questa chat</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>sostituisce il tuo messaggio; il vecchio resta</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>ritira la chiave di un programma</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>in corso…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>campionamento: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>scrive una chat (questa) in un file: Markdown per .md, altrimenti JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>contesto salvato</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>indici di ricerca</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>cerca nei ricordi e in tutto ciò che è stato detto</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>cerca modelli sull'hub di Hugging Face; le parole gli vengono inviate</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>spostamento</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>spostare la finestra</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>mostra un ricordo</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>consigliato per questo computer</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>riassume ora i vecchi turni</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>riassumere i vecchi</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>riassunto</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>riassunto</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>chirurgico</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>passa a un altro modello, da un file GGUF</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>passa a un'altra versione di un turno</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>sistema {system:,} · riassunti {summaries:,} · richiamati {recalled:,} · tu {you:,} · modello {model:,} · riservati {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>toglie dal cestino una chat eliminata; senza numero: che cosa contiene</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>toglie dal cestino un ricordo eliminato; senza numero: che cosa contiene</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>toglie tutto dal contesto (prima chiede; forget: senza eco)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>toglie di nuovo ciò che è tornato da sé per i messaggi</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>toglie dei turni senza che ne resti un'eco in ciò che rimane</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>tratto dai turni, non scritto dal modello</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>testi dei ricordi</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>testi dei turni</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>il cestino</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>la connessione si è interrotta</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>il contesto era pieno al {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>i documenti di questa chat</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>i file di un modello sull'hub, e quanto richiedono</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>la libreria non dice che cosa calcola</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>la libreria ha rifiutato di togliere celle nel mezzo</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>la libreria dice che le sue celle non si possono spostare</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>il modello è piccolo: le parole dicono di più</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>del modello: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>la quota da cui si accorcia deve essere inferiore a quella da cui si rifiuta</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>il riassunto {0|del turno|dei turni} {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>la riga «{}» del riassunto</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>la prova è fallita: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>le soglie devono crescere: avviso &lt; critico &lt; emergenza</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>il turno fuori dal contesto può tornare da una pagina</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>il turno fuori dal contesto non ha una pagina: verrebbe riletto</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>non c'è un campionatore {unknown}, ma {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>questo elenco</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>strumento</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>tema</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>turno {number} di «{chat}»: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>turno {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>turni</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|turno che era tornato|turni che erano tornati} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turno|turni} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>turni: {in_kv} in KV · {summarized} riassunti · {dropped} scartati</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>intatta</translation>
        </message>
        <message>
            <source>user</source>
            <translation>utente</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>avviso</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>che cosa ha sostenuto l'ultima risposta (o quel turno), e che cosa vedeva il modello per essa</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>che cosa è salvato dei turni, e quanto è servito</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>che cosa occupa spazio nella cartella dei dati</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>quali programmi hanno una chiave propria</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>con la citazione di ciò che ha detto prima</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd/MM/yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): turno {first}, {freed:,} token liberati in {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): turni {turns}, {freed:,} token liberati in {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} non accetta «{text}».</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} richiede un numero intero, non «{text}».</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} richiede il nome di un programma.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} richiede il numero di un turno.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; un riassunto è pronto</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; sono tutti nel contesto</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; il turno {first} è nel contesto</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; i turni {turns} sono nel contesto</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host} non è raggiungibile.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} non risponde.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} ora ha un problema suo ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} ha ricevuto troppe richieste da questa rete.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} rifiuta di rispondere ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} ha inviato qualcosa che non è un elenco di modelli.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{kept|Resta|Restano} {kept} {kept|turno|turni}, non {requested}: ciò che resta inizia con un tuo messaggio e lascia posto a una risposta.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} di ritorno da {name}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} in {path}. /memory unarchive ne riporta il contenuto.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} download</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} mi piace</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|ricordo|ricordi}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} ricordo</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>{n:,} {n|pagina cercata|pagine cercate} dall'avvio del programma; trovate: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|pagina|pagine} di tutte le chat, {mb:,.1f} MB su {most:,.0f} MB al massimo</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|pagina|pagine} di questa chat, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} token</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} token, circa {s:,} s</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} è arrivato danneggiato: il codice di controllo è sbagliato.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} non può essere un documento di questa chat: niente entra da sé nel suo contesto.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name} non si può caricare.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name} non si può leggere.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name} non si può leggere: è danneggiato, o non è ciò che dice il suo nome.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} non si può usare per gli embedding.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name} non si può scrivere.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} non può avere una cache di tipo q8_0: le sue teste hanno {head_sizes:g} valori, che non è un multiplo di {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} non porta uno schema di chat, quindi non si sa in quale forma sia stato addestrato a conversare. Le sue risposte possono essere peggiori del possibile. Un altro file dello stesso modello forse ne porta uno.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name} non è stato ricaricato: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} non contiene ciò che vi è stato scritto.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} ha avuto un errore.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} è cambiato sul server.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} non ha testo. Forse è una scansione, e le sue pagine sono immagini.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} è un modello di base: continua testi, non è stato addestrato a conversare. Le sue risposte possono divagare, ripetersi o parlare al posto tuo. Per conversare scegli un modello chiamato «Instruct» o «Chat».</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} è una parte successiva di un modello in {n_parts} file.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} è un documento {kind}, non un file di testo.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} supera {most} MB.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} è di nuovo caricato, e la chat prosegue com'era.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} non è più sul server.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} non è un file.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} non è un modello linguistico, ma una sua aggiunta.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} non è un file di testo.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} è del tipo «{kind}», che questa versione di llama.cpp non conosce.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} è solo per chi ha avuto accesso.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} è protetto da una password.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} è {kind}, che qui non si può leggere.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} non è un file GGUF valido.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} richiede {needed:,.1f} GiB di memoria; questo computer ne ha {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} non ha più accesso.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} è un modello di base, secondo il suo file, perché non porta uno schema di chat: continua testi, non è stato addestrato a conversare. Le sue risposte possono divagare, ripetersi o parlare al posto tuo. Per conversare scegli un modello chiamato «Instruct» o «Chat».</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} trasforma testi in vettori; non sa scrivere.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} {n|brano|brani}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (eliminazione: {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{n} chat letta da {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{n} chat {n|letta|lette} da {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|modifica|modifiche}, {emergencies} d'emergenza; chi decide: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} file</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} blocco di riassunto</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|blocco|blocchi} di riassunto</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} turno</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} {n|turno|turni}</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>{n} {n|turno|turni} di questa chat {n|va|vanno} {n|riletto|riletti}: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} non si può aprire come file.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} è una cartella, non un file di modello.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} non è un file normale.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, il primo di {n} file</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>{ready:,} di {n:,} {n|turno|turni} fuori dal contesto {ready|può|possono} tornare da una pagina</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} La chat prosegue con il profilo predefinito.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} non è su {host}, o non per tutti.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} di memoria</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Fissati e quindi non dimenticati: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{used:,} di {n_ctx:,} token in uso ({share:.0%}), stato {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (del modello)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: lettura di {cost_text}.</translation>
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
            <translation>{} Quando la risposta è iniziata il modello vedeva: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} e {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} download</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|scartato|scartati}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} versione precedente</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|versione precedente|versioni precedenti}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|dimenticato|dimenticati}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} h {} min</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} è un documento di questa chat · {}</translation>
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
            <translation>{} mi piace</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} messaggio</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|messaggio|messaggi}</translation>
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
            <translation>{} parametri</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} brano</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} brano da</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|brano|brani}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|brano|brani} da</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} {0|riassunto|riassunti}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} token {0|liberato|liberati}</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} token in {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} token di contesto</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>{} token ricevuti, {} inviati al modello; {} ammessi.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} token {0|era|erano} già nella cache.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} turno in KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} {0|turno è tornato|turni sono tornati} per questo ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|turno|turni} in KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · anche nel messaggio</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · citato {1|dal turno|dai turni} {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · citato nel messaggio</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} token</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, per {}.</translation>
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
            <translation>{}. Non più nel contesto, quindi non verificato: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: dei messaggi {}; {} token in meno.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>A «{text}» manca una parola.</translation>
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
            <translation>Legge ricordi, turni e documenti a riposo.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Aspetta nella casella di testo della sua chat.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Non è stato possibile.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>Le impostazioni non si possono salvare; valgono finché la finestra non si chiude.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Questo messaggio è di un'altra chat.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>Ciò che hai scritto non è ancora stato salvato.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} ora trova per significato</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>Continua questa risposta da dove è finita (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Copia il messaggio</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Modifica e invia di nuovo…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Modifica il messaggio precedente e invialo di nuovo</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modello</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Testo del modello</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Modello, turno {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Rigenera</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Riprova</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Mostra tutti i {} caratteri</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Ragionamento</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Chiamata a strumento, non finita</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Perché?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>Perché? Mostra che cosa ha sostenuto questa risposta</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>turno {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} token/s</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ interrotta</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ finita al limite</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ in pausa: è molto lunga</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ fermata</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ fermata: si ripeteva</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Perché entrambi parlano della stessa cosa</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>Per {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Lasciali uscire</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Lasciali uscire: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>Non in questa chat</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>In questa chat non torna più niente da sé</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Toglili di nuovo dal contesto; il loro riassunto resta</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>Il modello lo legge nel messaggio: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>Che cosa il messaggio ha in comune con loro</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Perché</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Perché: {}</translation>
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
            <translation>Elimina tutto…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Elimina per sempre</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Elimina per sempre…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>Eliminare {} {0|voce|voci} per sempre?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>Eliminare “{}” per sempre?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Eliminazione</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Filtra per titolo</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nuova chat</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Nessun titolo corrisponde.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Qui non c'è niente.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Eliminati di recente</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Ripristina</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Non si può annullare. Ciò che una chat usa ancora resta. I backup nella cartella dei dati lo contengono finché altri più recenti non ne prendono il posto.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titolo</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>Dopo {} giorni qui sparisce per sempre, a meno che una chat non lo usi ancora.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>chat</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>ricordo</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Modifica del contesto: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>modifiche rapide</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: dopo una modifica, questo modello deve elaborare di nuovo ciò che resta.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>modifiche lente</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: i vecchi turni si possono togliere dal contesto di questo modello senza elaborare di nuovo il resto.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Tutte le chat sono esportate</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Chat eliminata</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Chat esportata</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Esporta tutte le chat</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Esporta la chat</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Cartella eliminata</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, con tutto (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nuova cartella</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Una parte è ancora usata da una chat e resta finché lo è.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Mostra nella cartella</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Non è stato possibile.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>la sua {} chat resta</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>{0|la sua|le sue} {} chat {0|resta|restano}</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Elimina la cartella, tieni le chat</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Esporta tutte le chat…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Esporta…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Nascondi le sue chat</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Sposta in una cartella</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Nuova cartella…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Nessuna cartella</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Nessun titolo corrisponde. Ctrl+F cerca in ciò che è stato detto.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Fissa in alto</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Eliminati di recente…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Rinomina</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Mostra le sue chat</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Sblocca</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Cartella</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Cartella {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Cartelle</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nuova chat</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Più vecchie</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Fissate</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Questo mese</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Questa settimana</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Oggi</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>chiusa</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aperta</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, fissata</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>Le frecce muovono la sequenza, Invio mostra il turno in quel punto.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Clic: mostra nella chat. Rotella: zoom.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Scartati</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>In KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Panoramica della chat</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>Richiamato</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>Riassunti</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Riassunto</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Prompt di sistema</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|Turno|Turni} {} di {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>turni</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>Titolo della chat</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Nome della cartella</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>scrittura…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Conversazione</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Un documento di questa chat. È troppo lungo per entrare intero in un messaggio.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Un documento di questa chat: ciò che un messaggio ne chiede entra nel contesto, a brani. Fai clic per inviarlo invece intero.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Allegato: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Documento</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>Non allegarlo</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>Non allegare {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Entra intero nel messaggio. Fai clic per tenerlo invece come documento di questa chat.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>Intero</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>lettura…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
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
            <translation>Codice</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiato</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>Copia il codice</translation>
        </message>
        <message>
            <source>code</source>
            <translation>codice</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>Comandi e prompt</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>Modifica i prompt…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompt</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>Allega file</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Allega file (Ctrl+Maiusc+A); oppure rilasciali o incollali</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Messaggio</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Messaggio, o / per i comandi</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Invia</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Invia (Invio)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Invia il messaggio</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Ferma la risposta</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Ferma; ciò che è scritto resta (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>Il modello sta ancora lavorando.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} è ancora in fase di lettura.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Un messaggio accetta fino a {} file.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Allega file</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>Descrivi che cosa contiene, o incolla il suo testo.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>Viene inviato una volta sola.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Ne è stato letto solo l'inizio.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Testo incollato</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>Le immagini non si possono inviare.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>Il file non si può leggere.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Gli altri sono stati lasciati fuori.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>Poi il messaggio viene inviato. Esc lo trattiene.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>{} file non si possono leggere.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} è già allegato.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} è molto lungo</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Richiesta dei modelli al server…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Prova la connessione</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>Alla velocità vista finora ci vogliono circa {} s.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Riporta</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>Riportare {0|il turno|i turni} {}?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>Apri quella chat: si possono riportare nella sua sequenza.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Riassumi ora</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>Per questo il modello deve leggere {} token.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Questi turni sono di un'altra chat.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>Il turno {} è tornato</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Turno tornato|Turni tornati}: {}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>come il modello lo ha lasciato, in {}; niente è stato riletto</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>come il modello li ha lasciati, in {}; niente è stato riletto</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>esame di ciò che ha sostenuto questa risposta…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>riletto dal suo testo, in {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>riletti dal loro testo, in {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>il turno {} è uscito per fare posto</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>i turni {} sono usciti per fare posto</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>Contesto</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>Contesto: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>Deriva: nessuna. Il contesto è stato risanato: ciò che è uscito non vi ha eco.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Deriva: {0} nat; dopo il {1} % degli ultimi {2} token la parola più probabile è quella di un contesto pulito.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Stimato, perché il modello è su un altro server; corretto con i suoi resoconti.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>Quanto è pieno il contesto del modello. Nessun modello è caricato.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>Segni: avviso, critico, traboccato a {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>Ciò che il modello vede, in token:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>critico</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>liberi, riserva compresa</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>liberi per una risposta o un riassunto</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>nessun modello caricato</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>non ancora caricata</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ok</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>traboccato</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>richiamati</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>riassunti</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>prompt di sistema</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>il messaggio in corso di scrittura</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>i turni del modello</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>la risposta in corso</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>avviso</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>ciò che sostituisce</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>i tuoi turni</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>per lui ne uscirebbero {} o più</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>È stato lasciato com'è, e resta qualunque cosa tu scelga qui.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Ripristina il backup</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Ricomincia</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>L'ultimo backup integro è del {} e contiene {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Le chat salvate sono danneggiate</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} chat</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>Continuata il {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Mostra ciò che precede</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Caricalo</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostra</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Usalo</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} è scaricato</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, e il codice di controllo è giusto.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Scarica un modello</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Cerca altri modelli…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>Modelli da scaricare</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Modelli con licenza aperta dall'hub di Hugging Face. Questo computer ha {} di memoria; dimensione e velocità sono stimate con un contesto di {} token. I download continuano anche quando questo è chiuso.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Per trovare per significato</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! adatto, ma lascia poco ad altri programmi</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>Dopo una modifica, questo modello deve elaborare di nuovo ciò che resta: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>Annulla il download di {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Modifica del contesto: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Scarica</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>Download di {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>In uso</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Carica</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Riprendi</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Riprova</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Usa</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>circa {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>almeno {} di memoria</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>controllo del download…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>su questo computer</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>in pausa a {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>modifiche lente</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>consigliato per questo computer</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>mancano {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} di memoria</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} di {}</translation>
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
            <translation>✓ adatto a questo computer</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ più di quanto ha questo computer</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Modifiche del contesto</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>Non modificare</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>Non modificare (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>Modifica del turno {} · la vecchia versione resta</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Riporta</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Riporta {0|il turno|i turni} {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>Riporta {0|il turno|i turni} {} nel contesto</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostra il riassunto</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Annulla: riporta {0|il turno|i turni} {}</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>Prompt…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>Salva come prompt…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Deriva: non misurata dall'ultima modifica.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Modifica</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Modifiche del contesto</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Liberati</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Risana</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Niente ha lasciato il contesto di questa chat.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Rilegge il contesto una volta mentre non gira altro: poi niente di ciò che è uscito vi ha eco</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>Voluta da</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Mostra nella chat</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostra il riassunto</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Durata</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turno dimenticato|Turni dimenticati}: {}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>un comando</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>un messaggio</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>un'emergenza</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>il modello</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>il programma</translation>
        </message>
        <message>
            <source>you</source>
            <translation>te</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>Il motore si è fermato. Tutto ciò che era salvato è al sicuro; riavvia l'app.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Dettagli</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Chiudi questo avviso</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Dettagli</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} parola</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|parola|parole}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API accesa</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Caricamento del modello</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Altro per questa chat</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Altri programmi possono chiamare {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Mostra le chat</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Mostra la memoria</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Riassumi ora</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Riassumi ora i vecchi turni</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Riassumi ora i vecchi turni e libera il loro posto (Ctrl+Maiusc+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Il modello viene provato</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Cerca un modello</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Richiesta dei suoi file…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Torna all'elenco</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>File di questo modello</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Non ha file di modello scaricabili da qui.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licenza: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Pagina del modello</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>Pagina del modello {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>non indicata</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>Mentre scrivi, viene interrogato {}: riceve le parole e il nome del repository che apri, nient'altro. Questo computer ha {} di memoria; dimensione e velocità sono stimate con un contesto di {} token.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Scegli un modello per vedere i suoi file.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Cerca un modello</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>Più scaricati</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>Più apprezzati</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Nome di un modello, come qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>Nessun modello GGUF corrisponde a «{}». Prova con meno parole: il nome del modello e la sua dimensione, come gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Ordine</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>Modifica recente</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>Cerca modelli</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Ricerca…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>Mostra altri</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Di tendenza</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Scrivi che cosa cerchi. Si elencano solo modelli in file GGUF.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Larghezza dei risultati</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} e altri</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} modello</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} {0|modello|modelli}</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>Token di accesso</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Copia il link</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Dimentica il token</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Sta con le altre tue chiavi, e si invia solo a questo server, per tali modelli.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>I suoi autori decidono chi lo ottiene: chiedi l'accesso sulla sua pagina, dopo esserti registrato.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>Le sue condizioni vanno accettate sulla sua pagina, dopo l'accesso.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Tieni il token</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Apri il link</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Un token sta con le altre tue chiavi, e si invia solo a questo server, per tali modelli.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Con un token di accesso del tuo account si può poi scaricare qui.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Repository trovati</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Chat (*.json *.zip);;Tutti i file (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Chat importate</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Scegli un altro file…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importa chat</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>Importazione delle chat</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>Niente è stato importato.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Una chat è nell'elenco</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Aprila</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>Lettura di {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Fermato</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>Le chat non sono state importate.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} chat</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} chat {0|è|sono} nell'elenco</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} di {} chat</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>File non importati: {} di {}.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>Vai al più recente</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Legenda della sequenza: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>scartato</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>modifica</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>modello, in KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>fissato</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>richiamati</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>turno riassunto</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>riassunto</translation>
        </message>
        <message>
            <source>system</source>
            <translation>sistema</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>tu, in KV</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>Aprire il link?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>Aprire questo indirizzo in un altro programma?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>Modello: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>Non in questo riassunto:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Rimetti</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Rimetti: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>Il modello la rivede dal tuo prossimo messaggio</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API spenta</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API accesa: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>Allega al messaggio</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>Copia l'indirizzo dell'API</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Modifiche del contesto…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Vai alla parte successiva della finestra</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Vai alla parte precedente della finestra</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Vai a ciò che sta per uscire</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>Vai al più recente</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Carica questo modello</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Apri il menu dell’elemento attivo</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parametri di questa chat…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>Prompt…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Eliminati di recente…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Cerca ricordi e turni</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Mostra o nascondi le chat</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Mostra o nascondi la memoria</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Larghezza delle chat</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Larghezza del pannello della memoria</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Scrivi un messaggio</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Esporta la memoria</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Continua a scrivere</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Ricordo eliminato</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Memoria esportata</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Non salvato</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>Apri quella chat: il ricordo si può togliere nella sua sequenza.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Richiamato per questa chat</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Richiamato dalla memoria</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Togli</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Mostra nella cartella</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Qualcosa è andato storto nel programma. Ciò che era salvato è al sicuro.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>Il ricordo non è stato cambiato.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>Questo ricordo è stato richiamato in un'altra chat.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>Quello che hai scritto sarà lì quando lo riapri.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} token</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>Arrivato con il turno {} di «{}»</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Chiudi il ricordo</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Confronta le versioni…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Copia il testo</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Elimina il ricordo</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Modifica il ricordo</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Esporta…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Ricordo: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Altro per questo ricordo</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nuova chat</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>Parte di «{}»</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Fissa il ricordo</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Mostra il ricordo di cui questo fa parte</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Mostra i turni nella chat</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Mostrali nella chat</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>Sta per {0|il turno|i turni} {} di «{}»</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Testo del ricordo</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>Turno {} di «{}»</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Sblocca il ricordo</translation>
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
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Modifica il ricordo</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>È della chat aperta, e ogni chat può trovarla.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Nuova nota</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Etichette, separate da virgole</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Testo del ricordo</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>Il modello vedrà quella nuova dal tuo prossimo messaggio.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>La vecchia versione resta, e si può confrontare e riprendere.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>Che cosa si deve ricordare?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Tutte le chat</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Ogni etichetta</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>Filtra per etichetta: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Riassunti</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Etichetta</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>any</source>
            <translation>tutte</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Elimina il ricordo</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Ricordi</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Fissa il ricordo</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostra</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Sblocca il ricordo</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Trova anche per significato…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Altezza dell'elenco dei ricordi</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Nascondi la memoria</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Nascondi la memoria (Ctrl+M)</translation>
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
            <translation>Nessun risultato per «{}» con i filtri sopra.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>Nessun risultato per «{}».</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Niente qui passa i filtri sopra.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Cerca ricordi e turni</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Quando i vecchi turni vengono riassunti, i loro riassunti compaiono qui e si possono cercare.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Scrivi una nota</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>Modello</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Strumento</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>Per che cosa sta questo ricordo</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tu</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>Il modello non vede più questo turno; resta nella chat e si può cercare.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>scartato</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>dimenticato</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>riassunto</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>Ora prosegue con {}.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>Il suo file non è più lì: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>Carica di nuovo {}</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modelli su questo computer</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>{} è stato usato per ultimo in questa chat</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Aggiungi una cartella…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contesto</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>Scarica…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Modifica</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Modifiche rapide (surgical): i vecchi turni escono uno a uno. Modifiche lente (rebuild): ciò che resta viene riletto dopo una modifica. Quale vale si prova al caricamento del modello.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>File</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Cartella con modelli</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Trovato in</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Carica</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Ricerca di modelli…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Memoria</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>Le stime di memoria presuppongono un contesto di {} token.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modello</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Modelli</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modelli su questo computer</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Nessun modello corrisponde a questa ricerca.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>Nessun modello trovato.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Apri un file GGUF…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Quantizzazione</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Quanti token al secondo scrive circa su questo computer.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>Cerca modelli</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Token/s</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Usa</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>non utilizzabile</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>modifiche rapide</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>modifiche lente</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · trova per significato</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Tutti i file (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Scegli un modello</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Scarica un modello…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Cerca un modello…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Guida (inclusa nell'app)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>Modello: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelli (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>Modelli su questo computer…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Nessun modello</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Apri un file GGUF…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Apri un modello</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: un contesto di {} token</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Risposta a {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Comandi, chat, impostazioni, ricordi</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Ciò che corrisponde</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Nessun risultato.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Cerca comandi, chat e altro</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Esporta tutte le chat…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Importa chat da un file…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Eliminati di recente…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Cerca comandi, chat e altro</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Impostazioni: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>Questa chat: {}</translation>
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
            <translation>ricordo</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>impostazioni</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>Automatico</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parametri di questa chat</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>quello del modello</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Vale per questa chat dal prossimo messaggio. Vuoto: come dice il profilo «{}».</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Come dice il profilo</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Chiudi i parametri</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Resta: dopo è stato detto qualcosa. Una nuova chat può averne un altro.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Nome di un profilo</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parametri di questa chat</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Salva come profilo</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Riprova</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>Profili</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>I profili non si possono salvare.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Chat e app collegate usano un profilo. I campi vuoti seguono le impostazioni.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Chiudi di nuovo per scartare quello che hai scritto.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Eliminato: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nuovo</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Nuovo profilo</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Profili</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Reimposta</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Reimpostato.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Salvato.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>C'è un altro profilo con questo nome.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>Usa in questa chat</translation>
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
            <translation>Tutti i file (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>Scegli un file GGUF</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Connessione</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>File…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Impostazioni proprie</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Sta nel portachiavi del sistema se ce n'è uno, mai nel profilo.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Chiave</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelli (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Prova la connessione</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>tutto ciò che c'è</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatico</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>segue le impostazioni</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>dalle impostazioni: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nessuna</translation>
        </message>
        <message>
            <source>off</source>
            <translation>disattivato</translation>
        </message>
        <message>
            <source>on</source>
            <translation>attivo</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>ce n'è una; scrivi per sostituirla</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Modifica i profili…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parametri di questa chat…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Profilo: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>Il profilo di questa chat: modello, prompt di sistema, campionamento e contesto</translation>
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
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Elimina</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>Inserisci nel messaggio</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>Nome del prompt</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nuovo</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompt</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Prompt salvati</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Riassumi questo in tre frasi:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>Testo del prompt</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>Le parole tra graffe, come {text}, sono spazi da riempire.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>«{}» è eliminato.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>«{}» è salvato.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Scartali ora</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Tieni questo</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Qui nulla starà al loro posto. Restano salvati.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Riassumi ora</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>Aspettano finché sono in uso {} token o una risposta ha bisogno dello spazio; così se ne liberano {}.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>Questo resta noto: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Turno che sta per uscire|Turni che stanno per uscire}: {}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>Nel contesto</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Richiama · {} token</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>Richiama…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Togli dal contesto</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>lì sta per i turni di cui parla</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>il costo</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>c'è posto per {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>troppo lungo: c'è posto per {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>Richieste all'API</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Aggiunto</translation>
        </message>
        <message>
            <source>At</source>
            <translation>Ora</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Contesto</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Messaggi</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Ora nessun programma può chiamare. L'interruttore è nelle impostazioni, alla pagina «{}».</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Nessun programma ha ancora chiamato. Qui compare ciò che ciascuno chiede.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Profilo</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>I programmi chiamano {}/v1 con la chiave.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Risposta</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Richieste</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Token</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>, circa {} s</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Riporta · {} token</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Riporta…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Cita</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Cita questo turno nel messaggio</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>niente viene riletto</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>il costo</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>non c'è posto per loro</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>non sono su questo ramo della chat</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turno|turni} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} {0|viene riletto|vengono riletti}</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>{} altro esce per loro</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>{} {0|altro esce|altri escono} per loro</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>Copia la formula</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>Apri il link…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Seleziona tutto</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>Richieste all'API</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copia la chiave</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Altri programmi possono chiamare {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>L'API non è stata avviata.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Serve loro la chiave.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>Indirizzo</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>Indirizzo per altri programmi</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Copia l'indirizzo</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Copia la chiave</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Nascondi</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Nascondi la chiave</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Chiave</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Chiave per altri programmi</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>I programmi per l'API di OpenAI le usano come URL di base e chiave API.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>Richieste…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostra</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>Mostra le richieste all'API</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Mostra la chiave</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>non in funzione</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>spenta: accendila sotto</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Scegli un modello per iniziare</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Caricamento del modello…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>Apri quella chat: la modifica si può annullare al suo segno.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Preparazione del contesto di questa chat…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>Le chat salvate non si possono leggere.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Questa chat non è caricata. Selezionala di nuovo.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Questa modifica è di un'altra chat.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Aspetta che la risposta sia completa.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>In attesa della risposta in un'altra chat…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>modifica il contesto…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>esamina {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>legge ciò che ha trovato…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>riassume i vecchi turni…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>il modello viene provato…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} non è più un documento di questa chat.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Tutti i file (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Vale per le nuove chat.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>Torna al valore predefinito: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Scegli: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Scegli…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelli (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Richiede di caricare di nuovo il modello.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Reimposta</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>Riporta {} a {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Ha effetto dopo un riavvio.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatico</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>predefinito: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <source>off</source>
            <translation>disattivato</translation>
        </message>
        <message>
            <source>on</source>
            <translation>attivo</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>Il profilo «{}» ha il proprio: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Impostazioni avanzate</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Carica di nuovo il modello</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Nessuna impostazione corrisponde a questa ricerca.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Pagine delle impostazioni</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Salvato automaticamente.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Cerca impostazioni</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Cerca impostazioni ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Alcune valgono per le nuove chat.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Alcune modifiche richiedono di caricare di nuovo il modello.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Alcune hanno effetto dopo un riavvio.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>nascoste</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>mostrate</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Avanzate ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Avanzate</translation>
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
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Comandi (in un messaggio)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Canc</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Elimina la chat o il ricordo (nel suo elenco)</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Invio</translation>
        </message>
        <message>
            <source>F2</source>
            <translation>F2</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Scorciatoie da tastiera</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Sinistra, Destra</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Scorri i turni (nella sequenza)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Nuova riga</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Rinomina la chat</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Invia</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Maiusc+Invio</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API spenta</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API accesa</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>Filtra le chat</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>Filtra le chat per titolo</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>Nascondi le chat</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Nascondi le chat (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>Importa come chat</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importa chat</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>Importa chat da file…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nuova chat</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Nuova chat (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nuova cartella</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Nessun programma può chiamare. Fai clic per le impostazioni dell'API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Altri programmi possono chiamare {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Impostazioni (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Un piccolo modello incluso nel programma, che spiega la finestra.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>Modelli di LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>Su questo computer…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Apri un file GGUF, o rilasciane uno sulla finestra.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Apri un file GGUF…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>Altri modelli da scaricare…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Parla con la guida</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Usa un modello che hai</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Usa la guida</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Attività</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>Elaborazione del prompt</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Tempo fino al primo token</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Token del messaggio che scrivi</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Token al secondo</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Turni nel contesto</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>primo token {} s</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>messaggio: {} token</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>vecchi turni usciranno per lui</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>lettura di {} di {} token</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>lettura…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>interruzione in corso…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>sta pensando…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>troppo lungo per questo contesto</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>attende di essere inviato, Esc lo trattiene</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} {0|scartato|scartati}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} {0|dimenticato|dimenticati}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} in KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>mancano {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} {0|riassunto|riassunti}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} token/s</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} turno</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} {0|turno|turni}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>Applica</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Dettaglio</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>Non mostrare più</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>Quanto è dettagliato il riassunto</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>In uso: {} token ora; con il tuo testo si conta all'applicazione.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>In uso: {} → {} token.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modello</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Turni più recenti che restano come sono</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Niente può uscire: tutti i turni sono recenti o fissati. Tienine meno.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Riassumi ora</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>Anche il riassunto precedente: {} token.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>Il riassunto è in scrittura…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>Il riassunto occuperebbe altrettanti token: accorcialo, o tieni meno turni.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>Il riassunto; si può cambiare quando è scritto</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Strumento</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Turni che lascerebbero il contesto</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Turni da tenere</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Uscirebbe il turno|Uscirebbero i turni} {}, {} token.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Riprendi il mio testo</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>In attesa del modello…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tu</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>L'anteprima torna nelle impostazioni, alla pagina Aspetto</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>breve</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>dettagliato</translation>
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
            <translation>Soglie del contesto</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>Le frecce scorrono i turni, Invio ne mostra uno nella chat.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Copia i dettagli</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Chiudi l'avviso</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>{0|Turno tolto|Turni tolti} dal contesto: {}</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>Era già completo prima che si potesse fermare.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Mostra il riassunto</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Turno riassunto|Turni riassunti}: {}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Che cosa si può fare</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{} token {0|liberato|liberati} in {}; niente è perso</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Chiamata a strumento: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>niente</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>nessun risultato</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>chiamata a strumento</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>Modello: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>Copia il messaggio</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Modifica e invia di nuovo</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Modifica e invia di nuovo…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Riprova</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Mostra tutti i {} caratteri</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Tu</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Tu, turno {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>turno {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>Riprende quando modifichi di nuovo quel messaggio.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>È mostrata al posto della versione precedente.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>Il messaggio modificato è di un'altra versione.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>L'altra modifica non è persa</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Questo turno è di un'altra versione</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Il tuo testo è nella casella; per modificare il messaggio, torna alla sua versione.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Versione successiva</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Versione precedente</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Versione {} di {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Differenza</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Usa di nuovo questa versione</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Versione con cui confrontare</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Versioni di un ricordo</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>Che cosa è cambiato da allora</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>versione {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Una conversazione senza fine</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Scegline uno per iniziare.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Conversazioni senza fine, con modelli che girano sul tuo computer. Con quale vuoi iniziare?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>Nessun modello è caricato</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>Modi per iniziare</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>Benvenuto in EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>Che cosa mostra l'indicatore?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>Che cosa succede quando il contesto è pieno?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Quando il contesto del modello si riempie, i suoi vecchi turni vengono riassunti e la chat prosegue. La barra in alto mostra quanto è pieno, la striscia sotto ciò che il modello vede ancora, e ogni riassunto si può leggere e cercare a destra.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>Prompt</translation>
        </message>
    </context>
</TS>
