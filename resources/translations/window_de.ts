<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> und {} weitere</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(Sie liegt im Papierkorb: /memory restore bringt sie zurück.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: jedes Mal ein anderer.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: alle, wenn es eine GPU gibt.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach braucht den Namen einer Datei.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export braucht den Namen einer Datei.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import braucht den Namen einer Datei.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore listet auf, was dort liegt.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune braucht einen Schwellenwert von 0 bis 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach braucht die Nummer eines Dokuments.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit braucht die Nummer einer Nachricht und ihren neuen Text.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive braucht eine Wichtigkeit, eine Zahl von Tagen und eine Datei.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore listet auf, was dort liegt.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search braucht Suchwörter.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show braucht die Nummer einer Erinnerung.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive braucht eine Datei.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model braucht den Namen einer Modelldatei.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files braucht den Namen eines Repositorys: Autor/Name.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find braucht Suchwörter.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version braucht die Nummer eines Beitrags und die seiner Version.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 nimmt immer das wahrscheinlichste Token. Leer: was das Modell empfiehlt, sonst 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: irgendein freier.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 Bearbeitung, davon {emergencies} im Notfall; es entscheidet: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 oder 2: Diese Version von Mirostat wählt, nur nach der Temperatur. 0: aus. Leer: was das Modell empfiehlt, sonst 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: nur Programme auf diesem Rechner. 0.0.0.0: alle im Netz.</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 Bit</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 Bit</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 Bit</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>Eine GGUF-Datei, mit der Erinnerungen, aus dem Kontext Entferntes und Stellen in Dokumenten auch nach ihrer Bedeutung gefunden werden. Leer: nur nach Wörtern.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Eine GGUF-Datei mit dem Vokabular eines entfernten Modells, um genau zu zählen.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Eine Karte sagt, welche Beiträge gehen werden und was bekannt bleibt; Sie können währenddessen weiterschreiben. Bei „Überlauf ab“ oder ohne Platz für die Antwort gehen sie trotzdem: Keine Antwort bricht dafür ab.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>Ein Kontext von {n_ctx:,} {n_ctx|Token|Token} braucht {needed:,.1f} GiB Speicher; dieser Rechner hat {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>Ein Kontext von {n_ctx:,} Token braucht {needed:,.1f} GiB Speicher; {available:,.1f} GiB sind frei.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>Ein Kontext von {n_ctx} Token ist zu klein.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>Es gibt schon eine Datei {name}.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>Eine Erinnerung konnte nicht abgerufen werden ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Ein Modell auf einem anderen Server kann keine Antwort fortsetzen.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>Eine Passage konnte nicht gelesen werden ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>Der Name eines Programms hat 1 bis {most} Buchstaben.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Ein Prompt braucht einen Namen.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Ein Prompt braucht einen Text.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>Es gibt schon einen Prompt „{name}“.</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Eine Antwort, die zwei der letzten Nachrichten bekommen haben, wird nicht noch einmal begonnen, die Antwort auf eine Frage nicht auf eine andere gegeben und keine Frage immer wieder als ihre eigene Antwort zurückgegeben: Kleine Modelle machen sonst so weiter.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>Es gibt keine sichere Verbindung zum Server.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>Es gibt keine sichere Verbindung zu {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Dort antwortet ein Server, aber er listet keine Modelle auf (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Eine Zusammenfassung kann bleiben, gekürzt oder verworfen werden; „{arguments}“ geht nicht.</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>Über 0 (üblich ist 0,8) wiederholt eine Antwort keine ganzen Tokenfolgen, je länger, desto weniger. 0: aus.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>Über 1 werden wiederholte Token unwahrscheinlicher. Leer: was das Modell empfiehlt, sonst 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Akzeptieren Sie die Bedingungen auf der Seite des Modells, und geben Sie hier ein Zugriffstoken Ihres Kontos ein.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Bei kurzen Nachrichten bis zu 5 % von n_ctx später handeln, bei langen bis zu 5 % früher.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>An den Chat anpassen</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Fügen Sie eines davon an: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Weitere Rechnernamen</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adresse</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>Das Modell gibt einem neuen Chat nach dem ersten Wortwechsel im Leerlauf einen Namen aus wenigen Wörtern. Einen von Ihnen vergebenen ändert es nie. Aus: Chats heißen nach ihren ersten Wörtern.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>Erlaubte Webseiten</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>Eine OpenAI-kompatible API, solange das Fenster offen ist.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>Ein Bearbeitungsplan wurde abgelehnt ({error}); der Kontext wird stattdessen neu aufgebaut.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Zeigen, bevor Beiträge gehen</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>Inzwischen wurde ein anderes Modell geladen.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>Ein anderes Programm benutzt die Chat-Datenbank.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Antwortet, ohne erst laut zu denken, in vielen Sprachen.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Antwortet, ohne erst laut zu denken; schlichte Prosa.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Darstellung</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Bitten Sie es in einer Nachricht, fortzufahren.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>Es werden höchstens {most} Prompts aufbewahrt.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Hängen Sie einen Teil davon oder den Text an.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Hängen Sie den Teil an, auf den es ankommt.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Beginnen Sie für einen anderen einen neuen Chat.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Knapp</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Kurze Antworten</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Holen Sie weniger Beiträge zurück, lösen Sie einige, oder laden Sie das Modell mit größerem Kontext.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>Beitrag {} zurückholen</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>{0|Beitrag|Beiträge} {} zurückholen</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Holen Sie sie zuerst zurück.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Beiträge zurückholen</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>Mit den Schlüsseln der Einstellungstabelle, etwa sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>Nach Wörtern</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Cache-Typ</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Ändern Sie eines von beiden.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>Chat {number} steht wieder in der Liste: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>Chat {number} liegt nicht im Papierkorb.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>Chat {number} wurde in {path} gespeichert.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Chats im Papierkorb; nach {days} Tagen sind sie endgültig weg:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Prüfen Sie Adresse und Modell im Profil.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Prüfen Sie, ob sie noch da ist und Sie sie lesen dürfen; hängen Sie sie dann noch einmal an.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Prüfen Sie, ob der Datenträger verbunden ist, freien Platz hat und Sie darauf schreiben dürfen.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>Prüfen Sie, ob der Datenträger mit {data_dir} freien Platz hat und beschreibbar ist.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>Prüfen Sie, ob der Datenträger mit {parent} freien Platz hat und beschreibbar ist.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Prüfen Sie, ob der Modellordner beschreibbar ist, und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Prüfen Sie, ob dieser Rechner online ist, und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Prüfen Sie die Adresse des Modell-Hubs in den Einstellungen auf der Seite „Downloads“.</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>Wählen Sie --n-ctx {n_ctx_step} oder mehr.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Wählen Sie die GGUF-Datei eines Embedding-Modells, oder keine.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Wählen Sie eine hier exportierte JSON-Datei oder die ZIP-Datei des Exports von ChatGPT oder Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>Wählen Sie eine Datei darin.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Wählen Sie eine Datei.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Wählen Sie ein kleineres --n-ctx.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Wählen Sie einen kleineren Kontext.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Wählen Sie ein kleineres Modell oder einen kleineren Kontext.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Wählen Sie einen anderen Datenträger.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Wählen Sie im Profil eine andere Datei, oder keine.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Wählen Sie eine andere Datei.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>Wählen Sie mit --data-dir einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Wählen Sie ein anderes Modell oder eine neuere Version dieses Programms.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Wählen Sie ein anderes Modell.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Wählen Sie ein anderes Modell. Dieses kann als Embedding-Modell dienen, mit dem Erinnerungen gesucht werden.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Wählen Sie ein anderes Modell; eine neuere Version des Programms weiß vielleicht, wo es ist.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Anderes Modell wählen…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Wählen Sie einen anderen Namen oder Ordner.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Wählen Sie einen anderen Namen.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>Wählen Sie mit --data-dir einen anderen.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Wählen Sie ein anderes.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Wählen Sie einen anderen Port, oder beenden Sie das Programm, das ihn belegt.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Wählen Sie einen anderen.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Wählen Sie zuerst eines.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Wählen Sie eine davon.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Wählen Sie den Cache-Typ f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>Wählen Sie den ersten Teil.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Wählen Sie das Modell selbst.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Schließen Sie es, und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Schließen Sie es zuerst, oder wählen Sie mit --data-dir einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>Zusammenrücken</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Code</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>Verdichten</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Bündeln ab</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Alte Erinnerungen bündeln</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Kontext</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Kontextgrenze</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Kontext anderer Server</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Kontextgröße</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Führen Sie den Chat fort und rufen Sie sie später ab, oder laden Sie das Modell mit größerem Kontext.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Letzte Antwort fortsetzen</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Konvertieren Sie sie neu.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Kopieren Sie es vollständig von der Website: Es besteht aus Buchstaben und Ziffern, ohne Leerzeichen.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Text kopieren</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Korrigieren Sie die Nachrichten und senden Sie sie erneut.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>Das Modell konnte nicht heruntergeladen werden</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>Der Export ist fehlgeschlagen</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>Vom Server kam keine Antwort</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>Die Chats konnten nicht importiert werden</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>Im Kontext konnte kein Platz geschaffen werden</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>Der Chat konnte nicht geöffnet werden</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>Die Chats konnten nicht geöffnet werden</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>Der Datenordner konnte nicht geöffnet werden</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>Das Modell konnte nicht geöffnet werden</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>Das Fenster konnte nicht geöffnet werden</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>Die Chats konnten nicht gelesen oder gespeichert werden</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>Der Schlüssel konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>Die Profile konnten nicht gelesen werden</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>Die Prompts konnten nicht gelesen werden</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>Die Einstellungen konnten nicht gelesen werden</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>Der Kontext konnte nicht wiederhergestellt werden</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>Die Profile konnten nicht gespeichert werden</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>Die Prompts konnten nicht gespeichert werden</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>Die Einstellungen konnten nicht gespeichert werden</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>Die Nachricht konnte nicht gesendet werden</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>Die API konnte nicht gestartet werden</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>Der Schlüssel konnte nicht gespeichert werden</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>Die Bearbeitung konnte nicht rückgängig gemacht werden</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>Die Erinnerung konnte nicht verwendet werden</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Zähler für Prometheus unter /metrics, für alle mit dem Schlüssel.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Zählen und Kürzen dauerte {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Kritisch ab</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>DRY-erlaubte Länge</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>DRY-Basis</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>DRY-Multiplikator</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>DRY-Fenster</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Ausführlich</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>Meinten Sie {base}/v1?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>Meinten Sie {near}?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>Festplatte für Seiten</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>Dokument: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>Laden oder kopieren Sie sie erneut, oder wählen Sie eine andere.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Laden oder kopieren Sie sie erneut.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Laden Sie die Datei mit einem Browser und öffnen Sie sie hier.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Downloads</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Drift eines bearbeiteten Kontexts</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Legen Sie eine Textdatei ab.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Verwerfen</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>Älteste verwerfen</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Bis hier verwerfen</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Bearbeiten Sie eine andere.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Bearbeitungsmethode</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Letzte Nachricht bearbeiten</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Profil bearbeiten…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Embedding-Modell</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Geben Sie im Profil eine Adresse wie http://proxy.example:3128 an, oder „none“.</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Tragen Sie den richtigen im Profil ein.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Exportieren Sie sie erneut.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Exportieren Sie, was wichtig ist, und starten Sie dann mit --restore-backup, um zur neuesten intakten Sicherung zurückzukehren.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Exportieren Sie Ihre Daten erneut.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Findet Gesagtes nach seiner Bedeutung: in anderen Worten und in etwa hundert Sprachen.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Ordner mit Modellen</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Für Rechner mit viel Speicher, am besten mit einer GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Schaffen Sie Platz, und setzen Sie den Download fort.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Schaffen Sie Platz, und versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>Schaffen Sie Platz auf dem Datenträger mit {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Frische Antworten</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>Aus allem, was das Modell sah, nichts im Besonderen.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>Aus den Sätzen</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>Aus den Sätzen (sentences): was gesagt wurde, wörtlich, sofort. Aus Notizen des Modells (model): Es schreibt sie nach jedem Wortwechsel, solange nichts anderes läuft. Wenn Beiträge gehen (late): Das Modell schreibt dann eine Zusammenfassung. Automatisch: bei Modellen auf anderen Servern, wenn Beiträge gehen, sonst aus den Sätzen.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>Aus Notizen des Modells</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Gut bei alltäglichen Fragen in vielen Sprachen.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Lassen Sie sie verdichten, senden Sie ihr Ende, lösen Sie Beiträge oder laden Sie das Modell mit größerem Kontext.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Zeitlimit für Header</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Bereinigen ab einer Drift von</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>Wie weit die nächsten Wörter von denen eines sauberen Kontexts entfernt sein dürfen, als KL-Divergenz in Nat, bevor er bereinigt wird.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Wie schnell Mirostat lernt. Leer: was das Modell empfiehlt, sonst 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>Wie schnell die Strafe mit der Länge des Wiederholten wächst.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>Wie wahrscheinlich Token sein müssen, damit XTC sie auslässt; eines bleibt immer, über 0,5 bleiben alle. Leer: was das Modell empfiehlt, sonst 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Wie lang eine Zusammenfassung sein darf: knapp 200, mittel 500, ausführlich 1.000 Token.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Wie viele Erinnerungen einer Art zu einer gebündelt werden.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>Nachrichten, die last_turns behält.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>Nachrichten, die sliding_window behält.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>Wie viele der neuesten Beiträge wörtlich bleiben.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>Wie viele der letzten Token der Antwort DRY betrachtet; -1: so viele, wie der Kontext hat.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Wie viele der letzten Token der Antwort die Wiederholungsstrafe betrachtet; -1: so viele, wie der Kontext hat. Leer: was das Modell empfiehlt, sonst 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>So viele Antworten werden in denselben Batches geschrieben, in dem einen Kontext des Modells. 0: nach Prozessorkernen und Kontext. 1: eine nach der anderen.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Token des Fensters, die ein Chat belegt. Leer lassen für keine Grenze.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>Wie oft die wahrscheinlichsten Token ausgelassen werden, für überraschende Antworten; 0: nie. Leer: was das Modell empfiehlt, sonst 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Wie Zusammenfassungen entstehen</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Wie überraschend die Token sein dürfen, auf die Mirostat zielt. Leer: was das Modell empfiehlt, sonst 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Zeitlimit im Leerlauf</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>In MB, für alle Chats zusammen; was am längsten nichts genützt hat, geht zuerst. 0 behält keine.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>Im Leerlauf werden aus vielen Zusammenfassungen Sitzungen, Themen und Überblicke. Darunter bleiben sie, wie sie sind.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>Der Kontext wird noch einmal gelesen, solange nichts anderes läuft, und dann bereinigt.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Solange nichts läuft, die nächste Zusammenfassung schreiben, damit niemand darauf wartet.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>In Megabyte; eine größere wird abgelehnt.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>In Pixeln bei 100 % Skalierung.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>In der Datei: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>Token, für entfernte Profile ohne eigene Angabe.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>In Token.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>In Token. 0: bis das Modell sie beendet.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>In Token; dann wartet sie, bis Sie sie fortsetzen. 0: viermal der Kontext, nicht vor 16.384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Installieren Sie ein neueres Python.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Installieren Sie neu.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Installieren Sie sie neu.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>Installieren Sie diese Version wieder, oder wählen Sie mit --data-dir einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Installieren Sie diese Version, um sie zu lesen.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>Läuft er, und stimmt die Adresse im Profil?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Er antwortet (in {}), hat aber kein Modell „{}“. Er hat: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Er antwortet (in {}), listet aber keine Modelle auf: Ist dort eines geladen?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Er antwortet (in {}). Modelle: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Sie kam von „{}“.</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Es enthält keine Modelldatei, die hier heruntergeladen werden kann.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>Sie steht in {path}: Korrigieren Sie sie dort, oder verschieben Sie die Datei, um mit den Standardwerten zu beginnen.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Es ist vielleicht beschädigt oder von einer Art, die diese Version nicht kennt.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Sie ist vielleicht beschädigt.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Er wurde vielleicht gelöscht.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Es wird vielleicht noch geladen. Fragen Sie noch einmal.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>Sie muss mit https:// beginnen. Ändern Sie sie in den Einstellungen auf der Seite „Downloads“.</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>Es wurde gelöscht. Laden Sie es erneut herunter.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>Sie wurde belassen, wie sie ist. Starten Sie mit --restore-backup, um sie beiseitezulegen und die neueste intakte Sicherung zu verwenden.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>Es wurde nicht behalten. Wählen Sie ein anderes Modell, oder holen Sie eine neuere Version des Programms.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>Es wurde nicht behalten. Wählen Sie ein anderes Modell.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>Seine Antwort steht in den Details. Prüfen Sie das Profil.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>Sein Kontext ist kleiner, als das Profil sagt: Setzen Sie die Kontextgrenze im Profil niedriger.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Eigene Einstellungen</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Gelesenes behalten</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Positionen behalten</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Positionen behalten (gap): keine Arbeit für das Modell. Zusammenrücken (shift): Bei einer Bearbeitung bleiben keine Lücken.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Neueste Beiträge behalten</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Zusammenfassungen im Gedächtnis behalten</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>Erste Nachricht behalten und was passt</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Letzte Beiträge behalten</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>Neueste Nachrichten behalten</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>Die neuesten Nachrichten oder Beiträge (sliding_window, last_turns: so viele wie unten angegeben), was passt (token_budget), mit der ersten Nachricht des Benutzers (smart), mit einer Zusammenfassung der alten (summarization), oder nichts davon: Die Anfrage wird abgelehnt (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Behalten, was passt</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>Groß, doch schnell für seine Größe: Nur ein Zehntel arbeitet an jedem Wort.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Größere Schrift</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>Größte Anfrage</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Letzte Beiträge</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>Schichten auf der GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Mir überlassen</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Weniger: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Modell entscheiden lassen</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Das Modell neu antworten lassen (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Lizenz: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Hell, dunkel oder wie im System.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Laden Sie es im Fenster anstelle des anderen, oder schließen Sie, was sonst Speicher belegt.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Laden Sie eines, und senden Sie es dann erneut.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Laden Sie das Modell mit größerem Kontext, oder beginnen Sie einen neuen Chat.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Laden Sie das Modell mit größerem Kontext, oder kürzen Sie den Systemprompt.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Laden Sie das Modell mit größerem Kontext, oder lösen Sie Beiträge.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Laden Sie das Modell mit größerem Kontext.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>Das Laden von {name} wurde angehalten.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>Lange Geschichte</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>Längste Antwort</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Sieh dir seine Einträge noch einmal an.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>Die Prüfung der Modelldatei {name} hat zu lange gedauert und wurde abgebrochen.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>Machen Sie {path} lesbar, oder verschieben Sie die Datei, um mit den Standardwerten zu beginnen.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Kontext verwalten</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Kontext von Hand</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Kontext von Hand: Er ist zu {share:.0%} voll. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Messen</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Messen und bereinigen</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>Erinnerungen werden nur nach Wörtern gesucht.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Erinnerungen im Papierkorb; nach {days} Tagen sind sie endgültig weg, es sei denn, ein Chat braucht sie noch:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Gedächtnis</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>Erinnerung {memory_id} ist schon im Kontext.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>Erinnerung {memory_id} ist nicht im Kontext.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>Erinnerung {number} gehört zu Chat {chat}, der im Papierkorb liegt.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>Erinnerung {number} ist wieder da: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>Erinnerung {number} liegt nicht im Papierkorb.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Erinnerung {number}, Beitrag {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Erinnerung {number}, Beiträge {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Erinnerung {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>Höchstzahl der Nachrichten</translation>
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
            <translation>Modell</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>Modell und Engine</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>Modelldatei</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Modell-Hub</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>Modelle auf anderen Servern können hier nicht verwendet werden.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>Modelle, die Werkzeuge kennen, erfahren in ihrer eigenen Sprache von einer Suche im Gedächtnis und dürfen sie aufrufen. Kleine Modelle tun das auch ungefragt. Der Begleiter darf es immer.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Mehr: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>Vor allem: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Verschieben Sie sie, um mit den Standardwerten zu beginnen.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Verschieben Sie das, oder wählen Sie mit --data-dir einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Nennen Sie die Nummer des Beitrags, der die Antwort ist.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>Nennen Sie ein anderes mit --model, oder installieren Sie neu.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Chats benennen</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Namen, unter denen dieser Rechner angesprochen werden darf, durch Kommas getrennt; seine Adresse gilt immer.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Weder Schlüssel noch Nachrichten werden dorthin gesendet. Wenn Sie ihr vertrauen, tragen Sie sie im Profil ein.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Neuer Chat</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>Kein GGUF-Modell passt zu „{words}“. Versuchen Sie es mit weniger Wörtern.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>Im Papierkorb liegt kein Chat.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>Es ist kein Chat geöffnet.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Unbegrenzt</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Keine Erinnerung ist weniger wichtig und älter als angegeben.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>Im Papierkorb liegt keine Erinnerung.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>Es ist kein Modell geladen.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>Es werden keine Seiten aufbewahrt (paging.budget_mb ist 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Kein Programm hat einen eigenen Schlüssel. /api key NAME legt einen an.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Kein Programm „{name}“ hat einen Schlüssel.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Keiner dieser Beiträge ist im Kontext und darf gehen.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>Nicht alle dieser Beiträge haben eine Seite</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Nicht jetzt</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>In diesem Chat kommt nichts mehr von selbst zurück; in seinen Parametern lässt es sich wieder zulassen.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>Nichts gefunden zu „{words}“.</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>Im Kontext ist nichts, was von selbst zurückkam.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>Eines entfernten Servers, etwa http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Aus: Eine Zusammenfassung steht nur im Kontext; im Gedächtnis kommt sie sofort in den Papierkorb.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Aus: Ein voller Kontext beendet die Antwort mit einem Hinweis.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Ein</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>Auf einem anderen Server</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>Auf diesem Rechner</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>Auf diesem Rechner eine GGUF-Datei, oder leer für das geladene; auf einem anderen Server sein Name dort.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Ein Beitrag dieses Chats muss neu gelesen werden: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Nur die k wahrscheinlichsten Token; 0: alle. Leer: was das Modell empfiehlt, sonst 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Nur die wahrscheinlichsten Token, die zusammen diesen Anteil haben. Leer: was das Modell empfiehlt, sonst 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Nur Token, die im Vergleich zum besten mindestens so wahrscheinlich sind. Leer: was das Modell empfiehlt, sonst 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Ein Modell öffnen</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Offen bis zu den Trainingsdaten; denkt nach, wenn man es darum bittet.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Öffnen Sie sie in dem Programm, mit dem sie erstellt wurde, und speichern Sie sie neu.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Öffnen Sie es, kopieren Sie den Text, und fügen Sie ihn ein.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Öffnen Sie seinen Chat.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Öffnen Sie zuerst einen.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Öffnen Sie den Chat erneut.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Reihenfolge der Sampler</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>Ursprünge wie https://example.org, durch Kommas getrennt. Leer: keine.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Überlauf ab</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Seiten auf der Festplatte</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Anfragen gleichzeitig</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Ein Teil dieses Chats muss neu gelesen werden: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Fügen Sie den Teil ein, auf den es ankommt.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Antwort anhalten nach</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Anheften: nie zusammenfassen oder verwerfen</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Port</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Vorschau bei „Jetzt zusammenfassen“</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Projektor für Bilder</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Messwerte ausgeben</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Legen Sie alle in denselben Ordner.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Schnell für seine Größe: Ein Siebtel arbeitet an jedem Wort.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Zeilen zitieren</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Dafür zitiert aus {0|Beitrag|den Beiträgen} {}, {} Token</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Zitiert aus {0|Beitrag|den Beiträgen} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Dafür zitiert aus {0|Beitrag|den Beiträgen} {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>Das Lesen von {name} dauert zu lange.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>Das Lesen von {name} braucht zu viel Speicher.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Abrufen</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Abruf zu Beginn eines Chats</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Aus dem Gedächtnis abgerufen</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Erkennen Sie den Text zuerst mit einem anderen Programm (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Ablehnen ab</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Bisher abgelehnt: {}-mal</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Letzte Antwort neu erzeugen</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Entfernen Sie eine andere abgerufene Erinnerung, lösen Sie Beiträge, oder laden Sie das Modell mit größerem Kontext.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Aus dem Kontext entfernen</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Reparieren Sie die Datei, oder verschieben Sie sie, um mit dem Standard zu beginnen.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Reparieren Sie die Datei, oder verschieben Sie sie, um ohne Prompts zu beginnen.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Wiederholungsstrafe</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Wiederholungsfenster</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Reserve für Antworten</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>Anfrage {} an „{}“, {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>Anfrage {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Eine Anfrage mit mehr wird abgelehnt.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Schriftgröße zurücksetzen</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Stellen Sie zuerst diesen Chat wieder her: /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Platz für Zurückgeholtes</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>Starten Sie EthervoxGUI stattdessen aus dem Quelltext: packaging/run.sh baut es für den jeweiligen Rechner.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>So lange Tokenfolgen dürfen sich frei wiederholen.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Sampling</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Speichern Sie eine Kopie ohne Passwort, und hängen Sie diese an.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>Werden neben denen anderer Programme durchsucht; mit ; getrennt.</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Sekunden, die ein entfernter Server schweigen darf.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>Sekunden, in denen eine Anfrage sagen muss, was sie will.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>Sekunden ohne ein Byte vom Inhalt einer Anfrage.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>Siehe /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>Siehe /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>Siehe /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Alle Schlüssel stehen im README.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>Siehe die Zeitleiste.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Seed</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Senden Sie eine Nachricht.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Senden Sie es erneut.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Senden Sie ihn in Teilen.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Das Ende senden</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Senden Sie ihr Ende, oder laden Sie das Modell mit größerem Kontext.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Senden Sie die Nachricht erneut, oder geben Sie dem Server im Profil mehr Zeit.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Senden Sie die Nachricht erneut; bleibt das Problem, prüfen Sie den Server.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>Durch ; getrennt; was nicht genannt ist, wird nicht verwendet. Leer: was das Modell empfiehlt, sonst penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Andere Programme bedienen</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Server</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Anteil von n_ctx, ab dem der Zustand „Warnung“ ist.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Anteil von n_ctx, ab dem alte Beiträge zusammengefasst werden.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>Anteil von n_ctx, ab dem die ältesten Beiträge sofort verworfen werden; Zeilen mit Ihren Angaben bleiben.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Anteil von n_ctx, den Beiträge belegen dürfen, die von selbst zurückkamen.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Anteil des Kontexts, ab dem die Strategie handelt.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Anteil, der auch danach nicht überschritten werden darf.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Kürzen</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Kürzen Sie sie.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Kürzen Sie sie, lösen Sie angeheftete Beiträge oder laden Sie das Modell mit einem größeren Kontext.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Im Chat zeigen</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Erinnerung zeigen</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Zusammenfassung zeigen</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Gleitendes Fenster</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Klein, für kurze Fragen und ältere Rechner.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Klein, in vielen Sprachen, mit sehr langem Kontext.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere Schrift</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Nüchtern und sachlich, in zwölf Sprachen.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Etwas ist schiefgegangen</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>Im Programm ist etwas schiefgegangen.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Im Programm ist etwas schiefgegangen. Was gespeichert war, ist sicher.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Starten Sie das Programm neu.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Antwort anhalten oder ihre Erklärung ausblenden</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Angehalten.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Stark im Nachdenken; schnell für seine Größe.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Zusammenfassen</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Zusammenfassen (automatic): Ab „kritisch“ werden alte Beiträge zusammengefasst. Modell entscheiden lassen (model): Zeilen mit Ihren Angaben bleiben auf jeden Fall. Älteste verwerfen (shift): ohne Zusammenfassung. Mir überlassen (manual): Nichts geht von selbst; Sie werden gewarnt, und was keinen Platz findet, wird abgelehnt.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Im Voraus zusammenfassen</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>„Jetzt zusammenfassen“ zeigt vorab, was gehen würde, und die Zusammenfassung.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Fassen Sie alte Beiträge zusammen (/context summarize), verwerfen Sie die ältesten (/context shift) oder die unwichtigen (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Die alten zusammenfassen</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Bis hier zusammenfassen</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Ausführlichkeit</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Zusammenfassung zurückgeholter Beiträge</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Zusammenfassung {0|des Beitrags|der Beiträge} {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>Zusammenfassung {} des Gedächtnisses steht für die alten.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Systemprompt</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>Systemprompt · der des Modells</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Braucht wenig Speicher für einen langen Kontext.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Temperatur</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>Text in UTF-8 kann gesendet werden.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Text, Markdown, Code, CSV, HTML, PDF, DOCX und EPUB können angehängt werden.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>Das ist kein Zugriffstoken.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>Die API konnte nicht gestartet werden.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>Der Schlüssel der API ist leer: Alle würden eingelassen.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>Die GGUF-Datei, durch die das Modell Bilder sieht, die andere Programme schicken. Leer: die passende in seinem Ordner, in deren Namen mmproj steht.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>Die GGUF-Datei, mit der begonnen wird. Leer: der mitgelieferte Begleiter.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>Das JSON-Schema ist unbrauchbar: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>Die Adresse eines solchen Servers endet meist mit /v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>Die Adresse des Modell-Hubs ist unbrauchbar: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>Die Adresse, die bei der Suche nach Modellen gefragt wird; die eines Spiegelservers, falls Sie einen haben.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>Die Adresse {host}:{port} kann nicht verwendet werden.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>Das Archiv {name} konnte nicht geschrieben werden, daher wurde nichts verschoben.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>Die Sicherung {name} konnte nicht eingesetzt werden.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Das mitgelieferte Modell fehlt.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>Die Zellen der Gespräche von Programmen werden innerhalb von paging.budget_mb ausgelagert, damit keines zweimal gelesen wird, auch nach einem Neustart. Aus: Nichts davon wird geschrieben.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>In die Chat-Datenbank kann nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>Die Chat-Datenbank ist beschädigt oder keine Datenbank.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>Die Chat-Datenbank ist beschädigt; was Sie sehen, ist vielleicht unvollständig.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>Der Chat hat sich geändert, seit diese Zusammenfassung geschrieben wurde.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>Der Chat wird vor der nächsten Antwort neu gelesen.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>Die Chat-Vorlage von {name} kommt nie zum Ende.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>Die Chat-Vorlage von {name} braucht mehr Speicher als jedes Gespräch.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Die Chats können nicht in {parent} gespeichert werden.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>Die Chats konnten vor der Aktualisierung ihrer Datei nicht gesichert werden, daher wurde nichts geändert.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Die Chats wurden aus der Sicherung vom {when} wiederhergestellt.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Die Chats wurden von einer neueren Version dieses Programms gespeichert.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>Beim Herunterladen von {name} ging die Verbindung verloren.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>Der Kontext konnte nicht wiederhergestellt werden.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>Der Kontext ist bereinigt: Was ging, hallt darin nicht mehr nach.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>Der Kontext ist zu voll, um die Antwort noch einmal zu erproben.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>Der Kontext wurde neu aufgebaut, nachdem eine Bearbeitung gescheitert war ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>Der Kontext wurde neu aufgebaut, nachdem die Engine versagt hatte ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>Der Kontext wurde neu aufgebaut, nachdem Beiträge nicht zurückgeholt werden konnten ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>Das Gespräch ist inzwischen weitergegangen.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>Das Gespräch wird ihm als einfacher Text vorgelegt, mit „User:“ und „Assistant:“ vor jeder Nachricht.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>In den Datenordner {path} kann nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>Die Datenbank konnte das nicht: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>Die Festplatte ist voll, daher konnte dies nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>Der Download ist fehlgeschlagen.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>Der Download wurde abgelehnt: Seine Adresse ist nicht sicher.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>Das Embedding-Modell {name} ist nicht da.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>Die Engine ist nach einem Fehler im Programm stehen geblieben; was gespeichert war, ist sicher.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>Die vorige Datei bleibt als {name} erhalten.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>Die Datei ist vielleicht beschädigt oder für eine neuere Version gemacht.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>Die Datei {name} konnte nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>Die Datei {name} konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>Die Datei {name} enthält keine lesbaren Chats.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>Die Datei {name} ist kein lesbares Archiv von Erinnerungen.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>Die Datei {name} stammt von einer neueren Version dieses Programms.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>Die erste Nachricht eines Chats holt passende Zusammenfassungen aus anderen Chats mit demselben Modell in den Kontext. Sie werden zitiert, in der Zeitleiste gezeigt und können entfernt werden.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>Der Schlüssel kann nicht in {path} gespeichert werden.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>Der Schlüssel von {name}, nur dieses eine Mal gezeigt: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>Die Sprache des Fensters. Chats behalten ihre eigene; headless und in der API ist es Englisch.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>Die letzte Antwort ist nicht mehr im Kontext und kann daher nicht fortgesetzt werden.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>Die Liste der Modelle zum Herunterladen kann nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>Die zu beantwortende Nachricht hat {n_tokens:,} Token; dieser Kontext hat keinen Platz dafür.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>Das Modell konnte das nicht: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>Das Modell konnte nicht weiterschreiben</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>Die Modelldatei {name} ist unbrauchbar: Sie bringt llama.cpp zum Absturz.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>Die Modelldatei {name} ist beschädigt.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>Die Modelldatei {name} ist leer.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>Die Modelldatei {name} hat ein veraltetes Format.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>Die Modelldatei {name} ist unvollständig: Sie endet zu früh.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>Die Modelldatei {name} wurde gekürzt, während sie in Gebrauch war.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>Die Modelldatei {path} kann nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>Das Modell besteht aus {n_parts} {n_parts|Datei|Dateien}, und {name} fehlt.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>Das Modell darf suchen</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>Das Modell läuft auf einem anderen Server: Das Gespräch wird nachrichtenweise bearbeitet und ganz gesendet.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>Das Modell sah vor der Frage nichts.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>Das Modell hätte auch ohne all das dasselbe gesagt.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>Das zuletzt benutzte Modell ist nicht da: {path}. Der Begleiter vertritt es. Sobald sein Laufwerk oder Ordner wieder da ist, wählen Sie das Modell oder starten Sie neu; es bleibt Ihre Wahl, bis Sie ein anderes wählen.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>Das Modell {name} kann keine Antwort berechnen.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>Das Modell {name} konnte nicht geladen werden.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>Der eigene Anfang des Modells</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>Der Name, unter dem Programme es ansprechen.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>Der Name eines Prompts ist eine Zeile mit höchstens {most} Zeichen.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Unter welchem Namen der Schlüssel des entfernten Servers im Schlüsselbund liegt.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>Das Netz verlangt vielleicht erst eine Anmeldung: Öffnen Sie einen Browser, und versuchen Sie es dann erneut.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>Die neuesten Beiträge lassen dieser Erinnerung keinen Platz.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>Die Seiten dieses Chats sind unbrauchbar; er wird neu gelesen: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>Das Bild kann nicht in {} gespeichert werden.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>Das Profil „{name}“ und die allgemeinen Einstellungen widersprechen sich. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>Das Profil „{profile}“ nennt ein anderes Modell: Der Chat geht mit dem Standard weiter.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>Das Profil „{profile}“ dieses Chats ist nicht mehr da; der Chat geht mit dem Standard weiter.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>Die Profile können nicht in {path} gespeichert werden.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>Die Profile in {name} können nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>Das Programm wird beendet.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>Der Prompt passt nicht in den Kontext des Modells.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>Die Prompts können nicht in {path} gespeichert werden.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>Die Prompts in {name} können nicht gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>Der Proxy für den entfernten Server ist unbrauchbar.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>Der entfernte Server nimmt derzeit keine Anfragen mehr an (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>Der entfernte Server ist nicht erreichbar.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>Der entfernte Server hat nicht rechtzeitig geantwortet.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>Der entfernte Server akzeptiert den Schlüssel nicht ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>Der entfernte Server hat versagt ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>Der entfernte Server hat beim Schreiben versagt.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>Der entfernte Server hat versagt: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>Der entfernte Server hat an dieser Adresse kein Modell „{model}“ (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>Der entfernte Server leitet an eine andere Adresse um ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>Der entfernte Server hat dies abgelehnt ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>Der entfernte Server verlangt einen Schlüssel ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>Die Antwort endete vorzeitig: Das Modell konnte nicht weiterschreiben.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>Die Antwort füllt den ganzen Kontext und musste hier enden.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>Die Antwort ist nicht mehr im Kontext und lässt sich daher nicht noch einmal erproben.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>Die Antwort wurde neu begonnen, da das Modell dabei war, wie zuvor sich selbst oder die Nachricht zu wiederholen.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>Das Ergebnis in Beitrag {} war zu lang: Gelesen werden {} von {} Token, Erinnerung {} enthält alles.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>Das Ergebnis des Aufrufs {} war zu lang: {} von {} Token blieben übrig.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>Das Skript hat eine unbekannte Anweisung „!{}“.</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>Das Skript {} kann nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>„!why“ im Skript findet keine Nachricht, für die Beiträge zurückkamen.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>Die Anweisung „!{}“ des Skripts ist unverständlich.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>Die Suche ist fehlgeschlagen.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>Der Server an dieser Adresse ist nicht OpenAI-kompatibel.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>Der Server ist nicht erreichbar.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>Der Server ist gerade überlastet.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>Der Server nennt keine Prüfsumme für {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>Der Server weigert sich, {name} zu liefern.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>Der Server hat statt {name} etwas anderes gesendet.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>Die Einstellung {key} passt nicht: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>Die Einstellungen können nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>Die Einstellungen können nicht in {path} gespeichert werden.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>Die Einstellungsdatei {name} ist beschädigt.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>Das kleinste, das spricht; läuft auf jedem Rechner.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>Der Systemprompt dieses Chats bleibt: Danach wurde schon etwas gesagt.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>Der Schlüsselbund des Systems funktioniert nicht ({error}). Solange das so ist, liegen Schlüssel in {path}; nur Sie können diese Datei lesen.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>Der Schlüsselbund des Systems ist gesperrt.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>Der Text eines Prompts hat höchstens {most} Zeichen.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>Die Beiträge passen so nirgends in den Kontext, daher wird er neu aufgebaut</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>Das Vokabular von {name} konnte nicht geladen werden.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farbschema</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>In diesem Export sind keine Nachrichten.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>Es gibt keine Beiträge von {start} bis {end}.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>In diesem Chat gibt es die Beiträge 0 bis {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>Es gibt {n} {n|Version|Versionen} von Beitrag {turn}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Es gibt: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>Es gibt keine Sicherung der Chats, die wiederhergestellt werden könnte.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Es gibt noch keine Sicherung: Exportieren Sie, was wichtig ist, und verschieben Sie dann die Datei, um neu zu beginnen.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>Es gibt keinen Chat {chat_id}.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>Den Befehl „{text}“ gibt es nicht.</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>In diesem Chat gibt es keine Bearbeitung, die rückgängig gemacht werden könnte.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>Es gibt keine Erinnerung {memory_id}.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>Es gibt keine Erinnerung {number}.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>Es gibt keine Nachricht, die neu beantwortet werden könnte.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>Es gibt keine Modelldatei mit diesem Namen.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>Es gibt keine Modelldatei {path}.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>Es gibt kein Profil „{name}“.</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>Neben dem, was im Kontext bleiben muss, ist kein Platz für diese Anweisungen.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>Für Beiträge von {n_coming:,} Token ist kein Platz: Es sind {needed:,} zu viel.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>Für {incoming:,} weitere Token ist kein Platz: {n_used:,} von {n_ctx:,} sind belegt.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>Es gibt keine Einstellung „{key}“.</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>Diesen Ordner gibt es nicht.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>Diese Antwort gibt es in diesem Chat nicht.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>Diesen Beitrag gibt es in diesem Chat nicht.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>Es gibt keine Zusammenfassung.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>In dieser Datei ist kein Text.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>Es gibt keinen Beitrag {number}.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>Neben dem Modell des Chats ist kein Speicher für {name}: Es braucht {needed:,.1f} GiB, {free:,.1f} sind frei.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>Auf der Festplatte ist nicht genug Platz für {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>Auf der Festplatte ist nicht genug Platz für {name}; {needed:,.1f} GB werden gebraucht, {free:,.1f} GB sind frei.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>Es gibt nichts zu leeren: Im Kontext ist nur, was nie geht.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>Es gibt nichts zu bereinigen: Der Kontext ist so, wie er jetzt gelesen würde.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>Es gibt nichts zu bereinigen: Bei diesem Modell liest jede Bearbeitung den Kontext neu.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>Es gibt nichts zu entfernen: Alle Beiträge sind neu, wichtig oder angeheftet.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>Es gibt nichts zu senden.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>Es gibt eine Version von Beitrag {turn}.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>Für einen Kontext von {n_ctx:,} Token für {name} war kein Platz.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Diese Chats sind in einem anderen EthervoxGUI geöffnet.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Sie sind schon im Kontext.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Denkt nach, bevor es antwortet, und ist doch klein.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Denkt nach, bevor es antwortet, auf Englisch und Chinesisch; schnell für seine Größe.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Denkt nach, bevor es antwortet, auf jedem Rechner.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Denkt nach, bevor es antwortet; ein guter Allrounder für gewöhnliche Rechner.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Denkt nach, bevor es antwortet; besser bei langen und schweren Fragen.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Denkt nach, bevor es antwortet; für lange Texte gemacht.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Denkt lange und laut; für Rechenaufgaben und Rätsel.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>Dieses Python bringt SQLite {sqlite_version} mit, gebraucht wird aber 3.34 oder neuer.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Das kann nicht an den entfernten Server gesendet werden: Es enthält ein halbes Zeichen oder etwas, das keine Zahl ist.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Dieser Chat endet nicht mit einer Antwort, die fortgesetzt werden könnte.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Dieser Chat hat kein Dokument {number}.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>Dieser Chat hat keine Dokumente. /attach DATEI hängt eines an.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Dieser Chat nutzte zuletzt {model} mit einem Kontext von {n_ctx:,} Token. Er geht nun mit {model_2} und {n_ctx_2:,} weiter.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Dieser Chat passt nicht mehr in den Kontext, daher mussten alte Beiträge ihn verlassen.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>Was dieser Chat anders einstellt, gilt jetzt nicht. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>Dieser Kontext von {n_ctx:,} Token ist zu klein: Der Systemprompt hat {system:,}, und {reserve:,} sind für eine Antwort und eine Zusammenfassung reserviert.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Diese Datei mit Chats widerspricht sich.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Diese Datei mit Chats ist unvollständig.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Diese Installation ist unvollständig: Ihre Ressourcen fehlen.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>Das ist kein Text.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>Dieser Rechner hat keine solche Adresse. Mit 127.0.0.1 erreichen ihn nur seine eigenen Programme, mit 0.0.0.0 auch andere Rechner.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>Diese Erinnerung braucht {n_tokens:,} Token; es ist Platz für {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Diese Nachricht hat {incoming:,} Token; höchstens {limit:,} passen in diesen Kontext.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Diese Nachricht hat {n:,} Zeichen; das ist zu viel, um es auf {n_ctx:,} Token zu verdichten.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>Die Chat-Vorlage dieses Modells ist unbrauchbar ({error}), daher wird ChatML verwendet.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>Die Chat-Vorlage dieses Modells ist unbrauchbar ({error}), daher wird einfacher Text verwendet.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>Der Kontext dieses Modells kann nur neu aufgebaut werden</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>Der Kontext dieses Modells lässt sich nicht in Teilen betrachten: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>Die Beiträge dieses Modells können nicht ausgelagert werden:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Dieser Prozessor ist zu alt für das installierte Programm: Ihm fehlt {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>Diese Zusammenfassung braucht {n_block:,} Token und stünde für Beiträge von {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Das nimmt {turns} und {blocks} aus dem Kontext, {n_tokens:,} Token; sie bleiben gespeichert und durchsuchbar. Mit /context clear yes wird es ausgeführt, mit /context clear forget so, dass nichts davon im Verbleibenden nachhallt.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Dieser Text hat {n_tokens:,} Token; ein Vektor entsteht aus höchstens {most:,}.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Threads</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Threads für das Modell. 0: einer je Kern; bei einem winzigen Modell nur einer.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Zeitlimit</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Zeitleiste der Beiträge: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Winzig, für kurze englische Texte auf den kleinsten Rechnern.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Um neu zu beginnen, verschieben Sie {file_name} aus {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>Die heutige Sicherung der Chats konnte nicht angelegt werden.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Token, die für eine Antwort frei bleiben; höchstens ein Achtel des Fensters.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Token des Kontexts, n_ctx; aufgerundet auf ein Vielfaches von 256. Leer: wofür das Modell trainiert wurde, höchstens 8.192; beim Begleiter 1.024.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Werkzeug</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Werkzeugaufruf</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Werkzeugaufruf, nicht beendet</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Werkzeugaufruf: {}</translation>
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
            <translation>Kürzen ab</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Versuchen Sie es in ein paar Minuten erneut.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Versuchen Sie es in {seconds} {seconds|Sekunde|Sekunden} erneut.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Versuchen Sie es später erneut.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Versuchen Sie es erneut, wenn der Computer weniger zu tun hat, oder wählen Sie ein anderes Modell.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Versuchen Sie es erneut.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Lassen Sie den Kontext verwalten (in den Einstellungen), oder beginnen Sie einen neuen Chat.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Schalten Sie „Beiträge kommen von selbst zurück“ in den Einstellungen des Kontexts ein.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>Beitrag {first_turn} wurde sofort verworfen, weil {emergency}. Er bleibt gespeichert, und was Sie darin erzählt haben, steht in kurzen Zeilen.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>Beitrag {first_turn} wurde sofort verworfen, weil {emergency}. Er bleibt gespeichert.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>Beitrag {first} ist vergessen: Was bleibt, wurde neu gelesen. Er bleibt gespeichert.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>Beitrag {first} passt nach dem erneuten Lesen nicht mehr hinein: Er hat den Kontext verlassen.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>Beitrag {number} ist nicht mehr angeheftet.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>Beitrag {number} ist angeheftet: Er verlässt den Kontext nie.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>Beitrag {number} ist angeheftet: Sobald er wieder im Kontext ist, verlässt er ihn nie.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>Beitrag {turn_number} ist keine Nachricht von Ihnen.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>Dafür kam Beitrag {} zurück, {} Token</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>Beitrag {} kam dafür zurück</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Beitrag {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>Beiträge können nicht ausgelagert werden ({failure}). Werden sie wieder gebraucht, werden sie neu gelesen, was länger dauert.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>Beiträge kommen von selbst zurück</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>Beiträge kommen mit /context bring-back zurück.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>Beiträge, die den Kontext verlassen, gleiten in ihre Zusammenfassung oder verblassen. Aus: Alles ändert sich sofort.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>Was ging, hallt noch in dem nach, was bleibt. Solange nichts anderes läuft: messen, wie stark (measure), und über der Grenze unten eine saubere Kopie an seine Stelle setzen (heal). Aus: nur, wenn Sie es verlangen.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>Die Beiträge {turns} sind vergessen: Was bleibt, wurde neu gelesen. Sie bleiben gespeichert.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>Die Beiträge {turns} sind angeheftet: Sie verlassen den Kontext nie.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>Die Beiträge {turns} passen nach dem erneuten Lesen nicht mehr hinein: Sie haben den Kontext verlassen.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>Die Beiträge {turns} wurden sofort verworfen, weil {emergency}. Sie bleiben gespeichert, und was Sie darin erzählt haben, steht in kurzen Zeilen.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>Die Beiträge {turns} wurden sofort verworfen, weil {emergency}. Sie bleiben gespeichert.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>Dafür kamen die Beiträge {} zurück, {} Token</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Beitrag|Beiträge} {} verworfen</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Beitrag|Beiträge} {} vergessen</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Beitrag|Beiträge} {} zusammengefasst</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>Typ der Keys und Values im KV-Cache; q8_0 braucht etwa halb so viel Speicher wie f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Rückgängig gemacht: Ihre Zusammenfassung ist aus dem Kontext.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Rückgängig gemacht: Beitrag {first} ist zurück, und seine Zusammenfassung ist aus dem Kontext.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Rückgängig gemacht: Beitrag {first} ist zurück.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Rückgängig gemacht: Die Beiträge {turns} sind zurück, und ihre Zusammenfassung ist aus dem Kontext.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Rückgängig gemacht: Die Beiträge {turns} sind zurück.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Entsperren Sie ihn, und versuchen Sie es dann erneut.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Lösen</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Lösen Sie zuerst, was angeheftet ist.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>Höchstens verwenden</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>Zum Finden nach Bedeutung verwenden</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Begleiter verwenden</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>Auf dem Weg zu einem entfernten Server, etwa http://proxy.example:3128. Leer: was das System vorgibt (HTTPS_PROXY, NO_PROXY); none: keiner. Dieser Rechner wird immer direkt angesprochen.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Vokabular</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Warnung ab</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>Was ein Modell gedacht oder immer wieder gesagt hat, wird nicht noch einmal gelesen: Es bleibt außerhalb des Kontexts.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>Womit ein neuer Chat beginnt.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>Womit ein neuer Chat beginnt. Leer: mit dem des Modells, genau wie in seiner Chat-Vorlage.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>Was aus ihr wird, wenn nur einige ihrer Beiträge zurückkommen. Kürzen (shrink): Eine kürzere steht für die anderen. Verwerfen: Sie geht, und die anderen fehlen. Sind alle zurück, geht sie.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>Der schon heruntergeladene Teil bleibt erhalten.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>Was memory_search mit Beiträgen tut, die es in diesem Chat findet. Zeilen zitieren (quote): Das Modell liest sie. Beiträge zurückholen (page_in): Sie kommen selbst in den Kontext.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>Was in diesem Chat bleiben muss, braucht {n_tokens:,} Token; dieser Kontext hat {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>Was das Modell verlangt hat, liegt außerhalb des Bereichs: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>Was diese Nachricht von {name} braucht, passt jetzt nicht in den Kontext.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>Was getippt und nicht gesendet wurde, kann nicht in {path} gespeichert werden.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>Das bisher Geschriebene bleibt erhalten; senden Sie die Nachricht erneut.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>Was Sie früher erzählt haben, ist in der Nachricht zitiert</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>Was Sie früher erzählt haben, war in der Nachricht zitiert</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Eine Nachricht, die Entferntes berührt, holt es vor der Antwort von seinen Seiten oder als Zitat zurück: was Wörter mit ihr teilt (words) und worauf die Aufmerksamkeit des Modells fällt, was von demselben handelt oder, mit einem Embedding-Modell, was dasselbe bedeutet (automatic). Aus: Beiträge kommen nur auf Ihren Wunsch zurück.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Wenn Nachrichten den Kontext füllen</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Wenn der Kontext voll wird</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Wenn Beiträge gehen</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Wo sein Modell läuft; ein anderer Server ist einer, der zu dem von OpenAI kompatibel ist.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Schreiben Sie seine Nummer hinter die Datei.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>Schreiben Sie keep, shrink oder drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Schreiben Sie eine, oder verwerfen Sie die Beiträge stattdessen.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Schreiben Sie die kleinere Nummer zuerst.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>XTC-Wahrscheinlichkeit</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>XTC-Schwelle</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Sie</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>ein Dokument in einem anderen Format</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>ein Teil seines Zustands ist rekurrent</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>ein Bild</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>eine Präsentation</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>eine Aufnahme</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>eine Tabellendatei</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>eine Zusammenfassung {0|des Beitrags|der Beiträge} {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>hier etwa {n:,} Token/s</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>hier etwa {n:.1f} Token/s</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>etwa {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>ein Archiv</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>ein E-Book in einem anderen Format</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>ein altes Word-Dokument</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>üblich: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>mindestens {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>höchstens {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>wieder im Kontext</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>Sicherungen</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>Basismodell</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>die Erinnerungen aus einer solchen Datei zurückholen</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>zurückholen, was die letzte Bearbeitung entfernt hat</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>Beiträge zurückholen; ihre Zusammenfassung bleibt, wird gekürzt oder verworfen</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>Aufrufer ging weg</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>trug {} % der Antwort</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>Zellen lassen sich entfernen und zusammenrücken; beim Laden des Modells erprobt</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>Zellen lassen sich entfernen, aber das Zusammenrücken verändert sie (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>Zellen lassen sich entfernen, aber nicht zusammenrücken: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>Bedingungen</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>Bedingungen zu akzeptieren</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>die letzte Antwort da fortsetzen, wo sie endete</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>sagt {} % von dem, was Sie erzählt haben</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>kritisch</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d. MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>beiseitegelegte beschädigte Dateien</translation>
        </message>
        <message>
            <source>ddd</source>
            <translation>ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy</source>
            <translation>ddd d. MMM yyyy</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy, HH:mm</source>
            <translation>ddd d. MMM yyyy, HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>Wortwechsel von geringer Wichtigkeit (unter 0,5) verwerfen</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>die ältesten Beiträge jetzt verwerfen</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>verworfen</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>bearbeitet {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>Notfall</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>geben Sie eine Zahl ein</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>geben Sie eine Zahl von {low} bis {high} ein</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>geben Sie eine Zahl über {above} ein, höchstens {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>geben Sie eine Zahl ein, mindestens {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>geben Sie eine ganze Zahl ein</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>geben Sie eine ganze Zahl von {low} bis {high} ein</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>geben Sie eine ganze Zahl ein, mindestens {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>geben Sie eine Adresse oder einen Namen dieses Rechners ein, etwa 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>geben Sie eine Adresse ein, die mit https:// beginnt</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>geben Sie höchstens {n:,} Zeichen ein</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>geben Sie Namen wie my-computer.local ein, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>geben Sie Ursprünge wie https://example.org ein, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>Fehler {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>findet nach Bedeutung: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>passt auf diesen Rechner</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>passt, lässt anderen Programmen aber wenig übrig</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>vergessen</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>freier Platz in der Datei</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>Lücke</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>wie voll der Kontext ist, und womit</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>Wichtigkeit</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>Wichtigkeit {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>im KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>es arbeitet mit gleitendem Aufmerksamkeitsfenster</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>es hat ein gleitendes Aufmerksamkeitsfenster, dessen alte Zellen wiederverwendet werden</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>es ist beschädigt</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>seine Antwort brach ab</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>seine Antwort ist kein JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>seine Antwort ist kein JSON-Objekt</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>seine Zellen können nicht gesichert werden</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>seine Schlüssel sind komprimiert (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>seine Positionen sind mit YaRN skaliert, was ein Verschieben verfälschen würde</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>seine Positionen tragen einen Aufmerksamkeitsfaktor, den ein Verschieben verfälschen würde</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>seine Positionen haben mehrere Dimensionen</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>seine Positionen haben mehrere Dimensionen (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>seine quantisierten Schlüssel können nicht erneut rotiert werden</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>seine Queries und Keys sind nicht angegeben</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>seine Queries und Keys passen nicht zusammen</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>seine gesicherten Schlüssel sind nicht die, auf die die Aufmerksamkeit trifft</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>seine gesicherten Schlüssel sind nicht lesbar ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>sein Zustand ist rekurrent: Es hat keine einzelnen Zellen zum Entfernen</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>eine Datei als Dokument dieses Chats behalten; was eine Nachricht davon braucht, kommt in den Kontext</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>Schlüssel vom Typ {kv_type} sind quantisiert und rotiert</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>hier weniger als 1 Token/s</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>weniger als {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>diesen Beitrag wieder gehen lassen</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>Ebene {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>Zeile {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp kann {name} nicht laden.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>einen Schlüssel für ein Programm anlegen, das die API nutzt</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>Erinnerungen</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>hinter {0|dem Beitrag|den Beiträgen} {} abgerufene Erinnerungen</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>Erinnerung {number} aus „{chat}“: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>Nachrichten</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>Modelle zum Herunterladen, und wie schnell sie auf diesem Rechner wären</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>mehr, als dieser Rechner hat</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>mehr als {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>Erinnerungen unter dieser Wichtigkeit und über diesem Alter in eine Datei verschieben</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>Nat</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>diesen Beitrag nie zusammenfassen oder verwerfen</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>seit dem Programmstart wurde keine Seite gesucht</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>keine Vorlage</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>kein Beitrag ist außerhalb des Kontexts</translation>
        </message>
        <message>
            <source>note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>now</source>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>in Ordnung</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>frühere Fassungen von Erinnerungen</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ein</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>Überlauf</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>Überblick</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>S. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>ein Teil davon ist rekurrent</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>ein Teil seines Zustands ist rekurrent: Er hat keine einzelnen Zellen zum Entfernen</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>Teil {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>angeheftet</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>Positionen</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>Positionen {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>Unwichtiges verwerfen</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>im Leerlauf eine saubere Kopie des Kontexts an seine Stelle setzen</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>Frage</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>Zitate aus {0|Beitrag|den Beiträgen} {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>Chats aus einer solchen JSON-Datei lesen, oder aus einem Export von ChatGPT oder Claude (ZIP oder JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>Neuaufbau</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>Neuaufbau: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>abgelehnt</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>die letzte Antwort (oder diesen Beitrag) neu erzeugen; die alte bleibt erhalten</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>ein Dokument dieses Chats entfernen</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>Ihre Nachricht ersetzen; die alte bleibt erhalten</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>einem Programm den Schlüssel entziehen</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>läuft…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>Sampling: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>einen Chat (diesen) in eine Datei schreiben: Markdown bei .md, sonst JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>gespeicherter Kontext</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>Suchverzeichnisse</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>Erinnerungen und alles Gesagte durchsuchen</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>Modelle auf dem Hugging Face Hub suchen; die Wörter werden dorthin gesendet</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>Verschieben</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>Fenster verschieben</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>eine Erinnerung zeigen</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>für diesen Rechner empfohlen</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>alte Beiträge jetzt zusammenfassen</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>alte zusammenfassen</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>zusammengefasst</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>chirurgisch</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>zu einem anderen Modell aus einer GGUF-Datei wechseln</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>zu einer anderen Version eines Beitrags wechseln</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>System {system:,} · Zusammenfassungen {summaries:,} · abgerufen {recalled:,} · Sie {you:,} · Modell {model:,} · reserviert {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>holt einen gelöschten Chat aus dem Papierkorb; ohne Nummer: was dort liegt</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>holt eine gelöschte Erinnerung aus dem Papierkorb; ohne Nummer: was dort liegt</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>alles aus dem Kontext nehmen (fragt vorher; forget: ohne Nachhall)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>wieder entfernen, was von selbst für Nachrichten zurückkam</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>Beiträge so herausnehmen, dass nichts von ihnen im Verbleibenden nachhallt</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>aus den Beiträgen genommen, nicht vom Modell geschrieben</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>Texte der Erinnerungen</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>Texte der Beiträge</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>der Papierkorb</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>die Verbindung brach ab</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>der Kontext zu {share:.0%} voll war</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>die Dokumente dieses Chats</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>die Dateien eines Modells auf dem Hub und ihr Bedarf</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>die Bibliothek gibt nicht preis, was sie berechnet</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>die Bibliothek wollte keine Zellen aus der Mitte entfernen</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>laut Bibliothek können seine Zellen nicht verschoben werden</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>das Modell ist klein: Wörter sagen mehr</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>vom Modell: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>der Anteil, ab dem gekürzt wird, muss unter dem liegen, ab dem abgelehnt wird</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>die Zusammenfassung {0|des Beitrags|der Beiträge} {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>die Zeile „{}“ der Zusammenfassung</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>der Versuch ist gescheitert: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>die Schwellen müssen steigen: Warnung &lt; kritisch &lt; Notfall</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>der Beitrag außerhalb des Kontexts kann von einer Seite zurückkommen</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>der Beitrag außerhalb des Kontexts hat keine Seite: Er würde neu gelesen</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>es gibt keinen Sampler {unknown}, wohl aber {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>diese Liste</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>Token</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>Werkzeug</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>Thema</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>Beitrag {number} aus „{chat}“: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>Beitrag {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>Beiträge</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|zurückgeholter Beitrag|zurückgeholte Beiträge} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|Beitrag|Beiträge} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>Beiträge: {in_kv} im KV · {summarized} zusammengefasst · {dropped} verworfen</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>unverändert</translation>
        </message>
        <message>
            <source>user</source>
            <translation>Benutzer</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>was die letzte Antwort (oder diesen Beitrag) getragen hat und was das Modell dafür sah</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>was von Beiträgen gesichert ist und wie nützlich es war</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>was im Datenordner Platz belegt</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>welche Programme einen eigenen Schlüssel haben</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>mit Zitat dessen, was Sie früher erzählt haben</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): Beitrag {first}, {freed:,} Token frei in {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): Beiträge {turns}, {freed:,} Token frei in {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} kennt „{text}“ nicht.</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} braucht eine ganze Zahl, nicht „{text}“.</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} braucht den Namen eines Programms.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} braucht die Nummer eines Beitrags.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; eine Zusammenfassung ist bereit</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; alle sind im Kontext</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; Beitrag {first} ist im Kontext</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; Beiträge {turns} sind im Kontext</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host} ist nicht erreichbar.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} antwortet nicht.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} hat gerade selbst ein Problem ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} hat zu viele Anfragen aus diesem Netz erhalten.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} verweigert die Antwort ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} hat etwas anderes als eine Modellliste gesendet.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{kept} {kept|Beitrag bleibt|Beiträge bleiben}, nicht {requested}: Was bleibt, beginnt mit einer Nachricht von Ihnen und lässt Platz für eine Antwort.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} aus {name} zurückgeholt.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} nach {path} verschoben. /memory unarchive holt den Inhalt zurück.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|Download|Downloads}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|Like|Likes}</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|Erinnerung|Erinnerungen}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} Erinnerung</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>seit dem Programmstart {n|wurde|wurden} {n:,} {n|Seite|Seiten} gesucht; gefunden: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|Seite|Seiten} aller Chats, {mb:,.1f} MB von höchstens {most:,.0f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|Seite|Seiten} dieses Chats, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} Token</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} Token, etwa {s:,} s</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} kam beschädigt an: Die Prüfsumme ist falsch.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} kann kein Dokument dieses Chats sein: In seinen Kontext kommt nichts von selbst.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name} kann nicht geladen werden.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name} kann nicht gelesen werden.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name} kann nicht gelesen werden: Die Datei ist beschädigt oder nicht, was ihr Name sagt.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} kann nicht für Embeddings verwendet werden.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name} kann nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} kann keinen Cache vom Typ q8_0 haben: Seine Köpfe haben {head_sizes:g} Werte, kein Vielfaches von {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} bringt keine Chat-Vorlage mit; es ist also nicht bekannt, in welcher Form es zum Chatten trainiert wurde. Seine Antworten können schlechter sein als möglich. Eine andere Datei desselben Modells bringt vielleicht eine mit.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name} konnte nicht erneut geladen werden: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} enthält nicht, was hineingeschrieben wurde.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} hat versagt.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} hat sich auf dem Server geändert.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} enthält keinen Text. Vielleicht ist es eingescannt, sodass die Seiten Bilder sind.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} ist ein Basismodell: Es setzt Text fort und wurde nicht zum Chatten trainiert. Seine Antworten können abschweifen, sich wiederholen oder für Sie sprechen. Wählen Sie zum Unterhalten ein Modell, das „Instruct“ oder „Chat“ heißt.</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} ist ein späterer Teil eines Modells aus {n_parts} {n_parts|Datei|Dateien}.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} ist ein {kind}-Dokument, keine Textdatei.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} ist größer als {most} MB.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} ist wieder geladen, und der Chat geht weiter wie zuvor.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} ist nicht mehr auf dem Server.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} ist keine Datei.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} ist kein Sprachmodell, sondern eine Ergänzung dazu.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} ist keine Textdatei.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} ist von der Art „{kind}“, die diese Version von llama.cpp nicht kennt.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} ist nur für Personen mit Zugang.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} ist durch ein Passwort geschützt.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} ist {kind}; das kann hier nicht gelesen werden.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} ist keine gültige GGUF-Datei.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} braucht {needed:,.1f} GiB Speicher; dieser Rechner hat {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} hat keinen Zugang mehr.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} ist laut seiner Datei ein Basismodell, denn es bringt keine Chat-Vorlage mit: Es setzt Text fort und wurde nicht zum Chatten trainiert. Seine Antworten können abschweifen, sich wiederholen oder für Sie sprechen. Wählen Sie zum Unterhalten ein Modell, das „Instruct“ oder „Chat“ heißt.</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} macht aus Texten Vektoren; es kann nicht schreiben.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} {n|Passage|Passagen}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (gelöscht {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{n} Chat aus {name} gelesen: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{n} {n|Chat|Chats} aus {name} gelesen: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|Bearbeitung|Bearbeitungen}, davon {emergencies} im Notfall; es entscheidet: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|Datei|Dateien}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} Zusammenfassungsblock</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|Zusammenfassungsblock|Zusammenfassungsblöcke}</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} Beitrag</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} {n|Beitrag|Beiträge}</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>{n} {n|Beitrag|Beiträge} dieses Chats {n|muss|müssen} neu gelesen werden: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} kann nicht als Datei geöffnet werden.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} ist ein Ordner, keine Modelldatei.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} ist keine gewöhnliche Datei.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, die erste von {n} {n|Datei|Dateien}</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>{ready:,} von {n:,} {n|Beitrag|Beiträgen} außerhalb des Kontexts {ready|kann|können} von einer Seite zurückkommen</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} Der Chat geht mit dem Standardprofil weiter.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} ist nicht auf {host}, oder nicht für alle.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} Speicher</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Angeheftet und darum nicht vergessen: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{used:,} von {n_ctx:,} Token belegt ({share:.0%}), Zustand {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (vom Modell)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: {cost_text} werden gelesen.</translation>
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
            <translation>{} Mio.</translation>
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
            <translation>{} Als die Antwort begann, sah das Modell: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} und {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} {0|Download|Downloads}</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} verworfen</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} frühere Version</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|frühere Version|frühere Versionen}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} vergessen</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} h {} min</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} ist ein Dokument dieses Chats · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} Tsd.</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} kB</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>{} {0|Like|Likes}</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} Nachricht</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|Nachricht|Nachrichten}</translation>
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
            <translation>{} Parameter</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} Passage</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} Passage aus</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|Passage|Passagen}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|Passage|Passagen} aus</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} zusammengefasst</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} Token</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} Token frei</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} Token in {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} Token Kontext</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>{} Token empfangen, {} an das Modell gesendet; {} erlaubt.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} Token {0|war|waren} schon im Cache.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} Beitrag im KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} {0|Beitrag kam|Beiträge kamen} dafür zurück ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|Beitrag|Beiträge} im KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · auch in der Nachricht</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · zitiert aus {1|Beitrag|den Beiträgen} {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · in der Nachricht zitiert</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} Token</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, wegen {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, Beitrag {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. Nicht mehr im Kontext und darum nicht geprüft: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: von den Nachrichten {}; {} Token weniger.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>„{text}“ braucht noch ein Wort.</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>„{}“</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>It reads memories, turns and documents in idle time.</source>
            <translation>Es liest Erinnerungen, Beiträge und Dokumente im Leerlauf.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Sie wartet im Eingabefeld ihres Chats.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Das war nicht möglich.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>Die Einstellungen können nicht gespeichert werden; sie gelten, bis das Fenster geschlossen wird.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Diese Nachricht gehört zu einem anderen Chat.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>Was Sie getippt haben, konnte noch nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} findet jetzt nach Bedeutung</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>Diese Antwort da fortsetzen, wo sie endete (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Nachricht kopieren</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Bearbeiten und neu senden…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Die Nachricht davor bearbeiten und neu senden</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Text des Modells</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Modell, Beitrag {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Neu erzeugen</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Alle {} Zeichen zeigen</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Gedankengang</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Werkzeugaufruf, nicht beendet</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>Warum? Zeigen, was diese Antwort getragen hat</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>Beitrag {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} Token</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} Token/s</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ abgebrochen</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ an der Grenze beendet</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ pausiert: Sie ist sehr lang</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ angehalten</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ angehalten: Sie hat sich wiederholt</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Weil beide von demselben handeln</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>Wegen {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Gehen lassen</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Gehen lassen: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>Nicht in diesem Chat</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>In diesem Chat kommt nichts mehr von selbst zurück</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Wieder aus dem Kontext nehmen; ihre Zusammenfassung bleibt</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>Das Modell liest in der Nachricht: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>Was die Nachricht mit ihnen gemeinsam hat</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Warum: {}</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>„{}“</translation>
        </message>
    </context>
    <context>
        <name>BinDialog</name>
        <message>
            <source>Delete all…</source>
            <translation>Alle löschen…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Endgültig löschen</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Endgültig löschen…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>{} {0|Eintrag|Einträge} endgültig löschen?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>„{}“ endgültig löschen?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Gelöscht</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Nach Titel filtern</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Neuer Chat</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Kein Titel passt.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Hier liegt nichts.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Zuletzt gelöscht</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Das lässt sich nicht rückgängig machen. Was ein Chat noch braucht, bleibt. Sicherungen im Datenordner enthalten es, bis neuere an ihre Stelle treten.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Titel</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Art</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>Was hier {} Tage gelegen hat, ist endgültig weg, es sei denn, ein Chat braucht es noch.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>Erinnerung</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Kontextbearbeitung: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>schnelle Bearbeitung</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: Nach einer Bearbeitung muss dieses Modell das Verbleibende noch einmal verarbeiten.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>langsame Bearbeitung</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: Alte Beiträge können aus dem Kontext dieses Modells genommen werden, ohne den Rest neu zu verarbeiten.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Alle Chats sind exportiert</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Chat gelöscht</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Chat exportiert</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Alle Chats exportieren</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Chat exportieren</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Ordner gelöscht</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, mit allem (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Neuer Ordner</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Ein Teil davon wird noch von einem Chat gebraucht und bleibt so lange.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Das war nicht möglich.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>der {} Chat darin bleibt</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>{0|der|die} {} {0|Chat|Chats} darin {0|bleibt|bleiben}</translation>
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
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Ordner löschen, Chats behalten</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Alle Chats exportieren…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Chats darin verbergen</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>In Ordner verschieben</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Neuer Ordner…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Kein Ordner</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Kein Titel passt. Strg+F sucht im Gesagten.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Oben anheften</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Zuletzt gelöscht…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Chats darin zeigen</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Lösen</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Ordner {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Neuer Chat</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Älter</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Angeheftet</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Dieser Monat</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Diese Woche</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>geschlossen</translation>
        </message>
        <message>
            <source>open</source>
            <translation>geöffnet</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} Chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|Chat|Chats}</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, angeheftet</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>Pfeiltasten bewegen die Zeitleiste, Enter zeigt den Beitrag dort.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Klick: im Chat zeigen. Mausrad: zoomen.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Verworfen</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>Im KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Überblick über den Chat</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>Abgerufen</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>Zusammengefasst</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Systemprompt</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|Beitrag|Beiträge} {} von {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>Token</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>Beiträge</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>Chat-Titel</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Ordnername</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>schreibt…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Gespräch</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Ein Dokument dieses Chats. Es ist zu lang, um ganz in eine Nachricht zu kommen.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Ein Dokument dieses Chats: Was eine Nachricht davon braucht, kommt in Passagen in den Kontext. Klicken, um es stattdessen ganz zu senden.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Angehängt: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>Nicht anhängen</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>{} nicht anhängen</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Kommt ganz in die Nachricht. Klicken, um es stattdessen als Dokument dieses Chats zu behalten.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>Ganz</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>liest…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} Token</translation>
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
            <translation>Code</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>Code kopieren</translation>
        </message>
        <message>
            <source>code</source>
            <translation>Code</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>Befehle und Prompts</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>Prompts bearbeiten…</translation>
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
            <translation>Dateien anhängen</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Dateien anhängen (Ctrl+Shift+A); oder ablegen oder einfügen</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Nachricht</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Nachricht, oder / für Befehle</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Senden</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Senden (Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Nachricht senden</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Antwort anhalten</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Anhalten; das Geschriebene bleibt (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>Das Modell arbeitet noch.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} wird noch gelesen.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Eine Nachricht nimmt bis zu {} {0|Datei|Dateien} auf.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Dateien anhängen</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>Beschreiben Sie den Inhalt, oder fügen Sie den Text daraus ein.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>Es wird einmal gesendet.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Nur der Anfang davon wurde gelesen.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Eingefügter Text</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>Bilder können nicht gesendet werden.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>Die Datei kann nicht gelesen werden.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Die anderen wurden ausgelassen.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>Danach wird Ihre Nachricht gesendet. Esc hält sie zurück.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>{} {0|Datei kann|Dateien können} nicht gelesen werden.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} ist bereits angehängt.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} ist sehr lang</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Der Server wird nach seinen Modellen gefragt…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Verbindung testen</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>Bei der bisherigen Geschwindigkeit dauert es etwa {} s.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>{0|Beitrag|Beiträge} {} zurückholen?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>Öffnen Sie diesen Chat: Dort können sie in der Zeitleiste zurückgeholt werden.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Jetzt zusammenfassen</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>Das Modell muss dafür {} Token lesen.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Diese Beiträge gehören zu einem anderen Chat.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>Beitrag {} ist zurück</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Beitrag|Beiträge} {} {0|ist|sind} zurück</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>wie das Modell ihn verlassen hat, in {}; nichts wurde neu gelesen</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>wie das Modell sie verlassen hat, in {}; nichts wurde neu gelesen</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>sieht nach, was diese Antwort getragen hat…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>aus dem Text neu gelesen, in {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>aus dem Text neu gelesen, in {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>Beitrag {} hat dafür den Kontext verlassen</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>Beiträge {} haben dafür den Kontext verlassen</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>Kontext</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>Kontext: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>Drift: keine. Der Kontext wurde bereinigt: Was ging, hallt darin nicht nach.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Drift: {0} Nat; nach {1} % der letzten {2} Token ist das wahrscheinlichste Wort das eines sauberen Kontexts.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Geschätzt, da das Modell auf einem anderen Server ist; durch seine Angaben berichtigt.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>Wie voll der Kontext des Modells ist. Es ist kein Modell geladen.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>Marken: Warnung, kritisch, Überlauf bei {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>Was das Modell sieht, in Token:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>kritisch</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>frei, einschließlich Reserve</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>frei gehalten für Antwort oder Zusammenfassung</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>kein Modell geladen</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>noch nicht geladen</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>in Ordnung</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>Überlauf</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>abgerufen</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>Zusammenfassungen</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>Systemprompt</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>die Nachricht, die gerade entsteht</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>Beiträge des Modells</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>die Antwort, die gerade entsteht</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>Warnung</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>was sie ersetzt</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>Ihre Beiträge</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>{} oder mehr würden dafür gehen</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>Sie wurde belassen, wie sie ist, und bleibt erhalten, was immer Sie hier wählen.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Sicherung wiederherstellen</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Neu beginnen</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>Die neueste intakte Sicherung ist vom {} und enthält {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Die gespeicherten Chats sind beschädigt</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} Chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|Chat|Chats}</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>Fortgesetzt am {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Vorheriges zeigen</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Laden</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Verwenden</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} ist heruntergeladen</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, und die Prüfsumme stimmt.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Modell herunterladen</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Weitere Modelle suchen…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>Modelle zum Herunterladen</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Frei lizenzierte Modelle vom Hugging Face Hub. Dieser Rechner hat {} Speicher; Größe und Geschwindigkeit sind für einen Kontext von {} Token geschätzt. Downloads laufen weiter, wenn dies geschlossen wird.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Zum Finden nach Bedeutung</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! passt, lässt anderen Programmen wenig übrig</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>Nach einer Bearbeitung muss dieses Modell das Verbleibende noch einmal verarbeiten: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>Download von {} abbrechen</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Kontextbearbeitung: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Herunterladen</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>Download von {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>In Verwendung</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Laden</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausieren</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Verwenden</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>etwa {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>mindestens {} Arbeitsspeicher</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>Download wird geprüft…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>auf diesem Rechner</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>pausiert bei {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>langsame Bearbeitung</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>für diesen Rechner empfohlen</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>noch {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} Arbeitsspeicher</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} von {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/s</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: langsam</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ passt auf diesen Rechner</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ mehr, als dieser Rechner hat</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Bearbeitungen des Kontexts</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>Nicht bearbeiten</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>Nicht bearbeiten (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>Beitrag {} wird bearbeitet · die alte Version bleibt</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>{0|Beitrag|Beiträge} {} zurückholen</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>{0|Beitrag|Beiträge} {} in den Kontext zurückholen</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Zusammenfassung zeigen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Rückgängig: {0|Beitrag|Beiträge} {} zurückholen</translation>
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
            <translation>Als Prompt speichern…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Drift: seit der letzten Bearbeitung nicht gemessen.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Bearbeitung</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Bearbeitungen des Kontexts</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Befreit</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Bereinigen</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Aus dem Kontext dieses Chats ist nichts gegangen.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Liest den Kontext noch einmal, solange nichts anderes läuft: Danach hallt nichts mehr nach, was ging</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>Gewünscht von</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Im Chat zeigen</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Zusammenfassung zeigen</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Beitrag|Beiträge} {} vergessen</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>Nachricht</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>Notfall</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>Programm</translation>
        </message>
        <message>
            <source>you</source>
            <translation>Sie</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} Token</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>Die Engine ist stehen geblieben. Alles Gespeicherte ist sicher; starten Sie die App neu.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Details</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Details</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} Wort</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|Wort|Wörter}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API ein</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Modell wird geladen</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Mehr zu diesem Chat</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Andere Programme können {}/v1 aufrufen</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Chats einblenden</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Gedächtnis einblenden</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Jetzt zusammenfassen</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Alte Beiträge jetzt zusammenfassen</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Alte Beiträge jetzt zusammenfassen und ihren Platz freigeben (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Das Modell wird ausprobiert</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Modell suchen</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Dateien werden abgefragt…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Zurück zur Liste</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>Dateien dieses Modells</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Es enthält keine Modelldatei, die hier heruntergeladen werden kann.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Lizenz: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Modellseite</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>Modellseite von {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>nicht angegeben</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>Beim Tippen wird {} gefragt: Dorthin gehen die Wörter und der Name des Repositorys, das Sie öffnen, sonst nichts. Dieser Rechner hat {} Speicher; Größe und Geschwindigkeit sind für einen Kontext von {} Token geschätzt.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Wählen Sie ein Modell, um seine Dateien zu sehen.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Modell suchen</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>Meiste Downloads</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>Meiste Likes</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Name eines Modells, etwa qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>Kein GGUF-Modell passt zu „{}“. Versuchen Sie es mit weniger Wörtern: Name und Größe des Modells, etwa gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>Neueste Änderung</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>Nach Modellen suchen</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Suche läuft…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>Mehr zeigen</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Im Trend</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Tippen Sie, was Sie suchen. Nur Modelle in GGUF-Dateien werden aufgelistet.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Breite der Funde</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} und mehr</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} Modell</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} {0|Modell|Modelle}</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>Zugriffstoken</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Link kopieren</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Token vergessen</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Es wird bei Ihren anderen Schlüsseln aufbewahrt und für solche Modelle nur an diesen Server gesendet.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>Die Autoren entscheiden, wer es bekommt: Bitten Sie angemeldet auf der Seite um Zugang.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>Die Bedingungen müssen angemeldet auf der Seite akzeptiert werden.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Token behalten</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Link öffnen</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Ein Token wird bei Ihren anderen Schlüsseln aufbewahrt und für solche Modelle nur an diesen Server gesendet.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Mit einem Zugriffstoken Ihres Kontos kann es dann hier heruntergeladen werden.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Gefundene Repositorys</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Chats (*.json *.zip);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Chats importiert</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Andere Datei wählen…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Chats importieren</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>Chats werden importiert</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>Es wurde nichts importiert.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Ein Chat ist in der Liste</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>{} wird gelesen…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Angehalten</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>Die Chats konnten nicht importiert werden.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} Chat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|Chat|Chats}</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} {0|Chat ist|Chats sind} in der Liste</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} von {} {1|Chat|Chats}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{} von {} {1|Datei|Dateien} {0|konnte|konnten} nicht importiert werden.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>Zum Neuesten springen</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Legende der Zeitleiste: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>verworfen</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>Bearbeitung</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>Modell, im KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>angeheftet</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>abgerufen</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>zusammengefasst</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>Zusammenfassung</translation>
        </message>
        <message>
            <source>system</source>
            <translation>System</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>Sie, im KV</translation>
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
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>Link öffnen?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>Diese Adresse in einem anderen Programm öffnen?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>Modell: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>Nicht in dieser Zusammenfassung:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Wieder aufnehmen</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Wieder aufnehmen: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>Das Modell sieht es ab Ihrer nächsten Nachricht wieder</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API aus</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API ein: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>An die Nachricht anhängen</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>Adresse der API kopieren</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Bearbeitungen des Kontexts…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Zum nächsten Teil des Fensters</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Zum vorigen Teil des Fensters</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Zu dem gehen, was bald geht</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>Zum Neuesten springen</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Dieses Modell laden</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Das Menü dessen öffnen, was den Fokus hat</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parameter dieses Chats…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>Prompts…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Zuletzt gelöscht…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Erinnerungen und Beiträge suchen</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Chats ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Gedächtnis ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Breite der Chats</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Breite des Gedächtnisses</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Nachricht schreiben</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Gedächtnis exportieren</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Weiterschreiben</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Erinnerung gelöscht</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Gedächtnis exportiert</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Nicht gespeichert</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>Öffnen Sie diesen Chat: Die Erinnerung kann in seiner Zeitleiste entfernt werden.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Für diesen Chat abgerufen</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Aus dem Gedächtnis abgerufen</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Im Ordner zeigen</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Im Programm ist etwas schiefgegangen. Was gespeichert war, ist sicher.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>Die Erinnerung konnte nicht geändert werden.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>Diese Erinnerung wurde in einem anderen Chat abgerufen.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>Was Sie geschrieben haben, ist beim nächsten Öffnen noch da.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} Token</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>Kam mit Beitrag {} von „{}“</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Erinnerung schließen</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Versionen vergleichen…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Text kopieren</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Erinnerung löschen</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Erinnerung bearbeiten</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Gedächtnis</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Erinnerung: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Mehr zu dieser Erinnerung</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Neuer Chat</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>Teil von „{}“</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Erinnerung anheften</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Die Erinnerung zeigen, zu der diese gehört</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Die Beiträge im Chat zeigen</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Im Chat zeigen</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>Steht für {0|Beitrag|Beiträge} {} aus „{}“</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Text der Erinnerung</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>Beitrag {} aus „{}“</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Erinnerung lösen</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>Beitrag {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Erinnerung bearbeiten</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>Sie gehört zum geöffneten Chat, und jeder Chat kann sie finden.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Neue Notiz</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Tags, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Text der Erinnerung</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>Das Modell sieht die neue Version ab Ihrer nächsten Nachricht.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>Die alte Version bleibt erhalten und kann verglichen und zurückgenommen werden.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>Was soll gemerkt werden?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Alle Chats</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Jedes Tag</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>Nach Tag filtern: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Zusammenfassungen</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Beiträge</translation>
        </message>
        <message>
            <source>any</source>
            <translation>alle</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Erinnerung löschen</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Erinnerungen</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Erinnerung anheften</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Erinnerung lösen</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Auch nach Bedeutung finden…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Höhe der Liste der Erinnerungen</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Gedächtnis ausblenden</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Gedächtnis ausblenden (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Gedächtnis</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>Nichts gefunden zu „{}“ mit den Filtern oben.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>Nichts gefunden zu „{}“.</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Hier passt nichts durch die Filter oben.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Erinnerungen und Beiträge suchen</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Wenn alte Beiträge zusammengefasst werden, erscheinen die Zusammenfassungen hier und sind durchsuchbar.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Notiz schreiben</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Werkzeug</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>Wofür diese Erinnerung steht</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Sie</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>Das Modell sieht diesen Beitrag nicht mehr; er bleibt im Chat und ist durchsuchbar.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>verworfen</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>vergessen</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>zusammengefasst</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>Er geht nun mit {} weiter.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>Seine Datei ist nicht mehr da: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>{} wieder laden</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modelle auf diesem Rechner</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>{} wurde zuletzt in diesem Chat verwendet</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Ordner hinzufügen…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Kontext</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>Herunterladen…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Bearbeitung</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Schnelle Bearbeitung (surgical): Alte Beiträge gehen einzeln. Langsame Bearbeitung (rebuild): Das Verbleibende wird danach neu gelesen. Welche gilt, wird beim Laden des Modells erprobt.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Ordner mit Modellen</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Gefunden in</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Laden</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Modelle werden gesucht…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>Die Speicherschätzungen gelten für einen Kontext von {} Token.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Modelle</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modelle auf diesem Rechner</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Kein Modell passt zu dieser Suche.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>Keine Modelle gefunden.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF-Datei öffnen…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Quantisierung</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Wie viele Token pro Sekunde es auf diesem Rechner ungefähr schreibt.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>Modelle suchen</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Token/s</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Verwenden</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>kann nicht verwendet werden</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>schnelle Bearbeitung</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>langsame Bearbeitung</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · findet nach Bedeutung</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Modell wählen</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Modell herunterladen…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Modell suchen…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Begleiter (beim Programm dabei)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>Modell: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelle (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>Modelle auf diesem Rechner…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Kein Modell</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF-Datei öffnen…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Ein Modell öffnen</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: ein Kontext von {} Token</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Antwort auf {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Befehle, Chats, Einstellungen, Erinnerungen</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Kein Treffer.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Befehle, Chats und mehr suchen</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Alle Chats exportieren…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Chats aus einer Datei importieren…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Zuletzt gelöscht…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Befehle, Chats und mehr suchen</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Einstellungen: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>Dieser Chat: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>Erinnerung</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>Automatisch</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parameter dieses Chats</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>der des Modells</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Gilt für diesen Chat ab der nächsten Nachricht. Leer: wie im Profil „{}“.</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Wie im Profil</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Parameter schließen</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Er bleibt: Danach wurde schon etwas gesagt. Ein neuer Chat kann einen anderen haben.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Name eines Profils</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parameter dieses Chats</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Als Profil speichern</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Wiederholen</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>Profile</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>Die Profile können nicht gespeichert werden.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Chats und verbundene Apps nutzen ein Profil. Leere Felder folgen den Einstellungen.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Schließen Sie noch einmal, um das Geschriebene zu verwerfen.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Gelöscht: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Neues Profil</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Profile</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Zurückgesetzt.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Gespeichert.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>Es gibt ein anderes Profil mit diesem Namen.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>In diesem Chat verwenden</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (Kopie)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (entfernt)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>GGUF-Datei wählen</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Verbindung</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Datei…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Eigene Einstellungen</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Liegt im Schlüsselbund des Systems, wo es einen gibt, nie im Profil.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelle (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Verbindung testen</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>alles, was da ist</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>folgt den Einstellungen</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>aus den Einstellungen: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keiner</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ein</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>einer ist gespeichert; tippen, um ihn zu ersetzen</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Profile bearbeiten…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parameter dieses Chats…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Profil: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>Das Profil dieses Chats: Modell, Systemprompt, Sampling und Kontext</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (entfernt)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>In Nachricht einfügen</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>Name des Prompts</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompts</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Gespeicherte Prompts</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Fasse das in drei Sätzen zusammen:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>Text des Prompts</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>Wörter in geschweiften Klammern, etwa {text}, sind Stellen zum Ausfüllen.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>„{}“ ist gelöscht.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>„{}“ ist gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Jetzt verwerfen</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Das behalten</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Nichts wird hier für sie stehen. Sie bleiben gespeichert.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Jetzt zusammenfassen</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>Sie warten, bis {} Token belegt sind oder eine Antwort den Platz braucht; das gibt {} frei.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>Das bleibt bekannt: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Beitrag|Beiträge} {} {0|wird|werden} bald gehen</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>Im Kontext</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Abrufen · {} Token</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>Abrufen…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Aus dem Kontext entfernen</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>dort steht sie für die Beiträge, von denen sie erzählt</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>die Kosten</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>es ist Platz für {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>zu lang: es ist Platz für {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>API-Anfragen</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Zusätzlich</translation>
        </message>
        <message>
            <source>At</source>
            <translation>Um</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Kontext</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Nachrichten</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Derzeit hat kein Programm Zugriff. Der Schalter ist in den Einstellungen auf der Seite „{}“.</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Noch hat kein Programm angefragt. Was jedes fragt, erscheint hier.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Profil</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>Programme rufen {}/v1 mit dem Schlüssel auf.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Antwort</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Anfragen</translation>
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
            <translation>, etwa {} s</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Zurückholen · {} Token</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Zurückholen…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Zitieren</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Diesen Beitrag in der Nachricht zitieren</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>nichts wird neu gelesen</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>die Kosten</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>für sie ist kein Platz</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>sie sind nicht auf diesem Zweig des Chats</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|Beitrag|Beiträge} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} {0|wird|werden} neu gelesen</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>{} anderer geht dafür</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>{} {0|anderer geht|andere gehen} dafür</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>Formel kopieren</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>Link öffnen…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Alles auswählen</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>API-Anfragen</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Schlüssel kopieren</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Andere Programme können {}/v1 aufrufen</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>Die API konnte nicht gestartet werden.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Sie brauchen den Schlüssel.</translation>
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
            <translation>Adresse für andere Programme</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Adresse kopieren</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Schlüssel kopieren</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Verbergen</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Schlüssel verbergen</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Schlüssel für andere Programme</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>Programme für die API von OpenAI nehmen dies als Basis-URL und API-Schlüssel.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>Anfragen…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>API-Anfragen zeigen</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Schlüssel zeigen</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>läuft nicht</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>aus: unten einschalten</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Wählen Sie ein Modell, um zu beginnen</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Modell wird geladen…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>Öffnen Sie diesen Chat: Die Bearbeitung kann an ihrer Marke rückgängig gemacht werden.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Kontext dieses Chats wird vorbereitet…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>Die gespeicherten Chats können nicht gelesen werden.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Dieser Chat ist nicht geladen. Wählen Sie ihn erneut aus.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Diese Bearbeitung gehört zu einem anderen Chat.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Warten Sie, bis die Antwort vollständig ist.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>Wartet auf die Antwort in einem anderen Chat…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>bearbeitet den Kontext…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>sieht {} an…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>liest das Gefundene…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>fasst alte Beiträge zusammen…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>das Modell wird ausprobiert…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} ist kein Dokument dieses Chats mehr.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Gilt für neue Chats.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>Zurück zum Standard: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Wählen: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modelle (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Dafür muss das Modell neu geladen werden.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Zurücksetzen</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>{} auf {} zurücksetzen</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Wirkt nach einem Neustart.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>Standard: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>on</source>
            <translation>ein</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>Das Profil „{}“ hat einen eigenen Wert: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Erweiterte Einstellungen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Modell neu laden</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Keine Einstellung passt zu dieser Suche.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Seiten der Einstellungen</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Automatisch gespeichert.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Einstellungen suchen</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Einstellungen suchen ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Manche gelten für neue Chats.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Für manche Änderungen muss das Modell neu geladen werden.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Manche wirken erst nach einem Neustart.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>ausgeblendet</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>eingeblendet</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Erweitert ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Erweitert</translation>
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
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Befehle (in einer Nachricht)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Entf</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Chat oder Erinnerung löschen (in der Liste)</translation>
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
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Links, Rechts</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Durch die Beiträge gehen (in der Zeitleiste)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Neue Zeile</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Chat umbenennen</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Senden</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Umschalt+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API aus</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API ein</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>Chats filtern</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>Chats nach Titel filtern</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>Chats ausblenden</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Chats ausblenden (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>Als Chats importieren</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Chats importieren</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>Chats aus Dateien importieren…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Neuer Chat</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Neuer Chat (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Neuer Ordner</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Kein Programm hat Zugriff. Klicken Sie für die Einstellungen der API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Andere Programme können {}/v1 aufrufen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Einstellungen (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Ein kleines Modell, das mit dem Programm kommt und das Fenster erklärt.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>Modelle von LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>Auf diesem Rechner…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Öffnen Sie eine GGUF-Datei, oder ziehen Sie eine auf das Fenster.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF-Datei öffnen…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>Weitere Modelle zum Herunterladen…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Mit dem Begleiter sprechen</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Ein vorhandenes Modell verwenden</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Begleiter verwenden</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Aktivität</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>Verarbeitung des Prompts</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Zeit bis zum ersten Token</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Token der Nachricht, die Sie schreiben</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Token pro Sekunde</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Beiträge im Kontext</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>erstes Token {} s</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>Nachricht: {} Token</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>alte Beiträge werden dafür gehen</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>liest {} von {} Token</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>liest…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>wird angehalten…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>denkt nach…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>zu lang für diesen Kontext</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>wartet auf das Senden, Esc hält sie zurück</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} verworfen</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} vergessen</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} im KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>noch {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} zusammengefasst</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} Token/s</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} Beitrag</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} {0|Beitrag|Beiträge}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>Anwenden</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Umfang</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>Nicht mehr anzeigen</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>Wie ausführlich die Zusammenfassung ist</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>Belegt: jetzt {} Token; mit Ihrem Text wird beim Anwenden gezählt.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>Belegt: {} → {} Token.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Neueste Beiträge, die bleiben, wie sie sind</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Nichts kann gehen: Alle Beiträge sind neu oder angeheftet. Behalten Sie weniger.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Jetzt zusammenfassen</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>Ebenso die Zusammenfassung davor: {} Token.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>Die Zusammenfassung wird geschrieben…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>Die Zusammenfassung bräuchte ebenso viele Token: Kürzen Sie sie, oder behalten Sie weniger Beiträge.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>Die Zusammenfassung; sie kann geändert werden, sobald sie geschrieben ist</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Werkzeug</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Beiträge, die den Kontext verlassen würden</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Beiträge behalten</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Beitrag|Beiträge} {} {0|würde|würden} gehen, {} Token.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Meinen Text wieder nehmen</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>Warten auf das Modell…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Sie</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>Die Vorschau lässt sich in den Einstellungen auf der Seite „Darstellung“ wieder einschalten</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>knapp</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>ausführlich</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>mittel</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>Schwellenwerte des Kontexts</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>Pfeiltasten gehen durch die Beiträge, Enter zeigt einen im Chat.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Details kopieren</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Hinweis schließen</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>{0|Beitrag|Beiträge} {} aus dem Kontext verworfen</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>Das war fertig, bevor es angehalten werden konnte.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Zusammenfassung zeigen</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Beitrag|Beiträge} {} zusammengefasst</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Was getan werden kann</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{} Token frei in {}; nichts ist verloren</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Werkzeugaufruf: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>nichts gefunden</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>Werkzeugaufruf</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>Modell: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>Nachricht kopieren</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Bearbeiten und neu senden</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Bearbeiten und neu senden…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Alle {} Zeichen zeigen</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Sie</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Sie, Beitrag {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>Beitrag {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} Token</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>Sie geht weiter, wenn Sie jene Nachricht wieder bearbeiten.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>Sie wird anstelle der vorigen Version gezeigt.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>Die bearbeitete Nachricht gehört zu einer anderen Version.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>Die andere Bearbeitung ist nicht verloren</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Dieser Beitrag gehört zu einer anderen Version</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Ihr Text steht im Eingabefeld; um die Nachricht zu bearbeiten, gehen Sie zu ihrer Version zurück.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Nächste Version</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Vorige Version</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Version {} von {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Diese Version wieder verwenden</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Version zum Vergleichen</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Versionen einer Erinnerung</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>Was seitdem geändert wurde</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>Version {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Ein Gespräch ohne Ende</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Wählen Sie eines, um zu beginnen.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Gespräche ohne Ende, mit Modellen auf Ihrem eigenen Rechner. Mit welchem möchten Sie beginnen?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>Kein Modell geladen</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>Wege zum Anfangen</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>Willkommen bei EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>Was zeigt die Anzeige?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>Was passiert, wenn der Kontext voll ist?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Wird der Kontext des Modells voll, werden alte Beiträge zusammengefasst, und der Chat geht weiter. Der Balken oben zeigt, wie voll er ist, der Streifen darunter, was das Modell noch sieht; jede Zusammenfassung kann rechts gelesen und durchsucht werden.</translation>
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
