<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> i jeszcze {}</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(Leży w koszu: /memory restore je przywraca.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: za każdym razem inne.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: wszystkie, jeśli jest GPU.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach wymaga nazwy pliku.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export wymaga nazwy pliku.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import wymaga nazwy pliku.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore pokazuje, co w nim jest.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune wymaga progu od 0 do 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach wymaga numeru dokumentu.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit wymaga numeru wiadomości i nowej treści.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive wymaga ważności, liczby dni i pliku.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore pokazuje, co w nim jest.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search wymaga słów do wyszukania.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show wymaga numeru wspomnienia.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive wymaga pliku.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model wymaga nazwy pliku modelu.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files wymaga nazwy repozytorium: autor/nazwa.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find wymaga słów do wyszukania.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version wymaga numeru wypowiedzi i numeru jej wersji.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 zawsze wybiera najbardziej prawdopodobny token. Puste: jak zaleca model, w innym razie 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: dowolny wolny.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 edycja, w tym awaryjnych: {emergencies}; decyduje: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 lub 2: wybiera ta wersja Mirostat, po samej temperaturze. 0: wył. Puste: jak zaleca model, w innym razie 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: tylko programy na tym komputerze. 0.0.0.0: wszyscy w sieci.</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 bitów</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 bity</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 bitów</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>Plik GGUF, dzięki któremu wspomnienia, to, co opuściło kontekst, i fragmenty dokumentów można znaleźć także według znaczenia. Puste: tylko według słów.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Plik GGUF ze słownikiem modelu zdalnego, do dokładnego liczenia.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Karta mówi, które wypowiedzi odejdą i co pozostanie znane; w tym czasie możesz pisać dalej. Przy „Przepełnienie od” albo bez miejsca na odpowiedź odchodzą mimo to: żadna odpowiedź się przez to nie zatrzyma.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>Kontekst {n_ctx:,} {n_ctx|tokenu|tokenów|tokenów} wymaga {needed:,.1f} GiB pamięci; ten komputer ma {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>Kontekst {n_ctx:,} {n_ctx|tokenu|tokenów|tokenów} wymaga {needed:,.1f} GiB pamięci; wolne jest {available:,.1f} GiB.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>Kontekst {n_ctx} {n_ctx|tokenu|tokenów|tokenów} jest za mały.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>Plik {name} już istnieje.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>Nie udało się przywołać wspomnienia ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Model na innym serwerze nie może kontynuować odpowiedzi.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>Nie udało się odczytać fragmentu ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>Nazwa programu ma od 1 do {most} liter.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Prompt wymaga nazwy.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Prompt wymaga tekstu.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>Prompt „{name}” już istnieje.</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Odpowiedź, którą dostały dwie z ostatnich wiadomości, nie jest zaczynana ponownie, odpowiedź na jedno pytanie nie jest dawana na inne, a pytanie nie jest wciąż zwracane jako własna odpowiedź: inaczej małe modele brną w to dalej.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>Nie ma bezpiecznego połączenia z serwerem.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>Nie ma bezpiecznego połączenia z {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Serwer tam odpowiada, ale nie podaje modeli (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Streszczenie można zachować, skrócić lub odrzucić, ale nie „{arguments}”.</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>Powyżej 0 (zwykle 0,8) zapobiega powtarzaniu całych ciągów tokenów, tym mocniej, im są dłuższe. 0: wył.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>Powyżej 1 powtórzone tokeny są mniej prawdopodobne. Puste: jak zaleca model, w innym razie 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Zaakceptuj warunki na stronie modelu i wpisz tutaj token dostępu swojego konta.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Działaj do 5 % n_ctx później, gdy wiadomości są krótkie, i do 5 % wcześniej, gdy są długie.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>Dostosuj do czatu</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Dodaj jedno z tych: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Dodatkowe nazwy hosta</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>Po pierwszej wymianie model w wolnej chwili nadaje nowemu czatowi kilkuwyrazową nazwę. Nigdy nie zmienia nazwy nadanej przez Ciebie. Wył.: nazwą są pierwsze słowa.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>Dozwolone strony WWW</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>API zgodne z OpenAI, gdy okno jest otwarte.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>Plan edycji odrzucono ({error}); zamiast tego kontekst jest przebudowywany.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Pokaż, zanim wypowiedzi odejdą</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>W międzyczasie wczytano inny model.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>Inny program używa bazy czatów.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Odpowiada bez głośnego myślenia, w wielu językach.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Odpowiada bez głośnego myślenia; prosta proza.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Wygląd</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Poproś go o to w wiadomości.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>Przechowywanych jest najwyżej {most} {most|prompt|prompty|promptów}.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Załącz jego część albo sam tekst.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Załącz tę część, która jest ważna.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Automatycznie</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Aby użyć innego, zacznij nowy czat.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Krótkie</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Krótkie odpowiedzi</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Przywróć mniej wypowiedzi, odepnij niektóre albo wczytaj model z większym kontekstem.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>Przywróć wypowiedź {}</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Przywróć wypowiedzi {}</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Najpierw ją przywróć.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Przywróć wypowiedzi</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>Według kluczy tabeli ustawień, np. sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>Według słów</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Typ pamięci podręcznej</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Zmień jedno z nich.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>Czat {number} jest znów na liście: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>Czatu {number} nie ma w koszu.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>Czat {number} zapisano w {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Czaty w koszu; po {days} dniach znikają na dobre:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Sprawdź adres i model w profilu.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Sprawdź, czy nadal istnieje i czy masz prawo go odczytać, a potem załącz go ponownie.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Sprawdź, czy jej dysk jest podłączony, ma wolne miejsce i czy masz prawo zapisu.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>Sprawdź, czy na dysku z {data_dir} jest miejsce i można na nim zapisywać.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>Sprawdź, czy na dysku z {parent} jest miejsce i można na nim zapisywać.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Sprawdź, czy w folderze modeli można zapisywać, i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Sprawdź, czy komputer jest online, i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Sprawdź adres huba modeli w ustawieniach, na stronie „Pobieranie”.</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>Podaj --n-ctx {n_ctx_step} lub więcej.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Wybierz plik GGUF modelu osadzeń albo żaden.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Wybierz plik JSON wyeksportowany tutaj albo plik zip z eksportu ChatGPT lub Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>Wybierz plik w tym folderze.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Wybierz plik.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Podaj mniejszą wartość --n-ctx.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Wybierz mniejszy kontekst.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Wybierz mniejszy model lub mniejszy kontekst.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Wybierz inny dysk.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Wybierz w profilu inny plik albo żaden.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Wybierz inny plik.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>Wybierz inny folder za pomocą --data-dir.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Wybierz inny folder.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Wybierz inny model albo nowszą wersję programu.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Wybierz inny model.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Wybierz inny model. Ten może być modelem osadzeń do przeszukiwania wspomnień.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Wybierz inny model; nowsza wersja programu może wiedzieć, gdzie on jest.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Wybierz inny model…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Wybierz inną nazwę lub folder.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Wybierz inną nazwę.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>Wybierz inny za pomocą --data-dir.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Wybierz inny.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Wybierz inny port albo zakończ program, który go używa.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Wybierz inną.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Najpierw jakiś wybierz.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Wybierz jedną z nich.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Wybierz typ pamięci podręcznej f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>Wybierz pierwszą część.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Wybierz sam model.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Wyczyść</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Zamknij go i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Najpierw je zamknij albo wybierz inny folder za pomocą --data-dir.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>Zsuń</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Kod</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>Skondensuj ją</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Scalaj od</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Scalaj stare wspomnienia</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Kontekst</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Limit kontekstu</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Kontekst innych serwerów</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Rozmiar kontekstu</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Kontynuuj czat i przywołaj je później albo wczytaj model z większym kontekstem.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Kontynuuj ostatnią odpowiedź</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Przekonwertuj go ponownie.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Skopiuj go w całości ze strony: ma litery i cyfry, bez spacji.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Kopiuj tekst</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Popraw wiadomości i wyślij je ponownie.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>Nie udało się pobrać modelu</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>Nie udało się wyeksportować</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>Nie udało się uzyskać odpowiedzi od serwera</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>Nie udało się zaimportować czatów</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>Nie udało się zrobić miejsca w kontekście</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>Nie udało się otworzyć czatu</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>Nie udało się otworzyć czatów</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>Nie udało się otworzyć folderu danych</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>Nie udało się otworzyć modelu</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>Nie udało się otworzyć okna</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>Nie udało się odczytać lub zapisać czatów</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>Nie udało się odczytać klucza</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>Nie udało się odczytać profili</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>Nie udało się odczytać promptów</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>Nie udało się odczytać ustawień</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>Nie udało się przywrócić kontekstu</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>Nie udało się zapisać profili</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>Nie udało się zapisać promptów</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>Nie udało się zapisać ustawień</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>Nie udało się wysłać wiadomości</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>Nie udało się uruchomić API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>Nie udało się zapisać klucza</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>Nie udało się cofnąć edycji</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>Nie udało się użyć wspomnienia</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Liczniki Prometheus pod /metrics dla tych, którzy mają klucz.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Liczenie i przycinanie zajęło {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Stan krytyczny od</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>Dozwolona długość DRY</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>Podstawa DRY</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>Mnożnik DRY</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>Okno DRY</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Ciemny</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Domyślny</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Szczegółowe</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>Czy chodziło o {base}/v1?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>Czy chodziło o {near}?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>Dysk na strony</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>Dokument: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>Pobierz lub skopiuj go ponownie albo wybierz inny.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Pobierz lub skopiuj go ponownie.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Pobierz plik w przeglądarce i otwórz go tutaj.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Pobieranie</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Dryf edytowanego kontekstu</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Upuść plik tekstowy.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Odrzuć</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>Pomiń najstarsze</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Pomiń do tego miejsca</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Edytuj inną.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Metoda edycji</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Edytuj ostatnią wiadomość</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Edytuj profil…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Model osadzeń</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Podaj w profilu adres taki jak http://proxy.example:3128 albo „none”.</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Podaj właściwy w profilu.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Wyeksportuj go ponownie.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Wyeksportuj to, co ważne, a potem uruchom z --restore-backup, aby wrócić do najnowszej sprawnej kopii.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Wyeksportuj dane ponownie.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Znajduje to, co powiedziano, według znaczenia: innymi słowami i w około stu językach.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Foldery z modelami</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Rozmiar czcionki</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Do komputerów z dużą pamięcią, najlepiej z GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Zwolnij miejsce i wznów pobieranie.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Zwolnij trochę miejsca i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>Zwolnij miejsce na dysku z {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Świeże odpowiedzi</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>Ze wszystkiego, co widział model, i z niczego w szczególności.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>Ze zdań</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>Z jego zdań (sentences): to, co powiedziano, tymi samymi słowami, od razu. Z notatek modelu (model): pisze je po każdej wymianie, gdy nic innego nie działa. Gdy wypowiedzi odchodzą (late): model pisze wtedy streszczenie. Automatycznie: gdy wypowiedzi odchodzą – dla modeli na innym serwerze, w innym razie ze zdań.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>Z notatek modelu</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Dobry w codziennych pytaniach, w wielu językach.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Każ ją skondensować, wyślij jej koniec, odepnij wypowiedzi albo wczytaj model z większym kontekstem.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Limit czasu nagłówka</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Naprawiaj od dryfu</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>Jak bardzo następne słowa mogą odbiegać od słów czystego kontekstu, jako dywergencja KL w natach, zanim zostanie on naprawiony.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Jak szybko uczy się Mirostat. Puste: jak zaleca model, w innym razie 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>Jak szybko rośnie kara z długością powtórzenia.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>Jak prawdopodobne muszą być tokeny, aby XTC je pominęło; jeden zawsze zostaje, a powyżej 0,5 wszystkie. Puste: jak zaleca model, w innym razie 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Jak długie może być streszczenie: krótkie 200, średnie 500, szczegółowe 1000 tokenów.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Ile wspomnień jednego rodzaju jest scalanych w jedno.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>Ile wiadomości zachowuje last_turns.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>Ile wiadomości zachowuje sliding_window.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>Ile najnowszych wypowiedzi zostaje dosłownie.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>Ile ostatnich tokenów odpowiedzi bierze pod uwagę DRY; -1: tyle, ile ma kontekst.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Ile ostatnich tokenów odpowiedzi bierze pod uwagę kara; -1: tyle, ile ma kontekst. Puste: jak zaleca model, w innym razie 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>Tyle odpowiedzi jest pisanych w tych samych partiach, w jednym kontekście modelu. 0: według rdzeni procesora i kontekstu. 1: jedna po drugiej.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Ile tokenów okna zajmuje czat. Puste: bez limitu.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>Jak często pomijać najbardziej prawdopodobne tokeny, aby odpowiedzi zaskakiwały; 0: nigdy. Puste: jak zaleca model, w innym razie 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Jak powstają streszczenia</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Jak zaskakujące mogą być tokeny, do których dąży Mirostat. Puste: jak zaleca model, w innym razie 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Limit bezczynności</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>W MB, dla wszystkich czatów razem; najpierw odchodzi to, co najdłużej się nie przydało. 0 nie przechowuje żadnych.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>W wolnej chwili liczne streszczenia stają się sesjami, tematami i przeglądami. Pod nimi pozostają bez zmian.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>Kontekst zostanie przeczytany jeszcze raz, gdy nic innego nie będzie działać, i wtedy naprawiony.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Gdy nic nie działa, napisz streszczenie, które będzie potrzebne, aby nikt nie czekał.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>W megabajtach; większe jest odrzucane.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>W pikselach przy skali 100 %.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>W pliku: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>W tokenach, dla profili zdalnych, które go nie podają.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>W tokenach.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>W tokenach. 0: aż model skończy.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>W tokenach; potem czeka, aż ją wznowisz. 0: czterokrotność kontekstu, nie wcześniej niż 16 384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Zainstaluj nowszego Pythona.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Zainstaluj ponownie.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Zainstaluj program ponownie.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>Zainstaluj ponownie tamtą wersję albo wybierz inny folder za pomocą --data-dir.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Aby go odczytać, zainstaluj tamtą wersję.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>Czy jest uruchomiony i czy adres w profilu jest poprawny?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Odpowiada (w {}), ale nie ma modelu „{}”. Ma: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Odpowiada (w {}), ale nie podaje modeli: czy jakiś jest tam wczytany?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Odpowiada (w {}). Modele: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Przyszło od „{}”.</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Nie zawiera pliku modelu, który można tu pobrać.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>Znajduje się w {path}: popraw to tam lub przenieś ten plik, aby zacząć od ustawień domyślnych.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Może być uszkodzony albo rodzaju, którego ta wersja nie zna.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Może być uszkodzony.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Mógł zostać usunięty.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Może jeszcze się wczytuje. Spróbuj ponownie.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>Musi zaczynać się od https://. Zmień go w ustawieniach, na stronie „Pobieranie”.</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>Usunięto go. Pobierz go ponownie.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>Pozostawiono ją bez zmian. Uruchom z --restore-backup, aby ją odłożyć i użyć najnowszej sprawnej kopii.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>Nie zachowano go. Wybierz inny model albo nowszą wersję programu.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>Nie zachowano go. Wybierz inny model.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>Jego odpowiedź jest w szczegółach. Sprawdź profil.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>Jego kontekst jest mniejszy, niż podaje profil: zmniejsz limit kontekstu w profilu.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Własne ustawienia</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Zachowaj to, co przeczytano</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Zachowaj</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Zachowaj pozycje</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Zachowaj pozycje (gap): model nie ma nic do zrobienia. Zsuń (shift): w miejscu edycji nie zostają luki.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Zachowaj ostatnie wypowiedzi</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Zachowuj streszczenia w pamięci</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>Zachowaj pierwszą wiadomość i to, co się mieści</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Zachowaj ostatnie wypowiedzi</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>Zachowaj najnowsze wiadomości</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>Najnowsze wiadomości lub wypowiedzi (sliding_window, last_turns: ile, podano niżej), to, co się mieści (token_budget), z pierwszą wiadomością użytkownika (smart), ze streszczeniem starych (summarization) albo nic: żądanie jest odrzucane (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Zachowaj to, co się mieści</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Klucz</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Rodzaj</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>Duży, lecz szybki jak na swój rozmiar: nad każdym słowem pracuje tylko jedna dziesiąta.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Większy tekst</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>Największe żądanie</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Ostatnie wypowiedzi</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>Warstwy na GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Zostaw to mnie</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Mniej: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Niech wybierze model</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Niech model odpowie ponownie (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licencja: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Jasny</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Jasny, ciemny albo jak w systemie.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Wczytaj go w oknie zamiast tamtego albo zamknij to, co zajmuje pamięć.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Wczytaj model i wyślij ponownie.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Wczytaj model z większym kontekstem albo zacznij nowy czat.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Wczytaj model z większym kontekstem albo skróć prompt systemowy.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Wczytaj model z większym kontekstem albo odepnij wypowiedzi.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Wczytaj model z większym kontekstem.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>Zatrzymano wczytywanie {name}.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>Długa opowieść</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>Najdłuższa odpowiedź</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Obejrzyj jej elementy jeszcze raz.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>Sprawdzanie pliku modelu {name} trwało zbyt długo i zostało przerwane.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>Spraw, aby {path} można było odczytać, albo przenieś ten plik, aby zacząć od ustawień domyślnych.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Zarządzaj kontekstem</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Kontekst ręczny</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Kontekst ręczny: zajęty w {share:.0%}. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Mierz</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Mierz i naprawiaj</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>Wspomnienia są wyszukiwane tylko według słów.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Wspomnienia w koszu; po {days} dniach znikają na dobre, chyba że jakiś czat nadal ich używa:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Pamięć</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>Wspomnienie {memory_id} jest już w kontekście.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>Wspomnienia {memory_id} nie ma w kontekście.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>Wspomnienie {number} należy do czatu {chat}, który jest w koszu.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>Wspomnienie {number} wróciło: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>Wspomnienia {number} nie ma w koszu.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Wspomnienie {number}, wypowiedź {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Wspomnienie {number}, wypowiedzi {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Wspomnienie {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>Najwięcej wiadomości</translation>
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
            <translation>Model</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>Model i silnik</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>Plik modelu</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Hub modeli</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>Modeli na innych serwerach nie można tu używać.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>Modele znające narzędzia dowiadują się w swoim języku o wyszukiwaniu w pamięci i mogą je wywołać. Małe modele robią to bez proszenia. Przewodnikowi wolno zawsze.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Średnie</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Więcej: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>Głównie stąd: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Animacje</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Przenieś go, aby zacząć od ustawień domyślnych.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Przenieś go albo wybierz inny folder za pomocą --data-dir.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nazwa</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Wskaż odpowiedź numerem jej wypowiedzi.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>Wskaż inny za pomocą --model albo zainstaluj ponownie.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Nazywaj czaty</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Nazwy, pod którymi można wywołać ten komputer, rozdzielone przecinkami; jego adres zawsze działa.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Ani klucz, ani wiadomości nie są tam wysyłane. Jeśli mu ufasz, wpisz go do profilu.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nowy czat</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>Żaden model GGUF nie pasuje do „{words}”. Użyj mniejszej liczby słów.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>W koszu nie ma czatów.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>Żaden czat nie jest otwarty.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Bez ograniczeń</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Żadne wspomnienie nie jest poniżej tej ważności i starsze.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>W koszu nie ma wspomnień.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>Żaden model nie jest wczytany.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>Strony nie są przechowywane (paging.budget_mb wynosi 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Żaden program nie ma własnego klucza. Utwórz go poleceniem /api key NAZWA.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Żaden program „{name}” nie ma klucza.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Wśród tych wypowiedzi nie ma takich, które są w kontekście i mogą go opuścić.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>Nie wszystkie te wypowiedzi mają stronę</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Nie teraz</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notatka</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>W tym czacie nic już nie wraca samo; można na to znów pozwolić w jego parametrach.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>Nic nie znaleziono dla „{words}”.</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>W kontekście nie ma nic, co wróciło samo.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>Adres serwera zdalnego, np. http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Wył.</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Wył.: streszczenie jest tylko w kontekście; w pamięci od razu trafia do kosza.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Wył.: pełny kontekst kończy odpowiedź powiadomieniem.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Wł.</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>Na innym serwerze</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>Na tym komputerze</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>Na tym komputerze plik GGUF albo puste pole dla wczytanego; na innym serwerze jego nazwa tam.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Jedną wypowiedź tego czatu trzeba przeczytać ponownie: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Tylko k najbardziej prawdopodobnych tokenów; 0: wszystkie. Puste: jak zaleca model, w innym razie 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Tylko najbardziej prawdopodobne tokeny, które składają się na tę część. Puste: jak zaleca model, w innym razie 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Tylko tokeny co najmniej tak prawdopodobne względem najlepszego. Puste: jak zaleca model, w innym razie 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Otwórz model</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Otwarty aż po dane treningowe; myśli, gdy się go o to poprosi.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Otwórz go w programie, w którym powstał, i zapisz ponownie.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Otwórz go, skopiuj tekst i wklej go.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Otwórz jej czat.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Najpierw otwórz jakiś.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Otwórz czat ponownie.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Kolejność próbników</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>Źródła takie jak https://example.org, rozdzielone przecinkami. Puste: żadne.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Przepełnienie od</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Strony na dysku</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Żądania jednocześnie</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Część tego czatu trzeba przeczytać ponownie: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Wklej potrzebną część.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Wstrzymaj odpowiedź po</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Przypnij: nigdy nie streszczaj, nigdy nie pomijaj</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Port</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Podgląd „Streść teraz”</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Projektor do obrazów</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Udostępniaj statystyki</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Umieść wszystkie w jednym folderze.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Szybki jak na swój rozmiar: nad każdym słowem pracuje jedna siódma.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Zakończ</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Cytuj ich wiersze</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Zacytowano do tego z wypowiedzi {}, {} {1|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Zacytowano z wypowiedzi {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Zacytowano do tego z wypowiedzi {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Losowe</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>Odczyt {name} trwa zbyt długo.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>Odczyt {name} wymaga zbyt dużo pamięci.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Przywoływanie</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Przywołuj na początku czatu</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Przywołano z pamięci</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Najpierw rozpoznaj tekst w innym programie (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Odmów</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Odmawiaj od</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Dotąd odrzucono razy: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Wygeneruj ponownie ostatnią odpowiedź</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Usuń inne przywołane wspomnienie, odepnij wypowiedzi albo wczytaj model z większym kontekstem.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Usuń z kontekstu</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Napraw plik albo przenieś go, aby zacząć od domyślnego.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Napraw plik albo przenieś go, aby zacząć bez promptów.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Kara za powtórzenia</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Okno powtórzeń</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Rezerwa na odpowiedź</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>Żądanie {} do „{}”, {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>Żądanie {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Żądanie, które ma ich więcej, jest odrzucane.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Resetuj rozmiar tekstu</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Najpierw przywróć ten czat: /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Ponów</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Miejsce na to, co wraca</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>Uruchom EthervoxGUI ze źródeł: packaging/run.sh buduje go dla danego komputera.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>Ciągi tej długości można swobodnie powtarzać.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Próbkowanie</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Zapisz kopię bez hasła i ją załącz.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Szukaj</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>Przeszukiwane oprócz folderów innych programów; rozdzielone znakiem ;</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Ile sekund serwer zdalny może milczeć.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>W ile sekund żądanie musi powiedzieć, czego chce.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>Ile sekund bez żadnego bajtu treści żądania.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>Zobacz /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>Zobacz /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>Zobacz /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Wszystkie klucze są w README.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>Zobacz oś czasu.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Ziarno</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Wyślij wiadomość.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Wyślij ponownie.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Wyślij go w częściach.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Wyślij jej koniec</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Wyślij jej koniec albo wczytaj model z większym kontekstem.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Wyślij wiadomość ponownie albo daj serwerowi więcej czasu w profilu.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Wyślij wiadomość ponownie; jeśli problem nie ustąpi, sprawdź serwer.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>Rozdzielone ; – czego nie wymieniono, nie jest używane. Puste: jak zaleca model, w innym razie penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Obsługuj inne programy</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Serwer</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Część n_ctx, przy której stan to „ostrzeżenie”.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Część n_ctx, przy której stare wypowiedzi są streszczane.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>Część n_ctx, przy której najstarsze wypowiedzi są od razu pomijane; wiersze z tym, co mówisz, zostają.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Część n_ctx, którą mogą zająć wypowiedzi, które wróciły same.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Część kontekstu, przy której działa ta strategia.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Część, której nie wolno przekroczyć nawet po niej.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Skróć</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Skróć je.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Skróć je, odepnij tury albo wczytaj model z większym kontekstem.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Pokaż w czacie</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Pokaż pamięć</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Pokaż streszczenie</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Okno przesuwne</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Mały, do krótkich pytań i starszych komputerów.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Mały, w wielu językach, z bardzo długim kontekstem.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Mniejszy tekst</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Rzeczowy i stonowany, w dwunastu językach.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Coś poszło nie tak</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>Coś poszło nie tak wewnątrz programu.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Coś poszło nie tak wewnątrz programu. Zapisane dane są bezpieczne.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Uruchom program ponownie.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Zatrzymaj odpowiedź albo schowaj to, na czym się opierała</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Zatrzymano.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Mocny w myśleniu; szybki jak na swój rozmiar.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Streść</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Streść (automatic): przy „stan krytyczny” stare wypowiedzi są streszczane. Niech wybierze model (model): wiersze z tym, co mówisz, w każdym razie zostają. Pomiń najstarsze (shift): bez streszczenia. Zostaw to mnie (manual): nic nie odchodzi samo; pojawia się ostrzeżenie, a to, na co nie ma miejsca, jest odrzucane.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Streszczaj z wyprzedzeniem</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>„Streść teraz” pokazuje najpierw, co odejdzie, oraz streszczenie.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Streść stare wypowiedzi (/context summarize), pomiń najstarsze (/context shift) albo przerzedź (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Streść stare</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Streść do tego miejsca</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Szczegółowość streszczenia</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Streszczenie wracających wypowiedzi</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Streszczenie wypowiedzi {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>Stare zastępuje streszczenie {} z pamięci.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Prompt systemowy</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>Prompt systemowy · własny modelu</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Zajmuje mało pamięci przy długim kontekście.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Temperatura</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>Można wysłać tekst w UTF-8.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Można załączyć tekst, Markdown, kod, CSV, HTML, PDF, DOCX i EPUB.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>To nie jest token dostępu.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>Nie udało się uruchomić API.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>Klucz API jest pusty: wpuszczony zostałby każdy.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>Plik GGUF, przez który model widzi obrazy wysyłane przez inne programy. Puste: pasujący plik z jego folderu, który ma w nazwie mmproj.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>Plik GGUF na start. Puste: dołączony przewodnik.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>Nie można użyć schematu JSON: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>Adres takiego serwera zwykle kończy się na /v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>Adres huba modeli jest nieprzydatny: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>Adres, pod którym szukane są modele; adres serwera lustrzanego, jeśli go masz.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>Nie można użyć adresu {host}:{port}.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>Nie udało się zapisać archiwum {name}, więc niczego nie przeniesiono.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>Nie udało się umieścić kopii zapasowej {name} na miejscu.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Brakuje dołączonego modelu.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>Komórki rozmów programów są zapisywane na stronach w ramach paging.budget_mb, aby żadnej nie czytać dwa razy, także po ponownym uruchomieniu. Wył.: nic z nich nie jest zapisywane.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>W bazie czatów nie można zapisywać.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>Baza czatów jest uszkodzona albo nie jest bazą danych.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>Baza czatów jest uszkodzona; to, co widzisz, może być niepełne.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>Czat zmienił się od napisania tego streszczenia.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>Przed następną odpowiedzią czat zostanie przeczytany od nowa.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>Szablon czatu {name} nigdy się nie kończy.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>Szablon czatu {name} zajmuje więcej pamięci, niż wymaga jakakolwiek rozmowa.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Czatów nie można przechowywać w {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>Przed aktualizacją pliku nie udało się utworzyć kopii czatów, więc niczego nie zmieniono.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Czaty przywrócono z kopii zapasowej z {when}.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Czaty zapisała nowsza wersja programu.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>Połączenie przerwano podczas pobierania {name}.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>Nie udało się przywrócić kontekstu.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>Kontekst jest naprawiony: to, co odeszło, nie ma już w nim echa.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>Kontekst jest zbyt pełny, aby powtórzyć odpowiedź na próbę.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>Kontekst przebudowano po nieudanej edycji ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>Kontekst przebudowano po awarii silnika ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>Kontekst przebudowano, bo nie można było przywrócić wypowiedzi ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>Rozmowa potoczyła się w międzyczasie dalej.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>Rozmowa jest mu przekazywana jako zwykły tekst, z „User:” i „Assistant:” przed każdą wiadomością.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>W folderze danych {path} nie można zapisywać.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>Baza danych nie mogła tego wykonać: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>Dysk jest pełny, więc nie udało się tego zapisać.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>Pobieranie nie powiodło się.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>Pobierania odmówiono: adres nie jest bezpieczny.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>Nie ma modelu osadzeń {name}.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>Silnik zatrzymał się po awarii wewnątrz programu; zapisane dane są bezpieczne.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>Poprzedni plik zachowano jako {name}.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>Plik może być uszkodzony albo przeznaczony dla nowszej wersji.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>Nie udało się odczytać pliku {name}.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>Nie udało się zapisać pliku {name}.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>Plik {name} nie zawiera czatów, które można odczytać.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>Plik {name} nie jest czytelnym archiwum wspomnień.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>Plik {name} zapisała nowsza wersja programu.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>Pierwsza wiadomość czatu wnosi do kontekstu pasujące do niej streszczenia z innych czatów z tym samym modelem. Są cytowane, widoczne na osi czasu i można je usunąć.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>Klucza nie można zapisać w {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>Klucz dla {name}, pokazany tylko teraz: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>Okna. Czaty pozostają w swoim; headless i API mówią po angielsku.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>Ostatniej odpowiedzi nie ma już w kontekście, więc nie można jej kontynuować.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>Nie można odczytać listy modeli do pobrania.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>Wiadomość, na którą trzeba odpowiedzieć, ma {n_tokens:,} {n_tokens|token|tokeny|tokenów}; ten kontekst nie ma na nią miejsca.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>Model nie mógł tego wykonać: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>Model nie mógł kontynuować</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>Nie można użyć pliku modelu {name}: powoduje awarię llama.cpp.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>Plik modelu {name} jest uszkodzony.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>Plik modelu {name} jest pusty.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>Plik modelu {name} ma zbyt stary format.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>Plik modelu {name} jest niekompletny: kończy się za wcześnie.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>Plik modelu {name} został skrócony w trakcie używania.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>Nie można odczytać pliku modelu {path}.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>Model ma {n_parts} {n_parts|plik|pliki|plików}, a brakuje {name}.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>Model może szukać</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>Model działa na innym serwerze: rozmowa jest edytowana po jednej wiadomości i wysyłana w całości.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>Przed pytaniem model niczego nie widział.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>Model powiedziałby to samo bez tego wszystkiego.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>Ostatnio używanego modelu nie ma: {path}. Zastępuje go przewodnik. Gdy jego dysk lub folder wróci, wybierz model albo uruchom program ponownie; pozostaje wybrany, dopóki nie wybierzesz innego.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>Model {name} nie może obliczyć odpowiedzi.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>Nie udało się wczytać modelu {name}.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>Własny początek modelu</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>Nazwa, pod którą wywołują go programy.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>Nazwa promptu to jeden wiersz, najwyżej {most} {most|znak|znaki|znaków}.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Pod jaką nazwą klucz serwera zdalnego jest w pęku kluczy.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>Sieć może wymagać zalogowania: otwórz przeglądarkę i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>Najnowsze wypowiedzi nie zostawiają miejsca na to wspomnienie.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>Nie można użyć stron tego czatu; jest czytany od nowa: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>Obrazu nie można zapisać w {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>Profil „{name}” i ustawienia ogólne są sprzeczne. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>Profil „{profile}” wskazuje inny model: czat jest kontynuowany z domyślnym.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>Profil „{profile}” tego czatu już nie istnieje; czat jest kontynuowany z domyślnym.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>Nie można zapisać profili w {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>Nie można odczytać profili w {name}: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>Program się zamyka.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>Prompt nie mieści się w kontekście modelu.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>Nie można zapisać promptów w {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>Nie można odczytać promptów w {name}: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>Nie można użyć serwera proxy dla serwera zdalnego.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>Serwer zdalny na razie nie przyjmuje żądań (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>Nie można połączyć się z serwerem zdalnym.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>Serwer zdalny nie odpowiedział na czas.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>Serwer zdalny nie przyjmuje klucza ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>Błąd serwera zdalnego ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>Serwer zdalny zawiódł w trakcie pisania.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>Błąd serwera zdalnego: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>Serwer zdalny nie ma pod tym adresem modelu „{model}” (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>Serwer zdalny przekierowuje na inny adres ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>Serwer zdalny to odrzucił ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>Serwer zdalny wymaga klucza ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>Odpowiedź skończyła się wcześniej: model nie mógł kontynuować.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>Odpowiedź wypełniła cały kontekst i musiała się tu skończyć.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>Odpowiedzi nie ma już w kontekście, więc nie można jej powtórzyć na próbę.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>Odpowiedź zaczęto od nowa, bo model miał powtórzyć siebie albo wiadomość, jak poprzednio.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>Wynik w wypowiedzi {} był za długi: czytane są {} z {} {2|tokenu|tokenów|tokenów}, całość jest we wspomnieniu {}.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>Wynik wywołania {} był za długi: zostało {} z {} {2|tokenu|tokenów|tokenów}.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>Skrypt zawiera nieznaną dyrektywę „!{}”.</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>Nie można odczytać skryptu {}.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>„!why” w skrypcie nie znajduje wiadomości, dla której wróciły wypowiedzi.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>„!{}” w skrypcie jest niezrozumiałe.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>Wyszukiwanie nie powiodło się.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>Serwer pod tym adresem nie jest zgodny z OpenAI.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>Nie można połączyć się z serwerem.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>Serwer jest teraz zbyt obciążony.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>Serwer nie podaje sumy kontrolnej {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>Serwer odmawia udostępnienia {name}.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>Serwer wysłał coś innego zamiast {name}.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>Ustawienie {key} nie pasuje: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>Nie można odczytać ustawień.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>Nie można zapisać ustawień w {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>Plik ustawień {name} jest uszkodzony.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>Najmniejszy, który rozmawia; działa na każdym komputerze.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>Prompt systemowy tego czatu zostaje: coś już po nim powiedziano.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>Systemowy pęk kluczy nie działa ({error}). Dopóki tak jest, klucze są przechowywane w pliku {path}, który tylko Ty możesz czytać.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>Systemowy pęk kluczy jest zablokowany.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>Tekst promptu może mieć najwyżej {most} {most|znak|znaki|znaków}.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>Wypowiedzi nigdzie się nie mieszczą, więc kontekst jest przebudowywany</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>Nie udało się wczytać słownika {name}.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Motyw</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>W tym eksporcie nie ma wiadomości.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>Nie ma wypowiedzi od {start} do {end}.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>W tym czacie są wypowiedzi od 0 do {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>Wypowiedź {turn} ma {n} {n|wersję|wersje|wersji}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Są: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>Nie ma kopii zapasowej czatów do przywrócenia.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Nie ma jeszcze kopii: wyeksportuj to, co ważne, a potem przenieś plik, aby zacząć od nowa.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>Nie ma czatu {chat_id}.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>Nie ma polecenia „{text}”.</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>W tym czacie nie ma edycji do cofnięcia.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>Nie ma wspomnienia {memory_id}.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>Nie ma wspomnienia {number}.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>Nie ma wiadomości, na którą można odpowiedzieć ponownie.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>Nie ma pliku modelu o tej nazwie.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>Nie ma pliku modelu {path}.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>Nie ma profilu „{name}”.</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>Obok tego, co musi pozostać w kontekście, nie ma miejsca na te instrukcje.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>Nie ma miejsca na wypowiedzi o łącznej liczbie {n_coming:,} tokenów: nadmiar to {needed:,}.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>Nie ma miejsca na kolejne {incoming:,} {incoming|token|tokeny|tokenów}: zajęte jest {n_used:,} z {n_ctx:,}.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>Nie ma ustawienia „{key}”.</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>Nie ma takiego folderu.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>W tym czacie nie ma takiej odpowiedzi.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>W tym czacie nie ma takiej wypowiedzi.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>Nie ma streszczenia.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>W tym pliku nie ma tekstu.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>Nie ma wypowiedzi {number}.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>Obok modelu czatu nie ma pamięci na {name}: potrzeba {needed:,.1f} GiB, wolne jest {free:,.1f}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>Na dysku brakuje miejsca na {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>Na dysku brakuje miejsca na {name}; potrzeba {needed:,.1f} GB, a wolne jest {free:,.1f} GB.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>Nie ma czego czyścić: w kontekście jest tylko to, co nigdy go nie opuszcza.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>Nie ma czego naprawiać: kontekst jest taki, jaki byłby po przeczytaniu teraz.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>Nie ma czego naprawiać: z tym modelem każda edycja czyta kontekst od nowa.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>Nie ma czego usuwać: wszystkie wypowiedzi są niedawne, ważne lub przypięte.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>Nie ma nic do wysłania.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>Wypowiedź {turn} ma jedną wersję.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>Zabrakło miejsca na kontekst {n_ctx:,} {n_ctx|tokenu|tokenów|tokenów} dla {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Te czaty są otwarte w innym EthervoxGUI.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Są już w kontekście.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Myśli, zanim odpowie, a mimo to jest mały.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Myśli, zanim odpowie, po angielsku i chińsku; szybki jak na swój rozmiar.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Myśli, zanim odpowie, na każdym komputerze.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Myśli, zanim odpowie; dobry do wszystkiego na zwykłym komputerze.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Myśli, zanim odpowie; lepszy przy długich i trudnych pytaniach.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Myśli, zanim odpowie; stworzony do długich tekstów.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Myśli długo i na głos; do rachunków i zagadek.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>Ten Python ma SQLite {sqlite_version}, a potrzebna jest wersja 3.34 lub nowsza.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Tego nie można wysłać do serwera zdalnego: zawiera połowę znaku albo coś, co nie jest liczbą.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Ten czat nie kończy się odpowiedzią, którą można kontynuować.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Ten czat nie ma dokumentu {number}.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>Ten czat nie ma dokumentów. /attach FILE załącza dokument.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Ten czat ostatnio używał {model} z kontekstem {n_ctx:,} {n_ctx|tokenu|tokenów|tokenów}. Teraz jest kontynuowany z {model_2} i {n_ctx_2:,}.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Ten czat nie mieści się już w kontekście, więc stare wypowiedzi musiały go opuścić.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>Własne ustawienia tego czatu teraz nie obowiązują. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>Kontekst {n_ctx:,} {n_ctx|tokenu|tokenów|tokenów} jest za mały: prompt systemowy zajmuje {system:,}, a {reserve:,} jest zarezerwowane na odpowiedź i streszczenie.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Ten plik czatów jest wewnętrznie sprzeczny.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Ten plik czatów nie jest kompletny.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Instalacja jest niekompletna: brakuje zasobów.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>To nie jest tekst.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>Ten komputer nie ma takiego adresu. Użyj 127.0.0.1 dla jego własnych programów, a 0.0.0.0 także dla innych komputerów.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>To wspomnienie zajmuje {n_tokens:,} {n_tokens|token|tokeny|tokenów}; miejsce jest na {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Ta wiadomość ma {incoming:,} {incoming|token|tokeny|tokenów}; w tym kontekście mieści się najwyżej {limit:,}.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Ta wiadomość ma {n:,} {n|znak|znaki|znaków}; to za dużo, by skondensować ją do {n_ctx:,} tokenów.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>Szablonu czatu tego modelu nie można użyć ({error}), więc używany jest ChatML.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>Szablonu czatu tego modelu nie można użyć ({error}), więc używany jest zwykły tekst.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>Kontekst tego modelu można tylko przebudować</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>Kontekstu tego modelu nie można zbadać częściami: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>Wypowiedzi tego modelu nie można zapisać na stronach:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Ten procesor jest za stary dla zainstalowanej wersji: brakuje mu {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>To streszczenie zajmuje {n_block:,} {n_block|token|tokeny|tokenów}, a zastąpiłoby wypowiedzi o rozmiarze {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Kontekst opuszczą: {turns} i {blocks}, razem {n_tokens:,} {n_tokens|token|tokeny|tokenów}; pozostaną zapisane i można je przeszukiwać. Aby to zrobić, użyj /context clear yes albo /context clear forget, aby ich echo nie pozostało w tym, co zostaje.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Ten tekst ma {n_tokens:,} {n_tokens|token|tokeny|tokenów}; wektor powstaje z najwyżej {most:,}.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Wątki</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Wątki dla modelu. 0: po jednym na rdzeń; dla bardzo małego modelu tylko jeden.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Limit czasu</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Oś czasu wypowiedzi: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Malutki, do krótkich tekstów po angielsku na najmniejszych komputerach.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Aby zacząć od nowa, przenieś {file_name} poza {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>Nie udało się utworzyć dzisiejszej kopii zapasowej czatów.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Tokeny zarezerwowane na odpowiedź; najwyżej jedna ósma okna.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Tokeny kontekstu, n_ctx; zaokrąglane w górę do wielokrotności 256. Puste: tyle, na ile uczono model, najwyżej 8192; 1024 dla przewodnika.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Narzędzie</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Wywołanie narzędzia</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Wywołanie narzędzia, niedokończone</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Wywołanie narzędzia: {}</translation>
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
            <translation>Przycinaj od</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Spróbuj ponownie za kilka minut.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Spróbuj ponownie za {seconds} s.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Spróbuj ponownie później.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Spróbuj ponownie, gdy komputer będzie mniej obciążony, albo wybierz inny model.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Spróbuj ponownie.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Włącz zarządzanie kontekstem (w ustawieniach) albo zacznij nowy czat.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Włącz „Wypowiedzi wracają same” w ustawieniach kontekstu.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>Wypowiedź {first_turn} od razu pominięto: {emergency}. Pozostaje zapisana, a to, co zostało przez Ciebie powiedziane, jest w krótkich wierszach.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>Wypowiedź {first_turn} od razu pominięto: {emergency}. Pozostaje zapisana.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>Wypowiedź {first} jest zapomniana: to, co zostaje, przeczytano od nowa. Pozostaje zapisana.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>Po ponownym odczytaniu wypowiedź {first} już się nie mieści: opuściła kontekst.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>Wypowiedź {number} nie jest już przypięta.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>Wypowiedź {number} jest przypięta: nigdy nie opuści kontekstu.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>Wypowiedź {number} jest przypięta: gdy wróci do kontekstu, już go nie opuści.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>Wypowiedź {turn_number} nie jest Twoją wiadomością.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>Wróciła do tego wypowiedź {}, {} {1|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>Wróciła do tego wypowiedź {}</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Wypowiedź {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>Wypowiedzi nie można zapisać na stronach ({failure}). Gdy znów będą potrzebne, zostaną przeczytane od nowa, co trwa dłużej.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>Wypowiedzi wracają same</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>Wypowiedzi przywraca /context bring-back.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>Odchodzące wypowiedzi wsuwają się w swoje streszczenie albo stopniowo znikają; po wyłączeniu wszystko zmienia się od razu.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>To, co odeszło, ma jeszcze echo w tym, co zostaje. Gdy nic innego nie działa: zmierz, jak duże (measure), a powyżej limitu poniżej wstaw w jego miejsce czystą kopię (heal). Wył.: tylko na Twoją prośbę.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>Wypowiedzi {turns} są zapomniane: to, co zostaje, przeczytano od nowa. Pozostają zapisane.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>Wypowiedzi {turns} są przypięte: nigdy nie opuszczą kontekstu.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>Po ponownym odczytaniu wypowiedzi {turns} już się nie mieszczą: opuściły kontekst.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>Wypowiedzi {turns} od razu pominięto: {emergency}. Pozostają zapisane, a to, co zostało przez Ciebie powiedziane, jest w krótkich wierszach.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>Wypowiedzi {turns} od razu pominięto: {emergency}. Pozostają zapisane.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>Wróciły do tego wypowiedzi {}, {} {1|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Pominięto wypowiedź|Pominięto wypowiedzi|Pominięto wypowiedzi} {}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Zapomniano wypowiedź|Zapomniano wypowiedzi|Zapomniano wypowiedzi} {}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Streszczono wypowiedź|Streszczono wypowiedzi|Streszczono wypowiedzi} {}</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>Typ kluczy i wartości w pamięci podręcznej KV; q8_0 zajmuje około połowy pamięci f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Cofnięto: ich streszczenie jest poza kontekstem.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Cofnięto: wypowiedź {first} wróciła, a jej streszczenie jest poza kontekstem.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Cofnięto: wypowiedź {first} wróciła.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Cofnięto: wypowiedzi {turns} wróciły, a ich streszczenie jest poza kontekstem.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Cofnięto: wypowiedzi {turns} wróciły.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Odblokuj go i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Odepnij</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Najpierw odepnij to, co przypięte.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>Użyj najwyżej</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>Użyj do znajdowania według znaczenia</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Użyj przewodnika</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>W drodze do serwera zdalnego, np. http://proxy.example:3128. Puste: jak w systemie (HTTPS_PROXY, NO_PROXY); none: bez proxy. Ten komputer jest zawsze odpytywany bezpośrednio.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Słownik</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Ostrzeżenie od</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>To, co model przemyślał lub wciąż powtarzał, nie jest czytane ponownie: pozostaje poza kontekstem.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>Czym zaczyna się nowy czat.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>Czym zaczyna się nowy czat. Puste: własny początek modelu, dokładnie według jego szablonu czatu.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>Co się z nim dzieje, gdy wraca tylko część jego wypowiedzi. Skróć (shrink): pozostałe zastępuje krótsze. Odrzuć: znika, a pozostałych nie ma. Gdy wrócą wszystkie, znika.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>Pobrana już część zostaje.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>Co memory_search robi z wypowiedziami znalezionymi w tym czacie. Cytuj wiersze (quote): model je czyta. Przywróć wypowiedzi (page_in): one same wracają do kontekstu.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>To, co musi zostać w tym czacie, wymaga {n_tokens:,} {n_tokens|tokenu|tokenów|tokenów}; ten kontekst ma {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>To, o co prosił model, jest poza zakresem: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>To, o co ta wiadomość pyta w {name}, nie mieści się teraz w kontekście.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>Nie można zapisać w {path} tego, co wpisano i czego nie wysłano.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>To, co już napisano, zostaje; wyślij wiadomość ponownie.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>To, co powiedziano wcześniej, jest zacytowane w wiadomości</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>To, co powiedziano wcześniej, było zacytowane w wiadomości</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Wiadomość, która dotyczy tego, co odeszło, przywraca to przed odpowiedzią ze stron lub jako cytat: to, z czym ma wspólne słowa (words), oraz to, ku czemu zwraca się uwaga modelu, co dotyczy tego samego albo, z modelem osadzeń, co znaczy to samo (automatic). Wył.: wypowiedzi wracają tylko na Twoje polecenie.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Gdy wiadomości wypełnią kontekst</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Gdy kontekst się zapełni</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Gdy wypowiedzi odchodzą</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Gdzie działa jego model; inny serwer to taki, który jest zgodny z serwerem OpenAI.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Podaj jego numer po nazwie pliku.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>Wpisz keep, shrink lub drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Napisz je albo po prostu pomiń wypowiedzi.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Podaj najpierw mniejszą liczbę.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>Prawdopodobieństwo XTC</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>Próg XTC</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>dokument w innym formacie</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>część jego stanu jest rekurencyjna</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>obraz</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>prezentacja</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>nagranie</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>arkusz kalkulacyjny</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>streszczenie wypowiedzi {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>tutaj około {n:,} {n|tokenu|tokenów|tokenów}/s</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>tutaj około {n:.1f} {n|tokenu|tokenów|tokenów}/s</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>około {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>archiwum</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>e-book w innym formacie</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>stary dokument Word</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>zwykle: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>co najmniej {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>najwyżej {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>automatycznie</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>z powrotem w kontekście</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>kopie zapasowe</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>model bazowy</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>przywróć wspomnienia z takiego pliku</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>przywróć to, co usunęła ostatnia edycja</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>przywróć wypowiedzi; ich streszczenie zostaje, jest skracane lub odrzucane</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>klient się rozłączył</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>udział w odpowiedzi: {} %</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>komórki można usunąć i zsunąć; sprawdzono przy wczytaniu modelu</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>komórki można usunąć, ale zsunięcie je zmienia (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>komórki można usunąć, ale nie zsunąć: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>polecenie</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>warunki</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>wymaga akceptacji warunków</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>kontynuuj ostatnią odpowiedź od miejsca, w którym się skończyła</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>oddaje {} % tego, co zostało przez Ciebie powiedziane</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>stan krytyczny</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>odłożone uszkodzone pliki</translation>
        </message>
        <message>
            <source>ddd</source>
            <translation>ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy</source>
            <translation>ddd, d MMM yyyy</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy, HH:mm</source>
            <translation>ddd, d MMM yyyy, HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>dokument</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>pomiń wymiany o małej ważności (poniżej 0,5)</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>pomiń teraz najstarsze wypowiedzi</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>pominięte</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>edytowano {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>awaryjnie</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>podaj liczbę</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>podaj liczbę od {low} do {high}</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>podaj liczbę większą niż {above}, najwyżej {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>podaj liczbę, co najmniej {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>podaj liczbę całkowitą</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>podaj liczbę całkowitą od {low} do {high}</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>podaj liczbę całkowitą, co najmniej {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>podaj adres lub nazwę tego komputera, na przykład 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>podaj adres zaczynający się od https://</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>podaj najwyżej {n:,} znaków</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>podaj nazwy takie jak my-computer.local, oddzielone przecinkami</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>podaj źródła takie jak https://example.org, oddzielone przecinkami</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>błąd {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>znajduje według znaczenia: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>pasuje do tego komputera</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>pasuje, ale zostawia mało pamięci innym programom</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>zapomniane</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>wolne miejsce w pliku</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>z luką</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>ile kontekstu jest zajęte i czym</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>ważność</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>ważność {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>w KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>jego uwaga działa w oknie przesuwnym</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>jego uwaga działa w oknie przesuwnym, którego stare komórki są używane ponownie</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>jest uszkodzony</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>jego odpowiedź została przerwana</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>jego odpowiedź nie jest w formacie JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>jego odpowiedź nie jest obiektem JSON</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>jego komórek nie można zapisać</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>jego klucze są skompresowane (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>jego pozycje skaluje YaRN; przesunięcie by je zepsuło</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>jego pozycje zawierają współczynnik uwagi; przesunięcie by je zepsuło</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>jego pozycje mają kilka wymiarów</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>jego pozycje mają kilka wymiarów (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>jego skwantowanych kluczy nie można ponownie obrócić</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>jego zapytania i klucze nie są podane</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>jego zapytania i klucze do siebie nie pasują</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>jego zapisane klucze to nie te, z którymi pracuje uwaga</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>nie można odczytać jego zapisanych kluczy ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>jego stan jest rekurencyjny: nie ma pojedynczych komórek do usunięcia</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>zachowaj plik jako dokument tego czatu; do kontekstu trafia to, o co pyta wiadomość</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>klucze typu {kv_type} są skwantowane i obrócone</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>tutaj poniżej 1 tokenu/s</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>mniej niż {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>pozwól tej wypowiedzi znów opuścić kontekst</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>poziom {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>wiersz {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp nie może wczytać {name}.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>utwórz klucz dla programu, który wywołuje API</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>wspomnień</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>wspomnienia przywołane za {0|wypowiedzią|wypowiedziami|wypowiedziami} {}</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>wspomnienie {number} z „{chat}”: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>wiadomości</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>modele do pobrania i szybkość każdego na tym komputerze</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>więcej, niż ma ten komputer</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>więcej niż {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>przenieś do pliku wspomnienia poniżej tej ważności i starsze</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nata</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>nigdy nie streszczaj ani nie pomijaj tej wypowiedzi</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>od uruchomienia programu nie szukano żadnej strony</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>brak szablonu</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>żadna wypowiedź nie jest poza kontekstem</translation>
        </message>
        <message>
            <source>note</source>
            <translation>notatka</translation>
        </message>
        <message>
            <source>now</source>
            <translation>teraz</translation>
        </message>
        <message>
            <source>off</source>
            <translation>wył.</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>w normie</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>wcześniejsze wersje wspomnień</translation>
        </message>
        <message>
            <source>on</source>
            <translation>wł.</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>przepełnienie</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>przegląd</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>s. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>część modelu jest rekurencyjna</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>część jego stanu jest rekurencyjna: nie ma pojedynczych komórek do usunięcia</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>część {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>przypięte</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>pozycje</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>pozycje {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>zastąp kontekst jego czystą kopią, w wolnej chwili</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>pytanie</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>cytaty z wypowiedzi {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>wczytaj czaty z takiego pliku JSON albo z eksportu ChatGPT lub Claude (zip lub JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>przebudowa</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>przebudowa: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>odrzucone</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>wygeneruj ponownie ostatnią odpowiedź (lub tę wypowiedź); stara zostaje</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>usuń dokument z tego czatu</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>zastąp swoją wiadomość; stara zostaje</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>odbierz programowi klucz</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>trwa…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>s</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>próbkowanie: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>zapisz czat (bieżący) do pliku: Markdown dla .md, w innym razie JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>zapisany kontekst</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>indeksy wyszukiwania</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>szukaj we wspomnieniach i we wszystkim, co powiedziano</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>szukaj modeli w Hugging Face Hub; słowa są tam wysyłane</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>zsunięcie</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>pokaż wspomnienie</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>polecany dla tego komputera</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>streść teraz stare wypowiedzi</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>streszczone</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>streszczenie</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>punktowo</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>przełącz na inny model z pliku GGUF</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>przejdź do innej wersji wypowiedzi</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>system {system:,} · streszczenia {summaries:,} · przywołane {recalled:,} · Ty {you:,} · model {model:,} · rezerwa {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>wyjmuje usunięty czat z kosza; bez numeru: co w nim jest</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>wyjmuje usunięte wspomnienie z kosza; bez numeru: co w nim jest</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>usuń z kontekstu wszystko (najpierw pyta; forget: bez echa)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>usuń ponownie to, co wróciło samo dla wiadomości</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>usuń wypowiedzi tak, aby ich echo nie pozostało w tym, co zostaje</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>zaczerpnięte z wypowiedzi, nie napisane przez model</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>teksty wspomnień</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>teksty wypowiedzi</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>kosz</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>połączenie zostało przerwane</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>kontekst był zajęty w {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>dokumenty tego czatu</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>pliki modelu w Hub i ile zajmują</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>biblioteka nie podaje, co oblicza</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>biblioteka odmówiła usunięcia komórek ze środka</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>biblioteka zgłasza, że jego komórek nie można przesunąć</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>model jest mały: słowa mówią więcej</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>z modelu: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>próg przycinania musi być niższy od progu odrzucania</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>streszczenie wypowiedzi {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>wiersz streszczenia „{}”</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>próba się nie powiodła: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>progi muszą rosnąć: ostrzeżenie &lt; krytyczny &lt; awaryjny</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>wypowiedź spoza kontekstu może wrócić ze strony</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>wypowiedź spoza kontekstu nie ma strony: zostałaby przeczytana ponownie</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>nie ma próbnika {unknown}, są {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>ta lista</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>tokenów</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>narzędzie</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>temat</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>wypowiedź {number} z „{chat}”: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>wypowiedź {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>wypowiedzi</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|wypowiedź, która wróciła|wypowiedzi, które wróciły|wypowiedzi, które wróciły} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|wypowiedź|wypowiedzi|wypowiedzi} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>wypowiedzi: {in_kv} w KV · {summarized} streszczonych · {dropped} pominiętych</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>bez zmian</translation>
        </message>
        <message>
            <source>user</source>
            <translation>użytkownik</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>ostrzeżenie</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>na czym opierała się ostatnia odpowiedź (lub podana wypowiedź) i co model przy niej widział</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>co zapisano z wypowiedzi i na ile się przydało</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>co zajmuje miejsce w folderze danych</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>które programy mają własny klucz</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>z cytatem tego, co powiedziano wcześniej</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): wypowiedź {first}, zwolniono {freed:,} {freed|token|tokeny|tokenów} w {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): wypowiedzi {turns}, zwolniono {freed:,} {freed|token|tokeny|tokenów} w {ms:,.0f} ms</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} nie przyjmuje „{text}”.</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} wymaga liczby całkowitej, a nie „{text}”.</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} wymaga nazwy programu.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} wymaga numeru wypowiedzi.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; streszczenie jest gotowe</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; wszystkie są w kontekście</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; wypowiedź {first} jest w kontekście</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; wypowiedzi {turns} są w kontekście</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>Nie można połączyć się z {host}.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} nie odpowiada.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} ma teraz własny problem ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} otrzymuje zbyt wiele żądań z tej sieci.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} odmawia odpowiedzi ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} wysłał coś innego niż listę modeli.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>Liczba pozostających wypowiedzi: {kept}, a nie {requested}: to, co zostaje, zaczyna się Twoją wiadomością i zostawia miejsce na odpowiedź.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>Z {name} przywrócono {memories}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>Do {path} przeniesiono {memories}. /memory unarchive przywróci zawartość.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|pobranie|pobrania|pobrań}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|polubienie|polubienia|polubień}</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|wspomnienie|wspomnienia|wspomnień}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} wspomnienie</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>stron szukanych od uruchomienia programu: {n:,}; znalezionych: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|strona|strony|stron} wszystkich czatów, {mb:,.1f} MB z najwyżej {most:,.0f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|strona|strony|stron} tego czatu, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} {n|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} {n|token|tokeny|tokenów}, około {s:,} s</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>Pobrany plik {name} jest uszkodzony: suma kontrolna się nie zgadza.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} nie może być dokumentem tego czatu: do jego kontekstu nic nie trafia samo.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>Nie można wczytać {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>Nie można odczytać {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>Nie można odczytać {name}: plik jest uszkodzony albo nie jest tym, na co wskazuje nazwa.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} nie nadaje się do osadzeń.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>Nie można zapisać {name}.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} nie może używać pamięci podręcznej typu q8_0: jego głowice mają po {head_sizes:g} wartości, a to nie jest wielokrotność {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} nie ma szablonu czatu, więc nie wiadomo, w jakiej formie uczono go rozmawiać. Jego odpowiedzi mogą być gorsze, niż by mogły. Inny plik tego samego modelu może mieć szablon.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>Nie udało się ponownie wczytać {name}: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} nie zawiera tego, co w nim zapisano.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>Błąd {name}.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} zmieniono na serwerze.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} nie zawiera tekstu. Może to skan, w którym strony są obrazami.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} to model bazowy: kontynuuje tekst, nie uczono go rozmawiać. Jego odpowiedzi mogą zbaczać z tematu, powtarzać się albo mówić za Ciebie. Do rozmowy wybierz model z „Instruct” lub „Chat” w nazwie.</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} to dalsza część modelu w {n_parts} plikach.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} to dokument {kind}, a nie plik tekstowy.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} ma więcej niż {most} MB.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} wczytano ponownie i czat trwa jak dotąd.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} nie ma już na serwerze.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} nie jest plikiem.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} to nie model językowy, lecz dodatek do modelu.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} nie jest plikiem tekstowym.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} jest rodzaju „{kind}”, którego ta wersja llama.cpp nie zna.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} jest tylko dla osób, którym przyznano dostęp.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} jest chroniony hasłem.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} to {kind}; nie można tego tu odczytać.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} nie jest prawidłowym plikiem GGUF.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} wymaga {needed:,.1f} GiB pamięci; ten komputer ma {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} nie ma już dostępu.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} to, sądząc po pliku, model bazowy, bo nie ma szablonu czatu: kontynuuje tekst, nie uczono go rozmawiać. Jego odpowiedzi mogą zbaczać z tematu, powtarzać się albo mówić za Ciebie. Do rozmowy wybierz model z „Instruct” lub „Chat” w nazwie.</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} zamienia teksty na wektory; nie umie pisać.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} {n|fragment|fragmenty|fragmentów}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (usunięto {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>Wczytano {n} czat z {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>Wczytano {n} {n|czat|czaty|czatów} z {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|edycja|edycje|edycji}, w tym awaryjnych: {emergencies}; decyduje: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|plik|pliki|plików}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} blok streszczenia</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|blok|bloki|bloków} streszczeń</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} wypowiedź</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} {n|wypowiedź|wypowiedzi|wypowiedzi}</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>{n} {n|wypowiedź|wypowiedzi|wypowiedzi} tego czatu trzeba przeczytać ponownie: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>Nie można otworzyć {path} jako pliku.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} to folder, a nie plik modelu.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} nie jest zwykłym plikiem.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, pierwszy z plików (razem {n})</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>ze stron może wrócić {ready:,} z {n:,} wypowiedzi spoza kontekstu</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} Czat jest kontynuowany z profilem domyślnym.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} nie ma na {host} albo nie jest dostępne dla wszystkich.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} pamięci RAM</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Przypięte i dlatego niezapomniane: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>zajęte tokeny: {used:,} z {n_ctx:,} ({share:.0%}), stan: {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (z modelu)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: odczyt {cost_text}.</translation>
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
            <translation>{} mln</translation>
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
            <translation>{} Gdy odpowiedź się zaczynała, model widział: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} i {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>pobrania: {}</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>pominięte: {}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} wcześniejsza wersja</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|wcześniejsza wersja|wcześniejsze wersje|wcześniejszych wersji}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>zapomniane: {}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} godz. {} min</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} jest dokumentem tego czatu · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} tys.</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} kB</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>polubienia: {}</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} wiadomość</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|wiadomość|wiadomości|wiadomości}</translation>
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
            <translation>parametry: {}</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} fragment</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} fragment z</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|fragment|fragmenty|fragmentów}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|fragment|fragmenty|fragmentów} z</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} s</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>streszczone: {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>zwolniono {} {0|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} {0|token|tokeny|tokenów} w {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} {0|token|tokeny|tokenów} kontekstu</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>Tokeny otrzymane: {}, wysłane do modelu: {}; dozwolone: {}.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>Tokeny, które były już w pamięci podręcznej: {}.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} wypowiedź w KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{0|Wróciła|Wróciły|Wróciło} do tego {} {0|wypowiedź|wypowiedzi|wypowiedzi} ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|wypowiedź|wypowiedzi|wypowiedzi} w KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · także w wiadomości</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · zacytowano z wypowiedzi {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · zacytowano w wiadomości</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} {1|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, z powodu: {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, wypowiedź {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. Już poza kontekstem, więc nie sprawdzono: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: z wiadomości {}; mniej tokenów o {}.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>Do „{text}” brakuje jeszcze jednego słowa.</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>„{}”</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>It reads memories, turns and documents in idle time.</source>
            <translation>W wolnych chwilach czyta wspomnienia, wypowiedzi i dokumenty.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Czeka w polu wiadomości swojego czatu.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Nie udało się tego wykonać.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>Nie można zapisać ustawień; obowiązują do zamknięcia okna.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Ta wiadomość należy do innego czatu.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>Wpisanego tekstu nie udało się jeszcze zapisać.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} znajduje teraz według znaczenia</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>Kontynuuj tę odpowiedź od końca (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Kopiuj wiadomość</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Edytuj i wyślij ponownie…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Edytuj poprzednią wiadomość i wyślij ją ponownie</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Tekst modelu</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Model, wypowiedź {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Generuj ponownie</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Ponów</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Pokaż wszystkie znaki ({})</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Rozumowanie</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Wywołanie narzędzia, niedokończone</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Dlaczego?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>Dlaczego? Pokaż, na czym opierała się ta odpowiedź</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>wypowiedź {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} tokenów/s</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ przerwano</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ zakończono na limicie</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ wstrzymano: jest bardzo długa</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ zatrzymano</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ zatrzymano: powtarzała się</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Ponieważ dotyczą tego samego</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>Z powodu: {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Pozwól im odejść</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Pozwól im odejść: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>Nie w tym czacie</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>W tym czacie nic już nie wróci samo</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Usuń je ponownie z kontekstu; ich streszczenie zostaje</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>Model czyta to w wiadomości: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>Co wiadomość ma z nimi wspólnego</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Dlaczego</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Dlaczego: {}</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>„{}”</translation>
        </message>
    </context>
    <context>
        <name>BinDialog</name>
        <message>
            <source>Delete all…</source>
            <translation>Usuń wszystko…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Usuń na dobre</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Usuń na dobre…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>Usunąć {} {0|pozycję|pozycje|pozycji} na dobre?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>Usunąć „{}” na dobre?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Usunięto</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Filtruj według tytułu</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nowy czat</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Żaden tytuł nie pasuje.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Nic tu nie ma.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Ostatnio usunięte</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Przywróć</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Tego nie można cofnąć. To, czego czat nadal używa, zostaje. Kopie zapasowe w folderze danych zawierają to, dopóki nie zastąpią ich nowsze.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Tytuł</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Rodzaj</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>Po {} dniach znika stąd na dobre, chyba że jakiś czat nadal tego używa.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>czat</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>wspomnienie</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Edycja kontekstu: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>szybkie edycje</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: po edycji ten model musi jeszcze raz przetworzyć to, co zostaje.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>wolne edycje</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: stare wypowiedzi można usunąć z kontekstu tego modelu bez ponownego przetwarzania reszty.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Wszystkie czaty wyeksportowano</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Usunięto czat</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Wyeksportowano czat</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Eksportuj wszystkie czaty</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Eksport czatu</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Usunięto folder</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, ze wszystkim (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nowy folder</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Części nadal używa jakiś czat, więc na razie zostaje.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Pokaż w folderze</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Nie udało się tego wykonać.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>jego {} czat zostaje</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>{} {0|czat z niego zostaje|czaty z niego zostają|czatów z niego zostaje}</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>Czaty</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Usuń folder, zachowaj czaty</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Eksportuj wszystkie czaty…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Eksportuj…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Ukryj jego czaty</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Przenieś do folderu</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Nowy folder…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Bez folderu</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Żaden tytuł nie pasuje. Ctrl+F szuka w tym, co powiedziano.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otwórz</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Przypnij na górze</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Ostatnio usunięte…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Zmień nazwę</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Pokaż jego czaty</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Odepnij</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Folder {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Foldery</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nowy czat</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Starsze</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Przypięte</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>W tym miesiącu</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>W tym tygodniu</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Dzisiaj</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>zwinięty</translation>
        </message>
        <message>
            <source>open</source>
            <translation>otwarty</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} czat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|czat|czaty|czatów}</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, przypięty</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>Strzałki przesuwają oś czasu, Enter pokazuje wypowiedź w tym miejscu.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Kliknięcie: pokaż w czacie. Kółko: powiększenie.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Pominięte</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>W KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Przegląd czatu</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>Przywołane</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>Streszczone</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Streszczenie</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Prompt systemowy</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|Wypowiedź|Wypowiedzi|Wypowiedzi} {} z {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>tokenów</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>wypowiedzi</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>Tytuł czatu</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Nazwa folderu</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>pisze…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Rozmowa</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Dokument tego czatu. Jest zbyt długi, aby trafić do wiadomości w całości.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Dokument tego czatu: to, o co pyta wiadomość, trafia do kontekstu we fragmentach. Kliknij, aby zamiast tego wysłać w całości.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Załączono: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>Nie załączaj</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>Nie załączaj {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Trafi do wiadomości w całości. Kliknij, aby zamiast tego zachować jako dokument tego czatu.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>W całości</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>czytanie…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokeny|tokenów}</translation>
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
            <translation>Kod</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Skopiowano</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>Kopiuj kod</translation>
        </message>
        <message>
            <source>code</source>
            <translation>kod</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>Polecenia i prompty</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>Edytuj prompty…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompty</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>Załącz pliki</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Załącz pliki (Ctrl+Shift+A); albo upuść je lub wklej</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Wiadomość</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Wiadomość lub / dla poleceń</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Wyślij</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Wyślij (Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Wyślij wiadomość</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zatrzymaj</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Zatrzymaj odpowiedź</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Zatrzymaj; to, co napisano, zostaje (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>Model jeszcze pracuje.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} jest jeszcze wczytywany.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Wiadomość przyjmuje najwyżej {} {0|plik|pliki|plików}.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Załącz pliki</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>Opisz, co na nim jest, albo wklej jego tekst.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>Zostanie wysłany tylko raz.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Przeczytano tylko początek.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Wklejony tekst</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>Nie można wysyłać obrazów.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>Nie można odczytać pliku.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Pozostałe pominięto.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>Potem wiadomość zostanie wysłana. Esc ją wstrzymuje.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>Nie można odczytać {} {0|pliku|plików|plików}.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} jest już w załącznikach.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} jest bardzo długi</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Pytanie serwera o modele…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Sprawdź połączenie</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>Przy dotychczasowej szybkości zajmie to około {} s.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Przywróć</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>Przywrócić {0|wypowiedź|wypowiedzi|wypowiedzi} {}?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>Otwórz tamten czat: można je przywrócić na jego osi czasu.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Streść teraz</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>Model musi w tym celu przeczytać {} {0|token|tokeny|tokenów}.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Te wypowiedzi należą do innego czatu.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>Wróciła wypowiedź {}</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Wróciła wypowiedź|Wróciły wypowiedzi|Wróciły wypowiedzi} {}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>tak, jak zostawił ją model, w {}; niczego nie czytano ponownie</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>tak, jak zostawił je model, w {}; niczego nie czytano ponownie</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>sprawdza, na czym opierała się ta odpowiedź…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>przeczytano ponownie z tekstu, w {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>przeczytano ponownie z tekstu, w {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>wypowiedź {} ustąpiła miejsca</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>wypowiedzi {} ustąpiły miejsca</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>Kontekst</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>Kontekst: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>Dryf: brak. Kontekst został naprawiony: to, co odeszło, nie ma w nim echa.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Dryf: {0} nata; po {1} % z ostatnich {2} {2|tokenu|tokenów|tokenów} najbardziej prawdopodobne słowo jest takie jak w czystym kontekście.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Szacunek, bo model jest na innym serwerze; poprawiany według jego raportów.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>Ile kontekstu modelu jest zajęte. Nie wczytano modelu.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>Znaczniki: ostrzeżenie, stan krytyczny, przepełnienie przy {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>Co widzi model, w tokenach:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>stan krytyczny</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>wolne, z rezerwą</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>zarezerwowane na odpowiedź lub streszczenie</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>nie wczytano modelu</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>jeszcze nie wczytano</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>w normie</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>przepełnienie</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>przywołane</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>streszczenia</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>prompt systemowy</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>pisana wiadomość</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>wypowiedzi modelu</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>odpowiedź w trakcie pisania</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>ostrzeżenie</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>co zastępuje</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>Twoje wypowiedzi</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>odejdzie za to {} lub więcej</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>Pozostawiono ją bez zmian i zostanie, cokolwiek tu wybierzesz.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Przywróć kopię</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Zacznij od nowa</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>Najnowsza sprawna kopia jest z {} i zawiera {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Zapisane czaty są uszkodzone</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} czat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|czat|czaty|czatów}</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>Kontynuowano {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Pokaż, co było wcześniej</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Wczytaj</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Użyj</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>Pobrano {}</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, suma kontrolna się zgadza.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Pobierz model</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Znajdź inne modele…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>Modele do pobrania</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Modele na otwartych licencjach z Hugging Face Hub. Ten komputer ma {} pamięci; rozmiar i szybkość oszacowano dla kontekstu {} {1|tokenu|tokenów|tokenów}. Pobieranie trwa także po zamknięciu.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Do znajdowania według znaczenia</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! pasuje, ale zostawia mało pamięci innym programom</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>Po edycji ten model musi jeszcze raz przetworzyć to, co zostaje: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>Anuluj pobieranie {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Edycja kontekstu: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Pobierz</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>Pobieranie {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>W użyciu</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Wczytaj</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Wstrzymaj</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Wznów</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Użyj</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>około {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>co najmniej {} pamięci</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>sprawdzanie pobranego pliku…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>na tym komputerze</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>wstrzymano przy {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>wolne edycje</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>polecany dla tego komputera</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>zostało {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} pamięci</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} z {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/s</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: wolny</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ pasuje do tego komputera</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ więcej, niż ma ten komputer</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Edycje kontekstu</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>Nie edytuj</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>Nie edytuj (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>Edycja wypowiedzi {} · stara wersja zostaje</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Przywróć</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Przywróć wypowiedzi {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>Przywróć {0|wypowiedź|wypowiedzi|wypowiedzi} {} do kontekstu</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Pokaż streszczenie</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Cofnij: przywróć {0|wypowiedź|wypowiedzi|wypowiedzi} {}</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>Prompty…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>Zapisz jako prompt…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Dryf: nie mierzono od ostatniej edycji.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Edycja</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Edycje kontekstu</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Zwolniono</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Napraw</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Nic nie opuściło kontekstu tego czatu.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Czyta kontekst jeszcze raz, gdy nic innego nie działa: wtedy nic, co odeszło, nie ma w nim echa</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>Na żądanie</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Pokaż w czacie</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Pokaż streszczenie</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Zajęło</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Zapomniano wypowiedź|Zapomniano wypowiedzi|Zapomniano wypowiedzi} {}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Kiedy</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>polecenie</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>wiadomość</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>sytuacja awaryjna</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>model</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>program</translation>
        </message>
        <message>
            <source>you</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokeny|tokenów}</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>Silnik się zatrzymał. Wszystko, co zapisano, jest bezpieczne; uruchom aplikację ponownie.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Zamknij ten komunikat</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} słowo</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|słowo|słowa|słów}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API wł.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Wczytywanie modelu</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Więcej dla tego czatu</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Inne programy mogą wywoływać {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Pokaż czaty</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Pokaż pamięć</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Streść teraz</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Streść teraz stare wypowiedzi</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Streść teraz stare wypowiedzi i zwolnij ich miejsce (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Sprawdzanie modelu</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Znajdź model</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Pytanie o jego pliki…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Wróć do listy</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>Pliki tego modelu</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Nie zawiera pliku modelu, który można tu pobrać.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Licencja: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Strona modelu</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>Strona modelu {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>nie podano</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>Gdy piszesz, odpytywany jest {}: dostaje słowa i nazwę otwieranego repozytorium, nic więcej. Ten komputer ma {} pamięci; rozmiar i szybkość oszacowano dla kontekstu {} {2|tokenu|tokenów|tokenów}.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Wybierz model, aby zobaczyć jego pliki.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Znajdź model</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>Najwięcej pobrań</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>Najwięcej polubień</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Nazwa modelu, np. qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>Żaden model GGUF nie pasuje do „{}”. Użyj mniejszej liczby słów: nazwy modelu i jego rozmiaru, np. gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Kolejność</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>Ostatnio zmienione</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>Szukaj modeli</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Wyszukiwanie…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>Pokaż więcej</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Zyskujące popularność</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Wpisz, czego szukasz. Wymieniane są tylko modele w plikach GGUF.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Szerokość wyników</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} i więcej</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} model</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} {0|model|modele|modeli}</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>Token dostępu</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Kopiuj link</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Zapomnij token</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Jest przechowywany z innymi Twoimi kluczami i wysyłany tylko do tego serwera, dla takich modeli.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>O dostępie decydują autorzy: zaloguj się i poproś o niego na stronie modelu.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>Zaloguj się i zaakceptuj warunki na stronie modelu.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Zachowaj token</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Otwórz link</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Token jest przechowywany z innymi Twoimi kluczami i wysyłany tylko do tego serwera, dla takich modeli.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Wtedy można go tu pobrać z tokenem dostępu Twojego konta.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Znalezione repozytoria</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Czaty (*.json *.zip);;Wszystkie pliki (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Zaimportowano czaty</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Wybierz inny plik…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importuj czaty</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>Importowanie czatów</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>Niczego nie zaimportowano.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Jeden czat jest na liście</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Otwórz go</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>Odczyt {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zatrzymaj</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>Nie udało się zaimportować czatów.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} czat</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|czat|czaty|czatów}</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} {0|czat jest|czaty są|czatów jest} na liście</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>Czaty: {} z {}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>Pliki, których nie udało się zaimportować: {} z {}.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>Przejdź do najnowszych</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Legenda osi czasu: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>pominięte</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>edycja</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>model, w KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>przypięte</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>przywołane</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>streszczone</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>streszczenie</translation>
        </message>
        <message>
            <source>system</source>
            <translation>system</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>Ty, w KV</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otwórz</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>Otworzyć link?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>Otworzyć ten adres w innym programie?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>Model: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>Nie ma w tym streszczeniu:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Przywróć</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Przywróć: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>Model zobaczy to znów od następnej wiadomości</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API wył.</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API wł.: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>Załącz do wiadomości</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>Kopiuj adres API</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Edycje kontekstu…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Przejdź do następnej części okna</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Przejdź do poprzedniej części okna</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Przejdź do tego, co wkrótce odejdzie</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>Przejdź do najnowszych</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Wczytaj ten model</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Otwórz menu elementu, który ma fokus</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parametry tego czatu…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>Prompty…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Ostatnio usunięte…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Szukaj wspomnień i wypowiedzi</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Pokaż lub ukryj czaty</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Pokaż lub ukryj pamięć</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Szerokość listy czatów</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Szerokość panelu pamięci</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Napisz wiadomość</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Eksport pamięci</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Pisz dalej</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Usunięto wspomnienie</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Wyeksportowano pamięć</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Nie zapisano</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notatki</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>Otwórz tamten czat: wspomnienie można usunąć na jego osi czasu.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Przywołano w tym czacie</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Przywołano z pamięci</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Pokaż w folderze</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Coś poszło nie tak wewnątrz programu. Zapisane dane są bezpieczne.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>Nie udało się zmienić pamięci.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>To wspomnienie przywołano w innym czacie.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>To, co napisano, będzie tam po ponownym otwarciu.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} {1|token|tokeny|tokenów}</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>Przyszedł z wypowiedzią {} w „{}”</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Zamknij wspomnienie</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Porównaj wersje…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Kopiuj tekst</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Usuń wspomnienie</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Edytuj wspomnienie</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Eksportuj…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Pamięć</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Wspomnienie: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Więcej dla tego wspomnienia</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nowy czat</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>Część „{}”</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Przypnij wspomnienie</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Pokaż wspomnienie, którego to jest częścią</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Pokaż wypowiedzi w czacie</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Pokaż je w czacie</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>Zastępuje {0|wypowiedź|wypowiedzi|wypowiedzi} {} z „{}”</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Tekst wspomnienia</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>Wypowiedź {} z „{}”</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Odepnij wspomnienie</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>wypowiedź {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Edytuj wspomnienie</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>Należy do otwartego czatu, ale może ją znaleźć każdy czat.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Nowa notatka</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Tagi rozdzielone przecinkami</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Tekst wspomnienia</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>Model zobaczy nową wersję od następnej wiadomości.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>Stara wersja zostaje; można ją porównać i przywrócić.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>Co zapamiętać?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Wszystkie czaty</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Dowolny tag</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>Filtr według tagu: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notatki</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Streszczenia</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Wypowiedzi</translation>
        </message>
        <message>
            <source>any</source>
            <translation>dowolny</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Usuń wspomnienie</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Wspomnienia</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Przypnij wspomnienie</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Odepnij wspomnienie</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Znajduj też według znaczenia…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Wysokość listy wspomnień</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Ukryj pamięć</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Ukryj pamięć (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Pamięć</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notatka</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>Nic nie znaleziono dla „{}” z filtrami powyżej.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>Nic nie znaleziono dla „{}”.</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Nic nie przechodzi przez filtry powyżej.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Szukaj wspomnień i wypowiedzi</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Gdy stare wypowiedzi są streszczane, ich streszczenia pojawiają się tutaj i można je przeszukiwać.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Napisz notatkę</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Narzędzie</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>Co zastępuje to wspomnienie</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>Model już nie widzi tej wypowiedzi; pozostaje w czacie i można ją wyszukać.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>pominięte</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>zapomniane</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>streszczone</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>Teraz jest kontynuowany z {}.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>Jego pliku już tam nie ma: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>Wczytaj ponownie {}</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modele na tym komputerze</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>W tym czacie ostatnio używano {}</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Dodaj folder…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Kontekst</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>Pobierz…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Edycja</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Szybkie edycje (surgical): stare wypowiedzi odchodzą pojedynczo. Wolne edycje (rebuild): to, co zostaje, jest po edycji czytane od nowa. Co obowiązuje, sprawdza się przy wczytaniu modelu.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Plik</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Folder z modelami</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Znaleziono w</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Wczytaj</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Szukanie modeli…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>RAM</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>Szacunki pamięci zakładają kontekst {} {0|tokenu|tokenów|tokenów}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Modele</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Modele na tym komputerze</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Żaden model nie pasuje do wyszukiwania.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>Nie znaleziono modeli.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Otwórz plik GGUF…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Kwantyzacja</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Ile mniej więcej tokenów na sekundę pisze na tym komputerze.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>Szukaj modeli</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Tokeny/s</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Użyj</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>nie można użyć</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>szybkie edycje</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>wolne edycje</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · znajduje według znaczenia</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Wszystkie pliki (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Wybierz model</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Pobierz model…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Znajdź model…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Przewodnik (dołączony do aplikacji)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>Model: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modele (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>Modele na tym komputerze…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Brak modelu</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Otwórz plik GGUF…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Otwórz model</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: kontekst {} {1|tokenu|tokenów|tokenów}</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Odpowiedź na {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Polecenia, czaty, ustawienia, wspomnienia</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Co pasuje</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Brak wyników.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Szukaj poleceń, czatów i nie tylko</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Eksportuj wszystkie czaty…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Importuj czaty z pliku…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Ostatnio usunięte…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Szukaj poleceń, czatów i nie tylko</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Ustawienia: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>Ten czat: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>czat</translation>
        </message>
        <message>
            <source>command</source>
            <translation>polecenie</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>wspomnienie</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>ustawienia</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>Automatycznie</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parametry tego czatu</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>własny modelu</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Obowiązuje w tym czacie od następnej wiadomości. Puste: jak w profilu „{}”.</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Jak w profilu</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Zamknij parametry</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Zostaje: coś już po nim powiedziano. Nowy czat może mieć inny.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Nazwa profilu</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Parametry tego czatu</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Zapisz jako profil</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Ponów</translation>
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
            <translation>Nie można zapisać profili.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Czaty i połączone aplikacje używają profilu. Puste pola są takie jak w Ustawieniach.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Zamknij jeszcze raz, aby porzucić to, co napisano.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Usunięto: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nowy</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Nowy profil</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Profile</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Resetuj</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Zresetowano.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Zapisano.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>Istnieje inny profil o tej nazwie.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>Użyj w tym czacie</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (kopia)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (zdalny)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>Wszystkie pliki (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>Wybierz plik GGUF</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Połączenie</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Plik…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Własne ustawienia</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Przechowywany w systemowym pęku kluczy, jeśli jest, nigdy w profilu.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Klucz</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modele (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Sprawdź połączenie</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>cały dostępny</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatycznie</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>jak w Ustawieniach</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>z Ustawień: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>brak</translation>
        </message>
        <message>
            <source>off</source>
            <translation>wył.</translation>
        </message>
        <message>
            <source>on</source>
            <translation>wł.</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>klucz jest zapisany; wpisz nowy, aby go zastąpić</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Edytuj profile…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Parametry tego czatu…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Profil: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>Profil tego czatu: model, prompt systemowy, próbkowanie i kontekst</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (zdalny)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Usuń</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>Wstaw do wiadomości</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nazwa</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>Nazwa promptu</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Nowy</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Prompty</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Zapisane prompty</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Streść to w trzech zdaniach:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>Tekst promptu</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>Słowa w nawiasach klamrowych, takie jak {text}, to miejsca do wypełnienia.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>Usunięto „{}”.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>Zapisano „{}”.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Pomiń je teraz</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Zachowaj to</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Nic ich tu nie zastąpi. Pozostają zapisane.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Streść teraz</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>Czekają, aż w użyciu będzie {} {0|token|tokeny|tokenów} albo odpowiedź będzie potrzebować miejsca; to zwolni {}.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>To pozostanie znane: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Wkrótce odejdzie wypowiedź|Wkrótce odejdą wypowiedzi|Wkrótce odejdą wypowiedzi} {}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>W kontekście</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Przywołaj · {} {0|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>Przywołaj…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Usuń z kontekstu</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>zastępuje tam wypowiedzi, o których mówi</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>koszt</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>jest miejsce na {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>za długie: jest miejsce na {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>Żądania API</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Dodano</translation>
        </message>
        <message>
            <source>At</source>
            <translation>O godz.</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Kontekst</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Wiadomości</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Żaden program nie może teraz wywoływać. Przełącznik jest w ustawieniach, na stronie „{}”.</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Żaden program jeszcze nie pytał. Tutaj pojawi się, o co pyta każdy z nich.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Profil</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>Programy wywołują {}/v1 z kluczem.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Odpowiedź</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Żądania</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Tokeny</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>, około {} s</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Przywróć · {} {0|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Przywróć…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Cytuj</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Cytuj tę wypowiedź w wiadomości</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>nic nie jest czytane ponownie</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>koszt</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>nie ma na nie miejsca</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>nie ma ich w tej gałęzi czatu</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|wypowiedź|wypowiedzi|wypowiedzi} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>czytane ponownie: {}</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>odejdzie za to {} inna</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>{0|odejdzie|odejdą|odejdzie} za to {} {0|inna|inne|innych}</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>Kopiuj wzór</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>Otwórz link…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Zaznacz wszystko</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>Żądania API</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Kopiuj klucz</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Inne programy mogą wywoływać {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>Nie udało się uruchomić API.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Potrzebują klucza.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>Adres dla innych programów</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopiuj</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Kopiuj adres</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Kopiuj klucz</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Ukryj</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Ukryj klucz</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Klucz</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Klucz dla innych programów</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>Programy dla API OpenAI przyjmują je jako bazowy URL i klucz API.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>Żądania…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Pokaż</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>Pokaż żądania API</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Pokaż klucz</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>nie działa</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>wył.: włącz poniżej</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Wybierz model, aby zacząć</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Wczytywanie modelu…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>Otwórz tamten czat: edycję można cofnąć przy jej znaczniku.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Przygotowywanie kontekstu tego czatu…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>Nie można odczytać zapisanych czatów.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Ten czat nie jest wczytany. Wybierz go ponownie.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Ta edycja należy do innego czatu.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Poczekaj na koniec odpowiedzi.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>Oczekiwanie na odpowiedź w innym czacie…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>edytuje kontekst…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>sprawdza {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>czyta to, co znaleziono…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>streszcza stare wypowiedzi…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>sprawdzanie modelu…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} nie jest już dokumentem tego czatu.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Wszystkie pliki (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Dotyczy nowych czatów.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>Przywróć domyślne: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Wybierz: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wybierz…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modele (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Wymaga ponownego wczytania modelu.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Resetuj</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>Resetuj {} do {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Działa po ponownym uruchomieniu.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatycznie</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>domyślnie: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>puste</translation>
        </message>
        <message>
            <source>off</source>
            <translation>wył.</translation>
        </message>
        <message>
            <source>on</source>
            <translation>wł.</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>Profil „{}” ma własne: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Ustawienia zaawansowane</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Wczytaj model ponownie</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Żadne ustawienie nie pasuje do wyszukiwania.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Strony ustawień</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Zapisano automatycznie.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Szukaj w ustawieniach</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Szukaj w ustawieniach ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Niektóre dotyczą nowych czatów.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Niektóre zmiany wymagają ponownego wczytania modelu.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Niektóre działają po ponownym uruchomieniu.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>ukryte</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>pokazane</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Zaawansowane ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Zaawansowane</translation>
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
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Polecenia (w wiadomości)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Usuń czat lub wspomnienie (na liście)</translation>
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
            <translation>Skróty klawiszowe</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>W lewo, w prawo</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Przechodź między wypowiedziami (na osi czasu)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Nowy wiersz</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Zmień nazwę czatu</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Wyślij</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API wył.</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API wł.</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>Filtruj czaty</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>Filtruj czaty według tytułu</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>Ukryj czaty</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Ukryj czaty (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>Importuj jako czaty</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Importuj czaty</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>Importuj czaty z plików…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Nowy czat</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Nowy czat (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Nowy folder</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Żaden program nie może wywoływać. Kliknij, aby otworzyć ustawienia API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Inne programy mogą wywoływać {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Ustawienia (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Mały model dołączony do programu, który objaśnia okno.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>Modele LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>Na tym komputerze…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Otwórz plik GGUF albo upuść go na okno.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Otwórz plik GGUF…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>Inne modele do pobrania…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Porozmawiaj z przewodnikiem</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Użyj modelu, który masz</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Użyj przewodnika</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Aktywność</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>Przetwarzanie promptu</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Czas do pierwszego tokenu</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Tokeny pisanej wiadomości</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Tokeny na sekundę</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Wypowiedzi w kontekście</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>pierwszy token {} s</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>wiadomość: {} {0|token|tokeny|tokenów}</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>odejdą za to stare wypowiedzi</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>przeczytano {} z {} {1|tokenu|tokenów|tokenów}</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>czytanie…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>zatrzymywanie…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>myśli…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>za długa dla tego kontekstu</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>czeka na wysłanie, Esc je wstrzymuje</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>pominięte: {}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>zapomniane: {}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} w KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>zostało {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>streszczone: {}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} tokenów/s</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} wypowiedź</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} {0|wypowiedź|wypowiedzi|wypowiedzi}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>Zastosuj</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Szczegółowość</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>Nie pokazuj tego więcej</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>Jak szczegółowe jest streszczenie</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>Zajęte: teraz {} {0|token|tokeny|tokenów}; z Twoim tekstem zostanie policzone przy zastosowaniu.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>Zajęte: {} → {} {1|token|tokeny|tokenów}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Najnowsze wypowiedzi, które zostają bez zmian</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Nic nie może odejść: wszystkie wypowiedzi są niedawne lub przypięte. Zachowaj mniej.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Streść teraz</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>Także poprzednie streszczenie: {} {0|token|tokeny|tokenów}.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>Streszczenie jest pisane…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>Streszczenie zajęłoby tyle samo tokenów: skróć je albo zachowaj mniej wypowiedzi.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>Streszczenie; można je zmienić, gdy jest napisane</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Narzędzie</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Wypowiedzi, które opuściłyby kontekst</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Zachowaj wypowiedzi</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Odeszłaby wypowiedź|Odeszłyby wypowiedzi|Odeszłyby wypowiedzi} {}, {} {1|token|tokeny|tokenów}.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Przywróć mój tekst</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>Czekanie na model…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>Podgląd można przywrócić w ustawieniach, na stronie Wygląd</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>krótkie</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>szczegółowe</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>średnie</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>Progi kontekstu</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>Strzałki przechodzą między wypowiedziami, Enter pokazuje wypowiedź w czacie.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Kopiuj szczegóły</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Zamknij powiadomienie</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>Pominięto w kontekście {0|wypowiedź|wypowiedzi|wypowiedzi} {}</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>Zakończyło się, zanim można było to zatrzymać.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Pokaż streszczenie</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Streszczono wypowiedź|Streszczono wypowiedzi|Streszczono wypowiedzi} {}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Cofnij</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Co można zrobić</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>Zwolniono {} {0|token|tokeny|tokenów} w {}; nic nie przepadło</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Wywołanie narzędzia: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nic</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>nic nie znaleziono</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>wywołanie narzędzia</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>Model: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>Kopiuj wiadomość</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Edytuj i wyślij ponownie</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Edytuj i wyślij ponownie…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Ponów</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Pokaż wszystkie znaki ({})</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ty</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Ty, wypowiedź {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>wypowiedź {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokeny|tokenów}</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>Wrócisz do niej, gdy znów zaczniesz edytować tamtą wiadomość.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>Jest pokazywana zamiast poprzedniej wersji.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>Edytowana wiadomość należy do innej wersji.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>Druga edycja nie przepadła</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Ta wypowiedź należy do innej wersji</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Twój tekst jest w polu wiadomości; aby edytować wiadomość, wróć do jej wersji.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Następna wersja</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Poprzednia wersja</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Wersja {} z {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Różnica</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Użyj znów tej wersji</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Wersja do porównania</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Wersje wspomnienia</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>Co zmieniono od tego czasu</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>wersja {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Rozmowa bez końca</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Wybierz jakiś, aby zacząć.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Rozmowy bez końca z modelami, które działają na Twoim komputerze. Od którego chcesz zacząć?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>Nie wczytano modelu</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>Jak zacząć</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>Witamy w EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>Co pokazuje wskaźnik?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>Co się dzieje, gdy kontekst jest pełny?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Gdy kontekst modelu się zapełnia, jego stare wypowiedzi są streszczane, a czat trwa dalej. Pasek u góry pokazuje, ile jest zajęte, pasek pod nim – co model jeszcze widzi, a każde streszczenie można przeczytać i wyszukać po prawej.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>Prompty</translation>
        </message>
    </context>
</TS>
