<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> و{} أخرى</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(إنها في سلة المهملات: ‎/memory restore‎ يعيدها.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>‎-1: واحدة أخرى كل مرة.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>‎-1: كلها، إن وُجد GPU.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>يحتاج ‎/attach إلى اسم ملف.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>يحتاج /chat export إلى اسم ملف.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>يحتاج /chat import إلى اسم ملف.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>‎/chat restore‎ يعرض ما فيها.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>يحتاج /context prune إلى عتبة من 0 إلى 1.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>يحتاج ‎/detach إلى رقم مستند.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>يحتاج /edit إلى رقم الرسالة ونصها الجديد.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>يحتاج /memory archive إلى أهمية وعدد أيام وملف.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>‎/memory restore‎ يعرض ما فيها.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>يحتاج /memory search إلى كلمات للبحث.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>يحتاج /memory show إلى رقم ذكرى.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>يحتاج /memory unarchive إلى ملف.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>يحتاج /model إلى اسم ملف نموذج.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>يحتاج /models files إلى اسم مستودع: المؤلف/الاسم.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>يحتاج /models find إلى كلمات للبحث.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>يحتاج /version إلى رقم الدور ورقم نسخته.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>‏0 يأخذ الرمز الأرجح دائمًا. فارغ: ما يوصي به النموذج، وإلا 0.7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>‏0: أي منفذ حر.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>تعديل واحد، منها طارئ: {emergencies}؛ من يقرر: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>‏1 أو 2: تختار هذه النسخة من Mirostat بعد الحرارة وحدها. 0: إيقاف. فارغ: ما يوصي به النموذج، وإلا 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>‏127.0.0.1: برامج هذا الجهاز فقط. 0.0.0.0: كل من في الشبكة.</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>‏16 بت</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>‏32 بت</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>‏8 بت</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>ملف GGUF تُوجد به الذكريات وما غادر السياق ومقاطع المستندات بمعناها أيضًا. فارغ: بالكلمات وحدها.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>ملف GGUF فيه مفردات نموذج بعيد للعدّ الدقيق.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>تقول بطاقة أيّ الأدوار ستغادر وما الذي يبقى معروفًا؛ ويمكنك متابعة الكتابة في هذه الأثناء. عند «الفائض من»، أو حين لا يبقى مكان للرد، تغادر على أي حال: فلا يتوقف أي رد لأجل ذلك.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>سياق من {n_ctx:,} {n_ctx|رمز|رمز|رمزين|رموز|رمزًا|رمز} يحتاج إلى {needed:,.1f} غيبيبايت من الذاكرة؛ في هذا الجهاز {memory:,.1f}.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>سياق من {n_ctx:,} {n_ctx|رمز|رمز|رمزين|رموز|رمزًا|رمز} يحتاج إلى {needed:,.1f} غيبيبايت من الذاكرة؛ المتاح {available:,.1f} غيبيبايت.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>سياق من {n_ctx} {n_ctx|رمز|رمز|رمزين|رموز|رمزًا|رمز} صغير جدًا.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>يوجد ملف باسم {name} بالفعل.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>تعذر استدعاء ذكرى ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>لا يستطيع نموذج على خادم آخر متابعة رد.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>تعذرت قراءة مقطع ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>لاسم البرنامج من 1 إلى {most} حرفًا.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>يحتاج الموجّه إلى اسم.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>يحتاج الموجّه إلى نص.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>يوجد موجّه باسم «{name}» بالفعل.</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>الرد الذي حصلت عليه رسالتان من الرسائل الأخيرة لا يُبدأ مرة أخرى، والجواب عن سؤال لا يُعطى لسؤال آخر، ولا يُعاد السؤال مرارًا على أنه جوابه: وإلا استمرت النماذج الصغيرة على ذلك.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>لا يوجد اتصال آمن بالخادم.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>لا يوجد اتصال آمن بـ {host}.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>يجيب خادم هناك، لكنه لا يسرد أي نماذج (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>يمكن إبقاء الملخّص أو تقصيره أو إسقاطه، لا «{arguments}».</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>فوق 0 (المعتاد 0.8) يمنع الرد من تكرار سلاسل رموز كاملة، وبقوة أكبر كلما طالت. 0: إيقاف.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>فوق 1 تقل أرجحية الرموز المكررة. فارغ: ما يوصي به النموذج، وإلا 1.0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>اقبل الشروط في صفحة النموذج وأدخل هنا رمز وصول لحسابك.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>التصرف متأخرًا حتى 5 % من n_ctx عندما تكون الرسائل قصيرة، ومبكرًا حتى 5 % عندما تكون طويلة.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>التكيف مع المحادثة</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>أضف إحدى هذه الكلمات: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>أسماء مضيف أخرى</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>العنوان</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>بعد أول تبادل يعطي النموذج في وقت الفراغ محادثة جديدة اسمًا من بضع كلمات. لا يغيّر اسمًا أعطيته أنت. إيقاف: تُسمّى المحادثات بأول كلماتها.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>صفحات الويب المسموحة</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>واجهة API متوافقة مع OpenAI ما دامت النافذة مفتوحة.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>رُفضت خطة تعديل ({error})؛ يُعاد بناء السياق بدلًا من ذلك.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>أظهِر ذلك قبل أن تغادر الأدوار</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>حُمّل نموذج آخر في هذه الأثناء.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>يستخدم برنامج آخر قاعدة بيانات المحادثات.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>يجيب دون التفكير بصوت عالٍ أولًا، بلغات كثيرة.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>يجيب دون التفكير بصوت عالٍ أولًا؛ نص بسيط.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>المظهر</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>اطلب منه المتابعة في رسالة.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>يُحفظ {most} {most|موجّه|موجّه|موجّهان|موجّهات|موجّهًا|موجّه} على الأكثر.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>أرفق جزءًا منه أو نصه.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>أرفق الجزء المهم منه.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>تلقائي</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>لموجّه آخر ابدأ محادثة جديدة.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>موجز</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>إجابات موجزة</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>أعد أدوارًا أقل، أو ألغِ تثبيت بعضها، أو حمّل النموذج بسياق أكبر.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>إعادة الدور {}</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>إعادة الأدوار {}</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>أعده أولًا.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>إعادة الأدوار</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>بمفاتيح جدول الإعدادات، مثل sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>بالكلمات</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>نوع الذاكرة المؤقتة</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>غيّر أحدهما.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>عادت المحادثة {number} إلى القائمة: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>المحادثة {number} ليست في سلة المهملات.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>كُتبت المحادثة {number} في {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>المحادثات في سلة المهملات؛ تُحذف نهائيًا بعد {days} {days|يوم|يوم|يومين|أيام|يومًا|يوم}:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>تحقق من العنوان والنموذج في ملف التعريف.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>تحقّق من أنه لا يزال موجودًا وأن لديك إذنًا بقراءته، ثم أرفقه من جديد.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>تحقق من أن قرصها متصل وبه مساحة وأنه يحق لك الكتابة عليه.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>تحقق من أن القرص الذي فيه {data_dir} به مساحة ويمكن الكتابة عليه.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>تحقق من أن القرص الذي فيه {parent} به مساحة ويمكن الكتابة عليه.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>تحقق من إمكان الكتابة في مجلد النماذج وحاول مجددًا.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>تحقق من اتصال هذا الجهاز بالإنترنت وحاول مجددًا.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>تحقق من عنوان مركز النماذج في الإعدادات، في صفحة «التنزيلات».</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>اختر ‎--n-ctx {n_ctx_step} أو أكثر.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>اختر ملف GGUF لنموذج تضمين أو لا تختر شيئًا.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>اختر ملف JSON صُدّر من هنا أو ملف zip الذي صدّره ChatGPT أو Claude.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>اختر ملفًا فيه.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>اختر ملفًا.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>اختر ‎--n-ctx أصغر.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>اختر سياقًا أصغر.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>اختر نموذجًا أصغر أو سياقًا أصغر.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>اختر قرصًا آخر.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>اختر ملفًا آخر في ملف التعريف أو لا تختر شيئًا.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>اختر ملفًا آخر.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>اختر مجلدًا آخر بـ ‎--data-dir.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>اختر مجلدًا آخر.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>اختر نموذجًا آخر أو نسخة أحدث من هذا البرنامج.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>اختر نموذجًا آخر.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>اختر نموذجًا آخر. يمكن أن يكون هذا نموذج التضمين الذي تُبحث به الذكريات.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>اختر نموذجًا آخر؛ قد تعرف نسخة أحدث من البرنامج مكانه.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>اختيار نموذج آخر…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>اختر اسمًا أو مجلدًا آخر.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>اختر اسمًا آخر.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>اختر غيره بـ ‎--data-dir.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>اختر غيره.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>اختر منفذًا آخر أو أنهِ البرنامج الذي يستخدمه.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>اختر غيره.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>اختر واحدًا أولًا.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>اختر إحداها.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>اختر نوع الذاكرة المؤقتة f16.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>اختر الجزء الأول.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>اختر النموذج نفسه.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>مسح</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>أغلقه وحاول مجددًا.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>أغلقه أولًا أو اختر مجلدًا آخر بـ ‎--data-dir.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>الضمّ</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>الكود</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>تكثيفها</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>الدمج من</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>دمج الذكريات القديمة</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>السياق</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>حد السياق</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>سياق الخوادم الأخرى</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>حجم السياق</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>تابع المحادثة واستدعها لاحقًا، أو حمّل النموذج بسياق أكبر.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>متابعة آخر رد</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>حوّله مجددًا.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>انسخه كاملًا من الموقع: فيه حروف وأرقام بلا مسافات.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>نسخ النص</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>صحّح الرسائل وأرسلها مجددًا.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>تعذر تنزيل النموذج</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>تعذر التصدير</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>تعذر الحصول على رد من الخادم</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>تعذر استيراد المحادثات</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>تعذر إفساح مكان في السياق</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>تعذر فتح المحادثة</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>تعذر فتح المحادثات</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>تعذر فتح مجلد البيانات</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>تعذر فتح النموذج</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>تعذر فتح النافذة</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>تعذرت قراءة المحادثات أو حفظها</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>تعذرت قراءة المفتاح</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>تعذرت قراءة ملفات التعريف</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>تعذرت قراءة الموجّهات</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>تعذرت قراءة الإعدادات</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>تعذرت استعادة السياق</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>تعذر حفظ ملفات التعريف</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>تعذر حفظ الموجّهات</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>تعذر حفظ الإعدادات</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>تعذر إرسال الرسالة</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>تعذر بدء API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>تعذر حفظ المفتاح</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>تعذر التراجع عن التعديل</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>تعذر استخدام الذاكرة</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>عدّادات Prometheus في ‎/metrics لمن لديهم المفتاح.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>استغرق العدّ والقص {}.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>الحرج من</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>الطول المسموح في DRY</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>أساس DRY</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>مضاعف DRY</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>نافذة DRY</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>داكن</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>الافتراضي</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>مفصّل</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>هل تقصد {base}/v1؟</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>هل تقصد {near}؟</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>القرص للصفحات</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>مستند: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>نزّله أو انسخه مجددًا، أو اختر غيره.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>نزّله أو انسخه مجددًا.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>نزّل الملف بمتصفح وافتحه هنا.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>التنزيلات</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>انحراف السياق المعدَّل</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>أفلت ملفًا نصيًا.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>إسقاطه</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>أسقط الأقدم</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>الإسقاط حتى هنا</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>عدّل غيره.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>طريقة التعديل</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>تعديل آخر رسالة</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>تعديل ملف التعريف…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>نموذج التضمين</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>اكتب في ملف التعريف عنوانًا مثل http://proxy.example:3128 أو «none».</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>أدخل المفتاح الصحيح في ملف التعريف.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>صدّره مجددًا.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>صدّر المهم ثم ابدأ بـ ‎--restore-backup للعودة إلى أحدث نسخة احتياطية سليمة.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>صدّر بياناتك مجددًا.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>يجد ما قيل بمعناه: بكلمات أخرى، وبنحو مئة لغة.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>مجلدات النماذج</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>حجم الخط</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>للأجهزة ذات الذاكرة الكبيرة، والأفضل مع GPU.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>حرّر مساحة ثم استأنف التنزيل.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>حرّر بعض المساحة وحاول مجددًا.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>حرّر مساحة على القرص الذي فيه {folder}.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>ردود جديدة</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>من كل ما رآه النموذج، لا من شيء بعينه.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>من جملها</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>من جملها (sentences): ما قيل، بكلماته، فورًا. من ملاحظات النموذج (model): يكتبها بعد كل تبادل عندما لا يعمل شيء آخر. عند مغادرة الأدوار (late): يكتب النموذج ملخّصًا حينها. تلقائي: عند مغادرة الأدوار للنماذج على خادم آخر، وإلا من جملها.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>من ملاحظات النموذج</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>جيد في الأسئلة اليومية بلغات كثيرة.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>كثّفها، أو أرسل نهايتها، أو ألغِ تثبيت أدوار، أو حمّل النموذج بسياق أكبر.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>مهلة الترويسة</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>الإصلاح ابتداءً من انحراف</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>كم يجوز أن تبتعد الكلمات التالية عن كلمات سياق نظيف قبل إصلاحه، بتباعد KL بوحدة نات.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>سرعة تعلم Mirostat. فارغ: ما يوصي به النموذج، وإلا 0.1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>سرعة نمو العقوبة مع طول المكرر.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>مقدار أرجحية الرموز كي يتركها XTC؛ يبقى واحد دائمًا، وفوق 0.5 تبقى كلها. فارغ: ما يوصي به النموذج، وإلا 0.1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>أقصى طول للملخّص: موجز 200، متوسط 500، مفصّل 1000 رمز.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>كم ذكرى من نوع واحد تُدمج في واحدة.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>الرسائل التي يبقيها last_turns.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>الرسائل التي يبقيها sliding_window.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>كم من أحدث الأدوار يبقى حرفيًا.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>كم من آخر رموز الرد ينظر إليه DRY؛ ‎-1: بقدر السياق.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>كم من آخر رموز الرد تنظر إليه عقوبة التكرار؛ ‎-1: بقدر السياق. فارغ: ما يوصي به النموذج، وإلا 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>يُكتب هذا العدد من الردود في الدفعات نفسها، في سياق النموذج الواحد. 0: حسب أنوية المعالج والسياق. 1: واحدًا تلو الآخر.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>رموز النافذة التي تأخذها محادثة. اتركه فارغًا بلا حد.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>كم مرة تُترك أرجح الرموز لردود مفاجئة؛ 0: أبدًا. فارغ: ما يوصي به النموذج، وإلا 0.0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>كيف تُصنع الملخّصات</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>مقدار مفاجأة الرموز التي يستهدفها Mirostat. فارغ: ما يوصي به النموذج، وإلا 5.0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>مهلة الخمول</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>بالميغابايت، لكل المحادثات معًا؛ يذهب أولًا ما لم ينفع أطول مدة. 0 لا يحفظ شيئًا.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>في وقت الفراغ تصبح الملخّصات التي كثرت جلسات ومواضيع ونظرات عامة. وتبقى تحتها كما هي.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>يُقرأ السياق مرة أخرى عندما لا يعمل شيء آخر، ويُصلَح حينها.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>عندما لا يعمل شيء، يُكتب الملخّص الذي سيُحتاج إليه كي لا ينتظر أحد.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>بالميغابايت؛ يُرفض الأكبر.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>بالبكسل عند مقياس 100 %.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>في الملف: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>بالرموز، لملفات التعريف البعيدة التي لا تحدد سياقها.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>بالرموز.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>بالرموز. 0: حتى ينهيه النموذج.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>بالرموز؛ ثم ينتظر حتى تتابعه. 0: أربعة أضعاف السياق، لا قبل 16384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>ثبّت Python أحدث.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>أعد التثبيت.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>أعد تثبيته.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>ثبّت تلك النسخة مجددًا أو اختر مجلدًا آخر بـ ‎--data-dir.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>ثبّت تلك النسخة لقراءته.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>هل يعمل الخادم وهل العنوان في ملف التعريف صحيح؟</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>يجيب (في {})، لكن ليس لديه نموذج «{}». لديه: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>يجيب (في {})، ولا يسرد نماذج: هل حُمّل نموذج هناك؟</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>يجيب (في {}). النماذج: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>جاء من «{}».</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>ليس فيه ملف نموذج يمكن تنزيله هنا.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>توجد في {path}: صحّحها هناك، أو انقل هذا الملف للبدء بالقيم الافتراضية.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>قد يكون تالفًا أو من نوع لا تعرفه هذه النسخة.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>قد يكون تالفًا.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>ربما حُذفت.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>قد يكون قيد التحميل. اطلب مجددًا.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>يجب أن يبدأ بـ https://. غيّره في الإعدادات، في صفحة «التنزيلات».</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>حُذف. نزّله مجددًا.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>تُركت كما هي. ابدأ بـ ‎--restore-backup لوضعها جانبًا واستخدام أحدث نسخة احتياطية سليمة.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>لم يُحفظ. اختر نموذجًا آخر أو احصل على نسخة أحدث من البرنامج.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>لم يُحفظ. اختر نموذجًا آخر.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>إجابته في التفاصيل. تحقق من ملف التعريف.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>سياقه أصغر مما يقول ملف التعريف: خفّض حد السياق فيه.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>إعدادات خاصة</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>حفظ ما قُرئ</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>إبقاؤه</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>إبقاء المواضع</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>إبقاء المواضع (gap): لا عمل على النموذج. الضمّ (shift): لا تبقى فجوات عند التعديل.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>إبقاء الأدوار الحديثة</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>حفظ الملخّصات في الذاكرة</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>إبقاء أول رسالة وما يتسع</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>إبقاء آخر الأدوار</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>إبقاء أحدث الرسائل</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>أحدث الرسائل أو الأدوار (sliding_window، last_turns: العدد أدناه)، أو ما يتسع (token_budget)، أو مع أول رسالة للمستخدم (smart)، أو مع ملخّص القديمة (summarization)، أو لا شيء: يُرفض الطلب (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>إبقاء ما يتسع</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>المفتاح</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>اختصارات لوحة المفاتيح</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>النوع</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>اللغة</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>كبير، لكنه سريع قياسًا بحجمه: يعمل عُشره فقط على كل كلمة.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>تكبير النص</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>أكبر طلب</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>آخر الأدوار</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>الطبقات على GPU</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>اترك الأمر لي</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>أقل: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>دع النموذج يختار</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>دع النموذج يرد مجددًا (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>الترخيص: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>فاتح</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>فاتح أو داكن أو كما يقول النظام.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>حمّله في النافذة بدل الآخر، أو أغلق ما يشغل الذاكرة.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>حمّل واحدًا ثم أرسل مجددًا.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>حمّل النموذج بسياق أكبر أو ابدأ محادثة جديدة.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>حمّل النموذج بسياق أكبر أو قصّر موجّه النظام.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>حمّل النموذج بسياق أكبر أو ألغِ تثبيت أدوار.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>حمّل النموذج بسياق أكبر.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>أُوقف تحميل {name}.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>قصة طويلة</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>أطول رد</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>اطّلع على عناصرها مجددًا.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>استغرق فحص ملف النموذج {name} وقتًا طويلًا جدًا فأُوقف.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>م.ب</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>اجعل {path} قابلًا للقراءة، أو انقل الملف إلى مكان آخر للبدء بالقيم الافتراضية.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>إدارة السياق</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>سياق يدوي</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>سياق يدوي: ممتلئ بنسبة {share:.0%}. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>القياس</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>القياس والإصلاح</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>يُبحث في الذكريات بالكلمات وحدها.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>الذكريات في سلة المهملات؛ تُحذف نهائيًا بعد {days} {days|يوم|يوم|يومين|أيام|يومًا|يوم} ما لم تكن محادثة لا تزال تستخدمها:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>الذاكرة</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>الذكرى {memory_id} في السياق بالفعل.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>الذكرى {memory_id} ليست في السياق.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>الذكرى {number} تخص المحادثة {chat} الموجودة في سلة المهملات.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>عادت الذكرى {number}: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>الذكرى {number} ليست في سلة المهملات.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>الذكرى {number}، الدور {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>الذكرى {number}، الأدوار {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>الذكرى {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>أكثر عدد رسائل</translation>
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
            <translation>النموذج</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>النموذج والمحرك</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>ملف النموذج</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>مركز النماذج</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>لا يمكن استخدام نماذج على خوادم أخرى هنا.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>تُخبَر النماذج التي تعرف الأدوات، بصيغتها، ببحث في الذاكرة ويمكنها استدعاؤه. تفعل النماذج الصغيرة ذلك دون طلب. يُسمح للمرشد دائمًا.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>متوسط</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>أكثر: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>في معظمه من: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>الحركة</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>انقله بعيدًا للبدء بالإعدادات الافتراضية.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>انقله بعيدًا أو اختر مجلدًا آخر بـ ‎--data-dir.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>الاسم</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>حدّد الرد برقم دوره.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>حدد غيره بـ ‎--model أو أعد التثبيت.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>تسمية المحادثات</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>أسماء يمكن استدعاء هذا الجهاز بها، تفصل بينها فواصل؛ وعنوانه مسموح دائمًا.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>لا يُرسل المفتاح ولا الرسائل إلى هناك. إن كنت تثق به فضعه في ملف التعريف.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>محادثة جديدة</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>لا يوجد نموذج GGUF يطابق «{words}». جرّب كلمات أقل.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>لا توجد محادثة في سلة المهملات.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>لا توجد محادثة مفتوحة.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>بلا حد</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>لا توجد ذكرى أقل من تلك الأهمية وأقدم من ذلك.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>لا توجد ذكرى في سلة المهملات.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>لا يوجد نموذج محمّل.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>لا تُحفظ صفحات (قيمة paging.budget_mb هي 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>ليس لأي برنامج مفتاح خاص. أنشئ واحدًا بالأمر /api key الاسم.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>لا يوجد برنامج «{name}» له مفتاح.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>ليس بين هذه الأدوار ما هو في السياق ويمكنه أن يغادر.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>ليس لكل هذه الأدوار صفحة</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>ليس الآن</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>ملاحظة</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>لم يعد شيء يعود تلقائيًا في هذه المحادثة؛ يمكن السماح بعودته من معاملاتها.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>لا نتائج لـ «{words}».</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>لا شيء في السياق عاد تلقائيًا.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>عنوان خادم بعيد، مثل http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>إيقاف: يبقى الملخّص في السياق فقط؛ وفي الذاكرة يذهب فورًا إلى سلة المهملات.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>إيقاف: السياق الممتلئ ينهي الرد بتنبيه.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>تشغيل</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>على خادم آخر</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>على هذا الجهاز</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>على هذا الجهاز ملف GGUF، أو فارغ للنموذج المحمّل؛ وعلى خادم آخر اسمه هناك.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>يجب أن يُقرأ دور واحد من هذه المحادثة من جديد: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>أرجح k رمز فقط؛ 0: الكل. فارغ: ما يوصي به النموذج، وإلا 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>أرجح الرموز التي تشكل هذه النسبة فقط. فارغ: ما يوصي به النموذج، وإلا 0.95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>رموز بهذا الترجيح على الأقل مقارنة بالأفضل. فارغ: ما يوصي به النموذج، وإلا 0.05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>فتح نموذج</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>مفتوح حتى بيانات تدريبه؛ يفكر إذا طُلب منه ذلك.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>افتحه في البرنامج الذي أُنشئ به واحفظه مجددًا.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>افتحه وانسخ نصه والصقه.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>افتح محادثته.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>افتح واحدة أولًا.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>افتح المحادثة مجددًا.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>ترتيب آخذات العينات</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>أصول مثل https://example.org، تفصل بينها فواصل. فارغ: لا شيء.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>الفائض من</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>الصفحات على القرص</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>الطلبات في وقت واحد</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>يجب أن يُقرأ جزء من هذه المحادثة من جديد: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>الصق الجزء المهم.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>إيقاف الرد مؤقتًا بعد</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>تثبيت: بلا تلخيص ولا إسقاط</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>المنفذ</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>معاينة «لخّص الآن»</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>مُسقِط الصور</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>الوكيل</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>تقديم الأرقام</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>ضعها كلها في مجلد واحد.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>سريع قياسًا بحجمه: يعمل سُبعه على كل كلمة.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>إنهاء</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>اقتباس أسطرها</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>اقتُبس له من {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}، {} {1|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>مقتبس من {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>اقتُبس لهذا من {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>عشوائي</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>تستغرق قراءة {name} وقتًا طويلًا جدًا.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>تحتاج قراءة {name} إلى ذاكرة كبيرة جدًا.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>الاستدعاء</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>الاستدعاء في بداية المحادثة</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>مستدعى من الذاكرة</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>تعرّف على نصه ببرنامج آخر أولًا (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>الرفض</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>الرفض من</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>عدد مرات الرفض حتى الآن: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>إعادة توليد آخر رد</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>أزل ذكرى أخرى مستدعاة، أو ألغِ تثبيت أدوار، أو حمّل النموذج بسياق أكبر.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>إزالة من السياق</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>أصلح الملف أو انقله بعيدًا للبدء بالافتراضي.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>أصلح الملف أو انقله بعيدًا للبدء بلا موجّهات.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>عقوبة التكرار</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>نافذة التكرار</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>حجز الرد</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>الطلب {} إلى «{}»، {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>الطلب {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>يُرفض طلب فيه أكثر.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>إعادة حجم النص</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>استعد تلك المحادثة أولًا: ‎/chat restore {chat}‎.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>إعادة المحاولة</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>متسع لما يعود</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>شغّل EthervoxGUI من مصدره: يبنيه packaging/run.sh للجهاز الذي يعمل عليه.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>سلاسل بهذا الطول يمكن تكرارها بحرية.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>أخذ العينات</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>احفظ نسخة بلا كلمة مرور وأرفقها.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>بحث</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>يُبحث فيها إلى جانب مجلدات البرامج الأخرى؛ تفصل بينها ;</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>الثواني التي قد يصمت فيها خادم بعيد.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>الثواني التي يجب أن يقول فيها الطلب ما يريد.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>ثوانٍ دون أي بايت من متن الطلب.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>راجع /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>راجع ‎/documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>راجع /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>كل المفاتيح في README.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>انظر الخط الزمني.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>البذرة</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>أرسل رسالة.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>أرسلها مجددًا.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>أرسله على أجزاء.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>إرسال نهايتها</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>أرسل نهايتها أو حمّل النموذج بسياق أكبر.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>أرسل الرسالة مجددًا أو امنح الخادم وقتًا أطول في ملف التعريف.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>أرسل الرسالة مجددًا؛ إن استمرت المشكلة فتحقق من الخادم.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>تفصل بينها ; وما لا يُذكر لا يُستخدم. فارغ: ما يوصي به النموذج، وإلا penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>خدمة البرامج الأخرى</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>الخادم</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>نسبة n_ctx التي تصبح عندها الحالة «تحذير».</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>نسبة n_ctx التي تُلخَّص عندها الأدوار القديمة.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>نسبة n_ctx التي تُسقَط عندها أقدم الأدوار فورًا؛ تبقى أسطر ما قلتَه.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>نسبة n_ctx التي قد تأخذها الأدوار العائدة تلقائيًا.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>نسبة السياق التي تعمل عندها الاستراتيجية.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>نسبة لا يجوز تجاوزها حتى بعدها.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>تقصيره</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>قصّره.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>اختصرها، أو ألغِ تثبيت أدوار، أو حمّل النموذج بسياق أكبر.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>عرض في المحادثة</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>عرض الذاكرة</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>عرض الملخّص</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>نافذة منزلقة</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>صغير، للأسئلة القصيرة والأجهزة القديمة.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>صغير، بلغات كثيرة، وبسياق طويل جدًا.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>تصغير النص</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>رصين وعملي، باثنتي عشرة لغة.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>حدث خطأ ما</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>حدث خطأ داخل البرنامج.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>حدث خطأ داخل البرنامج. ما حُفظ في أمان.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>أعد تشغيل البرنامج.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>إيقاف الرد، أو إخفاء ما استند إليه</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>تم الإيقاف.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>قوي في التفكير؛ سريع قياسًا بحجمه.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>لخّص</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>لخّص (automatic): عند «حرج» تُلخَّص الأدوار القديمة. دع النموذج يختار (model): تبقى أسطر ما قلتَه في كل حال. أسقط الأقدم (shift): بلا ملخّص. اترك الأمر لي (manual): لا يغادر شيء من تلقاء نفسه؛ تُنبَّه، وما لا يجد مكانًا يُرفض.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>التلخيص مسبقًا</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>يعرض «لخّص الآن» ما سيغادر والملخّص قبل أن يحدث شيء.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>لخّص الأدوار القديمة (/context summarize) أو أسقط أقدمها (/context shift) أو قلّمها (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>تلخيص القديمة</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>التلخيص حتى هنا</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>تفصيل الملخّص</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>ملخّص الأدوار العائدة</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>ملخّص {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>يحل الملخّص {} من الذاكرة محل القديمة.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>النظام</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>موجّه النظام</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>موجّه النظام · الخاص بالنموذج</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>يحتاج إلى ذاكرة قليلة لسياق طويل.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>الحرارة</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>يمكن إرسال نص بترميز UTF-8.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>يمكن إرفاق النص وMarkdown والشيفرة وCSV وHTML وPDF وDOCX وEPUB.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>هذا ليس رمز وصول.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>تعذر بدء API.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>مفتاح واجهة API فارغ: سيُسمح للجميع بالدخول.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>ملف GGUF الذي يرى النموذج من خلاله الصور التي ترسلها البرامج الأخرى. فارغ: الملف المناسب في مجلده الذي في اسمه mmproj.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>ملف GGUF للبدء به. فارغ: المرشد المرفق.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>لا يمكن استخدام مخطط JSON: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>ينتهي عنوان مثل هذا الخادم عادةً بـ ‎/v1.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>عنوان مركز النماذج غير صالح: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>العنوان الذي يُسأل عند البحث عن نماذج؛ أو عنوان مرآة إن كان لديك.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>لا يمكن استخدام العنوان {host}:{port}.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>تعذرت كتابة الأرشيف {name}، لذا لم يُنقل شيء.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>تعذر وضع النسخة الاحتياطية {name} في مكانها.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>النموذج المرفق مفقود.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>تُحفظ خلايا محادثات البرامج في صفحات ضمن paging.budget_mb كي لا تُقرأ مرتين، حتى بعد إعادة التشغيل. إيقاف: لا يُكتب شيء منها.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>لا يمكن الكتابة في قاعدة بيانات المحادثات.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>قاعدة بيانات المحادثات تالفة أو ليست قاعدة بيانات.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>قاعدة بيانات المحادثات تالفة؛ قد يكون ما تراه ناقصًا.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>تغيرت المحادثة منذ كُتب هذا الملخّص.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>تُقرأ المحادثة مجددًا قبل الرد التالي.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>قالب المحادثة في {name} لا ينتهي أبدًا.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>يستهلك قالب المحادثة في {name} ذاكرة أكثر مما تحتاج إليه أي محادثة.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>لا يمكن حفظ المحادثات في {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>تعذر نسخ المحادثات احتياطيًا قبل تحديث ملفها، لذا لم يتغير شيء.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>استُعيدت المحادثات من النسخة الاحتياطية بتاريخ {when}.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>حُفظت المحادثات بنسخة أحدث من هذا البرنامج.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>انقطع الاتصال أثناء تنزيل {name}.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>تعذرت استعادة السياق.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>أُصلح السياق: لم يعد لما غادر صدى فيه.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>السياق ممتلئ إلى حد لا يسمح بتجربة الرد مجددًا.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>أُعيد بناء السياق بعد فشل تعديل ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>أُعيد بناء السياق بعد فشل المحرك ({error}).</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>أُعيد بناء السياق لتعذر إعادة الأدوار ({error}).</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>استمرت المحادثة في هذه الأثناء.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>تُقدَّم له المحادثة نصًا عاديًا، وقبل كل رسالة «User:» أو «Assistant:».</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>لا يمكن الكتابة في مجلد البيانات {path}.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>تعذر على قاعدة البيانات تنفيذ هذا: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>القرص ممتلئ، فتعذر الحفظ.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>فشل التنزيل.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>رُفض التنزيل: عنوانه غير آمن.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>نموذج التضمين {name} غير موجود.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>توقف المحرك بعد عطل داخل البرنامج؛ ما حُفظ في أمان.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>الملف السابق محفوظ باسم {name}.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>قد يكون الملف تالفًا أو معدًّا لنسخة أحدث.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>تعذرت قراءة الملف {name}.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>تعذرت كتابة الملف {name}.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>ليس في الملف {name} محادثات يمكن قراءتها.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>الملف {name} ليس أرشيف ذكريات قابلًا للقراءة.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>كُتب الملف {name} بنسخة أحدث من هذا البرنامج.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>تجلب أول رسالة في المحادثة إلى السياق الملخّصات المناسبة لها من محادثات أخرى مع النموذج نفسه. تُعرض كاقتباسات، وتظهر على الخط الزمني، ويمكن إزالتها.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>لا يمكن حفظ المفتاح في {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>مفتاح {name}، يُعرض هذه المرة فقط: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>لغة النافذة. تبقى المحادثات بلغتها؛ ويتحدث headless وواجهة API بالإنجليزية.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>لم يعد آخر رد في السياق، لذا لا يمكن متابعته.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>تتعذر قراءة قائمة النماذج للتنزيل.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>في الرسالة المطلوب الرد عليها {n_tokens:,} {n_tokens|رمز|رمز|رمزان|رموز|رمزًا|رمز}؛ لا متسع لها في هذا السياق.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>تعذر على النموذج تنفيذ هذا: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>تعذر على النموذج المتابعة</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>لا يمكن استخدام ملف النموذج {name}: يتسبب في انهيار llama.cpp.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>ملف النموذج {name} تالف.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>ملف النموذج {name} فارغ.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>صيغة ملف النموذج {name} قديمة جدًا.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>ملف النموذج {name} غير مكتمل: ينتهي مبكرًا.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>اقتُطع ملف النموذج {name} أثناء استخدامه.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>تتعذر قراءة ملف النموذج {path}.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>للنموذج {n_parts} {n_parts|ملف|ملف|ملفان|ملفات|ملفًا|ملف}، و{name} مفقود.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>يمكن للنموذج البحث</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>يعمل النموذج على خادم آخر: تُعدَّل المحادثة رسالةً رسالة وتُرسل كاملة.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>لم يرَ النموذج شيئًا قبل السؤال.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>كان النموذج سيقول الشيء نفسه بدون أي من ذلك.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>النموذج الذي استخدمته آخر مرة غير موجود: {path}. يحل المرشد محله. عندما يعود قرصه أو مجلده، اختر النموذج أو أعد تشغيل البرنامج؛ ويبقى اختيارك حتى تختار غيره.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>لا يستطيع النموذج {name} حساب رد.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>تعذر تحميل النموذج {name}.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>بداية النموذج الخاصة</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>الاسم الذي تستدعيه به البرامج.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>اسم الموجّه سطر واحد لا يتجاوز {most} {most|محرف|محرف|محرفين|محارف|محرفًا|محرف}.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>الاسم الذي يُحفظ به مفتاح الخادم البعيد في حلقة المفاتيح.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>قد تطلب الشبكة تسجيل الدخول أولًا: افتح متصفحًا ثم حاول مجددًا.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>لا تترك أحدث الأدوار متسعًا لهذه الذكرى.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>لا يمكن استخدام صفحات هذه المحادثة؛ تُقرأ مجددًا: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>لا يمكن حفظ الصورة في {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>يتعارض ملف التعريف «{name}» مع الإعدادات العامة. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>يحدد ملف التعريف «{profile}» نموذجًا آخر: تستمر المحادثة بالافتراضي.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>لم يعد ملف التعريف «{profile}» لهذه المحادثة موجودًا؛ تستمر بالافتراضي.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>لا يمكن حفظ ملفات التعريف في {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>تتعذر قراءة ملفات التعريف في {name}: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>البرنامج قيد الإغلاق.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>لا يتسع سياق النموذج للموجّه.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>لا يمكن حفظ الموجّهات في {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>تتعذر قراءة الموجّهات في {name}: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>لا يمكن استخدام الوكيل إلى الخادم البعيد.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>لا يقبل الخادم البعيد طلبات أخرى حاليًا (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>يتعذر الوصول إلى الخادم البعيد.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>لم يجب الخادم البعيد في الوقت المحدد.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>لا يقبل الخادم البعيد المفتاح ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>فشل الخادم البعيد ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>فشل الخادم البعيد أثناء الكتابة.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>فشل الخادم البعيد: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>ليس لدى الخادم البعيد نموذج «{model}» في هذا العنوان (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>يحيل الخادم البعيد إلى عنوان آخر ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>رفض الخادم البعيد هذا ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>يطلب الخادم البعيد مفتاحًا ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>انتهى الرد مبكرًا: لم يستطع النموذج المتابعة.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>ملأ الرد السياق كله فوجب أن ينتهي هنا.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>لم يعد الرد في السياق، فلا تمكن تجربته مجددًا.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>بدأ الرد من جديد، لأن النموذج كان على وشك تكرار نفسه أو تكرار الرسالة كما حدث من قبل.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>كانت النتيجة في الدور {} أطول من اللازم: قُرئ منها {} من أصل {} {2|رمز|رمز|رمزين|رموز|رمزًا|رمز}، ونصها الكامل في الذاكرة {}.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>كانت نتيجة الاستدعاء {} أطول من اللازم: بقي منها {} من أصل {} {2|رمز|رمز|رمزين|رموز|رمزًا|رمز}.</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>في النص البرمجي توجيه غير معروف «!{}».</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>تتعذر قراءة النص البرمجي {}.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>لم يجد الأمر “!why” في النص البرمجي رسالة عادت من أجلها أدوار.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>«!{}» في النص البرمجي غير مفهوم.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>فشل البحث.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>الخادم في هذا العنوان غير متوافق مع OpenAI.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>يتعذر الوصول إلى الخادم.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>الخادم مشغول جدًا الآن.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>لا يعطي الخادم مجموعًا اختباريًا لـ {name}.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>يرفض الخادم تسليم {name}.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>أرسل الخادم شيئًا آخر بدل {name}.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>الإعداد {key} غير مناسب: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>تتعذر قراءة الإعدادات.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>لا يمكن حفظ الإعدادات في {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>ملف الإعدادات {name} تالف.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>أصغر نموذج يتحدث؛ يعمل على أي جهاز.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>يبقى موجّه النظام لهذه المحادثة: قيل شيء بعده.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>حلقة مفاتيح النظام لا تعمل ({error}). وإلى أن تعمل تُحفظ المفاتيح في {path}، ولا يستطيع أحد سواك قراءته.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>حلقة مفاتيح النظام مقفلة.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>نص الموجّه لا يتجاوز {most} {most|محرف|محرف|محرفين|محارف|محرفًا|محرف}.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>لا تتسع الأدوار في السياق بحالته، لذا يُعاد بناؤه</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>تعذر تحميل مفردات {name}.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>السمة</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>لا توجد رسائل في هذا التصدير.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>لا توجد أدوار من {start} إلى {end}.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>في هذه المحادثة الأدوار من 0 إلى {last}.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>للدور {turn} {n} {n|نسخة|نسخة|نسختان|نسخ|نسخة|نسخة}.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>الموجود: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>لا توجد نسخة احتياطية للمحادثات يمكن استعادتها.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>لا توجد نسخة احتياطية بعد: صدّر المهم ثم انقل الملف بعيدًا للبدء من جديد.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>لا توجد محادثة {chat_id}.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>لا يوجد أمر «{text}».</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>لا يوجد تعديل في هذه المحادثة للتراجع عنه.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>لا توجد ذكرى {memory_id}.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>لا توجد ذكرى {number}.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>لا توجد رسالة يمكن الرد عليها مجددًا.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>لا يوجد ملف نموذج بهذا الاسم.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>لا يوجد ملف نموذج {path}.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>لا يوجد ملف تعريف «{name}».</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>لا مكان لهذه التعليمات إلى جانب ما يجب أن يبقى في السياق.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>لا متسع لأدوار من {n_coming:,} {n_coming|رمز|رمز|رمزين|رموز|رمزًا|رمز}: الزائد {needed:,}.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>لا متسع لـ {incoming:,} {incoming|رمز|رمز|رمزين|رموز|رمزًا|رمز} أخرى: المستخدم {n_used:,} من {n_ctx:,}.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>لا يوجد إعداد «{key}».</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>لا يوجد مجلد كهذا.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>لا يوجد رد كهذا في هذه المحادثة.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>لا يوجد دور كهذا في هذه المحادثة.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>لا يوجد ملخّص.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>لا يوجد نص في هذا الملف.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>لا يوجد دور {number}.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>لا ذاكرة لـ {name} إلى جانب نموذج المحادثة: يحتاج إلى {needed:,.1f} غيبيبايت والمتاح {free:,.1f}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>لا مساحة كافية على القرص لـ {name}.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>لا مساحة كافية على القرص لـ {name}؛ يلزم {needed:,.1f} غيغابايت والمتاح {free:,.1f} غيغابايت.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>لا يوجد ما يُمسح: ليس في السياق إلا ما لا يغادره أبدًا.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>لا يوجد ما يُصلَح: السياق كما سيكون لو قُرئ الآن.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>لا يوجد ما يُصلَح: مع هذا النموذج يُقرأ السياق مجددًا عند كل تعديل.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>لا يوجد ما يُزال: كل الأدوار حديثة أو مهمة أو مثبّتة.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>لا يوجد ما يُرسل.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>للدور {turn} نسخة واحدة.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>لم يكن هناك متسع لسياق من {n_ctx:,} {n_ctx|رمز|رمز|رمزين|رموز|رمزًا|رمز} لـ {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>هذه المحادثات مفتوحة في EthervoxGUI آخر.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>إنها في السياق بالفعل.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>يفكر قبل أن يجيب، ومع ذلك صغير.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>يفكر قبل أن يجيب، بالإنجليزية والصينية؛ سريع قياسًا بحجمه.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>يفكر قبل أن يجيب، على أي جهاز.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>يفكر قبل أن يجيب؛ متعدد الاستعمال وجيد للأجهزة العادية.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>يفكر قبل أن يجيب؛ أفضل في الأسئلة الطويلة والصعبة.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>يفكر قبل أن يجيب؛ مصمم للنصوص الطويلة.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>يفكر طويلًا وبصوت عالٍ؛ للحساب والألغاز.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>تأتي Python هذه مع SQLite {sqlite_version}، لكن يلزم 3.34 أو أحدث.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>لا يمكن إرسال هذا إلى الخادم البعيد: فيه نصف محرف أو شيء ليس رقمًا.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>لا تنتهي هذه المحادثة برد يمكن متابعته.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>ليس لهذه المحادثة مستند {number}.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>ليس لهذه المحادثة مستندات. يُرفق ‎/attach FILE مستندًا.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>استخدمت هذه المحادثة آخر مرة {model} بسياق من {n_ctx:,} {n_ctx|رمز|رمز|رمزين|رموز|رمزًا|رمز}. وهي تستمر الآن مع {model_2} و{n_ctx_2:,}.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>لم تعد هذه المحادثة تتسع في السياق، فغادرته أدوار قديمة.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>إعدادات هذه المحادثة الخاصة غير سارية الآن. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>سياق من {n_ctx:,} {n_ctx|رمز|رمز|رمزين|رموز|رمزًا|رمز} صغير جدًا: موجّه النظام {system:,}، و{reserve:,} محجوزة لرد وملخّص.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>ملف المحادثات هذا يناقض نفسه.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>ملف المحادثات هذا غير مكتمل.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>هذا التثبيت غير مكتمل: موارده مفقودة.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>هذا ليس نصًا.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>لا يملك هذا الجهاز عنوانًا كهذا. استخدم 127.0.0.1 لبرامجه وحدها، و0.0.0.0 للأجهزة الأخرى أيضًا.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>تشغل هذه الذكرى {n_tokens:,} {n_tokens|رمز|رمز|رمزين|رموز|رمزًا|رمز}؛ المتسع {max:,}.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>في هذه الرسالة {incoming:,} {incoming|رمز|رمز|رمزان|رموز|رمزًا|رمز}؛ يتسع هذا السياق لـ {limit:,} على الأكثر.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>في هذه الرسالة {n:,} {n|محرف|محرف|محرفان|محارف|محرفًا|محرف}؛ هذا كثير لتكثيفه إلى {n_ctx:,} رمز.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>لا يمكن استخدام قالب المحادثة لهذا النموذج ({error})، لذا يُستخدم ChatML.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>لا يمكن استخدام قالب المحادثة لهذا النموذج ({error})، لذا يُستخدم نص عادي.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>لا يمكن إلا إعادة بناء سياق هذا النموذج</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>لا يمكن النظر في سياق هذا النموذج على أجزاء: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>لا يمكن حفظ أدوار هذا النموذج في صفحات:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>هذا المعالج أقدم من أن يشغّل النسخة المثبتة: ينقصه {names}.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>يشغل هذا الملخّص {n_block:,} {n_block|رمز|رمز|رمزين|رموز|رمزًا|رمز}، وسيحل محل أدوار حجمها {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>هذا يُخرج من السياق {turns} و{blocks}، أي {n_tokens:,} {n_tokens|رمز|رمز|رمزين|رموز|رمزًا|رمز}؛ تبقى محفوظة ويمكن البحث فيها. للتنفيذ استخدم ‎/context clear yes، أو ‎/context clear forget لئلا يبقى لها صدى في ما يبقى.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>في هذا النص {n_tokens:,} {n_tokens|رمز|رمز|رمزان|رموز|رمزًا|رمز}؛ يُصنع المتجه من {most:,} على الأكثر.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>الخيوط</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>خيوط للنموذج. 0: واحد لكل نواة؛ وواحد فقط لنموذج ضئيل.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>المهلة</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>الخط الزمني للأدوار: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>صغير جدًا، للنصوص الإنجليزية القصيرة على أصغر الأجهزة.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>للبدء من جديد انقل {file_name} خارج {data_dir}.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>تعذر إنشاء نسخة اليوم الاحتياطية للمحادثات.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>رموز تبقى حرة للرد؛ ثُمن النافذة على الأكثر.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>رموز السياق، n_ctx، مقرّبة إلى أعلى إلى مضاعف لـ 256. فارغ: ما دُرّب عليه النموذج، 8192 على الأكثر؛ 1024 للمرشد.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>أداة</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>استدعاء أداة</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>استدعاء أداة لم يكتمل</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>استدعاء أداة: {}</translation>
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
            <translation>القص من</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>حاول مجددًا بعد دقائق.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>حاول مجددًا بعد {seconds} ث.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>حاول لاحقًا.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>أعد المحاولة عندما يقل انشغال الحاسوب، أو اختر نموذجًا آخر.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>حاول مجددًا.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>فعّل إدارة السياق (في الإعدادات) أو ابدأ محادثة جديدة.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>شغّل «تعود الأدوار تلقائيًا» في إعدادات السياق.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>أُسقط الدور {first_turn} فورًا: {emergency}. يبقى محفوظًا، وما قلتَه فيه باقٍ في أسطر قصيرة.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>أُسقط الدور {first_turn} فورًا: {emergency}. يبقى محفوظًا.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>نُسي الدور {first}: قُرئ ما يبقى مجددًا. يبقى محفوظًا.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>الدور {first} لم يعد يتسع عند قراءته مجددًا: غادر السياق.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>لم يعد الدور {number} مثبّتًا.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>الدور {number} مثبّت: لا يغادر السياق أبدًا.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>الدور {number} مثبّت: متى عاد إلى السياق لا يغادره أبدًا.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>الدور {turn_number} ليس رسالة منك.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>عاد الدور {} من أجله، {} {1|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>عاد الدور {} من أجل هذا</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>الدور {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>لا يمكن حفظ الأدوار في صفحات ({failure}). عند الحاجة إليها تُقرأ من جديد، وهذا أبطأ.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>تعود الأدوار تلقائيًا</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>تعود الأدوار بالأمر /context bring-back.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>تنزلق الأدوار المغادرة إلى ملخّصها أو تتلاشى؛ عند الإيقاف يتغير كل شيء فورًا.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>ما غادر لا يزال له صدى في ما يبقى. عندما لا يعمل شيء آخر: قياس مقداره (measure)، وفوق الحد أدناه وضع نسخة نظيفة مكانه (heal). إيقاف: فقط عندما تطلب ذلك.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>نُسيت الأدوار {turns}: قُرئ ما يبقى مجددًا. تبقى محفوظة.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>الأدوار {turns} مثبّتة: لا تغادر السياق أبدًا.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>الأدوار {turns} لم تعد تتسع عند قراءتها مجددًا: غادرت السياق.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>أُسقطت الأدوار {turns} فورًا: {emergency}. تبقى محفوظة، وما قلتَه فيها باقٍ في أسطر قصيرة.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>أُسقطت الأدوار {turns} فورًا: {emergency}. تبقى محفوظة.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>عادت الأدوار {} من أجله، {} {1|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|أُسقطت الأدوار|أُسقط الدور|أُسقطت الأدوار|أُسقطت الأدوار|أُسقطت الأدوار|أُسقطت الأدوار} {}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|نُسيت الأدوار|نُسي الدور|نُسيت الأدوار|نُسيت الأدوار|نُسيت الأدوار|نُسيت الأدوار} {}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|لُخّصت الأدوار|لُخّص الدور|لُخّصت الأدوار|لُخّصت الأدوار|لُخّصت الأدوار|لُخّصت الأدوار} {}</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>نوع المفاتيح والقيم في ذاكرة KV المؤقتة؛ يأخذ q8_0 نحو نصف ذاكرة f16.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>تم التراجع: خرج ملخّصها من السياق.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>تم التراجع: عاد الدور {first} وخرج ملخّصه من السياق.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>تم التراجع: عاد الدور {first}.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>تم التراجع: عادت الأدوار {turns} وخرج ملخّصها من السياق.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>تم التراجع: عادت الأدوار {turns}.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>افتح قفلها ثم حاول مجددًا.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>إلغاء التثبيت</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>ألغِ تثبيت ما هو مثبّت أولًا.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>الاستخدام الأقصى</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>استخدامه للبحث بالمعنى</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>استخدام المرشد</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>في الطريق إلى خادم بعيد، مثل http://proxy.example:3128. فارغ: ما يقوله النظام (HTTPS_PROXY، NO_PROXY)؛ none: بلا وكيل. هذا الجهاز يُسأل مباشرة دائمًا.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>المفردات</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>التحذير من</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>ما فكّر فيه النموذج أو كرّره مرارًا لا يُقرأ مرة أخرى: يبقى خارج السياق.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>ما تبدأ به محادثة جديدة.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>ما تبدأ به محادثة جديدة. فارغ: ما للنموذج نفسه، تمامًا كما في قالب محادثته.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>مصيره عندما يعود بعض أدواره فقط. تقصيره (shrink): يحل أقصر منه محل البقية. إسقاطه: يذهب ولا تكون البقية موجودة. متى عادت كلها يذهب.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>الجزء الذي نُزّل محفوظ.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>ما يفعله memory_search بالأدوار التي يجدها في هذه المحادثة. اقتباس أسطرها (quote): يقرؤها النموذج. إعادة الأدوار (page_in): تأتي هي إلى السياق.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>ما يجب أن يبقى في هذه المحادثة يحتاج إلى {n_tokens:,} {n_tokens|رمز|رمز|رمزين|رموز|رمزًا|رمز}؛ في هذا السياق {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>ما طلبه النموذج خارج النطاق: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>ما تسأل عنه هذه الرسالة من {name} لا يتسع له السياق الآن.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>لا يمكن حفظ ما كُتب ولم يُرسل في {path}.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>ما كُتب حتى الآن محفوظ؛ أرسل الرسالة مجددًا.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>ما ذكرته من قبل مقتبس في الرسالة</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>ما ذكرته من قبل كان مقتبسًا في الرسالة</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>الرسالة التي تمس ما غادر تعيده قبل الرد من صفحاته أو اقتباسًا: ما يشاركها كلمات (words)، وما ينجذب إليه انتباه النموذج وما يدور حول الموضوع نفسه أو، مع نموذج تضمين، ما له المعنى نفسه (automatic). إيقاف: لا تعود الأدوار إلا بطلبك.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>عندما تملأ الرسائل السياق</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>عندما يمتلئ السياق</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>عند مغادرة الأدوار</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>أين يعمل نموذجه؛ الخادم الآخر هو خادم متوافق مع خادم OpenAI.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>اكتب رقمها بعد الملف.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>اكتب keep أو shrink أو drop.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>اكتب واحدًا أو أسقط الأدوار بدلًا من ذلك.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>اكتب الرقم الأصغر أولًا.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>احتمال XTC</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>عتبة XTC</translation>
        </message>
        <message>
            <source>You</source>
            <translation>أنت</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>مستند بصيغة أخرى</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>جزء من حالته تكراري</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>صورة</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>عرض تقديمي</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>تسجيل</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>جدول بيانات</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>ملخّص {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>حوالي {n:,} {n|رمز|رمز|رمزين|رموز|رمزًا|رمز}/ث هنا</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>حوالي {n:.1f} {n|رمز|رمز|رمزين|رموز|رمزًا|رمز}/ث هنا</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>حوالي {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>أرشيف</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>كتاب إلكتروني بصيغة أخرى</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>مستند Word قديم</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>المعتاد: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>‏{} على الأقل</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>‏{} على الأكثر</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>تلقائي</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>عادت إلى السياق</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>النسخ الاحتياطية</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>نموذج أساسي</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>إعادة الذكريات من ملف كهذا</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>إعادة ما أخرجه آخر تعديل</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>إعادة أدوار؛ يُبقى ملخّصها أو يُقصَّر أو يُسقَط</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>غادر الطالب</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>أسهم بـ {} % من الرد</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>يمكن إزالة الخلايا وضمّها؛ جُرّب ذلك عند تحميل النموذج</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>يمكن إزالة الخلايا، لكن ضمّها يغيّرها (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>يمكن إزالة الخلايا، لكن لا يمكن ضمّها: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>أمر</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>شروط</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>شروط يجب قبولها</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>متابعة آخر رد من حيث انتهى</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>يذكر {} % مما قلته</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>حرج</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>الملفات التالفة المنحاة جانبًا</translation>
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
            <translation>ddd d MMM yyyy، HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>مستند</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>إسقاط التبادلات قليلة الأهمية (أقل من 0.5)</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>إسقاط أقدم الأدوار الآن</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>مُسقط</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>عُدّل {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>طارئ</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>أدخل عددًا</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>أدخل عددًا من {low} إلى {high}</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>أدخل عددًا أكبر من {above} ولا يتجاوز {high}</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>أدخل عددًا لا يقل عن {low}</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>أدخل عددًا صحيحًا</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>أدخل عددًا صحيحًا من {low} إلى {high}</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>أدخل عددًا صحيحًا لا يقل عن {low}</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>أدخل عنوان هذا الجهاز أو اسمه، مثل 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>أدخل عنوانًا يبدأ بـ https://</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>أدخل {n:,} حرفًا على الأكثر</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>أدخل أسماء مثل my-computer.local تفصل بينها فواصل</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>أدخل مصادر مثل https://example.org تفصل بينها فواصل</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>خطأ {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>يجد بالمعنى: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>يناسب هذا الجهاز</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>يعمل، لكن يبقى القليل للبرامج الأخرى</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>منسيّ</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>المساحة الحرة في الملف</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>بفجوة</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>مقدار امتلاء السياق ومحتواه</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>الأهمية</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>الأهمية {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>في KV</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>انتباهه يعمل بنافذة منزلقة</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>انتباهه يعمل بنافذة منزلقة يُعاد استخدام خلاياها القديمة</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>إنه تالف</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>انقطعت إجابته</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>إجابته ليست JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>إجابته ليست كائن JSON</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>لا يمكن حفظ خلاياه</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>مفاتيحه مضغوطة (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>مواضعه مقيّسة بـ YaRN، والإزاحة تفسدها</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>مواضعه تحمل معامل انتباه، والإزاحة تفسده</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>مواضعه متعددة الأبعاد</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>مواضعه متعددة الأبعاد (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>لا يمكن إدارة مفاتيحه المكمّمة مجددًا</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>استعلاماته ومفاتيحه غير معلنة</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>استعلاماته ومفاتيحه لا تتوافق</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>مفاتيحه المحفوظة ليست التي يعمل عليها الانتباه</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>تتعذر قراءة مفاتيحه المحفوظة ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>حالته تكرارية: لا خلايا مفردة فيها يمكن إزالتها</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>الاحتفاظ بملف كمستند لهذه المحادثة؛ يأتي إلى السياق ما تسأل عنه الرسالة</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>المفاتيح من النوع {kv_type} مكمّمة ومُدارة</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>أقل من رمز واحد/ث هنا</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>أقل من {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>السماح لهذا الدور بالمغادرة مجددًا</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>المستوى {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>السطر {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>لا يستطيع llama.cpp تحميل {name}.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>إنشاء مفتاح لبرنامج يستدعي API</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>ذكريات</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>ذكريات استُدعيت بعد {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>الذكرى {number} من «{chat}»: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>رسائل</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>نماذج للتنزيل وسرعة كل منها على هذا الجهاز</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>أكبر مما في هذا الجهاز</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>أكثر من {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>نقل الذكريات الأقل أهمية والأقدم إلى ملف</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>نات</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>عدم تلخيص هذا الدور أو إسقاطه أبدًا</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>لم تُطلب أي صفحة منذ بدء البرنامج</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>بلا قالب</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>لا يوجد أي دور خارج السياق</translation>
        </message>
        <message>
            <source>note</source>
            <translation>ملاحظة</translation>
        </message>
        <message>
            <source>now</source>
            <translation>الآن</translation>
        </message>
        <message>
            <source>off</source>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>جيد</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>الإصدارات السابقة للذكريات</translation>
        </message>
        <message>
            <source>on</source>
            <translation>تشغيل</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>فائض</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>نظرة عامة</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>ص. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>جزء منه تكراري</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>جزء من حالته تكراري: لا خلايا مفردة فيه يمكن إزالتها</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>الجزء {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>مثبّت</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>المواضع</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>المواضع {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>وضع نسخة نظيفة من السياق مكانه، في وقت الفراغ</translation>
        </message>
        <message>
            <source>px</source>
            <translation>بكسل</translation>
        </message>
        <message>
            <source>question</source>
            <translation>سؤال</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>اقتباسات من {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>قراءة المحادثات من ملف JSON كهذا أو من ملف التصدير من ChatGPT أو Claude (zip أو JSON)</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>إعادة بناء</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>إعادة بناء: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>مرفوض</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>إعادة توليد آخر رد (أو ذلك الدور)؛ يبقى القديم محفوظًا</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>إزالة مستند من هذه المحادثة</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>استبدال رسالتك؛ تبقى القديمة محفوظة</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>سحب مفتاح برنامج</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>قيد التنفيذ…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>ث</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>أخذ العينات: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>كتابة محادثة (هذه) في ملف: Markdown مع .md، وإلا JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>السياق المحفوظ</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>فهارس البحث</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>البحث في الذكريات وفي كل ما قيل</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>البحث عن نماذج في Hugging Face Hub؛ تُرسل الكلمات إليه</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>إزاحة</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>عرض ذكرى</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>مقترح لهذا الجهاز</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>تلخيص الأدوار القديمة الآن</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>ملخّص</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>ملخّص</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>موضعي</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>الانتقال إلى نموذج آخر من ملف GGUF</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>الانتقال إلى نسخة أخرى من دور</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>النظام {system:,} · الملخّصات {summaries:,} · المستدعى {recalled:,} · أنت {you:,} · النموذج {model:,} · المحجوز {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>إخراج محادثة محذوفة من سلة المهملات؛ بلا رقم: عرض ما فيها</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>إخراج ذكرى محذوفة من سلة المهملات؛ بلا رقم: عرض ما فيها</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>إخراج كل شيء من السياق (يسأل أولًا؛ forget: بلا صدى)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>إخراج ما عاد تلقائيًا من أجل الرسائل مرة أخرى</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>إخراج أدوار بحيث لا يبقى لها صدى في ما يبقى</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>مأخوذ من الأدوار، لم يكتبه النموذج</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>نصوص الذكريات</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>نصوص الأدوار</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>سلة المهملات</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>انقطع الاتصال</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>كان السياق ممتلئًا بنسبة {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>مستندات هذه المحادثة</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>ملفات نموذج على Hub وما تشغله</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>لا تخبر المكتبة بما تحسبه</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>رفضت المكتبة إزالة خلايا من الوسط</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>تقول المكتبة إن خلاياه لا يمكن إزاحتها</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>النموذج صغير: الكلمات أدلّ</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>من النموذج: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>يجب أن تكون نسبة بدء الاقتطاع أقل من نسبة بدء الرفض</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>ملخّص {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>سطر الملخّص «{}»</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>فشلت التجربة: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>يجب أن تتصاعد العتبات: تحذير &lt; حرج &lt; طوارئ</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>يمكن أن يعود الدور الذي خارج السياق من صفحة</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>لا صفحة للدور الذي خارج السياق: سيُقرأ من جديد</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>لا يوجد آخذ عينات باسم {unknown}، بل {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>هذه القائمة</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>رمز</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>أداة</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>موضوع</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>الدور {number} من «{chat}»: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>الدور {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>أدوار</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|أدوار كانت قد عادت|دور كان قد عاد|أدوار كانت قد عادت|أدوار كانت قد عادت|أدوار كانت قد عادت|أدوار كانت قد عادت} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>الأدوار: {in_kv} في KV · {summarized} ملخّصة · {dropped} مُسقطة</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>دون تغيير</translation>
        </message>
        <message>
            <source>user</source>
            <translation>المستخدم</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>تحذير</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>ما استند إليه آخر رد (أو الدور المحدد)، وما رآه النموذج من أجله</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>ما حُفظ من الأدوار ومدى فائدته</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>ما يشغل مساحة في مجلد البيانات</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>البرامج التي لها مفتاح خاص</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>مع اقتباس ما ذكرته من قبل</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>yyyy-MM-dd</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>‏{action} ({trigger}، {method}): الدور {first}، تحرر {freed:,} {freed|رمز|رمز|رمزان|رموز|رمزًا|رمز} في {ms:,.0f} م.ث</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>‏{action} ({trigger}، {method}): الأدوار {turns}، تحرر {freed:,} {freed|رمز|رمز|رمزان|رموز|رمزًا|رمز} في {ms:,.0f} م.ث</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>لا يقبل {command} القيمة «{text}».</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>يحتاج {command} إلى عدد صحيح، لا إلى «{text}».</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>يحتاج {command} إلى اسم البرنامج.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>يحتاج {command} إلى رقم دور.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>‏{edits}؛ الملخّص جاهز</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}؛ كلها في السياق</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}؛ الدور {first} في السياق</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}؛ الأدوار {turns} في السياق</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>‏{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>يتعذر الوصول إلى {host}.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>لا يجيب {host}.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>لدى {host} مشكلة خاصة به الآن ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>تلقى {host} طلبات كثيرة جدًا من هذه الشبكة.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>يرفض {host} الإجابة ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>أرسل {host} شيئًا غير قائمة نماذج.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>يبقى {kept} {kept|دور|دور|دوران|أدوار|دورًا|دور} لا {requested}: ما يبقى يبدأ برسالة منك ويترك متسعًا لرد.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>عاد من {name}: {memories}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>نُقل إلى {path}: {memories}. يعيد /memory unarchive ما فيه.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>‏{model}: {word}، {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|تنزيل|تنزيل|تنزيلان|تنزيلات|تنزيلًا|تنزيل}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|إعجاب|إعجاب|إعجابان|إعجابات|إعجابًا|إعجاب}</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|ذكرى|ذكرى|ذكريان|ذكريات|ذكرى|ذكرى}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} ذكرى</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>الصفحات المطلوبة منذ بدء البرنامج: {n:,}؛ وُجد منها: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|صفحة|صفحة|صفحتان|صفحات|صفحة|صفحة} لكل المحادثات، {mb:,.1f} من {most:,.0f} ميغابايت كحد أقصى</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|صفحة|صفحة|صفحتان|صفحات|صفحة|صفحة} لهذه المحادثة، {mb:,.1f} ميغابايت</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} {n|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} {n|رمز|رمز|رمزان|رموز|رمزًا|رمز}، حوالي {s:,} ث</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>وصل {name} تالفًا: مجموعه الاختباري خاطئ.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>لا يمكن أن يكون {name} مستندًا لهذه المحادثة: لا شيء يأتي إلى سياقها تلقائيًا.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>يتعذر تحميل {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>تتعذر قراءة {name}.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>تتعذر قراءة {name}: إنه تالف أو ليس ما يدل عليه اسمه.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>لا يمكن استخدام {name} للتضمين.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>تتعذر كتابة {name}.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>لا يمكن أن يستخدم {name} ذاكرة مؤقتة من النوع q8_0: لرؤوسه {head_sizes:g} قيمة، وهذا ليس من مضاعفات {q8_block}.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>ليس في {name} قالب محادثة، لذا لا يُعرف الشكل الذي دُرّب على المحادثة به. قد تكون ردوده أسوأ مما يمكن. قد يوجد قالب في ملف آخر للنموذج نفسه.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>تعذرت إعادة تحميل {name}: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>لا يحتوي {name} على ما كُتب فيه.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>فشل {name}.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>تغيّر {name} على الخادم.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>ليس في {name} نص. ربما كان ممسوحًا ضوئيًا، فصفحاته صور.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>‏{name} نموذج أساسي: يكمل النص ولم يُدرَّب على المحادثة. قد تشرد ردوده أو تتكرر أو تتكلم نيابة عنك. للمحادثة اختر نموذجًا في اسمه «Instruct» أو «Chat».</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>‏{name} جزء لاحق من نموذج في {n_parts} {n_parts|ملف|ملف|ملفين|ملفات|ملفًا|ملف}.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>‏{name} مستند {kind} وليس ملفًا نصيًا.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>‏{name} أكبر من {most} ميغابايت.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>أُعيد تحميل {name} وتستمر المحادثة كما كانت.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>لم يعد {name} على الخادم.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>‏{name} ليس ملفًا.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>‏{name} ليس نموذجًا لغويًا، بل إضافة إلى نموذج.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>‏{name} ليس ملفًا نصيًا.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>‏{name} من نوع «{kind}» الذي لا تعرفه هذه النسخة من llama.cpp.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>‏{name} متاح فقط لمن سُمح لهم.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>‏{name} محمي بكلمة مرور.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>‏{name} {kind}، ولا تمكن قراءته هنا.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>‏{name} ليس ملف GGUF صالحًا.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>يحتاج {name} إلى {needed:,.1f} غيبيبايت من الذاكرة؛ في هذا الجهاز {memory:,.1f}.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>لم يعد مسموحًا بدخول {name}.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>يبدو من ملف {name} أنه نموذج أساسي لأنه بلا قالب محادثة: يكمل النص ولم يُدرَّب على المحادثة. قد تشرد ردوده أو تتكرر أو تتكلم نيابة عنك. للمحادثة اختر نموذجًا في اسمه «Instruct» أو «Chat».</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>يحوّل {name} النصوص إلى متجهات؛ لا يستطيع الكتابة.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}، {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}، {n} {n|مقطع|مقطع|مقطعان|مقاطع|مقطعًا|مقطع}</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (حُذفت {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>قُرئت {n} محادثة من {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>قُرئت {n} {n|محادثة|محادثة|محادثتان|محادثات|محادثة|محادثة} من {name}: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} {n|تعديل|تعديل|تعديلان|تعديلات|تعديلًا|تعديل}، منها طارئ: {emergencies}؛ من يقرر: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|ملف|ملف|ملفان|ملفات|ملفًا|ملف}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} كتلة ملخّص</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} {n|كتلة|كتلة|كتلتا|كتل|كتلة|كتلة} ملخّص</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>دور واحد ({n})</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} {n|دور|دور|دوران|أدوار|دورًا|دور}</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>يجب أن يُقرأ {n} {n|دور|دور|دوران|أدوار|دورًا|دور} من هذه المحادثة من جديد: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>لا يمكن فتح {path} كملف.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>‏{path} مجلد وليس ملف نموذج.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>‏{path} ليس ملفًا عاديًا.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>‏{path}، أول {n} {n|ملف|ملف|ملفين|ملفات|ملفًا|ملف}</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>يمكن أن يعود من صفحة {ready:,} من {n:,} دور خارج السياق</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>‏{reason} تستمر المحادثة بملف التعريف الافتراضي.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>‏{repository} ليس على {host} أو ليس متاحًا للجميع.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>‏{size} من ذاكرة RAM</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} مثبّتة، ولذلك لم تُنسَ: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>المستخدم {used:,} من {n_ctx:,} رمز ({share:.0%})، الحالة: {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>‏{what} {value} (من النموذج)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} م.ب ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>‏{why}: قراءة {cost_text}.</translation>
        </message>
        <message>
            <source>{} ({} %)</source>
            <translation>{} ({} %)</translation>
        </message>
        <message>
            <source>{} B</source>
            <translation>{} بايت</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} ج.ب</translation>
        </message>
        <message>
            <source>{} M</source>
            <translation>{} مليون</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} م.ب</translation>
        </message>
        <message>
            <source>{} TB</source>
            <translation>{} ت.ب</translation>
        </message>
        <message>
            <source>{} When it began the model saw {}.</source>
            <translation>{} عندما بدأ الرد رأى النموذج: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} و{}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>التنزيلات: {}</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>مُسقطة: {}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} نسخة أقدم</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|نسخة أقدم|نسخة أقدم|نسختان أقدم|نسخ أقدم|نسخة أقدم|نسخة أقدم}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>منسيّة: {}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} س {} د</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>‏{} مستند لهذه المحادثة · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} ألف</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} ك.ب</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>الإعجابات: {}</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} رسالة</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} {0|رسالة|رسالة|رسالتان|رسائل|رسالة|رسالة}</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} د</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} م.ث</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>المعاملات: {}</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} مقطع</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} مقطع من</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} {0|مقطع|مقطع|مقطعان|مقاطع|مقطعًا|مقطع}</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} {0|مقطع|مقطع|مقطعان|مقاطع|مقطعًا|مقطع} من</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} ث</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>ملخّصة: {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>تحرر {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز} في {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>سياق من {} {0|رمز|رمز|رمزين|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>الرموز المستلمة: {}، المرسلة إلى النموذج: {}؛ المسموح: {}.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>الرموز التي كانت في الذاكرة المؤقتة: {}.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} دور في KV</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>عاد {} {0|دور|دور|دوران|أدوار|دورًا|دور} من أجل هذا ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} {0|دور|دور|دوران|أدوار|دورًا|دور} في KV</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{} {} ({})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · وفي الرسالة أيضًا</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · اقتُبس من {1|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · مقتبس في الرسالة</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} ← {} {1|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}، بسبب {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>‏{}، الدور {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}، {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. لم يعد في السياق، لذلك لم يُفحص: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>‏{}: من الرسائل {}؛ الرموز أقل بمقدار {}.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>“{text}” يحتاج إلى كلمة أخرى.</translation>
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
            <translation>يقرأ الذكريات والأدوار والمستندات في وقت الفراغ.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>إنها تنتظر في مربع كتابة محادثتها.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>تعذر تنفيذ ذلك.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>لا يمكن حفظ الإعدادات؛ تسري حتى إغلاق النافذة.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>هذه الرسالة تخص محادثة أخرى.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>تعذر حفظ ما كتبته بعد.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} يجد الآن بالمعنى</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>متابعة</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>متابعة هذا الرد من حيث انتهى (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>نسخ الرسالة</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>تعديل وإرسال مجددًا…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>تعديل الرسالة السابقة له وإرسالها مجددًا</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>النموذج</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>نص النموذج</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>النموذج، الدور {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>إعادة التوليد</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>إعادة المحاولة</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>عرض كل المحارف ({})</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>التفكير</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>استدعاء أداة لم يكتمل</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>لماذا؟</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>لماذا؟ عرض ما استند إليه هذا الرد</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>الدور {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} رمز/ث</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ انقطع</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ انتهى عند الحد</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ توقف مؤقتًا: إنه طويل جدًا</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ أُوقف</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ أُوقف: كرر نفسه</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>لأن كليهما يدور حول الموضوع نفسه</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>بسبب {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>دعها تغادر</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>دعها تغادر: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>ليس في هذه المحادثة</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>لا يعود شيء تلقائيًا في هذه المحادثة بعد الآن</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>إخراجها من السياق مجددًا؛ يبقى ملخّصها</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>يقرأ النموذج ذلك في الرسالة: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>ما الذي تشترك فيه الرسالة معها</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>لماذا</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>لماذا: {}</translation>
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
            <translation>حذف الكل…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>حذف نهائيًا</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>حذف نهائيًا…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>حذف {} {0|عنصر|عنصر|عنصرين|عناصر|عنصرًا|عنصر} نهائيًا؟</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>حذف «{}» نهائيًا؟</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>حُذفت</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>التصفية بالعنوان</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>محادثة جديدة</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>لا عنوان مطابق.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>لا يوجد شيء هنا.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>المحذوفة مؤخرًا</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>استعادة</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>لا يمكن التراجع عن هذا. يبقى ما لا تزال محادثة تستخدمه. وتبقى نسخة منه في النسخ الاحتياطية في مجلد البيانات حتى تحل محلها نسخ أحدث.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>العنوان</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>النوع</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>يُحذف نهائيًا بعد {} {0|يوم|يوم|يومين|أيام|يومًا|يوم} هنا، ما لم تكن محادثة لا تزال تستخدمه.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>محادثة</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>ذكرى</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>تعديل السياق: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>تعديلات سريعة</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>‏rebuild: بعد التعديل يجب أن يعالج هذا النموذج ما يبقى مرة أخرى.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>تعديلات بطيئة</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>‏surgical: يمكن إخراج الأدوار القديمة من سياق هذا النموذج دون معالجة البقية من جديد.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>صُدّرت كل المحادثات</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>حُذفت المحادثة</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>صُدّرت المحادثة</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>تصدير كل المحادثات</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>تصدير محادثة</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>حُذف المجلد</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON، مع كل شيء (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>مجلد جديد</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>جزء منه لا تزال محادثة تستخدمه، ويبقى حتى تنتهي منه.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>إظهار في المجلد</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>تعذر تنفيذ ذلك.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>تبقى محادثته ({})</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>تبقى منه {} {0|محادثة|محادثة|محادثتان|محادثات|محادثة|محادثة}</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>المحادثات</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>حذف</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>حذف المجلد وإبقاء محادثاته</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>تصدير كل المحادثات…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>تصدير…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>إخفاء محادثاته</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>نقل إلى مجلد</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>مجلد جديد…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>بلا مجلد</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>لا عنوان مطابق. يبحث Ctrl+F فيما قيل.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>فتح</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>تثبيت في الأعلى</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>المحذوفة مؤخرًا…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>إعادة تسمية</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>عرض محادثاته</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>إلغاء التثبيت</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>مجلد</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>المجلد {}، {}، {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>المجلدات</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>محادثة جديدة</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>أقدم</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>المثبّتة</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>هذا الشهر</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>هذا الأسبوع</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>اليوم</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>مطوي</translation>
        </message>
        <message>
            <source>open</source>
            <translation>مفتوح</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} محادثة</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|محادثة|محادثة|محادثتان|محادثات|محادثة|محادثة}</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>‏{}، مثبّتة</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>تحرّك مفاتيح الأسهم الخط الزمني، ويعرض Enter الدور هناك.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>نقرة: عرض في المحادثة. العجلة: تكبير.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>مُسقطة</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>في KV</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>نظرة عامة على المحادثة</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>مستدعى</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>ملخّصة</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>ملخّص</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>موجّه النظام</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {} من {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>رمز</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>أدوار</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>عنوان المحادثة</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>اسم المجلد</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>تجري الكتابة…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>المحادثة</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>مستند لهذه المحادثة. إنه أطول من أن يدخل رسالة كاملًا.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>مستند لهذه المحادثة: يأتي إلى السياق ما تسأل عنه الرسالة، في مقاطع. انقر لإرساله كاملًا بدلًا من ذلك.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>مُرفق: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>مستند</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>عدم الإرفاق</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>عدم إرفاق {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>يدخل الرسالة كاملًا. انقر للاحتفاظ به كمستند لهذه المحادثة بدلًا من ذلك.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>كاملًا</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>يقرأ…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
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
            <translation>الكود</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>نُسخ</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>نسخ</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>نسخ الكود</translation>
        </message>
        <message>
            <source>code</source>
            <translation>كود</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>الأوامر والموجّهات</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>تعديل الموجّهات…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>الموجّهات</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>إرفاق ملفات</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>إرفاق ملفات (Ctrl+Shift+A)؛ أو أفلتها أو ألصقها</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>رسالة</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>رسالة، أو / للأوامر</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>إرسال</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>إرسال (Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>إرسال الرسالة</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>إيقاف الرد</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>إيقاف؛ يبقى ما كُتب (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>لا يزال النموذج يعمل.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>لا تزال قراءة {} جارية.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>تتسع الرسالة لـ {} {0|ملف|ملف|ملفين|ملفات|ملفًا|ملف} على الأكثر.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>إرفاق ملفات</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>صف ما فيها أو الصق نصها.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>يُرسَل مرة واحدة.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>قُرئت بدايته فقط.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>نص ملصق</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>لا يمكن إرسال صور.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>تتعذر قراءة الملف.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>تُركت البقية.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>ستُرسل رسالتك بعد ذلك. يوقف Esc إرسالها.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>تتعذر قراءة {} {0|ملف|ملف|ملفين|ملفات|ملفًا|ملف}.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} مرفق بالفعل.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>‏{} طويل جدًا</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>يُسأل الخادم عن نماذجه…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>اختبار الاتصال</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>بالسرعة حتى الآن يستغرق ذلك نحو {} ث.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>إعادة</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>هل {0|تُعاد الأدوار|يُعاد الدور|تُعاد الأدوار|تُعاد الأدوار|تُعاد الأدوار|تُعاد الأدوار} {}؟</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>افتح تلك المحادثة: يمكن إعادتها في خطها الزمني.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>لخّص الآن</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>على النموذج أن يقرأ {} {0|رمز|رمز|رمزين|رموز|رمزًا|رمز} لذلك.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>هذه الأدوار تخص محادثة أخرى.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>عاد الدور {}</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|عادت الأدوار|عاد الدور|عادت الأدوار|عادت الأدوار|عادت الأدوار|عادت الأدوار} {}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>كما تركه النموذج، في {}؛ لم يُقرأ شيء مجددًا</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>كما تركها النموذج، في {}؛ لم يُقرأ شيء مجددًا</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>ينظر في ما استند إليه هذا الرد…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>قُرئ مجددًا من نصه، في {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>قُرئت مجددًا من نصها، في {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>غادر الدور {} ليفسح المجال</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>غادرت الأدوار {} لتفسح المجال</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>السياق</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>السياق: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>الانحراف: لا شيء. أُصلح السياق: لا صدى فيه لما غادر.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>الانحراف: {0} نات؛ بعد {1} % من آخر {2} {2|رمز|رمز|رمزين|رموز|رمزًا|رمز} تكون الكلمة الأرجح هي نفسها في سياق نظيف.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>تقدير، لأن النموذج على خادم آخر؛ يُصحَّح بتقاريره.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>مقدار امتلاء سياق النموذج. لا يوجد نموذج محمّل.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>العلامات: تحذير، حرج، فائض عند {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>ما يراه النموذج، بالرموز:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>حرج</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>متاح، مع المحجوز</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>محجوز لرد أو ملخّص</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>لا نموذج محمّل</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>لم تُحمَّل بعد</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>جيد</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>فائض</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>المستدعى</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>الملخّصات</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>موجّه النظام</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>الرسالة قيد الكتابة</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>أدوار النموذج</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>الرد قيد الكتابة</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>تحذير</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>ما تحلّ محلّه</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>أدوارك</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>يغادر من أجلها {} أو أكثر</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>تُركت كما هي وتبقى محفوظة أيًا كان اختيارك هنا.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>استعادة النسخة الاحتياطية</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>البدء من جديد</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>أحدث نسخة احتياطية سليمة من {} وفيها {}.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>المحادثات المحفوظة تالفة</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} محادثة</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|محادثة|محادثة|محادثتان|محادثات|محادثة|محادثة}</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>تابعت في {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>عرض ما سبق</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>تحميل</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>عرض</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>استخدامه</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>نُزّل {}</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>‏{}، ومجموعه الاختباري صحيح.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>تنزيل نموذج</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>البحث عن نماذج أخرى…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>نماذج للتنزيل</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>نماذج برخص مفتوحة من Hugging Face Hub. في هذا الجهاز {} من الذاكرة؛ الحجم والسرعة مقدران بسياق من {} {1|رمز|رمز|رمزين|رموز|رمزًا|رمز}. تستمر التنزيلات بعد الإغلاق.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>للبحث بالمعنى</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! يعمل، لكن يبقى القليل للبرامج الأخرى</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>بعد التعديل يجب أن يعالج هذا النموذج ما يبقى مرة أخرى: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>إلغاء تنزيل {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>تعديل السياق: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>تنزيل</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>تنزيل {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>قيد الاستخدام</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>تحميل</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>إيقاف مؤقت</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>استئناف</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>حاول مجددًا</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>استخدام</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>حوالي {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>{} من الذاكرة على الأقل</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>جارٍ فحص التنزيل…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>على هذا الجهاز</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>متوقف مؤقتًا عند {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>تعديلات بطيئة</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>مقترح لهذا الجهاز</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>بقي {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} من الذاكرة</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} من {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/ث</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: بطيء</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ يناسب هذا الجهاز</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ أكبر مما في هذا الجهاز</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>تعديلات السياق</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>عدم التعديل</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>عدم التعديل (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>تعديل الدور {} · تبقى النسخة القديمة</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>إعادة</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>إعادة الأدوار {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>إعادة {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {} إلى السياق</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>عرض الملخّص</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>تراجع</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>تراجع: إعادة {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>الموجّهات…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>حفظ كموجّه…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>الانحراف: لم يُقَس منذ آخر تعديل.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>تعديل</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>تعديلات السياق</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>المحرَّر</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>إصلاح</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>لم يغادر شيء سياق هذه المحادثة.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>يقرأ السياق مرة أخرى عندما لا يعمل شيء آخر: فلا يبقى فيه صدى لما غادر</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>بطلب من</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>عرض في المحادثة</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>عرض الملخّص</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>المدة</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|نُسيت الأدوار|نُسي الدور|نُسيت الأدوار|نُسيت الأدوار|نُسيت الأدوار|نُسيت الأدوار} {}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>الوقت</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>أمر</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>رسالة</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>حالة طارئة</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>النموذج</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>البرنامج</translation>
        </message>
        <message>
            <source>you</source>
            <translation>أنت</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>توقف المحرك. كل ما حُفظ في أمان؛ أعد تشغيل التطبيق.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>التفاصيل</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>إغلاق هذه الرسالة</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>التفاصيل</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} كلمة</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} {0|كلمة|كلمة|كلمتان|كلمات|كلمة|كلمة}</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API تعمل</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>جارٍ تحميل النموذج</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>المزيد لهذه المحادثة</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>يمكن للبرامج الأخرى استدعاء {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>عرض المحادثات</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>عرض الذاكرة</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>لخّص الآن</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>تلخيص الأدوار القديمة الآن</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>تلخيص الأدوار القديمة الآن وتحرير مكانها (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>يجري تجريب النموذج</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>البحث عن نموذج</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>يُسأل عن ملفاته…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>العودة إلى القائمة</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>ملفات هذا النموذج</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>ليس فيه ملف نموذج يمكن تنزيله هنا.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>الترخيص: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>صفحة النموذج</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>صفحة النموذج {}</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>غير مذكور</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>عندما تكتب يُسأل {}: يتلقى الكلمات واسم المستودع الذي تفتحه، لا غير. في هذا الجهاز {} من الذاكرة؛ الحجم والسرعة مقدران بسياق من {} {2|رمز|رمز|رمزين|رموز|رمزًا|رمز}.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>اختر نموذجًا لترى ملفاته.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>البحث عن نموذج</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>الأكثر تنزيلًا</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>الأكثر إعجابًا</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>اسم نموذج، مثل qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>لا يوجد نموذج GGUF يطابق «{}». جرّب كلمات أقل: اسم النموذج وحجمه، مثل gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>الترتيب</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>الأحدث تغييرًا</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>البحث عن نماذج</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>جارٍ البحث…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>عرض المزيد</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>الرائج</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>اكتب ما تبحث عنه. تُسرد فقط النماذج في ملفات GGUF.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>عرض ما عُثر عليه</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} وأكثر</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} نموذج</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} {0|نموذج|نموذج|نموذجان|نماذج|نموذجًا|نموذج}</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>رمز الوصول</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>نسخ الرابط</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>نسيان الرمز</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>يُحفظ مع مفاتيحك الأخرى ويُرسل إلى هذا الخادم وحده، لمثل هذه النماذج.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>يقرر مؤلفوه من يحصل عليه: سجّل الدخول واطلب الوصول في صفحته.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>يجب قبول شروطه في صفحته بعد تسجيل الدخول.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>حفظ الرمز</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>فتح الرابط</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>يُحفظ الرمز مع مفاتيحك الأخرى ويُرسل إلى هذا الخادم وحده، لمثل هذه النماذج.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>يمكن بعدها تنزيله هنا برمز وصول لحسابك.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>المستودعات التي وُجدت</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>محادثات (*.json *.zip);;كل الملفات (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>استُوردت المحادثات</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>اختيار ملف آخر…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>استيراد محادثات</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>جارٍ استيراد المحادثات</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>لم يُستورد شيء.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>محادثة واحدة في القائمة</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>فتحها</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>جارٍ قراءة {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>أُوقف</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>تعذر استيراد المحادثات.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} محادثة</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} {0|محادثة|محادثة|محادثتان|محادثات|محادثة|محادثة}</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} {0|محادثة|محادثة|محادثتان|محادثات|محادثة|محادثة} في القائمة</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>المحادثات: {} من {}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>الملفات التي تعذر استيرادها: {} من {}.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>الانتقال إلى الأحدث</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>مفتاح الخط الزمني: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>مُسقط</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>تعديل</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>النموذج، في KV</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>مثبّت</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>المستدعى</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>دور ملخّص</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>ملخّص</translation>
        </message>
        <message>
            <source>system</source>
            <translation>النظام</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>أنت، في KV</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>العنوان</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>فتح</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>فتح الرابط؟</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>هل يُفتح هذا العنوان في برنامج آخر؟</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>النموذج: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>ليس في هذا الملخّص:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>إرجاع</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>إرجاع: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>يراه النموذج مجددًا بدءًا من رسالتك التالية</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API متوقفة</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API تعمل: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>إرفاق بالرسالة</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>نسخ عنوان API</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>تعديلات السياق…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>الانتقال إلى الجزء التالي من النافذة</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>الانتقال إلى الجزء السابق من النافذة</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>اذهب إلى ما سيغادر قريبًا</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>الانتقال إلى الأحدث</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>اختصارات لوحة المفاتيح</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>تحميل هذا النموذج</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>افتح قائمة العنصر الذي عليه التركيز</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>معاملات هذه المحادثة…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>الموجّهات…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>المحذوفة مؤخرًا…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>البحث في الذكريات والأدوار</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>عرض المحادثات أو إخفاؤها</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>عرض الذاكرة أو إخفاؤها</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>عرض المحادثات</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>عرض لوحة الذاكرة</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>كتابة رسالة</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>تصدير الذاكرة</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>متابعة الكتابة</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>حُذفت الذكرى</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>صُدّرت الذاكرة</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>لم يُحفظ</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>الملاحظات</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>افتح تلك المحادثة: يمكن إزالة الذكرى في خطها الزمني.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>استُدعيت لهذه المحادثة</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>مستدعى من الذاكرة</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>إزالة</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>إظهار في المجلد</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>حدث خطأ داخل البرنامج. ما حُفظ في أمان.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>تعذر تغيير الذاكرة.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>استُدعيت هذه الذكرى في محادثة أخرى.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>ما كتبته باقٍ وستجده عند فتحه مرة أخرى.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} {1|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>جاء مع الدور {} من «{}»</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>إغلاق الذكرى</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>مقارنة النسخ…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>نسخ النص</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>حذف الذكرى</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>تعديل الذكرى</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>تصدير…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>الذاكرة</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>الذكرى: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>المزيد لهذه الذكرى</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>محادثة جديدة</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>جزء من «{}»</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>تثبيت الذكرى</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>عرض الذكرى التي هذه جزء منها</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>عرض الأدوار في المحادثة</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>عرضها في المحادثة</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>تحل محل {0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {} من «{}»</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>نص الذكرى</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>الدور {} من «{}»</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>إلغاء تثبيت الذكرى</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>الدور {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>تعديل الذكرى</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>تخص المحادثة المفتوحة، ويمكن لكل محادثة أن تجدها.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>ملاحظة جديدة</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>وسوم، تفصل بينها فواصل</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>نص الذكرى</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>يرى النموذج النسخة الجديدة بدءًا من رسالتك التالية.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>تُحفظ النسخة القديمة ويمكن مقارنتها واستعادتها.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>ما الذي يجب تذكره؟</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>كل المحادثات</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>أي وسم</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>التصفية بالوسم: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>الملاحظات</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>الملخّصات</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>وسم</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>الأدوار</translation>
        </message>
        <message>
            <source>any</source>
            <translation>أي</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>حذف الذكرى</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>الذكريات</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>تثبيت الذكرى</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>عرض</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>إلغاء تثبيت الذكرى</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>البحث بالمعنى أيضًا…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>ارتفاع قائمة الذكريات</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>إخفاء الذاكرة</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>إخفاء الذاكرة (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>الذاكرة</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>ملاحظة</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>لا نتائج لـ «{}» مع المرشّحات أعلاه.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>لا نتائج لـ «{}».</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>لا شيء هنا يجتاز المرشّحات أعلاه.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>البحث في الذكريات والأدوار</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>عندما تُلخَّص الأدوار القديمة تظهر ملخّصاتها هنا ويمكن البحث فيها.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>كتابة ملاحظة</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>النموذج</translation>
        </message>
        <message>
            <source>System</source>
            <translation>النظام</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>أداة</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>ما تحل هذه الذكرى محله</translation>
        </message>
        <message>
            <source>You</source>
            <translation>أنت</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>لم يعد النموذج يرى هذا الدور؛ يبقى في المحادثة ويمكن البحث فيه.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>مُسقط</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>منسيّ</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>ملخّص</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>وهي تستمر الآن مع {}.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>لم يعد ملفه موجودًا هنا: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>إعادة تحميل {}</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>النماذج على هذا الجهاز</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>استُخدم {} آخر مرة في هذه المحادثة</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>إضافة مجلد…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>السياق</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>تنزيل…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>التعديل</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>تعديلات سريعة (surgical): تغادر الأدوار القديمة واحدًا واحدًا. تعديلات بطيئة (rebuild): يُقرأ ما يبقى مجددًا بعد التعديل. يُجرَّب أيهما يصح عند تحميل النموذج.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>الملف</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>مجلد فيه نماذج</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>المكان</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>تحميل</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>جارٍ البحث عن نماذج…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>ذاكرة RAM</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>تقديرات الذاكرة تفترض سياقًا من {} {0|رمز|رمز|رمزين|رموز|رمزًا|رمز}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>النموذج</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>النماذج</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>النماذج على هذا الجهاز</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>لا نموذج يطابق هذا البحث.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>لم توجد نماذج.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>فتح ملف GGUF…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>التكميم</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>كم رمزًا يكتب تقريبًا في الثانية على هذا الجهاز.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>البحث في النماذج</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>رمز/ث</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>استخدام</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>لا يمكن استخدامه</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>تعديلات سريعة</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>تعديلات بطيئة</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · يجد بالمعنى</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>كل الملفات (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>اختيار نموذج</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>تنزيل نموذج…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>البحث عن نموذج…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>المرشد (يأتي مع التطبيق)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>النموذج: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>نماذج (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>النماذج على هذا الجهاز…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>بلا نموذج</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>فتح ملف GGUF…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>فتح نموذج</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>‏{}: سياق من {} {1|رمز|رمز|رمزين|رموز|رمزًا|رمز}</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>إجابة عن {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>الأوامر والمحادثات والإعدادات والذكريات</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>ما يطابق</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>لا تطابق.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>البحث في الأوامر والمحادثات وغيرها</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>تصدير كل المحادثات…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>استيراد محادثات من ملف…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>المحذوفة مؤخرًا…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>البحث في الأوامر والمحادثات وغيرها</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>الإعدادات: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>هذه المحادثة: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>محادثة</translation>
        </message>
        <message>
            <source>command</source>
            <translation>أمر</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>ذكرى</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>الإعدادات</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>تلقائي</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>معاملات هذه المحادثة</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>ما للنموذج</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>يسري على هذه المحادثة بدءًا من الرسالة التالية. فارغ: كما في ملف التعريف «{}».</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>كما في ملف التعريف</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>إغلاق المعاملات</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>يبقى: قيل شيء بعده. يمكن أن يكون لمحادثة جديدة غيره.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>اسم ملف تعريف</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>معاملات هذه المحادثة</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>حفظ كملف تعريف</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>إعادة المحاولة</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>ملفات التعريف</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>لا يمكن حفظ ملفات التعريف.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>تستخدم المحادثات والتطبيقات المتصلة ملف تعريف. الحقول الفارغة تتبع الإعدادات.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>أغلق مرة أخرى لتجاهل ما كتبته.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>نسخ</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>حذف</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>حُذف: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>جديد</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>ملف تعريف جديد</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>ملفات التعريف</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>إعادة تعيين</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>أُعيد التعيين.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>تم الحفظ.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>يوجد ملف تعريف آخر بهذا الاسم.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>تراجع</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>استخدام في هذه المحادثة</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>‏{} (نسخة)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>‏{} (بعيد)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>كل الملفات (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>اختيار ملف GGUF</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>الاتصال</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>ملف…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>إعدادات خاصة</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>يُحفظ في حلقة مفاتيح النظام إن وُجدت، لا في ملف التعريف أبدًا.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>المفتاح</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>نماذج (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>اختبار الاتصال</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>كل المتاح</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>تلقائي</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>يتبع الإعدادات</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>من الإعدادات: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>لا شيء</translation>
        </message>
        <message>
            <source>off</source>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>on</source>
            <translation>تشغيل</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>يوجد مفتاح محفوظ؛ اكتب لاستبداله</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>تعديل ملفات التعريف…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>معاملات هذه المحادثة…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>ملف التعريف: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>ملف تعريف هذه المحادثة: النموذج وموجّه النظام وأخذ العينات والسياق</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>‏{} (بعيد)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>حذف</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>إدراج في الرسالة</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>الاسم</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>اسم الموجّه</translation>
        </message>
        <message>
            <source>New</source>
            <translation>جديد</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>الموجّهات</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>حفظ</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>الموجّهات المحفوظة</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>لخّص هذا في ثلاث جمل:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>نص الموجّه</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>تراجع</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>الكلمات بين قوسين معقوصين، مثل {text}، أماكن تُملأ.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>حُذف «{}».</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>حُفظ «{}».</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>أسقطها الآن</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>أبقِ هذا</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>لن يحل شيء محلها هنا. تبقى محفوظة.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>لخّص الآن</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>تنتظر حتى يُستخدم {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز} أو يحتاج رد إلى المكان؛ وذلك يحرر {}.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>يبقى هذا معروفًا: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|ستغادر قريبًا الأدوار|سيغادر قريبًا الدور|ستغادر قريبًا الأدوار|ستغادر قريبًا الأدوار|ستغادر قريبًا الأدوار|ستغادر قريبًا الأدوار} {}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>في السياق</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>استدعاء · {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>استدعاء…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>إزالة من السياق</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>تقوم هناك مقام الأدوار التي تحكي عنها</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>الكلفة</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>يوجد متسع لـ {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>أطول من اللازم: يوجد متسع لـ {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>طلبات API</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>المضاف</translation>
        </message>
        <message>
            <source>At</source>
            <translation>الساعة</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>السياق</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>الرسائل</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>لا يمكن لأي برنامج الاستدعاء الآن. المفتاح في الإعدادات، في صفحة «{}».</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>لم يتصل أي برنامج بعد. سيظهر هنا ما يطلبه كل منها.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>ملف التعريف</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>تستدعي البرامج {}/v1 بالمفتاح.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>الرد</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>الطلبات</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>الرموز</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>، حوالي {} ث</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>إعادة · {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>إعادة…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>اقتباس</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>اقتباس هذا الدور في الرسالة</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>لا يُقرأ شيء مجددًا</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>الكلفة</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>لا متسع لها</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>ليست على هذا الفرع من المحادثة</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|الأدوار|الدور|الأدوار|الأدوار|الأدوار|الأدوار} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>تُقرأ مجددًا: {}</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>يغادر من أجلها {} آخر</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>يغادر من أجلها {} {0|دور آخر|دور آخر|دوران آخران|أدوار أخرى|دورًا آخر|دور آخر}</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>نسخ</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>نسخ الصيغة</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>فتح الرابط…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>تحديد الكل</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>طلبات API</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>نسخ المفتاح</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>يمكن للبرامج الأخرى استدعاء {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>تعذر بدء API.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>تحتاج إلى المفتاح.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>العنوان</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>عنوان للبرامج الأخرى</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>نسخ</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>نسخ العنوان</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>نسخ المفتاح</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>إخفاء</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>إخفاء المفتاح</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>المفتاح</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>مفتاح للبرامج الأخرى</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>تأخذ البرامج المعدّة لـ OpenAI API هذين كعنوان URL أساسي ومفتاح API.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>الطلبات…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>عرض</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>عرض طلبات API</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>عرض المفتاح</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>لا يعمل</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>متوقف: شغّله أدناه</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>اختر نموذجًا للبدء</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>جارٍ تحميل النموذج…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>افتح تلك المحادثة: يمكن التراجع عن التعديل عند علامته.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>جارٍ تحضير سياق هذه المحادثة…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>تتعذر قراءة المحادثات المحفوظة.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>هذه المحادثة غير محمّلة. اخترها مجددًا.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>هذا التعديل يخص محادثة أخرى.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>انتظر حتى يكتمل الرد.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>في انتظار الرد في محادثة أخرى…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>يعدّل السياق…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>ينظر في {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>يقرأ ما وُجد…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>يلخّص الأدوار القديمة…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>يجري تجريب النموذج…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>لم يعد {} مستندًا لهذه المحادثة.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>كل الملفات (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>يسري على المحادثات الجديدة.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>العودة إلى الافتراضي: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>اختيار: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>اختيار…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>نماذج (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>يتطلب إعادة تحميل النموذج.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>إعادة تعيين</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>إعادة {} إلى {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>يسري بعد إعادة التشغيل.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>تلقائي</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>الافتراضي: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>فارغ</translation>
        </message>
        <message>
            <source>off</source>
            <translation>إيقاف</translation>
        </message>
        <message>
            <source>on</source>
            <translation>تشغيل</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>الإعدادات</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>لملف التعريف «{}» قيمته الخاصة: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>إعدادات متقدمة</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>إعادة تحميل النموذج</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>لا إعداد يطابق هذا البحث.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>صفحات الإعدادات</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>حُفظ تلقائيًا.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>البحث في الإعدادات</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>البحث في الإعدادات ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>الإعدادات</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>يسري بعضها على المحادثات الجديدة.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>تتطلب بعض التغييرات إعادة تحميل النموذج.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>يسري بعضها بعد إعادة التشغيل.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>مخفية</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>معروضة</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>◂ متقدم ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ متقدم</translation>
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
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>الأوامر (في رسالة)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>حذف المحادثة أو الذكرى (في قائمتها)</translation>
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
            <translation>اختصارات لوحة المفاتيح</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>يسار، يمين</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>التنقل بين الأدوار (في الخط الزمني)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>سطر جديد</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>إعادة تسمية المحادثة</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>إرسال</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>تراجع</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API متوقفة</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API تعمل</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>تصفية المحادثات</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>تصفية المحادثات بالعنوان</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>إخفاء المحادثات</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>إخفاء المحادثات (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>استيراد كمحادثات</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>استيراد محادثات</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>استيراد محادثات من ملفات…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>محادثة جديدة</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>محادثة جديدة (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>مجلد جديد</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>لا يمكن لأي برنامج الاستدعاء. انقر لإعدادات API.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>يمكن للبرامج الأخرى استدعاء {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>الإعدادات</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>الإعدادات (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>نموذج صغير يأتي مع البرنامج ويشرح النافذة.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>نماذج LM Studio وOllama وGPT4All وJan وllama.cpp وHugging Face</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>على هذا الجهاز…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>افتح ملف GGUF أو أفلت ملفًا على النافذة.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>فتح ملف GGUF…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>نماذج أخرى للتنزيل…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>تحدث مع المرشد</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>استخدم نموذجًا لديك</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>استخدام المرشد</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>النشاط</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>معالجة الموجّه</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>الوقت حتى أول رمز</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>رموز الرسالة قيد الكتابة</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>رمز في الثانية</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>الأدوار في السياق</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>أول رمز {} ث</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>الرسالة: {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>ستغادر أدوار قديمة من أجلها</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>يقرأ {} من {} {1|رمز|رمز|رمزين|رموز|رمزًا|رمز}</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>يقرأ…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>جارٍ الإيقاف…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>يفكر…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>أطول من هذا السياق</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>تنتظر الإرسال، ويوقفه Esc</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>مُسقطة: {}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>منسيّة: {}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} في KV</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>بقي {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>ملخّصة: {}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} رمز/ث</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} دور</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} {0|دور|دور|دوران|أدوار|دورًا|دور}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>تطبيق</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>إلغاء</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>التفصيل</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>عدم العرض مرة أخرى</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>مقدار تفصيل الملخّص</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>المستخدم: {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز} الآن؛ مع نصك يُعدّ عند التطبيق.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>المستخدم: {} ← {} {1|رمز|رمز|رمزان|رموز|رمزًا|رمز}.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>النموذج</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>أحدث الأدوار التي تبقى كما هي</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>لا شيء يمكن أن يغادر: كل الأدوار حديثة أو مثبّتة. أبقِ أقل.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>لخّص الآن</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>وكذلك الملخّص السابق: {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>يُكتب الملخّص…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>سيأخذ الملخّص العدد نفسه من الرموز: قصّره أو أبقِ أدوارًا أقل.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>الملخّص؛ يمكن تغييره عندما يُكتب</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>أداة</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>الأدوار التي ستغادر السياق</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>الأدوار الباقية</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|ستغادر الأدوار|سيغادر الدور|ستغادر الأدوار|ستغادر الأدوار|ستغادر الأدوار|ستغادر الأدوار} {}، {} {1|رمز|رمز|رمزان|رموز|رمزًا|رمز}.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>استخدام نصي من جديد</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>بانتظار النموذج…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>أنت</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>تعود المعاينة من الإعدادات، في صفحة المظهر</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>موجز</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>مفصّل</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>متوسط</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>عتبات السياق</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>تتنقل مفاتيح الأسهم بين الأدوار، ويعرض Enter أحدها في المحادثة.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>نسخ التفاصيل</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>إغلاق الإشعار</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>{0|أُسقطت الأدوار|أُسقط الدور|أُسقطت الأدوار|أُسقطت الأدوار|أُسقطت الأدوار|أُسقطت الأدوار} {} من السياق</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>اكتمل ذلك قبل أن يمكن إيقافه.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>عرض الملخّص</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|لُخّصت الأدوار|لُخّص الدور|لُخّصت الأدوار|لُخّصت الأدوار|لُخّصت الأدوار|لُخّصت الأدوار} {}</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>تراجع</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>ما يمكن فعله</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>تحرر {} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز} في {}؛ لم يضع شيء</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>استدعاء أداة: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>لا شيء</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>لم يُعثر على شيء</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>استدعاء أداة</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>النموذج: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>نسخ الرسالة</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>تعديل وإرسال مجددًا</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>تعديل وإرسال مجددًا…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>إعادة المحاولة</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>عرض كل المحارف ({})</translation>
        </message>
        <message>
            <source>You</source>
            <translation>أنت</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>أنت، الدور {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>الدور {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|رمز|رمز|رمزان|رموز|رمزًا|رمز}</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>تتابعه عندما تعدّل تلك الرسالة مرة أخرى.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>تُعرض مكان النسخة السابقة.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>الرسالة المعدّلة تخص نسخة أخرى.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>التعديل الآخر لم يضع</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>هذا الدور يخص نسخة أخرى</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>نصك في مربع الكتابة؛ لتعديل الرسالة عد إلى نسختها.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>النسخة التالية</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>النسخة السابقة</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>النسخة {} من {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>إغلاق</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>الفرق</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>استخدام هذه النسخة مجددًا</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>النسخة للمقارنة</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>نسخ ذكرى</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>ما تغيّر منذ ذلك الحين</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>النسخة {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>محادثة بلا نهاية</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>اختر واحدًا للبدء.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>محادثات بلا نهاية مع نماذج تعمل على جهازك. بأيها تريد أن تبدأ؟</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>لا يوجد نموذج محمّل</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>طرق للبدء</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>مرحبًا بك في EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>ماذا يعرض المؤشر؟</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>ماذا يحدث عندما يمتلئ السياق؟</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>عندما يمتلئ سياق النموذج تُلخَّص أدواره القديمة وتستمر المحادثة. يُظهر الشريط في الأعلى مقدار امتلائه، والشريط تحته ما لا يزال النموذج يراه، ويمكن قراءة كل ملخّص والبحث فيه في اللوحة الجانبية.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>الموجّهات</translation>
        </message>
    </context>
</TS>
