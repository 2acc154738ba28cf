<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation>、他 {} 件</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>（ごみ箱にあります。/memory restore で元に戻せます。）</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: 毎回異なる値。</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: GPU があればすべて。</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach にはファイル名が必要です。</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export にはファイル名が必要です。</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import にはファイル名が必要です。</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore で中身を表示します。</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune には 0 から 1 までのしきい値が必要です。</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach にはドキュメントの番号が必要です。</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit にはメッセージの番号と新しい内容が必要です。</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive には重要度、日数、ファイルが必要です。</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore で中身を表示します。</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search には検索語が必要です。</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show には記憶の番号が必要です。</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive にはファイルが必要です。</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model にはモデルファイルの名前が必要です。</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files にはリポジトリ名（作者/名前）が必要です。</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find には検索語が必要です。</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version にはターンの番号とバージョンの番号が必要です。</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0 なら常に最も確率の高いトークンを選びます。空: モデルの推奨値、なければ 0.7。</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: 空いているもの。</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>編集 1 回、うち緊急 {emergencies} 回。決める人: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 または 2: 温度の後、このバージョンの Mirostat だけが選びます。0: オフ。空: モデルの推奨値、なければ 0。</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: このマシンのプログラムだけ。0.0.0.0: ネットワークの全員。</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16 ビット</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32 ビット</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8 ビット</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>記憶、コンテキストから外れた内容、文書の一節を意味でも見つけるための GGUF ファイル。空: 単語だけ。</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>リモートモデルの語彙を含む GGUF ファイル。正確に数えるために使います。</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>どのターンが外れ、何が残るかをカードで示します。その間も書き続けられます。「超過の開始」に達したとき、または返答の余地がないときは、返答が止まらないようにそのまま外れます。</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{n_ctx:,} トークンのコンテキストには {needed:,.1f} GiB のメモリが必要ですが、このマシンには {memory:,.1f} GiB しかありません。</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>{n_ctx:,} トークンのコンテキストには {needed:,.1f} GiB のメモリが必要ですが、空きは {available:,.1f} GiB です。</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>{n_ctx} トークンのコンテキストは小さすぎます。</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>ファイル {name} はすでにあります。</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>記憶を呼び出せませんでした（{error}）。</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>他のサーバーのモデルは応答の続きを書けません。</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>段落を読み込めませんでした（{error}）。</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>プログラムの名前は 1～{most} 文字です。</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>プロンプトには名前が必要です。</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>プロンプトには本文が必要です。</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>プロンプト「{name}」はすでにあります。</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>最近のメッセージのうち 2 つに返した応答は、もう一度同じようには始めません。ある質問への答えを別の質問に返すことも、質問をそのまま答えとして返し続けることもありません。小さなモデルはそうしないと同じことを続けてしまいます。</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>サーバーへの安全な接続がありません。</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>{host} への安全な接続がありません。</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>サーバーは応答しますが、モデルの一覧がありません（404）。</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>要約は維持、短縮、破棄のいずれかです。「{arguments}」はできません。</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>0 より大きいと（通常 0.8）、トークン列の繰り返しを、長いほど強く抑えます。0: オフ。</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>1 より大きいと繰り返しトークンが出にくくなります。空: モデルの推奨値、なければ 1.0。</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>モデルのページで条件に同意し、アカウントのアクセストークンをここに入力してください。</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>メッセージが短ければ n_ctx の最大 5 % 遅く、長ければ最大 5 % 早く実行します。</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>チャットに合わせる</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>次のいずれかを付けてください: {words}</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>追加のホスト名</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>最初のやり取りの後、空き時間にモデルが新しいチャットに短い名前を付けます。あなたが付けた名前は変えません。オフ: 最初の言葉が名前になります。</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>許可するウェブページ</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>ウィンドウが開いている間、OpenAI 互換の API を提供します。</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>編集計画が拒否されたため（{error}）、代わりにコンテキストを再構築します。</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>ターンが外れる前に表示</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>その間に別のモデルが読み込まれました。</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>別のプログラムがチャットのデータベースを使用中です。</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>先に思考を書き出さず、多くの言語で答えます。</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>先に思考を書き出さずに答えます。平易な文章です。</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>外観</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>続けるようメッセージで頼んでください。</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>保存できるプロンプトは {most} 件までです。</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>その一部か、テキストを添付してください。</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>必要な部分を添付してください。</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>変えるには新しいチャットを始めてください。</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>簡潔</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>短い回答</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>戻すターンを減らすか、固定を外すか、大きいコンテキストでモデルを読み込んでください。</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>ターン {} を戻す</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>ターン {} を戻す</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>先に戻してください。</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>ターンを戻す</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>設定表のキーで指定します。例: sampling.top_k</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>単語で</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>キャッシュの型</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>どちらかを変更してください。</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>チャット {number} は一覧に戻りました：{title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>チャット {number} はごみ箱にありません。</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>チャット {number} を {path} に書き出しました。</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>ごみ箱にあるチャット（{days} 日後に完全に消えます）：</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>プロファイルのアドレスとモデルを確認してください。</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>まだそこにあり、読み取りが許可されていることを確認してから、もう一度添付してください。</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>ディスクが接続され、空きがあり、書き込みが許可されているか確認してください。</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>{data_dir} のあるディスクに空きがあり、書き込めるか確認してください。</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>{parent} のあるディスクに空きがあり、書き込めるか確認してください。</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>モデルフォルダーに書き込めるか確認し、もう一度お試しください。</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>このマシンがオンラインか確認し、もう一度お試しください。</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>設定の「ダウンロード」ページでモデルハブのアドレスを確認してください。</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>--n-ctx に {n_ctx_step} 以上を指定してください。</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>埋め込みモデルの GGUF ファイルを選ぶか、なしにしてください。</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>ここで書き出した JSON ファイルか、ChatGPT か Claude のエクスポートの zip ファイルを選んでください。</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>その中のファイルを選んでください。</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>ファイルを選んでください。</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>--n-ctx を小さくしてください。</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>もっと小さいコンテキストを選んでください。</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>もっと小さいモデルかコンテキストを選んでください。</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>別のディスクを選んでください。</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>プロファイルで別のファイルを選ぶか、なしにしてください。</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>別のファイルを選んでください。</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>--data-dir で別のフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>別のフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>別のモデルか、このプログラムの新しいバージョンをお使いください。</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>別のモデルを選んでください。</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>別のモデルを選んでください。このモデルは記憶を検索する埋め込みモデルとして使えます。</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>別のモデルを選んでください。プログラムの新しいバージョンなら場所がわかるかもしれません。</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>別のモデルを選択…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>別の名前かフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>別の名前を選んでください。</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>--data-dir で別のものを指定してください。</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>別のものを選んでください。</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>別のポートを選ぶか、使用中のプログラムを終了してください。</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>別の名前を選んでください。</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>先に選んでください。</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>どれかを選んでください。</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>キャッシュの型に f16 を選んでください。</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>最初の部分を選んでください。</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>モデル本体を選んでください。</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>消去</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>閉じてから、もう一度お試しください。</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>先に閉じるか、--data-dir で別のフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>詰める</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>コード</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>圧縮する</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>まとめる数</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>古い記憶をまとめる</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>コンテキスト</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>コンテキストの上限</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>他のサーバーのコンテキスト</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>コンテキストのサイズ</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>チャットを続けて後で呼び出すか、大きいコンテキストでモデルを読み込んでください。</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>最後の応答の続きを書く</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>もう一度変換してください。</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>サイトから全体をコピーしてください。英数字からなり、空白は含みません。</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>テキストをコピー</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>メッセージを直して、もう一度送ってください。</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>モデルをダウンロードできませんでした</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>エクスポートできませんでした</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>サーバーから応答を得られませんでした</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>チャットをインポートできませんでした</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>コンテキストに空きを作れませんでした</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>チャットを開けませんでした</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>チャット一覧を開けませんでした</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>データフォルダーを開けませんでした</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>モデルを開けませんでした</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>ウィンドウを開けませんでした</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>チャットの読み込みまたは保存ができませんでした</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>キーを読み込めませんでした</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>プロファイルを読み込めませんでした</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>プロンプトを読み込めませんでした</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>設定を読み込めませんでした</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>コンテキストを復元できませんでした</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>プロファイルを保存できませんでした</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>プロンプトを保存できませんでした</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>設定を保存できませんでした</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>メッセージを送信できませんでした</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>API を開始できませんでした</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>キーを保存できませんでした</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>編集を元に戻せませんでした</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>記憶を使えませんでした</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>キーを持つ相手に、/metrics で Prometheus のカウンターを提供します。</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>計数と切り詰めの所要時間: {}。</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>危険の開始</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>DRY 許容長</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>DRY 底</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>DRY 倍率</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>DRY 範囲</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>ダーク</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>既定</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>{base}/v1 のことですか？</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>{near} のことですか？</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>ページのディスク容量</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>ドキュメント: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>もう一度ダウンロードまたはコピーするか、別のものを選んでください。</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>もう一度ダウンロードまたはコピーしてください。</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>ブラウザーでファイルを取得し、ここで開いてください。</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>ダウンロード</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>編集されたコンテキストのずれ</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>テキストファイルをドロップしてください。</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>破棄</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>古いものから除外</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>ここまでを除外</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>別のものを編集してください。</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>編集方法</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>最後のメッセージを編集</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>プロファイルを編集…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>埋め込みモデル</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>プロファイルに http://proxy.example:3128 のようなアドレスか「none」を指定してください。</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>プロファイルに正しいキーを入れてください。</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>もう一度書き出してください。</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>大切なものを書き出してから --restore-backup を付けて起動し、最新の正常なバックアップに戻してください。</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>データをエクスポートし直してください。</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>話された内容を意味で見つけます。言い方が違っても、約百の言語で。</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>モデルのフォルダー</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>文字サイズ</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>メモリの多いマシン向け。GPU があれば最適です。</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>空きを作ってからダウンロードを再開してください。</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>空きを作ってから、もう一度お試しください。</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>{folder} のあるディスクに空きを作ってください。</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>新しい返答</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>モデルに見えていたもの全体から。特に目立つものはありません。</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>文から</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>文から（sentences）: 話された内容を元の言葉で、すぐに。モデルのメモから（model）: やり取りのたびに空き時間で書きます。ターンが外れるとき（late）: その時にモデルが要約を書きます。自動: 他のサーバーのモデルではターンが外れるとき、それ以外は文から。</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>モデルのメモから</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>多くの言語で日常の質問に強いです。</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>圧縮させるか、末尾だけ送るか、ターンの固定を外すか、大きいコンテキストでモデルを読み込んでください。</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>ヘッダーのタイムアウト</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>修復するずれの大きさ</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>次の言葉が、きれいなコンテキストの場合からどれだけ離れたら修復するか。KL ダイバージェンス（単位 nat）です。</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Mirostat の学習の速さ。空: モデルの推奨値、なければ 0.1。</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>繰り返しの長さに応じてペナルティが増える速さです。</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>XTC が省くトークンの確率。1 つは必ず残り、0.5 を超えるとすべて残ります。空: モデルの推奨値、なければ 0.1。</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>要約の長さの上限: 簡潔 200、標準 500、詳細 1,000 トークン。</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>同じ種類の記憶がいくつで 1 つにまとまるかです。</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>last_turns が残すメッセージ数です。</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>sliding_window が残すメッセージ数です。</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>最新のターンをいくつそのまま残すかです。</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>DRY が見る応答末尾のトークン数。-1: コンテキスト全体。</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>ペナルティが見る応答末尾のトークン数。-1: コンテキスト全体。空: モデルの推奨値、なければ 64。</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>モデルの 1 つのコンテキストで、同じバッチで書く応答の数です。0: プロセッサーのコア数とコンテキストから決めます。1: 1 件ずつ。</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>チャットが使うウィンドウのトークン数です。空なら無制限です。</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>意外な応答のために、最も確率の高いトークンを省く頻度。0: 省かない。空: モデルの推奨値、なければ 0.0。</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>要約の作り方</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Mirostat が狙うトークンの意外さ。空: モデルの推奨値、なければ 5.0。</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>無通信タイムアウト</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>全チャット合計、MB 単位。最も長く使われていないものから消えます。0 なら保存しません。</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>空き時間に、増えた要約をセッション、トピック、概要にまとめます。元の要約はその下にそのまま残ります。</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>空き時間にコンテキストをもう一度読み込み、その後修復します。</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>何もしていない間に、必要になる要約を書いておき、待たずに済むようにします。</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>MB 単位。これより大きい要求は拒否されます。</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>拡大率 100 % でのピクセル数です。</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>ファイルの値: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>自身の値がないリモートプロファイル用のトークン数です。</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>トークン数です。</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>トークン数。0: モデルが終えるまで。</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>トークン数。ここで止まり、続けるまで待ちます。0: コンテキストの 4 倍、ただし 16,384 以上。</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>新しい Python をインストールしてください。</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>インストールし直してください。</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>インストールし直してください。</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>そのバージョンを再びインストールするか、--data-dir で別のフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>読み込むにはそのバージョンをインストールしてください。</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>起動していますか？プロファイルのアドレスは正しいですか？</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>応答あり（{}）。モデル「{}」はありません。あるもの: {}。</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>応答あり（{}）。モデルの一覧がありません。モデルは読み込まれていますか？</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>応答あり（{}）。モデル: {}。</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>「{}」から届きました。</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>ここでダウンロードできるモデルファイルはありません。</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>{path} にあります。そこで修正するか、そのファイルを移動すると既定値で始まります。</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>破損しているか、このバージョンが知らない種類です。</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>破損している可能性があります。</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>削除された可能性があります。</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>まだ読み込み中かもしれません。もう一度お試しください。</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>https:// で始まる必要があります。設定の「ダウンロード」ページで変更してください。</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>削除しました。もう一度ダウンロードしてください。</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>そのまま残してあります。--restore-backup を付けて起動すると、それを脇に置いて最新の正常なバックアップを使います。</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>保存しませんでした。別のモデルを選ぶか、プログラムの新しいバージョンを入手してください。</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>保存しませんでした。別のモデルを選んでください。</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>応答は詳細にあります。プロファイルを確認してください。</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>実際のコンテキストはプロファイルの値より小さいようです。プロファイルのコンテキスト上限を下げてください。</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>独自の設定</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>読んだものを保存</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>維持</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>位置を維持</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>位置を維持（gap）: モデルの作業は不要です。詰める（shift）: 編集箇所に隙間が残りません。</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>最近のターンを残す</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>要約を記憶に保存</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>最初のメッセージと収まる分を残す</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>最後のターンを残す</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>最新のメッセージを残す</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>最新のメッセージまたはターン（sliding_window、last_turns: 数は下で指定）、収まる分（token_budget）、最初のユーザーメッセージ付き（smart）、古いものの要約付き（summarization）、または何もせず要求を拒否（manual）。</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>収まる分を残す</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>キー</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>種類</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>大型ですが大きさの割に高速。1 語ごとに働くのは 10 分の 1 だけです。</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>文字を大きく</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>要求の最大サイズ</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>最後のターン数</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>GPU の層数</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>自分で行う</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>減らす: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>モデルに任せる</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>モデルにもう一度応答させる（Ctrl+R）</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>ライセンス: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>ライト</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>ライト、ダーク、またはシステムに合わせます。</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>ウィンドウで他方と入れ替えて読み込むか、メモリを使っているものを閉じてください。</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>モデルを読み込んでから、もう一度送ってください。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>大きいコンテキストでモデルを読み込むか、新しいチャットを始めてください。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>大きいコンテキストでモデルを読み込むか、システムプロンプトを短くしてください。</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>大きいコンテキストでモデルを読み込むか、ターンの固定を外してください。</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>大きいコンテキストでモデルを読み込んでください。</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>{name} の読み込みを停止しました。</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>長い物語</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>応答の最大長</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>項目をもう一度確認してください。</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>モデルファイル {name} の確認に時間がかかりすぎたため、中止しました。</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>{path} を読めるようにするか、別の場所に移して既定値で始めてください。</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>コンテキストを管理</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>手動コンテキスト</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>手動コンテキスト: {share:.0%} 使用中です。{choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>測定</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>測定して修復</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>記憶は単語だけで検索されます。</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>ごみ箱にある記憶（チャットがまだ使っているものを除き、{days} 日後に完全に消えます）：</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>記憶 {memory_id} はすでにコンテキストにあります。</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>記憶 {memory_id} はコンテキストにありません。</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>記憶 {number} は、ごみ箱にあるチャット {chat} のものです。</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>記憶 {number} が戻りました：{title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>記憶 {number} はごみ箱にありません。</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>記憶 {number}、ターン {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>記憶 {number}、ターン {first}～{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>記憶 {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>メッセージ数の上限</translation>
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
            <translation>モデル</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>モデルとエンジン</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>モデルファイル</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>モデルハブ</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>他のサーバーのモデルはここでは使えません。</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>ツールを扱えるモデルに、記憶の検索をその形式で知らせ、呼び出せるようにします。小さいモデルは頼まれなくても呼び出すことがあります。ガイドには常に許可されます。</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>標準</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>増やす: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>主に{}から</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>動き</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>移動すると既定の設定で始まります。</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>移動するか、--data-dir で別のフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>応答をターンの番号で指定してください。</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>--model で別のモデルを指定するか、インストールし直してください。</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>チャットに名前を付ける</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>このマシンを呼べる名前。カンマ区切り。アドレスは常に使えます。</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>キーもメッセージもそこには送られません。信頼できるなら、そのアドレスをプロファイルに入れてください。</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新しいチャット</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>「{words}」に合う GGUF モデルはありません。検索語を減らしてください。</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>ごみ箱にチャットはありません。</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>開いているチャットがありません。</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>制限なし</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>その重要度より低く、その日数より古い記憶はありません。</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>ごみ箱に記憶はありません。</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>モデルが読み込まれていません。</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>ページは保存されません（paging.budget_mb が 0）。</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>専用のキーを持つプログラムはありません。/api key 名前 で作成できます。</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>キーを持つプログラム「{name}」はありません。</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>コンテキストにあって外せるターンが、この中にはありません。</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>一部のターンにはページがありません</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>今はしない</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>このチャットでは、もう何も自動で戻りません。このチャットのパラメーターで再び戻るようにできます。</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>「{words}」は見つかりませんでした。</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>自動で戻ったものはコンテキストにありません。</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>リモートサーバーのアドレス。例: http://127.0.0.1:1234/v1</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>オフ: 要約はコンテキストにだけ残り、記憶ではすぐにごみ箱に入ります。</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>オフ: コンテキストがいっぱいになると、通知とともに応答が終わります。</translation>
        </message>
        <message>
            <source>On</source>
            <translation>オン</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>別のサーバー上</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>このマシン上</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>このマシン上では GGUF ファイル、空なら読み込み済みのモデル。別のサーバー上ではそこでの名前。</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>このチャットの 1 ターンを読み直します: {cost}。</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>確率の高い k 個のトークンだけ。0: すべて。空: モデルの推奨値、なければ 40。</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>合計がこの割合になる、確率の高いトークンだけ。空: モデルの推奨値、なければ 0.95。</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>最良のトークンに対してこの確率以上のものだけ。空: モデルの推奨値、なければ 0.05。</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>モデルを開く</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>学習データまで公開。求められれば考えます。</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>作成したプログラムで開き、保存し直してください。</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>開いてテキストをコピーし、貼り付けてください。</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>そのチャットを開いてください。</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>先に開いてください。</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>チャットを開き直してください。</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>サンプラーの順序</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>https://example.org のようなオリジン。カンマ区切り。空: なし。</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>超過の開始</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>ディスク上のページ</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>同時に処理する要求</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>このチャットの一部を読み直します: {cost}。</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>必要な部分を貼り付けてください。</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>応答を一時停止</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>固定: 要約も除外もしない</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>ポート</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>「今すぐ要約」のプレビュー</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>画像用プロジェクター</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>プロキシ</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>統計を提供</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>すべてを 1 つのフォルダーに入れてください。</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>大きさの割に高速。1 語ごとに働くのは 7 分の 1 です。</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>終了</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>行を引用</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>このためにターン {} から引用（{} トークン）</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>ターン {} から引用</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>このためにターン {} から引用</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>ランダム</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>{name} の読み込みには時間がかかりすぎます。</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>{name} の読み込みにはメモリがかかりすぎます。</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>呼び出し</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>チャットの開始時に呼び出す</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>記憶から呼び出し</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>先に別のプログラムで文字認識（OCR）をしてください。</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>拒否</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>拒否開始</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>これまでに拒否された回数: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>最後の応答を再生成</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>他の呼び出した記憶を外すか、ターンの固定を外すか、大きいコンテキストでモデルを読み込んでください。</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>コンテキストから外す</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>ファイルを修復するか、移動して既定で始めてください。</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>ファイルを修復するか、移動して空の状態で始めてください。</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>繰り返しペナルティ</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>繰り返しの範囲</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>応答用の予約</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>要求 {}、「{}」宛て、{}。</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>要求 {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>これを超える要求は拒否されます。</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>文字サイズを元に戻す</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>先にそのチャットを元に戻してください：/chat restore {chat}</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>戻ったものの枠</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>EthervoxGUI をソースから実行してください。packaging/run.sh が実行するマシンに合わせてビルドします。</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>この長さまでのトークン列は自由に繰り返せます。</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>サンプリング</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>パスワードなしのコピーを保存し、それを添付してください。</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>他のプログラムのフォルダーに加えて検索します。; で区切ります。</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>リモートサーバーの無応答を許す秒数です。</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>要求が内容を示すまでの秒数です。</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>要求の本文が届かない秒数です。</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>/api keys をご覧ください。</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>/documents をご覧ください。</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>/help をご覧ください。</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>すべてのキーは README をご覧ください。</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>タイムラインをご覧ください。</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>シード</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>メッセージを送ってください。</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>もう一度送ってください。</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>分割して送信してください。</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>末尾だけ送る</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>末尾だけ送るか、大きいコンテキストでモデルを読み込んでください。</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>メッセージをもう一度送るか、プロファイルでサーバーの待ち時間を延ばしてください。</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>メッセージをもう一度送ってください。問題が続く場合はサーバーを確認してください。</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>; で区切ります。書かれていないものは使いません。空: モデルの推奨値、なければ penalties; dry; top_k; top_p; min_p; xtc; temperature。</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>他のプログラムに提供</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>サーバー</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>状態が「警告」になる n_ctx の割合です。</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>古いターンを要約する n_ctx の割合です。</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>最も古いターンをすぐに除外する n_ctx の割合です。あなたが話した要点は残ります。</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>自動で戻ったターンが使える n_ctx の割合です。</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>この方式を実行するコンテキストの割合です。</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>実行後も超えてはならない割合です。</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>短縮</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>短くしてください。</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>指示を短くするか、固定したターンを解除するか、より大きなコンテキストでモデルを読み込んでください。</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>チャットで表示</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>記憶を表示</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>要約を表示</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>スライディングウィンドウ</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>小型。短い質問や古いマシン向け。</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>小型。多くの言語に対応し、コンテキストがとても長いです。</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>文字を小さく</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>落ち着いた実務的な文章を、12 の言語で。</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>問題が起きました</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>プログラム内部で問題が起きました。</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>プログラム内部で問題が起きました。保存された内容は無事です。</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>プログラムを起動し直してください。</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>応答を停止、または応答の理由の表示を消す</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>停止しました。</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>思考に強く、大きさの割に高速です。</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>要約する</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>要約（automatic）:「危険」になると古いターンを要約します。モデルに任せる（model）: あなたが話した要点は必ず残ります。古いものから除外（shift）: 要約しません。自分で行う（manual）: 自動では何も外れません。警告が出て、入りきらないものは受け付けません。</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>前もって要約</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>「今すぐ要約」は、実行前に外れるものと要約を表示します。</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>古いターンを要約する（/context summarize）、最も古いものを除外する（/context shift）、または整理（/context prune）してください。</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>古いものを要約</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>ここまでを要約</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>要約の詳しさ</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>戻ったターンの要約</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>ターン {} の要約</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>記憶の要約 {} が古いものの代わりになっています。</translation>
        </message>
        <message>
            <source>System</source>
            <translation>システム</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>システムプロンプト</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>システムプロンプト · モデル独自</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>長いコンテキストでもメモリをあまり使いません。</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>温度</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>UTF-8 のテキストを送れます。</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>添付できるのは、テキスト、Markdown、コード、CSV、HTML、PDF、DOCX、EPUB です。</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>アクセストークンではありません。</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API を開始できませんでした。</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>API のキーが空です。誰でも入れることになります。</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>他のプログラムから送られた画像をモデルが見るための GGUF ファイル。空: モデルのフォルダーにある、名前に mmproj を含む適合するファイル。</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>起動時に使う GGUF ファイル。空: 同梱のガイド。</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>この JSON スキーマは使えません: {why}。</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>このようなサーバーのアドレスは通常 /v1 で終わります。</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>モデルハブのアドレスを使えません: {text}。</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>モデルの検索先のアドレス。ミラーがあればそのアドレス。</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>アドレス {host}:{port} を使えません。</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>アーカイブ {name} に書き込めなかったため、何も移動していません。</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>バックアップ {name} を配置できませんでした。</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>同梱のモデルがありません。</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>プログラムの会話のセルを paging.budget_mb の範囲で退避し、再起動後も読み直さずに済みます。オフ: 何も書き込みません。</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>チャットのデータベースに書き込めません。</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>チャットのデータベースが破損しているか、データベースではありません。</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>チャットのデータベースが破損しています。表示が不完全かもしれません。</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>この要約が書かれた後、チャットが変わりました。</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>次の応答の前にチャットを読み直します。</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>{name} のチャットテンプレートは終わりません。</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>{name} のチャットテンプレートは、どの会話にも不要なほど多くのメモリを使います。</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>チャットを {parent} に保存できません。</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>ファイルの更新前にチャットをバックアップできなかったため、何も変更していません。</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>チャットは {when} のバックアップから復元されました。</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>チャットはこのプログラムの新しいバージョンで保存されました。</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>{name} のダウンロード中に接続が切れました。</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>コンテキストを復元できませんでした。</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>コンテキストを修復しました。外れたものの影響はもう残っていません。</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>コンテキストがいっぱいで、応答を検証できません。</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>編集に失敗した（{error}）後、コンテキストを再構築しました。</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>エンジンのエラー（{error}）の後、コンテキストを再構築しました。</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>ターンを戻せなかったため（{error}）、コンテキストを再構築しました。</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>その間に会話が進みました。</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>会話は、各メッセージの前に「User:」「Assistant:」を付けたプレーンテキストとして渡されます。</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>データフォルダー {path} に書き込めません。</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>データベースで処理できませんでした: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>ディスクがいっぱいで保存できませんでした。</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>ダウンロードに失敗しました。</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>アドレスが安全でないため、ダウンロードを拒否しました。</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>埋め込みモデル {name} がありません。</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>プログラム内部の障害によりエンジンが停止しました。保存された内容は無事です。</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>以前のファイルは {name} として残っています。</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>ファイルが破損しているか、新しいバージョン用です。</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>ファイル {name} を読み込めませんでした。</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>ファイル {name} に書き込めませんでした。</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>ファイル {name} に読み込めるチャットがありません。</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>ファイル {name} は読み込める記憶のアーカイブではありません。</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>ファイル {name} は、このプログラムの新しいバージョンで書かれました。</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>チャットの最初のメッセージで、同じモデルを使う他のチャットから、合う要約をコンテキストに入れます。引用として示し、タイムラインに表示し、取り除けます。</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>キーを {path} に保存できません。</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>{name} のキー（表示は今回限り）: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>ウィンドウの言語です。チャットはそれぞれの言語のままで、headless と API は英語です。</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>最後の応答はコンテキストにないため、続きを書けません。</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>ダウンロードできるモデルの一覧を読み込めません。</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>答えるメッセージは {n_tokens:,} トークンで、このコンテキストに入りません。</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>モデルで処理できませんでした: {error}。</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>モデルが続けられませんでした</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>モデルファイル {name} は llama.cpp を異常終了させるため使えません。</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>モデルファイル {name} は破損しています。</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>モデルファイル {name} は空です。</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>モデルファイル {name} の形式は古すぎます。</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>モデルファイル {name} は途中で切れています。</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>モデルファイル {name} は使用中に切り詰められました。</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>モデルファイル {path} を読み込めません。</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>このモデルは {n_parts} 個のファイルからなり、{name} がありません。</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>モデルの検索を許可</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>モデルは別のサーバーで動いています。会話はメッセージ単位で編集され、全体が送られます。</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>その質問の前にモデルに見えていたものはありません。</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>そのどれがなくても、モデルは同じことを答えたはずです。</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>前回使ったモデルが見つかりません: {path}。代わりにガイドを使っています。ディスクやフォルダーが戻ったら、モデルを選ぶか起動し直してください。別のモデルを選ぶまで、この選択は残ります。</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>モデル {name} は応答を計算できません。</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>モデル {name} を読み込めませんでした。</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>モデル独自の冒頭</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>プログラムが呼び出すときの名前です。</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>プロンプトの名前は 1 行、{most} 文字までです。</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>リモートサーバーのキーを保存するキーリング上の名前です。</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>ネットワークへのサインインが必要かもしれません。ブラウザーを開いてから、もう一度お試しください。</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>最新のターンのため、この記憶を入れる空きがありません。</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>このチャットのページは使えないため、読み直します: {cost_text}。</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>画像を {} に保存できません。</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>プロファイル「{name}」と全体の設定が矛盾しています。{reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>プロファイル「{profile}」は別のモデルを指定しています。チャットは既定で続きます。</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>このチャットのプロファイル「{profile}」がなくなりました。チャットは既定で続きます。</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>プロファイルを {path} に保存できません。</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>{name} のプロファイルを読み込めません: {reason}。</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>プログラムを終了しています。</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>プロンプトがモデルのコンテキストに収まりません。</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>プロンプトを {path} に保存できません。</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>{name} のプロンプトを読み込めません: {reason}。</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>リモートサーバーへのプロキシを使えません。</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>リモートサーバーは今、要求を受け付けていません（429）。</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>リモートサーバーに接続できません。</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>リモートサーバーが時間内に応答しませんでした。</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>リモートサーバーがキーを受け付けません（{status}）。</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>リモートサーバーでエラーが起きました（{status}）。</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>リモートサーバーが書いている途中で失敗しました。</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>リモートサーバーでエラーが起きました: {why}。</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>このアドレスのリモートサーバーにモデル「{model}」はありません（404）。</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>リモートサーバーが別のアドレスに転送します（{status}）。</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>リモートサーバーがこれを拒否しました（{status}）。</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>リモートサーバーにはキーが必要です（{status}）。</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>モデルが続けられず、応答が早く終わりました。</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>応答がコンテキスト全体を埋めたため、ここで終わりました。{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>この応答はもうコンテキストにないため、検証できません。</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>モデルが前と同じように自分の応答かメッセージを繰り返すところだったので、応答は別の始め方でやり直されました。</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>ターン {} の結果は長すぎました。読まれるのは {} トークン（全 {} トークン）で、全文は記憶 {} にあります。</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>呼び出し {} の結果は長すぎました。{} トークン（全 {} トークン）を残しました。</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>スクリプトに不明な指示「!{}」があります。</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>スクリプト {} を読み込めません。</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>スクリプトの「!why」: ターンが戻ったメッセージがありません。</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>スクリプトの「!{}」を理解できません。</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>検索に失敗しました。</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>このアドレスのサーバーは OpenAI 互換ではありません。</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>サーバーに接続できません。</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>サーバーが混み合っています。</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>サーバーに {name} のチェックサムがありません。</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>サーバーが {name} の提供を拒否しています。</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>サーバーが {name} ではないものを送ってきました。</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>設定 {key} が合いません: {reason}。</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>設定を読み込めません。</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>設定を {path} に保存できません。</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>設定ファイル {name} は破損しています。</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>会話できる最小のモデル。どのマシンでも動きます。</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>このチャットのシステムプロンプトは変わりません。その後に発言があるためです。</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>システムのキーリングが動作していません（{error}）。動作するまで、キーは本人だけが読める {path} に保存されます。</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>システムのキーリングがロックされています。</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>プロンプトの本文は {most} 文字までです。</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>今のコンテキストには入る場所がないため、再構築します</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>{name} の語彙を読み込めませんでした。</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>テーマ</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>このエクスポートにはメッセージがありません。</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>ターン {start}～{end} はありません。</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>このチャットのターンは 0～{last} です。</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>ターン {turn} には {n} 個のバージョンがあります。</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>あるもの: {names}。</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>復元できるチャットのバックアップがありません。</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>バックアップはまだありません。大切なものを書き出してからファイルを移動し、最初から始めてください。</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>チャット {chat_id} はありません。</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>コマンド「{text}」はありません。</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>このチャットに元に戻せる編集はありません。</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>記憶 {memory_id} はありません。</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>記憶 {number} はありません。</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>もう一度答えられるメッセージがありません。</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>この名前のモデルファイルはありません。</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>モデルファイル {path} はありません。</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>プロファイル「{name}」はありません。</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>コンテキストに残すべき内容があるため、この指示を入れる余地がありません。</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>{n_coming:,} トークンのターンを入れる空きがありません。{needed:,} 超過しています。</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>あと {incoming:,} トークンの空きがありません。{n_ctx:,} のうち {n_used:,} を使用中です。</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>設定「{key}」はありません。</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>そのフォルダーはありません。</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>このチャットにその応答はありません。</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>このチャットにそのターンはありません。</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>要約がありません。</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>このファイルにはテキストがありません。</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>ターン {number} はありません。</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>チャットのモデルと並べて {name} を読み込むメモリがありません。{needed:,.1f} GiB 必要で、空きは {free:,.1f} GiB です。</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>ディスクの空きが {name} に足りません。</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>ディスクの空きが {name} に足りません。{needed:,.1f} GB 必要で、空きは {free:,.1f} GB です。</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>消すものがありません。コンテキストには常に残るものしかありません。</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>修復は不要です。コンテキストは今読み直した場合と同じです。</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>修復は不要です。このモデルでは編集のたびにコンテキストを読み直します。</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>外せるものがありません。すべてのターンが最近のもの、重要なもの、または固定されたものです。</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>送信する内容がありません。</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>ターン {turn} のバージョンは 1 つです。</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>{n_ctx:,} トークンのコンテキストの空きがありません: {name}。</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>これらのチャットは別の EthervoxGUI で開いています。</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>すでにコンテキストにあります。</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>答える前に考え、それでも小型です。</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>答える前に考えます。英語と中国語に対応し、大きさの割に高速です。</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>どのマシンでも、答える前に考えます。</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>答える前に考えます。普段使いのマシンで何でもこなします。</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>答える前に考えます。長く難しい質問に向きます。</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>答える前に考えます。長い文章向け。</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>長く、書き出しながら考えます。計算やパズル向け。</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>この Python の SQLite は {sqlite_version} ですが、3.34 以降が必要です。</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>これはリモートサーバーに送れません。文字の断片か、数値でないものが含まれています。</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>このチャットの末尾は、続きを書ける応答ではありません。</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>このチャットにドキュメント {number} はありません。</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>このチャットにはドキュメントがありません。/attach ファイル名 で添付できます。</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>このチャットは前回 {model}、{n_ctx:,} トークンのコンテキストを使いました。今後は {model_2} と {n_ctx_2:,} で続きます。</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>このチャットがコンテキストに収まらなくなったため、古いターンを外しました。</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>このチャット独自の設定は今は有効ではありません。{reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>{n_ctx:,} トークンのコンテキストは小さすぎます。システムプロンプトが {system:,}、応答と要約用の予約が {reserve:,} です。</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>このチャットのファイルには矛盾があります。</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>このチャットのファイルは不完全です。</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>リソースが足りず、インストールが不完全です。</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>これはテキストではありません。</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>このマシンにそのアドレスはありません。このマシンのプログラムだけなら 127.0.0.1、ほかのマシンからも使うなら 0.0.0.0 を指定してください。</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>この記憶は {n_tokens:,} トークンですが、空きは {max:,} です。</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>このメッセージは {incoming:,} トークンです。このコンテキストに入るのは {limit:,} までです。</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>このメッセージは {n:,} 文字あり、{n_ctx:,} トークンに圧縮するには長すぎます。</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>このモデルのチャットテンプレートは使えないため（{error}）、ChatML を使います。</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>このモデルのチャットテンプレートは使えないため（{error}）、プレーンテキストを使います。</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>このモデルのコンテキストは再構築しかできません</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>このモデルのコンテキストは部分ごとに調べられません: {reason}。</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>このモデルのターンは退避できません:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>このプロセッサーはインストール済みのビルドには古すぎます。{names} がありません。</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>この要約は {n_block:,} トークンですが、置き換えるターンは {n_leaving:,} です。</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>{turns}と{blocks}、{n_tokens:,} トークンがコンテキストから外れます。保存はされており、検索できます。実行するには /context clear yes を、残るものに影響を残さないようにするには /context clear forget を使ってください。</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>このテキストは {n_tokens:,} トークンです。1 つのベクトルにできるのは {most:,} までです。</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>スレッド</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>モデルのスレッド数。0: コアごとに 1 つ。ごく小さいモデルでは 1 つだけ。</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>タイムアウト</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>ターンのタイムライン: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>極小。最小のマシンで短い英文を扱うため。</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>最初から始めるには、{file_name} を {data_dir} の外に移動してください。</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>今日のチャットのバックアップを作成できませんでした。</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>応答のために空けておくトークン数。最大でウィンドウの 8 分の 1 です。</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>コンテキストのトークン数（n_ctx）。256 の倍数に切り上げられます。空: モデルの訓練時の値、最大 8,192。ガイドは 1,024。</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>ツール</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>ツール呼び出し</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>ツール呼び出し（未完了）</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>ツール呼び出し: {}</translation>
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
            <translation>切り詰め開始</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>数分後にもう一度お試しください。</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>{seconds} 秒後にもう一度お試しください。</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>後でもう一度お試しください。</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>コンピューターの負荷が下がってからもう一度試すか、別のモデルを選んでください。</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>もう一度お試しください。</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>（設定で）コンテキストを管理させるか、新しいチャットを始めてください。</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>コンテキストの設定で「ターンを自動で戻す」をオンにしてください。</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>ターン {first_turn} はすぐに除外されました（理由: {emergency}）。保存はされており、あなたが話した内容は短い行で残ります。</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>ターン {first_turn} はすぐに除外されました（理由: {emergency}）。保存はされています。</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>ターン {first} を忘れました。残るものは読み直されました。保存はされています。</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>読み直した結果ターン {first} が収まらず、コンテキストから外れました。</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>ターン {number} の固定を外しました。</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>ターン {number} を固定しました。コンテキストから外れません。</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>ターン {number} を固定しました。コンテキストに戻ると、以後は外れません。</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>ターン {turn_number} はあなたのメッセージではありません。</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>ターン {} がこのために戻りました（{} トークン）</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>ターン {} がこのために戻りました</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>ターン {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>ターンを退避できません（{failure}）。再び必要になったときは読み直すため、時間がかかります。</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>ターンを自動で戻す</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>ターンは /context bring-back で戻せます。</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>外れるターンが要約に吸い込まれるか、消えていきます。オフならすぐに変わります。</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>外れたものは、残るものになお影響します。空き時間にその程度を測定し（measure）、下の上限を超えたらきれいなコピーに置き換えます（heal）。オフ: 指示したときだけ行います。</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>ターン {turns} を忘れました。残るものは読み直されました。保存はされています。</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>ターン {turns} を固定しました。コンテキストから外れません。</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>読み直した結果ターン {turns} が収まらず、コンテキストから外れました。</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>ターン {turns} はすぐに除外されました（理由: {emergency}）。保存はされており、あなたが話した内容は短い行で残ります。</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>ターン {turns} はすぐに除外されました（理由: {emergency}）。保存はされています。</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>ターン {} がこのために戻りました（{} トークン）</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>ターン {} を除外</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>ターン {} を忘却</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>ターン {} を要約</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>KV キャッシュのキーと値の型。q8_0 は f16 の約半分のメモリで済みます。</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>元に戻しました。要約はコンテキストから外れました。</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>元に戻しました。ターン {first} が戻り、要約はコンテキストから外れました。</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>元に戻しました。ターン {first} が戻りました。</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>元に戻しました。ターン {turns} が戻り、要約はコンテキストから外れました。</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>元に戻しました。ターン {turns} が戻りました。</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>ロックを解除してから、もう一度お試しください。</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>固定を外す</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>先に固定を解除してください。</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>使用上限</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>意味で見つけるために使う</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>ガイドを使う</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>リモートサーバーへの経路。例: http://proxy.example:3128。空: システムの設定（HTTPS_PROXY、NO_PROXY）。none: 使わない。このマシンには常に直接接続します。</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>語彙</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>警告の開始</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>モデルが考えたことや繰り返し述べたことは再び読み込まれません。コンテキストの外に残ります。</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>新しいチャットの冒頭です。</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>新しいチャットの冒頭です。空: モデル独自のもの（チャットテンプレートのとおり）。</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>一部のターンだけが戻ったときの要約の扱い。短縮（shrink）: 短い要約が残りのターンの代わりになります。破棄: 要約は消え、残りのターンもありません。すべて戻れば要約は消えます。</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>ダウンロード済みの部分は残ります。</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>memory_search がこのチャットで見つけたターンの扱い。行を引用（quote）: モデルがそれを読みます。ターンを戻す（page_in）: ターン自体がコンテキストに戻ります。</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>このチャットで残すべきものに {n_tokens:,} トークン必要ですが、このコンテキストは {n_ctx:,} です。</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>モデルの要求が範囲外です: {corrected}。</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>このメッセージで {name} に尋ねた内容は、今のコンテキストに収まりません。</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>入力して未送信の内容を {path} に保存できません。</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>ここまでに書かれたものは残ります。メッセージをもう一度送ってください。</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>以前に伝えた内容がメッセージに引用されています</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>以前に伝えた内容がメッセージに引用されていました</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>メッセージが外れた内容に触れると、応答の前にページから、または引用として戻します。単語が共通するもの（words）と、モデルの注意が向くもの、同じことについてのもの、または埋め込みモデルがあれば意味が同じもの（automatic）。オフ: 指示したときだけ戻します。</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>メッセージがコンテキストを埋めたとき</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>コンテキストがいっぱいになったら</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>ターンが外れるとき</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>モデルが動く場所。別のサーバーとは OpenAI 互換のサーバーです。</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>ファイルの後にチャットの番号を書いてください。</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>keep、shrink、drop のいずれかを書いてください。</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>要約を書くか、代わりにターンを除外してください。</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>小さい番号を先に書いてください。</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>XTC 確率</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>XTC しきい値</translation>
        </message>
        <message>
            <source>You</source>
            <translation>あなた</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>別の形式のドキュメント</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>状態の一部が再帰型です</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>画像</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>プレゼンテーション</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>録音または録画</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>スプレッドシート</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>ターン {} の要約</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>ここでは約 {n:,} トークン/秒</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>ここでは約 {n:.1f} トークン/秒</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>約 {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>アーカイブ</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>別の形式の電子書籍</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>古い Word 文書</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>通常どおり: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>{} 以上</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>{} 以下</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>コンテキストに復帰</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>バックアップ</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>ベースモデル</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>そのファイルの記憶を元に戻す</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>直前の編集で外れたものを戻す</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>ターンを戻す。その要約は維持、短縮、破棄のいずれか</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>呼び出し元が切断</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>応答の {} % のもとになった</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>セルは削除して詰められます（モデルの読み込み時に確認済み）</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>セルは削除できますが、詰めると値が変わります（NMSE {error:.1e}）</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>セルは削除できますが、詰められません: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>条件</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>利用条件への同意が必要</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>最後の応答を続きから書く</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>あなたが話した内容の {} % を含む</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>危険</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>M月d日</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>別に保管した破損ファイル</translation>
        </message>
        <message>
            <source>ddd</source>
            <translation>ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy</source>
            <translation>yyyy年M月d日(ddd)</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy, HH:mm</source>
            <translation>yyyy年M月d日(ddd) HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>ドキュメント</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>重要度の低い（0.5 未満の）やり取りを除外する</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>最も古いターンを今すぐ除外する</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>除外</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>編集: {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>緊急</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>数を入力してください</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>{low} から {high} までの数を入力してください</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>{above} より大きく {high} 以下の数を入力してください</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>{low} 以上の数を入力してください</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>整数を入力してください</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>{low} から {high} までの整数を入力してください</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>{low} 以上の整数を入力してください</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>このマシンのアドレスまたは名前を入力してください（例: 127.0.0.1）</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>https:// で始まるアドレスを入力してください</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>{n:,} 文字以内で入力してください</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>my-computer.local のような名前をコンマで区切って入力してください</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>https://example.org のようなオリジンをコンマで区切って入力してください</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>エラー {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>意味で見つける: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>このマシンに適しています</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>動きますが、他のプログラムに残るメモリが少なくなります</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>忘却</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>ファイル内の空き領域</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>位置維持</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>コンテキストの使用量とその内訳</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>重要度</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>重要度 {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>KV 内</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>スライディングウィンドウで注意を向けます</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>スライディングウィンドウで注意を向け、古いセルは再利用されます</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>破損しています</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>応答が途切れました</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>応答が JSON ではありません</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>応答が JSON オブジェクトではありません</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>セルを保存できません</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>キーが圧縮されています（MLA）</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>位置が YaRN で拡大縮小されており、ずらすと壊れます</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>位置に注意係数があり、ずらすと壊れます</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>位置が多次元です</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>位置が多次元です（M-RoPE）</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>量子化されたキーは再び回転できません</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>クエリとキーがわかりません</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>クエリとキーが合いません</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>保存されたキーは注意機構が扱うものと違います</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>保存されたキーを読めません（{error}）</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>状態が再帰型で、個別に外せるセルがありません</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>ファイルをこのチャットのドキュメントにする。メッセージで尋ねた内容がコンテキストに入る</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>{kv_type} 型のキーは量子化され回転されています</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>ここでは 1 トークン/秒未満</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>{} 未満</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>このターンが外れることを再び許可する</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>レベル {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>{number} 行目</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp が {name} を読み込めません。</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>API を呼び出すプログラム用のキーを作成</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>件</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>ターン {} の後に呼び出された記憶</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>「{chat}」の記憶 {number}: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>ダウンロードできるモデルと、このマシンでの速さ</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>このマシンのメモリを超えます</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>{} より大きい</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>重要度がそれより低く古い記憶をファイルに移す</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nat</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>このターンを要約も除外もしない</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>起動以降、ページはまだ探されていません</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>テンプレートなし</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>コンテキスト外のターンはありません</translation>
        </message>
        <message>
            <source>note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>now</source>
            <translation>たった今</translation>
        </message>
        <message>
            <source>off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>記憶の以前の版</translation>
        </message>
        <message>
            <source>on</source>
            <translation>オン</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>超過</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>概要</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>{number} ページ</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>一部が再帰型です</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>状態の一部が再帰型で、個別に外せるセルがありません</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>{number} 番目の部分</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>固定</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>位置</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>位置 {}～{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>空き時間に、コンテキストをきれいなコピーに置き換える</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>質問</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>ターン {} からの引用</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>この形式の JSON ファイル、または ChatGPT か Claude のエクスポート（zip か JSON）からチャットを読み込む</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>再構築</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>再構築: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>拒否</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>最後の応答（または指定したターン）を再生成する。古いものは残る</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>このチャットのドキュメントを取り除く</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>自分のメッセージを置き換える。古いものは残る</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>プログラムのキーを取り消す</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>実行中…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>秒</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>サンプリング: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>チャット（既定はこのチャット）をファイルに書き出す: .md なら Markdown、それ以外は JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>保存されたコンテキスト</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>検索索引</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>記憶とこれまでの発言をすべて検索する</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>Hugging Face Hub でモデルを検索する。検索語は Hub に送られる</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>詰め</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>記憶を表示する</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>このマシンにおすすめ</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>古いターンを今すぐ要約する</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>要約済み</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>要約</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>部分編集</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>GGUF ファイルから別のモデルに切り替える</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>ターンの別のバージョンに切り替える</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>システム {system:,} · 要約 {summaries:,} · 呼び出し {recalled:,} · あなた {you:,} · モデル {model:,} · 予約 {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>削除したチャットをごみ箱から戻す。番号なし：中身を表示</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>削除した記憶をごみ箱から戻す。番号なし：中身を表示</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>コンテキストからすべてを外す（先に確認する。forget: 影響を残さない）</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>メッセージのために自動で戻ったものを再び外す</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>残るものに影響を残さずにターンを外す</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>モデルが書いたものではなく、ターンからの抜粋</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>記憶の本文</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>ターンの本文</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>ごみ箱</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>接続が切れました</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>コンテキストが {share:.0%} 埋まっていました</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>このチャットのドキュメント</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>Hub にあるモデルのファイルと必要なメモリ</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>ライブラリが計算内容を示しません</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>ライブラリが途中のセルの削除を拒否しました</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>ライブラリによるとセルをずらせません</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>小さいモデルなので、単語のほうが確かです</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>モデルの値: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>切り詰めを始める割合は、拒否を始める割合より小さくしてください</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>ターン {} の要約</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>要約の行「{}」</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>試行に失敗しました: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>しきい値は 警告 &lt; 危険 &lt; 緊急 の順に大きくしてください</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>コンテキスト外のターンはページから戻せます</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>コンテキスト外のターンにはページがなく、読み直すことになります</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>サンプラー {unknown} はありません。使えるのは {known} です</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>この一覧</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>トークン</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>ツール</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>トピック</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>「{chat}」のターン {number}: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>ターン {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>ターン</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>戻っていたターン（{}）</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>ターン {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>ターン: KV 内 {in_kv} · 要約済み {summarized} · 除外 {dropped}</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>変更なし</translation>
        </message>
        <message>
            <source>user</source>
            <translation>ユーザー</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>直前の応答（またはそのターン）のもとになったものと、そのときモデルに見えていたもの</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>ターンの保存状況と、役に立った割合</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>データフォルダーで容量を使っているもの</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>専用のキーを持つプログラムの一覧</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>以前に伝えた内容の引用付き</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>yyyy/MM/dd</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}（{trigger}、{method}）: ターン {first}、{ms:,.0f} ms で {freed:,} トークン解放</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}（{trigger}、{method}）: ターン {turns}、{ms:,.0f} ms で {freed:,} トークン解放</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command} に「{text}」は指定できません。</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command} には「{text}」ではなく整数が必要です。</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command} にはプログラムの名前が必要です。</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command} にはターンの番号が必要です。</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}。要約の用意ができています</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}。すべてコンテキストにあります</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}。ターン {first} はコンテキストにあります</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}。ターン {turns} はコンテキストにあります</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}。</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host} に接続できません。</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host} が応答しません。</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} 側に問題が起きています（{status}）。</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>このネットワークから {host} への要求が多すぎます。</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host} が応答を拒否しています（{status}）。</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host} がモデルの一覧ではないものを送ってきました。</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>{requested} ではなく {kept} ターンが残ります。残る部分はあなたのメッセージで始まり、応答の余地を残します。</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories}を {name} から戻しました。</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories}を {path} に移しました。/memory unarchive で元に戻せます。</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}、{reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} ダウンロード</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} いいね</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>{n:,} 件の記憶</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>{n:,} 件の記憶</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>起動以降に探されたページ {n:,} 件、見つかったもの {hits:,} 件（{share:.0%}）</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>全チャットのページ {n:,} 件、上限 {most:,.0f} MB のうち {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>このチャットのページ {n:,} 件、{mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} トークン</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} トークン、約 {s:,} 秒</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name} が破損して届きました。チェックサムが違います。</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name} はこのチャットのドキュメントにできません。コンテキストに自動で入るものがないためです。</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name} を読み込めません。</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name} を読み込めません。</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name} を読み込めません。破損しているか、名前と中身が違います。</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name} は埋め込みに使えません。</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name} に書き込めません。</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name} では q8_0 型のキャッシュを使えません。ヘッドの値が {head_sizes:g} 個で、{q8_block} の倍数ではありません。</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name} にはチャットテンプレートがなく、どの形式でチャットの訓練を受けたかわかりません。応答が本来より悪くなることがあります。同じモデルの別のファイルにはテンプレートがあるかもしれません。</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name} を読み込み直せませんでした: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name} の内容が書き込んだものと違います。</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name} でエラーが起きました。</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name} がサーバー上で変更されています。</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name} にはテキストがありません。スキャンされたもので、ページが画像になっている可能性があります。</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} はベースモデルです。文章の続きを書くもので、チャット向けに訓練されていません。応答が脱線したり、繰り返したり、あなたの代わりに話したりすることがあります。会話には、名前に「Instruct」や「Chat」が付くモデルを選んでください。</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name} は {n_parts} 個のファイルからなるモデルの後半部分です。</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name} は {kind} 文書で、テキストファイルではありません。</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name} は {most} MB を超えています。</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name} を読み込み直しました。チャットはそのまま続きます。</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name} はサーバーからなくなりました。</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name} はファイルではありません。</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name} は言語モデルではなく、モデルへの追加ファイルです。</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name} はテキストファイルではありません。</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name} は「{kind}」という種類で、このバージョンの llama.cpp では使えません。</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name} は許可された人だけが使えます。</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name} はパスワードで保護されています。</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name} は{kind}のため、ここでは読み込めません。</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name} は有効な GGUF ファイルではありません。</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name} には {needed:,.1f} GiB のメモリが必要ですが、このマシンには {memory:,.1f} GiB しかありません。</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name} はもう接続できません。</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name} はチャットテンプレートがなく、ファイルから見る限りベースモデルです。文章の続きを書くもので、チャット向けに訓練されていません。応答が脱線したり、繰り返したり、あなたの代わりに話したりすることがあります。会話には、名前に「Instruct」や「Chat」が付くモデルを選んでください。</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name} はテキストをベクトルに変換するモデルで、文章は書けません。</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}、{place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}、{n} 段落</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}：{title}（{when} に削除）</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{name} から {n} 件のチャットを読み込みました: {numbers}。</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{name} から {n} 件のチャットを読み込みました: {numbers}。</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>編集 {n} 回、うち緊急 {emergencies} 回。決める人: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} 個のファイル</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>要約ブロック {n} 個</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>要約ブロック {n} 個</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>{n} ターン</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>{n} ターン</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>このチャットの {n} ターンを読み直します: {cost}。</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path} をファイルとして開けません。</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path} はモデルファイルではなくフォルダーです。</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path} は通常のファイルではありません。</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}、{n} 個中最初のファイル</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>コンテキスト外の {n:,} ターンのうち {ready:,} ターンはページから戻せます</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} チャットは既定のプロファイルで続きます。</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository} は {host} にないか、公開されていません。</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>メモリ {size}</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} 固定されているため忘れていないもの: {numbers}。</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{n_ctx:,} トークン中 {used:,} を使用（{share:.0%}）、状態: {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value}（モデル指定）</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: 読み込み {cost_text}。</translation>
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
            <translation>{} 応答の開始時にモデルに見えていたのは、{}です。</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{}と{}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} ダウンロード</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>除外 {}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>以前のバージョン {} 件</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>以前のバージョン {} 件</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>忘却 {}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{} 時間 {} 分</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{} はこのチャットのドキュメントです · {}</translation>
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
            <translation>{} いいね</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>{} 件のメッセージ</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>{} 件のメッセージ</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{} 分</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ms</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>{} パラメーター</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>{} 段落</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>{} 段落</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>{} 段落</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>{} 段落</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{} 秒</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>要約済み {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} トークン</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} トークン解放</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} トークン、{}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>コンテキスト {} トークン</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>受信 {} トークン、モデルへの送信 {}、許容 {}。</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} トークンはすでにキャッシュにありました。</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>KV 内 {} ターン</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>{} ターンがこのために戻りました（{}）</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>KV 内 {} ターン</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{1} の {0}（{2}）</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · メッセージ内にも</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · ターン {} から引用</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · メッセージに引用</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {} トークン</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}。理由: {}。</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}、ターン {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}、{}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}。すでにコンテキストにないため未確認: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: メッセージ {}、{} トークン減。</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>「{text}」のあとにもう1語必要です。</translation>
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
            <translation>記憶、ターン、文書は空き時間に読み込まれます。</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>そのチャットの入力欄で待っています。</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>実行できませんでした。</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>設定を保存できません。ウィンドウを閉じるまで有効です。</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>このメッセージは別のチャットのものです。</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>入力した内容をまだ保存できていません。</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>{} が意味で見つけるようになりました</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>続きを書く</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>この応答の続きを書く（Ctrl+J）</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>メッセージをコピー</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>編集して再送信…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>前のメッセージを編集してもう一度送る</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>モデルの原文</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>モデル、ターン {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>再生成</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>全 {} 文字を表示</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>思考</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>ツール呼び出し（未完了）</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>なぜ？</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>なぜ？ この応答のもとになったものを表示</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>ターン {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} トークン</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} トークン/秒</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ 中断</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ 上限で終了</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ 一時停止: 非常に長い</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ 停止</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ 停止: 同じ内容の繰り返し</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>どちらも同じことについてのため</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>理由: {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>外す</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>外す: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>このチャットでは戻さない</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>このチャットでは、もう何も自動で戻らないようにする</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>コンテキストから再び外す。要約は残る</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>モデルはメッセージの中でこれを読みます: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>メッセージとそれらに共通すること</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>理由</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>理由: {}</translation>
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
            <translation>すべて削除…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>完全に削除</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>完全に削除…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>{} 件を完全に削除しますか？</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>「{}」を完全に削除しますか？</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>削除日</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>タイトルで絞り込み</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新しいチャット</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>一致するタイトルはありません。</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>ここには何もありません。</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>最近削除した項目</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>元に戻すことはできません。チャットがまだ使っているものは残ります。データフォルダーのバックアップには、新しいものに置き換わるまで残ります。</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>タイトル</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>種類</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>ここで {} 日が過ぎると完全に消えます（チャットがまだ使っているものを除く）。</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>チャット</translation>
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
            <translation>コンテキストの編集: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>高速編集</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: 編集後、このモデルは残るものをもう一度処理する必要があります。</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>低速編集</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: 残りを処理し直さずに、古いターンをこのモデルのコンテキストから外せます。</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>すべてのチャットを書き出しました</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>チャットを削除しました</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>チャットを書き出しました</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>すべてのチャットを書き出す</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>チャットを書き出す</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>フォルダーを削除しました</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON、すべてを含む (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新しいフォルダー</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>一部はチャットがまだ使っているため、使い終わるまで残ります。</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>フォルダーに表示</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>実行できませんでした。</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>中の {} 件のチャットは残ります</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>中の {} 件のチャットは残ります</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>チャット</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>フォルダーを削除し、チャットは残す</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>すべてのチャットを書き出す…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>書き出す…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>中のチャットを隠す</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>フォルダーに移動</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>新しいフォルダー…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>フォルダーなし</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>一致するタイトルはありません。Ctrl+F で発言を検索できます。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>一番上に固定</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近削除した項目…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>名前を変更</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>中のチャットを表示</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>固定を外す</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>フォルダー {}、{}、{}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新しいチャット</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>それ以前</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>固定</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>今月</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>今週</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今日</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>折りたたみ</translation>
        </message>
        <message>
            <source>open</source>
            <translation>展開</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 件のチャット</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 件のチャット</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}、固定</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>矢印キーでタイムラインを移動し、Enter でその場所のターンを表示します。</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>クリック: チャットで表示。ホイール: 拡大/縮小。</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>除外</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>KV 内</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>チャットの全体像</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>呼び出し</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>要約済み</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>要約</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>システムプロンプト</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>ターン {} / {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>トークン</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>ターン</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>チャットのタイトル</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>フォルダー名</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>書き込み中…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>会話</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>このチャットのドキュメントです。長すぎるため、全文はメッセージに入りません。</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>このチャットのドキュメントです。メッセージで尋ねた内容が段落単位でコンテキストに入ります。クリックすると、代わりに全文を送ります。</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>添付: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>ドキュメント</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>添付しない</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>{} を添付しない</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>全文がメッセージに入ります。クリックすると、代わりにこのチャットのドキュメントにします。</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>全文</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>読み取り中…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} トークン</translation>
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
            <translation>コード</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>コピーしました</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>コードをコピー</translation>
        </message>
        <message>
            <source>code</source>
            <translation>コード</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>コマンドとプロンプト</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>プロンプトを編集…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>プロンプト</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>ファイルを添付</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>ファイルを添付（Ctrl+Shift+A）。ドロップや貼り付けもできます</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>メッセージを入力、/ でコマンド</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>送信</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>送信（Enter）</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>メッセージを送信</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>応答を停止</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>停止（書かれた分は残る、Esc）</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>モデルはまだ処理中です。</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{} はまだ読み込み中です。</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>1 つのメッセージに添付できるファイルは {} 個までです。</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>ファイルを添付</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>内容を説明するか、文字を貼り付けてください。</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>送信されるのは一度だけです。</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>読み込んだのは先頭部分だけです。</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>貼り付けたテキスト</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>画像は送れません。</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>ファイルを読み込めません。</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>残りは添付されませんでした。</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>その後にメッセージが送信されます。Esc で取りやめます。</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>{} 個のファイルを読み込めません。</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} はすでに添付されています。</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{} はとても長いファイルです</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>サーバーにモデルを問い合わせ中…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>接続をテスト</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>これまでの速さでは約 {} 秒かかります。</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>戻す</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>ターン {} を戻しますか？</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>そのチャットを開いてください。タイムラインから戻せます。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>今すぐ要約</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>モデルは {} トークンを読む必要があります。</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>これらのターンは別のチャットのものです。</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>ターン {} が戻りました</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>ターン {} が戻りました</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>外れたときのまま復帰、{}。読み直しなし</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>外れたときのまま復帰、{}。読み直しなし</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>この応答のもとになったものを調べています…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>テキストから読み直し、{}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>テキストから読み直し、{}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>そのためにターン {} が外れました</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>そのためにターン {} が外れました</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>コンテキスト</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>コンテキスト: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>ずれ: なし。コンテキストは修復され、外れたものの影響は残っていません。</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>ずれ: {0} nat。直近 {2} トークンの {1} % では、次に最も確率の高い言葉がきれいなコンテキストの場合と同じです。</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>モデルが別のサーバーにあるため推定値です。報告に応じて修正されます。</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>モデルのコンテキストの使用量。モデルは読み込まれていません。</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>目盛り: 警告、危険、超過は {}。</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>モデルに見えているもの（トークン数）:</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>危険</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>空き（予約を含む）</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>応答または要約用の予約</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>モデル未読み込み</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>まだ読み込まれていません</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>超過</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>呼び出し</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>要約</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>システムプロンプト</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>書いているメッセージ</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>モデルのターン</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>書いている応答</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>警告</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>置き換えられる部分</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>あなたのターン</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>このために {} トークン以上が外れます</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>そのまま残してあり、ここで何を選んでも保存されます。</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>バックアップを復元</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>最初から始める</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>最新の正常なバックアップは {} のもので、内容は{}です。</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>保存されたチャットが破損しています</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 件のチャット</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 件のチャット</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>{} に再開</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>前の内容を表示</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>読み込む</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>使う</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} をダウンロードしました</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}、チェックサムは正しい値です。</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>モデルをダウンロード</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>他のモデルを探す…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>ダウンロードできるモデル</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Hugging Face Hub の、オープンライセンスのモデルです。このマシンのメモリは {}。サイズと速さは {} トークンのコンテキストでの推定です。閉じてもダウンロードは続きます。</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>意味で見つけるために</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! 動きますが、他のプログラムに残るメモリが少なくなります</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>編集後、このモデルは残るものをもう一度処理する必要があります: {}。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>{} のダウンロードをキャンセル</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>コンテキストの編集: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>ダウンロード</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>{} のダウンロード</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>読み込む</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>再開</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>使う</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>約 {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>メモリ {} 以上</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>ダウンロードを確認中…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>このマシンにあり</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>{} で一時停止</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>低速編集</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>このマシンにおすすめ</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>残り {}</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>メモリ {}</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} of {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/s</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: 低速</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ このマシンに適しています</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ このマシンのメモリを超えます</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>コンテキストの編集</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>編集をやめる</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>編集をやめる（Esc）</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>ターン {} を編集中 · 古いバージョンは残ります</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>戻す</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>ターン {} を戻す</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>ターン {} をコンテキストに戻す</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>要約を表示</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>元に戻す: ターン {} を戻す</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>プロンプト…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>プロンプトとして保存…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>ずれ: 前回の編集以降は測定していません。</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>編集</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>コンテキストの編集</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>解放</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>修復</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>このチャットのコンテキストからはまだ何も外れていません。</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>空き時間にコンテキストをもう一度読み込みます。その後は、外れたものの影響は残りません</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>要求元</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>チャットで表示</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>要約を表示</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>所要時間</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>ターン {} を忘却</translation>
        </message>
        <message>
            <source>When</source>
            <translation>日時</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>コマンド</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>緊急</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>プログラム</translation>
        </message>
        <message>
            <source>you</source>
            <translation>あなた</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} トークン</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>エンジンが停止しました。保存された内容はすべて無事です。アプリを起動し直してください。</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>このメッセージを閉じる</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>{} 語</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>{} 語</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API オン</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>モデルを読み込み中</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>このチャットのその他の操作</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>他のプログラムから {}/v1 を呼び出せます</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>チャット一覧を表示</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>記憶を表示</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>今すぐ要約</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>古いターンを今すぐ要約</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>古いターンを今すぐ要約して空きを作る（Ctrl+Shift+S）</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>モデルを試しています</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>モデルを探す</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>ファイルを問い合わせ中…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>一覧に戻る</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>このモデルのファイル</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>ここでダウンロードできるモデルファイルはありません。</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>ライセンス: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>モデルのページ</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>{} のモデルページ</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>記載なし</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>入力すると {} に問い合わせます。送られるのは検索語と開いたリポジトリ名だけです。このマシンのメモリは {}。サイズと速さは {} トークンのコンテキストでの推定です。</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>モデルを選ぶとファイルが表示されます。</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>モデルを探す</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>ダウンロードの多い順</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>いいねの多い順</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>モデル名（例: qwen3 8b）</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>「{}」に合う GGUF モデルはありません。モデル名とサイズ（例: gemma 3 4b）だけにするなど、検索語を減らしてください。</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>並び順</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>更新の新しい順</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>モデルを検索</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>検索中…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>さらに表示</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>トレンド</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>探すものを入力してください。GGUF ファイルのモデルだけが表示されます。</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>検索結果の幅</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{}以上</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>{} 個のモデル</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>{} 個のモデル</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>アクセストークン</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>リンクをコピー</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>トークンを削除</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>他のキーと一緒に保存され、このようなモデルのためにこのサーバーにだけ送られます。</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>利用者は作者が決めます。サインインして、そのページで利用を申請してください。</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>サインインして、そのページで条件に同意する必要があります。</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>トークンを保存</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>リンクを開く</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>トークンは他のキーと一緒に保存され、このようなモデルのためにこのサーバーにだけ送られます。</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>その後、アカウントのアクセストークンを使ってここでダウンロードできます。</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>見つかったリポジトリ</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>チャット (*.json *.zip);;すべてのファイル (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>チャットをインポートしました</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>別のファイルを選択…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>チャットをインポート</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>チャットをインポート中</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>何もインポートされませんでした。</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>1 件のチャットが一覧にあります</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>開く</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>{} を読み込み中…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>チャットをインポートできませんでした。</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>{} 件のチャット</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>{} 件のチャット</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} 件のチャットが一覧にあります</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>チャット {} / {}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>{1} 個のファイルのうち {0} 個をインポートできませんでした。</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>最新に移動</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>タイムラインの凡例: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>除外</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>編集</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>モデル、KV 内</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>固定</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>呼び出し</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>要約済み</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>要約</translation>
        </message>
        <message>
            <source>system</source>
            <translation>システム</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>あなた、KV 内</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>リンクを開きますか？</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>このアドレスを別のプログラムで開きますか？</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>モデル: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>この要約にないもの:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>戻す</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>戻す: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>次のメッセージから、再びモデルに見えるようになります</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API オフ</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API オン: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>メッセージに添付</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>API のアドレスをコピー</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>コンテキストの編集…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>ウィンドウの次の部分へ移動</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>ウィンドウの前の部分へ移動</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>まもなく外れるものへ移動</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>最新に移動</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>このモデルを読み込む</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>フォーカスのある項目のメニューを開く</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>このチャットのパラメーター…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>プロンプト…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近削除した項目…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>記憶とターンを検索</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>チャット一覧の表示/非表示</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>記憶の表示/非表示</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>チャット一覧の幅</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>記憶パネルの幅</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>メッセージを書く</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>記憶を書き出す</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>続きを書く</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>記憶を削除しました</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>記憶を書き出しました</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>保存されていません</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>そのチャットを開いてください。タイムラインから記憶を取り除けます。</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>このチャットに呼び出しました</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>記憶から呼び出し</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>取り除く</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>フォルダーに表示</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>プログラム内部で問題が起きました。保存された内容は無事です。</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>記憶を変更できませんでした。</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>この記憶は別のチャットで呼び出されました。</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>入力した内容は、もう一度開いたときに残っています。</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} トークン</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>「{1}」のターン {0} と共に追加</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>記憶を閉じる</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>バージョンを比較…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>テキストをコピー</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>記憶を削除</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>記憶を編集</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>書き出す…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>記憶: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>この記憶のその他の操作</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新しいチャット</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>「{}」の一部</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>記憶を固定</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>この記憶を含む記憶を表示</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>チャットでターンを表示</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>チャットで表示</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>「{1}」のターン {0} の代わり</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>記憶のテキスト</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>「{1}」のターン {0}</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>記憶の固定を外す</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>ターン {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>記憶を編集</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>開いているチャットに属し、どのチャットからも見つけられます。</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>新しいメモ</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>タグ（カンマ区切り）</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>記憶のテキスト</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>次のメッセージから、新しいバージョンがモデルに見えるようになります。</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>古いバージョンは残り、比較したり戻したりできます。</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>何を覚えておきますか？</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>すべてのチャット</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>すべてのタグ</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>タグで絞り込み: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>要約</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>タグ</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>ターン</translation>
        </message>
        <message>
            <source>any</source>
            <translation>すべて</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>記憶を削除</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>記憶を固定</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>記憶の固定を外す</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>意味でも見つける…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>記憶の一覧の高さ</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>記憶を隠す</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>記憶を隠す（Ctrl+M）</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>記憶</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>メモ</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>上の条件では「{}」は見つかりませんでした。</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>「{}」は見つかりませんでした。</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>上の条件に合うものはありません。</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>記憶とターンを検索</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>古いターンが要約されると、その要約がここに表示され、検索できます。</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>メモを書く</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <source>System</source>
            <translation>システム</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>ツール</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>この記憶が表すもの</translation>
        </message>
        <message>
            <source>You</source>
            <translation>あなた</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>モデルにはこのターンが見えなくなりました。チャットには残り、検索できます。</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>除外</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>忘却</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>要約済み</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>今後は {} で続きます。</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>そのファイルはもうありません: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>{} を読み込み直す</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>このマシンのモデル</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>このチャットは前回 {} を使いました</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>フォルダーを追加…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>コンテキスト</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>ダウンロード…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>編集</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>高速編集（surgical）: 古いターンが 1 つずつ外れます。低速編集（rebuild）: 編集後、残るものを読み直します。どちらになるかはモデルの読み込み時に試します。</translation>
        </message>
        <message>
            <source>File</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>モデルのフォルダー</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>場所</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>読み込む</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>モデルを探しています…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>メモリ</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>メモリは {} トークンのコンテキストでの推定です。</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>モデル</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>このマシンのモデル</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>この検索に合うモデルはありません。</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>モデルが見つかりません。</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF ファイルを開く…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>量子化</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>このマシンで 1 秒間に書くおよそのトークン数です。</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>モデルを検索</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>トークン/秒</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>使う</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>使用不可</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>高速編集</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>低速編集</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · 意味で見つける</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>すべてのファイル (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>モデルを選択</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>モデルをダウンロード…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>モデルを探す…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>ガイド（アプリに付属）</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>モデル: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>モデル (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>このマシンのモデル…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>モデルなし</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF ファイルを開く…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>モデルを開く</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: {} トークンのコンテキスト</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>{} への回答</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>コマンド、チャット、設定、記憶</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>一致するもの</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>一致するものはありません。</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>コマンドやチャットなどを検索</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>すべてのチャットを書き出す…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>ファイルからチャットをインポート…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>最近削除した項目…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>コマンドやチャットなどを検索</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>設定: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>このチャット: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>チャット</translation>
        </message>
        <message>
            <source>command</source>
            <translation>コマンド</translation>
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
            <translation>このチャットのパラメーター</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>モデル独自</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>次のメッセージからこのチャットに適用されます。空: プロファイル「{}」のとおり。</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>プロファイルのとおり</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>パラメーターを閉じる</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>変わりません。その後に発言があるためです。新しいチャットでは変えられます。</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>プロファイル名</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>このチャットのパラメーター</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>プロファイルとして保存</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>再試行</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>プロファイル</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>プロファイルを保存できません。</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>チャットと接続中のアプリはプロファイルを使います。空の欄は設定に従います。</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>もう一度閉じると、入力した内容は破棄されます。</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>削除しました: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新規</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>新しいプロファイル</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>プロファイル</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>リセット</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>リセットしました。</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>保存しました。</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>同じ名前のプロファイルがあります。</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>このチャットで使う</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{}（コピー）</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}（リモート）</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>すべてのファイル (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>GGUF ファイルを選択</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>接続</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>ファイル…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>独自の設定</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>システムのキーリングがあればそこに保存され、プロファイルには入りません。</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>キー</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>モデル (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>接続をテスト</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>あるだけすべて</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>設定に従う</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>設定から: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>なし</translation>
        </message>
        <message>
            <source>off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>on</source>
            <translation>オン</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>保存済み。入力すると置き換わります</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>プロファイルを編集…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>このチャットのパラメーター…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>プロファイル: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>このチャットのプロファイル: モデル、システムプロンプト、サンプリング、コンテキスト</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}（リモート）</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>削除</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>メッセージに挿入</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>プロンプトの名前</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新規</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>プロンプト</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>保存したプロンプト</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>これを 3 文で要約してください:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>プロンプトの本文</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>{text} のように波かっこで囲んだ言葉は、あとで記入する場所になります。</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>「{}」を削除しました。</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>「{}」を保存しました。</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>今すぐ除外</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>これを残す</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>ここには代わりになるものは残りません。保存はされています。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>今すぐ要約</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>{} トークンが使われるか、返答に場所が必要になるまで待ちます。{} トークンが空きます。</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>残る内容: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>ターン {} がまもなく外れます</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>コンテキスト内</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>呼び出す · {} トークン</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>呼び出す…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>コンテキストから外す</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>語っているターンの代わりに入っています</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>コスト</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>空き {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>長すぎます: 空き {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>API の要求</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>追加</translation>
        </message>
        <message>
            <source>At</source>
            <translation>時刻</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>コンテキスト</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>メッセージ</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>今は呼び出せるプログラムがありません。スイッチは設定の「{}」ページにあります。</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>まだどのプログラムからも呼び出されていません。それぞれの要求がここに表示されます。</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>プロファイル</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>プログラムはキーを使って {}/v1 を呼び出します。</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>応答</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>要求</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>トークン</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>、約 {} 秒</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>戻す · {} トークン</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>戻す…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>引用</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>このターンをメッセージに引用</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>読み直しはありません</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>コスト</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>入れる空きがありません</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>チャットのこの分岐にはありません</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>ターン {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} を読み直します</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>代わりに他の {} ターンが外れます</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>代わりに他の {} ターンが外れます</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>数式をコピー</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>リンクを開く…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>すべて選択</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>API の要求</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>キーをコピー</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>他のプログラムから {}/v1 を呼び出せます</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API を開始できませんでした。</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>キーが必要です。</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>アドレス</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>他のプログラム用のアドレス</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>アドレスをコピー</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>キーをコピー</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>隠す</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>キーを隠す</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>キー</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>他のプログラム用のキー</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>OpenAI の API を使うプログラムに、ベース URL と API キーとして設定します。</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>要求…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>表示</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>API の要求を表示</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>キーを表示</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>動作していません</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>オフ: 下でオンにしてください</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>モデルを選んで始めましょう</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>モデルを読み込み中…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>そのチャットを開いてください。目印の場所で編集を元に戻せます。</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>このチャットのコンテキストを準備中…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>保存されたチャットを読み込めません。</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>このチャットは読み込まれていません。もう一度選んでください。</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>この編集は別のチャットのものです。</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>応答が終わるまで待ってください。</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>別のチャットの応答を待っています…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>コンテキストを編集中…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>{} を調べています…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>見つかったものを読んでいます…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>古いターンを要約中…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>モデルを試しています…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{} はこのチャットのドキュメントではなくなりました。</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>すべてのファイル (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>新しいチャットに適用されます。</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>既定に戻す: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>選択: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>モデル (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>モデルの読み込み直しが必要です。</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>リセット</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>{} を {} に戻す</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>再起動後に有効になります。</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自動</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>既定: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>off</source>
            <translation>オフ</translation>
        </message>
        <message>
            <source>on</source>
            <translation>オン</translation>
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
            <translation>プロファイル「{}」独自の値があります: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>詳細設定</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>モデルを読み込み直す</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>この検索に合う設定はありません。</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>設定のページ</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>自動的に保存されました。</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>設定を検索</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>設定を検索（ / ）</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>一部は新しいチャットに適用されます。</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>一部の変更にはモデルの読み込み直しが必要です。</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>一部は再起動後に有効になります。</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>非表示</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>表示中</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}。</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ 詳細設定（{}）</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ 詳細設定</translation>
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
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>コマンド（メッセージ内）</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>チャットまたは記憶を削除（それぞれの一覧で）</translation>
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
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>左、右</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>ターンを移動（タイムラインで）</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>改行</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>チャット名を変更</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>送信</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API オフ</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API オン</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>チャットを絞り込み</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>タイトルでチャットを絞り込み</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>チャット一覧を隠す</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>チャット一覧を隠す（Ctrl+B）</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>チャットとしてインポート</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>チャットをインポート</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>ファイルからチャットをインポート…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新しいチャット</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>新しいチャット（Ctrl+N）</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新しいフォルダー</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>呼び出せるプログラムはありません。クリックで API の設定を開きます。</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>他のプログラムから {}/v1 を呼び出せます</translation>
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
            <translation>プログラムに付属し、ウィンドウを説明する小さいモデルです。</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>LM Studio、Ollama、GPT4All、Jan、llama.cpp、Hugging Face のモデル</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>このマシンから…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>GGUF ファイルを開くか、ウィンドウにドロップします。</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF ファイルを開く…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>ダウンロードできる他のモデル…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>ガイドと話す</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>手持ちのモデルを使う</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>ガイドを使う</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>状況</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>プロンプト処理</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>最初のトークンまでの時間</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>書いているメッセージのトークン数</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>1 秒あたりのトークン数</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>コンテキスト内のターン</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>最初のトークン {} 秒</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>メッセージ: {} トークン</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>このために古いターンが外れます</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>{1} トークン中 {0} を読み取り中</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>読み取り中…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>停止中…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>考え中…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>このコンテキストには長すぎます</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>送信待ち、Esc で取りやめ</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>除外 {}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>忘却 {}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>KV 内 {}</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>残り {}</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>要約済み {}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>{} トークン/秒</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>{} ターン</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>{} ターン</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>適用</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>詳しさ</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>今後は表示しない</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>要約の詳しさ</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>使用量: 現在 {} トークン。あなたの文章での値は適用時に数えます。</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>使用量: {} → {} トークン。</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>モデル</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>そのまま残る最新のターン</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>外せるものがありません。すべてのターンが最近のものか固定されたものです。残す数を減らしてください。</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>今すぐ要約</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>前の要約も外れます（{} トークン）。</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>要約を書いています…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>要約も同じだけのトークンを使います。短くするか、残すターンを減らしてください。</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>要約（書き終わると変更できます）</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>ツール</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>コンテキストから外れるターン</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>残すターン</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>ターン {} が外れます（{} トークン）。</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>自分の文章に戻す</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>モデルを待っています…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>あなた</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>プレビューは設定の「外観」ページで再び表示できます</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>簡潔</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>標準</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>コンテキストのしきい値</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>矢印キーでターンを移動し、Enter でチャットに表示します。</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>詳細をコピー</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>通知を閉じる</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>ターン {} をコンテキストから除外しました</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>停止する前に完了していました。</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>要約を表示</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>ターン {} を要約しました</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>できること</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{1} で {0} トークンを解放しました。何も失われていません</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>ツール呼び出し: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>なし</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>見つかりませんでした</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>ツール呼び出し</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>モデル: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>メッセージをコピー</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>編集して再送信</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>編集して再送信…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>再試行</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>全 {} 文字を表示</translation>
        </message>
        <message>
            <source>You</source>
            <translation>あなた</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>あなた、ターン {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>ターン {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} トークン</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>そのメッセージをもう一度編集すると、続きから書けます。</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>前のバージョンの代わりに表示されています。</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>編集したメッセージは別のバージョンのものです。</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>もう一つの編集は残っています</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>このターンは別のバージョンのものです</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>文章は入力欄にあります。メッセージを編集するには、そのバージョンに戻ってください。</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>次のバージョン</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>前のバージョン</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>バージョン {} / {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差分</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>このバージョンに戻す</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>比較するバージョン</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>記憶のバージョン</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>その後の変更</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>バージョン {}（{}）</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>終わりのない会話</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>モデルを選んで始めましょう。</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>自分のマシンで動くモデルとの、終わりのない会話。どれで始めますか？</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>モデルが読み込まれていません</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>始め方</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>EthervoxGUI へようこそ</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>ゲージは何を示しますか？</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>コンテキストがいっぱいになるとどうなりますか？</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>モデルのコンテキストがいっぱいになると、古いターンが要約され、チャットは続きます。上のバーは使用量を、その下の帯はモデルに今も見えているものを示し、すべての要約は右側で読んだり検索したりできます。</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>プロンプト</translation>
        </message>
    </context>
</TS>
