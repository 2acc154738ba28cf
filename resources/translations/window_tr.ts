<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> ve {} tane daha</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(Çöp kutusunda: /memory restore geri getirir.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: her seferinde başka.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: GPU varsa hepsi.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach için dosya adı gerekir.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export için dosya adı gerekir.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import için dosya adı gerekir.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore içindekileri listeler.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune için 0 ile 1 arasında bir eşik gerekir.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach için belgenin numarası gerekir.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit için mesajın numarası ve yeni metni gerekir.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive için önem, gün sayısı ve dosya gerekir.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore içindekileri listeler.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search için arama sözcükleri gerekir.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show için anının numarası gerekir.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive için dosya gerekir.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model için model dosyasının adı gerekir.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files için depo adı gerekir: yazar/ad.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find için arama sözcükleri gerekir.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version için turun ve sürümünün numarası gerekir.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 her zaman en olası token'ı seçer. Boş: modelin önerdiği, yoksa 0,7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: boş olan herhangi biri.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 düzenleme, acil olan {emergencies}; karar veren: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 veya 2: yalnızca sıcaklıktan sonra Mirostat'ın bu sürümü seçer. 0: kapalı. Boş: modelin önerdiği, yoksa 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: yalnızca bu bilgisayardaki programlar. 0.0.0.0: ağdaki herkes.</translation>
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
            <translation>Anıların, bağlamdan çıkanların ve belgelerdeki bölümlerin anlamlarıyla da bulunmasını sağlayan GGUF dosyası. Boş: yalnızca sözcüklerle.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>Tam sayım için uzak modelin sözlüğünü içeren GGUF dosyası.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>Bir kart hangi turların çıkacağını ve neyin bilinmeye devam edeceğini söyler; bu sırada yazmayı sürdürebilirsiniz. “Taşma başlangıcı” değerinde veya yanıt için yer yoksa yine de çıkarlar: hiçbir yanıt bunun için durmaz.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{n_ctx:,} token'lık bağlam {needed:,.1f} GiB bellek gerektirir; bu bilgisayarda {memory:,.1f} var.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>{n_ctx:,} token'lık bağlam {needed:,.1f} GiB bellek gerektirir; {available:,.1f} GiB boş.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>{n_ctx} token'lık bağlam çok küçük.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>{name} adında bir dosya zaten var.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>Bir anı anımsanamadı ({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>Başka bir sunucudaki model yanıtı sürdüremez.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>Bir pasaj okunamadı ({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>Program adı 1 ile {most} harf arasındadır.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>Bir isteme ad gerekir.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>Bir isteme metin gerekir.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>“{name}” adında bir istem zaten var.</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>Son mesajlardan ikisinin aldığı bir yanıta yeniden başlanmaz, bir sorunun yanıtı başka bir soruya verilmez, bir soru da tekrar tekrar kendi yanıtı olarak geri verilmez: küçük modeller yoksa böyle sürdürür.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>Sunucuyla güvenli bağlantı yok.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>{host} ile güvenli bağlantı yok.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>Orada bir sunucu yanıt veriyor, ama model listelemiyor (404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>Özet tutulabilir, kısaltılabilir veya bırakılabilir; “{arguments}” olmaz.</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>0'ın üstü (genellikle 0,8), yanıtın bütün token dizilerini yinelemesini önler; dizi uzadıkça daha güçlü. 0: kapalı.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>1'in üstü, yinelenen token'ların olasılığını düşürür. Boş: modelin önerdiği, yoksa 1,0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>Modelin sayfasında koşulları kabul edin ve hesabınızın erişim token'ını buraya girin.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>Mesajlar kısaysa n_ctx'in en çok yüzde 5'i kadar geç, uzunsa en çok yüzde 5'i kadar erken davran.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>Sohbete uyarla</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>Şunlardan birini ekleyin: {words}.</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>Ek ana bilgisayar adları</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>Adres</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>Model, ilk konuşmadan sonra boş zamanda yeni sohbete birkaç sözcüklük bir ad verir. Sizin verdiğiniz adı hiç değiştirmez. Kapalı: sohbetler ilk sözcükleriyle adlandırılır.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>İzinli web sayfaları</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>Pencere açıkken OpenAI uyumlu bir API.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>Bir düzenleme planı reddedildi ({error}); bunun yerine bağlam yeniden kuruluyor.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>Turlar çıkmadan önce göster</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>Bu arada başka bir model yüklendi.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>Sohbet veritabanını başka bir program kullanıyor.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>Önce sesli düşünmeden yanıtlar, birçok dilde.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>Önce sesli düşünmeden yanıtlar; sade düzyazı.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Görünüm</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>Bunu bir mesajla isteyin.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>En çok {most} istem saklanır.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>Bir kısmını veya metnini ekleyin.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>Önemli olan kısmını ekleyin.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>Otomatik</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>Başka biri için yeni bir sohbet başlatın.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>Kısa</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>Kısa yanıtlar</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>Daha az tur geri getirin, bazılarının sabitlemesini kaldırın veya modeli daha büyük bir bağlamla yükleyin.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>{}. turu geri getir</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>{} numaralı turları geri getir</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>Önce geri getirin.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>Turları geri getir</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>Ayar tablosunun anahtarlarıyla, örneğin sampling.top_k.</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>Sözcüklere göre</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>Önbellek türü</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>Birini değiştirin.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>{number} numaralı sohbet yine listede: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>{number} numaralı sohbet çöp kutusunda değil.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>{number} numaralı sohbet şuraya yazıldı: {path}.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>Çöp kutusundaki sohbetler; {days} gün sonra tamamen silinirler:</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>Profildeki adresi ve modeli denetleyin.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>Hâlâ orada olduğunu ve okuma izniniz bulunduğunu denetleyin, sonra yeniden ekleyin.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>Diskinin bağlı olduğunu, boş yeri olduğunu ve yazma izniniz olduğunu denetleyin.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>{data_dir} klasörünün bulunduğu diskte boş yer olduğunu ve yazılabildiğini denetleyin.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>{parent} klasörünün bulunduğu diskte boş yer olduğunu ve yazılabildiğini denetleyin.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>Model klasörünün yazılabilir olduğunu denetleyip yeniden deneyin.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>Bu bilgisayarın çevrimiçi olduğunu denetleyip yeniden deneyin.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>Model merkezinin adresini ayarlarda “İndirmeler” sayfasında denetleyin.</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>--n-ctx için {n_ctx_step} veya daha fazlasını seçin.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>Bir gömme modelinin GGUF dosyasını seçin veya boş bırakın.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>Buradan dışa aktarılmış bir JSON dosyası veya ChatGPT veya Claude dışa aktarımının zip dosyasını seçin.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>İçinden bir dosya seçin.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>Bir dosya seçin.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>Daha küçük bir --n-ctx seçin.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>Daha küçük bir bağlam seçin.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>Daha küçük bir model veya bağlam seçin.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>Başka bir disk seçin.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>Profilde başka bir dosya seçin veya boş bırakın.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>Başka bir dosya seçin.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>--data-dir ile başka bir klasör seçin.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>Başka bir klasör seçin.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>Başka bir model veya bu programın daha yeni bir sürümünü seçin.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>Başka bir model seçin.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>Başka bir model seçin. Bu model, anıların aranmasında gömme modeli olabilir.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>Başka bir model seçin; programın daha yeni bir sürümü yerini biliyor olabilir.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>Başka bir model seç…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>Başka bir ad veya klasör seçin.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Başka bir ad seçin.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>--data-dir ile başka birini seçin.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>Başka birini seçin.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>Başka bir bağlantı noktası seçin veya onu kullanan programı kapatın.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>Başka birini seçin.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>Önce bir tane seçin.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>Bunlardan birini seçin.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>Önbellek türü olarak f16 seçin.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>İlk parçayı seçin.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>Modelin kendisini seçin.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Temizle</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>Onu kapatıp yeniden deneyin.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>Önce onu kapatın veya --data-dir ile başka bir klasör seçin.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>Bitiştir</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Kod</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>Yoğunlaştır</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>Birleştirme başlangıcı</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>Eski anıları birleştir</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Bağlam</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>Bağlam sınırı</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>Diğer sunucuların bağlamı</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>Bağlam boyutu</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>Sohbeti sürdürüp sonra anımsayın veya modeli daha büyük bir bağlamla yükleyin.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>Son yanıtı sürdür</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>Yeniden dönüştürün.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>Siteden tamamını kopyalayın: harf ve rakamlardan oluşur, boşluk içermez.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Metni kopyala</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>Mesajları düzeltip yeniden gönderin.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>Model indirilemedi</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>Dışa aktarılamadı</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>Sunucudan yanıt alınamadı</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>Sohbetler içe aktarılamadı</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>Bağlamda yer açılamadı</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>Sohbet açılamadı</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>Sohbetler açılamadı</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>Veri klasörü açılamadı</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>Model açılamadı</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>Pencere açılamadı</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>Sohbetler okunamadı veya saklanamadı</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>Anahtar okunamadı</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>Profiller okunamadı</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>İstemler okunamadı</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>Ayarlar okunamadı</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>Bağlam geri yüklenemedi</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>Profiller kaydedilemedi</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>İstemler kaydedilemedi</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>Ayarlar kaydedilemedi</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>Mesaj gönderilemedi</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>API başlatılamadı</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>Anahtar saklanamadı</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>Düzenleme geri alınamadı</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>Bellek kullanılamadı</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>Anahtarı olanlar için /metrics adresinde Prometheus sayaçları.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>Sayma ve kırpma {} sürdü.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>Kritik başlangıcı</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>DRY izinli uzunluğu</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>DRY tabanı</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>DRY çarpanı</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>DRY penceresi</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Koyu</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Varsayılan</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>Ayrıntılı</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>Şunu mu demek istediniz: {base}/v1?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>Şunu mu demek istediniz: {near}?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>Sayfalar için disk</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>Belge: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>Yeniden indirin veya kopyalayın ya da başka birini seçin.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>Yeniden indirin veya kopyalayın.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>Dosyayı tarayıcıyla indirip burada açın.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>İndirmeler</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>Düzenlenen bağlamın sapması</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>Bir metin dosyası bırakın.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Bırak</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>En eskileri çıkar</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>Buraya kadar çıkar</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>Başka birini düzenleyin.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>Düzenleme yöntemi</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>Son mesajı düzenle</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>Profili düzenle…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>Gömme modeli</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>Profilde http://proxy.example:3128 gibi bir adres veya “none” yazın.</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>Profilde doğrusunu girin.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>Yeniden dışa aktarın.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>Önemli olanları dışa aktarın, sonra en yeni sağlam yedeğe dönmek için --restore-backup ile başlatın.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>Verilerinizi yeniden dışa aktarın.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>Söylenenleri anlamına göre bulur: başka sözcüklerle ve yaklaşık yüz dilde.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>Model klasörleri</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Yazı boyutu</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>Belleği çok olan makineler için; en iyisi GPU ile.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>Yer açıp indirmeyi sürdürün.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>Biraz yer açıp yeniden deneyin.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>{folder} klasörünün bulunduğu diskte yer açın.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>Yeni yanıtlar</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>Modelin gördüklerinin hepsinden, özellikle hiçbirinden değil.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>Cümlelerinden</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>Cümlelerinden (sentences): söylenenler kendi sözcükleriyle, hemen. Modelin notlarından (model): başka bir şey çalışmazken her konuşmadan sonra yazar. Turlar çıkınca (late): özeti o zaman model yazar. Otomatik: başka sunuculardaki modeller için turlar çıkınca, yoksa cümlelerinden.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>Modelin notlarından</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>Birçok dilde günlük sorularda iyidir.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>Yoğunlaştırın, sonunu gönderin, turların sabitlemesini kaldırın veya modeli daha büyük bir bağlamla yükleyin.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>Başlık zaman aşımı</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>Şu sapmadan itibaren onar</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>Onarılmadan önce, sonraki sözcüklerin temiz bir bağlamınkilerden ne kadar uzak olabileceği; nat cinsinden KL ıraksaması.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Mirostat'ın ne hızda öğrendiği. Boş: modelin önerdiği, yoksa 0,1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>Cezanın yinelenenin uzunluğuyla ne hızda arttığı.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>XTC'nin atlaması için token'ların ne kadar olası olması gerektiği; biri hep kalır, 0,5'in üstünde hepsi kalır. Boş: modelin önerdiği, yoksa 0,1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>Özetin en uzun hali: kısa 200, orta 500, ayrıntılı 1.000 token.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>Aynı türden kaç anının tek anıda birleştirileceği.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>last_turns'ün tuttuğu mesajlar.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>sliding_window'un tuttuğu mesajlar.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>En yeni kaç turun olduğu gibi kalacağı.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>DRY'nin yanıtın son kaç token'ına baktığı; -1: bağlam kadar.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>Yineleme cezasının yanıtın son kaç token'ına baktığı; -1: bağlam kadar. Boş: modelin önerdiği, yoksa 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>Bu kadar yanıt, modelin tek bağlamında aynı yığınlarda yazılır. 0: işlemci çekirdeklerine ve bağlama göre. 1: birbiri ardına.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>Bir sohbetin pencereden alacağı token. Sınır olmaması için boş bırakın.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>Şaşırtıcı yanıtlar için en olası token'ların ne sıklıkta atlandığı; 0: hiç. Boş: modelin önerdiği, yoksa 0,0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>Özetler nasıl oluşturulur</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Mirostat'ın hedeflediği token'ların ne kadar şaşırtıcı olabileceği. Boş: modelin önerdiği, yoksa 5,0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>Boşta zaman aşımı</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>MB olarak, tüm sohbetler için toplam; en uzun süre işe yaramayan önce gider. 0 hiç saklamaz.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>Boş zamanda, çoğalan özetler oturumlara, konulara ve genel bakışlara dönüşür. Kendileri altlarında olduğu gibi kalır.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>Bağlam, başka bir şey çalışmazken bir kez daha okunacak ve o zaman onarılacak.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>Hiçbir şey çalışmazken gerekecek özeti yaz, böylece kimse beklemez.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>Megabayt olarak; daha büyüğü reddedilir.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>Yüzde 100 ölçekte piksel olarak.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>Dosyada: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>Token olarak, kendi değerini bildirmeyen uzak profiller için.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>Token olarak.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>Token olarak. 0: model bitirene kadar.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>Token olarak; sonra siz sürdürene kadar bekler. 0: bağlamın dört katı, en az 16.384.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>Daha yeni bir Python kurun.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>Yeniden kurun.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>Yeniden kurun.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>O sürümü yeniden kurun veya --data-dir ile başka bir klasör seçin.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>Okumak için o sürümü kurun.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>Çalışıyor mu, profildeki adres doğru mu?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>Yanıt veriyor ({}), ama “{}” modeli yok. Var olanlar: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>Yanıt veriyor ({}), ama model listelemiyor: orada yüklü bir model var mı?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>Yanıt veriyor ({}). Modeller: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>Kaynağı: “{}”.</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Burada indirilebilecek bir model dosyası yok.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>{path} içinde: orada düzeltin ya da varsayılanlarla başlamak için bu dosyayı taşıyın.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>Bozuk olabilir veya bu sürümün bilmediği bir türde olabilir.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>Bozuk olabilir.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>Silinmiş olabilir.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>Hâlâ yükleniyor olabilir. Yeniden deneyin.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>https:// ile başlamalı. Ayarlarda “İndirmeler” sayfasından değiştirin.</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>Dosya silindi. Yeniden indirin.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>Olduğu gibi bırakıldı. Onu kenara koyup en yeni sağlam yedeği kullanmak için --restore-backup ile başlatın.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>Dosya saklanmadı. Başka bir model seçin veya programın daha yeni bir sürümünü edinin.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>Dosya saklanmadı. Başka bir model seçin.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>Yanıtı ayrıntılarda. Profili denetleyin.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>Bağlamı profilde yazandan küçük: profildeki bağlam sınırını düşürün.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Kendi ayarları</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>Okunanı sakla</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Tut</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>Konumları koru</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>Konumları koru (gap): modele iş düşmez. Bitiştir (shift): düzenlenen yerde boşluk kalmaz.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>Yeni turları tut</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>Özetleri bellekte sakla</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>İlk mesajı ve sığanı tut</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>Son turları tut</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>En yeni mesajları tut</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>En yeni mesajlar veya turlar (sliding_window, last_turns: sayısı aşağıda), sığan kadarı (token_budget), ilk kullanıcı mesajıyla (smart), eskilerin özetiyle (summarization) veya hiçbiri: istek reddedilir (manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>Sığanı tut</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Anahtar</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Klavye kısayolları</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tür</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Dil</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>Büyük ama boyutuna göre hızlı: her sözcükte yalnızca onda biri çalışır.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>Metni büyüt</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>En büyük istek</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>Son turlar</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>GPU'daki katmanlar</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>Bana bırak</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>Azalt: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>Model seçsin</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>Model yeniden yanıtlasın (Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Lisans: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Açık</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>Açık, koyu veya sistemin dediği.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>Pencerede diğerinin yerine yükleyin veya bellek kullanan başka şeyleri kapatın.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>Bir tane yükleyip yeniden gönderin.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>Modeli daha büyük bir bağlamla yükleyin veya yeni bir sohbet başlatın.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>Modeli daha büyük bir bağlamla yükleyin veya sistem istemini kısaltın.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>Modeli daha büyük bir bağlamla yükleyin veya turların sabitlemesini kaldırın.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>Modeli daha büyük bir bağlamla yükleyin.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>{name} yüklemesi durduruldu.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>Uzun öykü</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>En uzun yanıt</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>Öğelerine yeniden bakın.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>{name} model dosyasının incelenmesi çok uzun sürdü ve bırakıldı.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>{path} dosyasını okunabilir yapın veya varsayılanlarla başlamak için başka yere taşıyın.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>Bağlamı yönet</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>Elle yönetilen bağlam</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>Elle yönetilen bağlam: doluluk {share:.0%}. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Ölç</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>Ölç ve onar</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>Anılar yalnızca sözcüklerle aranıyor.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>Çöp kutusundaki anılar; {days} gün sonra tamamen silinirler, bir sohbet hâlâ kullanıyorsa silinmezler:</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Bellek</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>{memory_id} numaralı anı zaten bağlamda.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>{memory_id} numaralı anı bağlamda değil.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>{number} numaralı anı, çöp kutusundaki {chat} numaralı sohbete ait.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>{number} numaralı anı geri geldi: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>{number} numaralı anı çöp kutusunda değil.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>Anı {number}, tur {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>Anı {number}, turlar {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>Anı {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>En çok mesaj</translation>
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
            <translation>Model ve motor</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>Model dosyası</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>Model merkezi</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>Başka sunuculardaki modeller burada kullanılamaz.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>Araç bilen modellere bellekte arama kendi dillerinde bildirilir ve onu çağırabilirler. Küçük modeller bunu istenmeden de yapar. Rehber her zaman yapabilir.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>Orta</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Artır: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>En çok şunlardan: {}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Hareket</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>Varsayılanlarla başlamak için dosyayı taşıyın.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>Taşıyın veya --data-dir ile başka bir klasör seçin.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Ad</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>Yanıtı tur numarasıyla belirtin.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>--model ile başka birini belirtin veya yeniden kurun.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Sohbetleri adlandır</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>Bu bilgisayarın çağrılabileceği adlar, virgülle ayrılmış; adresi her zaman geçerlidir.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>Oraya ne anahtar ne de mesajlar gönderilir. Güveniyorsanız adresi profile yazın.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Yeni sohbet</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>“{words}” ile eşleşen GGUF modeli yok. Daha az sözcük deneyin.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>Çöp kutusunda sohbet yok.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>Açık sohbet yok.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>Sınırsız</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>Bu önemin altında ve bundan eski anı yok.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>Çöp kutusunda anı yok.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>Yüklü model yok.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>Sayfa saklanmıyor (paging.budget_mb 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>Hiçbir programın kendi anahtarı yok. /api key AD ile oluşturabilirsiniz.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>Anahtarı olan “{name}” diye bir program yok.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>Bu turlar arasında bağlamda olup çıkabilecek tur yok.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>Bu turların hepsinin sayfası yok</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Şimdi değil</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Not</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>Bu sohbette artık hiçbir şey kendiliğinden dönmez; parametrelerinden yeniden izin verebilirsiniz.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>“{words}” için bir şey bulunamadı.</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>Bağlamda kendiliğinden dönen bir şey yok.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>Uzak sunucunun adresi, örneğin http://127.0.0.1:1234/v1.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Kapalı</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>Kapalı: özet yalnızca bağlamda durur; bellekte hemen çöp kutusuna gider.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>Kapalı: dolu bağlam, yanıtı bir bildirimle bitirir.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Açık</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>Başka bir sunucuda</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>Bu makinede</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>Bu makinede bir GGUF dosyası, yüklü olan için boş; başka bir sunucuda oradaki adı.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>Bu sohbetin bir turu yeniden okunacak: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>Yalnızca en olası k token; 0: hepsi. Boş: modelin önerdiği, yoksa 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>Yalnızca bu oranı oluşturan en olası token'lar. Boş: modelin önerdiği, yoksa 0,95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>Yalnızca en iyiye göre en az bu kadar olası token'lar. Boş: modelin önerdiği, yoksa 0,05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Bir model aç</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>Eğitim verisine kadar açık; istenirse düşünür.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>Oluşturulduğu programda açıp yeniden kaydedin.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>Açıp metnini kopyalayın ve yapıştırın.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>Ait olduğu sohbeti açın.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>Önce bir tane açın.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>Sohbeti yeniden açın.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>Örnekleyicilerin sırası</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>https://example.org gibi kaynaklar, virgülle ayrılmış. Boş: yok.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>Taşma başlangıcı</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>Diskteki sayfalar</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>Aynı anda istek</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>Bu sohbetin bir bölümü yeniden okunacak: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>Gerekli bölümü yapıştırın.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>Yanıtı şundan sonra duraklat</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>Sabitle: hiç özetleme, hiç çıkarma</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>Bağlantı noktası</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>Şimdi özetle önizlemesi</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>Resimler için projektör</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Vekil sunucu</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>Ölçümleri ver</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>Hepsini tek bir klasöre koyun.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>Boyutuna göre hızlı: her sözcükte yedide biri çalışır.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Çık</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>Satırlarını alıntıla</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Bunun için {} numaralı {0|turdan|turlardan} alıntılandı, {} token</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>{} numaralı {0|turdan|turlardan} alıntı</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Bunun için {} numaralı {0|turdan|turlardan} alıntılandı</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Rastgele</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>{name} dosyasını okumak çok uzun sürüyor.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>{name} okunamayacak kadar çok bellek gerektiriyor.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Anımsama</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>Sohbetin başında anımsa</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Bellekten anımsandı</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>Önce metnini başka bir programla tanıtın (OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Reddet</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>Reddetme başlangıcı</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>Şimdiye kadar reddedilme sayısı: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>Son yanıtı yeniden üret</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>Anımsanan başka bir anıyı kaldırın, turların sabitlemesini kaldırın veya modeli daha büyük bir bağlamla yükleyin.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Bağlamdan kaldır</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>Dosyayı onarın veya varsayılanla başlamak için taşıyın.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>Dosyayı onarın veya istemsiz başlamak için taşıyın.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>Yineleme cezası</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>Yineleme penceresi</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>Yanıt payı</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>İstek {}, hedef “{}”, {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>İstek {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>Daha fazlasını içeren istek reddedilir.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>Metin boyutunu sıfırla</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>Önce o sohbeti geri getirin: /chat restore {chat}.</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Yeniden dene</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>Dönenler için yer</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>EthervoxGUI'yi kaynağından çalıştırın: packaging/run.sh onu bulunduğu bilgisayar için derler.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>Bu uzunluktaki diziler serbestçe yinelenebilir.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Örnekleme</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Parolasız bir kopyasını kaydedip onu ekleyin.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Ara</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>Diğer programlarınkilerin yanında aranır; ; ile ayrılır.</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>Uzak sunucunun sessiz kalabileceği saniye.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>İsteğin ne istediğini söylemesi gereken saniye.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>İstek gövdesinden bayt gelmeden geçen saniye.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>Bkz. /api keys.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>Bkz. /documents.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>Bkz. /help.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>Tüm anahtarlar için README'ye bakın.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>Zaman çizelgesine bakın.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Tohum</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>Bir mesaj gönderin.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>Yeniden gönderin.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>Onu parçalar halinde gönderin.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>Sonunu gönder</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>Sonunu gönderin veya modeli daha büyük bir bağlamla yükleyin.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>Mesajı yeniden gönderin veya profilde sunucuya daha çok süre verin.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>Mesajı yeniden gönderin; sorun sürerse sunucuyu denetleyin.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>; ile ayrılır; adı geçmeyen kullanılmaz. Boş: modelin önerdiği, yoksa penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>Diğer programlara hizmet ver</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Sunucu</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>Durumun “uyarı” olduğu n_ctx oranı.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>Eski turların özetlendiği n_ctx oranı.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>En eski turların hemen çıkarıldığı n_ctx oranı; söylediklerinizin satırları kalır.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>Kendiliğinden dönen turların alabileceği n_ctx oranı.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>Stratejinin devreye girdiği bağlam oranı.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>Ondan sonra bile aşılmaması gereken oran.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>Kısalt</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>Kısaltın.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>Onları kısaltın, turların sabitlemesini kaldırın ya da modeli daha büyük bir bağlamla yükleyin.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Sohbette göster</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>Belleği göster</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Özeti göster</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>Kayan pencere</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>Küçük; kısa sorular ve eski makineler için.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>Küçük, birçok dilde, çok uzun bir bağlamla.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Metni küçült</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>Ağırbaşlı ve iş odaklı, on iki dilde.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Bir sorun oluştu</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>Programın içinde bir sorun oluştu.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Programın içinde bir sorun oluştu. Kaydedilenler güvende.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>Programı yeniden başlatın.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>Yanıtı durdur veya neye dayandığını gösterme</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Durduruldu.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>Düşünmede güçlü; boyutuna göre hızlı.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>Özetle</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>Özetle (automatic): “kritik” durumda eski turlar özetlenir. Model seçsin (model): söylediklerinizin satırları her durumda kalır. En eskileri çıkar (shift): özetsiz. Bana bırak (manual): hiçbir şey kendiliğinden çıkmaz; uyarılırsınız ve yer bulamayan reddedilir.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>Önceden özetle</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>Şimdi özetle, bir şey olmadan önce neyin çıkacağını ve özeti gösterir.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>Eski turları özetleyin (/context summarize), en eskileri çıkarın (/context shift) veya seyreltin (/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>Eskileri özetle</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>Buraya kadar özetle</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>Özet ayrıntısı</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>Geri gelen turların özeti</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>{} numaralı {0|turun|turların} özeti</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>Eskilerin yerinde bellekteki {} numaralı özet duruyor.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistem</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Sistem istemi</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>Sistem istemi · modelin kendisininki</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>Uzun bir bağlam için az bellek kullanır.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>Sıcaklık</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>UTF-8 metin gönderilebilir.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>Metin, Markdown, kod, CSV, HTML, PDF, DOCX ve EPUB eklenebilir.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>Bu bir erişim token'ı değil.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API başlatılamadı.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>API'nin anahtarı boş: herkes içeri alınırdı.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>Modelin, diğer programların gönderdiği resimleri görmesini sağlayan GGUF dosyası. Boş: kendi klasöründe, adında mmproj geçen ve uyan dosya.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>Başlangıçta kullanılacak GGUF dosyası. Boş: birlikte gelen rehber.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>JSON şeması kullanılamıyor: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>Böyle bir sunucunun adresi genellikle /v1 ile biter.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>Model merkezinin adresi kullanılamaz: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>Model ararken sorulan adres; varsa bir yansınınki.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>{host}:{port} adresi kullanılamıyor.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>{name} arşivi yazılamadı, bu yüzden hiçbir şey taşınmadı.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>{name} yedeği yerine konamadı.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>Birlikte gelen model eksik.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>Programların konuşmalarının hücreleri paging.budget_mb içinde sayfalara yazılır; böylece yeniden başlatmadan sonra bile iki kez okunmazlar. Kapalı: hiçbiri yazılmaz.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>Sohbet veritabanına yazılamıyor.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>Sohbet veritabanı bozuk veya bir veritabanı değil.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>Sohbet veritabanı bozuk; gördükleriniz eksik olabilir.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>Bu özet yazıldıktan sonra sohbet değişti.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>Sohbet, bir sonraki yanıttan önce yeniden okunacak.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>{name} modelinin sohbet şablonu hiç bitmiyor.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>{name} modelinin sohbet şablonu, hiçbir konuşmanın gerektirmediği kadar bellek kullanıyor.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>Sohbetler şurada saklanamıyor: {parent}.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>Dosya güncellenmeden önce sohbetler yedeklenemedi, bu yüzden hiçbir şey değişmedi.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>Sohbetler {when} tarihli yedekten geri yüklendi.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>Sohbetler bu programın daha yeni bir sürümünde kaydedilmiş.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>{name} indirilirken bağlantı koptu.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>Bağlam geri yüklenemedi.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>Bağlam onarıldı: çıkanlar artık içinde yankılanmıyor.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>Bağlam, yanıtı yeniden denemek için çok dolu.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>Başarısız bir düzenlemeden ({error}) sonra bağlam yeniden kuruldu.</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>Motor hatasından ({error}) sonra bağlam yeniden kuruldu.</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>Turlar geri getirilemediği için ({error}) bağlam yeniden kuruldu.</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>Bu arada sohbet devam etti.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>Konuşma, her mesajın önünde “User:” ve “Assistant:” olan düz metin olarak verilir.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>{path} veri klasörüne yazılamıyor.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>Veritabanı bunu yapamadı: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>Disk dolu, bu yüzden kaydedilemedi.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>İndirme başarısız oldu.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>İndirme reddedildi: adresi güvenli değil.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>{name} gömme modeli yok.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>Motor, programın içindeki bir arızadan sonra durdu; kaydedilenler güvende.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>Önceki dosya {name} adıyla saklanıyor.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>Dosya bozuk veya daha yeni bir sürüm için olabilir.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>{name} dosyası okunamadı.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>{name} dosyası yazılamadı.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>{name} dosyasında okunabilecek sohbet yok.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>{name} okunabilir bir anı arşivi değil.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>{name} dosyası bu programın daha yeni bir sürümünde yazılmış.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>Sohbetin ilk mesajı, aynı modelle yapılan diğer sohbetlerden kendine uyan özetleri bağlama getirir. Alıntı olarak verilir, zaman çizelgesinde görünür ve kaldırılabilirler.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>Anahtar şurada saklanamıyor: {path}.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>{name} için anahtar, yalnızca bu kez gösterilir: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>Pencerenin dili. Sohbetler kendi dilinde kalır; headless ve API İngilizce konuşur.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>Son yanıt artık bağlamda değil, bu yüzden sürdürülemez.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>İndirilecek modellerin listesi okunamıyor.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>Yanıtlanacak mesaj {n_tokens:,} token; bu bağlamda ona yer yok.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>Model bunu yapamadı: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>Model sürdüremedi</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>{name} model dosyası kullanılamıyor: llama.cpp'nin çökmesine yol açıyor.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>{name} model dosyası bozuk.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>{name} model dosyası boş.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>{name} model dosyasının biçimi çok eski.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>{name} model dosyası eksik: erken bitiyor.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>{name} model dosyası kullanılırken kısaltıldı.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>{path} model dosyası okunamıyor.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>Model {n_parts} dosyadan oluşuyor ve {name} eksik.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>Model arama yapabilir</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>Model başka bir sunucuda çalışıyor: konuşma mesaj mesaj düzenlenir ve bütün olarak gönderilir.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>Model sorudan önce hiçbir şey görmedi.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>Model bunların hiçbiri olmadan da aynısını söylerdi.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>Son kullandığınız model yerinde yok: {path}. Yerine rehber kullanılıyor. Diski veya klasörü geri geldiğinde modeli seçin ya da yeniden başlatın; başka birini seçene kadar seçiminiz olarak kalır.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>{name} modeli yanıt hesaplayamıyor.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>{name} modeli yüklenemedi.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>Modelin kendi başlangıcı</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>Programların onu çağırdığı ad.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>İstemin adı en çok {most} karakterlik tek bir satırdır.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>Uzak sunucunun anahtarının anahtarlıkta saklandığı ad.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>Ağ önce oturum açmanızı istiyor olabilir: tarayıcı açıp yeniden deneyin.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>En yeni turlar bu anıya yer bırakmıyor.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>Bu sohbetin sayfaları kullanılamıyor; yeniden okunuyor: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>Resim şuraya kaydedilemiyor: {}.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>“{name}” profili ile genel ayarlar çelişiyor. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>“{profile}” profili başka bir model belirtiyor: sohbet varsayılanla sürüyor.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>Bu sohbetin “{profile}” profili artık yok; sohbet varsayılanla sürüyor.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>Profiller şurada saklanamıyor: {path}.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>{name} içindeki profiller okunamıyor: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>Program kapanıyor.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>İstem, modelin bağlamına sığmıyor.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>İstemler şurada saklanamıyor: {path}.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>{name} içindeki istemler okunamıyor: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>Uzak sunucunun vekil sunucusu kullanılamıyor.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>Uzak sunucu şimdilik istek kabul etmiyor (429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>Uzak sunucuya ulaşılamıyor.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>Uzak sunucu zamanında yanıt vermedi.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>Uzak sunucu anahtarı kabul etmiyor ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>Uzak sunucuda hata oluştu ({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>Uzak sunucu yazarken hata verdi.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>Uzak sunucuda hata oluştu: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>Uzak sunucuda bu adreste “{model}” modeli yok (404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>Uzak sunucu başka bir adrese yönlendiriyor ({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>Uzak sunucu bunu reddetti ({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>Uzak sunucu anahtar istiyor ({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>Yanıt erken bitti: model sürdüremedi.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>Yanıt tüm bağlamı doldurdu ve burada bitmek zorunda kaldı.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>Yanıt artık bağlamda değil, bu yüzden yeniden denenemiyor.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>Model daha önce olduğu gibi kendini ya da mesajı yinelemek üzere olduğundan yanıta yeniden başlandı.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>{}. turdaki sonuç çok uzundu: {} token okunuyor (toplam {}), tamamı {} numaralı anıda.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>{} çağrısının sonucu çok uzundu: {} token kaldı (toplam {}).</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>Betikte bilinmeyen bir yönerge var: “!{}”.</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>{} betiği okunamıyor.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>Betikteki “!why”, uğruna tur geri gelen bir ileti bulamıyor.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>Betikteki “!{}” anlaşılmadı.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>Arama başarısız oldu.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>Bu adresteki sunucu OpenAI uyumlu değil.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>Sunucuya ulaşılamıyor.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>Sunucu şu an çok yoğun.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>Sunucu {name} için sağlama toplamı vermiyor.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>Sunucu {name} dosyasını vermeyi reddediyor.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>Sunucu {name} yerine başka bir şey gönderdi.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>{key} ayarı uymuyor: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>Ayarlar okunamıyor.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>Ayarlar şurada saklanamıyor: {path}.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>{name} ayar dosyası bozuk.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>Konuşan en küçüğü; her makinede çalışır.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>Bu sohbetin sistem istemi değişmez: ondan sonra bir şey söylendi.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>Sistemin anahtarlığı çalışmıyor ({error}). Çalışana kadar anahtarlar, yalnızca sizin okuyabildiğiniz {path} dosyasında saklanır.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>Sistemin anahtarlığı kilitli.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>İstemin metni en çok {most} karakter olabilir.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>Turlar bağlamın bu halinde hiçbir yere sığmıyor, bu yüzden yeniden kuruluyor</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>{name} sözlüğü yüklenemedi.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>Bu dışa aktarımda mesaj yok.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>{start} ile {end} arasında tur yok.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>Bu sohbette 0 ile {last} arasında turlar var.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>{turn} numaralı turun {n} sürümü var.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>Var olanlar: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>Geri yüklenebilecek bir sohbet yedeği yok.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>Henüz yedek yok: önemli olanları dışa aktarın, sonra yeniden başlamak için dosyayı taşıyın.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>{chat_id} numaralı sohbet yok.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>“{text}” diye bir komut yok.</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>Bu sohbette geri alınacak bir düzenleme yok.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>{memory_id} numaralı anı yok.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>{number} numaralı anı yok.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>Yeniden yanıtlanabilecek bir mesaj yok.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>Bu adda bir model dosyası yok.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>{path} model dosyası yok.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>“{name}” diye bir profil yok.</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>Bağlamda kalması gerekenlerin yanında bu yönergelere yer yok.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>{n_coming:,} token'lık turlar için yer yok: {needed:,} fazla.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>{incoming:,} token daha için yer yok: {n_ctx:,} token'ın {n_used:,} kadarı kullanımda.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>“{key}” diye bir ayar yok.</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>Böyle bir klasör yok.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>Bu sohbette böyle bir yanıt yok.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>Bu sohbette böyle bir tur yok.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>Özet yok.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>Bu dosyada metin yok.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>{number} numaralı tur yok.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>Sohbetin modelinin yanında {name} için bellek yok: {needed:,.1f} GiB gerekli, {free:,.1f} boş.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>Diskte {name} için yeterli yer yok.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>Diskte {name} için yeterli yer yok; {needed:,.1f} GB gerekli, {free:,.1f} GB boş.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>Temizlenecek bir şey yok: bağlamda yalnızca hiç çıkmayanlar var.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>Onarılacak bir şey yok: bağlam, şimdi okunsa olacağı gibi.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>Onarılacak bir şey yok: bu modelde her düzenleme bağlamı yeniden okur.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>Çıkarılacak bir şey yok: tüm turlar yeni, önemli veya sabitlenmiş.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>Gönderilecek bir şey yok.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>{turn} numaralı turun bir sürümü var.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>{n_ctx:,} token'lık bağlam için yer yoktu: {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>Bu sohbetler başka bir EthervoxGUI'de açık.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>Zaten bağlamdalar.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>Yanıtlamadan önce düşünür, yine de küçüktür.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>Yanıtlamadan önce düşünür, İngilizce ve Çince; boyutuna göre hızlı.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>Yanıtlamadan önce düşünür, her makinede.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>Yanıtlamadan önce düşünür; sıradan makinelerde her işe yarar.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>Yanıtlamadan önce düşünür; uzun ve zor sorularda daha iyidir.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>Yanıtlamadan önce düşünür; uzun metinler için yapılmıştır.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>Uzun ve sesli düşünür; hesaplar ve bulmacalar için.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>Bu Python SQLite {sqlite_version} ile geliyor, ama 3.34 veya daha yenisi gerekli.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>Bu, uzak sunucuya gönderilemez: içinde yarım bir karakter veya sayı olmayan bir şey var.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>Bu sohbet, sürdürülebilecek bir yanıtla bitmiyor.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>Bu sohbette {number} numaralı belge yok.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>Bu sohbette belge yok. /attach FILE bir belge ekler.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>Bu sohbet en son {model} ve {n_ctx:,} token'lık bağlamla kullanıldı. Şimdi {model_2} ve {n_ctx_2:,} ile sürüyor.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>Bu sohbet artık bağlama sığmıyor, bu yüzden eski turlar çıktı.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>Bu sohbetin kendi ayarları şu an geçerli değil. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>{n_ctx:,} token'lık bağlam çok küçük: sistem istemi {system:,} tutuyor, yanıt ve özet için {reserve:,} ayrılıyor.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>Bu sohbet dosyası kendisiyle çelişiyor.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>Bu sohbet dosyası eksik.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>Kurulum eksik: kaynak dosyaları yok.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>Bu, metin değil.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>Bu makinenin böyle bir adresi yok. Yalnızca kendi programları için 127.0.0.1, başka makineler için de 0.0.0.0 kullanın.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>Bu anı {n_tokens:,} token tutuyor; {max:,} için yer var.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>Bu mesaj {incoming:,} token; bu bağlama en çok {limit:,} sığar.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>Bu mesaj {n:,} karakter; {n_ctx:,} token'a yoğunlaştırmak için çok fazla.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>Bu modelin sohbet şablonu kullanılamıyor ({error}), bu yüzden ChatML kullanılıyor.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>Bu modelin sohbet şablonu kullanılamıyor ({error}), bu yüzden düz metin kullanılıyor.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>Bu modelin bağlamı yalnızca yeniden kurulabilir</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>Bu modelin bağlamı parça parça incelenemiyor: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>Bu modelin turları sayfaya yazılamıyor:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>Bu işlemci kurulu derleme için çok eski: {names} yok.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>Bu özet {n_block:,} token tutuyor; yerine geçeceği turlar ise {n_leaving:,}.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>Bu işlem {turns} ve {blocks}, yani {n_tokens:,} token çıkarır; kayıtlı kalırlar ve aranabilirler. Yapmak için /context clear yes, kalanlarda hiç yankıları kalmasın isterseniz /context clear forget kullanın.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>Bu metin {n_tokens:,} token; bir vektör en çok {most:,} tokenden yapılır.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>İş parçacıkları</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>Model için iş parçacıkları. 0: her çekirdek için bir; çok küçük modelde tek.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>Zaman aşımı</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>Turların zaman çizelgesi: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>Minik; en küçük makinelerde kısa İngilizce metinler için.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>Yeniden başlamak için {file_name} dosyasını {data_dir} dışına taşıyın.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>Sohbetlerin bugünkü yedeği alınamadı.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>Yanıt için boş tutulan token; en çok pencerenin sekizde biri.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>Bağlamın token sayısı, n_ctx; 256'nın katına yukarı yuvarlanır. Boş: modelin eğitildiği kadar, en çok 8.192; rehber için 1.024.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Araç</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>Araç çağrısı</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Araç çağrısı, tamamlanmadı</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>Araç çağrısı: {}</translation>
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
            <translation>Kırpma başlangıcı</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>Birkaç dakika sonra yeniden deneyin.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>{seconds} saniye sonra yeniden deneyin.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>Daha sonra yeniden deneyin.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>Bilgisayarın işi azaldığında yeniden deneyin ya da başka bir model seçin.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Yeniden deneyin.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>Bağlam yönetimini (ayarlardan) açın veya yeni bir sohbet başlatın.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>Bağlam ayarlarında “Turlar kendiliğinden döner” seçeneğini açın.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>{first_turn} numaralı tur hemen çıkarıldı: {emergency}. Kayıtlı kalıyor ve söyledikleriniz kısa satırlarda duruyor.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>{first_turn} numaralı tur hemen çıkarıldı: {emergency}. Kayıtlı kalıyor.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>{first} numaralı tur unutuldu: kalanlar yeniden okundu. Kayıtlı kalıyor.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>{first} numaralı tur yeniden okununca artık sığmıyor: bağlamdan çıktı.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>{number} numaralı turun sabitlemesi kaldırıldı.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>{number} numaralı tur sabitlendi: bağlamdan hiç çıkmaz.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>{number} numaralı tur sabitlendi: bağlama dönünce oradan hiç çıkmaz.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>{turn_number} numaralı tur sizin mesajınız değil.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>Bunun için {}. tur döndü, {} token</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>{}. tur bunun için döndü</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>Tur {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>Turlar sayfaya yazılamıyor ({failure}). Yeniden gerektiğinde baştan okunurlar, bu daha uzun sürer.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>Turlar kendiliğinden döner</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>Turlar /context bring-back ile döner.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>Çıkan turlar özetlerine kayar veya solar; kapalıyken her şey hemen değişir.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>Çıkanlar, kalanlarda hâlâ yankılanır. Başka bir şey çalışmazken: ne kadar olduğunu ölç (measure) ve aşağıdaki sınırın üstünde yerine temiz bir kopya koy (heal). Kapalı: yalnızca siz istediğinizde.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>{turns} numaralı turlar unutuldu: kalanlar yeniden okundu. Kayıtlı kalıyorlar.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>{turns} numaralı turlar sabitlendi: bağlamdan hiç çıkmazlar.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>{turns} numaralı turlar yeniden okununca artık sığmıyor: bağlamdan çıktılar.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>{turns} numaralı turlar hemen çıkarıldı: {emergency}. Kayıtlı kalıyorlar ve söyledikleriniz kısa satırlarda duruyor.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>{turns} numaralı turlar hemen çıkarıldı: {emergency}. Kayıtlı kalıyorlar.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>Bunun için {} numaralı turlar döndü, {} token</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Tur|Turlar} {} çıkarıldı</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Tur|Turlar} {} unutuldu</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Tur|Turlar} {} özetlendi</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>KV önbelleğindeki anahtar ve değerlerin türü; q8_0, f16'nın yaklaşık yarısı kadar bellek kullanır.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>Geri alındı: özetleri bağlamdan çıktı.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>Geri alındı: {first} numaralı tur döndü, özeti bağlamdan çıktı.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>Geri alındı: {first} numaralı tur döndü.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>Geri alındı: {turns} numaralı turlar döndü, özetleri bağlamdan çıktı.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>Geri alındı: {turns} numaralı turlar döndü.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>Kilidini açıp yeniden deneyin.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Sabitlemeyi kaldır</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>Önce sabitlenenlerin sabitlemesini kaldırın.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>En çok kullan</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>Anlamına göre bulmak için kullan</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Rehberi kullan</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>Uzak sunucuya giden yolda, örneğin http://proxy.example:3128. Boş: sistemin dediği (HTTPS_PROXY, NO_PROXY); none: yok. Bu bilgisayara her zaman doğrudan sorulur.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Sözlük</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>Uyarı başlangıcı</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>Bir modelin düşündükleri ya da tekrar tekrar söyledikleri yeniden okunmaz: bağlamın dışında kalır.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>Yeni bir sohbetin başladığı metin.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>Yeni bir sohbetin başladığı metin. Boş: modelin kendisininki, tam sohbet şablonundaki gibi.</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>Turlarının yalnızca bir kısmı dönünce ne olacağı. Kısalt (shrink): kalanların yerinde daha kısası durur. Bırak: o gider, kalanlar da yoktur. Hepsi dönünce gider.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>İndirilmiş kısım saklandı.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>memory_search'ün bu sohbette bulduğu turlarla ne yapacağı. Satırlarını alıntıla (quote): model onları okur. Turları geri getir (page_in): kendileri bağlama gelir.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>Bu sohbette kalması gerekenler {n_tokens:,} token tutuyor; bu bağlam {n_ctx:,}.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>Modelin istediği değer aralık dışında: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>Bu mesajın {name} içinden sorduğu şu anda bağlama sığmıyor.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>Yazılan ve gönderilmeyenler şurada saklanamıyor: {path}.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>Şimdiye kadar yazılan saklandı; mesajı yeniden gönderin.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>Daha önce anlattıklarınız mesajda alıntılanıyor</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>Daha önce anlattıklarınız mesajda alıntılanıyordu</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>Çıkanlara değinen bir mesaj, onları yanıttan önce sayfalarından ya da alıntı olarak geri getirir: ortak sözcüğü olanları (words) ve modelin dikkatinin yöneldiği, aynı şeyle ilgili olan ya da gömme modeliyle aynı anlama gelenleri (automatic). Kapalı: turlar yalnızca siz isteyince döner.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>Mesajlar bağlamı doldurunca</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>Bağlam dolunca</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>Turlar çıkınca</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>Modelinin çalıştığı yer; başka bir sunucu, OpenAI'ninkiyle uyumlu olandır.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>Dosyadan sonra numarasını yazın.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>keep, shrink veya drop yazın.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>Bir tane yazın veya bunun yerine turları çıkarın.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>Önce küçük sayıyı yazın.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>XTC olasılığı</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>XTC eşiği</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Siz</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>başka biçimde bir belge</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>durumunun bir bölümü özyinelemeli</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>bir resim</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>bir sunu</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>bir kayıt</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>bir elektronik tablo</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>{} numaralı {0|turun|turların} bir özeti</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>burada yaklaşık {n:,} token/sn</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>burada yaklaşık {n:.1f} token/sn</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>yaklaşık {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>bir arşiv</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>başka biçimde bir e-kitap</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>eski bir Word belgesi</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>genellikle: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>en az {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>en çok {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>otomatik</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>yeniden bağlamda</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>yedekler</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>temel model</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>böyle bir dosyadaki anıları geri getir</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>son düzenlemenin çıkardıklarını geri getir</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>turları geri getir; özetleri tutulur, kısaltılır veya bırakılır</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>çağıran ayrıldı</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>yanıttaki payı: %{}</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>hücreler çıkarılıp bitiştirilebilir; model yüklenirken denendi</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>hücreler çıkarılabilir, ama bitiştirmek onları değiştirir (NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>hücreler çıkarılabilir, ama bitiştirilemez: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>komut</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>koşullar</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>kabul edilecek koşullar var</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>son yanıtı bittiği yerden sürdür</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>söylediklerinizin %{} kadarını aktarıyor</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>kritik</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>kenara ayrılan bozuk dosyalar</translation>
        </message>
        <message>
            <source>ddd</source>
            <translation>ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy</source>
            <translation>d MMM yyyy ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy, HH:mm</source>
            <translation>d MMM yyyy ddd, HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>belge</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>önemi düşük (0,5'in altında) konuşmaları çıkar</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>en eski turları şimdi çıkar</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>çıkarıldı</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>düzenlenme: {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>acil</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>bir sayı girin</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>{low} ile {high} arasında bir sayı girin</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>{above} değerinden büyük, en çok {high} olan bir sayı girin</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>en az {low} olan bir sayı girin</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>bir tam sayı girin</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>{low} ile {high} arasında bir tam sayı girin</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>en az {low} olan bir tam sayı girin</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>bu bilgisayarın bir adresini veya adını girin, örneğin 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>https:// ile başlayan bir adres girin</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>en çok {n:,} karakter girin</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>my-computer.local gibi adları virgülle ayırarak girin</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>https://example.org gibi kaynakları virgülle ayırarak girin</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>hata {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>anlamına göre bulur: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>bu bilgisayara uygun</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>çalışır, ama diğer programlara az bellek kalır</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>unutuldu</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>dosyadaki boş yer</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>boşluklu</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>bağlam ne kadar ve neyle dolu</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>önem</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>önem {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>KV'de</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>dikkati kayan pencereyle çalışıyor</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>dikkati, eski hücreleri yeniden kullanılan bir kayan pencereyle çalışıyor</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>bozuk</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>yanıtı yarıda kesildi</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>yanıtı JSON değil</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>yanıtı bir JSON nesnesi değil</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>hücreleri kaydedilemiyor</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>anahtarları sıkıştırılmış (MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>konumları YaRN ile ölçekleniyor; kaydırmak bozar</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>konumlarında dikkat katsayısı var; kaydırmak bozar</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>konumları çok boyutlu</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>konumları çok boyutlu (M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>nicemlenmiş anahtarları yeniden döndürülemiyor</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>sorguları ve anahtarları bildirilmiyor</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>sorguları ve anahtarları uyuşmuyor</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>kayıtlı anahtarları, dikkatin kullandıkları değil</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>kayıtlı anahtarları okunamıyor ({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>durumu özyinelemeli: çıkarılacak tek tek hücreleri yok</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>bir dosyayı bu sohbetin belgesi olarak tut; bir mesajın sorduğu kısımlar bağlama gelir</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>{kv_type} türündeki anahtarlar nicemlenmiş ve döndürülmüş</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>burada 1 token/sn'den az</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>{} değerinden küçük</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>bu turun yeniden çıkmasına izin ver</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>düzey {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>satır {number}</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp {name} dosyasını yükleyemiyor.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>API'yi çağıran bir program için anahtar oluştur</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>anı</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>{} numaralı {0|turun|turların} ardından anımsanan anılar</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>“{chat}” sohbetinden {number} numaralı anı: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>mesaj</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>indirilebilecek modeller ve bu bilgisayardaki hızları</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>bu bilgisayarın belleğinden fazla</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>{} değerinden büyük</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>bu önemin altındaki ve daha eski anıları bir dosyaya taşı</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nat</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>bu turu hiçbir zaman özetleme veya çıkarma</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>program başladığından beri hiçbir sayfa aranmadı</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>şablon yok</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>bağlam dışında hiçbir tur yok</translation>
        </message>
        <message>
            <source>note</source>
            <translation>not</translation>
        </message>
        <message>
            <source>now</source>
            <translation>şimdi</translation>
        </message>
        <message>
            <source>off</source>
            <translation>kapalı</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>normal</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>anıların önceki sürümleri</translation>
        </message>
        <message>
            <source>on</source>
            <translation>açık</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>taşma</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>genel bakış</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>s. {number}</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>bir bölümü özyinelemeli</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>durumunun bir bölümü özyinelemeli: çıkarılacak tek tek hücreleri yok</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>bölüm {number}</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>sabitlendi</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>konumlar</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>konumlar {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>boş zamanda bağlamın yerine temiz bir kopyasını koy</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>soru</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>{} numaralı {0|turdan|turlardan} alıntılar</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>böyle bir JSON dosyasından veya bir ChatGPT veya Claude dışa aktarımından (zip veya JSON) sohbetleri oku</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>yeniden kurma</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>yeniden kurma: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>reddedildi</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>son yanıtı (veya o turu) yeniden üret; eskisi saklanır</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>bu sohbetten bir belgeyi kaldır</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>mesajınızı değiştir; eskisi saklanır</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>bir programın anahtarını geri al</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>sürüyor…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>sn</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>örnekleme: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>bir sohbeti (bunu) dosyaya yaz: .md için Markdown, yoksa JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>kaydedilen bağlam</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>arama dizinleri</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>anılarda ve söylenen her şeyde ara</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>Hugging Face Hub'da model ara; sözcükler oraya gönderilir</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>kaydırma</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>bir anıyı göster</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>bu bilgisayar için önerilir</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>eski turları şimdi özetle</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>özetlendi</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>özet</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>noktasal</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>bir GGUF dosyasından başka bir modele geç</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>turun başka bir sürümüne geç</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>sistem {system:,} · özetler {summaries:,} · anımsanan {recalled:,} · siz {you:,} · model {model:,} · ayrılan {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>silinen bir sohbeti çöp kutusundan çıkarır; numarasız: içindekiler</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>silinen bir anıyı çöp kutusundan çıkarır; numarasız: içindekiler</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>her şeyi bağlamdan çıkar (önce sorar; forget: yankı bırakmadan)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>mesajlar için kendiliğinden dönenleri yeniden çıkar</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>turları, kalanlarda hiç yankıları kalmayacak biçimde çıkar</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>model yazmadı, turlardan alındı</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>anıların metinleri</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>turların metinleri</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>çöp kutusu</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>bağlantı koptu</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>bağlamın doluluğu {share:.0%} idi</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>bu sohbetin belgeleri</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>Hub'daki bir modelin dosyaları ve kapladıkları yer</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>kitaplık neyi hesapladığını bildirmiyor</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>kitaplık ortadaki hücreleri çıkarmayı reddetti</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>kitaplığa göre hücreleri kaydırılamaz</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>model küçük: sözcükler daha çok şey söyler</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>modelin değeri: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>kısaltmanın başladığı pay, reddetmenin başladığı paydan küçük olmalıdır</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>{} numaralı {0|turun|turların} özeti</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>özetteki “{}” satırı</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>deneme başarısız: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>eşikler artmalıdır: uyarı &lt; kritik &lt; acil durum</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>bağlam dışındaki tur sayfadan dönebilir</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>bağlam dışındaki turun sayfası yok: yeniden okunması gerekir</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>{unknown} örnekleyicisi yok; olanlar: {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>bu liste</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>araç</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>konu</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>“{chat}” sohbetinden {number}. tur: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tur {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>tur</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>geri dönmüş {0|tur|turlar} ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|tur|turlar} {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>turlar: KV'de {in_kv} · özetlenen {summarized} · çıkarılan {dropped}</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>değiştirilmedi</translation>
        </message>
        <message>
            <source>user</source>
            <translation>kullanıcı</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>uyarı</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>son yanıtın (veya verilen turun) neye dayandığı ve modelin bunun için ne gördüğü</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>turlardan neler kayıtlı ve ne kadar işe yaradı</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>veri klasöründe neler yer kaplıyor</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>hangi programların kendi anahtarı var</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>daha önce anlattıklarınızdan alıntıyla</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): tur {first}, {ms:,.0f} ms içinde {freed:,} token boşaltıldı</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action} ({trigger}, {method}): turlar {turns}, {ms:,.0f} ms içinde {freed:,} token boşaltıldı</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} şunu kabul etmez: “{text}”.</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} için “{text}” değil, bir tam sayı gerekir.</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} için programın adı gerekir.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} için turun numarası gerekir.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}; bir özet hazır</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; hepsi bağlamda</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; tur {first} bağlamda</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; turlar {turns} bağlamda</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host} adresine ulaşılamıyor.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} yanıt vermiyor.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} şu an kendi sorununu yaşıyor ({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} bu ağdan çok fazla istek aldı.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} yanıt vermeyi reddediyor ({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} model listesinden başka bir şey gönderdi.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{requested} değil {kept} tur kalıyor: kalan kısım sizin bir mesajınızla başlar ve yanıta yer bırakır.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories} şuradan geri geldi: {name}.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories} şuraya taşındı: {path}. /memory unarchive içindekileri geri getirir.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} indirme</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} beğeni</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} anı</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} anı</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>program başladığından beri aranan sayfa: {n:,}; bulunan: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>tüm sohbetlerin {n:,} sayfası, en çok {most:,.0f} MB'ın {mb:,.1f} MB'ı</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>bu sohbetin {n:,} sayfası, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} token</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} token, yaklaşık {s:,} sn</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} bozuk geldi: sağlama toplamı yanlış.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} bu sohbetin belgesi olamaz: bağlamına hiçbir şey kendiliğinden gelmiyor.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name} yüklenemiyor.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name} okunamıyor.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name} okunamıyor: bozuk veya adının söylediği türde değil.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} gömme için kullanılamaz.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name} yazılamıyor.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} q8_0 türünde önbellek kullanamaz: başlıklarındaki {head_sizes:g} değer, {q8_block} sayısının katı değil.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} sohbet şablonu içermiyor, bu yüzden hangi biçimde sohbet eğitimi aldığı bilinmiyor. Yanıtları olabileceğinden kötü olabilir. Aynı modelin başka bir dosyasında şablon bulunabilir.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name} yeniden yüklenemedi: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} içine yazılanı barındırmıyor.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} hata verdi.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} sunucuda değişmiş.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} metin içermiyor. Belki taranmıştır, yani sayfaları resimdir.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} bir temel model: metni sürdürür, sohbet için eğitilmemiştir. Yanıtları konudan sapabilir, kendini yineleyebilir veya sizin yerinize konuşabilir. Konuşmak için adında “Instruct” veya “Chat” geçen bir model seçin.</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name}, {n_parts} dosyalık bir modelin sonraki parçası.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} bir metin dosyası değil, {kind} belgesi.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} {most} MB'tan büyük.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} yeniden yüklendi ve sohbet olduğu gibi sürüyor.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} artık sunucuda yok.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} bir dosya değil.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} bir dil modeli değil, modele bir ek.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} bir metin dosyası değil.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} “{kind}” türünde; llama.cpp'nin bu sürümü bunu bilmiyor.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} yalnızca izin verilenlere açık.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} parolayla korunuyor.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} {kind}; burada okunamaz.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} geçerli bir GGUF dosyası değil.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} için {needed:,.1f} GiB bellek gerekir; bu bilgisayarda {memory:,.1f} var.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} için erişim kapatıldı.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name}, dosyasına bakılırsa bir temel model, çünkü sohbet şablonu yok: metni sürdürür, sohbet için eğitilmemiştir. Yanıtları konudan sapabilir, kendini yineleyebilir veya sizin yerinize konuşabilir. Konuşmak için adında “Instruct” veya “Chat” geçen bir model seçin.</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} metinleri vektöre çevirir; yazı yazamaz.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, {n} pasaj</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} (silinme: {when})</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{name} dosyasından {n} sohbet okundu: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{name} dosyasından {n} sohbet okundu: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} düzenleme, acil olan {emergencies}; karar veren: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} dosya</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} özet bloğu</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} özet bloğu</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} tur</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} tur</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>Bu sohbetin {n} turu yeniden okunacak: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} dosya olarak açılamıyor.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} bir model dosyası değil, klasör.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} normal bir dosya değil.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, {n} dosyanın ilki</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>bağlam dışındaki {n:,} turdan {ready:,} tanesi sayfadan dönebilir</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} Sohbet varsayılan profille sürüyor.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository}, {host} üzerinde yok veya herkese açık değil.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} RAM</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} Sabitlendiği için unutulmayanlar: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{n_ctx:,} token'ın {used:,} kadarı kullanımda ({share:.0%}), durum: {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value} (modelin değeri)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: okunan {cost_text}.</translation>
        </message>
        <message>
            <source>{} ({} %)</source>
            <translation>{} (%{})</translation>
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
            <translation>{} mn</translation>
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
            <translation>{} Yanıt başlarken modelin gördüğü: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} ve {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} indirme</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} çıkarıldı</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} önceki sürüm</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} önceki sürüm</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} unutuldu</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} sa {} dk</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} bu sohbetin bir belgesi · {}</translation>
        </message>
        <message>
            <source>{} k</source>
            <translation>{} bin</translation>
        </message>
        <message>
            <source>{} kB</source>
            <translation>{} kB</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>{} beğeni</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} mesaj</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} mesaj</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} dk</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ms</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>{} parametre</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} pasaj</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} pasaj</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} pasaj</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} pasaj</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} sn</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} özetlendi</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} token boşaltıldı</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} token, {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} token bağlam</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>{} token alındı, modele {} gönderildi; izin verilen {}.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} token zaten önbellekteydi.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>KV'de {} tur</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} tur bunun için döndü ({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>KV'de {} tur</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{1} belgesinden {0} ({2})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · mesajda da</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · {} numaralı {1|turdan|turlardan} alıntılandı</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · mesajda alıntılandı</translation>
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
            <translation>{}; nedeni: {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, tur {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. Artık bağlamda olmadığı için denetlenmeyenler: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: mesajlardan {}; {} token daha az.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>“{text}” için bir sözcük daha gerekir.</translation>
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
            <translation>Anıları, turları ve belgeleri boş zamanda okur.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>Kendi sohbetinin mesaj kutusunda bekliyor.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Bu yapılamadı.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>Ayarlar kaydedilemiyor; pencere kapanana kadar geçerliler.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>Bu mesaj başka bir sohbete ait.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>Yazdıklarınız henüz saklanamadı.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} artık anlamına göre buluyor</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>Sürdür</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>Bu yanıtı bittiği yerden sürdür (Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>Mesajı kopyala</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Düzenle ve yeniden gönder…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>Önceki mesajı düzenleyip yeniden gönder</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>Modelin metni</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>Model, tur {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>Yeniden üret</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Yeniden dene</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>{} karakterin tümünü göster</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Düşünme</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>Araç çağrısı, tamamlanmadı</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>Neden?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>Neden? Bu yanıtın neye dayandığını göster</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tur {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} token/sn</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ yarıda kesildi</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ sınırda bitti</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ duraklatıldı: çok uzun</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ durduruldu</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ durduruldu: kendini yineledi</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>Çünkü ikisi de aynı şeyle ilgili</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>Nedeni: {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>Gitsinler</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>Gitsinler: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>Bu sohbette değil</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>Bu sohbette artık hiçbir şey kendiliğinden dönmez</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>Onları yeniden bağlamdan çıkar; özetleri kalır</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>Model bunu mesajda okur: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>Mesajın onlarla ortak yanı</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Neden</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>Neden: {}</translation>
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
            <translation>Tümünü sil…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>Tamamen sil</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>Tamamen sil…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>{} kayıt tamamen silinsin mi?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>“{}” tamamen silinsin mi?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Silindi</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>Başlığa göre süz</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Yeni sohbet</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>Eşleşen başlık yok.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>Burada bir şey yok.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>Son silinenler</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Geri yükle</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>Bu geri alınamaz. Bir sohbetin hâlâ kullandığı kalır. Veri klasöründeki yedekler, yerlerini yenileri alana kadar bunu içerir.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>Başlık</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Tür</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>Burada {} gün kaldıktan sonra tamamen silinir; bir sohbet hâlâ kullanıyorsa silinmez.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>sohbet</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>anı</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>Bağlam düzenleme: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>hızlı düzenleme</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: bir düzenlemeden sonra bu model kalanları bir kez daha işlemek zorundadır.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>yavaş düzenleme</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: eski turlar, kalanlar yeniden işlenmeden bu modelin bağlamından çıkarılabilir.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>Tüm sohbetler dışa aktarıldı</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>Sohbet silindi</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>Sohbet dışa aktarıldı</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>Tüm sohbetleri dışa aktar</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>Sohbeti dışa aktar</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>Klasör silindi</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, her şeyiyle (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Yeni klasör</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>Bir kısmı hâlâ bir sohbette kullanılıyor ve o bitene kadar kalır.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Klasörde göster</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>Bu yapılamadı.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>içindeki {} sohbet kalıyor</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>içindeki {} sohbet kalıyor</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>Sohbetler</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Sil</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>Klasörü sil, sohbetleri tut</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>Tüm sohbetleri dışa aktar…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Dışa aktar…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>Sohbetlerini gizle</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Klasöre taşı</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Yeni klasör…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Klasör yok</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>Eşleşen başlık yok. Ctrl+F söylenenlerde arar.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Aç</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>En üste sabitle</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Son silinenler…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Yeniden adlandır</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>Sohbetlerini göster</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Sabitlemeyi kaldır</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>Klasör</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>Klasör {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Klasörler</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Yeni sohbet</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>Daha eski</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Sabitlenenler</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Bu ay</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Bu hafta</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Bugün</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>katlanmış</translation>
        </message>
        <message>
            <source>open</source>
            <translation>açık</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} sohbet</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} sohbet</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, sabitlendi</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>Ok tuşları zaman çizelgesini kaydırır, Enter oradaki turu gösterir.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>Tıklama: sohbette göster. Tekerlek: yakınlaştır.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>Çıkarıldı</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>KV'de</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>Sohbete genel bakış</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>Anımsanan</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>Özetlendi</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Özet</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>Sistem istemi</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>{0|Tur|Turlar} {0} / {1}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>tur</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>Sohbet başlığı</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>Klasör adı</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>yazılıyor…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>Konuşma</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>Bu sohbetin bir belgesi. Mesaja bütün olarak girmek için çok uzun.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>Bu sohbetin bir belgesi: bir mesajın sorduğu kısımlar bağlama pasajlar halinde gelir. Bunun yerine bütün olarak göndermek için tıklayın.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>Eklendi: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Belge</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>Ekten çıkar</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>Ekten çıkar: {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>Mesaja bütün olarak girer. Bunun yerine bu sohbetin belgesi olarak tutmak için tıklayın.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>Tamamı</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>okunuyor…</translation>
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
            <translation>Kod</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopyalandı</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopyala</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>Kodu kopyala</translation>
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
            <translation>Komutlar ve istemler</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>İstemleri düzenle…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>İstemler</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>Dosya ekle</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>Dosya ekle (Ctrl+Shift+A); veya bırakın ya da yapıştırın</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Mesaj</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>Mesaj veya komutlar için /</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Gönder</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>Gönder (Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>Mesajı gönder</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Durdur</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>Yanıtı durdur</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>Durdur; yazılan saklanır (Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>Model hâlâ çalışıyor.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} hâlâ okunuyor.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>Bir mesaj en çok {} dosya alır.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>Dosya ekle</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>İçindekini anlatın veya metnini yapıştırın.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>Bir kez gönderilir.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>Yalnızca başı okundu.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>Yapıştırılan metin</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>Resim gönderilemez.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>Dosya okunamıyor.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>Diğerleri dışarıda bırakıldı.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>Mesajınız bundan sonra gönderilir. Esc onu bekletir.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>{} dosya okunamıyor.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} zaten ekli.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} çok uzun</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>Sunucuya modelleri soruluyor…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Bağlantıyı sına</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>Şimdiye kadarki hızla yaklaşık {} sn sürer.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>Geri getir</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>{} numaralı {0|tur|turlar} geri getirilsin mi?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>O sohbeti açın: zaman çizelgesinden geri getirilebilirler.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Şimdi özetle</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>Model bunun için {} token okumalı.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>Bu turlar başka bir sohbete ait.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>{}. tur döndü</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{} numaralı {0|tur|turlar} döndü</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>modelin bıraktığı gibi, {}; hiçbir şey yeniden okunmadı</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>modelin bıraktığı gibi, {}; hiçbir şey yeniden okunmadı</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>bu yanıtın neye dayandığı inceleniyor…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>metninden yeniden okundu, {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>metinlerinden yeniden okundu, {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>yer açmak için {} numaralı tur çıktı</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>yer açmak için {} numaralı turlar çıktı</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>Bağlam</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>Bağlam: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>Sapma: yok. Bağlam onarıldı: çıkanlar içinde yankılanmıyor.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>Sapma: {0} nat; son {2} token'ın %{1} kadarından sonra en olası sözcük, temiz bir bağlamınkiyle aynı.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>Tahmindir, çünkü model başka bir sunucuda; bildirimleriyle düzeltilir.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>Modelin bağlamının doluluğu. Yüklü model yok.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>İşaretler: uyarı, kritik, taşma: {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>Modelin gördükleri, token olarak:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>kritik</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>boş, ayrılan dahil</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>yanıt veya özet için ayrılan</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>yüklü model yok</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>henüz yüklenmedi</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>normal</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>taşma</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>anımsanan</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>özetler</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>sistem istemi</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>yazılan mesaj</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>modelin turları</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>yazılmakta olan yanıt</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>uyarı</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>yerini aldığı kısım</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>sizin turlarınız</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>bunun için {} veya daha fazlası çıkar</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>Olduğu gibi bırakıldı ve burada ne seçerseniz seçin saklanır.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>Yedeği geri yükle</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Baştan başla</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>En yeni sağlam yedeğin tarihi {}, içinde {} var.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>Kayıtlı sohbetler bozuk</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} sohbet</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} sohbet</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>Sürdürüldü: {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>Öncesini göster</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>Yükle</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Göster</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Kullan</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} indirildi</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, sağlama toplamı doğru.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>Model indir</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>Başka modeller bul…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>İndirilecek modeller</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Hugging Face Hub'dan açık lisanslı modeller. Bu bilgisayarda {} bellek var; boyut ve hız {} token'lık bağlamla tahmin edilir. Bu pencere kapanınca indirmeler sürer.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>Anlamına göre bulmak için</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! çalışır, ama diğer programlara az bellek kalır</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>Bir düzenlemeden sonra bu model kalanları bir kez daha işlemek zorundadır: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>{} indirmesini iptal et</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>Bağlam düzenleme: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>İndir</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>{} indirmesi</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>Kullanımda</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Yükle</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Duraklat</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Sürdür</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Yeniden dene</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Kullan</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>yaklaşık {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>en az {} bellek</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>indirme denetleniyor…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>bu bilgisayarda</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>{} noktasında duraklatıldı</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>yavaş düzenleme</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>bu bilgisayar için önerilir</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>{} kaldı</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} bellek</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} of {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/sn</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: yavaş</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ bu bilgisayara uygun</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ bu bilgisayarın belleğinden fazla</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>Bağlam düzenlemeleri</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>Düzenlemeden vazgeç</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>Düzenlemeden vazgeç (Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>{}. tur düzenleniyor · eski sürüm kalır</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>Geri getir</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>{} numaralı turları geri getir</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>{} numaralı {0|turu|turları} bağlama geri getir</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Özeti göster</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Geri al: {} numaralı {0|turu|turları} geri getir</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>İstemler…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>İstem olarak kaydet…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>Sapma: son düzenlemeden beri ölçülmedi.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Düzenleme</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>Bağlam düzenlemeleri</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>Boşalan</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>Onar</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>Bu sohbetin bağlamından hiçbir şey çıkmadı.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>Başka bir şey çalışmazken bağlamı bir kez daha okur: o zaman çıkan hiçbir şey içinde yankılanmaz</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>İsteyen</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>Sohbette göster</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Özeti göster</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>Süre</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Tur|Turlar} {} unutuldu</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Zaman</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>bir komut</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>bir mesaj</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>acil durum</translation>
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
            <translation>siz</translation>
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
            <translation>Motor durdu. Kaydedilen her şey güvende; uygulamayı yeniden başlatın.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Ayrıntılar</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>Bu bildirimi kapat</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Ayrıntılar</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} sözcük</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} sözcük</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API açık</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>Model yükleniyor</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>Bu sohbet için daha fazlası</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Diğer programlar {}/v1 adresini çağırabilir</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>Sohbetleri göster</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>Belleği göster</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Şimdi özetle</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>Eski turları şimdi özetle</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>Eski turları şimdi özetle ve yerlerini boşalt (Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>Model deneniyor</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>Model bul</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>Dosyaları soruluyor…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Listeye dön</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>Bu modelin dosyaları</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>Burada indirilebilecek bir model dosyası yok.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>Lisans: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>Model sayfası</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>{} model sayfası</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>belirtilmemiş</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>Siz yazarken {} adresine sorulur: yalnızca sözcükler ve açtığınız deponun adı gider. Bu bilgisayarda {} bellek var; boyut ve hız {} token'lık bağlamla tahmin edilir.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>Dosyalarını görmek için bir model seçin.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>Model bul</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>En çok indirilen</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>En çok beğenilen</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>Model adı, örneğin qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>“{}” ile eşleşen GGUF modeli yok. Daha az sözcük deneyin: modelin adı ve boyutu, örneğin gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Sıralama</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>En yeni değişen</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>Model ara</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Aranıyor…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>Daha fazla göster</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>Yükselenler</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>Aradığınızı yazın. Yalnızca GGUF dosyalarındaki modeller listelenir.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>Bulunanların genişliği</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} ve daha fazlası</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} model</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} model</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>Erişim token'ı</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>Bağlantıyı kopyala</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>Token'ı unut</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Diğer anahtarlarınızla birlikte saklanır ve böyle modeller için yalnızca bu sunucuya gönderilir.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>Kimin alacağına yazarları karar verir: oturum açıp sayfasından erişim isteyin.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>Koşulları, oturum açılmışken sayfasında kabul edilmelidir.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>Token'ı sakla</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>Bağlantıyı aç</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>Token diğer anahtarlarınızla birlikte saklanır ve böyle modeller için yalnızca bu sunucuya gönderilir.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>Sonra hesabınızın erişim token'ıyla buradan indirilebilir.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>Bulunan depolar</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>Sohbetler (*.json *.zip);;Tüm dosyalar (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>Sohbetler içe aktarıldı</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>Başka bir dosya seç…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Sohbetleri içe aktar</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>Sohbetler içe aktarılıyor</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>Hiçbir şey içe aktarılmadı.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>Bir sohbet listede</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>Aç</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>{} okunuyor…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Durdur</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Durduruldu</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>Sohbetler içe aktarılamadı.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} sohbet</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} sohbet</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} sohbet listede</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} / {} sohbet</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{1} dosyadan {0} tanesi içe aktarılamadı.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>En yeniye git</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>Zaman çizelgesi göstergesi: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>çıkarıldı</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>düzenleme</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>model, KV'de</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>sabitlendi</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>anımsanan</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>özetlendi</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>özet</translation>
        </message>
        <message>
            <source>system</source>
            <translation>sistem</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>siz, KV'de</translation>
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
            <translation>İptal</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Aç</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>Bağlantı açılsın mı?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>Bu adres başka bir programda açılsın mı?</translation>
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
            <translation>Bu özette olmayanlar:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>Geri koy</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>Geri koy: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>Model bunu bir sonraki mesajınızdan itibaren yeniden görür</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API kapalı</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API açık: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>Mesaja ekle</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>API adresini kopyala</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>Bağlam düzenlemeleri…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>Pencerenin sonraki bölümüne git</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>Pencerenin önceki bölümüne git</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>Çıkmak üzere olana git</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>En yeniye git</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Klavye kısayolları</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>Bu modeli yükle</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>Odaktaki öğenin menüsünü aç</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Bu sohbetin parametreleri…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>İstemler…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Son silinenler…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Anılarda ve turlarda ara</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>Sohbetleri göster veya gizle</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>Belleği göster veya gizle</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>Sohbetlerin genişliği</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>Bellek panelinin genişliği</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Mesaj yaz</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>Belleği dışa aktar</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>Yazmaya devam et</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>Anı silindi</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>Bellek dışa aktarıldı</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Kaydedilmedi</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notlar</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>O sohbeti açın: anı, zaman çizelgesinden kaldırılabilir.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>Bu sohbet için anımsandı</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>Bellekten anımsandı</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Kaldır</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>Klasörde göster</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>Programın içinde bir sorun oluştu. Kaydedilenler güvende.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>Bellek değiştirilemedi.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>Bu anı başka bir sohbette anımsandı.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>Yazdıklarınız yeniden açtığınızda yerinde olur.</translation>
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
            <translation>“{1}” sohbetinin {0}. turuyla geldi</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>Anıyı kapat</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>Sürümleri karşılaştır…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>Metni kopyala</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>Anıyı sil</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Anıyı düzenle</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Dışa aktar…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Bellek</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>Anı: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>Bu anı için daha fazlası</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Yeni sohbet</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>“{}” içinden</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Anıyı sabitle</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>Bunun parçası olduğu anıyı göster</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>Turları sohbette göster</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>Sohbette göster</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>“{1}” sohbetinin {0} numaralı {0|turunun|turlarının} yerinde</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Anının metni</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>“{1}” sohbetinin {0}. turu</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Anının sabitlemesini kaldır</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tur {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>Anıyı düzenle</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>Açık olan sohbete aittir, her sohbet onu bulabilir.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>Yeni not</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Kaydet</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>Etiketler, virgülle ayrılmış</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Anının metni</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>Model yenisini bir sonraki mesajınızdan itibaren görür.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>Eski sürüm saklanır, karşılaştırılabilir ve geri alınabilir.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>Ne hatırlansın?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>Tüm sohbetler</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>Herhangi bir etiket</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>Etikete göre süz: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notlar</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Özetler</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Etiket</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turlar</translation>
        </message>
        <message>
            <source>any</source>
            <translation>herhangi</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>Anıyı sil</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Anılar</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>Anıyı sabitle</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Göster</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>Anının sabitlemesini kaldır</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>Anlamına göre de bul…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>Anı listesinin yüksekliği</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>Belleği gizle</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>Belleği gizle (Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Bellek</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Not</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>Yukarıdaki süzgeçlerle “{}” için bir şey bulunamadı.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>“{}” için bir şey bulunamadı.</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>Yukarıdaki süzgeçlerden geçen yok.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>Anılarda ve turlarda ara</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>Eski turlar özetlenince özetleri burada görünür ve aranabilir.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>Not yaz</translation>
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
            <translation>Sistem</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Araç</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>Bu anının yerine durduğu şeyler</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Siz</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>Model bu turu artık görmüyor; sohbette kalır ve aranabilir.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>çıkarıldı</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>unutuldu</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>özetlendi</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>Şimdi {} ile sürüyor.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>Dosyası artık orada değil: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>{} modelini yeniden yükle</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Bu bilgisayardaki modeller</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>Bu sohbette en son {} kullanıldı</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>Klasör ekle…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Bağlam</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>İndir…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>Düzenleme</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>Hızlı düzenleme (surgical): eski turlar tek tek çıkar. Yavaş düzenleme (rebuild): kalanlar düzenlemeden sonra yeniden okunur. Hangisinin geçerli olduğu model yüklenince denenir.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Dosya</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>Model klasörü</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>Bulunduğu yer</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Yükle</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>Modeller aranıyor…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>RAM</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>Bellek tahminleri {} token'lık bağlama göredir.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Modeller</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>Bu bilgisayardaki modeller</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>Bu aramaya uyan model yok.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>Model bulunamadı.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF dosyası aç…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>Nicemleme</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>Bu bilgisayarda saniyede yaklaşık kaç token yazdığı.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>Model ara</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>Token/sn</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Kullan</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>kullanılamaz</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>hızlı düzenleme</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>yavaş düzenleme</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · anlamına göre bulur</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>Tüm dosyalar (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>Model seçin</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Model indir…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>Model bul…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>Rehber (uygulamayla gelir)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>Model: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modeller (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>Bu bilgisayardaki modeller…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>Model yok</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF dosyası aç…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>Bir model aç</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: {} token'lık bağlam</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>Şuna yanıt: {}</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>Komutlar, sohbetler, ayarlar, anılar</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Eşleşenler</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>Eşleşme yok.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Komut, sohbet ve daha fazlasını ara</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>Tüm sohbetleri dışa aktar…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>Dosyadan sohbet içe aktar…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>Son silinenler…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>Komut, sohbet ve daha fazlasını ara</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>Ayarlar: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>Bu sohbet: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>sohbet</translation>
        </message>
        <message>
            <source>command</source>
            <translation>komut</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>anı</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>ayarlar</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>Otomatik</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Bu sohbetin parametreleri</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>modelin kendisininki</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>Bir sonraki mesajdan itibaren bu sohbet için geçerlidir. Boş: “{}” profilindeki gibi.</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>Profildeki gibi</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>Parametreleri kapat</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>Değişmez: ondan sonra bir şey söylendi. Yeni bir sohbette başkası olabilir.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>Profil adı</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>Bu sohbetin parametreleri</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>Profil olarak kaydet</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>Yeniden dene</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>Profiller</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>Profiller saklanamıyor.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>Sohbetler ve bağlı uygulamalar bir profil kullanır. Boş alanlar Ayarlar'ı izler.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>Yazdıklarınızdan vazgeçmek için yeniden kapatın.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopyala</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Sil</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>Silindi: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Yeni</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>Yeni profil</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>Profiller</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Sıfırla</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>Sıfırlandı.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Kaydet</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Kaydedildi.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>Bu adda başka bir profil var.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>Bu sohbette kullan</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (kopya)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (uzak)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>Tüm dosyalar (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>GGUF dosyası seçin</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Bağlantı</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>Dosya…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>Kendi ayarları</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>Varsa sistemin anahtarlığında saklanır, profilde asla.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Anahtar</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modeller (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>Bağlantıyı sına</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>olanın tümü</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>otomatik</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>Ayarlar'ı izler</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>Ayarlar'dan: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>yok</translation>
        </message>
        <message>
            <source>off</source>
            <translation>kapalı</translation>
        </message>
        <message>
            <source>on</source>
            <translation>açık</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>biri saklı; değiştirmek için yazın</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>Profilleri düzenle…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>Bu sohbetin parametreleri…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>Profil: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>Bu sohbetin profili: model, sistem istemi, örnekleme ve bağlam</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{} (uzak)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Sil</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>Mesaja yerleştir</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Ad</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>İstemin adı</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Yeni</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>İstemler</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Kaydet</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>Kayıtlı istemler</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>Bunu üç cümleyle özetle:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>İstemin metni</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>{text} gibi küme ayraçları içindeki sözcükler, doldurulacak yerlerdir.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>“{}” silindi.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>“{}” kaydedildi.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>Şimdi çıkar</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>Bunu tut</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>Burada yerlerini hiçbir şey tutmayacak. Saklı kalırlar.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Şimdi özetle</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>{} token kullanılana veya bir yanıt yere ihtiyaç duyana kadar beklerler; bu {} token boşaltır.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>Şunlar bilinmeye devam eder: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{} numaralı {0|tur|turlar} çıkmak üzere</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>Bağlamda</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Anımsa · {} token</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>Anımsa…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>Bağlamdan kaldır</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>orada anlattığı turların yerinde duruyor</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>maliyet</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>{} için yer var</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>çok uzun: {} için yer var</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>API istekleri</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Eklenen</translation>
        </message>
        <message>
            <source>At</source>
            <translation>Saat</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>Bağlam</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Mesajlar</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>Şu an hiçbir program çağıramaz. Anahtar ayarlarda, “{}” sayfasında.</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>Henüz hiçbir program çağırmadı. Her birinin sorduğu burada görünür.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Profil</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>Programlar {}/v1 adresini anahtarla çağırır.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>Yanıt</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>İstekler</translation>
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
            <translation>, yaklaşık {} sn</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Geri getir · {} token</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>Geri getir…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>Alıntıla</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>Bu turu mesajda alıntıla</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>hiçbir şey yeniden okunmaz</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>maliyet</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>onlar için yer yok</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>sohbetin bu dalında değiller</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|tur|turlar} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} yeniden okunur</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>onlar için {} başka tur çıkar</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>onlar için {} başka tur çıkar</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>Kopyala</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>Formülü kopyala</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>Bağlantıyı aç…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Tümünü seç</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>API istekleri</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Anahtarı kopyala</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Diğer programlar {}/v1 adresini çağırabilir</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API başlatılamadı.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>Anahtar gerekir.</translation>
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
            <translation>Diğer programlar için adres</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopyala</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>Adresi kopyala</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>Anahtarı kopyala</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Gizle</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>Anahtarı gizle</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>Anahtar</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>Diğer programlar için anahtar</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>OpenAI API'si için yazılmış programlar bunları temel URL ve API anahtarı olarak alır.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>İstekler…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Göster</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>API isteklerini göster</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>Anahtarı göster</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>çalışmıyor</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>kapalı: aşağıdan açın</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>Başlamak için bir model seçin</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>Model yükleniyor…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>O sohbeti açın: düzenleme, işaretinden geri alınabilir.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>Bu sohbetin bağlamı hazırlanıyor…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>Kayıtlı sohbetler okunamıyor.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>Bu sohbet yüklü değil. Yeniden seçin.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>Bu düzenleme başka bir sohbete ait.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>Yanıt bitene kadar bekleyin.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>Başka bir sohbetteki yanıt bekleniyor…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>bağlam düzenleniyor…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>{} inceleniyor…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>bulunanlar okunuyor…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>eski turlar özetleniyor…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>model deneniyor…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} artık bu sohbetin belgesi değil.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Tüm dosyalar (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>Yeni sohbetlere uygulanır.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>Varsayılana dön: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>Seç: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Seç…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>Modeller (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>Modelin yeniden yüklenmesini gerektirir.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Sıfırla</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>{} için şu değere dön: {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>Yeniden başlatınca etkili olur.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>otomatik</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>varsayılan: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>boş</translation>
        </message>
        <message>
            <source>off</source>
            <translation>kapalı</translation>
        </message>
        <message>
            <source>on</source>
            <translation>açık</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>Ayarlar</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>“{}” profilinin kendi değeri var: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>Gelişmiş ayarlar</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>Modeli yeniden yükle</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>Bu aramaya uyan ayar yok.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>Ayar sayfaları</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>Otomatik kaydedildi.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Ayarlarda ara</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>Ayarlarda ara ( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ayarlar</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>Bazıları yeni sohbetlere uygulanır.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>Bazı değişiklikler modelin yeniden yüklenmesini gerektirir.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>Bazıları yeniden başlatınca etkili olur.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>gizli</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>gösteriliyor</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ Gelişmiş ({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ Gelişmiş</translation>
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
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>Komutlar (mesajda)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>Sohbeti veya anıyı sil (kendi listesinde)</translation>
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
            <translation>Klavye kısayolları</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Sol, Sağ</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>Turlar arasında gez (zaman çizelgesinde)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>Yeni satır</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Sohbeti yeniden adlandır</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Gönder</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API kapalı</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API açık</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>Sohbetleri süz</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>Sohbetleri başlığa göre süz</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>Sohbetleri gizle</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>Sohbetleri gizle (Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>Sohbet olarak içe aktar</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>Sohbetleri içe aktar</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>Dosyalardan sohbet içe aktar…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Yeni sohbet</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>Yeni sohbet (Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Yeni klasör</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>Hiçbir program çağıramaz. API ayarları için tıklayın.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>Diğer programlar {}/v1 adresini çağırabilir</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ayarlar</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>Ayarlar (Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>Programla gelen ve pencereyi açıklayan küçük bir model.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face modelleri</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>Bu bilgisayarda…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>Bir GGUF dosyası açın veya pencereye bırakın.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF dosyası aç…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>İndirilecek başka modeller…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>Rehberle konuş</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>Kendi modelinizi kullanın</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>Rehberi kullan</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>Etkinlik</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>İstem işleme</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>İlk token'a kadar geçen süre</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>Yazılan mesajın token'ları</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>Saniyedeki token</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>Bağlamdaki turlar</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>ilk token {} sn</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>mesaj: {} token</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>bunun için eski turlar çıkacak</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>{1} token'ın {0} kadarı okunuyor</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>okunuyor…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>durduruluyor…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>düşünüyor…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>bu bağlam için çok uzun</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>gönderilmeyi bekliyor, Esc bekletir</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} çıkarıldı</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} unutuldu</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>KV'de {}</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>{} kaldı</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} özetlendi</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} token/sn</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} tur</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} tur</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>Uygula</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>Ayrıntı</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>Bunu bir daha gösterme</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>Özetin ne kadar ayrıntılı olduğu</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>Kullanılan: şimdi {} token; metninizle uygulanınca sayılır.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>Kullanılan: {} → {} token.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>Olduğu gibi kalan en yeni turlar</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>Hiçbir şey çıkamaz: tüm turlar yeni veya sabitlenmiş. Daha azını tutun.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>Şimdi özetle</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>Önceki özet de çıkacak: {} token.</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>Özet yazılıyor…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>Özet de o kadar token tutacak: kısaltın veya daha az tur tutun.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>Özet; yazılınca değiştirilebilir</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>Araç</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>Bağlamdan çıkacak turlar</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>Tutulacak turlar</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{} numaralı {0|tur|turlar} çıkacak, {} token.</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>Benim metnimi kullan</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>Model bekleniyor…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Siz</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>Önizleme, ayarlarda Görünüm sayfasından yeniden açılabilir</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>kısa</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>ayrıntılı</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>orta</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>Bağlamın eşikleri</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>Ok tuşları turlar arasında gezer, Enter birini sohbette gösterir.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>Ayrıntıları kopyala</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>Bildirimi kapat</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>{0|Tur|Turlar} {} bağlamdan çıkarıldı</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>Durdurulamadan önce tamamlandı.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>Özeti göster</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>{0|Tur|Turlar} {} özetlendi</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>Yapılabilecekler</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{1} içinde {0} token boşaltıldı; hiçbir şey kaybolmadı</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>Araç çağrısı: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>hiçbir şey</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>hiçbir şey bulunamadı</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>araç çağrısı</translation>
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
            <translation>Mesajı kopyala</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Düzenle ve yeniden gönder</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>Düzenle ve yeniden gönder…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Yeniden dene</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>{} karakterin tümünü göster</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Siz</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>Siz, tur {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>tur {}</translation>
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
            <translation>O mesajı yeniden düzenlediğinizde sürer.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>Önceki sürümün yerine gösteriliyor.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>Düzenlenen mesaj başka bir sürüme ait.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>Diğer düzenleme kaybolmadı</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>Bu tur başka bir sürüme ait</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>Metniniz mesaj kutusunda; mesajı düzenlemek için onun sürümüne dönün.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>Sonraki sürüm</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>Önceki sürüm</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>Sürüm {} / {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>Kapat</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Fark</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>Bu sürümü yeniden kullan</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>Karşılaştırılacak sürüm</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>Bir anının sürümleri</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>O zamandan beri değişenler</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>sürüm {} ({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>Sonu olmayan bir konuşma</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>Başlamak için bir tane seçin.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>Kendi bilgisayarınızda çalışan modellerle, sonu olmayan konuşmalar. Hangisiyle başlamak istersiniz?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>Yüklü model yok</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>Başlama yolları</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>EthervoxGUI'ye hoş geldiniz</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>Gösterge neyi gösteriyor?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>Bağlam dolunca ne olur?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>Modelin bağlamı dolunca eski turları özetlenir ve sohbet sürer. Üstteki çubuk ne kadar dolu olduğunu, altındaki şerit modelin hâlâ ne gördüğünü gösterir; her özet sağda okunabilir ve aranabilir.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>İstemler</translation>
        </message>
    </context>
</TS>
