<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> и ещё {}</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(Она в корзине: /memory restore её вернёт.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: каждый раз другое.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: все, если есть GPU.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>Команде /attach нужно имя файла.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>Команде /chat export нужно имя файла.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>Команде /chat import нужно имя файла.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore покажет, что в ней лежит.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>Команде /context prune нужен порог от 0 до 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>Команде /detach нужен номер документа.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>Команде /edit нужны номер сообщения и новый текст.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>Команде /memory archive нужны важность, число дней и файл.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore покажет, что в ней лежит.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>Команде /memory search нужны слова для поиска.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>Команде /memory show нужен номер записи памяти.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>Команде /memory unarchive нужен файл.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>Команде /model нужно имя файла модели.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>Команде /models files нужно имя репозитория: автор/название.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>Команде /models find нужны слова для поиска.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>Команде /version нужны номер реплики и номер её версии.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 — всегда самый вероятный токен. Пусто: как рекомендует модель, иначе 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: любой свободный.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 правка, из них экстренных: {emergencies}; кто решает: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 или 2: выбирает эта версия Mirostat, до неё только температура. 0: выкл. Пусто: как рекомендует модель, иначе 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: только программы этого компьютера. 0.0.0.0: все в сети.</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 бит</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 бита</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 бит</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>Файл GGUF, чтобы находить записи памяти, ушедшее из контекста и фрагменты документов и по смыслу. Пусто: только по словам.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Файл GGUF со словарём удалённой модели для точного подсчёта.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Карточка говорит, какие реплики уйдут и что останется известно; тем временем можно писать дальше. При «Переполнение с» или без места для ответа они всё равно уходят: ни один ответ из-за этого не прервётся.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>Контекст в {n_ctx:,} токенов требует {needed:,.1f} ГиБ ОЗУ; на этом компьютере {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>Контекст в {n_ctx:,} токенов требует {needed:,.1f} ГиБ ОЗУ; свободно {available:,.1f} ГиБ.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>Контекст в {n_ctx} токенов слишком мал.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>Файл {name} уже существует.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>Не удалось вспомнить запись ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Модель на другом сервере не может продолжить ответ.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>Не удалось прочитать фрагмент ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>Длина имени программы: от 1 до {most} букв.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Промпту нужно имя.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Промпту нужен текст.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>Промпт «{name}» уже есть.</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Ответ, который получили два из последних сообщений, не начинается снова, ответ на один вопрос не даётся на другой, а вопрос не возвращается раз за разом как ответ на самого себя: иначе небольшие модели так и продолжают.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>Нет защищённого соединения с сервером.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>Нет защищённого соединения с {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Сервер отвечает, но не перечисляет моделей (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Сводку можно оставить, сократить или убрать, но не «{arguments}».</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>Больше 0 (обычно 0,8) не даёт повторять целые цепочки токенов, тем сильнее, чем они длиннее. 0: выкл.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>Больше 1 — повторы токенов менее вероятны. Пусто: как рекомендует модель, иначе 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Примите условия на странице модели и введите здесь токен доступа вашей учётной записи.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Действовать до 5 % n_ctx позже, если сообщения короткие, и до 5 % раньше, если длинные.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>Подстраиваться под чат</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Добавьте одно из этих: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Дополнительные имена узла</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Адрес</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>После первого обмена модель в свободное время даёт новому чату название из нескольких слов. Данное вами название она не меняет. Выкл.: чаты называются по первым словам.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>Разрешённые веб-страницы</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>API, совместимый с OpenAI, пока открыто окно.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>План правки отклонён ({error}); вместо этого контекст перестраивается.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Показывать, прежде чем реплики уйдут</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>Тем временем загружена другая модель.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>База чатов занята другой программой.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Отвечает, не рассуждая сперва вслух, на многих языках.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Отвечает, не рассуждая сперва вслух; простой прозой.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Внешний вид</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Попросите её продолжить в сообщении.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>Хранится не более {most} {most|промпта|промптов|промптов}.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Прикрепите часть файла или его текст.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Прикрепите ту часть, которая важна.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Автоматически</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Для другого начните новый чат.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Краткая</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Краткие ответы</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Верните меньше реплик, открепите некоторые или загрузите модель с большим контекстом.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>Вернуть реплику {}</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Вернуть реплики {}</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Сначала верните его.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Вернуть реплики</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>По ключам таблицы настроек, например sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>По словам</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Тип кэша</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Измените одно из них.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>Чат {number} снова в списке: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>Чата {number} нет в корзине.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>Чат {number} записан в {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Чаты в корзине; через {days} {days|день|дня|дней} они исчезнут навсегда:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Проверьте адрес и модель в профиле.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Проверьте, что он на месте и что у вас есть право его читать, затем прикрепите его снова.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Проверьте, что диск подключён, на нём есть место и у вас есть право записи.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>Проверьте, что на диске с {data_dir} есть место и на него можно записывать.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>Проверьте, что на диске с {parent} есть место и на него можно записывать.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Проверьте, что в папку моделей можно записывать, и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Проверьте подключение к интернету и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Проверьте адрес хаба моделей в настройках, на странице «Загрузки».</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>Укажите --n-ctx {n_ctx_step} или больше.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Выберите файл GGUF модели эмбеддингов или оставьте пустым.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Выберите файл JSON, экспортированный здесь, или zip-файл экспорта ChatGPT или Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>Выберите файл в ней.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Выберите файл.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Укажите меньшее значение --n-ctx.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Выберите контекст поменьше.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Выберите модель или контекст поменьше.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Выберите другой диск.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Выберите в профиле другой файл или никакого.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Выберите другой файл.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>Выберите другую папку с помощью --data-dir.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Выберите другую папку.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Выберите другую модель или более новую версию программы.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Выберите другую модель.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Выберите другую модель. Эта может служить моделью эмбеддингов для поиска в памяти.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Выберите другую модель; более новая версия программы может знать, где она.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Выбрать другую модель…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Выберите другое имя или папку.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Выберите другое имя.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>Выберите другую с помощью --data-dir.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Выберите другую.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Выберите другой порт или завершите программу, которая его занимает.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Выберите другое.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Сначала выберите её.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Выберите одну из них.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Выберите тип кэша f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>Выберите первую часть.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Выберите саму модель.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Закройте её и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Сначала закройте его или выберите другую папку с помощью --data-dir.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>Смыкать</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Код</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>Сжать его</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Объединять с</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Объединять старые записи памяти</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Контекст</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Предел контекста</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Контекст других серверов</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Размер контекста</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Продолжите чат и вспомните её позже или загрузите модель с большим контекстом.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Продолжить последний ответ</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Преобразуйте его заново.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Скопируйте его с сайта целиком: в нём буквы и цифры и нет пробелов.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Копировать текст</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Исправьте сообщения и отправьте их ещё раз.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>Не удалось скачать модель</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>Не удалось экспортировать</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>Не удалось получить ответ от сервера</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>Не удалось импортировать чаты</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>Не удалось освободить место в контексте</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>Не удалось открыть чат</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>Не удалось открыть чаты</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>Не удалось открыть папку данных</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>Не удалось открыть модель</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>Не удалось открыть окно</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>Не удалось прочитать или сохранить чаты</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>Не удалось прочитать ключ</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>Не удалось прочитать профили</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>Не удалось прочитать промпты</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>Не удалось прочитать настройки</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>Не удалось восстановить контекст</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>Не удалось сохранить профили</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>Не удалось сохранить промпты</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>Не удалось сохранить настройки</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>Не удалось отправить сообщение</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>Не удалось запустить API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>Не удалось сохранить ключ</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>Не удалось отменить правку</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>Не удалось использовать запись памяти</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Счётчики для Prometheus по адресу /metrics для тех, у кого есть ключ.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Подсчёт и обрезка заняли {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Критично с</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>Допустимая длина DRY</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>Основание DRY</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>Множитель DRY</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>Окно DRY</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Тёмная</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>По умолчанию</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Подробная</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>Возможно, вы имели в виду {base}/v1?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>Возможно, вы имели в виду {near}?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>Диск для страниц</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>Документ: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>Скачайте или скопируйте его заново либо выберите другой.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Скачайте или скопируйте его заново.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Скачайте файл в браузере и откройте его здесь.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>Загрузки</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Дрейф изменённого контекста</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Перетащите текстовый файл.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>Убирать самые старые</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Убрать до этого места</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Измените другое.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Способ правки</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Изменить последнее сообщение</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Изменить профиль…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Модель эмбеддингов</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Укажите в профиле адрес вида http://proxy.example:3128 или «none».</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Укажите верный ключ в профиле.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Экспортируйте его ещё раз.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Экспортируйте важное, затем запустите с --restore-backup, чтобы вернуться к последней исправной копии.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Экспортируйте данные ещё раз.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Находит сказанное по смыслу: другими словами и примерно на ста языках.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Папки с моделями</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Размер шрифта</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Для компьютеров с большой памятью, лучше всего с GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Освободите место и продолжите скачивание.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Освободите место и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>Освободите место на диске с {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Новые ответы</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>Из всего, что видела модель, и ни из чего в особенности.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>Из фраз</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>Из фраз (sentences): что было сказано, теми же словами, сразу. Из заметок модели (model): она пишет их после каждого обмена, когда свободна. Когда реплики уходят (late): сводку тогда пишет модель. Автоматически: при уходе реплик для моделей на другом сервере, иначе из фраз.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>Из заметок модели</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Хороша в повседневных вопросах на многих языках.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Сожмите его, отправьте его конец, открепите реплики или загрузите модель с большим контекстом.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Ожидание заголовка</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Исправлять при дрейфе от</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>Насколько следующие слова могут отличаться от слов в чистом контексте (расхождение KL в натах), прежде чем он будет исправлен.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Как быстро учится Mirostat. Пусто: как рекомендует модель, иначе 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>Как быстро растёт штраф с длиной повтора.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>Насколько вероятные токены XTC пропускает; один остаётся всегда, а выше 0,5 — все. Пусто: как рекомендует модель, иначе 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Предельная длина сводки: краткая 200, средняя 500, подробная 1000 токенов.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Сколько записей одного вида объединяются в одну.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>Сколько сообщений оставляет last_turns.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>Сколько сообщений оставляет sliding_window.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>Сколько новейших реплик остаются дословно.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>Сколько последних токенов ответа учитывает DRY; -1: столько, сколько в контексте.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Сколько последних токенов ответа учитывает штраф; -1: столько, сколько в контексте. Пусто: как рекомендует модель, иначе 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>Столько ответов пишется в одних и тех же пакетах, в одном контексте модели. 0: по числу ядер процессора и контексту. 1: по очереди.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Сколько токенов окна занимает чат. Пусто — без ограничения.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>Как часто пропускать самые вероятные токены ради неожиданных ответов; 0: никогда. Пусто: как рекомендует модель, иначе 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Как создаются сводки</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Насколько неожиданные токены ищет Mirostat. Пусто: как рекомендует модель, иначе 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Ожидание при простое</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>В МБ, для всех чатов вместе; первым уходит то, что дольше всего не пригождалось. 0 — не хранить.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>В свободное время многочисленные сводки объединяются в сеансы, темы и обзоры. Под ними они остаются как есть.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>Контекст будет прочитан ещё раз, когда ничего другого не выполняется, и тогда исправлен.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Пока ничего не выполняется, писать сводку, которая понадобится, чтобы никто не ждал.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>В мегабайтах; больший отклоняется.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>В пикселях при масштабе 100 %.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>В файле: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>В токенах, для удалённых профилей, где он не указан.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>В токенах.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>В токенах. 0: пока модель не закончит.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>В токенах; затем он ждёт, пока вы его продолжите. 0: четыре контекста, но не раньше 16 384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Установите более новый Python.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Переустановите программу.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Установите программу заново.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>Установите ту версию или выберите другую папку с помощью --data-dir.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Чтобы прочитать его, установите ту версию.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>Он запущен и адрес в профиле верен?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Отвечает (за {}), но модели «{}» нет. Есть: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Отвечает (за {}), но не перечисляет моделей: загружена ли там модель?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Отвечает (за {}). Модели: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Пришёл от «{}».</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>В нём нет файлов моделей, которые можно скачать здесь.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>Это находится в {path}: исправьте там или переместите этот файл, чтобы начать со значений по умолчанию.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Возможно, она повреждена или её вид не известен этой версии.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Возможно, он повреждён.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Возможно, он удалён.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Возможно, она ещё загружается. Повторите запрос.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>Он должен начинаться с https://. Измените его в настройках, на странице «Загрузки».</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>Файл удалён. Скачайте его заново.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>Она оставлена как есть. Запустите с --restore-backup, чтобы отложить её и взять последнюю исправную копию.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>Файл не сохранён. Выберите другую модель или более новую версию программы.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>Файл не сохранён. Выберите другую модель.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>Его ответ — в подробностях. Проверьте профиль.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>Его контекст меньше, чем указано в профиле: уменьшите там предел контекста.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Собственные параметры</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Хранить прочитанное</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Оставить</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Сохранять позиции</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Сохранять позиции (gap): модели ничего не нужно делать. Смыкать (shift): на месте правки не остаётся пропусков.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Сохранять недавние реплики</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Хранить сводки в памяти</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>Оставлять первое сообщение и что помещается</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Оставлять последние реплики</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>Оставлять новейшие сообщения</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>Новейшие сообщения или реплики (sliding_window, last_turns: сколько — указано ниже), что помещается (token_budget), с первым сообщением пользователя (smart), со сводкой старых (summarization) или ничего: запрос отклоняется (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Оставлять что помещается</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Ключ</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>Большая, но быстрая для своего размера: над каждым словом работает лишь десятая часть.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Крупнее текст</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>Наибольший запрос</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Последние реплики</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>Слои на GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Оставить это мне</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Меньше: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Пусть решает модель</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Пусть модель ответит заново (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Лицензия: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Светлая</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Светлая, тёмная или как в системе.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Загрузите её в окне вместо другой или закройте то, что занимает память.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Загрузите её и отправьте ещё раз.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Загрузите модель с большим контекстом или начните новый чат.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Загрузите модель с большим контекстом или сократите системный промпт.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Загрузите модель с большим контекстом или открепите реплики.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Загрузите модель с большим контекстом.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>Загрузка {name} остановлена.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>Длинная история</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>Самый длинный ответ</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Посмотрите его элементы ещё раз.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>Проверка файла модели {name} заняла слишком много времени и была прервана.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>МБ</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>Сделайте {path} доступным для чтения или переместите файл, чтобы начать со значений по умолчанию.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Управлять контекстом</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Контекст вручную</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Ручной контекст: заполнен на {share:.0%}. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Измерять</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Измерять и исправлять</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>Поиск в памяти идёт только по словам.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Записи памяти в корзине; через {days} {days|день|дня|дней} они исчезнут навсегда, если только они ещё не нужны какому-нибудь чату:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>Запись памяти {memory_id} уже в контексте.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>Записи памяти {memory_id} нет в контексте.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>Запись памяти {number} принадлежит чату {chat}, который лежит в корзине.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>Запись памяти {number} снова на месте: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>Записи памяти {number} нет в корзине.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Запись {number}, реплика {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Запись {number}, реплики {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Запись {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>Больше всего сообщений</translation>
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
            <translation>Модель</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>Модель и движок</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>Файл модели</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Хаб моделей</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>Модели на других серверах здесь использовать нельзя.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>Модели, умеющие работать с инструментами, узнают о поиске в памяти в своём формате и могут его вызывать. Маленькие модели делают это и без просьбы. Гиду можно всегда.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Средняя</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Больше: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>В основном отсюда: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Анимация</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Уберите его, чтобы начать с настроек по умолчанию.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Уберите его или выберите другую папку с помощью --data-dir.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Имя</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Укажите ответ номером его реплики.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>Укажите другую с помощью --model или переустановите программу.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Называть чаты</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Имена, по которым можно обращаться к этому компьютеру, через запятую; по адресу можно всегда.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Ни ключ, ни сообщения туда не отправляются. Если вы ему доверяете, укажите его в профиле.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Новый чат</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>Ни одна модель GGUF не подходит под «{words}». Попробуйте меньше слов.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>В корзине нет чатов.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>Ни один чат не открыт.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Без ограничения</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Нет записей памяти ниже этой важности и старше этого срока.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>В корзине нет записей памяти.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>Модель не загружена.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>Страницы не сохраняются (paging.budget_mb равно 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Ни у одной программы нет своего ключа. Создайте его командой /api key ИМЯ.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Программы «{name}» с ключом нет.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Среди этих реплик нет тех, что находятся в контексте и могут его покинуть.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>Не у всех этих реплик есть страница</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Не сейчас</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Заметка</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>В этом чате больше ничего не возвращается само; снова разрешить это можно в его параметрах.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>По запросу «{words}» ничего не найдено.</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>В контексте нет ничего, что вернулось само.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>Адрес удалённого сервера, например http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Выкл.</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Выкл.: сводка есть только в контексте; в памяти она сразу попадает в корзину.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Выкл.: при полном контексте ответ завершается с уведомлением.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Вкл.</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>На другом сервере</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>На этом компьютере</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>На этом компьютере файл GGUF, пусто — загруженная модель; на другом сервере её имя там.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Одну реплику этого чата нужно прочитать заново: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Только k самых вероятных токенов; 0: все. Пусто: как рекомендует модель, иначе 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Только самые вероятные токены, составляющие эту долю. Пусто: как рекомендует модель, иначе 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Только токены не менее такой вероятности относительно лучшего. Пусто: как рекомендует модель, иначе 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Открыть модель</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Открыта вплоть до обучающих данных; думает, если её попросить.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Откройте файл в программе, в которой он создан, и сохраните его заново.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Откройте его, скопируйте текст и вставьте.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Откройте её чат.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Сначала откройте чат.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Откройте чат ещё раз.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Порядок сэмплеров</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>Источники вида https://example.org через запятую. Пусто: нет.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Переполнение с</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Страницы на диске</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Запросов одновременно</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Часть этого чата нужно прочитать заново: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Вставьте нужную часть.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Приостановить ответ после</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Закрепить: не обобщать и не убирать</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Порт</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Просмотр перед «Обобщить сейчас»</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Проектор для изображений</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Прокси</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Отдавать показатели</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Поместите их все в одну папку.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Быстрая для своего размера: над каждым словом работает седьмая часть.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Выйти</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Цитировать строки</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Для него процитировано из {0|реплики|реплик|реплик} {}, {} {1|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Процитировано из {0|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Для этого процитировано из {0|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Случайное</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>Чтение {name} занимает слишком много времени.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>Чтение {name} требует слишком много памяти.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Вспоминание</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Вспоминать в начале чата</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Вспомнено из памяти</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Сначала распознайте текст в другой программе (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Отклонять</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Отказывать с</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Отклонён раз: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Создать заново последний ответ</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Уберите другую вспомненную запись, открепите реплики или загрузите модель с большим контекстом.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Убрать из контекста</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Исправьте файл или уберите его, чтобы начать с профиля по умолчанию.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Исправьте файл или уберите его, чтобы начать без промптов.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Штраф за повтор</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Окно повторов</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Резерв для ответа</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>Запрос {} к «{}», {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>Запрос {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Запрос, где их больше, отклоняется.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Сбросить размер текста</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Сначала восстановите этот чат: /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Место для вернувшегося</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>Запустите EthervoxGUI из исходного кода: packaging/run.sh соберёт его под этот компьютер.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>Цепочки такой длины повторять можно.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Сэмплирование</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Сохраните копию без пароля и прикрепите её.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Поиск</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>Просматриваются вместе с папками других программ; разделитель — ;</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Сколько секунд удалённый сервер может молчать.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>За сколько секунд запрос должен сообщить, чего хочет.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>Сколько секунд без единого байта тела запроса.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>См. /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>См. /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>См. /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Все ключи — в README.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>См. ленту времени.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Начальное число</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Отправьте сообщение.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Отправьте ещё раз.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Отправьте его по частям.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Отправить его конец</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Отправьте его конец или загрузите модель с большим контекстом.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Отправьте сообщение ещё раз или дайте серверу больше времени в профиле.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Отправьте сообщение ещё раз; если не поможет, проверьте сервер.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>Через ; что не названо, не используется. Пусто: как рекомендует модель, иначе penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Обслуживать другие программы</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Сервер</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Доля n_ctx, при которой состояние становится «внимание».</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Доля n_ctx, при которой обобщаются старые реплики.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>Доля n_ctx, при которой самые старые реплики сразу убираются; строки сказанного вами остаются.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Доля n_ctx, доступная репликам, вернувшимся самостоятельно.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Доля контекста, при которой действует этот способ.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Доля, которую нельзя превышать и после этого.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Сократить</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Сократите её.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Сократите их, открепите реплики или загрузите модель с бо́льшим контекстом.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Показать в чате</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Показать память</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Показать сводку</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Скользящее окно</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Маленькая: для коротких вопросов и старых компьютеров.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Маленькая, на многих языках, с очень длинным контекстом.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Мельче текст</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Сдержанная и деловая, на двенадцати языках.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Что-то пошло не так</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>В программе что-то пошло не так.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>В программе что-то пошло не так. Сохранённое не пострадало.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Запустите программу снова.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Остановить ответ или скрыть, на что он опирался</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Остановлено.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Сильна в рассуждениях; быстрая для своего размера.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Обобщать</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Обобщать (automatic): при состоянии «критично» старые реплики обобщаются. Пусть решает модель (model): строки сказанного вами в любом случае остаются. Убирать самые старые (shift): без сводки. Оставить это мне (manual): само ничего не уходит; вы получаете предупреждение, а то, чему нет места, отклоняется.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Обобщать заранее</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>«Обобщить сейчас» сначала показывает, что уйдёт, и сводку.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Обобщите старые реплики (/context summarize), уберите самые старые (/context shift) или проредите (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Обобщать старые</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Обобщить до этого места</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Подробность сводки</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Сводка возвращаемых реплик</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Сводка {0|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>Старые заменяет сводка {} из памяти.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Система</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Системный промпт</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>Системный промпт · собственный промпт модели</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Занимает мало памяти при длинном контексте.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Температура</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>Отправлять можно текст в UTF-8.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Можно прикреплять текст, Markdown, код, CSV, HTML, PDF, DOCX и EPUB.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>Это не токен доступа.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>Не удалось запустить API.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>Ключ API пуст: впускались бы все.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>Файл GGUF, через который модель видит изображения, присланные другими программами. Пусто: подходящий файл из её папки с mmproj в имени.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>Файл GGUF для запуска. Пусто: гид из комплекта.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>Эту схему JSON использовать нельзя: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>Адрес такого сервера обычно заканчивается на /v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>Адрес хаба моделей непригоден: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>Адрес для поиска моделей; если есть зеркало, то его адрес.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>Адрес {host}:{port} использовать нельзя.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>Не удалось записать архив {name}, поэтому ничего не перенесено.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>Не удалось поставить на место резервную копию {name}.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Нет модели из комплекта.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>Ячейки бесед программ выгружаются в пределах paging.budget_mb, чтобы не читать их дважды, в том числе после перезапуска. Выкл.: ничего не записывается.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>В базу чатов нельзя записывать.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>База чатов повреждена или это не база данных.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>База чатов повреждена; видимое может быть неполным.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>Чат изменился с тех пор, как была написана эта сводка.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>Перед следующим ответом чат будет прочитан заново.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>Шаблон чата {name} никогда не завершается.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>Шаблон чата {name} занимает больше памяти, чем нужно любой беседе.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Чаты нельзя хранить в {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>Перед обновлением файла не удалось создать резервную копию чатов, поэтому ничего не изменено.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Чаты восстановлены из резервной копии от {when}.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Чаты сохранены более новой версией программы.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>Соединение прервалось при скачивании {name}.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>Не удалось восстановить контекст.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>Контекст исправлен: ушедшее больше не отзывается в нём.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>Контекст слишком заполнен, чтобы повторить ответ для проверки.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>Контекст перестроен после неудачной правки ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>Контекст перестроен после сбоя движка ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>Контекст перестроен, так как реплики не удалось вернуть ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>Тем временем разговор продолжился.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>Беседа передаётся ей простым текстом, где перед каждым сообщением стоит «User:» или «Assistant:».</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>В папку данных {path} нельзя записывать.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>База данных не смогла это выполнить: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>Диск заполнен, поэтому сохранить не удалось.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>Не удалось скачать.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>Скачивание отклонено: адрес небезопасен.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>Модели эмбеддингов {name} нет.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>Движок остановился после сбоя в программе; сохранённое не пострадало.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>Прежний файл сохранён как {name}.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>Файл может быть повреждён или создан для более новой версии.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>Не удалось прочитать файл {name}.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>Не удалось записать файл {name}.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>В файле {name} нет чатов, которые можно прочитать.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>Файл {name} — не читаемый архив записей памяти.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>Файл {name} записан более новой версией программы.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>Первое сообщение чата вносит в контекст подходящие сводки из других чатов с той же моделью. Они приводятся как цитаты, видны на ленте времени, и их можно убрать.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>Ключ нельзя сохранить в {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>Ключ для {name}, показывается один раз: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>Язык окна. Чаты остаются на своём; headless и API говорят по-английски.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>Последнего ответа уже нет в контексте, поэтому его нельзя продолжить.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>Не удаётся прочитать список моделей для скачивания.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>Токенов в сообщении, на которое нужно ответить: {n_tokens:,}; в этом контексте для него нет места.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>Модель не смогла это выполнить: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>Модель не смогла продолжить</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>Файл модели {name} использовать нельзя: он вызывает сбой llama.cpp.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>Файл модели {name} повреждён.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>Файл модели {name} пуст.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>Формат файла модели {name} слишком старый.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>Файл модели {name} неполный: он обрывается раньше времени.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>Файл модели {name} был обрезан во время использования.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>Не удаётся прочитать файл модели {path}.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>Файлов в модели: {n_parts}, и {name} отсутствует.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>Модель может искать</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>Модель работает на другом сервере: беседа правится по сообщениям и отправляется целиком.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>До вопроса модель ничего не видела.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>Модель сказала бы то же самое и без всего этого.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>Последней использованной модели нет на месте: {path}. Её заменяет гид. Когда её диск или папка вернётся, выберите модель или запустите программу снова; она остаётся выбранной, пока вы не выберете другую.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>Модель {name} не может вычислить ответ.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>Не удалось загрузить модель {name}.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>Собственное начало модели</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>Имя, по которому его вызывают программы.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>Имя промпта — одна строка длиной до {most} {most|символа|символов|символов}.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Под каким именем ключ удалённого сервера лежит в хранилище ключей.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>Возможно, сеть требует сначала войти: откройте браузер и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>Новейшие реплики не оставляют места для этой записи.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>Страницы этого чата использовать нельзя; он читается заново: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>Рисунок нельзя сохранить в {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>Профиль «{name}» и общие настройки противоречат друг другу. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>Профиль «{profile}» указывает другую модель: чат продолжается с профилем по умолчанию.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>Профиля «{profile}» этого чата больше нет; чат продолжается с профилем по умолчанию.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>Не удаётся сохранить профили в {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>Не удаётся прочитать профили в {name}: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>Программа закрывается.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>Промпт не помещается в контекст модели.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>Не удаётся сохранить промпты в {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>Не удаётся прочитать промпты в {name}: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>Прокси для удалённого сервера использовать нельзя.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>Удалённый сервер пока не принимает запросы (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>Не удаётся связаться с удалённым сервером.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>Удалённый сервер не ответил вовремя.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>Удалённый сервер не принимает ключ ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>Сбой удалённого сервера ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>Сбой удалённого сервера во время написания.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>Сбой удалённого сервера: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>На удалённом сервере по этому адресу нет модели «{model}» (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>Удалённый сервер перенаправляет на другой адрес ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>Удалённый сервер отклонил это ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>Удалённому серверу нужен ключ ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>Ответ закончился раньше: модель не смогла продолжить.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>Ответ заполнил весь контекст и поэтому здесь закончился.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>Ответа больше нет в контексте, поэтому повторить его для проверки нельзя.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>Ответ начат заново, так как модель, как и прежде, собиралась повторить себя или сообщение.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>Результат в реплике {} слишком длинный: читается {} из {} {2|токена|токенов|токенов}, целиком он в воспоминании {}.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>Результат вызова {} слишком длинный: осталось {} из {} {2|токена|токенов|токенов}.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>В сценарии неизвестная директива «!{}».</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>Не удаётся прочитать сценарий {}.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>«!why» в сценарии не находит сообщения, ради которого вернулись реплики.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>«!{}» в сценарии непонятно.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>Поиск не удался.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>Сервер по этому адресу не совместим с OpenAI.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>Не удаётся связаться с сервером.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>Сервер сейчас перегружен.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>Сервер не сообщает контрольную сумму {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>Сервер отказывается выдать {name}.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>Вместо {name} сервер прислал что-то другое.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>Параметр {key} не подходит: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>Не удаётся прочитать настройки.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>Не удаётся сохранить настройки в {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>Файл настроек {name} повреждён.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>Самая маленькая из говорящих; работает на любом компьютере.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>Системный промпт этого чата не меняется: после него уже что-то сказано.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>Системное хранилище ключей не работает ({error}). Пока это так, ключи хранятся в файле {path}, который можете прочитать только вы.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>Системное хранилище ключей заблокировано.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>Текст промпта — до {most} {most|символа|символов|символов}.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>Реплики никуда не помещаются, поэтому контекст перестраивается</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>Не удалось загрузить словарь {name}.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Тема</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>В этом экспорте нет сообщений.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>Реплик с {start} по {end} нет.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>В этом чате реплики с 0 по {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>У реплики {turn} есть {n} {n|версия|версии|версий}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Есть: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>Нет резервной копии чатов для восстановления.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Резервной копии ещё нет: экспортируйте важное, затем уберите файл, чтобы начать заново.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>Чата {chat_id} нет.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>Команды «{text}» нет.</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>В этом чате нет правки, которую можно отменить.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>Записи памяти {memory_id} нет.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>Записи памяти {number} нет.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>Нет сообщения, на которое можно ответить заново.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>Файла модели с таким именем нет.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>Файла модели {path} нет.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>Профиля «{name}» нет.</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>Рядом с тем, что должно остаться в контексте, нет места для этих инструкций.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>Нет места для реплик на {n_coming:,} токенов: лишних {needed:,}.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>Нет места ещё для {incoming:,} токенов: занято {n_used:,} из {n_ctx:,}.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>Параметра «{key}» нет.</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>Такой папки нет.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>В этом чате нет такого ответа.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>В этом чате нет такой реплики.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>Сводки нет.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>В этом файле нет текста.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>Реплики {number} нет.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>Рядом с моделью чата нет памяти для {name}: нужно {needed:,.1f} ГиБ, свободно {free:,.1f}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>На диске не хватает места для {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>На диске не хватает места для {name}: нужно {needed:,.1f} ГБ, свободно {free:,.1f} ГБ.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>Очищать нечего: в контексте только то, что никогда его не покидает.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>Исправлять нечего: контекст такой, каким был бы, если прочитать его сейчас.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>Исправлять нечего: с этой моделью контекст читается заново при каждой правке.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>Убирать нечего: все реплики недавние, важные или закреплённые.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>Отправлять нечего.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>У реплики {turn} одна версия.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>Для {name} не хватило места под контекст в {n_ctx:,} токенов.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Эти чаты открыты в другом EthervoxGUI.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Они уже в контексте.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Думает, прежде чем ответить, и всё же маленькая.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Думает, прежде чем ответить, на английском и китайском; быстрая для своего размера.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Думает, прежде чем ответить, на любом компьютере.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Думает, прежде чем ответить; хороша на все случаи для обычных компьютеров.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Думает, прежде чем ответить; лучше на длинных и трудных вопросах.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Думает, прежде чем ответить; создана для длинных текстов.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Думает долго и вслух; для вычислений и головоломок.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>В этом Python — SQLite {sqlite_version}, а нужна версия 3.34 или новее.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Это нельзя отправить удалённому серверу: там половина символа или нечисловое значение.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Этот чат не заканчивается ответом, который можно продолжить.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Документа {number} в этом чате нет.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>В этом чате нет документов. Команда /attach FILE прикрепляет документ.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Этот чат в последний раз использовал {model} с контекстом в {n_ctx:,} токенов. Теперь он продолжается с {model_2} и {n_ctx_2:,}.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Этот чат больше не помещается в контекст, поэтому старые реплики его покинули.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>Собственные параметры этого чата сейчас не действуют. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>Контекст в {n_ctx:,} токенов слишком мал: системный промпт занимает {system:,}, и {reserve:,} оставлено для ответа и сводки.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Этот файл чатов противоречит сам себе.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Этот файл чатов неполный.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Установка неполная: нет файлов ресурсов.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>Это не текст.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>У этого компьютера нет такого адреса. Используйте 127.0.0.1 для его собственных программ, 0.0.0.0 — также для других компьютеров.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>Эта запись занимает токенов: {n_tokens:,}; место есть для {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Токенов в этом сообщении: {incoming:,}; в этот контекст помещается не более {limit:,}.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Символов в этом сообщении: {n:,}; это слишком много, чтобы сжать до {n_ctx:,} токенов.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>Шаблон чата этой модели использовать нельзя ({error}), поэтому используется ChatML.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>Шаблон чата этой модели использовать нельзя ({error}), поэтому используется простой текст.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>Контекст этой модели можно только перестроить</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>Контекст этой модели нельзя рассмотреть по частям: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>Реплики этой модели нельзя выгрузить:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Этот процессор слишком стар для установленной сборки: в нём нет {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>Эта сводка занимает токенов: {n_block:,}, а заменила бы реплики объёмом {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Контекст покинут: {turns} и {blocks}, токенов: {n_tokens:,}; они остаются сохранёнными и доступны для поиска. Чтобы выполнить, введите /context clear yes или /context clear forget, чтобы в оставшемся не было их отголосков.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Токенов в этом тексте: {n_tokens:,}; вектор составляется не более чем из {most:,}.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>Потоки</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Потоки для модели. 0: по одному на ядро; для крошечной модели — один.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Время ожидания</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Лента реплик: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Крошечная: для коротких английских текстов на самых слабых компьютерах.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Чтобы начать заново, уберите {file_name} из {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>Не удалось создать сегодняшнюю резервную копию чатов.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Токены, оставленные для ответа; не более восьмой части окна.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Токены контекста, n_ctx; округляется вверх до кратного 256. Пусто: на сколько обучена модель, не более 8192; 1024 для гида.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Инструмент</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Вызов инструмента</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Вызов инструмента, не завершён</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Вызов инструмента: {}</translation>
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
            <translation>Обрезать с</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Попробуйте ещё раз через несколько минут.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Попробуйте ещё раз, через сколько секунд: {seconds}.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Попробуйте позже.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Повторите попытку, когда компьютер будет меньше занят, либо выберите другую модель.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Включите управление контекстом (в настройках) или начните новый чат.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Включите «Реплики возвращаются сами» в настройках контекста.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>Реплика {first_turn} сразу убрана: {emergency}. Она остаётся сохранённой, а сказанное вами передано короткими строками.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>Реплика {first_turn} сразу убрана: {emergency}. Она остаётся сохранённой.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>Реплика {first} забыта: оставшееся прочитано заново. Она остаётся сохранённой.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>При повторном чтении реплика {first} уже не помещается: она покинула контекст.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>Реплика {number} откреплена.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>Реплика {number} закреплена: она никогда не покинет контекст.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>Реплика {number} закреплена: вернувшись в контекст, она его не покинет.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>Реплика {turn_number} — не ваше сообщение.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>Для него вернулась реплика {}, {} {1|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>Для этого вернулась реплика {}</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Реплика {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>Реплики нельзя выгрузить ({failure}). Если они понадобятся, их придётся читать заново, это дольше.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>Реплики возвращаются сами</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>Реплики возвращает команда /context bring-back.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>Уходящие реплики плавно переходят в свою сводку или исчезают; если выключено, всё меняется сразу.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>Ушедшее ещё отзывается в оставшемся. Когда ничего другого не выполняется: измерить, насколько (measure), и выше порога, указанного ниже, заменить контекст чистой копией (heal). Выкл.: только по вашей просьбе.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>Реплики {turns} забыты: оставшееся прочитано заново. Они остаются сохранёнными.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>Реплики {turns} закреплены: они никогда не покинут контекст.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>При повторном чтении реплики {turns} уже не помещаются: они покинули контекст.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>Реплики {turns} сразу убраны: {emergency}. Они остаются сохранёнными, а сказанное вами передано короткими строками.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>Реплики {turns} сразу убраны: {emergency}. Они остаются сохранёнными.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>Для него вернулись реплики {}, {} {1|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Убрана реплика|Убраны реплики|Убраны реплики} {}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Забыта реплика|Забыты реплики|Забыты реплики} {}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Обобщена реплика|Обобщены реплики|Обобщены реплики} {}</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>Тип ключей и значений в кэше KV; q8_0 занимает примерно половину памяти f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Отменено: их сводка убрана из контекста.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Отменено: реплика {first} вернулась, её сводка убрана из контекста.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Отменено: реплика {first} вернулась.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Отменено: реплики {turns} вернулись, их сводка убрана из контекста.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Отменено: реплики {turns} вернулись.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Разблокируйте его и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Открепить</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Сначала открепите закреплённое.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>Использовать не более</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>Использовать для поиска по смыслу</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Использовать гида</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>На пути к удалённому серверу, например http://proxy.example:3128. Пусто: как в системе (HTTPS_PROXY, NO_PROXY); none: без прокси. К этому компьютеру — всегда напрямую.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Словарь</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Внимание с</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>То, что модель обдумывала или повторяла снова и снова, не читается ещё раз: это остаётся вне контекста.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>С чего начинается новый чат.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>С чего начинается новый чат. Пусто: собственное начало модели, точно по её шаблону чата.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>Что с ней делать, когда возвращается лишь часть её реплик. Сократить (shrink): остальные заменяет более короткая. Убрать: она уходит, и остальных нет. Когда вернулись все, она уходит.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>Уже скачанная часть сохранена.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>Что memory_search делает с найденными репликами этого чата. Цитировать строки (quote): модель их читает. Вернуть реплики (page_in): в контекст приходят они сами.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>Тому, что должно остаться в этом чате, нужно токенов: {n_tokens:,}; в этом контексте их {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>Запрос модели выходит за допустимые пределы: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>То, о чём это сообщение спрашивает в {name}, сейчас не помещается в контекст.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>Не удаётся сохранить в {path} набранный и не отправленный текст.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>Уже написанное сохранено; отправьте сообщение ещё раз.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>То, что вы рассказали раньше, процитировано в сообщении</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>То, что вы рассказали раньше, было процитировано в сообщении</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Сообщение, касающееся ушедшего, возвращает его перед ответом из страниц или цитатой: то, с чем есть общие слова (words), и то, к чему тянется внимание модели, что говорит о том же или, при наличии модели эмбеддингов, что означает то же (automatic). Выкл.: реплики возвращаются только по вашей просьбе.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Когда сообщения заполняют контекст</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Когда контекст заполнен</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Когда реплики уходят</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Где работает его модель; другой сервер должен быть совместим с сервером OpenAI.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Укажите его номер после файла.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>Напишите keep, shrink или drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Напишите её или просто уберите реплики.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Сначала укажите меньшее число.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>Вероятность XTC</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>Порог XTC</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>документ другого формата</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>часть её состояния рекуррентная</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>рисунок</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>презентация</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>аудио- или видеозапись</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>электронная таблица</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>сводка {0|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>здесь около {n:,} токенов/с</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>здесь около {n:.1f} токенов/с</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>около {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>архив</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>электронная книга другого формата</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>старый документ Word</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>как обычно: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>не менее {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>не более {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>автоматически</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>снова в контексте</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>резервные копии</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>базовая модель</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>вернуть записи из такого файла</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>вернуть то, что убрала последняя правка</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>вернуть реплики; их сводка остаётся, сокращается или убирается</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>клиент отключился</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>вклад в ответ: {} %</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>ячейки можно удалить и сомкнуть; проверено при загрузке модели</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>ячейки можно удалить, но смыкание их меняет (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>ячейки можно удалить, но не сомкнуть: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>команда</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>условия</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>нужно принять условия</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>продолжить последний ответ с того места, где он закончился</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>передаёт {} % сказанного вами</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>критично</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>отложенные повреждённые файлы</translation>
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
            <translation>документ</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>убрать обмены репликами низкой важности (ниже 0,5)</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>убрать самые старые реплики сейчас</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>убрано</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>изменено {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>экстренно</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>введите число</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>введите число от {low} до {high}</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>введите число больше {above}, но не более {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>введите число не менее {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>введите целое число</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>введите целое число от {low} до {high}</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>введите целое число не менее {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>введите адрес или имя этого компьютера, например 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>введите адрес, который начинается с https://</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>введите не больше {n:,} символов</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>введите имена вида my-computer.local через запятую</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>введите источники вида https://example.org через запятую</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>ошибка {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>находит по смыслу: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>подходит для этого компьютера</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>подходит, но другим программам останется мало памяти</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>забыто</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>свободное место в файле</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>с пропуском</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>насколько заполнен контекст и чем</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>важность</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>важность {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>в KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>её внимание работает в скользящем окне</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>её внимание работает в скользящем окне, старые ячейки которого используются повторно</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>файл повреждён</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>его ответ оборвался</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>его ответ — не JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>его ответ — не объект JSON</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>её ячейки нельзя сохранить</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>её ключи сжаты (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>её позиции масштабированы YaRN, сдвиг их исказит</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>её позиции содержат множитель внимания, сдвиг их исказит</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>её позиции многомерны</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>её позиции многомерны (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>её квантованные ключи нельзя повернуть повторно</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>её запросы и ключи неизвестны</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>её запросы и ключи не согласуются</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>её сохранённые ключи — не те, с которыми работает внимание</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>её сохранённые ключи не читаются ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>её состояние рекуррентное: отдельных ячеек для удаления нет</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>оставить файл как документ этого чата; в контекст приходит то, о чём спрашивает сообщение</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>ключи типа {kv_type} квантованы и повёрнуты</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>здесь менее 1 токена/с</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>менее {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>разрешить этой реплике снова покидать контекст</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>уровень {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>строка {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp не может загрузить {name}.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>создать ключ для программы, обращающейся к API</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>записей</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>записи памяти, вспомненные после {0|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>запись {number} чата «{chat}»: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>сообщений</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>модели для скачивания и их скорость на этом компьютере</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>больше, чем есть на этом компьютере</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>более {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>перенести в файл записи ниже этой важности и старше этого срока</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>нат</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>никогда не обобщать и не убирать эту реплику</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>с момента запуска программы страницы не запрашивались</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>нет шаблона</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>вне контекста нет ни одной реплики</translation>
        </message>
        <message>
            <source>note</source>
            <translation>заметка</translation>
        </message>
        <message>
            <source>now</source>
            <translation>сейчас</translation>
        </message>
        <message>
            <source>off</source>
            <translation>выкл.</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>норма</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>прежние версии записей памяти</translation>
        </message>
        <message>
            <source>on</source>
            <translation>вкл.</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>переполнение</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>обзор</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>с. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>часть модели рекуррентная</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>часть её состояния рекуррентная: отдельных ячеек для удаления нет</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>часть {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>закреплено</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>позиции</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>позиции {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>в свободное время заменить контекст его чистой копией</translation>
        </message>
        <message>
            <source>px</source>
            <translation>пикс.</translation>
        </message>
        <message>
            <source>question</source>
            <translation>вопрос</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>цитаты из {0|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>прочитать чаты из такого файла JSON или из экспорта ChatGPT или Claude (zip или JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>перестройка</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>перестройка: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>отклонён</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>создать заново последний ответ (или указанную реплику); прежний сохраняется</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>убрать документ из этого чата</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>заменить ваше сообщение; прежнее сохраняется</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>отозвать ключ программы</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>выполняется…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>с</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>сэмплирование: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>записать чат (текущий) в файл: Markdown для .md, иначе JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>сохранённый контекст</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>поисковые индексы</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>искать в памяти и во всём сказанном</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>искать модели на Hugging Face Hub; слова отправляются туда</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>сдвиг</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>показать запись памяти</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>рекомендуется для этого компьютера</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>обобщить старые реплики сейчас</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>обобщено</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>сводка</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>точечно</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>перейти на другую модель из файла GGUF</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>перейти к другой версии реплики</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>система {system:,} · сводки {summaries:,} · вспомнено {recalled:,} · вы {you:,} · модель {model:,} · резерв {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>достать удалённый чат из корзины; без номера: что в ней лежит</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>достать удалённую запись памяти из корзины; без номера: что в ней лежит</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>убрать из контекста всё (сначала спросит; forget: без отголосков)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>снова убрать то, что вернулось само ради сообщений</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>убрать реплики так, чтобы в оставшемся не было их отголосков</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>взято из реплик, написано не моделью</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>тексты записей памяти</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>тексты реплик</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>корзина</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>соединение прервалось</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>контекст был заполнен на {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>документы этого чата</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>файлы модели на Hub и сколько памяти они занимают</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>библиотека не сообщает, что она вычисляет</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>библиотека отказалась удалять ячейки из середины</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>библиотека сообщает, что её ячейки нельзя сдвинуть</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>модель маленькая: слова надёжнее</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>от модели: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>доля, с которой начинается сокращение, должна быть меньше доли, с которой начинается отказ</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>сводка {0|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>строка сводки «{}»</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>проверка не удалась: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>пороги должны возрастать: предупреждение &lt; критический &lt; аварийный</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>реплика вне контекста может вернуться со страницы</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>у реплики вне контекста нет страницы: её пришлось бы читать заново</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>нет сэмплера {unknown}, есть {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>этот список</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>токенов</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>инструмент</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>тема</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>реплика {number} чата «{chat}»: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>реплика {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>реплик</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|вернувшаяся реплика|вернувшиеся реплики|вернувшиеся реплики} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|реплика|реплики|реплики} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>реплики: {in_kv} в KV · {summarized} обобщено · {dropped} убрано</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>без изменений</translation>
        </message>
        <message>
            <source>user</source>
            <translation>пользователь</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>внимание</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>на что опирался последний ответ (или указанная реплика) и что при этом видела модель</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>какие реплики сохранены и насколько это пригодилось</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>что занимает место в папке данных</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>у каких программ есть свой ключ</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>с цитатой того, что вы рассказали раньше</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): реплика {first}, освобождено токенов: {freed:,} за {ms:,.0f} мс</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): реплики {turns}, освобождено токенов: {freed:,} за {ms:,.0f} мс</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>Команда {command} не принимает «{text}».</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>Команде {command} нужно целое число, а не «{text}».</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>Команде {command} нужно имя программы.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>Команде {command} нужен номер реплики.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; сводка готова</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; все они в контексте</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; реплика {first} в контексте</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; реплики {turns} в контексте</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>Не удаётся связаться с {host}.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} не отвечает.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>У {host} сейчас собственные неполадки ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} получает слишком много запросов из этой сети.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} отказывается отвечать ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} прислал не список моделей.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>Остаётся реплик: {kept}, а не {requested}: оставшееся начинается с вашего сообщения и оставляет место для ответа.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} возвращено из {name}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} перенесено в {path}. Команда /memory unarchive вернёт содержимое.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|загрузка|загрузки|загрузок}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|отметка|отметки|отметок} «нравится»</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|запись|записи|записей} памяти</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} запись памяти</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>страниц запрошено с момента запуска программы: {n:,}; найдено: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>страниц всех чатов: {n:,}, {mb:,.1f} МБ из не более чем {most:,.0f} МБ</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>страниц этого чата: {n:,}, {mb:,.1f} МБ</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} {n|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} {n|токен|токена|токенов}, около {s:,} с</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} повреждена при получении: контрольная сумма не совпадает.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} не может быть документом этого чата: в его контекст ничего не приходит само.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>Не удаётся загрузить {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>Не удаётся прочитать {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>Не удаётся прочитать {name}: файл повреждён или не соответствует своему имени.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} нельзя использовать для эмбеддингов.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>Не удаётся записать {name}.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} не может использовать кэш типа q8_0: в его головах внимания по {head_sizes:g} значений, что не кратно {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>В {name} нет шаблона чата, поэтому неизвестно, в какой форме её обучали беседовать. Ответы могут быть хуже возможных. Шаблон может быть в другом файле той же модели.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>Не удалось снова загрузить {name}: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>Содержимое {name} не совпадает с записанным.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>Сбой {name}.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>На сервере {name} изменилась.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>В {name} нет текста. Возможно, это скан, и вместо страниц в нём изображения.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} — базовая модель: она продолжает текст и не обучена беседовать. Её ответы могут уходить в сторону, повторяться или говорить за вас. Для беседы выберите модель с «Instruct» или «Chat» в названии.</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} — одна из следующих частей модели, число файлов которой: {n_parts}.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} — документ {kind}, а не текстовый файл.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} больше {most} МБ.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} загружена снова, чат продолжается как прежде.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>На сервере больше нет {name}.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} — не файл.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} — не языковая модель, а дополнение к ней.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} — не текстовый файл.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} относится к виду «{kind}», который эта версия llama.cpp не знает.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} доступна только тем, кому открыли доступ.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} под защитой пароля.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} — {kind}, прочитать это здесь нельзя.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} не является допустимым файлом GGUF.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} требует {needed:,.1f} ГиБ ОЗУ; на этом компьютере {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>Доступ для {name} закрыт.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name}, судя по файлу, — базовая модель, так как в ней нет шаблона чата: она продолжает текст и не обучена беседовать. Её ответы могут уходить в сторону, повторяться или говорить за вас. Для беседы выберите модель с «Instruct» или «Chat» в названии.</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} превращает тексты в векторы и не умеет писать.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} {n|фрагмент|фрагмента|фрагментов}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (удаление: {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>Из файла {name} прочитан {n} чат: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>Из файла {name} {n|прочитан|прочитано|прочитано} {n} {n|чат|чата|чатов}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|правка|правки|правок}, из них экстренных: {emergencies}; кто решает: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|файл|файла|файлов}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} блок сводки</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|блок|блока|блоков} {n|сводки|сводок|сводок}</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} реплика</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} {n|реплика|реплики|реплик}</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>{n} {n|реплику|реплики|реплик} этого чата нужно прочитать заново: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} нельзя открыть как файл.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} — это папка, а не файл модели.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} — не обычный файл.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, первый из файлов (всего {n})</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>из реплик вне контекста ({n:,}) могут вернуться со страницы: {ready:,}</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} Чат продолжается с профилем по умолчанию.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} нет на {host} или доступ открыт не всем.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} ОЗУ</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Закреплены и поэтому не забыты: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>занято токенов: {used:,} из {n_ctx:,} ({share:.0%}), состояние: {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (от модели)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} МБ ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: чтение {cost_text}.</translation>
        </message>
        <message>
            <source>{} ({} %)</source>
            <translation>{} ({} %)</translation>
        </message>
        <message>
            <source>{} B</source>
            <translation>{} Б</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} ГБ</translation>
        </message>
        <message>
            <source>{} M</source>
            <translation>{} млн</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} МБ</translation>
        </message>
        <message>
            <source>{} TB</source>
            <translation>{} ТБ</translation>
        </message>
        <message>
            <source>{} When it began the model saw {}.</source>
            <translation>{} Когда ответ начинался, модель видела: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} и {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>загрузок: {}</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} убрано</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} прежняя версия</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|прежняя версия|прежние версии|прежних версий}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} забыто</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} ч {} мин</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} — документ этого чата · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} тыс.</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} кБ</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>«нравится»: {}</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} сообщение</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|сообщение|сообщения|сообщений}</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} мин</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} мс</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>параметров: {}</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} фрагмент</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} фрагмент из</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|фрагмент|фрагмента|фрагментов}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|фрагмент|фрагмента|фрагментов} из</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} с</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} обобщено</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>освобождено {} {0|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} {0|токен|токена|токенов} за {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} {0|токен|токена|токенов} контекста</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>Получено токенов: {}, отправлено модели: {}; допустимо: {}.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>Токенов уже в кэше: {}.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} реплика в KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>Для этого {0|вернулась|вернулись|вернулось} {} {0|реплика|реплики|реплик} ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|реплика|реплики|реплик} в KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · также в сообщении</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · процитировано из {1|реплики|реплик|реплик} {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · процитировано в сообщении</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} {1|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, из-за: {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, реплика {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. Уже не в контексте, поэтому не проверено: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: из сообщений {}; токенов меньше на {}.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>После «{text}» нужно ещё одно слово.</translation>
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
            <translation>В свободное время она читает записи памяти, реплики и документы.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Оно ждёт в поле ввода своего чата.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Это не удалось выполнить.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>Настройки нельзя сохранить; они действуют, пока окно не закрыто.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Это сообщение относится к другому чату.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>Набранный текст пока не удалось сохранить.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} теперь находит по смыслу</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>Продолжить этот ответ с конца (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Копировать сообщение</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Изменить и отправить снова…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Изменить предыдущее сообщение и отправить его снова</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Текст модели</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Модель, реплика {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Создать заново</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Показать все символы ({})</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Размышления</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Вызов инструмента, не завершён</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Почему?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>Почему? Показать, на что опирался этот ответ</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>реплика {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} токенов/с</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ оборвался</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ закончен по достижении предела</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ приостановлен: очень длинный</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ остановлен</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ остановлен: начал повторяться</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Потому что речь об одном и том же</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>Из-за: {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Отпустить их</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Отпустить их: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>Не в этом чате</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>В этом чате больше ничего не будет возвращаться само</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Снова убрать их из контекста; их сводка остаётся</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>Модель читает это в сообщении: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>Что общего у сообщения с ними</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Почему</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Почему: {}</translation>
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
            <translation>Удалить всё…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Удалить навсегда</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Удалить навсегда…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>Удалить {} {0|запись|записи|записей} навсегда?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>Удалить «{}» навсегда?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Удаление</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Отбор по названию</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Новый чат</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Нет подходящих названий.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Здесь ничего нет.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Недавно удалённое</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Восстановить</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Это нельзя отменить. То, что ещё нужно какому-нибудь чату, останется. В резервных копиях в папке данных это хранится, пока их не сменят более новые.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Тип</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>Через {} {0|день|дня|дней} исчезает отсюда навсегда, если только это ещё не нужно какому-нибудь чату.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>чат</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>память</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Правка контекста: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>быстрые правки</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: после правки эта модель должна обработать оставшееся ещё раз.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>медленные правки</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: старые реплики можно убрать из контекста этой модели, не обрабатывая остальное заново.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Все чаты экспортированы</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Чат удалён</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Чат экспортирован</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Экспорт всех чатов</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Экспорт чата</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Папка удалена</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, со всем содержимым (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Новая папка</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Часть ещё нужна какому-нибудь чату и пока остаётся.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Показать в папке</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Это не удалось выполнить.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>её {} чат остаётся</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>её {} {0|чат остаётся|чата остаются|чатов остаются}</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>Чаты</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Удалить папку, оставить чаты</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Экспортировать все чаты…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Экспорт…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Скрыть её чаты</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Переместить в папку</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Новая папка…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Без папки</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Нет подходящих названий. Ctrl+F ищет в сказанном.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>Закрепить вверху</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Недавно удалённое…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Переименовать</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Показать её чаты</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Открепить</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Папка</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Папка {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Папки</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Новый чат</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Ранее</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Закреплённые</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>В этом месяце</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>На этой неделе</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Сегодня</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>свёрнута</translation>
        </message>
        <message>
            <source>open</source>
            <translation>открыта</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} чат</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|чат|чата|чатов}</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, закреплён</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>Стрелки двигают ленту, Enter показывает реплику в этом месте.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Щелчок: показать в чате. Колесо: масштаб.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Убрано</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>В KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Обзор чата</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>Вспомнено</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>Обобщено</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Сводка</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Системный промпт</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|Реплика|Реплики|Реплики} {} из {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>токенов</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>реплик</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>Название чата</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Имя папки</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>пишется…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Беседа</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Документ этого чата. Слишком длинный, чтобы войти в сообщение целиком.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Документ этого чата: то, о чём спрашивает сообщение, приходит в контекст фрагментами. Нажмите, чтобы вместо этого отправить целиком.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Прикреплено: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Документ</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>Не прикреплять</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>Не прикреплять {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Войдёт в сообщение целиком. Нажмите, чтобы вместо этого оставить как документ этого чата.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>Целиком</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>чтение…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|токен|токена|токенов}</translation>
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
            <translation>Код</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Скопировано</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>Копировать код</translation>
        </message>
        <message>
            <source>code</source>
            <translation>код</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>Команды и промпты</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>Изменить промпты…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Промпты</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>Прикрепить файлы</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Прикрепить файлы (Ctrl+Shift+A); или перетащите либо вставьте их</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Сообщение</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Сообщение или / для команд</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Отправить</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Отправить (Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Отправить сообщение</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Стоп</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Остановить ответ</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Остановить; написанное сохраняется (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>Модель ещё работает.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} ещё читается.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Файлов в одном сообщении может быть не более {}.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Прикрепить файлы</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>Опишите, что на нём, или вставьте текст с него.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>Он отправляется один раз.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Прочитано только начало.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Вставленный текст</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>Изображения отправлять нельзя.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>Не удаётся прочитать файл.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Остальные не добавлены.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>После этого сообщение будет отправлено. Esc его задержит.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>Не удаётся прочитать {} {0|файл|файла|файлов}.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} уже прикреплён.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} — очень длинный файл</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Запрашиваем у сервера модели…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Проверить соединение</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>При нынешней скорости это займёт около {} с.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>Вернуть {0|реплику|реплики|реплики} {}?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>Откройте тот чат: их можно вернуть на его ленте.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Обобщить сейчас</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>Для этого модели нужно прочитать {} {0|токен|токена|токенов}.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Эти реплики относятся к другому чату.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>Реплика {} вернулась</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Вернулась реплика|Вернулись реплики|Вернулись реплики} {}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>какой её оставила модель, за {}; ничего не читалось заново</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>как их оставила модель, за {}; ничего не читалось заново</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>изучает, на что опирался этот ответ…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>прочитано заново из текста за {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>прочитано заново из текста за {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>реплика {} вышла, освободив место</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>реплики {} вышли, освободив место</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>Контекст</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>Контекст: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>Дрейф: нет. Контекст исправлен: ушедшее в нём не отзывается.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Дрейф: {0} нат; после {1} % из последних {2} {2|токена|токенов|токенов} самое вероятное слово — то же, что в чистом контексте.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Оценка, так как модель на другом сервере; уточняется по его данным.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>Насколько заполнен контекст модели. Модель не загружена.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>Отметки: внимание, критично, переполнение — {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>Что видит модель, в токенах:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>критично</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>свободно, включая резерв</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>оставлено для ответа или сводки</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>модель не загружена</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>ещё не загружен</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>норма</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>переполнение</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>вспомнено</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>сводки</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>системный промпт</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>сообщение, которое вы пишете</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>реплики модели</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>ответ, который пишется</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>внимание</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>что оно заменяет</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>ваши реплики</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>ради него уйдёт {} или больше</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>Она оставлена как есть и сохранится, что бы вы здесь ни выбрали.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Восстановить копию</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Начать заново</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>Последняя исправная копия от {}, в ней {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Сохранённые чаты повреждены</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} чат</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|чат|чата|чатов}</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>Продолжено {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Показать, что было раньше</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Загрузить</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Использовать</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{}: скачивание завершено</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, контрольная сумма верна.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Скачать модель</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Найти другие модели…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>Модели для скачивания</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Модели с открытыми лицензиями с Hugging Face Hub. ОЗУ этого компьютера: {}; размер и скорость оценены для контекста в {} {1|токен|токена|токенов}. Скачивание продолжится, если закрыть это окно.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Для поиска по смыслу</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! подходит, но другим программам останется мало памяти</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>После правки эта модель должна обработать оставшееся ещё раз: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>Отменить скачивание {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Правка контекста: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Скачать</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>Скачивание {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>Используется</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Загрузить</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Использовать</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>около {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>не менее {} ОЗУ</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>проверка скачанного…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>на этом компьютере</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>пауза на {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>медленные правки</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>рекомендуется для этого компьютера</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>осталось {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} ОЗУ</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} из {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/с</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: медленно</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ подходит для этого компьютера</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ больше, чем есть на этом компьютере</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Правки контекста</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>Не изменять</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>Не изменять (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>Правка реплики {} · прежняя версия остаётся</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>Вернуть реплики {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>Вернуть {0|реплику|реплики|реплики} {} в контекст</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Показать сводку</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Отменить: вернуть {0|реплику|реплики|реплики} {}</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>Промпты…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>Сохранить как промпт…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Дрейф: не измерялся после последней правки.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Правка</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Правки контекста</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Освобождено</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Исправить</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Из контекста этого чата ничего не уходило.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Прочитать контекст ещё раз, когда ничего другого не выполняется: тогда ничто ушедшее в нём не отзовётся</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>Кто запросил</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Показать в чате</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Показать сводку</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Заняло</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Забыта реплика|Забыты реплики|Забыты реплики} {}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Когда</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>команда</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>сообщение</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>экстренно</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>модель</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>программа</translation>
        </message>
        <message>
            <source>you</source>
            <translation>вы</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|токен|токена|токенов}</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>Движок остановился. Всё сохранённое не пострадало; запустите приложение снова.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Подробности</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Закрыть это сообщение</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Подробности</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} слово</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|слово|слова|слов}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API вкл.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Загрузка модели</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Ещё для этого чата</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Другие программы могут обращаться к {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Показать чаты</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Показать память</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Обобщить сейчас</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Обобщить старые реплики сейчас</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Обобщить старые реплики и освободить их место (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Модель проверяется</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Найти модель</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Запрашиваем её файлы…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Назад к списку</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>Файлы этой модели</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>В нём нет файлов моделей, которые можно скачать здесь.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Лицензия: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Страница модели</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>Страница модели {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>не указано</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>При вводе запрос уходит на {}: туда передаются слова и имя открытого репозитория, больше ничего. ОЗУ этого компьютера: {}; размер и скорость оценены для контекста в {} {2|токен|токена|токенов}.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Выберите модель, чтобы увидеть её файлы.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Найти модель</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>Больше загрузок</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>Больше отметок «нравится»</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Название модели, например qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>Ни одна модель GGUF не подходит под «{}». Попробуйте меньше слов: название и размер модели, например gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Порядок</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>Недавно изменённые</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>Поиск моделей</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Поиск…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>Показать ещё</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Набирают популярность</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Введите, что ищете. Показываются только модели в файлах GGUF.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Ширина результатов</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} и больше</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} модель</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} {0|модель|модели|моделей}</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>Токен доступа</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Копировать ссылку</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Забыть токен</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Он хранится вместе с другими вашими ключами и отправляется только этому серверу ради таких моделей.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>Доступ дают её авторы: войдите и запросите его на её странице.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>Войдите и примите условия на её странице.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Сохранить токен</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Открыть ссылку</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Токен хранится вместе с другими вашими ключами и отправляется только этому серверу ради таких моделей.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Тогда её можно скачать здесь с токеном доступа вашей учётной записи.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Найденные репозитории</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Чаты (*.json *.zip);;Все файлы (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Чаты импортированы</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Выбрать другой файл…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Импорт чатов</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>Импорт чатов</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>Ничего не импортировано.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Один чат добавлен в список</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Открыть его</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>Чтение {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Стоп</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Остановлено</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>Не удалось импортировать чаты.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} чат</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|чат|чата|чатов}</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>В список {0|добавлен|добавлены|добавлены} {} {0|чат|чата|чатов}</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>Чаты: {} из {}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>Не удалось импортировать файлы: {} из {}.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>К последнему</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Обозначения ленты: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>убрано</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>правка</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>модель, в KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>закреплено</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>вспомнено</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>обобщено</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>сводка</translation>
        </message>
        <message>
            <source>system</source>
            <translation>система</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>вы, в KV</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>Адрес</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>Открыть ссылку?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>Открыть этот адрес в другой программе?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>Модель: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>Нет в этой сводке:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Вернуть: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>Модель снова увидит это со следующего сообщения</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API выкл.</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API вкл.: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>Прикрепить к сообщению</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>Копировать адрес API</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Правки контекста…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Перейти к следующей части окна</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Перейти к предыдущей части окна</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Перейти к тому, что скоро уйдёт</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>К последнему</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Загрузить эту модель</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Открыть меню элемента в фокусе</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Параметры этого чата…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>Промпты…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Недавно удалённое…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Поиск в памяти и репликах</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Показать или скрыть чаты</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Показать или скрыть память</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Ширина списка чатов</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Ширина панели памяти</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Написать сообщение</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Экспорт памяти</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Запись памяти удалена</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Память экспортирована</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Не сохранено</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Заметки</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>Откройте тот чат: запись можно убрать на его ленте.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Вспомнено для этого чата</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Вспомнено из памяти</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Показать в папке</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>В программе что-то пошло не так. Сохранённое не пострадало.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>Не удалось изменить память.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>Эта запись вспомнена в другом чате.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>Набранное останется: откройте ещё раз.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} {1|токен|токена|токенов}</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>Пришёл с репликой {} из «{}»</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Закрыть запись</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Сравнить версии…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Копировать текст</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Удалить запись памяти</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Изменить запись памяти</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Экспорт…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Запись памяти: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Ещё для этой записи</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Новый чат</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>Часть «{}»</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Закрепить запись памяти</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Показать запись, частью которой является эта</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Показать реплики в чате</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Показать их в чате</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>Заменяет {0|реплику|реплики|реплики} {} чата «{}»</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Текст записи памяти</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>Реплика {} чата «{}»</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Открепить запись памяти</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>реплика {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Изменить запись памяти</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>Относится к открытому чату, но найти её может любой чат.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Новая заметка</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Теги через запятую</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Текст записи памяти</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>Модель увидит новую версию со следующего сообщения.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>Прежняя версия хранится, её можно сравнить и вернуть.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>Что нужно запомнить?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Все чаты</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Любой тег</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>Отбор по тегу: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Заметки</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Сводки</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Тег</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Реплики</translation>
        </message>
        <message>
            <source>any</source>
            <translation>любой</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Удалить запись памяти</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Записи памяти</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Закрепить запись памяти</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Открепить запись памяти</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Искать и по смыслу…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Высота списка записей памяти</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Скрыть память</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Скрыть память (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Заметка</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>По запросу «{}» с фильтрами выше ничего не найдено.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>По запросу «{}» ничего не найдено.</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Через фильтры выше ничего не проходит.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Поиск в памяти и репликах</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Когда старые реплики обобщаются, их сводки появляются здесь и доступны для поиска.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Написать заметку</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Система</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Инструмент</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>Что заменяет эта запись</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>Модель больше не видит эту реплику; она остаётся в чате и доступна для поиска.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>убрано</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>забыто</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>обобщено</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>Теперь он продолжается с {}.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>Его файла там больше нет: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>Снова загрузить {}</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Модели на этом компьютере</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>В этом чате в последний раз использовалась {}</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Добавить папку…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Контекст</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>Скачать…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Правка</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Быстрые правки (surgical): старые реплики уходят по одной. Медленные правки (rebuild): оставшееся после правки читается заново. Что верно, проверяется при загрузке модели.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Файл</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Папка с моделями</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Где найдена</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Загрузить</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Поиск моделей…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>ОЗУ</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>Память оценена для контекста в {} {0|токен|токена|токенов}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Модели</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Модели на этом компьютере</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Ни одна модель не подходит под запрос.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>Модели не найдены.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Открыть файл GGUF…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Квантование</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Сколько примерно токенов в секунду она пишет на этом компьютере.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>Поиск моделей</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Токенов/с</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Использовать</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>использовать нельзя</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>быстрые правки</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>медленные правки</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · находит по смыслу</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Все файлы (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Выберите модель</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Скачать модель…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Найти модель…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Гид (входит в приложение)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>Модель: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Модели (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>Модели на этом компьютере…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Нет модели</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Открыть файл GGUF…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Открыть модель</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: контекст в {} {1|токен|токена|токенов}</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Ответ на {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Команды, чаты, настройки, память</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Что подходит</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Ничего не найдено.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Поиск команд, чатов и прочего</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Экспортировать все чаты…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Импорт чатов из файла…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Недавно удалённое…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Поиск команд, чатов и прочего</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Настройки: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>Этот чат: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>чат</translation>
        </message>
        <message>
            <source>command</source>
            <translation>команда</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>память</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>настройки</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>Автоматически</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Параметры этого чата</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>от модели</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Действует в этом чате со следующего сообщения. Пусто: как в профиле «{}».</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Как в профиле</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Закрыть параметры</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Не меняется: после него уже что-то сказано. У нового чата может быть другой.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Имя профиля</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Параметры этого чата</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Сохранить как профиль</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Повторить</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>Профили</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>Не удаётся сохранить профили.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Чаты и подключённые приложения используют профиль. Пустые поля берутся из настроек.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Закройте ещё раз, чтобы отказаться от набранного.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Удалено: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Создать</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Новый профиль</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Профили</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Сброшено.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Сохранено.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>Профиль с таким именем уже есть.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>Использовать в этом чате</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (копия)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (удалённый)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>Все файлы (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>Выберите файл GGUF</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Подключение</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Файл…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Собственные параметры</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Хранится в системном хранилище ключей, если оно есть, но никогда в профиле.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Ключ</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Модели (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Проверить соединение</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>весь доступный</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>автоматически</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>как в настройках</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>из настроек: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>off</source>
            <translation>выкл.</translation>
        </message>
        <message>
            <source>on</source>
            <translation>вкл.</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>ключ сохранён; введите новый, чтобы заменить</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Изменить профили…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Параметры этого чата…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Профиль: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>Профиль этого чата: модель, системный промпт, сэмплирование и контекст</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (удалённый)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>Вставить в сообщение</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Имя</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>Имя промпта</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Создать</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>Промпты</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Сохранённые промпты</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Обобщи это в трёх предложениях:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>Текст промпта</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>Слова в фигурных скобках, например {text}, — места для заполнения.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>«{}»: удалено.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>«{}»: сохранено.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Убрать их сейчас</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Оставить это</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Здесь их ничто не заменит. Они остаются сохранёнными.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Обобщить сейчас</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>Они подождут, пока не будет занято {} {0|токен|токена|токенов} или место не понадобится ответу; освободится {}.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>Останется известно: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Скоро уйдёт реплика|Скоро уйдут реплики|Скоро уйдут реплики} {}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>В контексте</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Вспомнить · {} {0|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>Вспомнить…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Убрать из контекста</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>там она заменяет реплики, о которых рассказывает</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>цена</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>места: {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>слишком длинно: места {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>Запросы API</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Добавлено</translation>
        </message>
        <message>
            <source>At</source>
            <translation>Время</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Контекст</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Сообщения</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Сейчас программы не могут обращаться. Переключатель — в настройках, на странице «{}».</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Ни одна программа ещё не обращалась. Здесь появится то, о чём спрашивает каждая.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Профиль</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>Программы обращаются к {}/v1 с ключом.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Ответ</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>Запросы</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Токены</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>, около {} с</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Вернуть · {} {0|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Вернуть…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Цитировать</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Цитировать эту реплику в сообщении</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>ничего не читается заново</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>цена</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>для них нет места</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>их нет в этой ветви чата</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|реплика|реплики|реплики} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>читается заново: {}</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>ради них уйдёт ещё {}</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>ради них {0|уйдёт|уйдут|уйдут} ещё {}</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>Копировать формулу</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>Открыть ссылку…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Выделить всё</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>Запросы API</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Копировать ключ</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Другие программы могут обращаться к {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>Не удалось запустить API.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Им нужен ключ.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>Адрес</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>Адрес для других программ</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Копировать адрес</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Копировать ключ</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Скрыть</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Скрыть ключ</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Ключ</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Ключ для других программ</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>Программы для API OpenAI принимают их как базовый URL и ключ API.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>Запросы…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>Показать запросы API</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Показать ключ</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>не работает</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>выкл.: включите ниже</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Выберите модель, чтобы начать</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Загрузка модели…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>Откройте тот чат: правку можно отменить у её отметки.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Подготовка контекста этого чата…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>Не удаётся прочитать сохранённые чаты.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Этот чат не загружен. Выберите его ещё раз.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Эта правка относится к другому чату.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Дождитесь конца ответа.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>Ожидание ответа в другом чате…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>правит контекст…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>изучает {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>читает найденное…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>обобщает старые реплики…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>модель проверяется…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} больше не документ этого чата.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Все файлы (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Применяется к новым чатам.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>По умолчанию: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Выбрать: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Выбрать…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Модели (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Нужно снова загрузить модель.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>Вернуть {}: {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Вступит в силу после перезапуска.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>автоматически</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>по умолчанию: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>пусто</translation>
        </message>
        <message>
            <source>off</source>
            <translation>выкл.</translation>
        </message>
        <message>
            <source>on</source>
            <translation>вкл.</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>В профиле «{}» есть своё: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Дополнительные настройки</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Снова загрузить модель</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Под запрос не подходит ни один параметр.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Страницы настроек</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Сохранено автоматически.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Поиск в настройках</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Поиск в настройках ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Некоторые применяются к новым чатам.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Для некоторых изменений нужно снова загрузить модель.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Некоторые вступят в силу после перезапуска.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>скрыты</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>показаны</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Дополнительно ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Дополнительно</translation>
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
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Команды (в сообщении)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Удалить чат или запись памяти (в списке)</translation>
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
            <translation>Сочетания клавиш</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Влево, вправо</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Переходить по репликам (на ленте)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Новая строка</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Переименовать чат</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Отправить</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API выкл.</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API вкл.</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>Отбор чатов</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>Отбор чатов по названию</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>Скрыть чаты</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Скрыть чаты (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>Импортировать как чаты</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Импорт чатов</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>Импорт чатов из файлов…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Новый чат</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Новый чат (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Новая папка</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Программы не могут обращаться. Нажмите, чтобы открыть настройки API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Другие программы могут обращаться к {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Настройки (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Маленькая модель из комплекта, которая объясняет окно.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>Модели LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>На этом компьютере…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Откройте файл GGUF или перетащите его в окно.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>Открыть файл GGUF…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>Другие модели для скачивания…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Поговорить с гидом</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Использовать свою модель</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Использовать гида</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Активность</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>Обработка промпта</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>Время до первого токена</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Токены набираемого сообщения</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Токенов в секунду</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Реплики в контексте</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>первый токен {} с</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>сообщение: {} {0|токен|токена|токенов}</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>ради него уйдут старые реплики</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>прочитано {} из {} {1|токена|токенов|токенов}</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>чтение…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>останавливается…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>думает…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>слишком длинное для этого контекста</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>ждёт отправки, Esc задержит</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} убрано</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} забыто</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} в KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>осталось {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} обобщено</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} токенов/с</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} реплика</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} {0|реплика|реплики|реплик}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>Применить</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Подробность</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>Больше не показывать</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>Насколько подробна сводка</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>Занято: сейчас {} {0|токен|токена|токенов}; с вашим текстом будет подсчитано при применении.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>Занято: {} → {} {1|токен|токена|токенов}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Новейшие реплики, которые остаются как есть</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Уйти ничего не может: все реплики недавние или закреплённые. Оставьте меньше.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Обобщить сейчас</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>И прежняя сводка: {} {0|токен|токена|токенов}.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>Пишется сводка…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>Сводка займёт столько же токенов: сократите её или оставьте меньше реплик.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>Сводка; её можно изменить, когда она написана</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Инструмент</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Реплики, которые покинут контекст</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Оставить реплик</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Уйдёт реплика|Уйдут реплики|Уйдут реплики} {}, {} {1|токен|токена|токенов}.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Вернуть мой текст</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>Ожидание модели…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>Просмотр можно вернуть в настройках, на странице «Внешний вид»</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>краткая</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>подробная</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>средняя</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>Пороги контекста</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>Стрелки переходят по репликам, Enter показывает реплику в чате.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Копировать подробности</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Закрыть уведомление</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>Из контекста {0|убрана реплика|убраны реплики|убраны реплики} {}</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>Это завершилось раньше, чем удалось остановить.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Показать сводку</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Обобщена реплика|Обобщены реплики|Обобщены реплики} {}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Что можно сделать</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>Освобождено {} {0|токен|токена|токенов} за {}; ничего не потеряно</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Вызов инструмента: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>ничего</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>ничего не найдено</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>вызов инструмента</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>Модель: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>Копировать сообщение</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Изменить и отправить снова</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Изменить и отправить снова…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>Показать все символы ({})</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Вы, реплика {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>реплика {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|токен|токена|токенов}</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>Она продолжится, когда вы снова начнёте изменять то сообщение.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>Показано вместо предыдущей версии.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>Изменённое сообщение относится к другой версии.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>Другая правка не потеряна</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Эта реплика относится к другой версии</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Ваш текст — в поле ввода; чтобы изменить сообщение, вернитесь к его версии.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Следующая версия</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Предыдущая версия</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Версия {} из {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Отличия</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Вернуться к этой версии</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Версия для сравнения</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Версии записи памяти</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>Что изменилось с тех пор</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>версия {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Беседа без конца</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Выберите модель, чтобы начать.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Беседы без конца с моделями, которые работают на вашем компьютере. С какой начать?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>Модель не загружена</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>С чего начать</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>Добро пожаловать в EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>Что показывает индикатор?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>Что происходит, когда контекст заполнен?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Когда контекст модели заполняется, старые реплики обобщаются, и чат продолжается. Полоса вверху показывает, насколько он заполнен, лента под ней — что модель ещё видит, а каждую сводку можно прочитать и найти справа.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>Промпты</translation>
        </message>
    </context>
</TS>
