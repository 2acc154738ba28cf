<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation>等 {} 个</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>（在回收站中：/memory restore 可将其恢复。）</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1：每次不同。</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1：有 GPU 时全部。</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach 需要文件名。</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export 需要文件名。</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import 需要文件名。</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore 会列出其中的内容。</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune 需要 0 到 1 之间的阈值。</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach 需要文档编号。</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit 需要消息编号和新的内容。</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive 需要重要性、天数和文件。</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore 会列出其中的内容。</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search 需要搜索词。</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show 需要记忆编号。</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive 需要一个文件。</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model 需要模型文件名。</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files 需要仓库名称：作者/名称。</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find 需要搜索词。</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version 需要轮次编号及其版本编号。</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 总是选择最可能的 token。留空：采用模型推荐值，否则 0.7。</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0：任意空闲端口。</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>1 次编辑，其中紧急 {emergencies} 次；由谁决定：{mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 或 2：由此版本的 Mirostat 选择，之前只应用温度。0：关闭。留空：采用模型推荐值，否则 0。</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1：仅限本机程序。0.0.0.0：网络中的所有人。</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 位</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 位</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 位</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>一个 GGUF 文件，使记忆、已离开上下文的内容和文档段落也能按意思查找。留空：只按词语。</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>含远程模型词表的 GGUF 文件，用于精确计数。</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>卡片会说明哪些轮次将离开、哪些内容仍会保留；期间可以继续书写。达到“溢出起点”或没有空间容纳回复时，它们仍会离开：不会因此中断任何回复。</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{n_ctx:,} token 的上下文需要 {needed:,.1f} GiB 内存；这台机器有 {memory:,.1f} GiB。</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>{n_ctx:,} token 的上下文需要 {needed:,.1f} GiB 内存；可用 {available:,.1f} GiB。</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>{n_ctx} token 的上下文太小。</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>文件 {name} 已存在。</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>无法召回记忆（{error}）。</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>其他服务器上的模型不能续写回复。</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>无法读取一个段落（{error}）。</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>程序名称为 1 到 {most} 个字母。</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>提示词需要名称。</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>提示词需要内容。</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>提示词“{name}”已存在。</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>最近已有两条消息得到的回复不会再次开头，对一个问题的回答不会用来回答另一个问题，问题也不会一再被原样当作答案返回：否则小模型会一直这样下去。</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>没有到服务器的安全连接。</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>没有到 {host} 的安全连接。</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>那里有服务器应答，但没有列出模型（404）。</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>摘要可以保留、缩短或丢弃，不能“{arguments}”。</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>大于 0（通常 0.8）可防止回复重复整段 token，越长惩罚越重。0：关闭。</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>大于 1 会降低重复 token 的概率。留空：采用模型推荐值，否则 1.0。</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>请在模型页面接受条款，并在此输入你账户的访问令牌。</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>消息短时最多推迟 n_ctx 的 5 %，消息长时最多提前 5 %。</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>适应对话</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>请加上其中之一：{words}。</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>更多主机名</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>地址</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>首次问答后，模型在空闲时给新对话起一个简短的名称。绝不更改你起的名称。关闭：以开头的词语命名。</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>允许的网页</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>窗口打开时提供兼容 OpenAI 的 API。</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>编辑计划被拒绝（{error}）；改为重建上下文。</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>轮次离开前先显示</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>期间加载了另一个模型。</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>另一个程序正在使用对话数据库。</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>直接回答，不先展示思考，支持多种语言。</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>直接回答，不先展示思考；文字平实。</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>外观</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>请发消息让它继续。</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>最多保留 {most} 条提示词。</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>请附加其中一部分，或附加其文本。</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>请附加其中重要的部分。</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>如需更换，请开始新对话。</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>简短</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>简短回答</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>请少恢复一些轮次、取消固定一些，或用更大的上下文加载模型。</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>恢复第 {} 轮</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>恢复第 {} 轮</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>请先恢复它。</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>恢复轮次</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>使用设置表的键，例如 sampling.top_k。</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>按词语</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>缓存类型</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>请更改其中一个。</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>对话 {number} 已回到列表：{title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>对话 {number} 不在回收站中。</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>对话 {number} 已写入 {path}。</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>回收站中的对话；{days} 天后会永久删除：</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>请检查配置中的地址和模型。</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>请检查它是否仍在原处以及您是否有权读取，然后重新附加。</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>请确认其磁盘已连接、有空间，且你有写入权限。</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>请确认 {data_dir} 所在磁盘有空间且可写。</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>请确认 {parent} 所在磁盘有空间且可写。</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>请确认模型文件夹可写，然后重试。</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>请确认这台机器已联网，然后重试。</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>请在设置的“下载”页检查模型 Hub 的地址。</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>请选择 --n-ctx {n_ctx_step} 或更大。</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>请选择嵌入模型的 GGUF 文件，或不选。</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>请选择从这里导出的 JSON 文件，或 ChatGPT、Claude 导出的 zip 文件。</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>请选择其中的文件。</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>请选择文件。</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>请选择更小的 --n-ctx。</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>请选择更小的上下文。</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>请选择更小的模型或更小的上下文。</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>请另选磁盘。</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>请在配置中另选文件，或不选。</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>请另选文件。</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>请用 --data-dir 另选文件夹。</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>请另选文件夹。</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>请另选模型，或使用本程序的更新版本。</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>请另选模型。</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>请另选模型。这个模型可用作搜索记忆的嵌入模型。</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>请另选模型；更新版本的程序可能知道它在哪里。</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>另选模型…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>请另选名称或文件夹。</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>请换一个名称。</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>请用 --data-dir 另选一个。</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>请另选一个。</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>请另选端口，或结束占用它的程序。</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>请换一个。</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>请先选择一个。</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>请选择其中之一。</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>请选择缓存类型 f16。</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>请选择第一部分。</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>请选择模型本身。</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>清空</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>请关闭它后重试。</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>请先关闭它，或用 --data-dir 另选文件夹。</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>合拢</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>代码</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>压缩它</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>合并起点</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>合并旧记忆</translation>
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
            <translation>其他服务器的上下文</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>上下文大小</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>请继续对话、稍后再召回，或用更大的上下文加载模型。</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>续写最后一条回复</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>请重新转换。</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>请从网站完整复制：它由字母和数字组成，没有空格。</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>复制文本</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>请修正消息后重新发送。</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>无法下载模型</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>无法导出</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>无法从服务器获得回复</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>无法导入对话</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>无法在上下文中腾出空间</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>无法打开对话</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>无法打开对话列表</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>无法打开数据文件夹</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>无法打开模型</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>无法打开窗口</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>无法读取或保存对话</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>无法读取密钥</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>无法读取配置</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>无法读取提示词</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>无法读取设置</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>无法恢复上下文</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>无法保存配置</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>无法保存提示词</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>无法保存设置</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>无法发送消息</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>无法启动 API</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>无法保存密钥</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>无法撤销编辑</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>无法使用记忆</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>在 /metrics 为持有密钥者提供 Prometheus 计数器。</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>计数和裁剪用时 {}。</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>临界起点</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>DRY 允许长度</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>DRY 底数</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>DRY 倍数</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>DRY 窗口</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>详细</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>你是指 {base}/v1 吗？</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>你是想输入 {near} 吗？</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>页的磁盘空间</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>文档：{}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>请重新下载或复制，或者另选一个。</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>请重新下载或复制。</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>请用浏览器下载文件，再在此打开。</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>下载</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>编辑后上下文的漂移</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>请拖入文本文件。</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>丢弃</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>移出最旧的</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>移出到这里为止</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>请编辑另一条。</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>编辑方式</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>编辑最后一条消息</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>编辑配置…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>嵌入模型</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>请在配置中填写 http://proxy.example:3128 这样的地址，或“none”。</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>请在配置中填写正确的密钥。</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>请重新导出。</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>请导出重要内容，然后用 --restore-backup 启动，恢复到最新的完好备份。</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>请重新导出你的数据。</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>按意思找到说过的话：换了说法也行，支持约一百种语言。</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>模型文件夹</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>字号</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>适合内存充足的机器，最好配有 GPU。</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>请释放空间后继续下载。</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>请释放一些空间后重试。</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>请在 {folder} 所在磁盘释放空间。</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>新的回复</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>来自模型看到的全部内容，没有特别突出的部分。</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>取自原句</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>取自原句（sentences）：用原话立即写出说过的内容。取自模型的笔记（model）：空闲时在每次问答后写下。轮次离开时（late）：届时由模型写摘要。自动：其他服务器上的模型在轮次离开时生成，否则取自原句。</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>取自模型的笔记</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>擅长多种语言的日常问题。</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>请压缩它、只发送末尾、取消固定轮次，或用更大的上下文加载模型。</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>请求头超时</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>漂移达到此值时修复</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>修复之前，接下来的词与干净上下文的结果最多可以相差多少；为 KL 散度，单位 nat。</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Mirostat 的学习速度。留空：采用模型推荐值，否则 0.1。</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>惩罚随重复长度增长的速度。</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>token 的概率达到多少才会被 XTC 舍弃；总会保留一个，大于 0.5 时全部保留。留空：采用模型推荐值，否则 0.1。</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>摘要的长度上限：简短 200、适中 500、详细 1,000 token。</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>多少条同类记忆合并为一条。</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>last_turns 保留的消息数。</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>sliding_window 保留的消息数。</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>最新的多少轮原样保留。</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>DRY 检查回复中最后多少个 token；-1：与上下文相同。</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>重复惩罚检查回复中最后多少个 token；-1：与上下文相同。留空：采用模型推荐值，否则 64。</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>在模型的同一个上下文中同批生成的回复数。0：按处理器核心数和上下文决定。1：逐个处理。</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>一个对话可占用窗口的 token 数。留空表示不限。</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>多久舍弃一次最可能的 token，使回复出人意料；0：从不。留空：采用模型推荐值，否则 0.0。</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>摘要的生成方式</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Mirostat 的目标 token 可以多出人意料。留空：采用模型推荐值，否则 5.0。</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>空闲超时</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>以 MB 计，所有对话合计；最久无用的先删除。0 表示不保留。</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>空闲时，数量很多的摘要会合并为会话、主题和概览。原摘要保留在其下不变。</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>空闲时会重新读取一遍上下文，然后完成修复。</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>空闲时先写好将要用到的摘要，无需等待。</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>以 MB 计；更大的会被拒绝。</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>以像素计，按 100 % 缩放。</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>文件中：{}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>以 token 计，用于未自行注明的远程配置。</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>以 token 计。</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>以 token 计。0：直到模型结束。</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>以 token 计；之后等待你继续。0：上下文的四倍，但不早于 16,384。</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>请安装更新的 Python。</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>请重新安装。</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>请重新安装。</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>请重新安装该版本，或用 --data-dir 另选文件夹。</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>请安装该版本后再读取。</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>它在运行吗？配置中的地址对吗？</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>有应答（{}），但没有模型“{}”。现有：{}。</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>有应答（{}），但没有列出模型：那里加载了模型吗？</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>有应答（{}）。模型：{}。</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>来自“{}”。</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>其中没有可在此下载的模型文件。</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>它在 {path} 中：请在那里更正，或移走该文件以使用默认值启动。</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>它可能已损坏，或者此版本不认识这种类型。</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>它可能已损坏。</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>它可能已被删除。</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>它可能仍在加载。请再试一次。</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>它必须以 https:// 开头。请在设置的“下载”页更改。</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>文件已删除。请重新下载。</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>它保持原样。用 --restore-backup 启动可将它放到一边并使用最新的完好备份。</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>文件未保留。请另选模型，或获取程序的更新版本。</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>文件未保留。请另选模型。</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>它的应答在详细信息中。请检查配置。</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>它的上下文比配置中写的小：请调低配置中的上下文上限。</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>自己的设置</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>保留已读内容</translation>
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
            <translation>保持位置（gap）：模型无需处理。合拢（shift）：编辑处不留空隙。</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>保留近期轮次</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>将摘要存入记忆</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>保留第一条消息和放得下的</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>保留最后几轮</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>保留最新的消息</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>最新的消息或轮次（sliding_window、last_turns：数量见下）、放得下的（token_budget）、连同第一条用户消息（smart）、附上旧消息的摘要（summarization），或都不用：拒绝请求（manual）。</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>保留放得下的</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>密钥</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>体积大，但相对很快：每个词只有十分之一参与计算。</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>放大文字</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>请求大小上限</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>最后几轮</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>GPU 上的层数</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>由我处理</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>减少：{}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>由模型选择</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>让模型重新回复（Ctrl+R）</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>许可证：{}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>浅色、深色，或跟随系统。</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>请在窗口中用它替换另一个模型，或关闭其他占用内存的程序。</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>请先加载一个，然后重新发送。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>请用更大的上下文加载模型，或开始新对话。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>请用更大的上下文加载模型，或缩短系统提示词。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>请用更大的上下文加载模型，或取消固定轮次。</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>请用更大的上下文加载模型。</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>已停止加载 {name}。</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>长篇故事</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>回复长度上限</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>请重新查看其条目。</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>检查模型文件 {name} 用时过长，已中止。</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>请让 {path} 可以读取，或将该文件移走，以默认设置开始。</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>管理上下文</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>手动上下文</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>手动上下文：已用 {share:.0%}。{choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>测量</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>测量并修复</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>记忆只按词语搜索。</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>回收站中的记忆；{days} 天后会永久删除，除非仍有对话在使用：</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>记忆 {memory_id} 已在上下文中。</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>记忆 {memory_id} 不在上下文中。</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>记忆 {number} 属于对话 {chat}，该对话在回收站中。</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>记忆 {number} 已恢复：{title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>记忆 {number} 不在回收站中。</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>记忆 {number}，第 {first} 轮：</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>记忆 {number}，第 {first}–{last} 轮：</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>记忆 {number}：</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>消息上限</translation>
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
            <translation>模型与引擎</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>模型文件</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>模型 Hub</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>其他服务器上的模型不能在此使用。</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>支持工具的模型会以自己的格式得知可以搜索记忆并调用它。小模型会在无人要求时这样做。向导始终可以。</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>适中</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>增加：{}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>主要来自{}</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>动画</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>将它移走即可使用默认设置。</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>请将它移走，或用 --data-dir 另选文件夹。</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>请用轮次编号指定回复。</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>请用 --model 指定另一个，或重新安装。</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>为对话命名</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>可用来称呼这台机器的名称，用逗号分隔；其地址始终可用。</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>密钥和消息都不会发送到那里。如果你信任它，请把它写入配置。</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新对话</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>没有 GGUF 模型符合“{words}”。请减少搜索词。</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>回收站中没有对话。</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>没有打开的对话。</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>不限</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>没有低于该重要性且早于该天数的记忆。</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>回收站中没有记忆。</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>没有加载模型。</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>不保留页（paging.budget_mb 为 0）。</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>还没有程序拥有自己的密钥。用 /api key 名称 创建一个。</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>没有名为“{name}”的程序拥有密钥。</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>这些轮次要么不在上下文中，要么不能离开。</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>这些轮次并非都有页</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>以后再说</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>笔记</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>此对话不再自动恢复任何内容；可在其参数中重新允许。</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>没有找到“{words}”。</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>上下文中没有自动恢复的内容。</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>远程服务器的地址，例如 http://127.0.0.1:1234/v1。</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>关闭：摘要只留在上下文中；在记忆中会立即进入回收站。</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>关闭：上下文已满时，回复结束并给出提示。</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>在另一台服务器</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>在本机</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>在本机为 GGUF 文件，留空则用已加载的模型；在另一台服务器则为它在那里的名称。</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>此对话有一轮需要重新读取：{cost}。</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>只用最可能的 k 个 token；0：全部。留空：采用模型推荐值，否则 40。</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>只用合计达到此比例的最可能 token。留空：采用模型推荐值，否则 0.95。</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>只用与最佳 token 相比至少有此概率的 token。留空：采用模型推荐值，否则 0.05。</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>打开模型</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>连训练数据也开放；需要时会思考。</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>请用创建它的程序打开，并重新保存。</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>请打开它，复制其文本后粘贴。</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>请打开它的对话。</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>请先打开一个。</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>请重新打开对话。</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>采样器顺序</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>https://example.org 这样的来源，用逗号分隔。留空：无。</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>溢出起点</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>磁盘上的页</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>同时处理的请求数</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>此对话有一部分需要重新读取：{cost}。</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>请粘贴重要的部分。</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>回复暂停于</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>固定：永不总结，永不移出</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>端口</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>“立即总结”的预览</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>图片投影器</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>代理</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>提供指标</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>请把所有文件放在同一文件夹。</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>相对很快：每个词有七分之一参与计算。</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>引用原句</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>为此引用自第 {} 轮，{} token</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>引用自第 {} 轮</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>为此引用自第 {} 轮</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>随机</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>读取 {name} 耗时过长。</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>读取 {name} 占用的内存过多。</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>召回</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>对话开始时召回</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>从记忆召回</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>请先用其他程序识别其中的文字（OCR）。</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>拒绝</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>开始拒绝</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>至今被拒绝次数：{}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>重新生成最后一条回复</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>请移除另一条召回的记忆、取消固定轮次，或用更大的上下文加载模型。</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>移出上下文</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>请修复文件，或将它移走以使用默认配置。</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>请修复文件，或将它移走以从空白开始。</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>重复惩罚</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>重复窗口</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>回复预留</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>请求 {}，发往“{}”，{}。</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>请求 {}：{}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>超过此数的请求会被拒绝。</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>重置文字大小</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>请先恢复该对话：/chat restore {chat}</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>自动恢复的空间</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>请从源代码运行 EthervoxGUI：packaging/run.sh 会为所在机器编译。</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>这么长的 token 段可自由重复。</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>采样</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>请保存一份不带密码的副本，再附加该副本。</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>除其他程序的文件夹外也在此查找；用 ; 分隔。</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>远程服务器可以无响应的秒数。</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>请求必须在这么多秒内说明意图。</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>请求正文没有任何数据的秒数。</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>请看 /api keys。</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>请看 /documents。</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>请看 /help。</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>所有键请见 README。</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>请看时间线。</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>种子</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>请发送消息。</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>请重新发送。</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>请分段发送。</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>只发送末尾</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>请只发送末尾，或用更大的上下文加载模型。</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>请重新发送消息，或在配置中给服务器更多时间。</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>请重新发送消息；如果问题仍然存在，请检查服务器。</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>用 ; 分隔；未列出的不使用。留空：采用模型推荐值，否则 penalties; dry; top_k; top_p; min_p; xtc; temperature。</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>为其他程序提供服务</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>服务器</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>达到 n_ctx 的此比例时，状态变为“警告”。</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>达到 n_ctx 的此比例时，总结旧轮次。</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>达到 n_ctx 的此比例时，立即移出最旧的轮次；你说过的要点保留。</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>自动恢复的轮次可占 n_ctx 的比例。</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>达到上下文的此比例时执行策略。</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>执行之后仍不得超过的比例。</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>缩短</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>请缩短它。</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>请缩短指令、取消固定轮次，或用更大的上下文加载模型。</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>在对话中显示</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>显示记忆</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>显示摘要</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>滑动窗口</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>小巧，适合简短的问题和较旧的机器。</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>小巧，支持多种语言，上下文很长。</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>缩小文字</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>沉稳务实，支持十二种语言。</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>出了点问题</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>程序内部出错。</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>程序内部出错。已保存的内容是安全的。</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>请重新启动程序。</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>停止回复，或收起回复的依据</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>已停止。</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>思考能力强，相对很快。</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>总结</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>总结（automatic）：达到“临界”时总结旧轮次。由模型选择（model）：你说过的要点始终保留。移出最旧的（shift）：不生成摘要。由我处理（manual）：不会自动移出任何内容；你会收到提醒，放不下的内容会被拒绝。</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>提前总结</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>“立即总结”会先显示将离开的内容和摘要，然后才执行。</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>请总结旧轮次（/context summarize）、移出最旧的（/context shift）或精简（/context prune）。</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>总结旧消息</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>总结到这里为止</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>摘要详细程度</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>恢复轮次的摘要</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>第 {} 轮的摘要</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>记忆中的摘要 {} 代替了旧消息。</translation>
        </message>
        <message>
            <source>System</source>
            <translation>系统</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>系统提示词</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>系统提示词 · 模型自带</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>长上下文占用内存少。</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>温度</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>可以发送 UTF-8 文本。</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>可以附加文本、Markdown、代码、CSV、HTML、PDF、DOCX 和 EPUB。</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>这不是访问令牌。</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>无法启动 API。</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>API 的密钥为空：任何人都会被放行。</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>模型用来查看其他程序所发图片的 GGUF 文件。留空：其文件夹中名称含 mmproj 且匹配的文件。</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>启动时使用的 GGUF 文件。留空：随附的向导。</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>无法使用该 JSON schema：{why}。</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>此类服务器的地址通常以 /v1 结尾。</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>模型 Hub 的地址不可用：{text}。</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>搜索模型时访问的地址；如有镜像可填镜像地址。</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>无法使用地址 {host}:{port}。</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>无法写入归档 {name}，因此没有移动任何内容。</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>备份 {name} 无法就位。</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>缺少随附的模型。</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>程序对话的单元会在 paging.budget_mb 之内调出，重启后也无需重读。关闭：不写入任何内容。</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>无法写入对话数据库。</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>对话数据库已损坏，或不是数据库。</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>对话数据库已损坏；你看到的可能不完整。</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>写下此摘要后，对话已有变化。</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>下次回复前会重新读取对话。</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>{name} 的聊天模板永远不会结束。</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>{name} 的聊天模板占用的内存超出任何对话所需。</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>无法将对话保存在 {parent}。</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>更新对话文件前未能备份，因此没有做任何更改。</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>对话已从 {when} 的备份恢复。</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>这些对话由本程序的更新版本保存。</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>下载 {name} 时连接中断。</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>无法恢复上下文。</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>上下文已修复：离开的内容不再影响它。</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>上下文太满，无法再检验该回复。</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>编辑失败（{error}）后已重建上下文。</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>引擎出错（{error}）后已重建上下文。</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>轮次无法恢复（{error}），已重建上下文。</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>对话在此期间已继续。</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>对话以纯文本形式交给它，每条消息前加上“User:”和“Assistant:”。</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>无法写入数据文件夹 {path}。</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>数据库无法完成操作：{error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>磁盘已满，无法保存。</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>下载失败。</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>下载被拒绝：地址不安全。</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>嵌入模型 {name} 不存在。</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>程序内部发生故障，引擎已停止；已保存的内容是安全的。</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>之前的文件保留为 {name}。</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>文件可能已损坏，或是为更新的版本制作的。</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>无法读取文件 {name}。</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>无法写入文件 {name}。</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>文件 {name} 中没有可读取的对话。</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>文件 {name} 不是可读取的记忆归档。</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>文件 {name} 由本程序的更新版本写入。</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>对话的第一条消息会把相符的摘要带入上下文，它们来自使用同一模型的其他对话。它们会标明引用、显示在时间线上，并可移除。</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>密钥无法保存在 {path}。</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>{name} 的密钥，仅显示这一次：{key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>窗口的语言。对话保持各自的语言；headless 和 API 使用英语。</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>最后一条回复已不在上下文中，无法续写。</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>无法读取可下载模型的列表。</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>要回答的消息有 {n_tokens:,} token；此上下文放不下。</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>模型无法完成操作：{error}。</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>模型无法继续</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>无法使用模型文件 {name}：它会使 llama.cpp 崩溃。</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>模型文件 {name} 已损坏。</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>模型文件 {name} 是空的。</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>模型文件 {name} 的格式太旧。</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>模型文件 {name} 不完整：提前结束。</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>模型文件 {name} 在使用过程中被截短。</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>无法读取模型文件 {path}。</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>该模型有 {n_parts} 个文件，缺少 {name}。</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>允许模型搜索</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>模型在另一台服务器上运行：对话按消息编辑并整体发送。</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>在该问题之前，模型没有看到任何内容。</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>即使没有这些内容，模型也会说同样的话。</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>上次使用的模型不在了：{path}。暂由向导代替。等它的磁盘或文件夹恢复后，请选择该模型或重新启动；在您另选之前，它仍是您的选择。</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>模型 {name} 无法计算回复。</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>无法加载模型 {name}。</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>模型自带的开头</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>程序用来调用它的名称。</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>提示词名称须为一行，最多 {most} 个字符。</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>远程服务器的密钥在密钥环中的名称。</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>网络可能需要先登录：请打开浏览器，然后重试。</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>最新的轮次没有为此记忆留出空间。</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>无法使用此对话的页；将重新读取：{cost_text}。</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>无法将图片保存到 {}。</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>配置“{name}”与常规设置相互矛盾。{reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>配置“{profile}”指定了另一个模型：对话以默认配置继续。</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>此对话的配置“{profile}”已不存在；对话以默认配置继续。</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>无法将配置保存到 {path}。</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>无法读取 {name} 中的配置：{reason}。</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>程序正在关闭。</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>提示词超出模型的上下文。</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>无法将提示词保存到 {path}。</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>无法读取 {name} 中的提示词：{reason}。</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>无法使用连接远程服务器的代理。</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>远程服务器目前不再接受请求（429）。</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>无法连接远程服务器。</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>远程服务器没有及时应答。</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>远程服务器不接受该密钥（{status}）。</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>远程服务器出错（{status}）。</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>远程服务器在写作过程中出错。</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>远程服务器出错：{why}。</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>远程服务器在此地址没有模型“{model}”（404）。</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>远程服务器重定向到另一个地址（{status}）。</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>远程服务器拒绝了此请求（{status}）。</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>远程服务器需要密钥（{status}）。</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>回复提前结束：模型无法继续。</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>回复占满了整个上下文，只能在此结束。{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>该回复已不在上下文中，因此无法再检验。</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>回复重新开头了，因为模型又要像之前那样重复自己或重复消息。</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>第 {} 轮的结果过长：读取 {} 个 token（共 {} 个），全文在记忆 {} 中。</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>调用 {} 的结果过长：保留 {} 个 token（共 {} 个）。</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>脚本中有未知指令“!{}”。</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>无法读取脚本 {}。</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>脚本中的“!why”找不到有轮次为之返回的消息。</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>无法理解脚本中的“!{}”。</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>搜索失败。</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>此地址的服务器与 OpenAI 不兼容。</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>无法连接服务器。</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>服务器现在太忙。</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>服务器没有提供 {name} 的校验和。</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>服务器拒绝提供 {name}。</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>服务器发送的不是 {name}。</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>设置 {key} 不合适：{reason}。</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>无法读取设置。</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>无法将设置保存到 {path}。</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>设置文件 {name} 已损坏。</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>能对话的最小模型，任何机器都能运行。</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>此对话的系统提示词保持不变：之后已有发言。</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>系统密钥环无法使用（{error}）。在其恢复之前，密钥保存在只有你能读取的 {path} 中。</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>系统密钥环已锁定。</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>提示词内容最多 {most} 个字符。</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>按现在的上下文无处放下这些轮次，因此重建</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>无法加载 {name} 的词表。</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>此导出文件中没有消息。</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>不存在从 {start} 到 {end} 的轮次。</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>此对话有第 0 到 {last} 轮。</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>第 {turn} 轮有 {n} 个版本。</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>现有：{names}。</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>没有可恢复的对话备份。</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>还没有备份：请导出重要内容，然后移走文件以重新开始。</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>没有对话 {chat_id}。</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>没有命令“{text}”。</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>此对话没有可撤销的编辑。</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>没有记忆 {memory_id}。</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>没有记忆 {number}。</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>没有可重新回答的消息。</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>没有这个名称的模型文件。</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>没有模型文件 {path}。</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>没有配置“{name}”。</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>除了必须留在上下文中的内容之外，没有空间容纳这些指令。</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>放不下 {n_coming:,} token 的轮次：多出 {needed:,}。</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>没有空间再容纳 {incoming:,} token：已用 {n_used:,} / {n_ctx:,}。</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>没有设置“{key}”。</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>没有这个文件夹。</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>此对话中没有这条回复。</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>此对话中没有这一轮。</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>没有摘要。</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>此文件中没有文本。</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>没有第 {number} 轮。</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>除对话模型外，没有内存再加载 {name}：需要 {needed:,.1f} GiB，可用 {free:,.1f} GiB。</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>磁盘空间不足，放不下 {name}。</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>磁盘空间不足，放不下 {name}；需要 {needed:,.1f} GB，可用 {free:,.1f} GB。</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>没有可清除的内容：上下文中只有永不离开的部分。</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>无需修复：上下文与现在重新读取的结果一致。</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>无需修复：使用此模型时，每次编辑都会重新读取上下文。</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>没有可移除的内容：所有轮次都是近期的、重要的或已固定。</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>没有可发送的内容。</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>第 {turn} 轮有一个版本。</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>没有足够空间为 {name} 建立 {n_ctx:,} token 的上下文。</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>这些对话已在另一个 EthervoxGUI 中打开。</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>它们已在上下文中。</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>回答前先思考，体积依然小巧。</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>回答前先思考，支持英文和中文，相对很快。</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>回答前先思考，任何机器都能运行。</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>回答前先思考，普通机器上的全能之选。</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>回答前先思考，更擅长长而难的问题。</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>回答前先思考，适合长文本。</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>长时间展示思考过程，适合计算和谜题。</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>此 Python 自带 SQLite {sqlite_version}，但需要 3.34 或更新版本。</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>这些内容无法发送到远程服务器：其中含有半个字符或不是数字的内容。</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>此对话的结尾不是可续写的回复。</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>此对话没有文档 {number}。</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>此对话没有文档。用 /attach 文件 添加一个。</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>此对话上次使用 {model}，上下文 {n_ctx:,} token。现在以 {model_2} 和 {n_ctx_2:,} 继续。</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>此对话已放不进上下文，因此旧轮次必须离开。</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>此对话自己的设置目前不生效。{reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>{n_ctx:,} token 的上下文太小：系统提示词有 {system:,}，为回复和摘要保留 {reserve:,}。</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>此对话文件自相矛盾。</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>此对话文件不完整。</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>安装不完整：缺少资源文件。</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>这不是文本。</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>此计算机没有这样的地址。仅供本机程序使用请用 127.0.0.1，其他计算机也要使用请用 0.0.0.0。</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>此记忆占 {n_tokens:,} token；可用空间为 {max:,}。</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>此消息有 {incoming:,} token；此上下文最多容纳 {limit:,}。</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>此消息有 {n:,} 个字符；对 {n_ctx:,} token 来说太长，无法压缩。</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>无法使用此模型的聊天模板（{error}），因此使用 ChatML。</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>无法使用此模型的聊天模板（{error}），因此使用纯文本。</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>此模型的上下文只能重建</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>无法逐部分查看此模型的上下文：{reason}。</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>此模型的轮次无法调出：</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>此处理器对已安装的版本来说太旧：缺少 {names}。</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>此摘要占 {n_block:,} token，而它要代替的轮次共 {n_leaving:,}。</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>这会从上下文中移出 {turns}和 {blocks}，共 {n_tokens:,} token；它们仍被保存，可以搜索。用 /context clear yes 执行，或用 /context clear forget，使其不再影响留下的内容。</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>此文本有 {n_tokens:,} token；一个向量最多由 {most:,} 个生成。</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>线程</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>模型使用的线程数。0：每个核心一个；极小的模型只用一个。</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>超时</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>轮次时间线：{}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>极小，适合在最小的机器上处理简短英文。</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>要重新开始，请将 {file_name} 移出 {data_dir}。</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>今天的对话备份未能完成。</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>为回复预留的 token；最多占窗口的八分之一。</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>上下文的 token 数，即 n_ctx；向上取整为 256 的倍数。留空：模型训练时的大小，最多 8,192；向导为 1,024。</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>工具调用</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>工具调用，未完成</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>工具调用：{}</translation>
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
            <translation>开始裁剪</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>请几分钟后重试。</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>请在 {seconds} 秒后重试。</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>请稍后重试。</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>请在电脑不那么繁忙时重试，或者另选一个模型。</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>请重试。</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>请（在设置中）开启上下文管理，或开始新对话。</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>请在上下文设置中开启“轮次自动恢复”。</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>第 {first_turn} 轮已立即移出，因为{emergency}。它仍被保存，你说过的内容以短句保留。</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>第 {first_turn} 轮已立即移出，因为{emergency}。它仍被保存。</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>已忘记第 {first} 轮：留下的内容已重新读取。它仍被保存。</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>重新读取后第 {first} 轮放不下了：它已离开上下文。</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>第 {number} 轮已取消固定。</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>第 {number} 轮已固定：永不离开上下文。</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>第 {number} 轮已固定：回到上下文后永不离开。</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>第 {turn_number} 轮不是你的消息。</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>第 {} 轮为此恢复，{} token</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>第 {} 轮为此恢复</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>第 {} 轮 · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>轮次无法调出（{failure}）。再次需要时会重新读取，耗时更长。</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>轮次自动恢复</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>用 /context bring-back 恢复轮次。</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>离开的轮次滑入其摘要或淡出；关闭后一切立即变化。</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>离开的内容仍会影响留下的内容。空闲时：测量其程度（measure），并在超过下面的上限时用干净的副本替换（heal）。关闭：仅在你要求时进行。</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>已忘记第 {turns} 轮：留下的内容已重新读取。它们仍被保存。</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>第 {turns} 轮已固定：永不离开上下文。</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>重新读取后第 {turns} 轮放不下了：它们已离开上下文。</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>第 {turns} 轮已立即移出，因为{emergency}。它们仍被保存，你说过的内容以短句保留。</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>第 {turns} 轮已立即移出，因为{emergency}。它们仍被保存。</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>第 {} 轮为此恢复，{} token</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>第 {} 轮已移出</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>已忘记第 {} 轮</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>第 {} 轮已总结</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>KV 缓存中键和值的类型；q8_0 约占 f16 一半的内存。</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>已撤销：其摘要已移出上下文。</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>已撤销：第 {first} 轮已恢复，其摘要已移出上下文。</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>已撤销：第 {first} 轮已恢复。</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>已撤销：第 {turns} 轮已恢复，其摘要已移出上下文。</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>已撤销：第 {turns} 轮已恢复。</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>请解锁后重试。</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消固定</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>请先取消固定。</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>最多使用</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>用于按意思查找</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>使用向导</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>前往远程服务器所经的代理，例如 http://proxy.example:3128。留空：使用系统设置（HTTPS_PROXY、NO_PROXY）；none：不用代理。本机始终直接访问。</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>词表</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>警告起点</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>模型的思考或反复说过的内容不会被再次读取：它们留在上下文之外。</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>新对话的开头。</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>新对话的开头。留空：模型自带的，与其聊天模板完全一致。</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>只恢复部分轮次时如何处理摘要。缩短（shrink）：用更短的摘要代表其余轮次。丢弃：摘要消失，其余轮次也不在。全部恢复后摘要消失。</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>已下载的部分会保留。</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>memory_search 在此对话中找到轮次后怎么做。引用原句（quote）：模型读取它们。恢复轮次（page_in）：轮次本身回到上下文。</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>此对话中必须保留的内容需要 {n_tokens:,} token；此上下文有 {n_ctx:,}。</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>模型的请求超出范围：{corrected}。</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>此消息向 {name} 询问的内容现在放不进上下文。</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>无法将已输入但未发送的内容保存到 {path}。</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>已写出的内容会保留；请重新发送消息。</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>您先前所述的内容已引用在消息中</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>您先前所述的内容曾引用在消息中</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>消息涉及已离开的内容时，会在回复前从页中恢复，或以引文给出：与之有共同词语的（words），以及模型注意力指向的、说的是同一件事的，或借助嵌入模型意思相同的（automatic）。关闭：只有你要求时才恢复。</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>消息占满上下文时</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>上下文占满时</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>轮次离开时</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>模型在哪里运行；另一台服务器须与 OpenAI 的服务器兼容。</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>请在文件后写上对话编号。</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>请写 keep、shrink 或 drop。</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>请写一个，或改为移出这些轮次。</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>请把较小的数写在前面。</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>XTC 概率</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>XTC 阈值</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>其他格式的文档</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>它的部分状态是循环的</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>演示文稿</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>录音或录像</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>电子表格</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>第 {} 轮的摘要</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>在此约 {n:,} token/秒</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>在此约 {n:.1f} token/秒</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>约 {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>压缩包</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>其他格式的电子书</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>旧版 Word 文档</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>默认：{}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>不小于 {}</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>不大于 {}</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>已回到上下文</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>基础模型</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>取回此类文件中的记忆</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>恢复上次编辑移出的内容</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>恢复轮次；其摘要保留、缩短或丢弃</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>调用方已离开</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>占回复依据的 {} %</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>单元可以移除并合拢；加载模型时已验证</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>单元可以移除，但合拢会改变它们（NMSE {error:.1e}）</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>单元可以移除，但不能合拢：{reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>条款</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>需接受条款</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>从结尾处续写最后一条回复</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>涵盖你所说内容的 {} %</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>临界</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>M月d日</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>另存的损坏文件</translation>
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
            <translation>文档</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>移出重要性低（低于 0.5）的问答</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>立即移出最旧的轮次</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>已移出</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>编辑于 {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>紧急</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>请输入数字</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>请输入 {low} 到 {high} 的数</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>请输入大于 {above}、不大于 {high} 的数</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>请输入不小于 {low} 的数</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>请输入整数</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>请输入 {low} 到 {high} 的整数</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>请输入不小于 {low} 的整数</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>请输入本机的地址或名称，例如 127.0.0.1</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>请输入以 https:// 开头的地址</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>请输入不超过 {n:,} 个字符</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>请输入 my-computer.local 这样的名称，以英文逗号分隔</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>请输入 https://example.org 这样的来源，以英文逗号分隔</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>错误 {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>按意思查找：memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>适合这台机器</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>可以运行，但留给其他程序的内存不多</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>已忘记</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>文件中的空闲空间</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>留空</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>上下文有多满、装了什么</translation>
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
            <translation>它通过滑动窗口做注意力</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>它通过滑动窗口做注意力，旧单元会被回收</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>它已损坏</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>它的应答中断了</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>它的应答不是 JSON</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>它的应答不是 JSON 对象</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>无法保存其单元</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>它的键经过压缩（MLA）</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>它的位置按 YaRN 缩放，移位会破坏它们</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>它的位置带有注意力系数，移位会破坏它们</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>它的位置有多个维度</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>它的位置有多个维度（M-RoPE）</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>它的量化键无法再次旋转</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>未给出它的查询和键</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>它的查询和键不匹配</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>其保存的键不是注意力所用的键</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>无法读取其保存的键（{error}）</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>它的状态是循环的：没有可单独移除的单元</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>将文件保留为此对话的文档；消息所问的内容会进入上下文</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>{kv_type} 类型的键经过量化和旋转</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>在此不到 1 token/秒</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>小于 {}</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>允许此轮再次离开</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>级别 {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>第 {number} 行</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp 无法加载 {name}。</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>为调用 API 的某个程序创建密钥</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>条记忆</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>在第 {} 轮之后召回的记忆</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>“{chat}”的记忆 {number}：{text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>条消息</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>可下载的模型，以及各自在这台机器上的速度</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>超出这台机器的内存</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>大于 {}</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>将低于该重要性且更旧的记忆移到文件中</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nat</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>永不总结或移出此轮</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>程序启动以来尚未查找过任何页</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>无模板</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>没有轮次在上下文之外</translation>
        </message>
        <message>
            <source>note</source>
            <translation>笔记</translation>
        </message>
        <message>
            <source>now</source>
            <translation>刚刚</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>记忆的旧版本</translation>
        </message>
        <message>
            <source>on</source>
            <translation>开</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>溢出</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>概览</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>第 {number} 页</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>它有一部分是循环结构</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>它的部分状态是循环的：没有可单独移除的单元</translation>
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
            <translation>空闲时用干净的副本替换上下文</translation>
        </message>
        <message>
            <source>px</source>
            <translation>像素</translation>
        </message>
        <message>
            <source>question</source>
            <translation>询问</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>引自第 {} 轮的内容</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>从这样的 JSON 文件或 ChatGPT、Claude 的导出文件（zip 或 JSON）读取对话</translation>
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
            <translation>已拒绝</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>重新生成最后一条回复（或指定轮次）；保留旧版本</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>移除此对话的一个文档</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>替换你的消息；保留旧版本</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>收回某个程序的密钥</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>进行中…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>秒</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>采样：{values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>将一个对话（默认当前）写入文件：.md 为 Markdown，否则为 JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>已保存的上下文</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>搜索索引</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>搜索记忆和所有说过的内容</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>在 Hugging Face Hub 上搜索模型；搜索词会发送给它</translation>
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
            <translation>显示一条记忆</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>推荐用于这台机器</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>立即总结旧轮次</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>已总结</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>精确</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>从 GGUF 文件切换到另一个模型</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>切换到某一轮的另一个版本</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>系统 {system:,} · 摘要 {summaries:,} · 召回 {recalled:,} · 你 {you:,} · 模型 {model:,} · 预留 {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>从回收站恢复已删除的对话；不带编号：列出其中内容</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>从回收站恢复已删除的记忆；不带编号：列出其中内容</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>将所有内容移出上下文（会先询问；forget：不留影响）</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>再次移出为消息而自动恢复的内容</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>移出轮次，使其不再影响留下的内容</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>取自轮次，不是模型所写</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>记忆的文本</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>轮次的文本</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>回收站</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>连接中断</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>上下文已用 {share:.0%}</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>此对话的文档</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>Hub 上某个模型的文件及其所需内存</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>库没有说明它的计算内容</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>库拒绝移除中间的单元</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>库表示其单元无法移位</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>模型较小：词语更能说明问题</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>模型自带：{}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>开始裁剪的比例必须小于开始拒绝的比例</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>第 {} 轮的摘要</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>摘要中的“{}”一行</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>尝试失败：{error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>阈值必须递增：警告 &lt; 严重 &lt; 紧急</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>上下文之外的那一轮可从页恢复</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>上下文之外的那一轮没有页：需要重新读取</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>没有采样器 {unknown}，可用的有 {known}</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>显示此列表</translation>
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
            <translation>主题</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>“{chat}”的第 {number} 轮：{text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 轮</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>轮</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>已恢复的轮次（{}）</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>第 {} 轮</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>轮次：{in_kv} 在 KV 中 · {summarized} 已总结 · {dropped} 已移出</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>未改动</translation>
        </message>
        <message>
            <source>user</source>
            <translation>用户</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>上一条回复（或该轮）的依据，以及模型为此看到了什么</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>轮次保存了哪些页，用处如何</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>数据文件夹中占用空间的内容</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>哪些程序拥有自己的密钥</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>附有您先前所述内容的引用</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>yyyy-MM-dd</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}（{trigger}，{method}）：第 {first} 轮，{ms:,.0f} 毫秒内释放 {freed:,} token</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}（{trigger}，{method}）：第 {turns} 轮，{ms:,.0f} 毫秒内释放 {freed:,} token</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} 不接受“{text}”。</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} 需要整数，而不是“{text}”。</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} 需要程序的名称。</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} 需要轮次编号。</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}；已备好一份摘要</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}；全部在上下文中</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}；第 {first} 轮在上下文中</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}；第 {turns} 轮在上下文中</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}：{reason}。</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>无法连接 {host}。</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} 没有应答。</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} 自身目前有问题（{status}）。</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host} 收到来自此网络的请求过多。</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} 拒绝应答（{status}）。</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} 发送的不是模型列表。</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>保留 {kept} 轮，而不是 {requested}：保留部分以你的消息开头，并为回复留出空间。</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories}已从 {name} 取回。</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories}已存入 {path}。用 /memory unarchive 可取回其中的内容。</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}：{word}，{reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} 次下载</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} 个赞</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} 条记忆</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} 条记忆</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>程序启动以来查找过 {n:,} 页，找到 {hits:,} 页（{share:.0%}）</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>所有对话共 {n:,} 页，{mb:,.1f} MB，上限 {most:,.0f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>此对话有 {n:,} 页，{mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} token</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} token，约 {s:,} 秒</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} 下载后已损坏：校验和不符。</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} 不能成为此对话的文档：没有内容会自动进入其上下文。</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>无法加载 {name}。</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>无法读取 {name}。</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>无法读取 {name}：它已损坏，或内容与文件名不符。</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} 不能用于嵌入。</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>无法写入 {name}。</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} 无法使用 q8_0 类型的缓存：其注意力头有 {head_sizes:g} 个值，不是 {q8_block} 的倍数。</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} 没有聊天模板，因此不知道它的聊天训练采用何种格式。它的回复可能不如应有的水平。同一模型的其他文件可能带有模板。</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>无法重新加载 {name}：{error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} 的内容与写入的不符。</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} 出错。</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} 在服务器上已更改。</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} 没有文本。它可能是扫描件，页面都是图片。</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} 是基础模型：它续写文本，没有经过聊天训练。它的回复可能跑题、重复或替你说话。想要聊天，请选择名称含“Instruct”或“Chat”的模型。</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} 是由 {n_parts} 个文件组成的模型的后续部分。</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} 是 {kind} 文档，不是文本文件。</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} 超过 {most} MB。</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} 已重新加载，对话照旧继续。</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>服务器上已没有 {name}。</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} 不是文件。</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} 不是语言模型，而是模型的附加部分。</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} 不是文本文件。</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} 属于“{kind}”类型，此版本的 llama.cpp 不认识。</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} 只提供给已获准的人。</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} 受密码保护。</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} 是{kind}，无法在此读取。</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} 不是有效的 GGUF 文件。</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} 需要 {needed:,.1f} GiB 内存；这台机器有 {memory:,.1f} GiB。</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} 不再有访问权限。</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>根据文件判断，{name} 是基础模型，因为它没有聊天模板：它续写文本，没有经过聊天训练。它的回复可能跑题、重复或替你说话。想要聊天，请选择名称含“Instruct”或“Chat”的模型。</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} 将文本转换为向量，不能写作。</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}，{place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}，{n} 个段落</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}：{title}（删除于 {when}）</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>已从 {name} 读取 {n} 个对话：{numbers}。</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>已从 {name} 读取 {n} 个对话：{numbers}。</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>{n} 次编辑，其中紧急 {emergencies} 次；由谁决定：{mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} 个文件</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>{n} 个摘要块</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>{n} 个摘要块</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} 轮</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} 轮</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>此对话有 {n} 轮需要重新读取：{cost}。</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>无法将 {path} 作为文件打开。</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} 是文件夹，不是模型文件。</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} 不是普通文件。</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}，{n} 个文件中的第一个</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>上下文之外的 {n:,} 轮中有 {ready:,} 轮可从页恢复</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason}对话以默认配置继续。</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} 不在 {host} 上，或不对所有人开放。</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>{size} 内存</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} 已固定，因此未遗忘：{numbers}。</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>已用 {used:,} / {n_ctx:,} token（{share:.0%}），状态{health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value}（模型自带）</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}：{mb:,.1f} MB（{n:,}）</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}：读取 {cost_text}。</translation>
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
            <translation>{}开始回复时，模型看到的是{}。</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{}和{}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} 次下载</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} 已移出</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>{} 个旧版本</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>{} 个旧版本</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} 已忘记</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} 小时 {} 分钟</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} 是此对话的文档 · {}</translation>
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
            <translation>{} 个赞</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} 条消息</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} 条消息</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} 分钟</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} 毫秒</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>{} 参数</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} 个段落</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} 个段落</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} 个段落</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} 个段落</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} 秒</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} 已总结</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} token</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>释放 {} token</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} token，用时 {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>{} token 上下文</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>收到 {} token，发给模型 {}；允许 {}。</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} token 已在缓存中。</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>{} 轮在 KV 中</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} 轮为此恢复（{}）</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>{} 轮在 KV 中</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>来自 {1} 的 {0}（{2}）</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · 消息中也有</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · 引用自第 {} 轮</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · 已引用在消息中</translation>
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
            <translation>{}，因为 {}。</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}，第 {} 轮</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}，{}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}。已不在上下文中，因此未检验：{}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}：消息保留 {}；减少 {} token。</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>“{text}”后面还需要一个词。</translation>
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
            <translation>它会在空闲时读取记忆、轮次和文档。</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>它在所属对话的输入框中等候。</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>无法完成此操作。</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>无法保存设置；它们在窗口关闭前有效。</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>此消息属于另一个对话。</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>你输入的内容还未能保存。</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} 现在按意思查找</translation>
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
            <translation>续写</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>从结尾处续写此回复（Ctrl+J）</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>复制消息</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>编辑并重新发送…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>编辑前一条消息并重新发送</translation>
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
            <translation>模型，第 {} 轮</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>重新生成</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>显示全部 {} 个字符</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>思考过程</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>工具调用，未完成</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>为什么？</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>为什么？显示这条回复的依据</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 轮</translation>
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
            <translation>■ 中断</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ 达到上限而结束</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ 已暂停：内容很长</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ 已停止</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ 已停止：内容重复</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>因为两者说的是同一件事</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>因为 {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>让它们离开</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>让它们离开：{}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>此对话中不再恢复</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>此对话不再自动恢复任何内容</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>再次将它们移出上下文；其摘要保留</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>模型在消息中读到：{}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>消息与它们的共同之处</translation>
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
            <translation>“{}”</translation>
        </message>
    </context>
    <context>
        <name>BinDialog</name>
        <message>
            <source>Delete all…</source>
            <translation>全部删除…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>永久删除</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>永久删除…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>永久删除 {} 项？</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>永久删除“{}”？</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>删除时间</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>按标题筛选</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新对话</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>没有匹配的标题。</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>这里没有内容。</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>最近删除</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>此操作无法撤销。对话仍在使用的内容会保留。数据文件夹中的备份会保留它，直到被更新的备份取代。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>标题</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>类型</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>在此 {} 天后会永久删除，除非仍有对话在使用。</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>对话</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>记忆</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>上下文编辑：{}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>快速编辑</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild：编辑后，此模型必须重新处理留下的内容。</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>慢速编辑</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical：可以把旧轮次从此模型的上下文中移出，无需重新处理其余内容。</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>全部对话已导出</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>对话已删除</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>对话已导出</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>导出全部对话</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>导出对话</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>文件夹已删除</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON，含全部内容 (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新建文件夹</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>其中一部分仍被对话使用，在用完之前会保留。</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在文件夹中显示</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>无法完成此操作。</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>其中的 {} 个对话保留</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>其中的 {} 个对话保留</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>对话</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>删除文件夹，保留对话</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>导出全部对话…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>隐藏其中的对话</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>移到文件夹</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>新建文件夹…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>不放入文件夹</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>没有匹配的标题。按 Ctrl+F 搜索说过的内容。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>置顶</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近删除…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>重命名</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>显示其中的对话</translation>
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
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>文件夹 {}，{}，{}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新对话</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>更早</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>已置顶</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>本月</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>本周</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>折叠</translation>
        </message>
        <message>
            <source>open</source>
            <translation>展开</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 个对话</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 个对话</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}，已置顶</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>方向键移动时间线，Enter 显示该处的轮次。</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>点击：在对话中显示。滚轮：缩放。</translation>
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
            <translation>对话概览</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>已召回</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>已总结</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>系统提示词</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>第 {} 轮，共 {} 轮</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>token</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>轮</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>对话标题</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>文件夹名称</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>正在撰写…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>对话内容</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>此对话的文档。它太长，无法全文放入消息。</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>此对话的文档：消息所问的内容会以段落形式进入上下文。点击可改为发送全文。</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>已附加：{}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>文档</translation>
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
            <translation>全文放入消息。点击可改为保留为此对话的文档。</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>正在读取…</translation>
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
            <translation>代码</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>已复制</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>复制代码</translation>
        </message>
        <message>
            <source>code</source>
            <translation>代码</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>命令和提示词</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>编辑提示词…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>提示词</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>附加文件</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>附加文件（Ctrl+Shift+A）；也可拖放或粘贴</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>消息</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>输入消息，或输入 / 使用命令</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>发送</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>发送（Enter）</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>发送消息</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>停止回复</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>停止；已写出的内容会保留（Esc）</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>模型仍在工作。</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} 仍在读取。</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>一条消息最多附加 {} 个文件。</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>附加文件</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>请描述其内容，或粘贴其中的文字。</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>只会发送一次。</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>只读取了开头部分。</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>粘贴的文本</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>无法发送图片。</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>无法读取文件。</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>其余文件未附加。</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>之后会发送您的消息。按 Esc 可暂不发送。</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>无法读取 {} 个文件。</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} 已经附上了。</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} 很长</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>正在向服务器询问模型…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>测试连接</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>按目前的速度约需 {} 秒。</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>恢复第 {} 轮？</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>请打开该对话：可以在其时间线中恢复。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即总结</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>为此模型需要读取 {} token。</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>这些轮次属于另一个对话。</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>第 {} 轮已恢复</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>第 {} 轮已恢复</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>与模型离开时一致，用时 {}；没有重新读取</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>与模型离开时一致，用时 {}；没有重新读取</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>正在查看这条回复的依据…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>从文本重新读取，用时 {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>从文本重新读取，用时 {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>第 {} 轮为此移出</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>第 {} 轮为此移出</translation>
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
            <translation>漂移：无。上下文已修复：离开的内容不再影响它。</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>漂移：{0} nat；最近 {2} 个 token 中，有 {1} % 之后最可能的词与干净上下文一致。</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>估计值，因为模型在另一台服务器上；会按其报告修正。</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>模型上下文的占用情况。未加载模型。</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>刻度：警告、临界、溢出在 {}。</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>模型看到的内容，以 token 计：</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>临界</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>可用，含预留</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>为回复或摘要预留</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>未加载模型</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>尚未加载</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>溢出</translation>
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
            <translation>系统提示词</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>正在写的消息</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>模型的轮次</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>正在写的回复</translation>
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
            <translation>你的轮次</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>为此至少有 {} token 将离开</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>它保持原样，无论你在此选择什么都会保留。</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>恢复备份</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>最新的完好备份时间为 {}，含 {}。</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>保存的对话已损坏</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 个对话</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 个对话</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>继续于 {}</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>显示之前的内容</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>加载</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} 已下载</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}，校验和正确。</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>下载模型</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>查找其他模型…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>可下载的模型</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>来自 Hugging Face Hub 的开放许可模型。这台机器有 {} 内存；大小和速度按 {} token 的上下文估算。关闭此窗口后下载会继续。</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>用于按意思查找</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! 可以运行，但留给其他程序的内存不多</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>编辑后，此模型必须重新处理留下的内容：{}。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>取消下载 {}</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>上下文编辑：{}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>下载</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>下载 {}</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>加载</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>约 {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>至少 {} 内存</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>正在检查下载…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>已在这台机器上</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>暂停于 {}</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>慢速编辑</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>推荐用于这台机器</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>剩余 {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>{} 内存</translation>
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
            <translation>✓ 适合这台机器</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ 超出这台机器的内存</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>上下文的编辑</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>不编辑</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>不编辑（Esc）</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>正在编辑第 {} 轮 · 旧版本保留</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>恢复第 {} 轮</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>将第 {} 轮恢复到上下文</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>显示摘要</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>撤销：恢复第 {} 轮</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>提示词…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>另存为提示词…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>漂移：自上次编辑以来未测量。</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>上下文的编辑</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>释放</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>修复</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>此对话的上下文还没有内容离开。</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>空闲时重新读取一遍上下文：之后离开的内容不再影响它</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>发起者</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>在对话中显示</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>显示摘要</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>用时</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>已忘记第 {} 轮</translation>
        </message>
        <message>
            <source>When</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>消息</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>紧急情况</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>程序</translation>
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
            <translation>引擎已停止。已保存的内容都是安全的；请重新启动程序。</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>关闭此提示</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} 词</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} 词</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API 已开启</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>正在加载模型</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>此对话的更多操作</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>其他程序可以调用 {}/v1</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>显示对话</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>显示记忆</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即总结</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>立即总结旧轮次</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>立即总结旧轮次并释放空间（Ctrl+Shift+S）</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>正在试用模型</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>查找模型</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>正在询问其文件…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>返回列表</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>此模型的文件</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>其中没有可在此下载的模型文件。</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>许可证：{}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>模型页面</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>{} 的模型页面</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>未注明</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>输入时会询问 {}：它只会得到搜索词和你打开的仓库名称。这台机器有 {} 内存；大小和速度按 {} token 的上下文估算。</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>选择模型以查看其文件。</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>查找模型</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>下载最多</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>点赞最多</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>模型名称，例如 qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>没有 GGUF 模型符合“{}”。请减少搜索词：用模型名称和大小，例如 gemma 3 4b。</translation>
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
            <translation>搜索模型</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>正在搜索…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>显示更多</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>热门趋势</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>输入要查找的内容。只列出 GGUF 文件的模型。</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>搜索结果的宽度</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} 及更多</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} 个模型</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} 个模型</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>访问令牌</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>复制链接</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>忘记令牌</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>它与你的其他密钥保存在一起，只为此类模型发送给该服务器。</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>由作者决定谁能获得：请登录后在其页面申请访问权限。</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>请登录后在其页面接受条款。</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>保存令牌</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>打开链接</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>令牌与你的其他密钥保存在一起，只为此类模型发送给该服务器。</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>之后即可用你账户的访问令牌在此下载。</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>找到的仓库</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>对话 (*.json *.zip);;所有文件 (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>对话已导入</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>另选文件…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>导入对话</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>正在导入对话</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>没有导入任何内容。</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>列表中已有一个对话</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>打开它</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>正在读取 {}…</translation>
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
            <translation>无法导入对话。</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 个对话</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 个对话</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>列表中已有 {} 个对话</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} / {} 个对话</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{1} 个文件中有 {0} 个无法导入。</translation>
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
            <translation>时间线图例：{}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>已移出</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>编辑</translation>
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
            <translation>已总结</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>system</source>
            <translation>系统</translation>
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
            <translation>地址</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>打开链接？</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>在另一个程序中打开此地址？</translation>
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
            <translation>从你的下一条消息起，模型会再次看到它</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API 已关闭</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API 已开启：{}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>附加到消息</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>复制 API 的地址</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>上下文的编辑…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>转到窗口的下一部分</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>转到窗口的上一部分</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>转到即将离开的内容</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>跳到最新</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>加载此模型</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>打开焦点所在项目的菜单</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>此对话的参数…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>提示词…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近删除…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>搜索记忆和轮次</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>显示或隐藏对话</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>显示或隐藏记忆</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>对话列表的宽度</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>记忆面板的宽度</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>写消息</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>导出记忆</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>继续编写</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>记忆已删除</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>记忆已导出</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>未保存</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>笔记</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>请打开该对话：可以在其时间线中移除记忆。</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>已为此对话召回</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>从记忆召回</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>在文件夹中显示</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>程序内部出错。已保存的内容是安全的。</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>无法更改记忆。</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>此记忆是在另一个对话中召回的。</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>你输入的内容会保留，再次打开时仍在。</translation>
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
            <translation>随“{1}”的第 {0} 轮而来</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>关闭记忆</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>比较版本…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>复制文本</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>删除记忆</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>编辑记忆</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>记忆：{}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>此记忆的更多操作</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新对话</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>属于“{}”</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>固定记忆</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>显示此记忆所属的记忆</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>在对话中显示轮次</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>在对话中显示</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>代表“{}”的第 {} 轮</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>记忆文本</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>“{1}”的第 {0} 轮</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>取消固定记忆</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 轮</translation>
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
            <translation>编辑记忆</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>它属于打开的对话，所有对话都能找到它。</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>新笔记</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>标签，用逗号分隔</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>记忆文本</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>从你的下一条消息起，模型会看到新版本。</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>旧版本会保留，可以比较和恢复。</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>要记住什么？</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>所有对话</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>任意标签</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>按标签筛选：{}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>笔记</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>轮次</translation>
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
            <translation>删除记忆</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>固定记忆</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>取消固定记忆</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>也按意思查找…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>记忆列表的高度</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>隐藏记忆</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>隐藏记忆（Ctrl+M）</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>笔记</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>使用上面的筛选条件没有找到“{}”。</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>没有找到“{}”。</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>没有内容符合上面的筛选条件。</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>搜索记忆和轮次</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>旧轮次被总结后，其摘要会显示在这里并可搜索。</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>写笔记</translation>
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
            <translation>系统</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>此记忆所代表的内容</translation>
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
            <translation>模型已看不到此轮；它留在对话中，可以搜索。</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>已移出</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>已忘记</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>已总结</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>现在以 {} 继续。</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>它的文件已不在那里：{}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>重新加载 {}</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>这台机器上的模型</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>此对话上次使用 {}</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>添加文件夹…</translation>
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
            <translation>下载…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>快速编辑（surgical）：旧轮次逐个离开。慢速编辑（rebuild）：编辑后重新读取留下的内容。加载模型时会测定是哪一种。</translation>
        </message>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>模型文件夹</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>所在位置</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>加载</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>正在查找模型…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>内存</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>内存按 {} token 的上下文估算。</translation>
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
            <translation>这台机器上的模型</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>没有模型符合此搜索。</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>没有找到模型。</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>打开 GGUF 文件…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>量化</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>它在这台机器上每秒约写多少 token。</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>搜索模型</translation>
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
            <translation>无法使用</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>快速编辑</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>慢速编辑</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · 按意思查找</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>选择模型</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>下载模型…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>查找模型…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>向导（随应用附带）</translation>
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
            <translation>这台机器上的模型…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>无模型</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>打开 GGUF 文件…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>打开模型</translation>
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
            <translation>命令、对话、设置、记忆</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>匹配项</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>没有匹配项。</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>搜索命令、对话等</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>导出全部对话…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>从文件导入对话…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近删除…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>搜索命令、对话等</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>设置：{}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>此对话：{}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>对话</translation>
        </message>
        <message>
            <source>command</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>设置</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>此对话的参数</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>模型自带</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>从下一条消息起对此对话生效。留空：与配置“{}”相同。</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>与配置相同</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>关闭参数</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>保持不变：之后已有发言。新对话可以使用另一个。</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>配置名称</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>此对话的参数</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>另存为配置</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>重试</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>配置</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>无法保存配置。</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>对话和已连接的应用使用配置。空白项沿用设置。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>再次关闭将放弃你输入的内容。</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>已删除：{}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新建</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>新配置</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>配置</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>重置</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>已重置。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>已保存。</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>已有同名配置。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>在此对话中使用</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{}（副本）</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}（远程）</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>选择 GGUF 文件</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>连接</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>文件…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>自己的设置</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>如有系统密钥环则保存在其中，绝不存入配置。</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>密钥</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>模型 (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>测试连接</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>全部可用</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>沿用设置</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>来自设置：{}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>on</source>
            <translation>开</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>已保存；输入即可替换</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>编辑配置…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>此对话的参数…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>配置：{}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>此对话的配置：模型、系统提示词、采样和上下文</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}（远程）</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>插入消息</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>提示词名称</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新建</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>提示词</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>已保存的提示词</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>用三句话总结以下内容：

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>提示词内容</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>花括号中的词（例如 {text}）是待填写的位置。</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>“{}”已删除。</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>“{}”已保存。</translation>
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
            <translation>保留这些</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>这里不会有内容代替它们，但它们仍然保存着。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即总结</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>它们会等到已用 {} 个 token，或回复需要空间；届时释放 {} 个。</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>仍会保留：{}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>第 {} 轮即将离开</translation>
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
            <translation>它在那里代表所述的轮次</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>代价</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>可用空间 {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>太长：可用空间 {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>API 请求</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>添加</translation>
        </message>
        <message>
            <source>At</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>上下文</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>消息</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>目前没有程序可以调用。开关在设置的“{}”页。</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>还没有程序调用。各程序的请求会显示在这里。</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>配置</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>程序用密钥调用 {}/v1。</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>回复</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>请求</translation>
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
            <translation>，约 {} 秒</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>恢复 · {} token</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>恢复…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>引用</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>在消息中引用此轮</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>无需重新读取</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>代价</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>没有空间容纳它们</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>它们不在此对话的当前分支上</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>第 {} 轮</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>重新读取 {}</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>为此另有 {} 轮离开</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>为此另有 {} 轮离开</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>复制公式</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>打开链接…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>API 请求</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>复制密钥</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>其他程序可以调用 {}/v1</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>无法启动 API。</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>它们需要密钥。</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>地址</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>供其他程序使用的地址</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>复制地址</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>复制密钥</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>隐藏</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>隐藏密钥</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>密钥</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>供其他程序使用的密钥</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>使用 OpenAI API 的程序将它们作为基础 URL 和 API 密钥。</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>请求…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>显示 API 请求</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>显示密钥</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>未运行</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>已关闭：请在下方开启</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>请选择模型以开始</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>正在加载模型…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>请打开该对话：可以在其标记处撤销编辑。</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>正在准备此对话的上下文…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>无法读取保存的对话。</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>此对话未加载。请再次选择它。</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>此编辑属于另一个对话。</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>请等回复完成。</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>正在等待另一个对话中的回复…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>正在编辑上下文…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>正在查看 {}…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>正在阅读找到的内容…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>正在总结旧轮次…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>正在试用模型…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} 不再是此对话的文档。</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>应用于新对话。</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>恢复默认值：{}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>选择：{}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>模型 (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>需要重新加载模型。</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>重置</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>将 {} 重置为 {}</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>重启后生效。</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>默认：{}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>on</source>
            <translation>开</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>配置“{}”有自己的：{}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>高级设置</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>重新加载模型</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>没有设置符合此搜索。</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>设置页面</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>已自动保存。</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>搜索设置</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>搜索设置（ / ）</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>部分更改应用于新对话。</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>部分更改需要重新加载模型。</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>部分更改在重启后生效。</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>已隐藏</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>已显示</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}：{}。</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ 高级（{}）</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ 高级</translation>
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
            <translation>关闭</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>命令（在消息中）</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>删除对话或记忆（在各自列表中）</translation>
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
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>左、右方向键</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>逐轮浏览（在时间线中）</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>换行</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>重命名对话</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>发送</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API 已关闭</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API 已开启</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>筛选对话</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>按标题筛选对话</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>隐藏对话</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>隐藏对话（Ctrl+B）</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>作为对话导入</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>导入对话</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>从文件导入对话…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新对话</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>新对话（Ctrl+N）</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新建文件夹</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>没有程序可以调用。点击打开 API 设置。</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>其他程序可以调用 {}/v1</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>设置（Ctrl+,）</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>随程序附带的小模型，可以讲解这个窗口。</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>LM Studio、Ollama、GPT4All、Jan、llama.cpp、Hugging Face 的模型</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>在这台机器上…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>打开 GGUF 文件，或将文件拖到窗口上。</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>打开 GGUF 文件…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>其他可下载的模型…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>与向导交谈</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>使用你已有的模型</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>使用向导</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>提示词处理</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>首个 token 用时</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>正在写的消息的 token 数</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>每秒 token 数</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>上下文中的轮次</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>首个 token {} 秒</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>消息：{} token</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>旧轮次会为此离开</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>正在读取 {} / {} token</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>正在读取…</translation>
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
            <translation>对此上下文太长</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>等待发送，按 Esc 取消</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>{} 已移出</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>{} 已忘记</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>{} 在 KV 中</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>剩余 {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>{} 已总结</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} token/秒</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} 轮</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} 轮</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>应用</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>详细程度</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>不再显示</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>摘要的详细程度</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>占用：现为 {} token；使用你的文本时，应用时再计数。</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>占用：{} → {} token。</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>保持原样的最新轮次</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>没有可离开的内容：所有轮次都是近期的或已固定。请减少保留的轮次。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>立即总结</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>先前的摘要也会离开：{} token。</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>正在写摘要…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>摘要会占用同样多的 token：请缩短它，或减少保留的轮次。</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>摘要；写好后可以修改</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>将离开上下文的轮次</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>保留的轮次</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>第 {} 轮将离开，{} token。</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>改回我的文本</translation>
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
            <translation>可在设置的“外观”页恢复预览</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>简短</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>详细</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>适中</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>上下文的阈值</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>方向键浏览轮次，Enter 在对话中显示。</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>复制详细信息</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>关闭提示</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>已将第 {} 轮移出上下文</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>在能够停止之前就已完成。</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>显示摘要</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>已总结第 {} 轮</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>可用的操作</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{1} 内释放 {0} token；没有丢失任何内容</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>工具调用：{}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>无</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>未找到</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>工具调用</translation>
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
            <translation>复制消息</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>编辑并重新发送</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>编辑并重新发送…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>显示全部 {} 个字符</translation>
        </message>
        <message>
            <source>You</source>
            <translation>你</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>你，第 {} 轮</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>第 {} 轮</translation>
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
            <translation>再次编辑那条消息时会继续。</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>它取代前一版本显示。</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>编辑的消息属于另一个版本。</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>另一处编辑没有丢失</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>此轮属于另一个版本</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>你的文本在输入框中；要编辑该消息，请回到它的版本。</translation>
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
            <translation>关闭</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>重新使用此版本</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>要比较的版本</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>记忆的版本</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>此后的更改</translation>
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
            <translation>没有尽头的对话</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>请选择一个以开始。</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>与在你自己机器上运行的模型进行没有尽头的对话。想从哪一个开始？</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>未加载模型</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>开始方式</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>欢迎使用 EthervoxGUI</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>用量条显示什么？</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>上下文满了会怎样？</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>模型的上下文占满后，旧轮次会被总结，对话继续。上方的条显示占用多少，下方的条显示模型仍能看到什么，右侧可以阅读和搜索每份摘要。</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>提示词</translation>
        </message>
    </context>
</TS>
