<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation>等 {} 個</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>（在資源回收桶中：/memory restore 可將其復原。）</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1：每次不同。</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1：有 GPU 時全部。</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach 需要檔名。</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export 需要檔名。</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import 需要檔名。</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore 會列出其中的內容。</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune 需要 0 到 1 之間的臨界值。</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach 需要文件編號。</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit 需要訊息編號和新的內容。</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive 需要重要性、天數和檔案。</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore 會列出其中的內容。</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search 需要搜尋詞。</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show 需要記憶編號。</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive 需要一個檔案。</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model 需要模型檔名。</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files 需要儲存庫名稱：作者/名稱。</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find 需要搜尋詞。</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version 需要輪次編號及其版本編號。</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 總是選擇最可能的 token。留空：採用模型推薦值，否則 0.7。</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0：任意可用連接埠。</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 次編輯，其中緊急 {emergencies} 次；由誰決定：{mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 或 2：由此版本的 Mirostat 選擇，之前只套用溫度。0：關閉。留空：採用模型推薦值，否則 0。</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1：僅限本機程式。0.0.0.0：網路中的所有人。</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 位元</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 位元</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 位元</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>一個 GGUF 檔案，使記憶、已離開上下文的內容和文件段落也能按意思尋找。留空：只按詞語。</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>含遠端模型詞彙表的 GGUF 檔案，用於精確計數。</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>卡片會說明哪些輪次將離開、哪些內容仍會保留；期間可以繼續書寫。達到「溢位起點」或沒有空間容納回覆時，它們仍會離開：不會因此中斷任何回覆。</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{n_ctx:,} token 的上下文需要 {needed:,.1f} GiB 記憶體；這台機器有 {memory:,.1f} GiB。</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>{n_ctx:,} token 的上下文需要 {needed:,.1f} GiB 記憶體；可用 {available:,.1f} GiB。</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>{n_ctx} token 的上下文太小。</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>檔案 {name} 已存在。</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>無法召回記憶（{error}）。</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>其他伺服器上的模型不能續寫回覆。</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>無法讀取一個段落（{error}）。</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>程式名稱為 1 到 {most} 個字母。</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>提示詞需要名稱。</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>提示詞需要內容。</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>提示詞「{name}」已存在。</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>最近已有兩則訊息得到的回覆不會再次開頭，對一個問題的回答不會用來回答另一個問題，問題也不會一再被原樣當作答案傳回：否則小模型會一直這樣下去。</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>沒有到伺服器的安全連線。</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>沒有到 {host} 的安全連線。</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>那裡有伺服器回應，但沒有列出模型（404）。</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>摘要可以保留、縮短或丟棄，不能「{arguments}」。</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>大於 0（通常 0.8）可防止回覆重複整段 token，越長懲罰越重。0：關閉。</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>大於 1 會降低重複 token 的機率。留空：採用模型推薦值，否則 1.0。</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>請在模型頁面接受條款，並在此輸入你帳戶的存取權杖。</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>訊息短時最多推遲 n_ctx 的 5 %，訊息長時最多提前 5 %。</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>適應對話</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>請加上其中之一：{words}。</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>更多主機名稱</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>位址</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>首次問答後，模型在閒置時給新對話起一個簡短的名稱。絕不更改你起的名稱。關閉：以開頭的詞語命名。</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>允許的網頁</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>視窗開啟時提供相容 OpenAI 的 API。</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>編輯計畫被拒絕（{error}）；改為重建上下文。</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>輪次離開前先顯示</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>期間載入了另一個模型。</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>另一個程式正在使用對話資料庫。</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>直接回答，不先展示思考，支援多種語言。</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>直接回答，不先展示思考；文字平實。</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>外觀</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>請發訊息讓它繼續。</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>最多保留 {most} 條提示詞。</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>請附加其中一部分，或附加其文字。</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>請附加其中重要的部分。</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>如需更換，請開始新對話。</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>簡短</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>簡短回答</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>請少恢復一些輪次、取消固定一些，或用更大的上下文載入模型。</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>恢復第 {} 輪</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>恢復第 {} 輪</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>請先恢復它。</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>恢復輪次</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>使用設定表的鍵，例如 sampling.top_k。</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>按詞語</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>快取類型</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>請更改其中一個。</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>對話 {number} 已回到清單：{title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>對話 {number} 不在資源回收桶中。</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>對話 {number} 已寫入 {path}。</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>資源回收桶中的對話；{days} 天後會永久刪除：</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>請檢查設定檔中的位址和模型。</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>請檢查它是否仍在原處以及您是否有權讀取，然後重新附加。</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>請確認其磁碟已連線、有空間，且你有寫入權限。</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>請確認 {data_dir} 所在磁碟有空間且可寫。</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>請確認 {parent} 所在磁碟有空間且可寫。</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>請確認模型資料夾可寫，然後重試。</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>請確認這台機器已連上網路，然後重試。</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>請在設定的「下載」頁檢查模型 Hub 的位址。</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>請選擇 --n-ctx {n_ctx_step} 或更大。</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>請選擇嵌入模型的 GGUF 檔案，或不選。</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>請選擇從這裡匯出的 JSON 檔案，或 ChatGPT、Claude 匯出的 zip 檔案。</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>請選擇其中的檔案。</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>請選擇檔案。</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>請選擇更小的 --n-ctx。</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>請選擇更小的上下文。</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>請選擇更小的模型或更小的上下文。</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>請另選磁碟。</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>請在設定檔中另選檔案，或不選。</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>請另選檔案。</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>請用 --data-dir 另選資料夾。</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>請另選資料夾。</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>請另選模型，或使用本程式的更新版本。</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>請另選模型。</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>請另選模型。這個模型可用作搜尋記憶的嵌入模型。</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>請另選模型；更新版本的程式可能知道它在哪裡。</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>另選模型…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>請另選名稱或資料夾。</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>請換一個名稱。</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>請用 --data-dir 另選一個。</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>請另選一個。</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>請另選連接埠，或結束佔用它的程式。</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>請換一個。</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>請先選擇一個。</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>請選擇其中之一。</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>請選擇快取類型 f16。</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>請選擇第一部分。</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>請選擇模型本身。</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>清空</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>請關閉它後重試。</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>請先關閉它，或用 --data-dir 另選資料夾。</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>收攏</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>程式碼</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>壓縮它</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>合併起點</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>合併舊記憶</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>上下文</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>上下文上限</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>其他伺服器的上下文</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>上下文大小</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>請繼續對話、稍後再召回，或用更大的上下文載入模型。</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>續寫最後一條回覆</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>請重新轉換。</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>請從網站完整複製：它由字母和數字組成，沒有空格。</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>複製文字</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>請修正訊息後重新傳送。</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>無法下載模型</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>無法匯出</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>無法從伺服器取得回覆</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>無法匯入對話</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>無法在上下文中騰出空間</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>無法開啟對話</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>無法開啟對話清單</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>無法開啟資料資料夾</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>無法開啟模型</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>無法開啟視窗</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>無法讀取或儲存對話</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>無法讀取金鑰</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>無法讀取設定檔</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>無法讀取提示詞</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>無法讀取設定</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>無法恢復上下文</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>無法儲存設定檔</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>無法儲存提示詞</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>無法儲存設定</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>無法傳送訊息</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>無法啟動 API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>無法儲存金鑰</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>無法復原編輯</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>無法使用記憶</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>在 /metrics 為持有金鑰者提供 Prometheus 計數器。</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>計數和裁剪耗時 {}。</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>臨界起點</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>DRY 允許長度</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>DRY 底數</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>DRY 倍數</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>DRY 視窗</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>預設</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>你是指 {base}/v1 嗎？</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>你是想輸入 {near} 嗎？</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>頁的磁碟空間</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>文件：{}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>請重新下載或複製，或者另選一個。</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>請重新下載或複製。</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>請用瀏覽器下載檔案，再在此開啟。</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>下載</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>編輯後上下文的漂移</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>請拖入文字檔。</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>丟棄</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>移出最舊的</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>移出到這裡為止</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>請編輯另一條。</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>編輯方式</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>編輯最後一條訊息</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>編輯設定檔…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>嵌入模型</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>請在設定檔中填寫 http://proxy.example:3128 這樣的位址，或「none」。</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>請在設定檔中填寫正確的金鑰。</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>請重新匯出。</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>請匯出重要內容，然後用 --restore-backup 啟動，恢復到最新的完好備份。</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>請重新匯出你的資料。</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>按意思找到說過的話：換了說法也行，支援約一百種語言。</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>模型資料夾</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>字型大小</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>適合記憶體充足的機器，最好配有 GPU。</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>請釋放空間後繼續下載。</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>請釋放一些空間後重試。</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>請在 {folder} 所在磁碟釋放空間。</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>新的回覆</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>來自模型看到的全部內容，沒有特別突出的部分。</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>取自原句</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>取自原句（sentences）：用原話立即寫出說過的內容。取自模型的筆記（model）：閒置時在每次問答後寫下。輪次離開時（late）：屆時由模型寫摘要。自動：其他伺服器上的模型在輪次離開時產生，否則取自原句。</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>取自模型的筆記</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>擅長多種語言的日常問題。</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>請壓縮它、只傳送末尾、取消固定輪次，或用更大的上下文載入模型。</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>請求標頭逾時</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>漂移達到此值時修復</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>修復之前，接下來的詞與乾淨上下文的結果最多可以相差多少；為 KL 散度，單位 nat。</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Mirostat 的學習速度。留空：採用模型推薦值，否則 0.1。</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>懲罰隨重複長度增長的速度。</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>token 的機率達到多少才會被 XTC 捨棄；總會保留一個，大於 0.5 時全部保留。留空：採用模型推薦值，否則 0.1。</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>摘要的長度上限：簡短 200、適中 500、詳細 1,000 token。</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>多少條同類記憶合並為一條。</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>last_turns 保留的訊息數。</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>sliding_window 保留的訊息數。</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>最新的多少輪原樣保留。</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>DRY 檢查回覆中最後多少個 token；-1：與上下文相同。</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>重複懲罰檢查回覆中最後多少個 token；-1：與上下文相同。留空：採用模型推薦值，否則 64。</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>在模型的同一個上下文中同批產生的回覆數。0：按處理器核心數和上下文決定。1：逐個處理。</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>一個對話可佔用視窗的 token 數。留空表示不限。</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>多久捨棄一次最可能的 token，使回覆出人意料；0：從不。留空：採用模型推薦值，否則 0.0。</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>摘要的產生方式</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Mirostat 的目標 token 可以多出人意料。留空：採用模型推薦值，否則 5.0。</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>閒置逾時</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>以 MB 計，所有對話合計；最久無用的先刪除。0 表示不保留。</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>閒置時，數量很多的摘要會合並為會話、主題和概覽。原摘要保留在其下不變。</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>閒置時會重新讀取一遍上下文，然後完成修復。</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>閒置時先寫好將要用到的摘要，無需等待。</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>以 MB 計；更大的會被拒絕。</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>以像素計，按 100 % 縮放。</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>檔案中：{}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>以 token 計，用於未自行註明的遠端設定檔。</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>以 token 計。</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>以 token 計。0：直到模型結束。</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>以 token 計；之後等待你繼續。0：上下文的四倍，但不早於 16,384。</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>請安裝更新的 Python。</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>請重新安裝。</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>請重新安裝。</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>請重新安裝該版本，或用 --data-dir 另選資料夾。</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>請安裝該版本後再讀取。</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>它在執行嗎？設定檔中的位址對嗎？</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>有回應（{}），但沒有模型「{}」。現有：{}。</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>有回應（{}），但沒有列出模型：那裡載入了模型嗎？</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>有回應（{}）。模型：{}。</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>來自「{}」。</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>其中沒有可在此下載的模型檔案。</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>它在 {path} 中：請在那裡更正，或移走該檔案以使用預設值啟動。</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>它可能已損毀，或者此版本不認識這種類型。</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>它可能已損毀。</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>它可能已被刪除。</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>它可能仍在載入。請再試一次。</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>它必須以 https:// 開頭。請在設定的「下載」頁更改。</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>檔案已刪除。請重新下載。</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>它保持原樣。用 --restore-backup 啟動可將它放到一邊並使用最新的完好備份。</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>檔案未保留。請另選模型，或取得程式的更新版本。</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>檔案未保留。請另選模型。</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>它的回應在詳細資訊中。請檢查設定檔。</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>它的上下文比設定檔中寫的小：請調低設定檔中的上下文上限。</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>自己的設定</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>保留已讀內容</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>保持位置</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>保持位置（gap）：模型無需處理。收攏（shift）：編輯處不留空隙。</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>保留近期輪次</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>將摘要存入記憶</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>保留第一條訊息和放得下的</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>保留最後幾輪</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>保留最新的訊息</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>最新的訊息或輪次（sliding_window、last_turns：數量見下）、放得下的（token_budget）、連同第一條使用者訊息（smart）、附上舊訊息的摘要（summarization），或都不用：拒絕請求（manual）。</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>保留放得下的</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>金鑰</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>鍵盤快捷鍵</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>類型</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>語言</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>體積大，但相對很快：每個詞只有十分之一參與計算。</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>放大文字</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>請求大小上限</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>最後幾輪</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>GPU 上的層數</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>由我處理</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>減少：{}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>由模型選擇</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>讓模型重新回覆（Ctrl+R）</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>授權：{}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>淺色</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>淺色、深色，或跟隨系統。</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>請在視窗中用它替換另一個模型，或關閉其他佔用記憶體的程式。</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>請先載入一個，然後重新傳送。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>請用更大的上下文載入模型，或開始新對話。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>請用更大的上下文載入模型，或縮短系統提示詞。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>請用更大的上下文載入模型，或取消固定輪次。</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>請用更大的上下文載入模型。</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>已停止載入 {name}。</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>長篇故事</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>回覆長度上限</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>請重新查看其項目。</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>檢查模型檔案 {name} 花費過久，已中止。</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>請讓 {path} 可以讀取，或將該檔案移走，以預設值開始。</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>管理上下文</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>手動上下文</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>手動上下文：已用 {share:.0%}。{choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>測量</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>測量並修復</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>記憶只按詞語搜尋。</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>資源回收桶中的記憶；{days} 天後會永久刪除，除非仍有對話在使用：</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>記憶 {memory_id} 已在上下文中。</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>記憶 {memory_id} 不在上下文中。</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>記憶 {number} 屬於對話 {chat}，該對話在資源回收桶中。</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>記憶 {number} 已復原：{title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>記憶 {number} 不在資源回收桶中。</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>記憶 {number}，第 {first} 輪：</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>記憶 {number}，第 {first}–{last} 輪：</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>記憶 {number}：</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>訊息上限</translation>
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
            <translation>模型</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>模型與引擎</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>模型檔案</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>模型 Hub</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>其他伺服器上的模型不能在此使用。</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>支援工具的模型會以自己的格式得知可以搜尋記憶並呼叫它。小模型會在無人要求時這樣做。嚮導始終可以。</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>適中</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>增加：{}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>主要來自{}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>動畫</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>將它移走即可使用預設設定。</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>請將它移走，或用 --data-dir 另選資料夾。</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名稱</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>請用輪次編號指定回覆。</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>請用 --model 指定另一個，或重新安裝。</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>為對話命名</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>可用來稱呼這台機器的名稱，用逗號分隔；其位址始終可用。</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>金鑰和訊息都不會傳送到那裡。如果你信任它，請把它寫入設定檔。</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新對話</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>沒有 GGUF 模型符合「{words}」。請減少搜尋詞。</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>資源回收桶中沒有對話。</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>沒有開啟的對話。</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>不限</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>沒有低於該重要性且早於該天數的記憶。</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>資源回收桶中沒有記憶。</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>沒有載入模型。</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>不保留頁（paging.budget_mb 為 0）。</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>還沒有程式擁有自己的金鑰。用 /api key 名稱 建立一個。</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>沒有名為「{name}」的程式擁有金鑰。</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>這些輪次要麼不在上下文中，要麼不能離開。</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>這些輪次並非都有頁</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>以後再說</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>筆記</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>此對話不再自動恢復任何內容；可在其參數中重新允許。</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>沒有找到「{words}」。</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>上下文中沒有自動恢復的內容。</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>遠端伺服器的位址，例如 http://127.0.0.1:1234/v1。</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>關閉：摘要只留在上下文中；在記憶中會立即進入資源回收桶。</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>關閉：上下文已滿時，回覆結束並給出提示。</translation>
        </message>
        <message>
            <source>On</source>
            <translation>開啟</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>在另一台伺服器</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>在本機</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>在本機為 GGUF 檔案，留空則用已載入的模型；在另一台伺服器則為它在那裡的名稱。</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>此對話有一輪需要重新讀取：{cost}。</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>只用最可能的 k 個 token；0：全部。留空：採用模型推薦值，否則 40。</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>只用合計達到此比例的最可能 token。留空：採用模型推薦值，否則 0.95。</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>只用與最佳 token 相比至少有此機率的 token。留空：採用模型推薦值，否則 0.05。</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>開啟模型</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>連訓練資料也開放；需要時會思考。</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>請用建立它的程式開啟，並重新儲存。</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>請開啟它，複製其文字後貼上。</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>請開啟它的對話。</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>請先開啟一個。</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>請重新開啟對話。</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>取樣器順序</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>https://example.org 這樣的來源，用逗號分隔。留空：無。</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>溢位起點</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>磁碟上的頁</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>同時處理的請求數</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>此對話有一部分需要重新讀取：{cost}。</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>請貼上重要的部分。</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>回覆暫停於</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>固定：永不總結，永不移出</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>連接埠</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>「立即總結」的預覽</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>圖片投影器</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>Proxy</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>提供指標</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>請把所有檔案放在同一資料夾。</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>相對很快：每個詞有七分之一參與計算。</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>結束</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>引用原句</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>為此引用自第 {} 輪，{} token</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>引用自第 {} 輪</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>為此引用自第 {} 輪</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>隨機</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>讀取 {name} 耗時過長。</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>讀取 {name} 佔用的記憶體過多。</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>召回</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>對話開始時召回</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>從記憶召回</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>請先用其他程式辨識其中的文字（OCR）。</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>拒絕</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>開始拒絕</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>至今被拒絕次數：{}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>重新產生最後一條回覆</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>請移除另一條召回的記憶、取消固定輪次，或用更大的上下文載入模型。</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>移出上下文</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>請修復檔案，或將它移走以使用預設設定檔。</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>請修復檔案，或將它移走以從空白開始。</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>重複懲罰</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>重複視窗</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>回覆預留</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>請求 {}，發往「{}」，{}。</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>請求 {}：{}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>超過此數的請求會被拒絕。</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>重設文字大小</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>請先還原該對話：/chat restore {chat}</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重試</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>自動恢復的空間</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>請從原始碼執行 EthervoxGUI：packaging/run.sh 會為所在機器編譯。</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>這麼長的 token 段可自由重複。</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>取樣</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>請儲存一份不含密碼的副本，再附加該副本。</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜尋</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>除其他程式的資料夾外也在此尋找；用 ; 分隔。</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>遠端伺服器可以無回應的秒數。</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>請求必須在這麼多秒內說明意圖。</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>請求正文沒有任何資料的秒數。</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>請看 /api keys。</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>請看 /documents。</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>請看 /help。</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>所有鍵請見 README。</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>請看時間軸。</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>種子</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>請傳送訊息。</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>請重新傳送。</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>請分段傳送。</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>只傳送末尾</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>請只傳送末尾，或用更大的上下文載入模型。</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>請重新傳送訊息，或在設定檔中給伺服器更多時間。</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>請重新傳送訊息；如果問題仍然存在，請檢查伺服器。</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>用 ; 分隔；未列出的不使用。留空：採用模型推薦值，否則 penalties; dry; top_k; top_p; min_p; xtc; temperature。</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>為其他程式提供服務</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>伺服器</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>達到 n_ctx 的此比例時，狀態變為「警告」。</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>達到 n_ctx 的此比例時，總結舊輪次。</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>達到 n_ctx 的此比例時，立即移出最舊的輪次；你說過的要點保留。</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>自動恢復的輪次可佔 n_ctx 的比例。</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>達到上下文的此比例時執行策略。</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>執行之後仍不得超過的比例。</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>縮短</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>請縮短它。</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>請縮短指令、取消釘選輪次，或以更大的上下文載入模型。</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>在對話中顯示</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>顯示記憶</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>顯示摘要</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>滑動視窗</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>小巧，適合簡短的問題和較舊的機器。</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>小巧，支援多種語言，上下文很長。</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>縮小文字</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>沉穩務實，支援十二種語言。</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>出了點問題</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>程式內部出錯。</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>程式內部出錯。已儲存的內容是安全的。</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>請重新啟動程式。</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>停止回覆，或收起回覆的依據</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>已停止。</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>思考能力強，相對很快。</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>總結</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>總結（automatic）：達到「臨界」時總結舊輪次。由模型選擇（model）：你說過的要點始終保留。移出最舊的（shift）：不產生摘要。由我處理（manual）：不會自動移出任何內容；你會收到提醒，放不下的內容會被拒絕。</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>提前總結</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>「立即總結」會先顯示將離開的內容和摘要，然後才執行。</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>請總結舊輪次（/context summarize）、移出最舊的（/context shift）或精簡（/context prune）。</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>總結舊訊息</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>總結到這裡為止</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>摘要詳細程度</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>恢復輪次的摘要</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>第 {} 輪的摘要</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>記憶中的摘要 {} 代替了舊訊息。</translation>
        </message>
        <message>
            <source>System</source>
            <translation>系統</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>系統提示詞</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>系統提示詞 · 模型自帶</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>長上下文佔用記憶體少。</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>溫度</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>可以傳送 UTF-8 文字。</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>可以附加純文字、Markdown、程式碼、CSV、HTML、PDF、DOCX 和 EPUB。</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>這不是存取權杖。</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>無法啟動 API。</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>API 的金鑰是空的：任何人都會被放行。</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>模型用來查看其他程式所傳圖片的 GGUF 檔案。留空：其資料夾中名稱含 mmproj 且相符的檔案。</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>啟動時使用的 GGUF 檔案。留空：隨附的嚮導。</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>無法使用該 JSON schema：{why}。</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>此類伺服器的位址通常以 /v1 結尾。</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>模型 Hub 的位址不可用：{text}。</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>搜尋模型時存取的位址；如有鏡像可填鏡像位址。</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>無法使用位址 {host}:{port}。</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>無法寫入封存檔 {name}，因此沒有移動任何內容。</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>備份 {name} 無法就位。</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>缺少隨附的模型。</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>程式對話的單元會在 paging.budget_mb 之內調出，重新啟動後也無需重讀。關閉：不寫入任何內容。</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>無法寫入對話資料庫。</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>對話資料庫已損毀，或不是資料庫。</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>對話資料庫已損毀；你看到的可能不完整。</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>寫下此摘要後，對話已有變化。</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>下次回覆前會重新讀取對話。</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>{name} 的聊天範本永遠不會結束。</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>{name} 的聊天範本佔用的記憶體超出任何對話所需。</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>無法將對話儲存在 {parent}。</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>更新對話檔案前未能備份，因此沒有做任何更改。</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>對話已從 {when} 的備份恢復。</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>這些對話由本程式的更新版本儲存。</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>下載 {name} 時連線中斷。</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>無法恢復上下文。</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>上下文已修復：離開的內容不再影響它。</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>上下文太滿，無法再檢驗該回覆。</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>編輯失敗（{error}）後已重建上下文。</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>引擎出錯（{error}）後已重建上下文。</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>輪次無法恢復（{error}），已重建上下文。</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>對話在此期間已繼續。</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>對話以純文字形式交給它，每條訊息前加上「User:」和「Assistant:」。</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>無法寫入資料資料夾 {path}。</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>資料庫無法完成操作：{error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>磁碟已滿，無法儲存。</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>下載失敗。</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>下載被拒絕：位址不安全。</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>嵌入模型 {name} 不存在。</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>程式內部發生故障，引擎已停止；已儲存的內容是安全的。</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>之前的檔案保留為 {name}。</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>檔案可能已損毀，或是為更新的版本製作的。</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>無法讀取檔案 {name}。</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>無法寫入檔案 {name}。</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>檔案 {name} 中沒有可讀取的對話。</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>檔案 {name} 不是可讀取的記憶封存檔。</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>檔案 {name} 由本程式的更新版本寫入。</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>對話的第一條訊息會把相符的摘要帶入上下文，它們來自使用同一模型的其他對話。它們會標明引用、顯示在時間軸上，並可移除。</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>金鑰無法儲存在 {path}。</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>{name} 的金鑰，僅顯示這一次：{key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>視窗的語言。對話保持各自的語言；headless 和 API 使用英語。</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>最後一條回覆已不在上下文中，無法續寫。</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>無法讀取可下載模型的清單。</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>要回答的訊息有 {n_tokens:,} token；此上下文放不下。</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>模型無法完成操作：{error}。</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>模型無法繼續</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>無法使用模型檔案 {name}：它會使 llama.cpp 當掉。</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>模型檔案 {name} 已損毀。</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>模型檔案 {name} 是空的。</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>模型檔案 {name} 的格式太舊。</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>模型檔案 {name} 不完整：提前結束。</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>模型檔案 {name} 在使用過程中被截短。</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>無法讀取模型檔案 {path}。</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>該模型有 {n_parts} 個檔案，缺少 {name}。</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>允許模型搜尋</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>模型在另一台伺服器上執行：對話按訊息編輯並整體傳送。</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>在該問題之前，模型沒有看到任何內容。</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>即使沒有這些內容，模型也會說同樣的話。</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>上次使用的模型不在了：{path}。暫由嚮導代替。等它的磁碟或資料夾恢復後，請選擇該模型或重新啟動；在您另選之前，它仍是您的選擇。</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>模型 {name} 無法計算回覆。</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>無法載入模型 {name}。</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>模型自帶的開頭</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>程式用來呼叫它的名稱。</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>提示詞名稱須為一行，最多 {most} 個字元。</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>遠端伺服器的金鑰在金鑰環中的名稱。</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>網路可能需要先登入：請開啟瀏覽器，然後重試。</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>最新的輪次沒有為此記憶留出空間。</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>無法使用此對話的頁；將重新讀取：{cost_text}。</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>無法將圖片儲存到 {}。</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>設定檔「{name}」與常規設定相互矛盾。{reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>設定檔「{profile}」指定了另一個模型：對話以預設設定檔繼續。</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>此對話的設定檔「{profile}」已不存在；對話以預設設定檔繼續。</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>無法將設定檔儲存到 {path}。</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>無法讀取 {name} 中的設定檔：{reason}。</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>程式正在關閉。</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>提示詞超出模型的上下文。</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>無法將提示詞儲存到 {path}。</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>無法讀取 {name} 中的提示詞：{reason}。</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>無法使用連往遠端伺服器的 Proxy。</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>遠端伺服器目前不再接受請求（429）。</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>無法連線遠端伺服器。</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>遠端伺服器沒有及時回應。</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>遠端伺服器不接受該金鑰（{status}）。</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>遠端伺服器出錯（{status}）。</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>遠端伺服器在寫作過程中出錯。</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>遠端伺服器出錯：{why}。</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>遠端伺服器在此位址沒有模型「{model}」（404）。</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>遠端伺服器重新導向到另一個位址（{status}）。</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>遠端伺服器拒絕了此請求（{status}）。</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>遠端伺服器需要金鑰（{status}）。</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>回覆提前結束：模型無法繼續。</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>回覆佔滿了整個上下文，只能在此結束。{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>該回覆已不在上下文中，因此無法再檢驗。</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>回覆重新開頭了，因為模型又要像之前那樣重複自己或重複訊息。</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>第 {} 輪的結果過長：讀取 {} 個 token（共 {} 個），全文在記憶 {} 中。</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>呼叫 {} 的結果過長：保留 {} 個 token（共 {} 個）。</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>指令碼中有未知指示「!{}」。</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>無法讀取指令碼 {}。</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>指令稿中的「!why」找不到有輪次為其返回的訊息。</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>無法理解指令碼中的「!{}」。</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>搜尋失敗。</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>此位址的伺服器與 OpenAI 不相容。</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>無法連線伺服器。</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>伺服器現在太忙。</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>伺服器沒有提供 {name} 的總和檢查碼。</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>伺服器拒絕提供 {name}。</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>伺服器傳送的不是 {name}。</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>設定 {key} 不合適：{reason}。</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>無法讀取設定。</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>無法將設定儲存到 {path}。</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>設定值檔案 {name} 已損毀。</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>能對話的最小模型，任何機器都能執行。</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>此對話的系統提示詞保持不變：之後已有發言。</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>系統金鑰環無法使用（{error}）。在其恢復之前，金鑰儲存在只有你能讀取的 {path} 中。</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>系統金鑰環已鎖定。</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>提示詞內容最多 {most} 個字元。</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>按現在的上下文無處放下這些輪次，因此重建</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>無法載入 {name} 的詞彙表。</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主題</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>此匯出檔案中沒有訊息。</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>不存在從 {start} 到 {end} 的輪次。</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>此對話有第 0 到 {last} 輪。</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>第 {turn} 輪有 {n} 個版本。</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>現有：{names}。</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>沒有可恢復的對話備份。</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>還沒有備份：請匯出重要內容，然後移走檔案以重新開始。</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>沒有對話 {chat_id}。</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>沒有指令「{text}」。</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>此對話沒有可復原的編輯。</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>沒有記憶 {memory_id}。</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>沒有記憶 {number}。</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>沒有可重新回答的訊息。</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>沒有這個名稱的模型檔案。</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>沒有模型檔案 {path}。</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>沒有設定檔「{name}」。</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>除了必須留在上下文中的內容之外，沒有空間容納這些指令。</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>放不下 {n_coming:,} token 的輪次：多出 {needed:,}。</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>沒有空間再容納 {incoming:,} token：已用 {n_used:,} / {n_ctx:,}。</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>沒有設定「{key}」。</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>沒有這個資料夾。</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>此對話中沒有這條回覆。</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>此對話中沒有這一輪。</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>沒有摘要。</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>此檔案中沒有文字。</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>沒有第 {number} 輪。</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>除對話模型外，沒有記憶體再載入 {name}：需要 {needed:,.1f} GiB，可用 {free:,.1f} GiB。</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>磁碟空間不足，放不下 {name}。</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>磁碟空間不足，放不下 {name}；需要 {needed:,.1f} GB，可用 {free:,.1f} GB。</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>沒有可清除的內容：上下文中只有永不離開的部分。</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>無需修復：上下文與現在重新讀取的結果一致。</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>無需修復：使用此模型時，每次編輯都會重新讀取上下文。</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>沒有可移除的內容：所有輪次都是近期的、重要的或已固定。</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>沒有可傳送的內容。</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>第 {turn} 輪有一個版本。</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>沒有足夠空間為 {name} 建立 {n_ctx:,} token 的上下文。</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>這些對話已在另一個 EthervoxGUI 中開啟。</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>它們已在上下文中。</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>回答前先思考，體積依然小巧。</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>回答前先思考，支援英文和中文，相對很快。</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>回答前先思考，任何機器都能執行。</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>回答前先思考，一般機器上的全能之選。</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>回答前先思考，更擅長長而難的問題。</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>回答前先思考，適合長文字。</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>長時間展示思考過程，適合計算和謎題。</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>此 Python 自帶 SQLite {sqlite_version}，但需要 3.34 或更新版本。</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>這些內容無法傳送到遠端伺服器：其中含有半個字元或不是數字的內容。</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>此對話的結尾不是可續寫的回覆。</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>此對話沒有文件 {number}。</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>此對話沒有文件。用 /attach 檔案 附加一份。</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>此對話上次使用 {model}，上下文 {n_ctx:,} token。現在以 {model_2} 和 {n_ctx_2:,} 繼續。</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>此對話已放不進上下文，因此舊輪次必須離開。</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>此對話自己的設定目前不生效。{reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>{n_ctx:,} token 的上下文太小：系統提示詞有 {system:,}，為回覆和摘要保留 {reserve:,}。</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>此對話檔案自相矛盾。</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>此對話檔案不完整。</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>安裝不完整：缺少資源檔。</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>這不是文字。</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>這部電腦沒有這樣的位址。僅供本機程式使用請用 127.0.0.1，其他電腦也要使用請用 0.0.0.0。</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>此記憶佔 {n_tokens:,} token；可用空間為 {max:,}。</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>此訊息有 {incoming:,} token；此上下文最多容納 {limit:,}。</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>此訊息有 {n:,} 個字元；對 {n_ctx:,} token 來說太長，無法壓縮。</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>無法使用此模型的聊天範本（{error}），因此使用 ChatML。</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>無法使用此模型的聊天範本（{error}），因此使用純文字。</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>此模型的上下文只能重建</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>無法逐部分檢視此模型的上下文：{reason}。</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>此模型的輪次無法調出：</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>此處理器對已安裝的版本來說太舊：缺少 {names}。</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>此摘要佔 {n_block:,} token，而它要代替的輪次共 {n_leaving:,}。</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>這會從上下文中移出 {turns}和 {blocks}，共 {n_tokens:,} token；它們仍被儲存，可以搜尋。用 /context clear yes 執行，或用 /context clear forget，使其不再影響留下的內容。</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>此文字有 {n_tokens:,} token；一個向量最多由 {most:,} 個產生。</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>執行緒</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>模型使用的執行緒數。0：每個核心一個；極小的模型只用一個。</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>逾時</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>輪次時間軸：{}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>極小，適合在最小的機器上處理簡短英文。</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>要重新開始，請將 {file_name} 移出 {data_dir}。</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>今天的對話備份未能完成。</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>為回覆預留的 token；最多佔視窗的八分之一。</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>上下文的 token 數，即 n_ctx；向上取整為 256 的倍數。留空：模型訓練時的大小，最多 8,192；嚮導為 1,024。</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>工具呼叫</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>工具呼叫，未完成</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>工具呼叫：{}</translation>
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
            <translation>開始裁剪</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>請幾分鐘後重試。</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>請在 {seconds} 秒後重試。</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>請稍後重試。</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>請在電腦較不忙碌時重試，或者另選一個模型。</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>請重試。</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>請（在設定中）開啟上下文管理，或開始新對話。</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>請在上下文設定中開啟「輪次自動恢復」。</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>第 {first_turn} 輪已立即移出，因為{emergency}。它仍被儲存，你說過的內容以短句保留。</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>第 {first_turn} 輪已立即移出，因為{emergency}。它仍被儲存。</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>已忘記第 {first} 輪：留下的內容已重新讀取。它仍被儲存。</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>重新讀取後第 {first} 輪放不下了：它已離開上下文。</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>第 {number} 輪已取消固定。</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>第 {number} 輪已固定：永不離開上下文。</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>第 {number} 輪已固定：回到上下文後永不離開。</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>第 {turn_number} 輪不是你的訊息。</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>第 {} 輪為此恢復，{} token</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>第 {} 輪為此恢復</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>第 {} 輪 · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>輪次無法調出（{failure}）。再次需要時會重新讀取，耗時更長。</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>輪次自動恢復</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>用 /context bring-back 恢復輪次。</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>離開的輪次滑入其摘要或淡出；關閉後一切立即變化。</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>離開的內容仍會影響留下的內容。閒置時：測量其程度（measure），並在超過下面的上限時用乾淨的副本取代（heal）。關閉：僅在你要求時進行。</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>已忘記第 {turns} 輪：留下的內容已重新讀取。它們仍被儲存。</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>第 {turns} 輪已固定：永不離開上下文。</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>重新讀取後第 {turns} 輪放不下了：它們已離開上下文。</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>第 {turns} 輪已立即移出，因為{emergency}。它們仍被儲存，你說過的內容以短句保留。</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>第 {turns} 輪已立即移出，因為{emergency}。它們仍被儲存。</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>第 {} 輪為此恢復，{} token</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>第 {} 輪已移出</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>已忘記第 {} 輪</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>第 {} 輪已總結</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>KV 快取中鍵和值的類型；q8_0 約佔 f16 一半的記憶體。</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>已復原：其摘要已移出上下文。</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>已復原：第 {first} 輪已恢復，其摘要已移出上下文。</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>已復原：第 {first} 輪已恢復。</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>已復原：第 {turns} 輪已恢復，其摘要已移出上下文。</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>已復原：第 {turns} 輪已恢復。</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>請解鎖後重試。</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消固定</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>請先取消固定。</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>最多使用</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>用於按意思尋找</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>使用嚮導</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>前往遠端伺服器所經的 Proxy，例如 http://proxy.example:3128。留空：使用系統設定（HTTPS_PROXY、NO_PROXY）；none：不用 Proxy。本機始終直接存取。</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>詞彙表</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>警告起點</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>模型的思考或反覆說過的內容不會再次讀取：它們留在上下文之外。</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>新對話的開頭。</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>新對話的開頭。留空：模型自帶的，與其聊天範本完全一致。</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>只恢復部分輪次時如何處理摘要。縮短（shrink）：用更短的摘要代表其餘輪次。丟棄：摘要消失，其餘輪次也不在。全部恢復後摘要消失。</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>已下載的部分會保留。</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>memory_search 在此對話中找到輪次後怎麼做。引用原句（quote）：模型讀取它們。恢復輪次（page_in）：輪次本身回到上下文。</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>此對話中必須保留的內容需要 {n_tokens:,} token；此上下文有 {n_ctx:,}。</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>模型的請求超出範圍：{corrected}。</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>此訊息向 {name} 詢問的內容現在放不進上下文。</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>無法將已輸入但未傳送的內容儲存到 {path}。</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>已寫出的內容會保留；請重新傳送訊息。</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>您先前所述的內容已引用在訊息中</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>您先前所述的內容曾引用在訊息中</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>訊息涉及已離開的內容時，會在回覆前從頁中恢復，或以引文給出：與之有共同詞語的（words），以及模型注意力指向的、說的是同一件事的，或藉助嵌入模型意思相同的（automatic）。關閉：只有你要求時才恢復。</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>訊息佔滿上下文時</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>上下文佔滿時</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>輪次離開時</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>模型在哪裡執行；另一台伺服器須與 OpenAI 的伺服器相容。</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>請在檔案後寫上對話編號。</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>請寫 keep、shrink 或 drop。</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>請寫一個，或改為移出這些輪次。</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>請把較小的數寫在前面。</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>XTC 機率</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>XTC 臨界值</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>其他格式的文件</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>它的部分狀態是遞迴的</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>圖片</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>簡報</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>錄音或錄影</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>試算表</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>第 {} 輪的摘要</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>在此約 {n:,} token/秒</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>在此約 {n:.1f} token/秒</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>約 {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>壓縮檔</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>其他格式的電子書</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>舊版 Word 文件</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>預設：{}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>不小於 {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>不大於 {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>已回到上下文</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>備份</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>基礎模型</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>取回此類檔案中的記憶</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>恢復上次編輯移出的內容</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>恢復輪次；其摘要保留、縮短或丟棄</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>呼叫方已離開</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>佔回覆依據的 {} %</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>單元可以移除並收攏；載入模型時已驗證</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>單元可以移除，但收攏會改變它們（NMSE {error:.1e}）</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>單元可以移除，但不能收攏：{reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>指令</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>條款</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>需接受條款</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>從結尾處續寫最後一條回覆</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>涵蓋你所說內容的 {} %</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>臨界</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>M月d日</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>另存的損毀檔案</translation>
        </message>
        <message>
            <source>ddd</source>
            <translation>ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy</source>
            <translation>yyyy年M月d日 ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy, HH:mm</source>
            <translation>yyyy年M月d日 ddd HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>移出重要性低（低於 0.5）的問答</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>立即移出最舊的輪次</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>已移出</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>編輯於 {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>緊急</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>請輸入數字</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>請輸入 {low} 到 {high} 的數</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>請輸入大於 {above}、不大於 {high} 的數</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>請輸入不小於 {low} 的數</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>請輸入整數</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>請輸入 {low} 到 {high} 的整數</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>請輸入不小於 {low} 的整數</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>請輸入本機的位址或名稱，例如 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>請輸入以 https:// 開頭的位址</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>請輸入不超過 {n:,} 個字元</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>請輸入 my-computer.local 這樣的名稱，以半形逗號分隔</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>請輸入 https://example.org 這樣的來源，以半形逗號分隔</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>錯誤 {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>按意思尋找：memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>適合這台機器</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>可以執行，但留給其他程式的記憶體不多</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>已忘記</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>檔案中的可用空間</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>留空</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>上下文有多滿、裝了什麼</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>重要性</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>重要性 {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>在 KV 中</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>它透過滑動視窗做注意力</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>它透過滑動視窗做注意力，舊單元會被回收</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>它已損毀</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>它的回應中斷了</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>它的回應不是 JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>它的回應不是 JSON 物件</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>無法儲存其單元</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>它的鍵經過壓縮（MLA）</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>它的位置按 YaRN 縮放，移位會破壞它們</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>它的位置帶有注意力係數，移位會破壞它們</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>它的位置有多個維度</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>它的位置有多個維度（M-RoPE）</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>它的量化鍵無法再次旋轉</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>未給出它的查詢和鍵</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>它的查詢和鍵不相符</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>其儲存的鍵不是注意力所用的鍵</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>無法讀取其儲存的鍵（{error}）</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>它的狀態是遞迴的：沒有可單獨移除的單元</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>將檔案保留為此對話的文件；訊息所問的內容會進入上下文</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>{kv_type} 類型的鍵經過量化和旋轉</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>在此不到 1 token/秒</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>小於 {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>允許此輪再次離開</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>層級 {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>第 {number} 行</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp 無法載入 {name}。</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>為呼叫 API 的某個程式建立金鑰</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>條記憶</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>在第 {} 輪之後召回的記憶</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>「{chat}」的記憶 {number}：{text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>條訊息</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>可下載的模型，以及各自在這台機器上的速度</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>超出這台機器的記憶體</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>大於 {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>將低於該重要性且更舊的記憶移到檔案中</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nat</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>永不總結或移出此輪</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>程式啟動以來尚未查找過任何頁</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>無範本</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>沒有輪次在上下文之外</translation>
        </message>
        <message>
            <source>note</source>
            <translation>筆記</translation>
        </message>
        <message>
            <source>now</source>
            <translation>剛剛</translation>
        </message>
        <message>
            <source>off</source>
            <translation>關</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>記憶的舊版本</translation>
        </message>
        <message>
            <source>on</source>
            <translation>開</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>溢位</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>概覽</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>第 {number} 頁</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>它有一部分是遞迴結構</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>它的部分狀態是遞迴的：沒有可單獨移除的單元</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>第 {number} 部分</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>已固定</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>位置 {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>閒置時用乾淨的副本取代上下文</translation>
        </message>
        <message>
            <source>px</source>
            <translation>像素</translation>
        </message>
        <message>
            <source>question</source>
            <translation>詢問</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>引自第 {} 輪的內容</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>從這樣的 JSON 檔案或 ChatGPT、Claude 的匯出檔案（zip 或 JSON）讀取對話</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>重建</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>重建：{reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>已拒絕</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>重新產生最後一條回覆（或指定輪次）；保留舊版本</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>移除此對話的一份文件</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>替換你的訊息；保留舊版本</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>收回某個程式的金鑰</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>進行中…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>秒</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>取樣：{values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>將一個對話（預設目前）寫入檔案：.md 為 Markdown，否則為 JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>已儲存的上下文</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>搜尋索引</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>搜尋記憶和所有說過的內容</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>在 Hugging Face Hub 上搜尋模型；搜尋詞會傳送給它</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>移位</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>顯示一條記憶</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>推薦用於這台機器</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>立即總結舊輪次</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>已總結</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>精確</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>從 GGUF 檔案切換到另一個模型</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>切換到某一輪的另一個版本</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>系統 {system:,} · 摘要 {summaries:,} · 召回 {recalled:,} · 你 {you:,} · 模型 {model:,} · 預留 {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>從資源回收桶復原已刪除的對話；不帶編號：列出其中內容</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>從資源回收桶復原已刪除的記憶；不帶編號：列出其中內容</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>將所有內容移出上下文（會先詢問；forget：不留影響）</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>再次移出為訊息而自動恢復的內容</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>移出輪次，使其不再影響留下的內容</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>取自輪次，不是模型所寫</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>記憶的文字</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>輪次的文字</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>資源回收桶</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>連線中斷</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>上下文已用 {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>此對話的文件</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>Hub 上某個模型的檔案及其所需記憶體</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>程式庫沒有說明它的計算內容</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>程式庫拒絕移除中間的單元</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>程式庫表示其單元無法移位</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>模型較小：詞語更能說明問題</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>模型自帶：{}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>開始裁剪的比例必須小於開始拒絕的比例</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>第 {} 輪的摘要</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>摘要中的「{}」一行</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>嘗試失敗：{error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>閾值必須遞增：警告 &lt; 嚴重 &lt; 緊急</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>上下文之外的那一輪可從頁恢復</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>上下文之外的那一輪沒有頁：需要重新讀取</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>沒有取樣器 {unknown}，可用的有 {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>顯示此清單</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>主題</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>「{chat}」的第 {number} 輪：{text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 輪</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>輪</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>已恢復的輪次（{}）</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>第 {} 輪</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>輪次：{in_kv} 在 KV 中 · {summarized} 已總結 · {dropped} 已移出</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>未改動</translation>
        </message>
        <message>
            <source>user</source>
            <translation>使用者</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>上一條回覆（或該輪）的依據，以及模型為此看到了什麼</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>輪次儲存了哪些頁，用處如何</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>資料資料夾中佔用空間的內容</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>哪些程式擁有自己的金鑰</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>附有您先前所述內容的引用</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>yyyy/MM/dd</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}（{trigger}，{method}）：第 {first} 輪，{ms:,.0f} 毫秒內釋放 {freed:,} token</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}（{trigger}，{method}）：第 {turns} 輪，{ms:,.0f} 毫秒內釋放 {freed:,} token</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} 不接受「{text}」。</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} 需要整數，而不是「{text}」。</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} 需要程式的名稱。</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} 需要輪次編號。</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}；已備好一份摘要</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}；全部在上下文中</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}；第 {first} 輪在上下文中</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}；第 {turns} 輪在上下文中</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}：{reason}。</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>無法連線 {host}。</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} 沒有回應。</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} 自身目前有問題（{status}）。</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} 收到來自此網路的請求過多。</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} 拒絕回應（{status}）。</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} 傳送的不是模型清單。</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>保留 {kept} 輪，而不是 {requested}：保留部分以你的訊息開頭，並為回覆留出空間。</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories}已從 {name} 取回。</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories}已存入 {path}。用 /memory unarchive 可取回其中的內容。</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}：{word}，{reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} 次下載</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} 個讚</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} 條記憶</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} 條記憶</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>程式啟動以來查找過 {n:,} 頁，找到 {hits:,} 頁（{share:.0%}）</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>所有對話共 {n:,} 頁，{mb:,.1f} MB，上限 {most:,.0f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>此對話有 {n:,} 頁，{mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} token</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} token，約 {s:,} 秒</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} 下載後已損毀：總和檢查碼不符。</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} 不能成為此對話的文件：沒有內容會自動進入其上下文。</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>無法載入 {name}。</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>無法讀取 {name}。</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>無法讀取 {name}：它已損毀，或內容與檔名不符。</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} 不能用於嵌入。</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>無法寫入 {name}。</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} 無法使用 q8_0 類型的快取：其注意力頭有 {head_sizes:g} 個值，不是 {q8_block} 的倍數。</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} 沒有聊天範本，因此不知道它的聊天訓練採用何種格式。它的回覆可能不如應有的水準。同一模型的其他檔案可能帶有範本。</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>無法重新載入 {name}：{error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} 的內容與寫入的不符。</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} 出錯。</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} 在伺服器上已更改。</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} 沒有文字。它可能是掃描檔，頁面都是圖片。</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} 是基礎模型：它續寫文字，沒有經過聊天訓練。它的回覆可能跑題、重複或替你說話。想要聊天，請選擇名稱含「Instruct」或「Chat」的模型。</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} 是由 {n_parts} 個檔案組成的模型的後續部分。</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} 是 {kind} 文件，不是文字檔。</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} 超過 {most} MB。</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} 已重新載入，對話照舊繼續。</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>伺服器上已沒有 {name}。</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} 不是檔案。</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} 不是語言模型，而是模型的附加部分。</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} 不是文字檔。</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} 屬於「{kind}」類型，此版本的 llama.cpp 不認識。</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} 只提供給已獲准的人。</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} 受密碼保護。</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} 是{kind}，無法在此讀取。</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} 不是有效的 GGUF 檔案。</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} 需要 {needed:,.1f} GiB 記憶體；這台機器有 {memory:,.1f} GiB。</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} 不再有存取權限。</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>根據檔案判斷，{name} 是基礎模型，因為它沒有聊天範本：它續寫文字，沒有經過聊天訓練。它的回覆可能跑題、重複或替你說話。想要聊天，請選擇名稱含「Instruct」或「Chat」的模型。</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} 將文字轉換為向量，不能寫作。</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}，{place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}，{n} 個段落</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}：{title}（刪除於 {when}）</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>已從 {name} 讀取 {n} 個對話：{numbers}。</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>已從 {name} 讀取 {n} 個對話：{numbers}。</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} 次編輯，其中緊急 {emergencies} 次；由誰決定：{mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} 個檔案</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} 個摘要區塊</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} 個摘要區塊</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} 輪</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} 輪</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>此對話有 {n} 輪需要重新讀取：{cost}。</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>無法將 {path} 作為檔案開啟。</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} 是資料夾，不是模型檔案。</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} 不是普通檔案。</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}，{n} 個檔案中的第一個</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>上下文之外的 {n:,} 輪中有 {ready:,} 輪可從頁恢復</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason}對話以預設設定檔繼續。</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} 不在 {host} 上，或不對所有人開放。</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} 記憶體</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} 已固定，因此未遺忘：{numbers}。</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>已用 {used:,} / {n_ctx:,} token（{share:.0%}），狀態{health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value}（模型自帶）</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}：{mb:,.1f} MB（{n:,}）</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}：讀取 {cost_text}。</translation>
        </message>
        <message>
            <source>{} ({} %)</source>
            <translation>{}（{} %）</translation>
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
            <translation>{}開始回覆時，模型看到的是{}。</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{}和{}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} 次下載</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} 已移出</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} 個舊版本</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} 個舊版本</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} 已忘記</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} 小時 {} 分鐘</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} 是此對話的文件 · {}</translation>
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
            <translation>{} 個讚</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} 條訊息</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} 條訊息</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} 分鐘</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} 毫秒</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>{} 參數</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} 個段落</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} 個段落</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} 個段落</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} 個段落</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} 秒</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} 已總結</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>釋放 {} token</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} token，耗時 {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} token 上下文</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>收到 {} token，發給模型 {}；允許 {}。</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} token 已在快取中。</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} 輪在 KV 中</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} 輪為此恢復（{}）</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} 輪在 KV 中</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>來自 {1} 的 {0}（{2}）</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · 訊息中也有</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · 引用自第 {} 輪</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · 已引用在訊息中</translation>
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
            <translation>{}，因為 {}。</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}，第 {} 輪</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}，{}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}。已不在上下文中，因此未檢驗：{}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}：訊息保留 {}；減少 {} token。</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>「{text}」後面還需要一個詞。</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>「{}」</translation>
        </message>
    </context>
    <context>
        <name>Actions</name>
        <message>
            <source>It reads memories, turns and documents in idle time.</source>
            <translation>它會在閒置時讀取記憶、輪次和文件。</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>它在所屬對話的輸入框中等候。</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>無法完成此操作。</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>無法儲存設定；它們在視窗關閉前有效。</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>此訊息屬於另一個對話。</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>你輸入的內容還未能儲存。</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} 現在按意思尋找</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>續寫</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>從結尾處續寫此回覆（Ctrl+J）</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>複製訊息</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>編輯並重新傳送…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>編輯前一條訊息並重新傳送</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>模型原文</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>模型，第 {} 輪</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>重新產生</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重試</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>顯示全部 {} 個字元</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>思考過程</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>工具呼叫，未完成</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>為什麼？</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>為什麼？顯示這條回覆的依據</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 輪</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} token/秒</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ 中斷</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ 達到上限而結束</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ 已暫停：內容很長</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ 已停止</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ 已停止：內容重複</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>因為兩者說的是同一件事</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>因為 {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>讓它們離開</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>讓它們離開：{}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>此對話中不再恢復</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>此對話不再自動恢復任何內容</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>再次將它們移出上下文；其摘要保留</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>模型在訊息中讀到：{}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>訊息與它們的共同之處</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>原因</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>原因：{}</translation>
        </message>
        <message>
            <source>“{}”</source>
            <translation>「{}」</translation>
        </message>
    </context>
    <context>
        <name>BinDialog</name>
        <message>
            <source>Delete all…</source>
            <translation>全部刪除…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>永久刪除</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>永久刪除…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>永久刪除 {} 項？</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>永久刪除「{}」？</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>刪除時間</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>按標題篩選</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新對話</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>沒有符合的標題。</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>這裡沒有內容。</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>最近刪除</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>此操作無法復原。對話仍在使用的內容會保留。資料夾中的備份會保留它，直到被更新的備份取代。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>標題</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>類型</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>在此 {} 天後會永久刪除，除非仍有對話在使用。</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>對話</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>記憶</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>上下文編輯：{}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>快速編輯</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild：編輯後，此模型必須重新處理留下的內容。</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>慢速編輯</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical：可以把舊輪次從此模型的上下文中移出，無需重新處理其餘內容。</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>全部對話已匯出</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>對話已刪除</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>對話已匯出</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>匯出全部對話</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>匯出對話</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>資料夾已刪除</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON，含全部內容 (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新增資料夾</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>其中一部分仍被對話使用，在用完之前會保留。</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在資料夾中顯示</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>無法完成此操作。</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>其中的 {} 個對話保留</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>其中的 {} 個對話保留</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>對話</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>刪除</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>刪除資料夾，保留對話</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>匯出全部對話…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>匯出…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>隱藏其中的對話</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>移到資料夾</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>新增資料夾…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>不放入資料夾</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>沒有符合的標題。按 Ctrl+F 搜尋說過的內容。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開啟</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>置頂</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近刪除…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>重新命名</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>顯示其中的對話</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消固定</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>資料夾</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>資料夾 {}，{}，{}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>資料夾</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新對話</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>更早</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>已置頂</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>本月</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>本週</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>摺疊</translation>
        </message>
        <message>
            <source>open</source>
            <translation>展開</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 個對話</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 個對話</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}，已置頂</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>方向鍵移動時間軸，Enter 顯示該處的輪次。</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>按一下：在對話中顯示。滾輪：縮放。</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>已移出</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>在 KV 中</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>對話概覽</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>已召回</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>已總結</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>系統提示詞</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>第 {} 輪，共 {} 輪</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>輪</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>對話標題</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>資料夾名稱</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>正在撰寫…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>對話內容</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>此對話的文件。它太長，無法全文放入訊息。</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>此對話的文件：訊息所問的內容會以段落形式進入上下文。按一下可改為傳送全文。</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>已附加：{}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>不附加</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>不附加 {}</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>全文放入訊息。按一下可改為保留為此對話的文件。</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>正在讀取…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{}: {}</source>
            <translation>{}：{}</translation>
        </message>
    </context>
    <context>
        <name>CodeView</name>
        <message>
            <source>Code</source>
            <translation>程式碼</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>已複製</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>複製</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>複製程式碼</translation>
        </message>
        <message>
            <source>code</source>
            <translation>程式碼</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>指令和提示詞</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>編輯提示詞…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>提示詞</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>附加檔案</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>附加檔案（Ctrl+Shift+A）；也可拖放或貼上</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>訊息</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>輸入訊息，或輸入 / 使用指令</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>傳送</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>傳送（Enter）</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>傳送訊息</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>停止回覆</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>停止；已寫出的內容會保留（Esc）</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>模型仍在運作。</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} 仍在讀取。</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>一條訊息最多附加 {} 個檔案。</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>附加檔案</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>請描述其內容，或貼上其中的文字。</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>只會傳送一次。</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>只讀取了開頭部分。</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>貼上的文字</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>無法傳送圖片。</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>無法讀取檔案。</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>其餘檔案未附加。</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>之後會傳送您的訊息。按 Esc 可暫不傳送。</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>無法讀取 {} 個檔案。</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} 已經附上了。</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} 很長</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>正在向伺服器詢問模型…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>測試連線</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>按目前的速度約需 {} 秒。</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>恢復</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>恢復第 {} 輪？</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>請開啟該對話：可以在其時間軸中恢復。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即總結</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>為此模型需要讀取 {} token。</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>這些輪次屬於另一個對話。</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>第 {} 輪已恢復</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>第 {} 輪已恢復</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>與模型離開時一致，耗時 {}；沒有重新讀取</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>與模型離開時一致，耗時 {}；沒有重新讀取</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>正在檢視這條回覆的依據…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>從文字重新讀取，耗時 {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>從文字重新讀取，耗時 {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>第 {} 輪為此移出</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>第 {} 輪為此移出</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>上下文</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>上下文：{}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>漂移：無。上下文已修復：離開的內容不再影響它。</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>漂移：{0} nat；最近 {2} 個 token 中，有 {1} % 之後最可能的詞與乾淨上下文一致。</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>估計值，因為模型在另一台伺服器上；會按其報告修正。</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>模型上下文的佔用情況。未載入模型。</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>刻度：警告、臨界、溢位在 {}。</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>模型看到的內容，以 token 計：</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>臨界</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>可用，含預留</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>為回覆或摘要預留</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>未載入模型</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>尚未載入</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>溢位</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>召回</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>系統提示詞</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>正在寫的訊息</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>模型的輪次</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>正在寫的回覆</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>被它取代的部分</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>你的輪次</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>為此至少有 {} token 將離開</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>它保持原樣，無論你在此選擇什麼都會保留。</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>恢復備份</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>重新開始</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>最新的完好備份時間為 {}，含 {}。</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>儲存的對話已損毀</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 個對話</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 個對話</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>繼續於 {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>顯示之前的內容</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>載入</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>顯示</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} 已下載</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}，總和檢查碼正確。</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>下載模型</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>尋找其他模型…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>可下載的模型</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>來自 Hugging Face Hub 的開放授權模型。這台機器有 {} 記憶體；大小和速度按 {} token 的上下文估算。關閉此視窗後下載會繼續。</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>用於按意思尋找</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! 可以執行，但留給其他程式的記憶體不多</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>編輯後，此模型必須重新處理留下的內容：{}。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>取消下載 {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>上下文編輯：{}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>下載</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>下載 {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>載入</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暫停</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>繼續</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重試</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>約 {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>至少 {} 記憶體</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>正在檢查下載…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>已在這台機器上</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>暫停於 {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>慢速編輯</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>推薦用於這台機器</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>剩餘 {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} 記憶體</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} / {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/秒</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}：慢</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ 適合這台機器</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ 超出這台機器的記憶體</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>上下文的編輯</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>不編輯</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>不編輯（Esc）</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>正在編輯第 {} 輪 · 舊版本保留</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>恢復</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>恢復第 {} 輪</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>將第 {} 輪恢復到上下文</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>顯示摘要</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>復原：恢復第 {} 輪</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>提示詞…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>另存為提示詞…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>漂移：自上次編輯以來未測量。</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>編輯</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>上下文的編輯</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>釋放</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>修復</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>此對話的上下文還沒有內容離開。</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>閒置時重新讀取一遍上下文：之後離開的內容不再影響它</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>發起者</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>在對話中顯示</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>顯示摘要</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>耗時</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>已忘記第 {} 輪</translation>
        </message>
        <message>
            <source>When</source>
            <translation>時間</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>指令</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>訊息</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>緊急情況</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>程式</translation>
        </message>
        <message>
            <source>you</source>
            <translation>你</translation>
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
            <translation>引擎已停止。已儲存的內容都是安全的；請重新啟動程式。</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細資訊</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>關閉此提示</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細資訊</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} 詞</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} 詞</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API 已開啟</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>正在載入模型</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>此對話的更多操作</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>其他程式可以呼叫 {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>顯示對話</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>顯示記憶</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即總結</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>立即總結舊輪次</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>立即總結舊輪次並釋放空間（Ctrl+Shift+S）</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>正在試用模型</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>尋找模型</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>正在詢問其檔案…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>返回清單</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>此模型的檔案</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>其中沒有可在此下載的模型檔案。</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>授權：{}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>模型頁面</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>{} 的模型頁面</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>未註明</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>輸入時會詢問 {}：它只會得到搜尋詞和你開啟的儲存庫名稱。這台機器有 {} 記憶體；大小和速度按 {} token 的上下文估算。</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>選擇模型以檢視其檔案。</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>尋找模型</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>下載最多</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>按讚最多</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>模型名稱，例如 qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>沒有 GGUF 模型符合「{}」。請減少搜尋詞：用模型名稱和大小，例如 gemma 3 4b。</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>排序</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>最近更新</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>搜尋模型</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>正在搜尋…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>顯示更多</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>熱門趨勢</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>輸入要尋找的內容。只列出 GGUF 檔案的模型。</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>搜尋結果的寬度</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} 及更多</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} 個模型</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} 個模型</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>存取權杖</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>複製連結</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>忘記權杖</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>它與你的其他金鑰儲存在一起，只為此類模型傳送給該伺服器。</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>由作者決定誰能取得：請登入後在其頁面申請存取權限。</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>請登入後在其頁面接受條款。</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>儲存權杖</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>開啟連結</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>權杖與你的其他金鑰儲存在一起，只為此類模型傳送給該伺服器。</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>之後即可用你帳戶的存取權杖在此下載。</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>找到的儲存庫</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>對話 (*.json *.zip);;所有檔案 (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>對話已匯入</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>另選檔案…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>匯入對話</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>正在匯入對話</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>沒有匯入任何內容。</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>清單中已有一個對話</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>開啟它</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>正在讀取 {}…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>無法匯入對話。</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 個對話</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 個對話</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>清單中已有 {} 個對話</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} / {} 個對話</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{1} 個檔案中有 {0} 個無法匯入。</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>跳到最新</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>時間軸圖例：{}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>已移出</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>編輯</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>模型，在 KV 中</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>已固定</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>召回</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>已總結</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>system</source>
            <translation>系統</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>你，在 KV 中</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>位址</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開啟</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>開啟連結？</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>在另一個程式中開啟此位址？</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>模型：{}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>不在此摘要中：</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>放回</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>放回：{}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>從你的下一則訊息起，模型會再次看到它</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API 已關閉</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API 已開啟：{}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>附加到訊息</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>複製 API 的位址</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>上下文的編輯…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>移至視窗的下一個部分</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>移至視窗的上一個部分</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>前往即將離開的內容</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>跳到最新</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>鍵盤快捷鍵</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>載入此模型</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>開啟焦點所在項目的選單</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>此對話的參數…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>提示詞…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近刪除…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>搜尋記憶和輪次</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>顯示或隱藏對話</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>顯示或隱藏記憶</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>對話清單的寬度</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>記憶面板的寬度</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>寫訊息</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>匯出記憶</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>繼續撰寫</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>記憶已刪除</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>記憶已匯出</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>未儲存</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>筆記</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>請開啟該對話：可以在其時間軸中移除記憶。</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>已為此對話召回</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>從記憶召回</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在資料夾中顯示</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>程式內部出錯。已儲存的內容是安全的。</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>無法更改記憶。</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>此記憶是在另一個對話中召回的。</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>你輸入的內容會保留，再次開啟時仍在。</translation>
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
            <translation>隨「{1}」的第 {0} 輪而來</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>關閉記憶</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>比較版本…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>複製文字</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>刪除記憶</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>編輯記憶</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>匯出…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>記憶：{}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>此記憶的更多操作</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新對話</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>屬於「{}」</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>固定記憶</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>顯示此記憶所屬的記憶</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>在對話中顯示輪次</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>在對話中顯示</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>代表「{}」的第 {} 輪</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>記憶文字</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>「{1}」的第 {0} 輪</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>取消固定記憶</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 輪</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>編輯記憶</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>它屬於開啟的對話，所有對話都能找到它。</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>新筆記</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>儲存</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>標籤，用逗號分隔</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>記憶文字</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>從你的下一則訊息起，模型會看到新版本。</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>舊版本會保留，可以比較和恢復。</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>要記住什麼？</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>所有對話</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>任意標籤</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>按標籤篩選：{}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>筆記</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>標籤</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>輪次</translation>
        </message>
        <message>
            <source>any</source>
            <translation>任意</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>刪除記憶</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>固定記憶</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>顯示</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>取消固定記憶</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>也按意思尋找…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>記憶清單的高度</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>隱藏記憶</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>隱藏記憶（Ctrl+M）</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>筆記</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>使用上面的篩選條件沒有找到「{}」。</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>沒有找到「{}」。</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>沒有內容符合上面的篩選條件。</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>搜尋記憶和輪次</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>舊輪次被總結後，其摘要會顯示在這裡並可搜尋。</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>寫筆記</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>System</source>
            <translation>系統</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>此記憶所代表的內容</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>模型已看不到此輪；它留在對話中，可以搜尋。</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>已移出</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>已忘記</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>已總結</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>現在以 {} 繼續。</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>它的檔案已不在那裡：{}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>重新載入 {}</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>這台機器上的模型</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>此對話上次使用 {}</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>新增資料夾…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>上下文</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>下載…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>編輯</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>快速編輯（surgical）：舊輪次逐個離開。慢速編輯（rebuild）：編輯後重新讀取留下的內容。載入模型時會測定是哪一種。</translation>
        </message>
        <message>
            <source>File</source>
            <translation>檔案</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>模型資料夾</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>所在位置</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>載入</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>正在尋找模型…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>記憶體</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>記憶體按 {} token 的上下文估算。</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>這台機器上的模型</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>沒有模型符合此搜尋。</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>沒有找到模型。</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>開啟 GGUF 檔案…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>量化</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>它在這台機器上每秒約寫多少 token。</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>搜尋模型</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>token/秒</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>無法使用</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>快速編輯</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>慢速編輯</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · 按意思尋找</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>所有檔案 (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>選擇模型</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>下載模型…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>尋找模型…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>嚮導（應用程式內附）</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>模型：{}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>模型 (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>這台機器上的模型…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>無模型</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>開啟 GGUF 檔案…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>開啟模型</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}：{} token 的上下文</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>{} 的回答</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>指令、對話、設定、記憶</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>相符項目</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>沒有相符項目。</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>搜尋指令、對話等</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>匯出全部對話…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>從檔案匯入對話…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近刪除…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>搜尋指令、對話等</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>設定：{}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>此對話：{}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>對話</translation>
        </message>
        <message>
            <source>command</source>
            <translation>指令</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>設定</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>此對話的參數</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>模型自帶</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>從下一條訊息起對此對話生效。留空：與設定檔「{}」相同。</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>與設定檔相同</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>關閉參數</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>保持不變：之後已有發言。新對話可以使用另一個。</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>設定檔名稱</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>此對話的參數</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>另存為設定檔</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>重試</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>設定檔</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>無法儲存設定檔。</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>對話和已連線的應用程式使用設定檔。空白項沿用設定。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>再次關閉將捨棄你輸入的內容。</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>複製</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>刪除</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>已刪除：{}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新增</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>新設定檔</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>設定檔</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>重設</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>已重設。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>儲存</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>已儲存。</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>已有同名設定檔。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>在此對話中使用</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{}（副本）</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}（遠端）</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>所有檔案 (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>選擇 GGUF 檔案</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>連線</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>檔案…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>自己的設定</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>如有系統金鑰環則儲存在其中，絕不存入設定檔。</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>金鑰</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>模型 (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>測試連線</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>全部可用</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>沿用設定</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>來自設定：{}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>無</translation>
        </message>
        <message>
            <source>off</source>
            <translation>關</translation>
        </message>
        <message>
            <source>on</source>
            <translation>開</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>已儲存；輸入即可替換</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>編輯設定檔…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>此對話的參數…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>設定檔：{}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>此對話的設定檔：模型、系統提示詞、取樣和上下文</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}（遠端）</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>刪除</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>插入訊息</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名稱</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>提示詞名稱</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新增</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>提示詞</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>儲存</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>已儲存的提示詞</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>用三句話總結以下內容：

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>提示詞內容</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>大括號中的詞（例如 {text}）是待填寫的位置。</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>「{}」已刪除。</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>「{}」已儲存。</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>立即移出</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>保留這些</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>這裡不會有內容代替它們，但它們仍然儲存著。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即總結</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>它們會等到已用 {} 個 token，或回覆需要空間；屆時釋放 {} 個。</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>仍會保留：{}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>第 {} 輪即將離開</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>在上下文中</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>召回 · {} token</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>召回…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>移出上下文</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>它在那裡代表所述的輪次</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>代價</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>可用空間 {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>太長：可用空間 {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>API 請求</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>加入</translation>
        </message>
        <message>
            <source>At</source>
            <translation>時間</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>上下文</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>訊息</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>目前沒有程式可以呼叫。開關在設定的「{}」頁。</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>還沒有程式呼叫。各程式的請求會顯示在這裡。</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>設定檔</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>程式用金鑰呼叫 {}/v1。</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>回覆</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>請求</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>token</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>，約 {} 秒</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>恢復 · {} token</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>恢復…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>引用</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>在訊息中引用此輪</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>無需重新讀取</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>代價</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>沒有空間容納它們</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>它們不在此對話的目前分支上</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>第 {} 輪</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>重新讀取 {}</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>為此另有 {} 輪離開</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>為此另有 {} 輪離開</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>複製</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>複製公式</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>開啟連結…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全選</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>API 請求</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>複製金鑰</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>其他程式可以呼叫 {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>無法啟動 API。</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>它們需要金鑰。</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>位址</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>供其他程式使用的位址</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>複製</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>複製位址</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>複製金鑰</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>隱藏</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>隱藏金鑰</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>金鑰</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>供其他程式使用的金鑰</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>使用 OpenAI API 的程式將它們作為基礎 URL 和 API 金鑰。</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>請求…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>顯示</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>顯示 API 請求</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>顯示金鑰</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>未執行</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>已關閉：請在下方開啟</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>請選擇模型以開始</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>正在載入模型…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>請開啟該對話：可以在其標記處復原編輯。</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>正在準備此對話的上下文…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>無法讀取儲存的對話。</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>此對話未載入。請再次選擇它。</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>此編輯屬於另一個對話。</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>請等回覆完成。</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>正在等待另一個對話中的回覆…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>正在編輯上下文…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>正在檢視 {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>正在閱讀找到的內容…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>正在總結舊輪次…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>正在試用模型…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} 不再是此對話的文件。</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>所有檔案 (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>套用於新對話。</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>恢復預設值：{}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>選擇：{}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>選擇…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>模型 (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>需要重新載入模型。</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>重設</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>將 {} 重設為 {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>重新啟動後生效。</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>預設：{}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>off</source>
            <translation>關</translation>
        </message>
        <message>
            <source>on</source>
            <translation>開</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>設定檔「{}」有自己的：{}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>進階設定</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>重新載入模型</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>沒有設定符合此搜尋。</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>設定頁面</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>已自動儲存。</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>搜尋設定</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>搜尋設定（ / ）</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>部分更改套用於新對話。</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>部分更改需要重新載入模型。</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>部分更改在重新啟動後生效。</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>已隱藏</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>已顯示</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}：{}。</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ 進階（{}）</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ 進階</translation>
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
            <translation>關閉</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>指令（在訊息中）</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>刪除對話或記憶（在各自清單中）</translation>
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
            <translation>鍵盤快捷鍵</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>左、右方向鍵</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>逐輪瀏覽（在時間軸中）</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>換行</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>重新命名對話</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>傳送</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API 已關閉</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API 已開啟</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>篩選對話</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>按標題篩選對話</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>隱藏對話</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>隱藏對話（Ctrl+B）</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>匯入為對話</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>匯入對話</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>從檔案匯入對話…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新對話</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>新對話（Ctrl+N）</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新增資料夾</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>沒有程式可以呼叫。按一下開啟 API 設定。</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>其他程式可以呼叫 {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>設定（Ctrl+,）</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>隨程式附帶的小模型，可以講解這個視窗。</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>LM Studio、Ollama、GPT4All、Jan、llama.cpp、Hugging Face 的模型</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>在這台機器上…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>開啟 GGUF 檔案，或將檔案拖到視窗上。</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>開啟 GGUF 檔案…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>其他可下載的模型…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>與嚮導交談</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>使用你已有的模型</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>使用嚮導</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>活動</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>提示詞處理</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>首個 token 所需時間</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>正在寫的訊息的 token 數</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>每秒 token 數</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>上下文中的輪次</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>首個 token {} 秒</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>訊息：{} token</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>舊輪次會為此離開</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>正在讀取 {} / {} token</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>正在讀取…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>正在停止…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>正在思考…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>對此上下文太長</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>等待傳送，按 Esc 取消</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} 已移出</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} 已忘記</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} 在 KV 中</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>剩餘 {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} 已總結</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} token/秒</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} 輪</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} 輪</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>套用</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>詳細程度</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>不再顯示</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>摘要的詳細程度</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>佔用：現為 {} token；使用你的文字時，應耗時再計數。</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>佔用：{} → {} token。</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>保持原樣的最新輪次</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>沒有可離開的內容：所有輪次都是近期的或已固定。請減少保留的輪次。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即總結</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>先前的摘要也會離開：{} token。</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>正在寫摘要…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>摘要會佔用同樣多的 token：請縮短它，或減少保留的輪次。</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>摘要；寫好後可以修改</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>將離開上下文的輪次</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>保留的輪次</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>第 {} 輪將離開，{} token。</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>改回我的文字</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>正在等待模型…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>可在設定的「外觀」頁恢復預覽</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>簡短</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>適中</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>上下文的臨界值</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>方向鍵瀏覽輪次，Enter 在對話中顯示。</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>複製詳細資訊</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>關閉提示</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>已將第 {} 輪移出上下文</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>在能夠停止之前就已完成。</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>顯示摘要</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>已總結第 {} 輪</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>復原</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>可用的操作</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{1} 內釋放 {0} token；沒有遺失任何內容</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>工具呼叫：{}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>無</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>找不到</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>工具呼叫</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>模型：{}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>複製訊息</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>編輯並重新傳送</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>編輯並重新傳送…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重試</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>顯示全部 {} 個字元</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>你，第 {} 輪</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 輪</translation>
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
            <translation>再次編輯那則訊息時會繼續。</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>它取代前一版本顯示。</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>編輯的訊息屬於另一個版本。</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>另一處編輯沒有遺失</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>此輪屬於另一個版本</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>你的文字在輸入框中；要編輯該訊息，請回到它的版本。</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>下一版本</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>上一版本</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>版本 {} / {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>關閉</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差異</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>重新使用此版本</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>要比較的版本</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>記憶的版本</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>此後的更改</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>版本 {}（{}）</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>沒有盡頭的對話</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>請選擇一個以開始。</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>與在你自己機器上執行的模型進行沒有盡頭的對話。想從哪一個開始？</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>未載入模型</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>開始方式</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>歡迎使用 EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>用量條顯示什麼？</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>上下文滿了會怎樣？</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>模型的上下文佔滿後，舊輪次會被總結，對話繼續。上方的條顯示佔用多少，下方的條顯示模型仍能看到什麼，右側可以閱讀和搜尋每份摘要。</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>提示詞</translation>
        </message>
    </context>
</TS>
