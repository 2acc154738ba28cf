<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> और {} और</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(यह कूड़ेदान में है: /memory restore इसे वापस लाता है।)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: हर बार अलग।</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: सभी, जहाँ GPU हो।</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach को फ़ाइल का नाम चाहिए।</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export को फ़ाइल का नाम चाहिए।</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import को फ़ाइल का नाम चाहिए।</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore दिखाता है कि वहाँ क्या है।</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune को 0 से 1 तक की सीमा चाहिए।</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach को दस्तावेज़ का नंबर चाहिए।</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit को संदेश का नंबर और नया पाठ चाहिए।</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive को महत्व, दिनों की संख्या और फ़ाइल चाहिए।</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore दिखाता है कि वहाँ क्या है।</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search को खोज के शब्द चाहिए।</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show को याद का नंबर चाहिए।</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive को फ़ाइल चाहिए।</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model को मॉडल फ़ाइल का नाम चाहिए।</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files को रिपॉज़िटरी का नाम चाहिए: लेखक/नाम।</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find को खोज के शब्द चाहिए।</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version को टर्न का नंबर और उसके संस्करण का नंबर चाहिए।</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 हमेशा सबसे संभावित टोकन लेता है। खाली: जो मॉडल सुझाए, वरना 0.7।</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: कोई भी खाली पोर्ट।</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 संपादन, उनमें {emergencies} आपात; कौन तय करता है: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 या 2: सिर्फ़ तापमान के बाद Mirostat का यह संस्करण चुनता है। 0: बंद। खाली: जो मॉडल सुझाए, वरना 0।</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: सिर्फ़ इस कंप्यूटर के प्रोग्राम। 0.0.0.0: नेटवर्क में सब।</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 बिट</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 बिट</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 बिट</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>GGUF फ़ाइल जिससे यादें, संदर्भ से जा चुकी बातें और दस्तावेज़ों के अंश अर्थ से भी मिलते हैं। खाली: सिर्फ़ शब्दों से।</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>सटीक गिनती के लिए दूरस्थ मॉडल की शब्दावली वाली GGUF फ़ाइल।</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>एक कार्ड बताता है कि कौन-से टर्न जाएँगे और क्या ज्ञात रहेगा; इस बीच आप लिखते रह सकते हैं। “अतिप्रवाह इससे” पर, या उत्तर के लिए जगह न होने पर, वे फिर भी जाते हैं: इसके लिए कोई उत्तर नहीं रुकता।</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{n_ctx:,} टोकन के संदर्भ को {needed:,.1f} GiB मेमोरी चाहिए; इस कंप्यूटर में {memory:,.1f} है।</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>{n_ctx:,} टोकन के संदर्भ को {needed:,.1f} GiB मेमोरी चाहिए; {available:,.1f} GiB खाली है।</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>{n_ctx} टोकन का संदर्भ बहुत छोटा है।</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>{name} नाम की फ़ाइल पहले से है।</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>कोई याद लाई नहीं जा सकी ({error})।</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>दूसरे सर्वर का मॉडल जवाब जारी नहीं रख सकता।</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>कोई अंश पढ़ा नहीं जा सका ({error})।</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>प्रोग्राम के नाम में 1 से {most} अक्षर होते हैं।</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>प्रॉम्प्ट को नाम चाहिए।</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>प्रॉम्प्ट को पाठ चाहिए।</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>“{name}” नाम का प्रॉम्प्ट पहले से है।</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>जो उत्तर हाल के दो संदेशों को मिल चुका है वह फिर से शुरू नहीं किया जाता, एक प्रश्न का उत्तर दूसरे को नहीं दिया जाता, और कोई प्रश्न बार-बार अपने ही उत्तर के रूप में नहीं लौटाया जाता: नहीं तो छोटे मॉडल ऐसे ही चलते रहते हैं।</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>सर्वर से सुरक्षित कनेक्शन नहीं है।</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>{host} से सुरक्षित कनेक्शन नहीं है।</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>वहाँ सर्वर जवाब देता है, पर कोई मॉडल नहीं बताता (404)।</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>सारांश रखा, छोटा किया या हटाया जा सकता है, “{arguments}” नहीं।</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>0 से ऊपर (आम तौर पर 0.8) जवाब को टोकन की पूरी लड़ियाँ दोहराने से रोकता है, जितनी लंबी उतना ज़्यादा। 0: बंद।</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>1 से ऊपर दोहराए टोकन कम संभावित होते हैं। खाली: जो मॉडल सुझाए, वरना 1.0।</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>मॉडल के पेज पर शर्तें स्वीकार करें, और अपने खाते का एक्सेस टोकन यहाँ डालें।</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>छोटे संदेशों पर n_ctx के 5 % तक देर से, और लंबे संदेशों पर 5 % तक पहले काम करें।</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>चैट के अनुसार ढलें</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>इनमें से एक जोड़ें: {words}।</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>और होस्ट नाम</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>पता</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>पहली बातचीत के बाद मॉडल खाली समय में नई चैट को कुछ शब्दों का नाम देता है। आपका दिया नाम वह कभी नहीं बदलता। बंद: चैट का नाम उसके पहले शब्द होते हैं।</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>अनुमत वेब पेज</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>विंडो खुली रहने तक OpenAI-संगत API।</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>संपादन योजना अस्वीकार हुई ({error}); इसके बजाय संदर्भ दोबारा बनता है।</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>टर्न जाने से पहले दिखाएँ</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>इस बीच दूसरा मॉडल लोड हुआ।</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>दूसरा प्रोग्राम चैट का डेटाबेस इस्तेमाल कर रहा है।</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>पहले ज़ोर से सोचे बिना जवाब देता है, कई भाषाओं में।</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>पहले ज़ोर से सोचे बिना जवाब देता है; सीधा गद्य।</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>दिखावट</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>संदेश में उससे जारी रखने को कहें।</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>अधिकतम {most} प्रॉम्प्ट रखे जाते हैं।</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>उसका कोई हिस्सा या उसका पाठ संलग्न करें।</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>उसका ज़रूरी हिस्सा संलग्न करें।</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>स्वचालित</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>दूसरे के लिए नई चैट शुरू करें।</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>संक्षिप्त</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>संक्षिप्त उत्तर</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>कम टर्न वापस लाएँ, कुछ अनपिन करें, या मॉडल को बड़े संदर्भ के साथ लोड करें।</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>टर्न {} वापस लाएँ</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>टर्न {} वापस लाएँ</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>पहले उसे वापस लाएँ।</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>टर्न वापस लाएँ</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>सेटिंग तालिका की कुंजियों से, जैसे sampling.top_k।</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>शब्दों से</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>कैश का प्रकार</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>उनमें से एक बदलें।</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>चैट {number} फिर से सूची में है: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>चैट {number} कूड़ेदान में नहीं है।</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>चैट {number} को {path} में लिखा गया।</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>कूड़ेदान में चैट; {days} दिन बाद वे हमेशा के लिए मिट जाती हैं:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>प्रोफ़ाइल में पता और मॉडल जाँचें।</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>जाँचें कि वह अब भी वहाँ है और आपको उसे पढ़ने की अनुमति है; फिर उसे दोबारा संलग्न करें।</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>जाँचें कि उसकी डिस्क जुड़ी है, उस पर जगह है और आपको लिखने की अनुमति है।</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>जाँचें कि {data_dir} वाली डिस्क पर जगह है और उस पर लिखा जा सकता है।</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>जाँचें कि {parent} वाली डिस्क पर जगह है और उस पर लिखा जा सकता है।</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>जाँचें कि मॉडल फ़ोल्डर में लिखा जा सकता है, और फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>जाँचें कि यह कंप्यूटर ऑनलाइन है, और फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>सेटिंग के “डाउनलोड” पेज पर मॉडल हब का पता जाँचें।</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>--n-ctx {n_ctx_step} या ज़्यादा चुनें।</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>एम्बेडिंग मॉडल की GGUF फ़ाइल चुनें, या कोई नहीं।</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>यहाँ से निर्यात की गई JSON फ़ाइल या ChatGPT या Claude के निर्यात की zip फ़ाइल चुनें।</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>उसके अंदर की फ़ाइल चुनें।</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>कोई फ़ाइल चुनें।</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>छोटा --n-ctx चुनें।</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>छोटा संदर्भ चुनें।</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>छोटा मॉडल या छोटा संदर्भ चुनें।</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>दूसरी डिस्क चुनें।</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>प्रोफ़ाइल में दूसरी फ़ाइल चुनें, या कोई नहीं।</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>दूसरी फ़ाइल चुनें।</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>--data-dir से दूसरा फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>दूसरा फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>दूसरा मॉडल या इस प्रोग्राम का नया संस्करण चुनें।</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>दूसरा मॉडल चुनें।</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>दूसरा मॉडल चुनें। यह यादें खोजने वाला एम्बेडिंग मॉडल बन सकता है।</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>दूसरा मॉडल चुनें; प्रोग्राम का नया संस्करण शायद उसकी जगह जानता हो।</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>दूसरा मॉडल चुनें…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>दूसरा नाम या फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>कोई दूसरा नाम चुनें।</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>--data-dir से दूसरा चुनें।</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>दूसरा चुनें।</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>दूसरा पोर्ट चुनें, या उसे इस्तेमाल करने वाला प्रोग्राम बंद करें।</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>दूसरा चुनें।</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>पहले कोई चुनें।</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>उनमें से एक चुनें।</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>कैश प्रकार f16 चुनें।</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>पहला हिस्सा चुनें।</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>मॉडल ही चुनें।</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>साफ़ करें</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>उसे बंद करके फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>पहले उसे बंद करें, या --data-dir से दूसरा फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>पास लाएँ</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>कोड</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>संक्षिप्त करें</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>समेटना इससे</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>पुरानी यादें समेटें</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>संदर्भ</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>संदर्भ सीमा</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>दूसरे सर्वरों का संदर्भ</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>संदर्भ का आकार</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>चैट जारी रखें और बाद में याद करें, या मॉडल को बड़े संदर्भ के साथ लोड करें।</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>पिछला जवाब जारी रखें</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>उसे दोबारा बदलें।</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>उसे साइट से पूरा कॉपी करें: उसमें अक्षर और अंक हैं, खाली जगह नहीं।</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>पाठ कॉपी करें</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>संदेश ठीक करके दोबारा भेजें।</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>मॉडल डाउनलोड नहीं हो सका</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>निर्यात नहीं हो सका</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>सर्वर से जवाब नहीं मिल सका</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>चैट आयात नहीं हो सकीं</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>संदर्भ में जगह नहीं बन सकी</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>चैट नहीं खुल सकी</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>चैट की सूची नहीं खुल सकी</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>डेटा फ़ोल्डर नहीं खुल सका</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>मॉडल नहीं खुल सका</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>विंडो नहीं खुल सकी</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>चैट पढ़ी या सहेजी नहीं जा सकीं</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>कुंजी पढ़ी नहीं जा सकी</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>प्रोफ़ाइलें पढ़ी नहीं जा सकीं</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>प्रॉम्प्ट पढ़े नहीं जा सके</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>सेटिंग पढ़ी नहीं जा सकी</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>संदर्भ बहाल नहीं हो सका</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>प्रोफ़ाइलें सहेजी नहीं जा सकीं</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>प्रॉम्प्ट सहेजे नहीं जा सके</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>सेटिंग सहेजी नहीं जा सकी</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>संदेश नहीं भेजा जा सका</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>API शुरू नहीं हो सका</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>कुंजी सहेजी नहीं जा सकी</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>संपादन वापस नहीं लिया जा सका</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>याद इस्तेमाल नहीं हो सकी</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>जिनके पास कुंजी है उनके लिए /metrics पर Prometheus के काउंटर।</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>गिनने और छाँटने में {} लगा।</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>गंभीर इससे</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>DRY की अनुमत लंबाई</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>DRY आधार</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>DRY गुणक</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>DRY विंडो</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>गहरी</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>डिफ़ॉल्ट</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>विस्तृत</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>क्या आपका मतलब {base}/v1 था?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>क्या आपका मतलब {near} था?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>पेज के लिए डिस्क</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>दस्तावेज़: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>उसे दोबारा डाउनलोड या कॉपी करें, या दूसरी चुनें।</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>उसे दोबारा डाउनलोड या कॉपी करें।</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>फ़ाइल ब्राउज़र से लें और यहाँ खोलें।</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>डाउनलोड</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>संपादित संदर्भ का विचलन</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>पाठ फ़ाइल छोड़ें।</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>हटाएँ</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>सबसे पुराने हटाएँ</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>यहाँ तक हटाएँ</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>दूसरा संपादित करें।</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>संपादन विधि</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>पिछला संदेश संपादित करें</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>प्रोफ़ाइल संपादित करें…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>एम्बेडिंग मॉडल</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>प्रोफ़ाइल में http://proxy.example:3128 जैसा पता या “none” दें।</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>प्रोफ़ाइल में सही कुंजी दें।</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>उसे दोबारा निर्यात करें।</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>ज़रूरी चीज़ें निर्यात करें, फिर सबसे नए सही बैकअप पर लौटने के लिए --restore-backup से शुरू करें।</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>अपना डेटा दोबारा निर्यात करें।</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>कही गई बात को उसके अर्थ से खोजता है: दूसरे शब्दों में, और क़रीब सौ भाषाओं में।</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>मॉडल वाले फ़ोल्डर</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>अक्षर आकार</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>अधिक मेमोरी वाली मशीनों के लिए, GPU के साथ सबसे अच्छा।</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>जगह खाली करके डाउनलोड फिर शुरू करें।</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>कुछ जगह खाली करके फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>{folder} वाली डिस्क पर जगह खाली करें।</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>नए उत्तर</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>मॉडल ने जो देखा उस सब से, और ख़ास तौर पर किसी से नहीं।</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>वाक्यों से</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>वाक्यों से (sentences): जो कहा गया, उन्हीं शब्दों में, तुरंत। मॉडल के नोट से (model): हर बातचीत के बाद खाली समय में लिखता है। टर्न जाते समय (late): तब मॉडल सारांश लिखता है। स्वचालित: दूसरे सर्वर के मॉडलों के लिए टर्न जाते समय, वरना वाक्यों से।</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>मॉडल के नोट से</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>कई भाषाओं में रोज़मर्रा के सवालों में अच्छा।</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>इसे संक्षिप्त कराएँ, इसका अंत भेजें, टर्न अनपिन करें, या मॉडल को बड़े संदर्भ के साथ लोड करें।</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>हेडर की समय सीमा</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>इस विचलन से ठीक करें</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>ठीक करने से पहले अगले शब्द साफ़ संदर्भ के शब्दों से कितने दूर हो सकते हैं, नैट में KL विचलन के रूप में।</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Mirostat कितनी तेज़ी से सीखता है। खाली: जो मॉडल सुझाए, वरना 0.1।</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>दोहराव की लंबाई के साथ दंड कितनी तेज़ी से बढ़ता है।</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>टोकन कितने संभावित हों कि XTC उन्हें छोड़े; एक हमेशा रहता है, और 0.5 से ऊपर सभी रहते हैं। खाली: जो मॉडल सुझाए, वरना 0.1।</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>सारांश कितना लंबा हो: संक्षिप्त 200, मध्यम 500, विस्तृत 1,000 टोकन।</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>एक प्रकार की कितनी यादें एक में समेटी जाती हैं।</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>last_turns कितने संदेश रखता है।</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>sliding_window कितने संदेश रखता है।</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>कितने सबसे नए टर्न ज्यों के त्यों रहते हैं।</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>DRY जवाब के कितने आख़िरी टोकन देखता है; -1: जितने संदर्भ में हैं।</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>दोहराव का दंड जवाब के कितने आख़िरी टोकन देखता है; -1: जितने संदर्भ में हैं। खाली: जो मॉडल सुझाए, वरना 64।</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>इतने जवाब मॉडल के एक ही संदर्भ में, एक ही बैच में लिखे जाते हैं। 0: प्रोसेसर के कोर और संदर्भ के अनुसार। 1: एक के बाद एक।</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>विंडो के कितने टोकन चैट लेती है। सीमा न रखने के लिए खाली छोड़ें।</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>चौंकाने वाले जवाबों के लिए सबसे संभावित टोकन कितनी बार छोड़े जाएँ; 0: कभी नहीं। खाली: जो मॉडल सुझाए, वरना 0.0।</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>सारांश कैसे बनते हैं</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Mirostat के लक्ष्य टोकन कितने चौंकाने वाले हों। खाली: जो मॉडल सुझाए, वरना 5.0।</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>निष्क्रियता की समय सीमा</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>MB में, सभी चैट मिलाकर; जो सबसे लंबे समय से काम न आया वह पहले जाता है। 0 कुछ नहीं रखता।</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>खाली समय में बढ़ चुके सारांश सत्र, विषय और झलकियाँ बनते हैं। वे उनके नीचे ज्यों के त्यों रहते हैं।</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>जब और कुछ नहीं चल रहा होगा, तब संदर्भ एक बार फिर पढ़ा और ठीक किया जाएगा।</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>जब कुछ न चल रहा हो, आगे ज़रूरी सारांश लिख लें ताकि किसी को इंतज़ार न करना पड़े।</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>मेगाबाइट में; इससे बड़ा मना होता है।</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>100 % पैमाने पर पिक्सेल में।</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>फ़ाइल में: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>टोकन में, उन दूरस्थ प्रोफ़ाइलों के लिए जो अपना नहीं बतातीं।</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>टोकन में।</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>टोकन में। 0: जब तक मॉडल ख़त्म न करे।</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>टोकन में; फिर वह आपके जारी रखने तक रुकता है। 0: संदर्भ का चार गुना, 16,384 से पहले नहीं।</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>नया Python इंस्टॉल करें।</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>दोबारा इंस्टॉल करें।</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>दोबारा इंस्टॉल करें।</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>वह संस्करण दोबारा इंस्टॉल करें, या --data-dir से दूसरा फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>पढ़ने के लिए वह संस्करण इंस्टॉल करें।</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>क्या वह चल रहा है, और प्रोफ़ाइल का पता सही है?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>जवाब देता है ({} में), पर “{}” मॉडल नहीं है। ये हैं: {}।</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>जवाब देता है ({} में), पर कोई मॉडल नहीं बताता: क्या वहाँ कोई लोड है?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>जवाब देता है ({} में)। मॉडल: {}।</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>यह “{}” से आया।</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>इसमें ऐसी कोई मॉडल फ़ाइल नहीं जो यहाँ डाउनलोड हो सके।</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>यह {path} में है: इसे वहाँ ठीक करें, या डिफ़ॉल्ट से शुरू करने के लिए उस फ़ाइल को हटा दें।</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>वह ख़राब हो सकता है, या ऐसा जिसे यह संस्करण नहीं जानता।</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>वह ख़राब हो सकती है।</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>वह शायद मिटा दी गई है।</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>वह शायद अभी लोड हो रहा है। फिर पूछें।</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>वह https:// से शुरू होना चाहिए। उसे सेटिंग के “डाउनलोड” पेज पर बदलें।</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>उसे मिटा दिया गया। दोबारा डाउनलोड करें।</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>उसे ज्यों का त्यों छोड़ा गया। उसे अलग रखकर सबसे नया सही बैकअप लेने के लिए --restore-backup से शुरू करें।</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>उसे नहीं रखा गया। दूसरा मॉडल चुनें, या प्रोग्राम का नया संस्करण लें।</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>उसे नहीं रखा गया। दूसरा मॉडल चुनें।</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>उसका जवाब विवरण में है। प्रोफ़ाइल जाँचें।</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>उसका संदर्भ प्रोफ़ाइल में लिखे से छोटा है: प्रोफ़ाइल की संदर्भ सीमा घटाएँ।</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>अपनी सेटिंग</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>जो पढ़ा गया उसे रखें</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>रखें</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>स्थितियाँ रखें</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>स्थितियाँ रखें (gap): मॉडल को कुछ नहीं करना पड़ता। पास लाएँ (shift): संपादन की जगह खाली नहीं रहती।</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>हाल के टर्न रखें</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>सारांश स्मृति में रखें</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>पहला संदेश और जो समाए वह रखें</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>आख़िरी टर्न रखें</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>सबसे नए संदेश रखें</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>सबसे नए संदेश या टर्न (sliding_window, last_turns: जितने नीचे लिखे हैं), जो समाए (token_budget), पहले उपयोगकर्ता संदेश के साथ (smart), पुरानों के सारांश के साथ (summarization), या कुछ नहीं: अनुरोध मना होता है (manual)।</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>जो समाए वह रखें</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>कुंजी</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>कीबोर्ड शॉर्टकट</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>प्रकार</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>भाषा</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>बड़ा, पर अपने आकार के लिए तेज़: हर शब्द पर इसका केवल दसवाँ हिस्सा काम करता है।</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>बड़ा पाठ</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>सबसे बड़ा अनुरोध</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>आख़िरी टर्न</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>GPU पर परतें</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>मुझ पर छोड़ें</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>कम: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>मॉडल को चुनने दें</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>मॉडल से दोबारा जवाब लें (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>लाइसेंस: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>हल्की</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>हल्की, गहरी, या जो सिस्टम कहे।</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>इसे विंडो में दूसरे की जगह लोड करें, या जो मेमोरी लेता है उसे बंद करें।</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>कोई लोड करें, फिर दोबारा भेजें।</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>मॉडल को बड़े संदर्भ के साथ लोड करें, या नई चैट शुरू करें।</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>मॉडल को बड़े संदर्भ के साथ लोड करें, या सिस्टम प्रॉम्प्ट छोटा करें।</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>मॉडल को बड़े संदर्भ के साथ लोड करें, या टर्न अनपिन करें।</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>मॉडल को बड़े संदर्भ के साथ लोड करें।</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>{name} का लोड होना रोका गया।</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>लंबी कहानी</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>सबसे लंबा जवाब</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>उसके आइटम फिर से देखें।</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>मॉडल फ़ाइल {name} की जाँच में बहुत देर लगी और उसे रोक दिया गया।</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>{path} को पढ़ने योग्य बनाइए, या डिफ़ॉल्ट मानों से शुरू करने के लिए उसे कहीं और ले जाइए।</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>संदर्भ का प्रबंधन करें</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>मैन्युअल संदर्भ</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>मैनुअल संदर्भ: {share:.0%} भरा है। {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>मापें</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>मापें और ठीक करें</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>यादें सिर्फ़ शब्दों से खोजी जाती हैं।</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>कूड़ेदान में यादें; {days} दिन बाद वे हमेशा के लिए मिट जाती हैं, जब तक कोई चैट उन्हें इस्तेमाल न कर रही हो:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>स्मृति</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>याद {memory_id} पहले से संदर्भ में है।</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>याद {memory_id} संदर्भ में नहीं है।</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>याद {number} चैट {chat} की है, जो कूड़ेदान में है।</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>याद {number} वापस आ गई: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>याद {number} कूड़ेदान में नहीं है।</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>याद {number}, टर्न {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>याद {number}, टर्न {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>याद {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>अधिकतम संदेश</translation>
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
            <translation>मॉडल</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>मॉडल और इंजन</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>मॉडल फ़ाइल</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>मॉडल हब</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>दूसरे सर्वरों के मॉडल यहाँ इस्तेमाल नहीं हो सकते।</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>टूल जानने वाले मॉडलों को उनके रूप में स्मृति की खोज बताई जाती है और वे उसे बुला सकते हैं। छोटे मॉडल बिना कहे भी ऐसा करते हैं। गाइड को हमेशा अनुमति है।</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>मध्यम</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>ज़्यादा: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>ज़्यादातर इनसे: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>गति</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>डिफ़ॉल्ट से शुरू करने के लिए उसे हटाकर रखें।</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>उसे हटाकर रखें, या --data-dir से दूसरा फ़ोल्डर चुनें।</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>नाम</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>जवाब को उसके टर्न के नंबर से बताएँ।</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>--model से दूसरा बताएँ, या दोबारा इंस्टॉल करें।</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>चैट को नाम दें</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>वे नाम जिनसे यह कंप्यूटर बुलाया जा सकता है, बीच में अल्पविराम; उसका पता हमेशा चलता है।</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>वहाँ न कुंजी भेजी जाती है, न संदेश। भरोसा हो तो उसे प्रोफ़ाइल में डालें।</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>नई चैट</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>कोई GGUF मॉडल “{words}” से मेल नहीं खाता। कम शब्द आज़माएँ।</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>कूड़ेदान में कोई चैट नहीं है।</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>कोई चैट खुली नहीं है।</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>कोई सीमा नहीं</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>उस महत्व से नीचे और उससे पुरानी कोई याद नहीं है।</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>कूड़ेदान में कोई याद नहीं है।</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>कोई मॉडल लोड नहीं है।</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>कोई पेज नहीं रखे जाते (paging.budget_mb 0 है)।</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>किसी प्रोग्राम की अपनी कुंजी नहीं है। /api key नाम से बनाएँ।</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>“{name}” नाम के किसी प्रोग्राम की कुंजी नहीं है।</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>इनमें से कोई भी टर्न ऐसा नहीं जो संदर्भ में हो और जा सके।</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>इन सभी टर्न के पेज नहीं हैं</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>अभी नहीं</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>नोट</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>इस चैट में अब कुछ अपने आप वापस नहीं आता; इसके पैरामीटर में फिर अनुमति दी जा सकती है।</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>“{words}” के लिए कुछ नहीं मिला।</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>संदर्भ में ऐसा कुछ नहीं जो अपने आप वापस आया हो।</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>दूरस्थ सर्वर का, जैसे http://127.0.0.1:1234/v1।</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>बंद</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>बंद: सारांश सिर्फ़ संदर्भ में रहता है; स्मृति में वह तुरंत कूड़ेदान में जाता है।</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>बंद: भरा संदर्भ जवाब को सूचना के साथ ख़त्म करता है।</translation>
        </message>
        <message>
            <source>On</source>
            <translation>चालू</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>किसी दूसरे सर्वर पर</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>इस मशीन पर</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>इस मशीन पर GGUF फ़ाइल, या लोड किए गए मॉडल के लिए खाली; दूसरे सर्वर पर वहाँ का नाम।</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>इस चैट का एक टर्न फिर से पढ़ना होगा: {cost}।</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>सिर्फ़ k सबसे संभावित टोकन; 0: सभी। खाली: जो मॉडल सुझाए, वरना 40।</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>सिर्फ़ वे सबसे संभावित टोकन जो मिलकर यह हिस्सा बनाएँ। खाली: जो मॉडल सुझाए, वरना 0.95।</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>सबसे अच्छे के मुक़ाबले कम से कम इतने संभावित टोकन ही। खाली: जो मॉडल सुझाए, वरना 0.05।</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>मॉडल खोलें</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>अपने प्रशिक्षण डेटा तक खुला; कहने पर सोचता है।</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>उसे उस प्रोग्राम में खोलें जिसमें वह बनी थी, और फिर सहेजें।</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>उसे खोलें, पाठ कॉपी करें और चिपकाएँ।</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>उसकी चैट खोलें।</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>पहले कोई खोलें।</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>चैट दोबारा खोलें।</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>सैंपलरों का क्रम</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>https://example.org जैसे मूल, बीच में अल्पविराम। खाली: कोई नहीं।</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>अतिप्रवाह इससे</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>डिस्क पर पेज</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>एक साथ अनुरोध</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>इस चैट का एक हिस्सा फिर से पढ़ना होगा: {cost}।</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>ज़रूरी हिस्सा चिपकाएँ।</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>जवाब इसके बाद रोकें</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>पिन करें: न सारांश, न हटाना</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>पोर्ट</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>“अभी सारांश बनाएँ” का पूर्वावलोकन</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>चित्रों का प्रोजेक्टर</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>प्रॉक्सी</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>आँकड़े दें</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>सबको एक फ़ोल्डर में रखें।</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>अपने आकार के लिए तेज़: हर शब्द पर इसका सातवाँ हिस्सा काम करता है।</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>उनकी पंक्तियाँ उद्धृत करें</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>इसके लिए टर्न {} से उद्धृत, {} टोकन</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>टर्न {} से उद्धृत</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>इसके लिए टर्न {} से उद्धृत</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>यादृच्छिक</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>{name} को पढ़ने में बहुत ज़्यादा समय लगता है।</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>{name} को पढ़ने में बहुत ज़्यादा मेमोरी लगती है।</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>याद करना</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>चैट की शुरुआत में याद करें</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>स्मृति से याद किया</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>पहले दूसरे प्रोग्राम से उसका पाठ पहचानें (OCR)।</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>मना करें</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>मना इससे</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>अब तक अस्वीकृत: {} बार</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>पिछला जवाब दोबारा बनाएँ</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>दूसरी लाई गई याद निकालें, टर्न अनपिन करें, या मॉडल को बड़े संदर्भ के साथ लोड करें।</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>संदर्भ से निकालें</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>फ़ाइल सुधारें, या डिफ़ॉल्ट से शुरू करने के लिए उसे हटाकर रखें।</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>फ़ाइल सुधारें, या बिना प्रॉम्प्ट के शुरू करने के लिए उसे हटाकर रखें।</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>दोहराव का दंड</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>दोहराव की विंडो</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>जवाब के लिए आरक्षित</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>अनुरोध {}, “{}” को, {}।</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>अनुरोध {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>इससे ज़्यादा वाला अनुरोध मना होता है।</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>पाठ का आकार पहले जैसा करें</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>पहले उस चैट को वापस लाएँ: /chat restore {chat}।</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>फिर कोशिश करें</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>लौटने वालों की जगह</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>EthervoxGUI को उसके सोर्स से चलाएँ: packaging/run.sh उसे उसी कंप्यूटर के लिए बनाता है।</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>इतने टोकन की लड़ियाँ बेरोक दोहराई जा सकती हैं।</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>सैंपलिंग</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>बिना पासवर्ड की प्रति सहेजें और उसे संलग्न करें।</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>खोजें</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>दूसरे प्रोग्रामों के फ़ोल्डर के साथ खोजे जाते हैं; बीच में ; लगाएँ।</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>कितने सेकंड दूरस्थ सर्वर चुप रह सकता है।</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>कितने सेकंड में अनुरोध को बताना है कि उसे क्या चाहिए।</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>अनुरोध के मुख्य भाग की एक भी बाइट के बिना सेकंड।</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>/api keys देखें।</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>/documents देखें।</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>/help देखें।</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>सभी कुंजियों के लिए README देखें।</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>टाइमलाइन देखें।</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>बीज</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>संदेश भेजें।</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>दोबारा भेजें।</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>इसे भागों में भेजें।</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>इसका अंत भेजें</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>इसका अंत भेजें, या मॉडल को बड़े संदर्भ के साथ लोड करें।</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>संदेश दोबारा भेजें, या प्रोफ़ाइल में सर्वर को ज़्यादा समय दें।</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>संदेश दोबारा भेजें; समस्या बनी रहे तो सर्वर जाँचें।</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>बीच में ; लगाएँ; जिसका नाम न हो वह इस्तेमाल नहीं होता। खाली: जो मॉडल सुझाए, वरना penalties; dry; top_k; top_p; min_p; xtc; temperature।</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>दूसरे प्रोग्रामों को सेवा दें</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>सर्वर</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>n_ctx का वह हिस्सा जिस पर स्थिति “चेतावनी” बनती है।</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>n_ctx का वह हिस्सा जिस पर पुराने टर्न का सारांश बनता है।</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>n_ctx का वह हिस्सा जिस पर सबसे पुराने टर्न तुरंत हटते हैं; आपकी कही बातों की पंक्तियाँ रहती हैं।</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>n_ctx का वह हिस्सा जो अपने आप लौटे टर्न ले सकते हैं।</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>संदर्भ का वह हिस्सा जिस पर यह रणनीति चलती है।</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>वह हिस्सा जो उसके बाद भी पार नहीं होना चाहिए।</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>छोटा करें</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>इसे छोटा करें।</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>उन्हें छोटा करें, संदेशों को अनपिन करें, या मॉडल को बड़े संदर्भ के साथ लोड करें।</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>चैट में दिखाएँ</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>स्मृति दिखाएँ</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>सारांश दिखाएँ</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>स्लाइडिंग विंडो</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>छोटा, छोटे सवालों और पुरानी मशीनों के लिए।</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>छोटा, कई भाषाओं में, बहुत लंबे संदर्भ के साथ।</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>छोटा पाठ</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>संयत और कामकाजी, बारह भाषाओं में।</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>कुछ गड़बड़ हुई</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>प्रोग्राम के अंदर कुछ गड़बड़ हुई।</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>प्रोग्राम के अंदर कुछ गड़बड़ हुई। जो सहेजा गया वह सुरक्षित है।</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>प्रोग्राम दोबारा शुरू करें।</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>जवाब रोकें, या वह किस पर टिका था छिपाएँ</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>रोका गया।</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>सोचने में मज़बूत; अपने आकार के लिए तेज़।</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>सारांश बनाएँ</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>सारांश बनाएँ (automatic): “गंभीर” होने पर पुराने टर्न का सारांश बनता है। मॉडल को चुनने दें (model): आपकी कही बातों की पंक्तियाँ हर हाल में रहती हैं। सबसे पुराने हटाएँ (shift): बिना सारांश। मुझ पर छोड़ें (manual): अपने-आप कुछ नहीं जाता; आपको चेतावनी मिलती है, और जिसे जगह नहीं मिलती वह अस्वीकार होता है।</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>पहले से सारांश बनाएँ</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>“अभी सारांश बनाएँ” कुछ होने से पहले दिखाता है कि क्या जाएगा और सारांश क्या है।</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>पुराने टर्न का सारांश बनाएँ (/context summarize), सबसे पुराने हटाएँ (/context shift) या छँटाई करें (/context prune)।</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>पुरानों का सारांश बनाएँ</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>यहाँ तक सारांश बनाएँ</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>सारांश का विस्तार</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>लौटने वाले टर्न का सारांश</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>टर्न {} का सारांश</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>पुरानों की जगह स्मृति का सारांश {} है।</translation>
        </message>
        <message>
            <source>System</source>
            <translation>सिस्टम</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>सिस्टम प्रॉम्प्ट</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>सिस्टम प्रॉम्प्ट · मॉडल का अपना</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>लंबे संदर्भ के लिए कम मेमोरी लेता है।</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>तापमान</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>UTF-8 पाठ भेजा जा सकता है।</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>पाठ, Markdown, कोड, CSV, HTML, PDF, DOCX और EPUB संलग्न किए जा सकते हैं।</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>यह एक्सेस टोकन नहीं है।</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API शुरू नहीं हो सका।</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>API की कुंजी खाली है: सबको अंदर आने दिया जाएगा।</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>वह GGUF फ़ाइल जिससे मॉडल दूसरे प्रोग्रामों के भेजे चित्र देखता है। खाली: उसके फ़ोल्डर की वह मेल खाती फ़ाइल जिसके नाम में mmproj है।</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>शुरू करने की GGUF फ़ाइल। खाली: साथ आने वाला गाइड।</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>JSON स्कीमा इस्तेमाल नहीं हो सकता: {why}।</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>ऐसे सर्वर का पता आम तौर पर /v1 पर ख़त्म होता है।</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>मॉडल हब का पता काम का नहीं: {text}।</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>मॉडल खोजते समय पूछा जाने वाला पता; मिरर हो तो उसका पता।</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>पता {host}:{port} इस्तेमाल नहीं हो सकता।</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>संग्रह {name} लिखा नहीं जा सका, इसलिए कुछ नहीं भेजा गया।</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>बैकअप {name} अपनी जगह नहीं रखा जा सका।</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>साथ आने वाला मॉडल नहीं मिला।</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>प्रोग्रामों की बातचीत के सेल paging.budget_mb के भीतर पेज में रखे जाते हैं, ताकि दोबारा शुरू करने पर भी दो बार न पढ़ने पड़ें। बंद: उनका कुछ नहीं लिखा जाता।</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>चैट के डेटाबेस में लिखा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>चैट का डेटाबेस ख़राब है, या डेटाबेस ही नहीं है।</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>चैट का डेटाबेस ख़राब है; जो दिखता है वह अधूरा हो सकता है।</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>यह सारांश लिखे जाने के बाद चैट बदल गई है।</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>अगले जवाब से पहले चैट दोबारा पढ़ी जाएगी।</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>{name} का चैट टेम्पलेट कभी ख़त्म नहीं होता।</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>{name} का चैट टेम्पलेट किसी भी बातचीत की ज़रूरत से ज़्यादा मेमोरी लेता है।</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>चैट {parent} में सहेजी नहीं जा सकतीं।</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>फ़ाइल के अपडेट से पहले चैट का बैकअप नहीं बन सका, इसलिए कुछ नहीं बदला गया।</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>चैट {when} के बैकअप से बहाल की गईं।</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>चैट इस प्रोग्राम के नए संस्करण ने सहेजी हैं।</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>{name} डाउनलोड होते समय कनेक्शन टूट गया।</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>संदर्भ बहाल नहीं हो सका।</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>संदर्भ ठीक हुआ: जो गया उसकी गूँज अब उसमें नहीं है।</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>संदर्भ इतना भरा है कि जवाब फिर से आज़माया नहीं जा सकता।</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>संपादन विफल होने ({error}) के बाद संदर्भ दोबारा बनाया गया।</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>इंजन विफल होने ({error}) के बाद संदर्भ दोबारा बनाया गया।</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>टर्न वापस न आ पाने ({error}) पर संदर्भ दोबारा बनाया गया।</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>इस बीच बातचीत आगे बढ़ गई है।</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>बातचीत उसे सादे पाठ में दी जाती है, हर संदेश से पहले “User:” और “Assistant:” के साथ।</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>डेटा फ़ोल्डर {path} में लिखा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>डेटाबेस यह नहीं कर सका: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>डिस्क भरी है, इसलिए यह सहेजा नहीं जा सका।</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>डाउनलोड विफल हुआ।</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>डाउनलोड मना किया गया: उसका पता सुरक्षित नहीं।</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>एम्बेडिंग मॉडल {name} मौजूद नहीं है।</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>प्रोग्राम के अंदर हुई गड़बड़ी के बाद इंजन रुक गया; जो सहेजा गया वह सुरक्षित है।</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>पिछली फ़ाइल {name} नाम से रखी गई है।</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>फ़ाइल ख़राब हो सकती है, या नए संस्करण के लिए बनी हो।</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>फ़ाइल {name} पढ़ी नहीं जा सकी।</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>फ़ाइल {name} लिखी नहीं जा सकी।</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>फ़ाइल {name} में पढ़ने लायक चैट नहीं हैं।</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>फ़ाइल {name} यादों का पढ़ने लायक संग्रह नहीं है।</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>फ़ाइल {name} इस प्रोग्राम के नए संस्करण ने लिखी है।</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>चैट का पहला संदेश उसी मॉडल की दूसरी चैट से मेल खाते सारांश संदर्भ में लाता है। वे उद्धृत होते हैं, टाइमलाइन पर दिखते हैं और निकाले जा सकते हैं।</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>कुंजी {path} में नहीं रखी जा सकती।</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>{name} की कुंजी, सिर्फ़ इस बार दिखाई गई: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>विंडो की भाषा। चैट अपनी भाषा में रहती हैं; headless और API अंग्रेज़ी बोलते हैं।</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>पिछला जवाब अब संदर्भ में नहीं, इसलिए जारी नहीं रखा जा सकता।</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>डाउनलोड के मॉडलों की सूची पढ़ी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>जिस संदेश का जवाब देना है उसमें {n_tokens:,} टोकन हैं; इस संदर्भ में उसकी जगह नहीं।</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>मॉडल यह नहीं कर सका: {error}।</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>मॉडल जारी नहीं रख सका</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>मॉडल फ़ाइल {name} इस्तेमाल नहीं हो सकती: उससे llama.cpp क्रैश होता है।</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>मॉडल फ़ाइल {name} ख़राब है।</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>मॉडल फ़ाइल {name} खाली है।</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>मॉडल फ़ाइल {name} का स्वरूप बहुत पुराना है।</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>मॉडल फ़ाइल {name} अधूरी है: वह जल्दी ख़त्म हो जाती है।</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>मॉडल फ़ाइल {name} इस्तेमाल के दौरान छोटी कर दी गई।</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>मॉडल फ़ाइल {path} पढ़ी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>मॉडल में {n_parts} फ़ाइलें हैं, और {name} नहीं है।</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>मॉडल खोज सकता है</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>मॉडल दूसरे सर्वर पर चलता है: बातचीत संदेश के हिसाब से संपादित होकर पूरी भेजी जाती है।</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>मॉडल ने सवाल से पहले कुछ नहीं देखा।</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>मॉडल इनमें से किसी के बिना भी यही कहता।</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>आपने पिछली बार जो मॉडल इस्तेमाल किया था, वह वहाँ नहीं है: {path}. उसकी जगह गाइड काम कर रहा है। उसकी डिस्क या फ़ोल्डर लौटने पर मॉडल चुनें या प्रोग्राम फिर से शुरू करें; जब तक आप कोई दूसरा न चुनें, वही आपकी पसंद रहेगा।</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>मॉडल {name} जवाब की गणना नहीं कर सकता।</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>मॉडल {name} लोड नहीं हो सका।</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>मॉडल की अपनी शुरुआत</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>वह नाम जिससे प्रोग्राम इसे बुलाते हैं।</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>प्रॉम्प्ट का नाम अधिकतम {most} अक्षरों की एक पंक्ति है।</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>कीरिंग में दूरस्थ सर्वर की कुंजी किस नाम से रखी है।</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>नेटवर्क पहले साइन इन माँग सकता है: ब्राउज़र खोलें, फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>सबसे नए टर्न इस याद के लिए जगह नहीं छोड़ते।</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>इस चैट के पेज काम नहीं आ सकते; वह दोबारा पढ़ी जाती है: {cost_text}।</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>चित्र {} में सहेजा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>प्रोफ़ाइल “{name}” और सामान्य सेटिंग एक-दूसरे के विरुद्ध हैं। {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>प्रोफ़ाइल “{profile}” दूसरा मॉडल बताती है: चैट डिफ़ॉल्ट से जारी है।</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>इस चैट की प्रोफ़ाइल “{profile}” अब नहीं है; चैट डिफ़ॉल्ट से जारी है।</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>प्रोफ़ाइलें {path} में सहेजी नहीं जा सकतीं।</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>{name} की प्रोफ़ाइलें पढ़ी नहीं जा सकतीं: {reason}।</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>प्रोग्राम बंद हो रहा है।</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>प्रॉम्प्ट मॉडल के संदर्भ में नहीं समाता।</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>प्रॉम्प्ट {path} में सहेजे नहीं जा सकते।</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>{name} के प्रॉम्प्ट पढ़े नहीं जा सकते: {reason}।</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>दूरस्थ सर्वर का प्रॉक्सी इस्तेमाल नहीं हो सकता।</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>दूरस्थ सर्वर अभी और अनुरोध नहीं लेता (429)।</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>दूरस्थ सर्वर तक पहुँच नहीं।</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>दूरस्थ सर्वर ने समय पर जवाब नहीं दिया।</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>दूरस्थ सर्वर कुंजी स्वीकार नहीं करता ({status})।</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>दूरस्थ सर्वर विफल हुआ ({status})।</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>लिखते समय दूरस्थ सर्वर विफल हुआ।</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>दूरस्थ सर्वर विफल हुआ: {why}।</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>दूरस्थ सर्वर के इस पते पर “{model}” मॉडल नहीं है (404)।</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>दूरस्थ सर्वर दूसरे पते पर भेजता है ({status})।</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>दूरस्थ सर्वर ने इसे मना किया ({status})।</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>दूरस्थ सर्वर को कुंजी चाहिए ({status})।</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>जवाब जल्दी ख़त्म हुआ: मॉडल जारी नहीं रख सका।</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>जवाब ने पूरा संदर्भ भर दिया और यहीं ख़त्म होना पड़ा।{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>जवाब अब संदर्भ में नहीं है, इसलिए उसे फिर से आज़माया नहीं जा सकता।</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>उत्तर नए सिरे से शुरू किया गया, क्योंकि मॉडल पहले की तरह अपने आप को या संदेश को दोहराने वाला था।</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>टर्न {} का परिणाम बहुत लंबा था: {} टोकन पढ़े गए, कुल {} में से; पूरा पाठ स्मृति {} में है।</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>कॉल {} का परिणाम बहुत लंबा था: {} टोकन बचे, कुल {} में से।</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>स्क्रिप्ट में अनजान निर्देश “!{}” है।</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>स्क्रिप्ट {} पढ़ी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>स्क्रिप्ट के “!why” को ऐसा कोई संदेश नहीं मिला जिसके लिए टर्न वापस आए हों।</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>स्क्रिप्ट का “!{}” समझ में नहीं आया।</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>खोज विफल हुई।</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>इस पते का सर्वर OpenAI-संगत नहीं है।</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>सर्वर तक पहुँच नहीं।</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>सर्वर अभी बहुत व्यस्त है।</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>सर्वर {name} का चेकसम नहीं देता।</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>सर्वर {name} देने से मना करता है।</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>सर्वर ने {name} की जगह कुछ और भेजा।</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>सेटिंग {key} ठीक नहीं: {reason}।</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>सेटिंग पढ़ी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>सेटिंग {path} में सहेजी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>सेटिंग फ़ाइल {name} ख़राब है।</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>बात करने वाला सबसे छोटा; किसी भी मशीन पर चलता है।</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>इस चैट का सिस्टम प्रॉम्प्ट वही रहता है: उसके बाद कुछ कहा जा चुका है।</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>सिस्टम की कीरिंग काम नहीं कर रही ({error})। जब तक ऐसा है, कुंजियाँ {path} में रखी जाती हैं, जिसे केवल आप पढ़ सकते हैं।</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>सिस्टम की कीरिंग बंद है।</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>प्रॉम्प्ट के पाठ में अधिकतम {most} अक्षर होते हैं।</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>संदर्भ जैसा है उसमें टर्न कहीं नहीं समाते, इसलिए वह दोबारा बनता है</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>{name} की शब्दावली लोड नहीं हो सकी।</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>थीम</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>इस निर्यात में कोई संदेश नहीं।</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>{start} से {end} तक के टर्न नहीं हैं।</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>इस चैट में टर्न 0 से {last} तक हैं।</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>टर्न {turn} के {n} संस्करण हैं।</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>ये हैं: {names}।</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>चैट का ऐसा कोई बैकअप नहीं जो बहाल हो सके।</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>अभी कोई बैकअप नहीं: ज़रूरी चीज़ें निर्यात करें, फिर नए सिरे से शुरू करने के लिए फ़ाइल हटाकर रखें।</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>चैट {chat_id} नहीं है।</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>“{text}” नाम का कोई आदेश नहीं है।</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>इस चैट में वापस लेने को कोई संपादन नहीं है।</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>याद {memory_id} नहीं है।</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>याद {number} नहीं है।</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>ऐसा कोई संदेश नहीं जिसका दोबारा जवाब दिया जा सके।</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>इस नाम की कोई मॉडल फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>मॉडल फ़ाइल {path} नहीं है।</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>“{name}” नाम की प्रोफ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>संदर्भ में जो रहना ज़रूरी है, उसके साथ इन निर्देशों के लिए जगह नहीं है।</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>{n_coming:,} टोकन के टर्न के लिए जगह नहीं: {needed:,} ज़्यादा हैं।</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>और {incoming:,} टोकन के लिए जगह नहीं: {n_ctx:,} में से {n_used:,} इस्तेमाल में हैं।</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>“{key}” नाम की सेटिंग नहीं है।</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>ऐसा कोई फ़ोल्डर नहीं है।</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>इस चैट में ऐसा जवाब नहीं है।</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>इस चैट में ऐसा टर्न नहीं है।</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>कोई सारांश नहीं है।</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>इस फ़ाइल में कोई पाठ नहीं है।</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>टर्न {number} नहीं है।</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>चैट के मॉडल के साथ {name} के लिए मेमोरी नहीं: {needed:,.1f} GiB चाहिए, {free:,.1f} खाली है।</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>डिस्क पर {name} के लिए काफ़ी जगह नहीं।</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>डिस्क पर {name} के लिए काफ़ी जगह नहीं; {needed:,.1f} GB चाहिए और {free:,.1f} GB खाली है।</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>साफ़ करने को कुछ नहीं: संदर्भ में सिर्फ़ वही है जो कभी नहीं जाता।</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>ठीक करने को कुछ नहीं: संदर्भ वैसा ही है जैसा अभी पढ़ने पर होता।</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>ठीक करने को कुछ नहीं: इस मॉडल में हर संपादन पर संदर्भ दोबारा पढ़ा जाता है।</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>हटाने को कुछ नहीं: सभी टर्न हाल के, महत्वपूर्ण या पिन हैं।</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>भेजने के लिए कुछ नहीं है।</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>टर्न {turn} का एक संस्करण है।</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>{name} के {n_ctx:,} टोकन के संदर्भ के लिए जगह नहीं थी।</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>ये चैट दूसरे EthervoxGUI में खुली हैं।</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>वे पहले से संदर्भ में हैं।</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>जवाब से पहले सोचता है, फिर भी छोटा।</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>जवाब से पहले सोचता है, अंग्रेज़ी और चीनी में; अपने आकार के लिए तेज़।</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>जवाब से पहले सोचता है, किसी भी मशीन पर।</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>जवाब से पहले सोचता है; आम मशीनों के लिए हर काम में अच्छा।</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>जवाब से पहले सोचता है; लंबे और कठिन सवालों में बेहतर।</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>जवाब से पहले सोचता है; लंबे पाठों के लिए बना।</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>देर तक और ज़ोर से सोचता है; हिसाब और पहेलियों के लिए।</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>इस Python के साथ SQLite {sqlite_version} आता है, पर 3.34 या नया चाहिए।</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>इसे दूरस्थ सर्वर को नहीं भेजा जा सकता: इसमें आधा अक्षर या कुछ ऐसा है जो संख्या नहीं।</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>यह चैट ऐसे जवाब पर ख़त्म नहीं होती जिसे जारी रखा जा सके।</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>इस चैट में दस्तावेज़ {number} नहीं है।</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>इस चैट में कोई दस्तावेज़ नहीं है। /attach FILE से दस्तावेज़ संलग्न होता है।</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>इस चैट ने पिछली बार {model} और {n_ctx:,} टोकन का संदर्भ इस्तेमाल किया। अब यह {model_2} और {n_ctx_2:,} से जारी है।</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>यह चैट अब संदर्भ में नहीं समाती, इसलिए पुराने टर्न को जाना पड़ा।</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>इस चैट की अपनी सेटिंग अभी लागू नहीं। {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>{n_ctx:,} टोकन का संदर्भ बहुत छोटा है: सिस्टम प्रॉम्प्ट {system:,} है, और जवाब व सारांश के लिए {reserve:,} रखे हैं।</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>चैट की यह फ़ाइल अपने आप से मेल नहीं खाती।</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>चैट की यह फ़ाइल पूरी नहीं है।</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>यह इंस्टॉलेशन अधूरा है: इसके संसाधन नहीं हैं।</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>यह पाठ नहीं है।</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>इस मशीन का ऐसा कोई पता नहीं है। केवल इसी के प्रोग्रामों के लिए 127.0.0.1, अन्य मशीनों के लिए भी 0.0.0.0 का उपयोग करें।</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>यह याद {n_tokens:,} टोकन लेती है; जगह {max:,} की है।</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>इस संदेश में {incoming:,} टोकन हैं; इस संदर्भ में अधिकतम {limit:,} समाते हैं।</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>इस संदेश में {n:,} अक्षर हैं; {n_ctx:,} टोकन में संक्षिप्त करने के लिए यह बहुत ज़्यादा है।</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>इस मॉडल का चैट टेम्पलेट काम नहीं आ सकता ({error}), इसलिए ChatML इस्तेमाल होता है।</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>इस मॉडल का चैट टेम्पलेट काम नहीं आ सकता ({error}), इसलिए सादा पाठ इस्तेमाल होता है।</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>इस मॉडल का संदर्भ सिर्फ़ दोबारा बनाया जा सकता है</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>इस मॉडल का संदर्भ हिस्सों में नहीं देखा जा सकता: {reason}।</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>इस मॉडल के टर्न पेज में नहीं रखे जा सकते:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>यह प्रोसेसर इंस्टॉल किए गए बिल्ड के लिए बहुत पुराना है: इसमें {names} नहीं है।</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>यह सारांश {n_block:,} टोकन लेता है, और {n_leaving:,} के टर्न की जगह लेता।</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>इससे {turns} और {blocks}, {n_tokens:,} टोकन, संदर्भ से निकलेंगे; वे सहेजे रहते हैं और खोजे जा सकते हैं। करने के लिए /context clear yes लिखें, या /context clear forget ताकि बचे हुए में उनकी कोई गूँज न रहे।</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>इस पाठ में {n_tokens:,} टोकन हैं; एक वेक्टर अधिकतम {most:,} से बनता है।</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>थ्रेड</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>मॉडल के थ्रेड। 0: हर कोर के लिए एक; बहुत छोटे मॉडल के लिए एक ही।</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>समय सीमा</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>टर्न की टाइमलाइन: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>बहुत छोटा, सबसे छोटी मशीनों पर अंग्रेज़ी के छोटे पाठों के लिए।</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>नए सिरे से शुरू करने के लिए {file_name} को {data_dir} से बाहर ले जाएँ।</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>चैट का आज का बैकअप नहीं बन सका।</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>जवाब के लिए खाली रखे टोकन; विंडो का अधिकतम आठवाँ हिस्सा।</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>संदर्भ के टोकन, n_ctx; 256 के अगले गुणज तक बढ़ाया जाता है। खाली: जितने पर मॉडल प्रशिक्षित हुआ, अधिकतम 8,192; गाइड के लिए 1,024।</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>टूल</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>टूल कॉल</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>टूल कॉल, अधूरा</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>टूल कॉल: {}</translation>
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
            <translation>छँटाई इससे</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>कुछ मिनट में फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>{seconds} सेकंड में फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>बाद में फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>जब कंप्यूटर कम व्यस्त हो तब दोबारा कोशिश करें, या दूसरा मॉडल चुनें।</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>संदर्भ का प्रबंधन (सेटिंग में) चालू करें, या नई चैट शुरू करें।</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>संदर्भ की सेटिंग में “टर्न अपने आप लौटें” चालू करें।</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>टर्न {first_turn} तुरंत हटाया गया: {emergency}। वह सहेजा रहता है, और उसमें आपकी कही बातें छोटी पंक्तियों में हैं।</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>टर्न {first_turn} तुरंत हटाया गया: {emergency}। वह सहेजा रहता है।</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>टर्न {first} भुला दिया गया: बचा हुआ दोबारा पढ़ा गया। वह सहेजा रहता है।</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>दोबारा पढ़ने पर टर्न {first} अब नहीं समाता: वह संदर्भ से निकल गया।</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>टर्न {number} अब पिन नहीं है।</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>टर्न {number} पिन है: वह कभी संदर्भ नहीं छोड़ता।</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>टर्न {number} पिन है: संदर्भ में लौटने पर वह उसे कभी नहीं छोड़ता।</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>टर्न {turn_number} आपका संदेश नहीं है।</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>टर्न {} इसके लिए लौटा, {} टोकन</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>टर्न {} इसके लिए लौटा</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>टर्न {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>टर्न पेज में नहीं रखे जा सकते ({failure})। फिर ज़रूरत होने पर वे दोबारा पढ़े जाते हैं, जिसमें ज़्यादा समय लगता है।</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>टर्न अपने आप लौटें</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>टर्न /context bring-back से लौटते हैं।</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>जाने वाले टर्न अपने सारांश में खिसकते हैं या धुँधले होते हैं; बंद हो तो सब तुरंत बदलता है।</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>जो गया उसकी गूँज बचे हुए में रहती है। जब और कुछ न चल रहा हो: मापें कि कितनी (measure), और नीचे की सीमा से ऊपर उसकी जगह साफ़ प्रति रखें (heal)। बंद: सिर्फ़ आपके कहने पर।</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>टर्न {turns} भुला दिए गए: बचा हुआ दोबारा पढ़ा गया। वे सहेजे रहते हैं।</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>टर्न {turns} पिन हैं: वे कभी संदर्भ नहीं छोड़ते।</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>दोबारा पढ़ने पर टर्न {turns} अब नहीं समाते: वे संदर्भ से निकल गए।</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>टर्न {turns} तुरंत हटाए गए: {emergency}। वे सहेजे रहते हैं, और उनमें आपकी कही बातें छोटी पंक्तियों में हैं।</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>टर्न {turns} तुरंत हटाए गए: {emergency}। वे सहेजे रहते हैं।</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>टर्न {} इसके लिए लौटे, {} टोकन</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>टर्न {} {0|हटाया गया|हटाए गए}</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>टर्न {} {0|भुला दिया गया|भुला दिए गए}</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>टर्न {} का सारांश बना</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>KV कैश में कुंजियों और मानों का प्रकार; q8_0 को f16 की लगभग आधी मेमोरी लगती है।</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>वापस लिया: उनका सारांश संदर्भ से बाहर है।</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>वापस लिया: टर्न {first} लौटा और उसका सारांश संदर्भ से बाहर है।</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>वापस लिया: टर्न {first} लौटा।</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>वापस लिया: टर्न {turns} लौटे और उनका सारांश संदर्भ से बाहर है।</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>वापस लिया: टर्न {turns} लौटे।</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>उसे खोलें, फिर कोशिश करें।</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>अनपिन करें</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>पहले पिन किए हुए को अनपिन करें।</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>अधिकतम उपयोग</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>अर्थ से खोजने के लिए इस्तेमाल करें</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>गाइड इस्तेमाल करें</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>दूरस्थ सर्वर के रास्ते में, जैसे http://proxy.example:3128। खाली: जो सिस्टम कहे (HTTPS_PROXY, NO_PROXY); none: कोई नहीं। इस कंप्यूटर से हमेशा सीधे पूछा जाता है।</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>शब्दावली</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>चेतावनी इससे</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>मॉडल ने जो सोचा या बार-बार दोहराया, वह दोबारा नहीं पढ़ा जाता: वह संदर्भ से बाहर रहता है।</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>नई चैट किससे शुरू होती है।</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>नई चैट किससे शुरू होती है। खाली: मॉडल का अपना, ठीक उसके चैट टेम्पलेट जैसा।</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>जब उसके कुछ ही टर्न लौटें तो उसका क्या हो। छोटा करें (shrink): बाकी की जगह छोटा सारांश रहता है। हटाएँ: वह जाता है, और बाकी वहाँ नहीं होते। सब लौटने पर वह जाता है।</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>डाउनलोड हो चुका हिस्सा रखा गया है।</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>इस चैट में मिले टर्न के साथ memory_search क्या करे। उनकी पंक्तियाँ उद्धृत करें (quote): मॉडल उन्हें पढ़ता है। टर्न वापस लाएँ (page_in): वे ख़ुद संदर्भ में आते हैं।</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>इस चैट में जो रहना चाहिए उसे {n_tokens:,} टोकन चाहिए; इस संदर्भ में {n_ctx:,} हैं।</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>मॉडल ने जो माँगा वह सीमा से बाहर है: {corrected}।</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>यह संदेश {name} से जो पूछता है वह अभी संदर्भ में नहीं समाता।</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>जो लिखा गया और भेजा नहीं गया, वह {path} में सहेजा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>अब तक का लिखा रखा गया है; संदेश दोबारा भेजें।</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>आपकी पहले बताई गई बात संदेश में उद्धृत है</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>आपकी पहले बताई गई बात संदेश में उद्धृत थी</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>गई हुई बात को छूने वाला संदेश उसे जवाब से पहले पेज से या उद्धरण के रूप में वापस लाता है: जिसके शब्द मिलते हों (words), और जिस पर मॉडल का ध्यान जाए, जो उसी बात के बारे में हो या एम्बेडिंग मॉडल के साथ जिसका अर्थ वही हो (automatic)। बंद: टर्न सिर्फ़ आपके कहने पर लौटते हैं।</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>जब संदेश संदर्भ भर दें</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>जब संदर्भ भर जाए</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>टर्न जाते समय</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>इसका मॉडल कहाँ चलता है; दूसरा सर्वर वह है जो OpenAI के सर्वर के अनुकूल हो।</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>फ़ाइल के बाद उसका नंबर लिखें।</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>keep, shrink या drop लिखें।</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>एक लिखें, या इसके बजाय टर्न हटाएँ।</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>छोटी संख्या पहले लिखें।</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>XTC संभावना</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>XTC सीमा</translation>
        </message>
        <message>
            <source>You</source>
            <translation>आप</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>दूसरे स्वरूप का दस्तावेज़</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>इसकी अवस्था का एक हिस्सा आवर्ती है</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>चित्र</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>प्रस्तुति</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>रिकॉर्डिंग</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>स्प्रेडशीट</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>टर्न {} का एक सारांश</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>यहाँ लगभग {n:,} टोकन/से.</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>यहाँ लगभग {n:.1f} टोकन/से.</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>लगभग {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>संग्रह फ़ाइल</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>दूसरे स्वरूप की ई-पुस्तक</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>पुराना Word दस्तावेज़</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>आम तौर पर: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>कम से कम {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>अधिकतम {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>स्वचालित</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>संदर्भ में वापस</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>बैकअप</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>आधार मॉडल</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>ऐसी फ़ाइल की यादें वापस लाएँ</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>पिछले संपादन ने जो निकाला उसे वापस लाएँ</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>टर्न वापस लाएँ; उनका सारांश रखा, छोटा किया या हटाया जाता है</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>बुलाने वाला चला गया</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>जवाब में योगदान: {} %</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>सेल हटाए और पास लाए जा सकते हैं; मॉडल लोड होते समय आज़माया गया</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>सेल हटाए जा सकते हैं, पर पास लाने से बदल जाते हैं (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>सेल हटाए जा सकते हैं, पर पास नहीं लाए जा सकते: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>आदेश</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>शर्तें</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>शर्तें स्वीकार करनी होंगी</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>पिछला जवाब जहाँ ख़त्म हुआ वहाँ से जारी रखें</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>आपकी कही बातों का {} % बताती है</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>गंभीर</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>अलग रखी गई ख़राब फ़ाइलें</translation>
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
            <translation>दस्तावेज़</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>कम महत्व (0.5 से नीचे) की बातचीत हटाएँ</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>सबसे पुराने टर्न अभी हटाएँ</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>हटाया गया</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>संपादित {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>आपात</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>संख्या लिखें</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>{low} से {high} तक की संख्या लिखें</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>{above} से बड़ी, अधिकतम {high} संख्या लिखें</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>कम से कम {low} की संख्या लिखें</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>पूर्णांक लिखें</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>{low} से {high} तक का पूर्णांक लिखें</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>कम से कम {low} का पूर्णांक लिखें</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>इस कंप्यूटर का कोई पता या नाम लिखें, जैसे 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>https:// से शुरू होने वाला पता लिखें</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>अधिकतम {n:,} अक्षर लिखें</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>my-computer.local जैसे नाम लिखें, उनके बीच कॉमा लगाएँ</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>https://example.org जैसे ओरिजिन लिखें, उनके बीच कॉमा लगाएँ</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>त्रुटि {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>अर्थ से खोजता है: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>इस कंप्यूटर के लिए उपयुक्त</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>चलेगा, पर दूसरे प्रोग्रामों के लिए कम मेमोरी बचेगी</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>भुलाया गया</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>फ़ाइल में ख़ाली जगह</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>खाली जगह</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>संदर्भ कितना और किससे भरा है</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>महत्व</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>महत्व {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>KV में</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>इसका ध्यान स्लाइडिंग विंडो से चलता है</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>इसका ध्यान स्लाइडिंग विंडो से चलता है, जिसके पुराने सेल दोबारा काम आते हैं</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>वह ख़राब है</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>उसका जवाब टूट गया</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>उसका जवाब JSON नहीं है</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>उसका जवाब JSON ऑब्जेक्ट नहीं है</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>इसके सेल सहेजे नहीं जा सकते</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>इसकी कुंजियाँ संपीड़ित हैं (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>इसकी स्थितियाँ YaRN से मापी गई हैं, खिसकाने से बिगड़ेंगी</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>इसकी स्थितियों में ध्यान का गुणक है, खिसकाने से बिगड़ेगा</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>इसकी स्थितियाँ कई आयामों की हैं</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>इसकी स्थितियाँ कई आयामों की हैं (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>इसकी क्वांटाइज़ कुंजियाँ दोबारा नहीं घुमाई जा सकतीं</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>इसकी क्वेरी और कुंजियाँ नहीं बताई गईं</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>इसकी क्वेरी और कुंजियाँ मेल नहीं खातीं</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>इसकी सहेजी कुंजियाँ वे नहीं जिन पर ध्यान काम करता है</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>इसकी सहेजी कुंजियाँ पढ़ी नहीं जा सकतीं ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>इसकी अवस्था आवर्ती है: हटाने के लिए अलग सेल नहीं हैं</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>फ़ाइल को इस चैट के दस्तावेज़ के रूप में रखें; संदेश जो पूछता है वह संदर्भ में आता है</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>{kv_type} प्रकार की कुंजियाँ क्वांटाइज़ और घुमाई गई हैं</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>यहाँ 1 टोकन/से. से कम</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>{} से कम</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>इस टर्न को फिर से जाने दें</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>स्तर {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>पंक्ति {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp {name} को लोड नहीं कर सकता।</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>API को बुलाने वाले प्रोग्राम के लिए कुंजी बनाएँ</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>यादें</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>टर्न {} के बाद याद की गई यादें</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>“{chat}” की याद {number}: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>संदेश</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>डाउनलोड के लिए मॉडल और इस कंप्यूटर पर उनकी गति</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>इस कंप्यूटर की मेमोरी से ज़्यादा</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>{} से ज़्यादा</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>उस महत्व से नीचे और पुरानी यादें फ़ाइल में ले जाएँ</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>नैट</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>इस टर्न का कभी सारांश न बनाएँ, न हटाएँ</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>प्रोग्राम शुरू होने के बाद से कोई पेज नहीं खोजा गया</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>टेम्पलेट नहीं</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>संदर्भ से बाहर कोई टर्न नहीं है</translation>
        </message>
        <message>
            <source>note</source>
            <translation>नोट</translation>
        </message>
        <message>
            <source>now</source>
            <translation>अभी</translation>
        </message>
        <message>
            <source>off</source>
            <translation>बंद</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ठीक</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>यादों के पुराने संस्करण</translation>
        </message>
        <message>
            <source>on</source>
            <translation>चालू</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>अतिप्रवाह</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>झलक</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>पृ. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>इसका एक हिस्सा आवर्ती है</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>इसकी अवस्था का एक हिस्सा आवर्ती है: हटाने के लिए अलग सेल नहीं हैं</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>भाग {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>पिन किया</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>स्थितियाँ</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>स्थितियाँ {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>खाली समय में संदर्भ की जगह उसकी साफ़ प्रति रखें</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>प्रश्न</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>टर्न {} से उद्धरण</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>ऐसी JSON फ़ाइल से या ChatGPT या Claude के निर्यात (zip या JSON) से चैट पढ़ें</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>पुनर्निर्माण</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>पुनर्निर्माण: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>मना किया</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>पिछला जवाब (या वह टर्न) दोबारा बनाएँ; पुराना रखा जाता है</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>इस चैट का कोई दस्तावेज़ निकालें</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>अपना संदेश बदलें; पुराना रखा जाता है</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>प्रोग्राम की कुंजी वापस लें</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>चल रहा है…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>से.</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>सैंपलिंग: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>चैट (यह वाली) फ़ाइल में लिखें: .md के लिए Markdown, वरना JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>सहेजा गया संदर्भ</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>खोज सूचियाँ</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>यादों और कही गई हर बात में खोजें</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>Hugging Face Hub पर मॉडल खोजें; शब्द वहाँ भेजे जाते हैं</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>खिसकाव</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>कोई याद दिखाएँ</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>इस कंप्यूटर के लिए सुझाया गया</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>पुराने टर्न का अभी सारांश बनाएँ</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>सारांश बना</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>सारांश</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>चुनिंदा</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>GGUF फ़ाइल से दूसरे मॉडल पर जाएँ</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>टर्न के दूसरे संस्करण पर जाएँ</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>सिस्टम {system:,} · सारांश {summaries:,} · याद किए {recalled:,} · आप {you:,} · मॉडल {model:,} · आरक्षित {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>मिटाई गई चैट को कूड़ेदान से निकालें; बिना संख्या: वहाँ क्या है</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>मिटाई गई याद को कूड़ेदान से निकालें; बिना संख्या: वहाँ क्या है</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>संदर्भ से सब कुछ निकालें (पहले पूछता है; forget: बिना गूँज के)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>संदेशों के लिए जो अपने आप वापस आया उसे फिर निकालें</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>टर्न ऐसे निकालें कि बचे हुए में उनकी कोई गूँज न रहे</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>टर्न से लिया गया, मॉडल का लिखा नहीं</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>यादों के पाठ</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>टर्न के पाठ</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>कूड़ेदान</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>कनेक्शन टूट गया</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>संदर्भ {share:.0%} भरा था</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>इस चैट के दस्तावेज़</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>Hub पर मॉडल की फ़ाइलें और उनकी ज़रूरत</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>लाइब्रेरी नहीं बताती कि वह क्या गणना करती है</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>लाइब्रेरी ने बीच के सेल हटाने से मना किया</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>लाइब्रेरी के अनुसार इसके सेल खिसकाए नहीं जा सकते</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>मॉडल छोटा है: शब्द ज़्यादा बताते हैं</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>मॉडल का: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>जिस हिस्से से छँटाई होती है, वह उस हिस्से से कम हो जिससे अस्वीकार होता है</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>टर्न {} का सारांश</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>सारांश की पंक्ति “{}”</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>आज़माना विफल रहा: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>सीमाएँ बढ़ते क्रम में हों: चेतावनी &lt; गंभीर &lt; आपात</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>संदर्भ से बाहर का टर्न पेज से वापस आ सकता है</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>संदर्भ से बाहर के टर्न का कोई पेज नहीं है: उसे फिर से पढ़ा जाएगा</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>{unknown} नाम का कोई सैंपलर नहीं है; ये हैं: {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>यह सूची</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>टोकन</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>टूल</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>विषय</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>“{chat}” का टर्न {number}: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>टर्न {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>टर्न</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|लौटा हुआ|लौटे हुए} टर्न ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>टर्न {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>टर्न: {in_kv} KV में · {summarized} का सारांश · {dropped} हटाए गए</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>ज्यों का त्यों</translation>
        </message>
        <message>
            <source>user</source>
            <translation>उपयोगकर्ता</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>चेतावनी</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>पिछला जवाब (या दिया गया टर्न) किस पर टिका था, और मॉडल ने उसके लिए क्या देखा</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>टर्न का क्या सहेजा गया और कितना काम आया</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>डेटा फ़ोल्डर में जगह किससे भरी है</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>किन प्रोग्रामों की अपनी कुंजी है</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>पहले बताई गई बात के उद्धरण के साथ</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd/MM/yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): टर्न {first}, {ms:,.0f} ms में {freed:,} टोकन खाली</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): टर्न {turns}, {ms:,.0f} ms में {freed:,} टोकन खाली</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} में “{text}” नहीं चलता।</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} को “{text}” नहीं, पूर्णांक चाहिए।</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} को प्रोग्राम का नाम चाहिए।</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} को टर्न का नंबर चाहिए।</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; सारांश तैयार है</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; सभी संदर्भ में हैं</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; टर्न {first} संदर्भ में है</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; टर्न {turns} संदर्भ में हैं</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}।</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host} तक पहुँच नहीं।</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} जवाब नहीं देता।</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} में अभी अपनी कोई समस्या है ({status})।</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} को इस नेटवर्क से बहुत ज़्यादा अनुरोध मिले हैं।</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} जवाब देने से मना करता है ({status})।</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} ने मॉडलों की सूची के बजाय कुछ और भेजा।</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{requested} नहीं, {kept} टर्न रहते हैं: जो रहता है वह आपके संदेश से शुरू होता है और जवाब के लिए जगह छोड़ता है।</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} {name} से वापस आईं।</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} {path} में भेजी गईं। /memory unarchive उन्हें वापस लाता है।</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} डाउनलोड</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} पसंद</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} {n|याद|यादें}</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} याद</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>प्रोग्राम शुरू होने के बाद से {n:,} पेज खोजे गए; मिले: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>सभी चैट के {n:,} पेज, अधिकतम {most:,.0f} MB में से {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>इस चैट के {n:,} पेज, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} टोकन</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} टोकन, लगभग {s:,} से.</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} ख़राब पहुँची: उसका चेकसम ग़लत है।</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} इस चैट का दस्तावेज़ नहीं हो सकती: इसके संदर्भ में कुछ अपने आप नहीं आता।</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name} लोड नहीं हो सकता।</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name} पढ़ी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name} पढ़ी नहीं जा सकती: वह ख़राब है, या वह नहीं जो उसका नाम कहता है।</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} एम्बेडिंग के काम नहीं आ सकता।</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name} लिखी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} में q8_0 प्रकार का कैश नहीं हो सकता: उसके हेड में {head_sizes:g} मान हैं, जो {q8_block} का गुणज नहीं।</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} में चैट टेम्पलेट नहीं, इसलिए पता नहीं कि उसने किस रूप में चैट सीखी। उसके जवाब जितने हो सकते थे उससे कमज़ोर हो सकते हैं। उसी मॉडल की दूसरी फ़ाइल में टेम्पलेट हो सकता है।</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name} दोबारा लोड नहीं हो सका: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} में वह नहीं जो उसमें लिखा गया था।</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} विफल हुआ।</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>सर्वर पर {name} बदल गया है।</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} में कोई पाठ नहीं है। शायद वह स्कैन की हुई है और उसके पेज चित्र हैं।</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} आधार मॉडल है: वह पाठ आगे बढ़ाता है, चैट के लिए प्रशिक्षित नहीं। उसके जवाब भटक सकते हैं, दोहरा सकते हैं या आपकी ओर से बोल सकते हैं। बातचीत के लिए ऐसा मॉडल चुनें जिसके नाम में “Instruct” या “Chat” हो।</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} {n_parts} फ़ाइलों वाले मॉडल का बाद का हिस्सा है।</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} {kind} दस्तावेज़ है, पाठ फ़ाइल नहीं।</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} {most} MB से बड़ी है।</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} दोबारा लोड हुआ और चैट पहले जैसी जारी है।</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} अब सर्वर पर नहीं है।</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} भाषा मॉडल नहीं, उसका जोड़ है।</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} पाठ फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} “{kind}” प्रकार का है, जिसे llama.cpp का यह संस्करण नहीं जानता।</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} सिर्फ़ उनके लिए है जिन्हें अनुमति मिली है।</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} पासवर्ड से सुरक्षित है।</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} {kind} है, जिसे यहाँ पढ़ा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} मान्य GGUF फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} को {needed:,.1f} GiB मेमोरी चाहिए; इस कंप्यूटर में {memory:,.1f} है।</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} को अब प्रवेश नहीं मिलेगा।</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>फ़ाइल के अनुसार {name} आधार मॉडल है, क्योंकि उसमें चैट टेम्पलेट नहीं: वह पाठ आगे बढ़ाता है, चैट के लिए प्रशिक्षित नहीं। उसके जवाब भटक सकते हैं, दोहरा सकते हैं या आपकी ओर से बोल सकते हैं। बातचीत के लिए ऐसा मॉडल चुनें जिसके नाम में “Instruct” या “Chat” हो।</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} पाठ को वेक्टर में बदलता है; वह लिख नहीं सकता।</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} अंश</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} ({when} को मिटाया गया)</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{name} से {n} चैट पढ़ी गई: {numbers}।</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{name} से {n} चैट {n|पढ़ी गई|पढ़ी गईं}: {numbers}।</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} संपादन, उनमें {emergencies} आपात; कौन तय करता है: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|फ़ाइल|फ़ाइलें}</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} सारांश खंड</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} सारांश खंड</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} टर्न</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} टर्न</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>इस चैट के {n} टर्न फिर से पढ़ने होंगे: {cost}।</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} फ़ाइल के रूप में नहीं खुल सकती।</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} मॉडल फ़ाइल नहीं, फ़ोल्डर है।</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} सामान्य फ़ाइल नहीं है।</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, {n} फ़ाइलों में पहली</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>संदर्भ से बाहर के {n:,} टर्न में से {ready:,} पेज से वापस आ सकते हैं</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} चैट डिफ़ॉल्ट प्रोफ़ाइल से जारी है।</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} {host} पर नहीं है, या सबके लिए नहीं।</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} मेमोरी</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} पिन किए हुए, इसलिए भुलाए नहीं गए: {numbers}।</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{n_ctx:,} में से {used:,} टोकन इस्तेमाल में ({share:.0%}), स्थिति {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (मॉडल का)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: पढ़ना {cost_text}।</translation>
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
            <translation>{} जवाब शुरू होते समय मॉडल ने देखा: {}।</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} और {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} डाउनलोड</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} हटाए गए</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} पुराना संस्करण</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} {0|पुराना संस्करण|पुराने संस्करण}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} भुलाए गए</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} घं. {} मिनट</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} इस चैट का दस्तावेज़ है · {}</translation>
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
            <translation>{} पसंद</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} संदेश</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} संदेश</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} मिनट</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ms</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>{} पैरामीटर</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} अंश</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} अंश</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} अंश</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} अंश</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} से.</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} का सारांश</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} टोकन</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} टोकन खाली हुए</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} टोकन, {} में</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>संदर्भ के {} टोकन</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>{} टोकन मिले, {} मॉडल को भेजे गए; {} की अनुमति।</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} टोकन पहले से कैश में थे।</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>KV में {} टर्न</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} टर्न इसके लिए {0|लौटा|लौटे} ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>KV में {} टर्न</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{1} से {0} ({2})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · संदेश में भी</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · टर्न {} से उद्धृत</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · संदेश में उद्धृत</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} टोकन</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, {} के कारण।</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, टर्न {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}। अब संदर्भ में नहीं हैं, इसलिए जाँचे नहीं गए: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: संदेशों में से {}; {} टोकन कम।</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>“{text}” के बाद एक और शब्द चाहिए।</translation>
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
            <translation>वह खाली समय में यादें, टर्न और दस्तावेज़ पढ़ता है।</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>यह अपनी चैट के संदेश बॉक्स में है।</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>यह नहीं हो सका।</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>सेटिंग सहेजी नहीं जा सकती; विंडो बंद होने तक लागू है।</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>यह संदेश दूसरी चैट का है।</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>आपका लिखा अभी सहेजा नहीं जा सका।</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} अब अर्थ से खोजता है</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>जारी रखें</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>यह जवाब जहाँ ख़त्म हुआ वहाँ से जारी रखें (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>संदेश कॉपी करें</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>संपादित करके दोबारा भेजें…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>इससे पहले का संदेश संपादित करके दोबारा भेजें</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>मॉडल</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>मॉडल का पाठ</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>मॉडल, टर्न {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>दोबारा बनाएँ</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>फिर कोशिश करें</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>सभी {} अक्षर दिखाएँ</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>सोच</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>टूल कॉल, अधूरा</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>क्यों?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>क्यों? दिखाएँ कि यह जवाब किस पर टिका था</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>टर्न {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} टोकन</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} टोकन/से.</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ टूट गया</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ सीमा पर ख़त्म</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ थमा है: यह बहुत लंबा है</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ रोका गया</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ रोका गया: वह ख़ुद को दोहरा रहा था</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>क्योंकि दोनों एक ही बात के बारे में हैं</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>{} के कारण</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>उन्हें जाने दें</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>उन्हें जाने दें: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>इस चैट में नहीं</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>इस चैट में अब कुछ अपने आप वापस नहीं आएगा</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>उन्हें फिर संदर्भ से निकालें; उनका सारांश रहता है</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>मॉडल इसे संदेश में पढ़ता है: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>संदेश में और उनमें क्या समान है</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>क्यों</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>क्यों: {}</translation>
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
            <translation>सब मिटाएँ…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>हमेशा के लिए मिटाएँ</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>हमेशा के लिए मिटाएँ…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>{} {0|प्रविष्टि|प्रविष्टियाँ} हमेशा के लिए मिटाएँ?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>“{}” को हमेशा के लिए मिटाएँ?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>मिटाया गया</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>शीर्षक से छाँटें</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>नई चैट</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>कोई शीर्षक मेल नहीं खाता।</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>यहाँ कुछ नहीं है।</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>हाल में मिटाए गए</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>वापस लाएँ</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>इसे वापस नहीं किया जा सकता। जो किसी चैट में अब भी इस्तेमाल हो रहा है, वह रहता है। डेटा फ़ोल्डर के बैकअप में यह तब तक रहता है, जब तक नए बैकअप उनकी जगह नहीं लेते।</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>शीर्षक</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>प्रकार</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>यहाँ {} दिन बाद हमेशा के लिए मिट जाता है, जब तक कोई चैट उसे इस्तेमाल न कर रही हो।</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>चैट</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>याद</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>संदर्भ संपादन: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>तेज़ संपादन</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: संपादन के बाद इस मॉडल को बचा हुआ एक बार फिर संसाधित करना पड़ता है।</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>धीमे संपादन</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: बाकी को दोबारा संसाधित किए बिना पुराने टर्न इस मॉडल के संदर्भ से निकाले जा सकते हैं।</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>सभी चैट निर्यात हो गईं</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>चैट मिटाई गई</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>चैट निर्यात हुई</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>सभी चैट निर्यात करें</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>चैट निर्यात करें</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>फ़ोल्डर मिटाया गया</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, सब कुछ के साथ (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>नया फ़ोल्डर</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>इसका एक हिस्सा अब भी किसी चैट में इस्तेमाल हो रहा है और तब तक रहता है।</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>फ़ोल्डर में दिखाएँ</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>यह नहीं हो सका।</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>इसकी {} चैट रहती है</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>इसकी {} चैट {0|रहती है|रहती हैं}</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>चैट</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>फ़ोल्डर मिटाएँ, चैट रखें</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>सभी चैट निर्यात करें…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>निर्यात करें…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>इसकी चैट छिपाएँ</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>फ़ोल्डर में ले जाएँ</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>नया फ़ोल्डर…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>कोई फ़ोल्डर नहीं</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>कोई शीर्षक मेल नहीं खाता। Ctrl+F कही गई बातों में खोजता है।</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>सबसे ऊपर पिन करें</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>हाल में मिटाए गए…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>नाम बदलें</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>इसकी चैट दिखाएँ</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>अनपिन करें</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>फ़ोल्डर</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>फ़ोल्डर {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>फ़ोल्डर</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>नई चैट</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>पुरानी</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>पिन की हुई</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>इस महीने</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>इस सप्ताह</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>आज</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>सिमटा</translation>
        </message>
        <message>
            <source>open</source>
            <translation>खुला</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} चैट</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} चैट</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, पिन की हुई</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>तीर कुंजियाँ टाइमलाइन खिसकाती हैं, Enter वहाँ का टर्न दिखाता है।</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>क्लिक: चैट में दिखाएँ। व्हील: ज़ूम।</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>हटाया गया</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>KV में</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>चैट की झलक</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>याद किया</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>सारांश बना</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>सारांश</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>सिस्टम प्रॉम्प्ट</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>टर्न {}, कुल {} में से</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>टोकन</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>टर्न</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>चैट का शीर्षक</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>फ़ोल्डर का नाम</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>लिखा जा रहा है…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>बातचीत</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>इस चैट का दस्तावेज़। यह इतना लंबा है कि संदेश में पूरा नहीं जा सकता।</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>इस चैट का दस्तावेज़: संदेश जो पूछता है वह अंशों में संदर्भ में आता है। इसके बजाय पूरा भेजने के लिए क्लिक करें।</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>संलग्न: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>दस्तावेज़</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>संलग्न न करें</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>{} संलग्न न करें</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>संदेश में पूरा जाता है। इसके बजाय इस चैट के दस्तावेज़ के रूप में रखने के लिए क्लिक करें।</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>पूरा</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>पढ़ रहा है…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} टोकन</translation>
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
            <translation>कोड</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>कॉपी हुआ</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>कोड कॉपी करें</translation>
        </message>
        <message>
            <source>code</source>
            <translation>कोड</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>आदेश और प्रॉम्प्ट</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>प्रॉम्प्ट संपादित करें…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>प्रॉम्प्ट</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>फ़ाइलें संलग्न करें</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>फ़ाइलें संलग्न करें (Ctrl+Shift+A); या उन्हें छोड़ें या चिपकाएँ</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>संदेश</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>संदेश, या आदेशों के लिए /</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>भेजें</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>भेजें (Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>संदेश भेजें</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>जवाब रोकें</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>रोकें; लिखा हुआ रखा जाता है (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>मॉडल अभी काम कर रहा है।</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} अभी पढ़ा जा रहा है।</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>एक संदेश में अधिकतम {} {0|फ़ाइल जा सकती है|फ़ाइलें जा सकती हैं}।</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>फ़ाइलें संलग्न करें</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>उसमें क्या है बताएँ, या उसका पाठ चिपकाएँ।</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>यह एक ही बार भेजा जाएगा।</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>उसका सिर्फ़ शुरुआती हिस्सा पढ़ा गया।</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>चिपकाया गया टेक्स्ट</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>चित्र नहीं भेजे जा सकते।</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>फ़ाइल पढ़ी नहीं जा सकती।</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>बाक़ी छोड़ दी गईं।</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>इसके बाद आपका संदेश भेजा जाएगा। Esc उसे रोक लेता है।</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>{} {0|फ़ाइल पढ़ी नहीं जा सकती|फ़ाइलें पढ़ी नहीं जा सकतीं}।</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} पहले से संलग्न है।</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} बहुत लंबी है</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>सर्वर से मॉडल पूछे जा रहे हैं…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>कनेक्शन जाँचें</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>अब तक की गति से इसमें लगभग {} से. लगेंगे।</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>वापस लाएँ</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>टर्न {} वापस लाएँ?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>वह चैट खोलें: उसकी टाइमलाइन में वे वापस लाए जा सकते हैं।</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>अभी सारांश बनाएँ</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>इसके लिए मॉडल को {} टोकन पढ़ने होंगे।</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>ये टर्न दूसरी चैट के हैं।</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>टर्न {} लौटा</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>टर्न {} {0|लौटा|लौटे}</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>जैसा मॉडल ने छोड़ा था, {} में; कुछ दोबारा नहीं पढ़ा गया</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>जैसे मॉडल ने छोड़े थे, {} में; कुछ दोबारा नहीं पढ़ा गया</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>देखा जा रहा है कि यह जवाब किस पर टिका था…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>उसके पाठ से दोबारा पढ़ा, {} में</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>उनके पाठ से दोबारा पढ़े, {} में</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>जगह बनाने के लिए टर्न {} बाहर गया</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>जगह बनाने के लिए टर्न {} बाहर गए</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>संदर्भ</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>संदर्भ: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>विचलन: कोई नहीं। संदर्भ ठीक किया गया: जो गया उसकी गूँज उसमें नहीं है।</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>विचलन: {0} नैट; पिछले {2} टोकन में से {1} % के बाद सबसे संभावित शब्द वही है जो साफ़ संदर्भ का है।</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>अनुमान, क्योंकि मॉडल दूसरे सर्वर पर है; उसकी रिपोर्ट से सुधारा जाता है।</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>मॉडल का संदर्भ कितना भरा है। कोई मॉडल लोड नहीं है।</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>निशान: चेतावनी, गंभीर, अतिप्रवाह {} पर।</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>मॉडल क्या देखता है, टोकन में:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>गंभीर</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>खाली, आरक्षित सहित</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>जवाब या सारांश के लिए आरक्षित</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>कोई मॉडल लोड नहीं</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>अभी लोड नहीं</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>ठीक</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>अतिप्रवाह</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>याद किए</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>सारांश</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>सिस्टम प्रॉम्प्ट</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>लिखा जा रहा संदेश</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>मॉडल के टर्न</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>लिखा जा रहा जवाब</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>चेतावनी</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>जिसकी जगह यह लेता है</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>आपके टर्न</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>इसके लिए {} या ज़्यादा जाएँगे</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>उसे ज्यों का त्यों छोड़ा गया, और यहाँ आप जो भी चुनें वह रखा जाता है।</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>बैकअप बहाल करें</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>नए सिरे से शुरू करें</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>सबसे नया सही बैकअप {} का है और उसमें {} हैं।</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>सहेजी चैट ख़राब हैं</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} चैट</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} चैट</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>{} को जारी</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>पहले का दिखाएँ</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>इसे लोड करें</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>दिखाएँ</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>इसे इस्तेमाल करें</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} डाउनलोड हुआ</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, और उसका चेकसम सही है।</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>मॉडल डाउनलोड करें</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>दूसरे मॉडल खोजें…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>डाउनलोड के लिए मॉडल</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Hugging Face Hub के खुले लाइसेंस वाले मॉडल। इस कंप्यूटर में {} मेमोरी है; आकार और गति {} टोकन के संदर्भ से आँके गए हैं। इसे बंद करने पर भी डाउनलोड जारी रहते हैं।</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>अर्थ से खोजने के लिए</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! चलेगा, पर दूसरे प्रोग्रामों के लिए कम मेमोरी बचेगी</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>संपादन के बाद इस मॉडल को बचा हुआ एक बार फिर संसाधित करना पड़ता है: {}।</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>{} का डाउनलोड रद्द करें</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>संदर्भ संपादन: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>डाउनलोड करें</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>{} का डाउनलोड</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>इस्तेमाल में</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>लोड करें</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>थामें</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>फिर शुरू करें</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>फिर कोशिश करें</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>इस्तेमाल करें</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>लगभग {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>कम से कम {} मेमोरी</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>डाउनलोड की जाँच…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>इस कंप्यूटर पर</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>{} पर थमा</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>धीमे संपादन</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>इस कंप्यूटर के लिए सुझाया गया</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>{} बाकी</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} मेमोरी</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{1} में से {0}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/से.</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: धीमा</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ इस कंप्यूटर के लिए उपयुक्त</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ इस कंप्यूटर की मेमोरी से ज़्यादा</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>संदर्भ के संपादन</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>संपादन छोड़ें</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>संपादन छोड़ें (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>टर्न {} संपादित हो रहा है · पुराना संस्करण रहता है</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>वापस लाएँ</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>टर्न {} वापस लाएँ</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>टर्न {} संदर्भ में वापस लाएँ</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>सारांश दिखाएँ</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>वापस लें: टर्न {} वापस लाएँ</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>प्रॉम्प्ट…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>प्रॉम्प्ट के रूप में सहेजें…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>विचलन: पिछले संपादन के बाद मापा नहीं गया।</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>संपादन</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>संदर्भ के संपादन</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>खाली हुआ</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>ठीक करें</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>इस चैट के संदर्भ से कुछ नहीं गया है।</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>जब और कुछ न चल रहा हो तब संदर्भ एक बार फिर पढ़ता है: फिर जो गया उसकी कोई गूँज उसमें नहीं रहती</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>किसने चाहा</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>चैट में दिखाएँ</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>सारांश दिखाएँ</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>समय लगा</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>टर्न {} {0|भुला दिया गया|भुला दिए गए}</translation>
        </message>
        <message>
            <source>When</source>
            <translation>कब</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>आदेश</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>संदेश</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>आपात स्थिति</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>मॉडल</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>प्रोग्राम</translation>
        </message>
        <message>
            <source>you</source>
            <translation>आप</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} टोकन</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>इंजन रुक गया। जो सहेजा गया वह सुरक्षित है; ऐप दोबारा शुरू करें।</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>विवरण</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>यह संदेश बंद करें</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>विवरण</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} शब्द</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} शब्द</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API चालू</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>मॉडल लोड हो रहा है</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>इस चैट के लिए और</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>दूसरे प्रोग्राम {}/v1 को बुला सकते हैं</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>चैट दिखाएँ</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>स्मृति दिखाएँ</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>अभी सारांश बनाएँ</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>पुराने टर्न का अभी सारांश बनाएँ</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>पुराने टर्न का अभी सारांश बनाकर जगह खाली करें (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>मॉडल को आज़माया जा रहा है</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>मॉडल खोजें</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>उसकी फ़ाइलें पूछी जा रही हैं…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>सूची पर वापस</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>इस मॉडल की फ़ाइलें</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>इसमें ऐसी कोई मॉडल फ़ाइल नहीं जो यहाँ डाउनलोड हो सके।</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>लाइसेंस: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>मॉडल का पेज</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>{} का मॉडल पेज</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>नहीं बताया</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>लिखने पर {} से पूछा जाता है: उसे सिर्फ़ शब्द और आपकी खोली रिपॉज़िटरी का नाम मिलता है। इस कंप्यूटर में {} मेमोरी है; आकार और गति {} टोकन के संदर्भ से आँके गए हैं।</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>फ़ाइलें देखने के लिए मॉडल चुनें।</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>मॉडल खोजें</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>सबसे ज़्यादा डाउनलोड</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>सबसे ज़्यादा पसंद</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>मॉडल का नाम, जैसे qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>कोई GGUF मॉडल “{}” से मेल नहीं खाता। कम शब्द आज़माएँ: मॉडल का नाम और आकार, जैसे gemma 3 4b।</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>क्रम</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>सबसे नया बदलाव</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>मॉडल खोजें</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>खोज जारी…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>और दिखाएँ</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>चलन में</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>जो खोजना है लिखें। सिर्फ़ GGUF फ़ाइलों वाले मॉडल दिखते हैं।</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>परिणामों की चौड़ाई</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} और उससे ज़्यादा</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} मॉडल</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} मॉडल</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>एक्सेस टोकन</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>लिंक कॉपी करें</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>टोकन भूलें</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>वह आपकी दूसरी कुंजियों के साथ रखा जाता है, और ऐसे मॉडलों के लिए सिर्फ़ इसी सर्वर को भेजा जाता है।</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>किसे मिले यह उसके लेखक तय करते हैं: साइन इन करके उसके पेज पर अनुमति माँगें।</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>साइन इन करके उसके पेज पर शर्तें स्वीकार करनी होंगी।</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>टोकन रखें</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>लिंक खोलें</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>टोकन आपकी दूसरी कुंजियों के साथ रखा जाता है, और ऐसे मॉडलों के लिए सिर्फ़ इसी सर्वर को भेजा जाता है।</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>फिर आपके खाते के एक्सेस टोकन से वह यहाँ डाउनलोड हो सकता है।</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>मिली रिपॉज़िटरी</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>चैट (*.json *.zip);;सभी फ़ाइलें (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>चैट आयात हुईं</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>दूसरी फ़ाइल चुनें…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>चैट आयात करें</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>चैट आयात हो रही हैं</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>कुछ आयात नहीं हुआ।</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>एक चैट सूची में है</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>इसे खोलें</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>{} पढ़ी जा रही है…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>रोकें</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>रोका गया</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>चैट आयात नहीं हो सकीं।</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} चैट</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} चैट</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} चैट सूची में {0|है|हैं}</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{1} में से {0} चैट</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{1} में से {0} फ़ाइलें आयात नहीं हो सकीं।</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>सबसे नए पर जाएँ</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>टाइमलाइन की कुंजी: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>हटाया गया</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>संपादन</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>मॉडल, KV में</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>पिन किया</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>याद किए</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>सारांश बना</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>सारांश</translation>
        </message>
        <message>
            <source>system</source>
            <translation>सिस्टम</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>आप, KV में</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>पता</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>खोलें</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>लिंक खोलें?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>यह पता दूसरे प्रोग्राम में खोलें?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>मॉडल: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>इस सारांश में नहीं:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>वापस रखें</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>वापस रखें: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>आपके अगले संदेश से मॉडल इसे फिर देखता है</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API बंद</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API चालू: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>संदेश में संलग्न करें</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>API का पता कॉपी करें</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>संदर्भ के संपादन…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>विंडो के अगले भाग पर जाएँ</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>विंडो के पिछले भाग पर जाएँ</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>जो जाने वाला है, उस पर जाएँ</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>सबसे नए पर जाएँ</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>कीबोर्ड शॉर्टकट</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>यह मॉडल लोड करें</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>जिस पर फ़ोकस है उसका मेन्यू खोलें</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>इस चैट के पैरामीटर…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>प्रॉम्प्ट…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>हाल में मिटाए गए…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>यादें और टर्न खोजें</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>चैट दिखाएँ या छिपाएँ</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>स्मृति दिखाएँ या छिपाएँ</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>चैट की चौड़ाई</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>स्मृति पैनल की चौड़ाई</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>संदेश लिखें</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>स्मृति निर्यात करें</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>लिखना जारी रखें</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>याद मिटाई गई</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>स्मृति निर्यात हुई</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>सहेजा नहीं गया</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>नोट</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>वह चैट खोलें: याद उसकी टाइमलाइन में निकाली जा सकती है।</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>इस चैट के लिए याद किया</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>स्मृति से याद किया</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>निकालें</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>फ़ोल्डर में दिखाएँ</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>प्रोग्राम के अंदर कुछ गड़बड़ हुई। जो सहेजा गया वह सुरक्षित है।</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>स्मृति बदली नहीं जा सकी।</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>यह याद दूसरी चैट में लाई गई थी।</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>आपने जो लिखा है, वह दोबारा खोलने पर मिलेगा।</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} टोकन</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>“{1}” के टर्न {0} के साथ आया</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>याद बंद करें</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>संस्करण मिलाएँ…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>पाठ कॉपी करें</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>याद मिटाएँ</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>याद संपादित करें</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>निर्यात करें…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>स्मृति</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>याद: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>इस याद के लिए और</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>नई चैट</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>“{}” का हिस्सा</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>याद पिन करें</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>वह याद दिखाएँ जिसका यह हिस्सा है</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>टर्न चैट में दिखाएँ</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>उन्हें चैट में दिखाएँ</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>“{1}” के टर्न {0} की जगह</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>याद का पाठ</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>“{1}” का टर्न {0}</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>याद अनपिन करें</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>टर्न {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>याद संपादित करें</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>यह खुली चैट का है, और हर चैट इसे पा सकती है।</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>नया नोट</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>टैग, बीच में अल्पविराम</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>याद का पाठ</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>आपके अगले संदेश से मॉडल नया संस्करण देखता है।</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>पुराना संस्करण रखा जाता है, उससे मिलान और वापसी हो सकती है।</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>क्या याद रखना है?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>सभी चैट</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>कोई भी टैग</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>टैग से छाँटें: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>नोट</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>सारांश</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>टैग</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>टर्न</translation>
        </message>
        <message>
            <source>any</source>
            <translation>कोई भी</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>याद मिटाएँ</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>यादें</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>याद पिन करें</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>दिखाएँ</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>याद अनपिन करें</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>अर्थ से भी खोजें…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>यादों की सूची की ऊँचाई</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>स्मृति छिपाएँ</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>स्मृति छिपाएँ (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>स्मृति</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>नोट</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>ऊपर की छँटाई के साथ “{}” के लिए कुछ नहीं मिला।</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>“{}” के लिए कुछ नहीं मिला।</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>ऊपर की छँटाई से कुछ नहीं निकलता।</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>यादें और टर्न खोजें</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>पुराने टर्न का सारांश बनने पर वह यहाँ दिखता है और खोजा जा सकता है।</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>नोट लिखें</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>मॉडल</translation>
        </message>
        <message>
            <source>System</source>
            <translation>सिस्टम</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>टूल</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>यह याद किसकी जगह है</translation>
        </message>
        <message>
            <source>You</source>
            <translation>आप</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>मॉडल अब यह टर्न नहीं देखता; वह चैट में रहता है और खोजा जा सकता है।</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>हटाया गया</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>भुलाया गया</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>सारांश बना</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>अब यह {} से जारी है।</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>इसकी फ़ाइल अब वहाँ नहीं है: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>{} दोबारा लोड करें</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>इस कंप्यूटर के मॉडल</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>इस चैट में पिछली बार {} इस्तेमाल हुआ</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>फ़ोल्डर जोड़ें…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>संदर्भ</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>डाउनलोड करें…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>संपादन</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>तेज़ संपादन (surgical): पुराने टर्न एक-एक करके जाते हैं। धीमे संपादन (rebuild): संपादन के बाद बचा हुआ दोबारा पढ़ा जाता है। कौन सा लागू है, यह मॉडल लोड होते समय आज़माया जाता है।</translation>
        </message>
        <message>
            <source>File</source>
            <translation>फ़ाइल</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>मॉडल वाला फ़ोल्डर</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>कहाँ मिला</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>लोड करें</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>मॉडल खोजे जा रहे हैं…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>मेमोरी</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>मेमोरी का अनुमान {} टोकन के संदर्भ से है।</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>मॉडल</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>मॉडल</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>इस कंप्यूटर के मॉडल</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>कोई मॉडल इस खोज से मेल नहीं खाता।</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>कोई मॉडल नहीं मिला।</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF फ़ाइल खोलें…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>क्वांटाइज़ेशन</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>इस कंप्यूटर पर यह एक सेकंड में लगभग कितने टोकन लिखता है।</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>मॉडल खोजें</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>टोकन/से.</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>इस्तेमाल करें</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>इस्तेमाल नहीं हो सकता</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>तेज़ संपादन</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>धीमे संपादन</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · अर्थ से खोजता है</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>सभी फ़ाइलें (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>मॉडल चुनें</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>मॉडल डाउनलोड करें…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>मॉडल खोजें…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>गाइड (ऐप के साथ आता है)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>मॉडल: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>मॉडल (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>इस कंप्यूटर के मॉडल…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>कोई मॉडल नहीं</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF फ़ाइल खोलें…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>मॉडल खोलें</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: {} टोकन का संदर्भ</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>{} का जवाब</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>आदेश, चैट, सेटिंग, यादें</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>क्या मेल खाता है</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>कुछ मेल नहीं खाता।</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>आदेश, चैट और बहुत कुछ खोजें</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>सभी चैट निर्यात करें…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>फ़ाइल से चैट आयात करें…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>हाल में मिटाए गए…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>आदेश, चैट और बहुत कुछ खोजें</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>सेटिंग: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>यह चैट: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>चैट</translation>
        </message>
        <message>
            <source>command</source>
            <translation>आदेश</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>याद</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>सेटिंग</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>स्वचालित</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>इस चैट के पैरामीटर</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>मॉडल का अपना</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>अगले संदेश से इस चैट पर लागू। खाली: प्रोफ़ाइल “{}” जैसा।</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>प्रोफ़ाइल जैसा</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>पैरामीटर बंद करें</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>वह रहता है: उसके बाद कुछ कहा जा चुका है। नई चैट में दूसरा हो सकता है।</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>प्रोफ़ाइल का नाम</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>इस चैट के पैरामीटर</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>प्रोफ़ाइल के रूप में सहेजें</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>फिर कोशिश करें</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>प्रोफ़ाइलें</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>प्रोफ़ाइलें सहेजी नहीं जा सकतीं।</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>चैट और जुड़े ऐप प्रोफ़ाइल इस्तेमाल करते हैं। खाली फ़ील्ड सेटिंग के अनुसार चलते हैं।</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>लिखा हुआ छोड़ने के लिए फिर से बंद करें।</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>मिटाया गया: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>नई</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>नई प्रोफ़ाइल</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>प्रोफ़ाइलें</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>रीसेट करें</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>रीसेट हुआ।</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>सहेजा गया।</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>इस नाम की दूसरी प्रोफ़ाइल है।</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>इस चैट में इस्तेमाल करें</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (प्रति)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (दूरस्थ)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>सभी फ़ाइलें (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>GGUF फ़ाइल चुनें</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>कनेक्शन</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>फ़ाइल…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>अपनी सेटिंग</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>सिस्टम की कीरिंग हो तो उसमें रखी जाती है, प्रोफ़ाइल में कभी नहीं।</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>कुंजी</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>मॉडल (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>कनेक्शन जाँचें</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>जितना है सब</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>स्वचालित</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>सेटिंग के अनुसार</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>सेटिंग से: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>कोई नहीं</translation>
        </message>
        <message>
            <source>off</source>
            <translation>बंद</translation>
        </message>
        <message>
            <source>on</source>
            <translation>चालू</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>एक रखी है; बदलने के लिए लिखें</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>प्रोफ़ाइलें संपादित करें…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>इस चैट के पैरामीटर…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>प्रोफ़ाइल: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>इस चैट की प्रोफ़ाइल: मॉडल, सिस्टम प्रॉम्प्ट, सैंपलिंग और संदर्भ</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (दूरस्थ)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>मिटाएँ</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>संदेश में डालें</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>नाम</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>प्रॉम्प्ट का नाम</translation>
        </message>
        <message>
            <source>New</source>
            <translation>नई</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>प्रॉम्प्ट</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>सहेजें</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>सहेजे गए प्रॉम्प्ट</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>इसका सारांश तीन वाक्यों में बनाएँ:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>प्रॉम्प्ट का पाठ</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>{text} जैसे धनु कोष्ठक वाले शब्द भरने की जगहें हैं।</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>“{}” मिटाया गया।</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>“{}” सहेजा गया।</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>उन्हें अभी हटाएँ</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>इसे रखें</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>यहाँ उनकी जगह कुछ नहीं रहेगा। वे सहेजे रहते हैं।</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>अभी सारांश बनाएँ</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>वे तब तक रुकते हैं जब तक {} टोकन उपयोग में न हों या किसी उत्तर को जगह न चाहिए; इससे {} खाली होंगे।</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>यह ज्ञात रहेगा: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>टर्न {} {0|जाने वाला है|जाने वाले हैं}</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>संदर्भ में</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>याद करें · {} टोकन</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>याद करें…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>संदर्भ से निकालें</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>वह वहाँ उन टर्न की जगह है जिनके बारे में बताती है</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>लागत</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>{} की जगह है</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>बहुत लंबा: {} की जगह है</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>API अनुरोध</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>जोड़ा गया</translation>
        </message>
        <message>
            <source>At</source>
            <translation>समय</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>संदर्भ</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>संदेश</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>अभी कोई प्रोग्राम नहीं बुला सकता। स्विच सेटिंग के “{}” पेज पर है।</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>अभी तक किसी प्रोग्राम ने कॉल नहीं किया है। हर एक जो पूछता है, यहाँ दिखता है।</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>प्रोफ़ाइल</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>प्रोग्राम कुंजी के साथ {}/v1 को बुलाते हैं।</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>जवाब</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>अनुरोध</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>टोकन</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>, लगभग {} से.</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>वापस लाएँ · {} टोकन</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>वापस लाएँ…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>उद्धृत करें</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>इस टर्न को संदेश में उद्धृत करें</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>कुछ दोबारा नहीं पढ़ा जाता</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>लागत</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>उनके लिए जगह नहीं है</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>वे चैट की इस शाखा पर नहीं हैं</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>टर्न {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} दोबारा पढ़े जाते हैं</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>उनके लिए {} और जाता है</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>उनके लिए {} और {0|जाता है|जाते हैं}</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>सूत्र कॉपी करें</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>लिंक खोलें…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>सब चुनें</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>API अनुरोध</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>कुंजी कॉपी करें</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>दूसरे प्रोग्राम {}/v1 को बुला सकते हैं</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API शुरू नहीं हो सका।</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>उन्हें कुंजी चाहिए।</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>पता</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>दूसरे प्रोग्रामों के लिए पता</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>कॉपी करें</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>पता कॉपी करें</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>कुंजी कॉपी करें</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>छिपाएँ</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>कुंजी छिपाएँ</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>कुंजी</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>दूसरे प्रोग्रामों के लिए कुंजी</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>OpenAI API के प्रोग्राम इन्हें आधार URL और API कुंजी के रूप में लेते हैं।</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>अनुरोध…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>दिखाएँ</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>API अनुरोध दिखाएँ</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>कुंजी दिखाएँ</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>चल नहीं रहा</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>बंद: नीचे चालू करें</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>शुरू करने के लिए मॉडल चुनें</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>मॉडल लोड हो रहा है…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>वह चैट खोलें: संपादन उसके निशान पर वापस लिया जा सकता है।</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>इस चैट का संदर्भ तैयार हो रहा है…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>सहेजी चैट पढ़ी नहीं जा सकतीं।</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>यह चैट लोड नहीं है। इसे दोबारा चुनें।</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>यह संपादन दूसरी चैट का है।</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>जवाब पूरा होने तक रुकें।</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>दूसरी चैट में जवाब की प्रतीक्षा…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>संदर्भ संपादित हो रहा है…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>{} को देखा जा रहा है…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>जो मिला उसे पढ़ रहा है…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>पुराने टर्न का सारांश बन रहा है…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>मॉडल को आज़माया जा रहा है…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} अब इस चैट का दस्तावेज़ नहीं है।</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>सभी फ़ाइलें (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>नई चैट पर लागू होता है।</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>डिफ़ॉल्ट पर लौटें: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>चुनें: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>चुनें…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>मॉडल (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>मॉडल दोबारा लोड करना होगा।</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>रीसेट करें</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>{} को {} पर रीसेट करें</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>दोबारा शुरू करने पर लागू होता है।</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>स्वचालित</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>डिफ़ॉल्ट: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>खाली</translation>
        </message>
        <message>
            <source>off</source>
            <translation>बंद</translation>
        </message>
        <message>
            <source>on</source>
            <translation>चालू</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>प्रोफ़ाइल “{}” का अपना मान है: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>उन्नत सेटिंग</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>मॉडल दोबारा लोड करें</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>कोई सेटिंग इस खोज से मेल नहीं खाती।</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>सेटिंग के पेज</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>अपने आप सहेजा गया।</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>सेटिंग खोजें</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>सेटिंग खोजें ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>कुछ नई चैट पर लागू होते हैं।</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>कुछ बदलावों के लिए मॉडल दोबारा लोड करना होगा।</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>कुछ दोबारा शुरू करने पर लागू होते हैं।</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>छिपी हैं</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>दिख रही हैं</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}।</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ उन्नत ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ उन्नत</translation>
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
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>आदेश (संदेश में)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>चैट या याद मिटाएँ (उसकी सूची में)</translation>
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
            <translation>कीबोर्ड शॉर्टकट</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>बाएँ, दाएँ</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>टर्न पर चलें (टाइमलाइन में)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>नई पंक्ति</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>चैट का नाम बदलें</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>भेजें</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API बंद</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API चालू</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>चैट छाँटें</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>शीर्षक से चैट छाँटें</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>चैट छिपाएँ</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>चैट छिपाएँ (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>चैट के रूप में आयात करें</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>चैट आयात करें</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>फ़ाइलों से चैट आयात करें…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>नई चैट</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>नई चैट (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>नया फ़ोल्डर</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>कोई प्रोग्राम नहीं बुला सकता। API की सेटिंग के लिए क्लिक करें।</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>दूसरे प्रोग्राम {}/v1 को बुला सकते हैं</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>सेटिंग</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>सेटिंग (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>प्रोग्राम के साथ आने वाला छोटा मॉडल जो विंडो समझाता है।</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face के मॉडल</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>इस कंप्यूटर पर…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>GGUF फ़ाइल खोलें, या विंडो पर छोड़ें।</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF फ़ाइल खोलें…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>डाउनलोड के लिए दूसरे मॉडल…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>गाइड से बात करें</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>अपना मॉडल इस्तेमाल करें</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>गाइड इस्तेमाल करें</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>गतिविधि</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>प्रॉम्प्ट संसाधन</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>पहले टोकन तक का समय</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>लिखे जा रहे संदेश के टोकन</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>प्रति सेकंड टोकन</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>संदर्भ में टर्न</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>पहला टोकन {} से.</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>संदेश: {} टोकन</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>इसके लिए पुराने टर्न जाएँगे</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>{1} में से {0} टोकन पढ़ रहा है</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>पढ़ रहा है…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>रोका जा रहा है…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>सोच रहा है…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>इस संदर्भ के लिए बहुत लंबा</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>भेजे जाने की प्रतीक्षा में, Esc इसे रोकता है</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} हटाए गए</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} भुलाए गए</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>KV में {}</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>{} बाकी</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} का सारांश</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} टोकन/से.</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} टर्न</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} टर्न</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>लागू करें</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>रद्द करें</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>विस्तार</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>यह फिर न दिखाएँ</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>सारांश कितना विस्तृत है</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>इस्तेमाल में: अभी {} टोकन; आपके पाठ के साथ लागू करते समय गिना जाएगा।</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>इस्तेमाल में: {} → {} टोकन।</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>मॉडल</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>ज्यों के त्यों रहने वाले सबसे नए टर्न</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>कुछ नहीं जा सकता: सभी टर्न हाल के या पिन हैं। कम रखें।</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>अभी सारांश बनाएँ</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>पिछला सारांश भी: {} टोकन।</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>सारांश लिखा जा रहा है…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>सारांश उतने ही टोकन लेगा: उसे छोटा करें, या कम टर्न रखें।</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>सारांश; लिखे जाने पर बदला जा सकता है</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>टूल</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>संदर्भ छोड़ने वाले टर्न</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>रखने के टर्न</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>टर्न {} {0|जाएगा|जाएँगे}, {} टोकन।</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>मेरा पाठ फिर से लें</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>मॉडल का इंतज़ार…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>आप</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>पूर्वावलोकन सेटिंग के दिखावट पेज से लौटता है</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>संक्षिप्त</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>विस्तृत</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>मध्यम</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>संदर्भ की सीमाएँ</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>तीर कुंजियाँ टर्न पर चलती हैं, Enter एक को चैट में दिखाता है।</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>विवरण कॉपी करें</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>सूचना बंद करें</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>टर्न {} संदर्भ से {0|हटाया गया|हटाए गए}</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>रोके जाने से पहले ही यह पूरा हो गया।</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>सारांश दिखाएँ</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>टर्न {} का सारांश बना</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>वापस लें</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>क्या किया जा सकता है</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{1} में {0} टोकन खाली हुए; कुछ खोया नहीं</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>टूल कॉल: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>कुछ नहीं</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>कुछ नहीं मिला</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>टूल कॉल</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>मॉडल: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>संदेश कॉपी करें</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>संपादित करके दोबारा भेजें</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>संपादित करके दोबारा भेजें…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>फिर कोशिश करें</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>सभी {} अक्षर दिखाएँ</translation>
        </message>
        <message>
            <source>You</source>
            <translation>आप</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>आप, टर्न {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>टर्न {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} टोकन</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>वह संदेश फिर से संपादित करने पर वहीं से चलेगा।</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>यह पिछले संस्करण की जगह दिखता है।</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>संपादित संदेश दूसरे संस्करण का है।</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>दूसरा संपादन खोया नहीं है</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>यह टर्न दूसरे संस्करण का है</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>आपका पाठ संदेश बॉक्स में है; संदेश संपादित करने के लिए उसके संस्करण पर लौटें।</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>अगला संस्करण</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>पिछला संस्करण</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>संस्करण {} / {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>बंद करें</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>अंतर</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>यह संस्करण फिर इस्तेमाल करें</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>मिलान का संस्करण</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>याद के संस्करण</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>तब से क्या बदला</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>संस्करण {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>बिना अंत की बातचीत</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>शुरू करने के लिए एक चुनें।</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>आपके अपने कंप्यूटर पर चलने वाले मॉडलों से बिना अंत की बातचीत। किससे शुरू करना चाहेंगे?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>कोई मॉडल लोड नहीं है</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>शुरू करने के तरीके</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>EthervoxGUI में आपका स्वागत है</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>गेज क्या दिखाता है?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>संदर्भ भर जाने पर क्या होता है?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>मॉडल का संदर्भ भरने पर उसके पुराने टर्न का सारांश बनता है और चैट जारी रहती है। ऊपर की पट्टी दिखाती है कि वह कितना भरा है, उसके नीचे की पट्टी कि मॉडल अब भी क्या देखता है, और हर सारांश दाईं ओर पढ़ा और खोजा जा सकता है।</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>प्रॉम्प्ट</translation>
        </message>
    </context>
</TS>
