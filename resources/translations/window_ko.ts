<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
    <context>
        <name></name>
        <message>
            <source> and {} more</source>
            <translation> 외 {}개</translation>
        </message>
        <message>
            <source>(It is in the bin: /memory restore brings it back.)</source>
            <translation>(휴지통에 있습니다. /memory restore로 되돌립니다.)</translation>
        </message>
        <message>
            <source>-1: a different one each time.</source>
            <translation>-1: 매번 다르게.</translation>
        </message>
        <message>
            <source>-1: all of them, if there is a GPU.</source>
            <translation>-1: GPU가 있으면 모두.</translation>
        </message>
        <message>
            <source>/attach needs the name of a file.</source>
            <translation>/attach에는 파일 이름이 필요합니다.</translation>
        </message>
        <message>
            <source>/chat export needs the name of a file.</source>
            <translation>/chat export에는 파일 이름이 필요합니다.</translation>
        </message>
        <message>
            <source>/chat import needs the name of a file.</source>
            <translation>/chat import에는 파일 이름이 필요합니다.</translation>
        </message>
        <message>
            <source>/chat restore lists what is there.</source>
            <translation>/chat restore로 목록을 볼 수 있습니다.</translation>
        </message>
        <message>
            <source>/context prune needs a threshold from 0 to 1.</source>
            <translation>/context prune에는 0에서 1 사이의 임계값이 필요합니다.</translation>
        </message>
        <message>
            <source>/detach needs the number of a document.</source>
            <translation>/detach에는 문서 번호가 필요합니다.</translation>
        </message>
        <message>
            <source>/edit needs the number of a message and what it should say.</source>
            <translation>/edit에는 메시지 번호와 새 내용이 필요합니다.</translation>
        </message>
        <message>
            <source>/memory archive needs an importance, a number of days and a file.</source>
            <translation>/memory archive에는 중요도, 일수, 파일이 필요합니다.</translation>
        </message>
        <message>
            <source>/memory restore lists what is there.</source>
            <translation>/memory restore로 목록을 볼 수 있습니다.</translation>
        </message>
        <message>
            <source>/memory search needs words to look for.</source>
            <translation>/memory search에는 검색어가 필요합니다.</translation>
        </message>
        <message>
            <source>/memory show needs the number of a memory.</source>
            <translation>/memory show에는 기억 번호가 필요합니다.</translation>
        </message>
        <message>
            <source>/memory unarchive needs a file.</source>
            <translation>/memory unarchive에는 파일이 필요합니다.</translation>
        </message>
        <message>
            <source>/model needs the name of a model file.</source>
            <translation>/model에는 모델 파일 이름이 필요합니다.</translation>
        </message>
        <message>
            <source>/models files needs the name of a repository: author/name.</source>
            <translation>/models files에는 저장소 이름(작성자/이름)이 필요합니다.</translation>
        </message>
        <message>
            <source>/models find needs words to search for.</source>
            <translation>/models find에는 검색어가 필요합니다.</translation>
        </message>
        <message>
            <source>/version needs the number of a turn and that of its version.</source>
            <translation>/version에는 턴 번호와 버전 번호가 필요합니다.</translation>
        </message>
        <message>
            <source>0 always picks the likeliest token. Empty: what the model recommends, else 0.7.</source>
            <translation>0이면 항상 가장 가능성 높은 토큰을 고릅니다. 비움: 모델의 권장값, 없으면 0.7.</translation>
        </message>
        <message>
            <source>0: any free port.</source>
            <translation>0: 비어 있는 아무 포트.</translation>
        </message>
        <message>
            <source>1 edit, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>편집 1회, 그중 긴급 {emergencies}회. 결정 주체: {mode}</translation>
        </message>
        <message>
            <source>1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. Empty: what the model recommends, else 0.</source>
            <translation>1 또는 2: 온도 다음에 이 버전의 Mirostat만 고릅니다. 0: 끔. 비움: 모델의 권장값, 없으면 0.</translation>
        </message>
        <message>
            <source>127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network.</source>
            <translation>127.0.0.1: 이 컴퓨터의 프로그램만. 0.0.0.0: 네트워크의 모두.</translation>
        </message>
        <message>
            <source>16 bits</source>
            <translation>16비트</translation>
        </message>
        <message>
            <source>32 bits</source>
            <translation>32비트</translation>
        </message>
        <message>
            <source>8 bits</source>
            <translation>8비트</translation>
        </message>
        <message>
            <source>A GGUF file by which memories, what has left the context and passages of documents are also found by meaning. Empty: by words only.</source>
            <translation>기억, 컨텍스트에서 빠진 내용, 문서의 구절을 뜻으로도 찾게 하는 GGUF 파일. 비움: 단어로만.</translation>
        </message>
        <message>
            <source>A GGUF file with a remote model's vocabulary, to count exactly.</source>
            <translation>원격 모델의 어휘가 든 GGUF 파일. 정확히 세는 데 씁니다.</translation>
        </message>
        <message>
            <source>A card shows which turns are about to leave and what will still be known; you can keep typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave anyway: no reply is held up.</source>
            <translation>어떤 턴이 빠지고 무엇이 남는지 카드로 알려 줍니다. 그동안 계속 쓸 수 있습니다. “초과 시작”에 이르거나 답변할 자리가 없으면, 답변이 멈추지 않도록 그대로 빠집니다.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{n_ctx:,}토큰 컨텍스트에는 메모리 {needed:,.1f} GiB가 필요하지만 이 컴퓨터에는 {memory:,.1f} GiB가 있습니다.</translation>
        </message>
        <message>
            <source>A context of {n_ctx:,} tokens needs {needed:,.1f} GiB of memory; {available:,.1f} GiB are free.</source>
            <translation>{n_ctx:,}토큰 컨텍스트에는 메모리 {needed:,.1f} GiB가 필요하지만 {available:,.1f} GiB가 남아 있습니다.</translation>
        </message>
        <message>
            <source>A context of {n_ctx} tokens is too small.</source>
            <translation>{n_ctx}토큰 컨텍스트는 너무 작습니다.</translation>
        </message>
        <message>
            <source>A file {name} already exists.</source>
            <translation>{name} 파일이 이미 있습니다.</translation>
        </message>
        <message>
            <source>A memory could not be recalled ({error}).</source>
            <translation>기억을 회상할 수 없습니다({error}).</translation>
        </message>
        <message>
            <source>A model on another server cannot continue a reply.</source>
            <translation>다른 서버의 모델은 답변을 이어 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>A passage could not be read ({error}).</source>
            <translation>단락을 읽을 수 없습니다({error}).</translation>
        </message>
        <message>
            <source>A program's name must have 1 to {most} characters.</source>
            <translation>프로그램 이름은 1~{most}자입니다.</translation>
        </message>
        <message>
            <source>A prompt needs a name.</source>
            <translation>프롬프트에는 이름이 필요합니다.</translation>
        </message>
        <message>
            <source>A prompt needs a text.</source>
            <translation>프롬프트에는 내용이 필요합니다.</translation>
        </message>
        <message>
            <source>A prompt “{name}” already exists.</source>
            <translation>“{name}” 프롬프트가 이미 있습니다.</translation>
        </message>
        <message>
            <source>A reply that two of the last messages already got is not begun a third time, no question gets the answer to another one, and none is handed back as its own answer again and again: otherwise small models go on like that.</source>
            <translation>최근 메시지 두 개에 준 답변은 다시 시작하지 않으며, 한 질문의 답을 다른 질문에 주지도, 질문을 그대로 답으로 되풀이해 돌려주지도 않습니다. 작은 모델은 그러지 않으면 계속 그렇게 합니다.</translation>
        </message>
        <message>
            <source>A secure connection to the server could not be made.</source>
            <translation>서버에 대한 보안 연결이 없습니다.</translation>
        </message>
        <message>
            <source>A secure connection to {host} could not be made.</source>
            <translation>{host}에 대한 보안 연결이 없습니다.</translation>
        </message>
        <message>
            <source>A server answers there, but it lists no models (404).</source>
            <translation>서버가 응답하지만 모델 목록이 없습니다(404).</translation>
        </message>
        <message>
            <source>A summary can be kept, shrunk or dropped, not “{arguments}”.</source>
            <translation>요약은 유지, 축소, 버리기만 가능합니다. “{arguments}”은(는) 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer the run, the more so. 0: off.</source>
            <translation>0보다 크면(보통 0.8) 토큰열 전체의 반복을 길수록 강하게 막습니다. 0: 끔.</translation>
        </message>
        <message>
            <source>Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0.</source>
            <translation>1보다 크면 반복 토큰의 가능성이 낮아집니다. 비움: 모델의 권장값, 없으면 1.0.</translation>
        </message>
        <message>
            <source>Accept the conditions on the model's page, and enter an access token of your account here.</source>
            <translation>모델 페이지에서 약관에 동의하고 계정의 액세스 토큰을 여기에 입력하세요.</translation>
        </message>
        <message>
            <source>Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long.</source>
            <translation>메시지가 짧으면 n_ctx의 최대 5 % 늦게, 길면 최대 5 % 일찍 실행합니다.</translation>
        </message>
        <message>
            <source>Adapt to the chat</source>
            <translation>채팅에 맞춤</translation>
        </message>
        <message>
            <source>Add one of these: {words}.</source>
            <translation>다음 중 하나를 덧붙이세요: {words}</translation>
        </message>
        <message>
            <source>Additional host names</source>
            <translation>추가 호스트 이름</translation>
        </message>
        <message>
            <source>Address</source>
            <translation>주소</translation>
        </message>
        <message>
            <source>After the first exchange, in idle time, the model gives a new chat a short name. It never changes a name you chose. Off: chats are named after their first words.</source>
            <translation>첫 대화 뒤 쉬는 동안 모델이 새 채팅에 짧은 이름을 붙입니다. 당신이 붙인 이름은 바꾸지 않습니다. 끔: 첫 단어가 이름이 됩니다.</translation>
        </message>
        <message>
            <source>Allowed web pages</source>
            <translation>허용할 웹 페이지</translation>
        </message>
        <message>
            <source>An OpenAI-compatible API while the window is open.</source>
            <translation>창이 열려 있는 동안 OpenAI 호환 API를 제공합니다.</translation>
        </message>
        <message>
            <source>An edit plan was refused ({error}); the context is rebuilt instead.</source>
            <translation>편집 계획이 거부되어({error}) 대신 컨텍스트를 재구성합니다.</translation>
        </message>
        <message>
            <source>Announce turns before they leave</source>
            <translation>턴이 빠지기 전에 보여 주기</translation>
        </message>
        <message>
            <source>Another model has been loaded in the meantime.</source>
            <translation>그사이 다른 모델을 불러왔습니다.</translation>
        </message>
        <message>
            <source>Another program is using the chat database.</source>
            <translation>다른 프로그램이 채팅 데이터베이스를 사용 중입니다.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first, in many languages.</source>
            <translation>먼저 생각을 늘어놓지 않고 여러 언어로 답합니다.</translation>
        </message>
        <message>
            <source>Answers without thinking aloud first; plain prose.</source>
            <translation>먼저 생각을 늘어놓지 않고 답합니다. 담백한 글입니다.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>모양</translation>
        </message>
        <message>
            <source>Ask it to continue in a message.</source>
            <translation>메시지로 계속해 달라고 하세요.</translation>
        </message>
        <message>
            <source>At most {most} prompts can be saved.</source>
            <translation>프롬프트는 최대 {most}개까지 보관됩니다.</translation>
        </message>
        <message>
            <source>Attach a part of it, or its text.</source>
            <translation>그 일부나 텍스트를 첨부하세요.</translation>
        </message>
        <message>
            <source>Attach the part of it that matters.</source>
            <translation>필요한 부분을 첨부하세요.</translation>
        </message>
        <message>
            <source>Automatic</source>
            <translation>자동</translation>
        </message>
        <message>
            <source>Begin a new chat for another one.</source>
            <translation>다른 것을 쓰려면 새 채팅을 시작하세요.</translation>
        </message>
        <message>
            <source>Brief</source>
            <translation>간략</translation>
        </message>
        <message>
            <source>Brief answers</source>
            <translation>짧은 답변</translation>
        </message>
        <message>
            <source>Bring back fewer turns, unpin some, or load the model with a larger context.</source>
            <translation>되돌릴 턴을 줄이거나, 고정을 해제하거나, 더 큰 컨텍스트로 모델을 불러오세요.</translation>
        </message>
        <message>
            <source>Bring back turn {}</source>
            <translation>턴 {} 되돌리기</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>턴 {} 되돌리기</translation>
        </message>
        <message>
            <source>Bring it back first.</source>
            <translation>먼저 되돌리세요.</translation>
        </message>
        <message>
            <source>Bring the turns back</source>
            <translation>턴 되돌리기</translation>
        </message>
        <message>
            <source>By the keys of the settings table, such as sampling.top_k.</source>
            <translation>설정 표의 키로 지정합니다. 예: sampling.top_k</translation>
        </message>
        <message>
            <source>By words</source>
            <translation>단어로</translation>
        </message>
        <message>
            <source>Cache type</source>
            <translation>캐시 유형</translation>
        </message>
        <message>
            <source>Change one of them.</source>
            <translation>둘 중 하나를 바꾸세요.</translation>
        </message>
        <message>
            <source>Chat {number} is in the list again: {title}</source>
            <translation>채팅 {number}이(가) 다시 목록에 있습니다: {title}</translation>
        </message>
        <message>
            <source>Chat {number} is not in the bin.</source>
            <translation>채팅 {number}은(는) 휴지통에 없습니다.</translation>
        </message>
        <message>
            <source>Chat {number} was written to {path}.</source>
            <translation>채팅 {number}을(를) {path}에 저장했습니다.</translation>
        </message>
        <message>
            <source>Chats in the bin, deleted for good after {days} days:</source>
            <translation>휴지통에 있는 채팅 ({days}일이 지나면 완전히 사라집니다):</translation>
        </message>
        <message>
            <source>Check address and model in the profile.</source>
            <translation>프로필의 주소와 모델을 확인하세요.</translation>
        </message>
        <message>
            <source>Check that it is there still and that you may read it; then attach it again.</source>
            <translation>아직 그 자리에 있고 읽기 권한이 있는지 확인한 다음 다시 첨부하세요.</translation>
        </message>
        <message>
            <source>Check that its disk is connected, has free space, and that you may write to it.</source>
            <translation>디스크가 연결되어 있고 공간이 있으며 쓰기 권한이 있는지 확인하세요.</translation>
        </message>
        <message>
            <source>Check that the disk with {data_dir} has free space and is writable.</source>
            <translation>{data_dir}이(가) 있는 디스크에 공간이 있고 쓸 수 있는지 확인하세요.</translation>
        </message>
        <message>
            <source>Check that the disk with {parent} has free space and is writable.</source>
            <translation>{parent}이(가) 있는 디스크에 공간이 있고 쓸 수 있는지 확인하세요.</translation>
        </message>
        <message>
            <source>Check that the models folder is writable, and try again.</source>
            <translation>모델 폴더에 쓸 수 있는지 확인하고 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Check that this machine is online, and try again.</source>
            <translation>이 컴퓨터가 온라인인지 확인하고 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Check the address of the model hub in the settings, on the page “Downloads”.</source>
            <translation>설정의 “다운로드” 페이지에서 모델 허브의 주소를 확인하세요.</translation>
        </message>
        <message>
            <source>Choose --n-ctx {n_ctx_step} or more.</source>
            <translation>--n-ctx에 {n_ctx_step} 이상을 지정하세요.</translation>
        </message>
        <message>
            <source>Choose a GGUF file of an embedding model, or none.</source>
            <translation>임베딩 모델의 GGUF 파일을 선택하거나 비워 두세요.</translation>
        </message>
        <message>
            <source>Choose a JSON file that was exported here, or the zip file of an export of ChatGPT or Claude.</source>
            <translation>여기서 내보낸 JSON 파일이나 ChatGPT 또는 Claude 내보내기의 zip 파일을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose a file in it.</source>
            <translation>그 안의 파일을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose a file.</source>
            <translation>파일을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose a smaller --n-ctx.</source>
            <translation>--n-ctx를 더 작게 지정하세요.</translation>
        </message>
        <message>
            <source>Choose a smaller context.</source>
            <translation>더 작은 컨텍스트를 선택하세요.</translation>
        </message>
        <message>
            <source>Choose a smaller model, or a smaller context.</source>
            <translation>더 작은 모델이나 컨텍스트를 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another disk.</source>
            <translation>다른 디스크를 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another file in the profile, or none.</source>
            <translation>프로필에서 다른 파일을 선택하거나 비워 두세요.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <translation>다른 파일을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another folder with --data-dir.</source>
            <translation>--data-dir로 다른 폴더를 지정하세요.</translation>
        </message>
        <message>
            <source>Choose another folder.</source>
            <translation>다른 폴더를 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another model, or a newer version of this program.</source>
            <translation>다른 모델이나 이 프로그램의 새 버전을 사용하세요.</translation>
        </message>
        <message>
            <source>Choose another model.</source>
            <translation>다른 모델을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another model. This one can be the embedding model, by which memories are searched.</source>
            <translation>다른 모델을 선택하세요. 이 모델은 기억을 검색하는 임베딩 모델로 쓸 수 있습니다.</translation>
        </message>
        <message>
            <source>Choose another model; a newer version of the program may know where it is.</source>
            <translation>다른 모델을 선택하세요. 프로그램의 새 버전은 위치를 알고 있을 수 있습니다.</translation>
        </message>
        <message>
            <source>Choose another model…</source>
            <translation>다른 모델 선택…</translation>
        </message>
        <message>
            <source>Choose another name or folder.</source>
            <translation>다른 이름이나 폴더를 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>다른 이름을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another one with --data-dir.</source>
            <translation>--data-dir로 다른 폴더를 지정하세요.</translation>
        </message>
        <message>
            <source>Choose another one.</source>
            <translation>다른 것을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose another port, or end the program that uses it.</source>
            <translation>다른 포트를 선택하거나 사용 중인 프로그램을 종료하세요.</translation>
        </message>
        <message>
            <source>Choose another.</source>
            <translation>다른 이름을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose one first.</source>
            <translation>먼저 하나를 선택하세요.</translation>
        </message>
        <message>
            <source>Choose one of them.</source>
            <translation>그중 하나를 선택하세요.</translation>
        </message>
        <message>
            <source>Choose the cache type f16.</source>
            <translation>캐시 유형 f16을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose the first part.</source>
            <translation>첫 부분을 선택하세요.</translation>
        </message>
        <message>
            <source>Choose the model itself.</source>
            <translation>모델 자체를 선택하세요.</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>지우기</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Close it and try again.</source>
            <translation>닫은 뒤 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Close it first, or choose another folder with --data-dir.</source>
            <translation>먼저 닫거나 --data-dir로 다른 폴더를 지정하세요.</translation>
        </message>
        <message>
            <source>Close up</source>
            <translation>당기기</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>코드</translation>
        </message>
        <message>
            <source>Condense it</source>
            <translation>압축하기</translation>
        </message>
        <message>
            <source>Consolidate at</source>
            <translation>통합 시작</translation>
        </message>
        <message>
            <source>Consolidate old memories</source>
            <translation>오래된 기억 통합</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>컨텍스트</translation>
        </message>
        <message>
            <source>Context limit</source>
            <translation>컨텍스트 한도</translation>
        </message>
        <message>
            <source>Context of remote servers</source>
            <translation>다른 서버의 컨텍스트</translation>
        </message>
        <message>
            <source>Context size</source>
            <translation>컨텍스트 크기</translation>
        </message>
        <message>
            <source>Continue the chat and recall it later, or load the model with a larger context.</source>
            <translation>채팅을 계속하고 나중에 회상하거나 더 큰 컨텍스트로 모델을 불러오세요.</translation>
        </message>
        <message>
            <source>Continue the last reply</source>
            <translation>마지막 답변 이어 쓰기</translation>
        </message>
        <message>
            <source>Convert it again.</source>
            <translation>다시 변환하세요.</translation>
        </message>
        <message>
            <source>Copy it whole from the site: it has letters and digits, and no spaces.</source>
            <translation>사이트에서 전체를 복사하세요. 글자와 숫자로 되어 있고 공백은 없습니다.</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>텍스트 복사</translation>
        </message>
        <message>
            <source>Correct the messages and send them again.</source>
            <translation>메시지를 고쳐서 다시 보내세요.</translation>
        </message>
        <message>
            <source>Couldn't download the model</source>
            <translation>모델을 다운로드할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't export</source>
            <translation>내보낼 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't get a reply from the server</source>
            <translation>서버에서 답변을 받을 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't import the chats</source>
            <translation>채팅을 가져올 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't make room in the context</source>
            <translation>컨텍스트에 공간을 만들 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't open the chat</source>
            <translation>채팅을 열 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't open the chats</source>
            <translation>채팅 목록을 열 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't open the data folder</source>
            <translation>데이터 폴더를 열 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't open the model</source>
            <translation>모델을 열 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't open the window</source>
            <translation>창을 열 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't read or store the chats</source>
            <translation>채팅을 읽거나 저장할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't read the key</source>
            <translation>키를 읽을 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't read the profiles</source>
            <translation>프로필을 읽을 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't read the prompts</source>
            <translation>프롬프트를 읽을 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't read the settings</source>
            <translation>설정을 읽을 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't restore the context</source>
            <translation>컨텍스트를 복원할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't save the profiles</source>
            <translation>프로필을 저장할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't save the prompts</source>
            <translation>프롬프트를 저장할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't save the settings</source>
            <translation>설정을 저장할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't send the message</source>
            <translation>메시지를 보낼 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't start the API</source>
            <translation>API를 시작할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't store the key</source>
            <translation>키를 저장할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't undo the edit</source>
            <translation>편집을 실행 취소할 수 없습니다</translation>
        </message>
        <message>
            <source>Couldn't use the memory</source>
            <translation>기억을 사용할 수 없습니다</translation>
        </message>
        <message>
            <source>Counters for Prometheus at /metrics; the key is required.</source>
            <translation>키가 있는 사람에게 /metrics에서 Prometheus 카운터를 제공합니다.</translation>
        </message>
        <message>
            <source>Counting and trimming took {}.</source>
            <translation>세고 자르는 데 {} 걸렸습니다.</translation>
        </message>
        <message>
            <source>Critical from</source>
            <translation>위험 시작</translation>
        </message>
        <message>
            <source>DRY allowed length</source>
            <translation>DRY 허용 길이</translation>
        </message>
        <message>
            <source>DRY base</source>
            <translation>DRY 밑</translation>
        </message>
        <message>
            <source>DRY multiplier</source>
            <translation>DRY 배수</translation>
        </message>
        <message>
            <source>DRY window</source>
            <translation>DRY 범위</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>어둡게</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>기본값</translation>
        </message>
        <message>
            <source>Detailed</source>
            <translation>상세</translation>
        </message>
        <message>
            <source>Did you mean {base}/v1?</source>
            <translation>{base}/v1을 말씀하시나요?</translation>
        </message>
        <message>
            <source>Did you mean {near}?</source>
            <translation>{near}을(를) 입력하려고 하셨나요?</translation>
        </message>
        <message>
            <source>Disk space for pages</source>
            <translation>페이지용 디스크</translation>
        </message>
        <message>
            <source>Document: {}</source>
            <translation>문서: {}</translation>
        </message>
        <message>
            <source>Download or copy it again, or choose another one.</source>
            <translation>다시 다운로드하거나 복사하거나 다른 것을 선택하세요.</translation>
        </message>
        <message>
            <source>Download or copy it again.</source>
            <translation>다시 다운로드하거나 복사하세요.</translation>
        </message>
        <message>
            <source>Download the file with a browser and open it here.</source>
            <translation>브라우저로 파일을 받아 여기서 여세요.</translation>
        </message>
        <message>
            <source>Downloads</source>
            <translation>다운로드</translation>
        </message>
        <message>
            <source>Drift after edits</source>
            <translation>편집된 컨텍스트의 편차</translation>
        </message>
        <message>
            <source>Drop a text file.</source>
            <translation>텍스트 파일을 놓으세요.</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>버리기</translation>
        </message>
        <message>
            <source>Drop the oldest</source>
            <translation>가장 오래된 것 제외</translation>
        </message>
        <message>
            <source>Drop up to here</source>
            <translation>여기까지 제외</translation>
        </message>
        <message>
            <source>Edit another.</source>
            <translation>다른 것을 편집하세요.</translation>
        </message>
        <message>
            <source>Edit method</source>
            <translation>편집 방식</translation>
        </message>
        <message>
            <source>Edit the last message</source>
            <translation>마지막 메시지 편집</translation>
        </message>
        <message>
            <source>Edit the profile…</source>
            <translation>프로필 편집…</translation>
        </message>
        <message>
            <source>Embedding model</source>
            <translation>임베딩 모델</translation>
        </message>
        <message>
            <source>Enter an address such as http://proxy.example:3128 in the profile, or “none”.</source>
            <translation>프로필에 http://proxy.example:3128 같은 주소나 “none”을 입력하세요.</translation>
        </message>
        <message>
            <source>Enter the right one in the profile.</source>
            <translation>프로필에 올바른 키를 입력하세요.</translation>
        </message>
        <message>
            <source>Export it again.</source>
            <translation>다시 내보내세요.</translation>
        </message>
        <message>
            <source>Export what matters, then start with --restore-backup to go back to the newest sound backup.</source>
            <translation>중요한 것을 내보낸 뒤 --restore-backup으로 시작해 가장 최근의 온전한 백업으로 돌아가세요.</translation>
        </message>
        <message>
            <source>Export your data again.</source>
            <translation>데이터를 다시 내보내세요.</translation>
        </message>
        <message>
            <source>Finds what was said by its meaning: in other words, and in about a hundred languages.</source>
            <translation>말한 것을 뜻으로 찾습니다. 다른 말로 해도, 약 백 개 언어로.</translation>
        </message>
        <message>
            <source>Folders with models</source>
            <translation>모델 폴더</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>글꼴 크기</translation>
        </message>
        <message>
            <source>For machines with much memory, best with a GPU.</source>
            <translation>메모리가 많은 컴퓨터용. GPU가 있으면 가장 좋습니다.</translation>
        </message>
        <message>
            <source>Free some space and resume the download.</source>
            <translation>공간을 확보한 뒤 다운로드를 다시 시작하세요.</translation>
        </message>
        <message>
            <source>Free some space and try again.</source>
            <translation>공간을 확보한 뒤 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Free space on the disk with {folder}.</source>
            <translation>{folder}이(가) 있는 디스크의 공간을 확보하세요.</translation>
        </message>
        <message>
            <source>Fresh replies</source>
            <translation>새로운 답변</translation>
        </message>
        <message>
            <source>From everything the model saw, and nothing in particular.</source>
            <translation>모델이 본 것 전체에서 나왔습니다. 특별히 두드러진 것은 없습니다.</translation>
        </message>
        <message>
            <source>From the chat's sentences</source>
            <translation>문장에서</translation>
        </message>
        <message>
            <source>From the chat's sentences (sentences): what was said, word for word, at once. From the model's notes (model): it writes them after each exchange, in idle time. When turns leave (late): the model writes a summary at that point. Automatic: when turns leave for models on another server, otherwise from the chat's sentences.</source>
            <translation>문장에서(sentences): 말한 내용을 원래 표현대로 바로. 모델의 메모에서(model): 대화마다 쉬는 동안 씁니다. 턴이 빠질 때(late): 그때 모델이 요약을 씁니다. 자동: 다른 서버의 모델은 턴이 빠질 때, 그 외에는 문장에서.</translation>
        </message>
        <message>
            <source>From the model's notes</source>
            <translation>모델의 메모에서</translation>
        </message>
        <message>
            <source>Good at everyday questions in many languages.</source>
            <translation>여러 언어의 일상적인 질문에 강합니다.</translation>
        </message>
        <message>
            <source>HH:mm</source>
            <translation>HH:mm</translation>
        </message>
        <message>
            <source>Have it condensed, send the end of it, unpin turns, or load the model with a larger context.</source>
            <translation>압축하거나, 끝부분만 보내거나, 턴 고정을 해제하거나, 더 큰 컨텍스트로 모델을 불러오세요.</translation>
        </message>
        <message>
            <source>Header time-out</source>
            <translation>헤더 제한 시간</translation>
        </message>
        <message>
            <source>Heal above a drift of</source>
            <translation>복구할 편차</translation>
        </message>
        <message>
            <source>How far the next words may drift from those of a clean context before it is healed: KL divergence in nats.</source>
            <translation>다음 단어가 깨끗한 컨텍스트의 경우와 얼마나 달라지면 복구할지 정합니다. 단위가 nat인 KL 발산입니다.</translation>
        </message>
        <message>
            <source>How fast Mirostat learns. Empty: what the model recommends, else 0.1.</source>
            <translation>Mirostat의 학습 속도. 비움: 모델의 권장값, 없으면 0.1.</translation>
        </message>
        <message>
            <source>How fast the penalty grows with the length of what is repeated.</source>
            <translation>반복 길이에 따라 페널티가 커지는 속도입니다.</translation>
        </message>
        <message>
            <source>How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all do. Empty: what the model recommends, else 0.1.</source>
            <translation>XTC가 뺄 토큰의 가능성. 하나는 항상 남고 0.5를 넘으면 모두 남습니다. 비움: 모델의 권장값, 없으면 0.1.</translation>
        </message>
        <message>
            <source>How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.</source>
            <translation>요약의 최대 길이: 간략 200, 보통 500, 상세 1,000토큰.</translation>
        </message>
        <message>
            <source>How many memories of one kind are consolidated into one.</source>
            <translation>같은 종류의 기억 몇 개를 하나로 통합할지 정합니다.</translation>
        </message>
        <message>
            <source>How many messages last_turns keeps.</source>
            <translation>last_turns가 유지하는 메시지 수입니다.</translation>
        </message>
        <message>
            <source>How many messages sliding_window keeps.</source>
            <translation>sliding_window가 유지하는 메시지 수입니다.</translation>
        </message>
        <message>
            <source>How many of the newest turns stay verbatim.</source>
            <translation>최신 턴 몇 개를 그대로 둘지 정합니다.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens DRY looks at; -1: as many as the context has.</source>
            <translation>DRY가 보는 답변의 마지막 토큰 수. -1: 컨텍스트만큼.</translation>
        </message>
        <message>
            <source>How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context has. Empty: what the model recommends, else 64.</source>
            <translation>반복 페널티가 보는 답변의 마지막 토큰 수. -1: 컨텍스트만큼. 비움: 모델의 권장값, 없으면 64.</translation>
        </message>
        <message>
            <source>How many replies are written at once, in shared batches within the model's one context. 0: depends on processor cores and context. 1: one after another.</source>
            <translation>모델의 한 컨텍스트에서 같은 배치로 쓰는 답변 수입니다. 0: 프로세서 코어와 컨텍스트에 따라. 1: 하나씩 차례로.</translation>
        </message>
        <message>
            <source>How many tokens of the context a chat may use. Leave empty for no limit.</source>
            <translation>채팅이 쓰는 윈도의 토큰 수. 비우면 제한이 없습니다.</translation>
        </message>
        <message>
            <source>How often the likeliest tokens are left out, for more surprising replies. 0: never. Empty: what the model recommends, else 0.0.</source>
            <translation>뜻밖의 답변을 위해 가장 가능성 높은 토큰을 빼는 빈도. 0: 안 함. 비움: 모델의 권장값, 없으면 0.0.</translation>
        </message>
        <message>
            <source>How summaries are made</source>
            <translation>요약 방식</translation>
        </message>
        <message>
            <source>How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, else 5.0.</source>
            <translation>Mirostat가 목표로 하는 토큰의 의외성. 비움: 모델의 권장값, 없으면 5.0.</translation>
        </message>
        <message>
            <source>Idle time-out</source>
            <translation>유휴 제한 시간</translation>
        </message>
        <message>
            <source>In MB, for all chats together; pages that have been unused for longest go first. 0: keep none.</source>
            <translation>모든 채팅을 합쳐 MB 단위. 가장 오래 쓸모없던 것부터 지웁니다. 0이면 보관하지 않습니다.</translation>
        </message>
        <message>
            <source>In idle time, summaries that pile up are combined into sessions, topics and overviews. The originals stay below them, unchanged.</source>
            <translation>쉬는 동안 많아진 요약이 세션, 주제, 개요로 통합됩니다. 원래 요약은 그 아래에 그대로 남습니다.</translation>
        </message>
        <message>
            <source>In idle time, the context will be read once more, and healed.</source>
            <translation>쉬는 동안 컨텍스트를 한 번 더 읽은 뒤 복구합니다.</translation>
        </message>
        <message>
            <source>In idle time, write the summary that will be needed next, so that nobody has to wait for it.</source>
            <translation>아무것도 실행되지 않을 때 필요할 요약을 써 두어 기다리지 않게 합니다.</translation>
        </message>
        <message>
            <source>In megabytes; larger ones are refused.</source>
            <translation>메가바이트 단위. 더 큰 요청은 거부됩니다.</translation>
        </message>
        <message>
            <source>In pixels at 100 % scale.</source>
            <translation>배율 100 %에서의 픽셀 수입니다.</translation>
        </message>
        <message>
            <source>In the file: {}</source>
            <translation>파일의 값: {}</translation>
        </message>
        <message>
            <source>In tokens, for remote profiles that don't set their own.</source>
            <translation>자체 값이 없는 원격 프로필용 토큰 수입니다.</translation>
        </message>
        <message>
            <source>In tokens.</source>
            <translation>토큰 단위입니다.</translation>
        </message>
        <message>
            <source>In tokens. 0: until the model ends it.</source>
            <translation>토큰 단위. 0: 모델이 끝낼 때까지.</translation>
        </message>
        <message>
            <source>In tokens; the reply then waits until you continue it. 0: four times the context, but at least 16,384.</source>
            <translation>토큰 단위. 그 뒤에는 계속할 때까지 기다립니다. 0: 컨텍스트의 4배, 16,384 이상.</translation>
        </message>
        <message>
            <source>Install a newer Python.</source>
            <translation>더 새로운 Python을 설치하세요.</translation>
        </message>
        <message>
            <source>Install again.</source>
            <translation>다시 설치하세요.</translation>
        </message>
        <message>
            <source>Install it again.</source>
            <translation>다시 설치하세요.</translation>
        </message>
        <message>
            <source>Install that version again, or choose another folder with --data-dir.</source>
            <translation>그 버전을 다시 설치하거나 --data-dir로 다른 폴더를 지정하세요.</translation>
        </message>
        <message>
            <source>Install that version to read it.</source>
            <translation>읽으려면 그 버전을 설치하세요.</translation>
        </message>
        <message>
            <source>Is it running, and is the address in the profile right?</source>
            <translation>서버가 실행 중이고 프로필의 주소가 맞나요?</translation>
        </message>
        <message>
            <source>It answers (in {}) but has no model “{}”. It has: {}.</source>
            <translation>응답함({}). “{}” 모델이 없습니다. 있는 모델: {}.</translation>
        </message>
        <message>
            <source>It answers (in {}) but lists no models. Is one loaded there?</source>
            <translation>응답함({}). 모델 목록이 없습니다. 불러온 모델이 있나요?</translation>
        </message>
        <message>
            <source>It answers (in {}). Models: {}.</source>
            <translation>응답함({}). 모델: {}.</translation>
        </message>
        <message>
            <source>It came from “{}”.</source>
            <translation>“{}”에서 왔습니다.</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>여기서 다운로드할 수 있는 모델 파일이 없습니다.</translation>
        </message>
        <message>
            <source>It is in {path}: correct it there, or move that file away to start with the defaults.</source>
            <translation>{path}에 있습니다. 거기서 고치거나, 그 파일을 옮기면 기본값으로 시작합니다.</translation>
        </message>
        <message>
            <source>It may be damaged, or of a kind this version does not know.</source>
            <translation>손상되었거나 이 버전이 모르는 종류일 수 있습니다.</translation>
        </message>
        <message>
            <source>It may be damaged.</source>
            <translation>손상되었을 수 있습니다.</translation>
        </message>
        <message>
            <source>It may have been deleted.</source>
            <translation>삭제되었을 수 있습니다.</translation>
        </message>
        <message>
            <source>It may still be loaded. Ask again.</source>
            <translation>아직 불러오는 중일 수 있습니다. 다시 시도하세요.</translation>
        </message>
        <message>
            <source>It must begin with https://. Change it in the settings, on the page “Downloads”.</source>
            <translation>https://로 시작해야 합니다. 설정의 “다운로드” 페이지에서 바꾸세요.</translation>
        </message>
        <message>
            <source>It was deleted. Download it again.</source>
            <translation>삭제했습니다. 다시 다운로드하세요.</translation>
        </message>
        <message>
            <source>It was left as it is. Start with --restore-backup to set it aside and use the newest sound backup.</source>
            <translation>그대로 두었습니다. --restore-backup으로 시작하면 따로 옮겨 두고 가장 최근의 온전한 백업을 사용합니다.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model, or get a newer version of the program.</source>
            <translation>보관하지 않았습니다. 다른 모델을 선택하거나 프로그램의 새 버전을 받으세요.</translation>
        </message>
        <message>
            <source>It was not kept. Choose another model.</source>
            <translation>보관하지 않았습니다. 다른 모델을 선택하세요.</translation>
        </message>
        <message>
            <source>Its answer is in the details. Check the profile.</source>
            <translation>응답은 자세한 정보에 있습니다. 프로필을 확인하세요.</translation>
        </message>
        <message>
            <source>Its context is smaller than the profile says: set the profile's context limit lower.</source>
            <translation>컨텍스트가 프로필의 값보다 작습니다. 프로필의 컨텍스트 한도를 낮추세요.</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>자체 설정</translation>
        </message>
        <message>
            <source>Keep conversations on disk</source>
            <translation>읽은 것 보관</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>유지</translation>
        </message>
        <message>
            <source>Keep positions</source>
            <translation>위치 유지</translation>
        </message>
        <message>
            <source>Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps.</source>
            <translation>위치 유지(gap): 모델이 할 일이 없습니다. 당기기(shift): 편집한 자리에 틈이 남지 않습니다.</translation>
        </message>
        <message>
            <source>Keep recent turns</source>
            <translation>최근 턴 유지</translation>
        </message>
        <message>
            <source>Keep summaries in the memory</source>
            <translation>요약을 기억에 보관</translation>
        </message>
        <message>
            <source>Keep the first message and what fits</source>
            <translation>첫 메시지와 들어가는 만큼 유지</translation>
        </message>
        <message>
            <source>Keep the last turns</source>
            <translation>마지막 턴 유지</translation>
        </message>
        <message>
            <source>Keep the newest messages</source>
            <translation>최신 메시지 유지</translation>
        </message>
        <message>
            <source>Keep the newest messages or turns (sliding_window, last_turns: as many as set below), what fits (token_budget), what fits with the first user message (smart), a summary of the old ones (summarization), or trim nothing and refuse the request (manual).</source>
            <translation>최신 메시지나 턴(sliding_window, last_turns: 수는 아래에), 들어가는 만큼(token_budget), 첫 사용자 메시지와 함께(smart), 오래된 것의 요약과 함께(summarization), 또는 아무것도 안 함: 요청 거부(manual).</translation>
        </message>
        <message>
            <source>Keep what fits</source>
            <translation>들어가는 만큼 유지</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>키</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>키보드 단축키</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>종류</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>언어</translation>
        </message>
        <message>
            <source>Large, yet quick for its size: only a tenth of it works on each word.</source>
            <translation>크지만 크기에 비해 빠릅니다. 단어마다 10분의 1만 일합니다.</translation>
        </message>
        <message>
            <source>Larger text</source>
            <translation>글자 크게</translation>
        </message>
        <message>
            <source>Largest request</source>
            <translation>최대 요청 크기</translation>
        </message>
        <message>
            <source>Last turns</source>
            <translation>마지막 턴</translation>
        </message>
        <message>
            <source>Layers on the GPU</source>
            <translation>GPU의 레이어</translation>
        </message>
        <message>
            <source>Leave it to me</source>
            <translation>직접 하기</translation>
        </message>
        <message>
            <source>Less: {}</source>
            <translation>줄이기: {}</translation>
        </message>
        <message>
            <source>Let the model choose</source>
            <translation>모델이 선택</translation>
        </message>
        <message>
            <source>Let the model reply again (Ctrl+R)</source>
            <translation>모델이 다시 답하게 하기(Ctrl+R)</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>라이선스: {}</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>밝게</translation>
        </message>
        <message>
            <source>Light, dark, or follow the system.</source>
            <translation>밝게, 어둡게 또는 시스템에 따름.</translation>
        </message>
        <message>
            <source>Load it in the window in place of the other one, or close something else that takes up memory.</source>
            <translation>창에서 다른 모델 대신 불러오거나 메모리를 차지하는 것을 닫으세요.</translation>
        </message>
        <message>
            <source>Load one, then send it again.</source>
            <translation>모델을 불러온 다음 다시 보내세요.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or begin a new chat.</source>
            <translation>더 큰 컨텍스트로 모델을 불러오거나 새 채팅을 시작하세요.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or shorten the system prompt.</source>
            <translation>더 큰 컨텍스트로 모델을 불러오거나 시스템 프롬프트를 줄이세요.</translation>
        </message>
        <message>
            <source>Load the model with a larger context, or unpin turns.</source>
            <translation>더 큰 컨텍스트로 모델을 불러오거나 턴 고정을 해제하세요.</translation>
        </message>
        <message>
            <source>Load the model with a larger context.</source>
            <translation>더 큰 컨텍스트로 모델을 불러오세요.</translation>
        </message>
        <message>
            <source>Loading {name} was stopped.</source>
            <translation>{name} 불러오기를 중지했습니다.</translation>
        </message>
        <message>
            <source>Long story</source>
            <translation>긴 이야기</translation>
        </message>
        <message>
            <source>Longest reply</source>
            <translation>최대 답변 길이</translation>
        </message>
        <message>
            <source>Look at its items again.</source>
            <translation>항목을 다시 확인하세요.</translation>
        </message>
        <message>
            <source>Looking at the model file {name} took too long and was given up.</source>
            <translation>모델 파일 {name}의 확인이 너무 오래 걸려 중단되었습니다.</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>Make {path} readable, or move it away to start with the defaults.</source>
            <translation>{path} 파일을 읽을 수 있게 하거나, 다른 곳으로 옮겨 기본값으로 시작하세요.</translation>
        </message>
        <message>
            <source>Manage the context</source>
            <translation>컨텍스트 관리</translation>
        </message>
        <message>
            <source>Manual context</source>
            <translation>수동 컨텍스트</translation>
        </message>
        <message>
            <source>Manual context: it is {share:.0%} full. {choices}</source>
            <translation>수동 컨텍스트: {share:.0%} 찼습니다. {choices}</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>측정</translation>
        </message>
        <message>
            <source>Measure and heal</source>
            <translation>측정하고 복구</translation>
        </message>
        <message>
            <source>Memories are searched by words alone.</source>
            <translation>기억은 단어로만 검색됩니다.</translation>
        </message>
        <message>
            <source>Memories in the bin, deleted for good after {days} days unless a chat still uses them:</source>
            <translation>휴지통에 있는 기억 (채팅에서 아직 쓰고 있지 않으면 {days}일 뒤에 완전히 사라집니다):</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>기억</translation>
        </message>
        <message>
            <source>Memory {memory_id} is already in the context.</source>
            <translation>기억 {memory_id}은(는) 이미 컨텍스트에 있습니다.</translation>
        </message>
        <message>
            <source>Memory {memory_id} is not in the context.</source>
            <translation>기억 {memory_id}은(는) 컨텍스트에 없습니다.</translation>
        </message>
        <message>
            <source>Memory {number} belongs to chat {chat}, which is in the bin.</source>
            <translation>기억 {number}은(는) 휴지통에 있는 채팅 {chat}에 속합니다.</translation>
        </message>
        <message>
            <source>Memory {number} is back: {title}</source>
            <translation>기억 {number}이(가) 돌아왔습니다: {title}</translation>
        </message>
        <message>
            <source>Memory {number} is not in the bin.</source>
            <translation>기억 {number}은(는) 휴지통에 없습니다.</translation>
        </message>
        <message>
            <source>Memory {number}, turn {first}:</source>
            <translation>기억 {number}, 턴 {first}:</translation>
        </message>
        <message>
            <source>Memory {number}, turns {first}–{last}:</source>
            <translation>기억 {number}, 턴 {first}–{last}:</translation>
        </message>
        <message>
            <source>Memory {number}:</source>
            <translation>기억 {number}:</translation>
        </message>
        <message>
            <source>Message limit</source>
            <translation>최대 메시지 수</translation>
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
            <translation>모델</translation>
        </message>
        <message>
            <source>Model and engine</source>
            <translation>모델 및 엔진</translation>
        </message>
        <message>
            <source>Model file</source>
            <translation>모델 파일</translation>
        </message>
        <message>
            <source>Model hub</source>
            <translation>모델 허브</translation>
        </message>
        <message>
            <source>Models on other servers cannot be used here.</source>
            <translation>다른 서버의 모델은 여기서 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>Models that support tools are told, in their own format, that they can search the memory. Small models tend to do so unasked. The guide always may.</source>
            <translation>도구를 아는 모델에 기억 검색을 그 형식대로 알려 호출할 수 있게 합니다. 작은 모델은 부탁하지 않아도 호출합니다. 가이드는 항상 가능합니다.</translation>
        </message>
        <message>
            <source>Moderate</source>
            <translation>보통</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>늘리기: {}</translation>
        </message>
        <message>
            <source>Mostly from {}</source>
            <translation>주로 {}에서</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>움직임</translation>
        </message>
        <message>
            <source>Move it away to start with the defaults.</source>
            <translation>기본값으로 시작하려면 파일을 옮기세요.</translation>
        </message>
        <message>
            <source>Move it away, or choose another folder with --data-dir.</source>
            <translation>옮기거나 --data-dir로 다른 폴더를 지정하세요.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>이름</translation>
        </message>
        <message>
            <source>Name a reply by its turn.</source>
            <translation>답변을 턴 번호로 지정하세요.</translation>
        </message>
        <message>
            <source>Name another one with --model, or install again.</source>
            <translation>--model로 다른 모델을 지정하거나 다시 설치하세요.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>채팅 이름 짓기</translation>
        </message>
        <message>
            <source>Names this machine may be reached by, separated by commas. Its address always works.</source>
            <translation>이 컴퓨터를 부를 수 있는 이름, 쉼표로 구분. 주소는 항상 됩니다.</translation>
        </message>
        <message>
            <source>Neither your key nor your messages were sent there. If you trust it, enter it in the profile.</source>
            <translation>키와 메시지는 그곳으로 전송되지 않습니다. 신뢰한다면 프로필에 그 주소를 넣으세요.</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>새 채팅</translation>
        </message>
        <message>
            <source>No GGUF model matches “{words}”. Try fewer words.</source>
            <translation>“{words}”에 맞는 GGUF 모델이 없습니다. 검색어를 줄여 보세요.</translation>
        </message>
        <message>
            <source>No chat is in the bin.</source>
            <translation>휴지통에 채팅이 없습니다.</translation>
        </message>
        <message>
            <source>No chat is open.</source>
            <translation>열린 채팅이 없습니다.</translation>
        </message>
        <message>
            <source>No limit</source>
            <translation>제한 없음</translation>
        </message>
        <message>
            <source>No memory is both less important and older than that.</source>
            <translation>그 중요도보다 낮고 그 기간보다 오래된 기억이 없습니다.</translation>
        </message>
        <message>
            <source>No memory is in the bin.</source>
            <translation>휴지통에 기억이 없습니다.</translation>
        </message>
        <message>
            <source>No model is loaded.</source>
            <translation>불러온 모델이 없습니다.</translation>
        </message>
        <message>
            <source>No pages are kept (paging.budget_mb is 0).</source>
            <translation>페이지를 보관하지 않습니다(paging.budget_mb가 0).</translation>
        </message>
        <message>
            <source>No program has a key of its own. /api key NAME makes one.</source>
            <translation>자체 키가 있는 프로그램이 없습니다. /api key 이름 으로 만들 수 있습니다.</translation>
        </message>
        <message>
            <source>No program “{name}” has a key.</source>
            <translation>키가 있는 “{name}” 프로그램이 없습니다.</translation>
        </message>
        <message>
            <source>None of these turns is in the context and free to leave.</source>
            <translation>이 턴들은 컨텍스트에 없거나 빠질 수 없습니다.</translation>
        </message>
        <message>
            <source>Not all of these turns have a page</source>
            <translation>일부 턴에는 페이지가 없음</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>나중에</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>메모</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more; its parameters can turn that on again.</source>
            <translation>이 채팅에서는 이제 아무것도 자동으로 돌아오지 않습니다. 이 채팅의 매개변수에서 다시 허용할 수 있습니다.</translation>
        </message>
        <message>
            <source>Nothing found for “{words}”.</source>
            <translation>“{words}”에 대한 결과가 없습니다.</translation>
        </message>
        <message>
            <source>Nothing in the context came back by itself.</source>
            <translation>컨텍스트에 자동으로 돌아온 것이 없습니다.</translation>
        </message>
        <message>
            <source>Of a remote server, such as http://127.0.0.1:1234/v1.</source>
            <translation>원격 서버의 주소. 예: http://127.0.0.1:1234/v1</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>끔</translation>
        </message>
        <message>
            <source>Off: summaries exist only in the context; in the memory they go straight to the bin.</source>
            <translation>끔: 요약은 컨텍스트에만 있고 기억에서는 바로 휴지통으로 갑니다.</translation>
        </message>
        <message>
            <source>Off: when the context is full, the reply ends with a notice.</source>
            <translation>끔: 컨텍스트가 가득 차면 알림과 함께 답변이 끝납니다.</translation>
        </message>
        <message>
            <source>On</source>
            <translation>켬</translation>
        </message>
        <message>
            <source>On another server</source>
            <translation>다른 서버에서</translation>
        </message>
        <message>
            <source>On this machine</source>
            <translation>이 컴퓨터에서</translation>
        </message>
        <message>
            <source>On this machine: a GGUF file, or empty for the one that is loaded. On another server: its name there.</source>
            <translation>이 컴퓨터에서는 GGUF 파일, 비우면 불러온 모델; 다른 서버에서는 그곳의 이름.</translation>
        </message>
        <message>
            <source>One turn of this chat has to be read again: {cost}.</source>
            <translation>이 채팅의 턴 하나를 다시 읽어야 합니다: {cost}.</translation>
        </message>
        <message>
            <source>Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40.</source>
            <translation>가장 가능성 높은 k개 토큰만. 0: 모두. 비움: 모델의 권장값, 없으면 40.</translation>
        </message>
        <message>
            <source>Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95.</source>
            <translation>이 비율을 이루는 가장 가능성 높은 토큰만. 비움: 모델의 권장값, 없으면 0.95.</translation>
        </message>
        <message>
            <source>Only tokens at least this likely, compared with the best one. Empty: what the model recommends, else 0.05.</source>
            <translation>최고 토큰에 비해 적어도 이만큼 가능성 있는 토큰만. 비움: 모델의 권장값, 없으면 0.05.</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>모델 열기</translation>
        </message>
        <message>
            <source>Open down to its training data; thinks if it is asked to.</source>
            <translation>학습 데이터까지 공개된 모델. 요청하면 생각합니다.</translation>
        </message>
        <message>
            <source>Open it in the program it was made with, and save it again.</source>
            <translation>만든 프로그램에서 열어 다시 저장하세요.</translation>
        </message>
        <message>
            <source>Open it, copy its text, and paste that.</source>
            <translation>열어서 텍스트를 복사해 붙여넣으세요.</translation>
        </message>
        <message>
            <source>Open its chat.</source>
            <translation>해당 채팅을 여세요.</translation>
        </message>
        <message>
            <source>Open one first.</source>
            <translation>먼저 하나를 여세요.</translation>
        </message>
        <message>
            <source>Open the chat again.</source>
            <translation>채팅을 다시 여세요.</translation>
        </message>
        <message>
            <source>Order of the samplers</source>
            <translation>샘플러 순서</translation>
        </message>
        <message>
            <source>Origins such as https://example.org, separated by commas. Empty: none.</source>
            <translation>https://example.org 같은 출처, 쉼표로 구분. 비움: 없음.</translation>
        </message>
        <message>
            <source>Overflow from</source>
            <translation>초과 시작</translation>
        </message>
        <message>
            <source>Pages on disk</source>
            <translation>디스크의 페이지</translation>
        </message>
        <message>
            <source>Parallel requests</source>
            <translation>동시에 처리할 요청</translation>
        </message>
        <message>
            <source>Part of this chat has to be read again: {cost}.</source>
            <translation>이 채팅의 일부를 다시 읽어야 합니다: {cost}.</translation>
        </message>
        <message>
            <source>Paste the part that matters.</source>
            <translation>필요한 부분을 붙여넣으세요.</translation>
        </message>
        <message>
            <source>Pause a reply after</source>
            <translation>답변 일시 중지</translation>
        </message>
        <message>
            <source>Pin: never summarize, never drop</source>
            <translation>고정: 요약하지도 제외하지도 않음</translation>
        </message>
        <message>
            <source>Port</source>
            <translation>포트</translation>
        </message>
        <message>
            <source>Preview of Summarize now</source>
            <translation>‘지금 요약’ 미리 보기</translation>
        </message>
        <message>
            <source>Projector for pictures</source>
            <translation>그림용 프로젝터</translation>
        </message>
        <message>
            <source>Proxy</source>
            <translation>프록시</translation>
        </message>
        <message>
            <source>Publish metrics</source>
            <translation>지표 제공</translation>
        </message>
        <message>
            <source>Put all of them into one folder.</source>
            <translation>모두 한 폴더에 넣으세요.</translation>
        </message>
        <message>
            <source>Quick for its size: a seventh of it works on each word.</source>
            <translation>크기에 비해 빠릅니다. 단어마다 7분의 1이 일합니다.</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>종료</translation>
        </message>
        <message>
            <source>Quote their lines</source>
            <translation>줄 인용</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>이를 위해 턴 {}에서 인용, {}토큰</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>턴 {}에서 인용</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>이를 위해 턴 {}에서 인용</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>무작위</translation>
        </message>
        <message>
            <source>Reading {name} takes too long.</source>
            <translation>{name}을(를) 읽는 데 시간이 너무 오래 걸립니다.</translation>
        </message>
        <message>
            <source>Reading {name} takes too much memory.</source>
            <translation>{name}을(를) 읽는 데 메모리가 너무 많이 듭니다.</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>회상</translation>
        </message>
        <message>
            <source>Recall at the start of a chat</source>
            <translation>채팅 시작 시 회상</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>기억에서 회상함</translation>
        </message>
        <message>
            <source>Recognize its text with another program first (OCR).</source>
            <translation>먼저 다른 프로그램으로 글자를 인식하세요(OCR).</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>거부</translation>
        </message>
        <message>
            <source>Refuse from</source>
            <translation>거부 시작</translation>
        </message>
        <message>
            <source>Refused so far: {} times</source>
            <translation>지금까지 거부된 횟수: {}</translation>
        </message>
        <message>
            <source>Regenerate the last reply</source>
            <translation>마지막 답변 다시 생성</translation>
        </message>
        <message>
            <source>Remove another recalled memory, unpin turns, or load the model with a larger context.</source>
            <translation>다른 회상된 기억을 빼거나, 턴 고정을 해제하거나, 더 큰 컨텍스트로 모델을 불러오세요.</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>컨텍스트에서 빼기</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start with the default.</source>
            <translation>파일을 고치거나, 옮기고 기본값으로 시작하세요.</translation>
        </message>
        <message>
            <source>Repair the file, or move it away to start without any.</source>
            <translation>파일을 고치거나, 옮기고 빈 상태로 시작하세요.</translation>
        </message>
        <message>
            <source>Repeat penalty</source>
            <translation>반복 페널티</translation>
        </message>
        <message>
            <source>Repeat window</source>
            <translation>반복 범위</translation>
        </message>
        <message>
            <source>Reply reserve</source>
            <translation>답변 예약</translation>
        </message>
        <message>
            <source>Request {} to “{}”, {}.</source>
            <translation>요청 {}, “{}” 대상, {}.</translation>
        </message>
        <message>
            <source>Request {}: {}</source>
            <translation>요청 {}: {}</translation>
        </message>
        <message>
            <source>Requests with more messages are refused.</source>
            <translation>이보다 많은 요청은 거부됩니다.</translation>
        </message>
        <message>
            <source>Reset text size</source>
            <translation>글자 크기 초기화</translation>
        </message>
        <message>
            <source>Restore that chat first: /chat restore {chat}.</source>
            <translation>먼저 그 채팅을 복원하세요: /chat restore {chat}</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>다시 시도</translation>
        </message>
        <message>
            <source>Room for what comes back</source>
            <translation>돌아온 것의 공간</translation>
        </message>
        <message>
            <source>Run EthervoxGUI from its source instead: packaging/run.sh builds it for the machine it is on.</source>
            <translation>EthervoxGUI를 소스에서 실행하세요. packaging/run.sh가 실행하는 컴퓨터에 맞게 빌드합니다.</translation>
        </message>
        <message>
            <source>Runs of up to this many tokens may be repeated freely.</source>
            <translation>이 길이까지의 토큰열은 자유롭게 반복할 수 있습니다.</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>샘플링</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>암호 없이 사본을 저장해 첨부하세요.</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>검색</translation>
        </message>
        <message>
            <source>Searched in addition to the folders of other programs. Separate several with semicolons.</source>
            <translation>다른 프로그램의 폴더와 함께 찾습니다. ;로 구분합니다.</translation>
        </message>
        <message>
            <source>Seconds a remote server may stay silent.</source>
            <translation>원격 서버가 응답 없이 있어도 되는 초입니다.</translation>
        </message>
        <message>
            <source>Seconds within which the headers of a request must arrive.</source>
            <translation>요청이 원하는 것을 밝혀야 하는 초입니다.</translation>
        </message>
        <message>
            <source>Seconds without a byte of a request's body before it is given up.</source>
            <translation>요청 본문의 바이트가 오지 않는 초입니다.</translation>
        </message>
        <message>
            <source>See /api keys.</source>
            <translation>/api keys를 참고하세요.</translation>
        </message>
        <message>
            <source>See /documents.</source>
            <translation>/documents를 참고하세요.</translation>
        </message>
        <message>
            <source>See /help.</source>
            <translation>/help를 참고하세요.</translation>
        </message>
        <message>
            <source>See the README for all keys.</source>
            <translation>모든 키는 README를 참고하세요.</translation>
        </message>
        <message>
            <source>See the timeline.</source>
            <translation>타임라인을 참고하세요.</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>시드</translation>
        </message>
        <message>
            <source>Send a message.</source>
            <translation>메시지를 보내세요.</translation>
        </message>
        <message>
            <source>Send it again.</source>
            <translation>다시 보내세요.</translation>
        </message>
        <message>
            <source>Send it in parts.</source>
            <translation>나누어 보내세요.</translation>
        </message>
        <message>
            <source>Send the end of it</source>
            <translation>끝부분만 보내기</translation>
        </message>
        <message>
            <source>Send the end of it, or load the model with a larger context.</source>
            <translation>끝부분만 보내거나 더 큰 컨텍스트로 모델을 불러오세요.</translation>
        </message>
        <message>
            <source>Send the message again, or give the server more time in the profile.</source>
            <translation>메시지를 다시 보내거나 프로필에서 서버에 시간을 더 주세요.</translation>
        </message>
        <message>
            <source>Send the message again; if the problem persists, check the server.</source>
            <translation>메시지를 다시 보내세요. 문제가 계속되면 서버를 확인하세요.</translation>
        </message>
        <message>
            <source>Separated by semicolons; samplers that are not listed are not used. Empty: what the model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature.</source>
            <translation>;로 구분. 적지 않은 것은 쓰지 않습니다. 비움: 모델의 권장값, 없으면 penalties; dry; top_k; top_p; min_p; xtc; temperature.</translation>
        </message>
        <message>
            <source>Serve other programs</source>
            <translation>다른 프로그램에 제공</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>서버</translation>
        </message>
        <message>
            <source>Share of n_ctx at which health becomes “warning”.</source>
            <translation>상태가 “경고”가 되는 n_ctx의 비율입니다.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which old turns are summarized.</source>
            <translation>오래된 턴을 요약하는 n_ctx의 비율입니다.</translation>
        </message>
        <message>
            <source>Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay.</source>
            <translation>가장 오래된 턴을 바로 제외하는 n_ctx의 비율. 당신이 말한 내용은 남습니다.</translation>
        </message>
        <message>
            <source>Share of n_ctx that turns which came back by themselves may take up.</source>
            <translation>자동으로 돌아온 턴이 쓸 수 있는 n_ctx의 비율입니다.</translation>
        </message>
        <message>
            <source>Share of the context at which the strategy acts.</source>
            <translation>이 방식이 실행되는 컨텍스트의 비율입니다.</translation>
        </message>
        <message>
            <source>Share that must not be exceeded even after trimming.</source>
            <translation>실행 후에도 넘어서는 안 되는 비율입니다.</translation>
        </message>
        <message>
            <source>Shorten it</source>
            <translation>축소</translation>
        </message>
        <message>
            <source>Shorten it.</source>
            <translation>줄이세요.</translation>
        </message>
        <message>
            <source>Shorten them, unpin turns, or load the model with a larger context.</source>
            <translation>지침을 줄이거나, 고정된 턴을 해제하거나, 더 큰 컨텍스트로 모델을 불러오세요.</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>채팅에서 보기</translation>
        </message>
        <message>
            <source>Show memory</source>
            <translation>기억 표시</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>요약 표시</translation>
        </message>
        <message>
            <source>Sliding window</source>
            <translation>슬라이딩 윈도</translation>
        </message>
        <message>
            <source>Small, for short questions and older machines.</source>
            <translation>작은 모델. 짧은 질문과 오래된 컴퓨터에 맞습니다.</translation>
        </message>
        <message>
            <source>Small, in many languages, with a very long context.</source>
            <translation>작은 모델. 여러 언어를 쓰고 컨텍스트가 아주 깁니다.</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>글자 작게</translation>
        </message>
        <message>
            <source>Sober and businesslike, in twelve languages.</source>
            <translation>차분하고 사무적인 글을 12개 언어로 씁니다.</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>문제가 발생했습니다</translation>
        </message>
        <message>
            <source>Something went wrong inside the program.</source>
            <translation>프로그램 내부에서 문제가 발생했습니다.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>프로그램 내부에서 문제가 발생했습니다. 저장된 내용은 안전합니다.</translation>
        </message>
        <message>
            <source>Start the program again.</source>
            <translation>프로그램을 다시 시작하세요.</translation>
        </message>
        <message>
            <source>Stop the reply, or hide what carried it</source>
            <translation>답변을 중지하거나 답변의 근거 닫기</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>중지했습니다.</translation>
        </message>
        <message>
            <source>Strong at thinking; quick for its size.</source>
            <translation>생각하는 데 강하고 크기에 비해 빠릅니다.</translation>
        </message>
        <message>
            <source>Summarize</source>
            <translation>요약</translation>
        </message>
        <message>
            <source>Summarize (automatic): at “critical”, old turns are summarized. Let the model choose (model): short lines of what you said stay in any case. Drop the oldest (shift): no summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, and whatever doesn't fit is refused.</source>
            <translation>요약(automatic): “위험”이 되면 오래된 턴을 요약합니다. 모델이 선택(model): 당신이 말한 내용은 항상 남습니다. 가장 오래된 것 제외(shift): 요약하지 않습니다. 직접 하기(manual): 저절로 빠지는 것은 없습니다. 경고가 나오고, 자리가 없는 것은 거부됩니다.</translation>
        </message>
        <message>
            <source>Summarize ahead of time</source>
            <translation>미리 요약</translation>
        </message>
        <message>
            <source>Summarize now shows what would leave and the summary before anything happens.</source>
            <translation>‘지금 요약’이 실행 전에 빠질 것과 요약을 보여 줍니다.</translation>
        </message>
        <message>
            <source>Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune).</source>
            <translation>오래된 턴을 요약하거나(/context summarize), 가장 오래된 턴을 제외하거나(/context shift), 정리하세요(/context prune).</translation>
        </message>
        <message>
            <source>Summarize the old ones</source>
            <translation>오래된 것 요약</translation>
        </message>
        <message>
            <source>Summarize up to here</source>
            <translation>여기까지 요약</translation>
        </message>
        <message>
            <source>Summary detail</source>
            <translation>요약 상세도</translation>
        </message>
        <message>
            <source>Summary of turns that come back</source>
            <translation>돌아온 턴의 요약</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>턴 {}의 요약</translation>
        </message>
        <message>
            <source>Summary {} of the memory stands for the old ones.</source>
            <translation>기억의 요약 {}이(가) 오래된 것을 대신합니다.</translation>
        </message>
        <message>
            <source>System</source>
            <translation>시스템</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>시스템 프롬프트</translation>
        </message>
        <message>
            <source>System prompt · the model's own</source>
            <translation>시스템 프롬프트 · 모델 자체</translation>
        </message>
        <message>
            <source>Takes little memory for a long context.</source>
            <translation>긴 컨텍스트에도 메모리를 적게 씁니다.</translation>
        </message>
        <message>
            <source>Temperature</source>
            <translation>온도</translation>
        </message>
        <message>
            <source>Text in UTF-8 can be sent.</source>
            <translation>UTF-8 텍스트를 보낼 수 있습니다.</translation>
        </message>
        <message>
            <source>Text, Markdown, code, CSV, HTML, PDF, DOCX and EPUB can be attached.</source>
            <translation>텍스트, Markdown, 코드, CSV, HTML, PDF, DOCX, EPUB를 첨부할 수 있습니다.</translation>
        </message>
        <message>
            <source>That is not an access token.</source>
            <translation>액세스 토큰이 아닙니다.</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API를 시작할 수 없습니다.</translation>
        </message>
        <message>
            <source>The API's key is empty: everybody would be let in.</source>
            <translation>API 키가 비어 있습니다. 누구나 들어올 수 있게 됩니다.</translation>
        </message>
        <message>
            <source>The GGUF file through which the model sees pictures that other programs send. Empty: the one in its folder that has mmproj in its name and fits.</source>
            <translation>다른 프로그램이 보낸 그림을 모델이 볼 수 있게 하는 GGUF 파일. 비움: 모델 폴더에 있는, 이름에 mmproj가 들어간 맞는 파일.</translation>
        </message>
        <message>
            <source>The GGUF file to start with. Empty: the bundled guide.</source>
            <translation>시작할 때 쓰는 GGUF 파일. 비움: 기본 제공 가이드.</translation>
        </message>
        <message>
            <source>The JSON schema cannot be used: {why}.</source>
            <translation>JSON 스키마를 쓸 수 없습니다: {why}.</translation>
        </message>
        <message>
            <source>The address of such a server usually ends with /v1.</source>
            <translation>이런 서버의 주소는 보통 /v1로 끝납니다.</translation>
        </message>
        <message>
            <source>The address of the model hub is not usable: {text}.</source>
            <translation>모델 허브의 주소를 쓸 수 없습니다: {text}.</translation>
        </message>
        <message>
            <source>The address used to search for models, or that of a mirror.</source>
            <translation>모델을 검색할 때 묻는 주소. 미러가 있으면 그 주소.</translation>
        </message>
        <message>
            <source>The address {host}:{port} cannot be used.</source>
            <translation>주소 {host}:{port}을(를) 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>The archive {name} could not be written, so nothing was moved.</source>
            <translation>보관 파일 {name}을(를) 쓸 수 없어 아무것도 옮기지 않았습니다.</translation>
        </message>
        <message>
            <source>The backup {name} could not be put in place.</source>
            <translation>백업 {name}을(를) 제자리에 놓을 수 없습니다.</translation>
        </message>
        <message>
            <source>The bundled model is missing.</source>
            <translation>기본 제공 모델이 없습니다.</translation>
        </message>
        <message>
            <source>The cells of other programs' conversations are paged out within paging.budget_mb, so that none is read twice, even after a restart. Off: nothing of them is written to disk.</source>
            <translation>프로그램 대화의 셀을 paging.budget_mb 안에서 내보내 다시 시작해도 두 번 읽지 않습니다. 끔: 아무것도 쓰지 않습니다.</translation>
        </message>
        <message>
            <source>The chat database cannot be written.</source>
            <translation>채팅 데이터베이스에 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>The chat database is damaged, or is not a database.</source>
            <translation>채팅 데이터베이스가 손상되었거나 데이터베이스가 아닙니다.</translation>
        </message>
        <message>
            <source>The chat database is damaged; what you see may be incomplete.</source>
            <translation>채팅 데이터베이스가 손상되었습니다. 보이는 내용이 불완전할 수 있습니다.</translation>
        </message>
        <message>
            <source>The chat has changed since this summary was written.</source>
            <translation>이 요약을 쓴 뒤 채팅이 바뀌었습니다.</translation>
        </message>
        <message>
            <source>The chat is read again before the next reply.</source>
            <translation>다음 답변 전에 채팅을 다시 읽습니다.</translation>
        </message>
        <message>
            <source>The chat template of {name} never finishes.</source>
            <translation>{name}의 채팅 템플릿이 끝나지 않습니다.</translation>
        </message>
        <message>
            <source>The chat template of {name} takes more memory than any conversation needs.</source>
            <translation>{name}의 채팅 템플릿이 어떤 대화에 필요한 것보다 많은 메모리를 차지합니다.</translation>
        </message>
        <message>
            <source>The chats cannot be stored in {parent}.</source>
            <translation>채팅을 {parent}에 저장할 수 없습니다.</translation>
        </message>
        <message>
            <source>The chats could not be backed up before an update of their file, so nothing was changed.</source>
            <translation>파일을 업데이트하기 전에 채팅을 백업할 수 없어 아무것도 바꾸지 않았습니다.</translation>
        </message>
        <message>
            <source>The chats were restored from the backup of {when}.</source>
            <translation>채팅을 {when} 백업에서 복원했습니다.</translation>
        </message>
        <message>
            <source>The chats were stored by a newer version of this program.</source>
            <translation>이 프로그램의 새 버전에서 저장한 채팅입니다.</translation>
        </message>
        <message>
            <source>The connection was lost while downloading {name}.</source>
            <translation>{name} 다운로드 중 연결이 끊겼습니다.</translation>
        </message>
        <message>
            <source>The context could not be restored.</source>
            <translation>컨텍스트를 복원할 수 없습니다.</translation>
        </message>
        <message>
            <source>The context is healed: what left no longer echoes in it.</source>
            <translation>컨텍스트를 복구했습니다. 빠진 것의 영향이 더 이상 남아 있지 않습니다.</translation>
        </message>
        <message>
            <source>The context is too full to replay the reply.</source>
            <translation>컨텍스트가 가득 차 답변을 확인할 수 없습니다.</translation>
        </message>
        <message>
            <source>The context was rebuilt after an edit failed ({error}).</source>
            <translation>편집 실패({error}) 후 컨텍스트를 재구성했습니다.</translation>
        </message>
        <message>
            <source>The context was rebuilt after the engine failed ({error}).</source>
            <translation>엔진 오류({error}) 후 컨텍스트를 재구성했습니다.</translation>
        </message>
        <message>
            <source>The context was rebuilt after turns could not be brought back ({error}).</source>
            <translation>턴을 되돌릴 수 없어({error}) 컨텍스트를 재구성했습니다.</translation>
        </message>
        <message>
            <source>The conversation has gone on meanwhile.</source>
            <translation>그 사이에 대화가 계속되었습니다.</translation>
        </message>
        <message>
            <source>The conversation is given to it as plain text, with “User:” and “Assistant:” before each message.</source>
            <translation>대화는 각 메시지 앞에 “User:”와 “Assistant:”를 붙인 일반 텍스트로 전달됩니다.</translation>
        </message>
        <message>
            <source>The data folder {path} cannot be written.</source>
            <translation>데이터 폴더 {path}에 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>The database could not do this: {error}</source>
            <translation>데이터베이스가 처리하지 못했습니다: {error}</translation>
        </message>
        <message>
            <source>The disk is full, so this could not be saved.</source>
            <translation>디스크가 가득 차 저장할 수 없습니다.</translation>
        </message>
        <message>
            <source>The download failed.</source>
            <translation>다운로드에 실패했습니다.</translation>
        </message>
        <message>
            <source>The download was refused: its address is not secure.</source>
            <translation>주소가 안전하지 않아 다운로드를 거부했습니다.</translation>
        </message>
        <message>
            <source>The embedding model {name} cannot be found.</source>
            <translation>임베딩 모델 {name}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>The engine stopped after a failure inside the program; what was stored is safe.</source>
            <translation>프로그램 내부 오류로 엔진이 멈췄습니다. 저장된 내용은 안전합니다.</translation>
        </message>
        <message>
            <source>The file before is kept as {name}.</source>
            <translation>이전 파일은 {name}(으)로 보관됩니다.</translation>
        </message>
        <message>
            <source>The file may be damaged, or made for a newer version.</source>
            <translation>파일이 손상되었거나 새 버전용일 수 있습니다.</translation>
        </message>
        <message>
            <source>The file {name} could not be read.</source>
            <translation>{name} 파일을 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>The file {name} could not be written.</source>
            <translation>{name} 파일을 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>The file {name} holds no chats that can be read.</source>
            <translation>{name} 파일에 읽을 수 있는 채팅이 없습니다.</translation>
        </message>
        <message>
            <source>The file {name} is not a readable archive of memories.</source>
            <translation>{name} 파일은 읽을 수 있는 기억 보관 파일이 아닙니다.</translation>
        </message>
        <message>
            <source>The file {name} was written by a newer version of this program.</source>
            <translation>{name} 파일은 이 프로그램의 새 버전에서 만들어졌습니다.</translation>
        </message>
        <message>
            <source>The first message of a chat brings matching summaries into the context, from other chats with the same model. They are quoted, shown on the timeline, and can be removed.</source>
            <translation>채팅의 첫 메시지가 같은 모델을 쓰는 다른 채팅에서 어울리는 요약을 컨텍스트로 가져옵니다. 인용으로 표시되고 타임라인에 보이며 뺄 수 있습니다.</translation>
        </message>
        <message>
            <source>The key cannot be kept at {path}.</source>
            <translation>키를 {path}에 보관할 수 없습니다.</translation>
        </message>
        <message>
            <source>The key of {name}, shown this once: {key}</source>
            <translation>{name}의 키입니다. 이번 한 번만 표시됩니다: {key}</translation>
        </message>
        <message>
            <source>The language of the window. Chats keep their own; headless mode and the API use English.</source>
            <translation>창의 언어입니다. 채팅은 각자의 언어로 유지되며, headless와 API는 영어를 씁니다.</translation>
        </message>
        <message>
            <source>The last reply is no longer in the context, so it cannot be continued.</source>
            <translation>마지막 답변이 컨텍스트에 없어 이어 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>The list of models to download cannot be read.</source>
            <translation>다운로드할 모델 목록을 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>The message to answer has {n_tokens:,} tokens; this context has no room for it.</source>
            <translation>답할 메시지가 {n_tokens:,}토큰이라 이 컨텍스트에 들어갈 공간이 없습니다.</translation>
        </message>
        <message>
            <source>The model could not do this: {error}.</source>
            <translation>모델이 처리하지 못했습니다: {error}.</translation>
        </message>
        <message>
            <source>The model couldn't continue</source>
            <translation>모델이 계속할 수 없습니다</translation>
        </message>
        <message>
            <source>The model file {name} cannot be used: it crashes llama.cpp.</source>
            <translation>모델 파일 {name}은(는) llama.cpp를 비정상 종료시키므로 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>The model file {name} is damaged.</source>
            <translation>모델 파일 {name}이(가) 손상되었습니다.</translation>
        </message>
        <message>
            <source>The model file {name} is empty.</source>
            <translation>모델 파일 {name}이(가) 비어 있습니다.</translation>
        </message>
        <message>
            <source>The model file {name} is in a format that is too old.</source>
            <translation>모델 파일 {name}의 형식이 너무 오래되었습니다.</translation>
        </message>
        <message>
            <source>The model file {name} is incomplete: it ends too early.</source>
            <translation>모델 파일 {name}이(가) 불완전합니다. 중간에 끝납니다.</translation>
        </message>
        <message>
            <source>The model file {name} was cut short while it was in use.</source>
            <translation>모델 파일 {name}이(가) 사용 중에 잘렸습니다.</translation>
        </message>
        <message>
            <source>The model file {path} cannot be read.</source>
            <translation>모델 파일 {path}을(를) 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>The model has {n_parts} files, and {name} is missing.</source>
            <translation>이 모델은 파일 {n_parts}개로 되어 있는데 {name}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>The model may search</source>
            <translation>모델의 검색 허용</translation>
        </message>
        <message>
            <source>The model runs on another server: the conversation is edited message by message and sent whole.</source>
            <translation>모델이 다른 서버에서 실행됩니다. 대화는 메시지 단위로 편집되어 전체가 전송됩니다.</translation>
        </message>
        <message>
            <source>The model saw nothing before the question.</source>
            <translation>질문 전에 모델이 본 것이 없습니다.</translation>
        </message>
        <message>
            <source>The model would have said the same without any of it.</source>
            <translation>그중 아무것도 없었어도 모델은 똑같이 답했을 것입니다.</translation>
        </message>
        <message>
            <source>The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder is back, choose the model or start again; it stays your choice until you choose another.</source>
            <translation>마지막에 사용한 모델이 없습니다: {path}. 가이드가 대신합니다. 디스크나 폴더가 돌아오면 그 모델을 선택하거나 다시 시작하세요. 다른 모델을 선택할 때까지 그 선택은 유지됩니다.</translation>
        </message>
        <message>
            <source>The model {name} cannot compute a reply.</source>
            <translation>모델 {name}이(가) 답변을 계산할 수 없습니다.</translation>
        </message>
        <message>
            <source>The model {name} could not be loaded.</source>
            <translation>모델 {name}을(를) 불러올 수 없습니다.</translation>
        </message>
        <message>
            <source>The model's own beginning</source>
            <translation>모델 자체의 시작 부분</translation>
        </message>
        <message>
            <source>The name by which programs call it.</source>
            <translation>프로그램이 호출할 때 쓰는 이름입니다.</translation>
        </message>
        <message>
            <source>The name of a prompt must be one line of up to {most} characters.</source>
            <translation>프롬프트 이름은 한 줄, 최대 {most}자입니다.</translation>
        </message>
        <message>
            <source>The name under which the remote server's key is kept in the keyring.</source>
            <translation>원격 서버의 키가 키링에 보관되는 이름입니다.</translation>
        </message>
        <message>
            <source>The network may want you to sign in first: open a browser, then try again.</source>
            <translation>네트워크에 먼저 로그인해야 할 수 있습니다. 브라우저를 연 뒤 다시 시도하세요.</translation>
        </message>
        <message>
            <source>The newest turns leave no room for this memory.</source>
            <translation>최신 턴 때문에 이 기억을 넣을 공간이 없습니다.</translation>
        </message>
        <message>
            <source>The pages of this chat cannot be used; it is read again: {cost_text}.</source>
            <translation>이 채팅의 페이지를 쓸 수 없어 다시 읽습니다: {cost_text}.</translation>
        </message>
        <message>
            <source>The picture cannot be saved at {}.</source>
            <translation>그림을 {}에 저장할 수 없습니다.</translation>
        </message>
        <message>
            <source>The profile “{name}” and the general settings contradict each other. {reason}</source>
            <translation>“{name}” 프로필과 일반 설정이 서로 맞지 않습니다. {reason}</translation>
        </message>
        <message>
            <source>The profile “{profile}” names another model: the chat goes on with the default.</source>
            <translation>“{profile}” 프로필이 다른 모델을 지정합니다. 채팅은 기본값으로 계속됩니다.</translation>
        </message>
        <message>
            <source>The profile “{profile}” of this chat is gone; the chat goes on with the default.</source>
            <translation>이 채팅의 “{profile}” 프로필이 없어졌습니다. 채팅은 기본값으로 계속됩니다.</translation>
        </message>
        <message>
            <source>The profiles cannot be stored at {path}.</source>
            <translation>프로필을 {path}에 저장할 수 없습니다.</translation>
        </message>
        <message>
            <source>The profiles in {name} cannot be read: {reason}.</source>
            <translation>{name}의 프로필을 읽을 수 없습니다: {reason}.</translation>
        </message>
        <message>
            <source>The program is closing.</source>
            <translation>프로그램을 닫는 중입니다.</translation>
        </message>
        <message>
            <source>The prompt does not fit into the model's context.</source>
            <translation>프롬프트가 모델의 컨텍스트에 들어가지 않습니다.</translation>
        </message>
        <message>
            <source>The prompts cannot be stored at {path}.</source>
            <translation>프롬프트를 {path}에 저장할 수 없습니다.</translation>
        </message>
        <message>
            <source>The prompts in {name} cannot be read: {reason}.</source>
            <translation>{name}의 프롬프트를 읽을 수 없습니다: {reason}.</translation>
        </message>
        <message>
            <source>The proxy for the remote server cannot be used.</source>
            <translation>원격 서버용 프록시를 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>The remote server accepts no more requests for now (429).</source>
            <translation>원격 서버가 지금은 요청을 받지 않습니다(429).</translation>
        </message>
        <message>
            <source>The remote server cannot be reached.</source>
            <translation>원격 서버에 연결할 수 없습니다.</translation>
        </message>
        <message>
            <source>The remote server did not answer in time.</source>
            <translation>원격 서버가 제시간에 응답하지 않았습니다.</translation>
        </message>
        <message>
            <source>The remote server does not accept the key ({status}).</source>
            <translation>원격 서버가 키를 받아들이지 않습니다({status}).</translation>
        </message>
        <message>
            <source>The remote server failed ({status}).</source>
            <translation>원격 서버에 오류가 발생했습니다({status}).</translation>
        </message>
        <message>
            <source>The remote server failed while it was writing.</source>
            <translation>원격 서버가 쓰는 도중 실패했습니다.</translation>
        </message>
        <message>
            <source>The remote server failed: {why}.</source>
            <translation>원격 서버 오류: {why}.</translation>
        </message>
        <message>
            <source>The remote server has no model “{model}” at this address (404).</source>
            <translation>원격 서버의 이 주소에는 “{model}” 모델이 없습니다(404).</translation>
        </message>
        <message>
            <source>The remote server redirects to another address ({status}).</source>
            <translation>원격 서버가 다른 주소로 리디렉션합니다({status}).</translation>
        </message>
        <message>
            <source>The remote server refused this ({status}).</source>
            <translation>원격 서버가 이를 거부했습니다({status}).</translation>
        </message>
        <message>
            <source>The remote server requires a key ({status}).</source>
            <translation>원격 서버에 키가 필요합니다({status}).</translation>
        </message>
        <message>
            <source>The reply ended early: the model could not continue.</source>
            <translation>모델이 계속할 수 없어 답변이 일찍 끝났습니다.</translation>
        </message>
        <message>
            <source>The reply fills the whole context and had to end here.{choices}</source>
            <translation>답변이 컨텍스트 전체를 채워 여기서 끝나야 했습니다.{choices}</translation>
        </message>
        <message>
            <source>The reply is no longer in the context, so it cannot be replayed.</source>
            <translation>답변이 더 이상 컨텍스트에 없어 확인할 수 없습니다.</translation>
        </message>
        <message>
            <source>The reply was started over, since the model was about to repeat itself or the message again.</source>
            <translation>모델이 이전처럼 자신이나 메시지를 되풀이하려 했기 때문에 답변을 새로 시작했습니다.</translation>
        </message>
        <message>
            <source>The result in turn {} was too long: {} of its {} tokens are read, memory {} has all of it.</source>
            <translation>턴 {}의 결과가 너무 깁니다: {}토큰만 읽습니다(전체 {}토큰). 전문은 기억 {}에 있습니다.</translation>
        </message>
        <message>
            <source>The result of the call {} was too long: {} of its {} tokens were kept.</source>
            <translation>호출 {}의 결과가 너무 깁니다: {}토큰만 남겼습니다(전체 {}토큰).</translation>
        </message>
        <message>
            <source>The script has an unknown directive “!{}”.</source>
            <translation>스크립트에 알 수 없는 지시문 “!{}”이(가) 있습니다.</translation>
        </message>
        <message>
            <source>The script {} cannot be read.</source>
            <translation>스크립트 {}을(를) 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>The script's “!why” finds no message for which turns came back.</source>
            <translation>스크립트의 “!why”: 턴이 돌아온 메시지가 없습니다.</translation>
        </message>
        <message>
            <source>The script's “!{}” is not understood.</source>
            <translation>스크립트의 “!{}”을(를) 이해할 수 없습니다.</translation>
        </message>
        <message>
            <source>The search failed.</source>
            <translation>검색에 실패했습니다.</translation>
        </message>
        <message>
            <source>The server at this address is not OpenAI-compatible.</source>
            <translation>이 주소의 서버는 OpenAI와 호환되지 않습니다.</translation>
        </message>
        <message>
            <source>The server cannot be reached.</source>
            <translation>서버에 연결할 수 없습니다.</translation>
        </message>
        <message>
            <source>The server is too busy right now.</source>
            <translation>서버가 지금 너무 바쁩니다.</translation>
        </message>
        <message>
            <source>The server provides no checksum for {name}.</source>
            <translation>서버가 {name}의 체크섬을 제공하지 않습니다.</translation>
        </message>
        <message>
            <source>The server refuses to deliver {name}.</source>
            <translation>서버가 {name} 제공을 거부합니다.</translation>
        </message>
        <message>
            <source>The server sent something else instead of {name}.</source>
            <translation>서버가 {name} 대신 다른 것을 보냈습니다.</translation>
        </message>
        <message>
            <source>The setting {key} is not valid: {reason}.</source>
            <translation>설정 {key}이(가) 맞지 않습니다: {reason}.</translation>
        </message>
        <message>
            <source>The settings cannot be read.</source>
            <translation>설정을 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>The settings cannot be stored at {path}.</source>
            <translation>설정을 {path}에 저장할 수 없습니다.</translation>
        </message>
        <message>
            <source>The settings file {name} is damaged.</source>
            <translation>설정 파일 {name}이(가) 손상되었습니다.</translation>
        </message>
        <message>
            <source>The smallest that talks; runs on any machine.</source>
            <translation>대화가 되는 가장 작은 모델. 어떤 컴퓨터에서도 돌아갑니다.</translation>
        </message>
        <message>
            <source>The system prompt of this chat stays, since the conversation has begun.</source>
            <translation>이 채팅의 시스템 프롬프트는 그대로입니다. 이후에 대화가 있었습니다.</translation>
        </message>
        <message>
            <source>The system's keyring does not work ({error}). Until it does, keys are kept in {path}, which only you can read.</source>
            <translation>시스템 키링이 작동하지 않습니다({error}). 작동할 때까지 키는 본인만 읽을 수 있는 {path}에 보관됩니다.</translation>
        </message>
        <message>
            <source>The system's keyring is locked.</source>
            <translation>시스템 키링이 잠겨 있습니다.</translation>
        </message>
        <message>
            <source>The text of a prompt can have up to {most} characters.</source>
            <translation>프롬프트 내용은 최대 {most}자입니다.</translation>
        </message>
        <message>
            <source>The turns do not fit into the context as it is, so it is rebuilt</source>
            <translation>지금 컨텍스트에는 턴이 들어갈 곳이 없어 재구성함</translation>
        </message>
        <message>
            <source>The vocabulary of {name} could not be loaded.</source>
            <translation>{name}의 어휘를 불러올 수 없습니다.</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>테마</translation>
        </message>
        <message>
            <source>There are no messages in this export.</source>
            <translation>이 내보내기 파일에는 메시지가 없습니다.</translation>
        </message>
        <message>
            <source>There are no turns from {start} to {end}.</source>
            <translation>{start}부터 {end}까지의 턴이 없습니다.</translation>
        </message>
        <message>
            <source>There are turns 0 to {last} in this chat.</source>
            <translation>이 채팅에는 턴 0부터 {last}까지 있습니다.</translation>
        </message>
        <message>
            <source>There are {n} versions of turn {turn}.</source>
            <translation>턴 {turn}에는 버전이 {n}개 있습니다.</translation>
        </message>
        <message>
            <source>There are: {names}.</source>
            <translation>있는 것: {names}.</translation>
        </message>
        <message>
            <source>There is no backup of the chats that could be restored.</source>
            <translation>복원할 수 있는 채팅 백업이 없습니다.</translation>
        </message>
        <message>
            <source>There is no backup yet: export what matters, then move the file away to start over.</source>
            <translation>아직 백업이 없습니다. 중요한 것을 내보낸 뒤 파일을 옮기고 새로 시작하세요.</translation>
        </message>
        <message>
            <source>There is no chat {chat_id}.</source>
            <translation>채팅 {chat_id}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>There is no command “{text}”.</source>
            <translation>“{text}” 명령이 없습니다.</translation>
        </message>
        <message>
            <source>There is no edit of this chat to undo.</source>
            <translation>이 채팅에는 실행 취소할 편집이 없습니다.</translation>
        </message>
        <message>
            <source>There is no memory {memory_id}.</source>
            <translation>기억 {memory_id}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>There is no memory {number}.</source>
            <translation>기억 {number}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>There is no message to answer again.</source>
            <translation>다시 답할 수 있는 메시지가 없습니다.</translation>
        </message>
        <message>
            <source>There is no model file with this name.</source>
            <translation>이 이름의 모델 파일이 없습니다.</translation>
        </message>
        <message>
            <source>There is no model file {path}.</source>
            <translation>모델 파일 {path}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>There is no profile “{name}”.</source>
            <translation>“{name}” 프로필이 없습니다.</translation>
        </message>
        <message>
            <source>There is no room for these instructions beside what must stay in the context.</source>
            <translation>컨텍스트에 남아야 하는 내용 때문에 이 지침이 들어갈 자리가 없습니다.</translation>
        </message>
        <message>
            <source>There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.</source>
            <translation>{n_coming:,}토큰의 턴을 넣을 공간이 없습니다. {needed:,}만큼 넘칩니다.</translation>
        </message>
        <message>
            <source>There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.</source>
            <translation>{incoming:,}토큰을 더 넣을 공간이 없습니다. {n_ctx:,} 중 {n_used:,} 사용 중입니다.</translation>
        </message>
        <message>
            <source>There is no setting “{key}”.</source>
            <translation>“{key}” 설정이 없습니다.</translation>
        </message>
        <message>
            <source>There is no such folder.</source>
            <translation>그런 폴더가 없습니다.</translation>
        </message>
        <message>
            <source>There is no such reply in this chat.</source>
            <translation>이 채팅에 그런 답변이 없습니다.</translation>
        </message>
        <message>
            <source>There is no such turn in this chat.</source>
            <translation>이 채팅에는 그런 턴이 없습니다.</translation>
        </message>
        <message>
            <source>There is no summary.</source>
            <translation>요약이 없습니다.</translation>
        </message>
        <message>
            <source>There is no text in this file.</source>
            <translation>이 파일에는 텍스트가 없습니다.</translation>
        </message>
        <message>
            <source>There is no turn {number}.</source>
            <translation>턴 {number}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>There is not enough memory for {name} beside the chat's model: it needs {needed:,.1f} GiB, {free:,.1f} are free.</source>
            <translation>채팅 모델과 함께 {name}을(를) 불러올 메모리가 없습니다. {needed:,.1f} GiB가 필요하고 {free:,.1f} GiB가 남아 있습니다.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}.</source>
            <translation>디스크에 {name}을(를) 위한 공간이 부족합니다.</translation>
        </message>
        <message>
            <source>There is not enough room on the disk for {name}; {needed:,.1f} GB are needed and {free:,.1f} GB are free.</source>
            <translation>디스크에 {name}을(를) 위한 공간이 부족합니다. {needed:,.1f} GB가 필요하고 {free:,.1f} GB가 남아 있습니다.</translation>
        </message>
        <message>
            <source>There is nothing to clear: only what never leaves is in the context.</source>
            <translation>지울 것이 없습니다. 빠지지 않는 것만 컨텍스트에 있습니다.</translation>
        </message>
        <message>
            <source>There is nothing to heal: the context is what a fresh reading would give.</source>
            <translation>복구할 것이 없습니다. 컨텍스트가 지금 다시 읽었을 때와 같습니다.</translation>
        </message>
        <message>
            <source>There is nothing to heal: with this model every edit reads the context again.</source>
            <translation>복구할 것이 없습니다. 이 모델에서는 편집할 때마다 컨텍스트를 다시 읽습니다.</translation>
        </message>
        <message>
            <source>There is nothing to remove: all turns are recent, important or pinned.</source>
            <translation>제거할 것이 없습니다. 모든 턴이 최근이거나 중요하거나 고정되어 있습니다.</translation>
        </message>
        <message>
            <source>There is nothing to send.</source>
            <translation>보낼 내용이 없습니다.</translation>
        </message>
        <message>
            <source>There is one version of turn {turn}.</source>
            <translation>턴 {turn}에는 버전이 하나입니다.</translation>
        </message>
        <message>
            <source>There was no room for a context of {n_ctx:,} tokens for {name}.</source>
            <translation>{n_ctx:,}토큰 컨텍스트를 위한 공간이 없습니다: {name}.</translation>
        </message>
        <message>
            <source>These chats are open in another EthervoxGUI.</source>
            <translation>이 채팅은 다른 EthervoxGUI에서 열려 있습니다.</translation>
        </message>
        <message>
            <source>They are already in the context.</source>
            <translation>이미 컨텍스트에 있습니다.</translation>
        </message>
        <message>
            <source>Thinks before it answers, and still small.</source>
            <translation>답하기 전에 생각하면서도 작습니다.</translation>
        </message>
        <message>
            <source>Thinks before it answers, in English and Chinese; quick for its size.</source>
            <translation>답하기 전에 생각합니다. 영어와 중국어를 쓰고 크기에 비해 빠릅니다.</translation>
        </message>
        <message>
            <source>Thinks before it answers, on any machine.</source>
            <translation>어떤 컴퓨터에서도 답하기 전에 생각합니다.</translation>
        </message>
        <message>
            <source>Thinks before it answers; a good all-rounder for everyday machines.</source>
            <translation>답하기 전에 생각합니다. 일반 컴퓨터에서 두루 쓰기 좋습니다.</translation>
        </message>
        <message>
            <source>Thinks before it answers; better at long and hard questions.</source>
            <translation>답하기 전에 생각합니다. 길고 어려운 질문에 더 낫습니다.</translation>
        </message>
        <message>
            <source>Thinks before it answers; made for long texts.</source>
            <translation>답하기 전에 생각합니다. 긴 글에 맞게 만들어졌습니다.</translation>
        </message>
        <message>
            <source>Thinks long and aloud; for sums and puzzles.</source>
            <translation>길게, 드러내며 생각합니다. 계산과 퍼즐에 맞습니다.</translation>
        </message>
        <message>
            <source>This Python comes with SQLite {sqlite_version}, but 3.34 or newer is needed.</source>
            <translation>이 Python의 SQLite는 {sqlite_version}인데 3.34 이상이 필요합니다.</translation>
        </message>
        <message>
            <source>This cannot be sent to the remote server: it contains half a character, or something that is not a number.</source>
            <translation>원격 서버로 보낼 수 없습니다. 반쪽짜리 문자나 숫자가 아닌 값이 들어 있습니다.</translation>
        </message>
        <message>
            <source>This chat does not end with a reply that could be continued.</source>
            <translation>이 채팅의 끝은 이어 쓸 수 있는 답변이 아닙니다.</translation>
        </message>
        <message>
            <source>This chat has no document {number}.</source>
            <translation>이 채팅에 문서 {number}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>This chat has no documents. /attach FILE attaches one.</source>
            <translation>이 채팅에 문서가 없습니다. /attach 파일 로 첨부할 수 있습니다.</translation>
        </message>
        <message>
            <source>This chat last used {model} with a context of {n_ctx:,} tokens. It now continues with {model_2} and {n_ctx_2:,}.</source>
            <translation>이 채팅은 마지막으로 {model}, {n_ctx:,}토큰 컨텍스트를 썼습니다. 이제 {model_2}, {n_ctx_2:,}(으)로 계속됩니다.</translation>
        </message>
        <message>
            <source>This chat no longer fits into the context, so old turns had to leave it.</source>
            <translation>이 채팅이 더 이상 컨텍스트에 들어가지 않아 오래된 턴이 빠졌습니다.</translation>
        </message>
        <message>
            <source>This chat's own settings do not apply now. {reason}</source>
            <translation>이 채팅의 별도 설정은 지금 적용되지 않습니다. {reason}</translation>
        </message>
        <message>
            <source>This context of {n_ctx:,} tokens is too small: the system prompt has {system:,}, and {reserve:,} are kept for a reply and a summary.</source>
            <translation>{n_ctx:,}토큰 컨텍스트는 너무 작습니다. 시스템 프롬프트가 {system:,}, 답변과 요약용 예약이 {reserve:,}입니다.</translation>
        </message>
        <message>
            <source>This file of chats contradicts itself.</source>
            <translation>이 채팅 파일은 내용이 서로 모순됩니다.</translation>
        </message>
        <message>
            <source>This file of chats is incomplete.</source>
            <translation>이 채팅 파일은 불완전합니다.</translation>
        </message>
        <message>
            <source>This installation is incomplete: its resources are missing.</source>
            <translation>설치가 불완전합니다. 리소스가 없습니다.</translation>
        </message>
        <message>
            <source>This is not text.</source>
            <translation>텍스트가 아닙니다.</translation>
        </message>
        <message>
            <source>This machine has no such address. Use 127.0.0.1 for its own programs, 0.0.0.0 for other machines too.</source>
            <translation>이 컴퓨터에는 그런 주소가 없습니다. 이 컴퓨터의 프로그램만 쓰려면 127.0.0.1을, 다른 컴퓨터에서도 쓰려면 0.0.0.0을 사용하세요.</translation>
        </message>
        <message>
            <source>This memory takes {n_tokens:,} tokens; there is room for {max:,}.</source>
            <translation>이 기억은 {n_tokens:,}토큰인데 남은 공간은 {max:,}입니다.</translation>
        </message>
        <message>
            <source>This message has {incoming:,} tokens; at most {limit:,} fit into this context.</source>
            <translation>이 메시지는 {incoming:,}토큰인데 이 컨텍스트에는 최대 {limit:,}까지 들어갑니다.</translation>
        </message>
        <message>
            <source>This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.</source>
            <translation>이 메시지는 {n:,}자로, {n_ctx:,}토큰으로 압축하기에 너무 깁니다.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so ChatML is used.</source>
            <translation>이 모델의 채팅 템플릿을 쓸 수 없어({error}) ChatML을 사용합니다.</translation>
        </message>
        <message>
            <source>This model's chat template cannot be used ({error}), so plain text is used.</source>
            <translation>이 모델의 채팅 템플릿을 쓸 수 없어({error}) 일반 텍스트를 사용합니다.</translation>
        </message>
        <message>
            <source>This model's context can only be rebuilt</source>
            <translation>이 모델의 컨텍스트는 재구성만 가능함</translation>
        </message>
        <message>
            <source>This model's context cannot be looked at in parts: {reason}.</source>
            <translation>이 모델의 컨텍스트는 부분별로 살펴볼 수 없습니다: {reason}.</translation>
        </message>
        <message>
            <source>This model's turns cannot be paged out:</source>
            <translation>이 모델의 턴은 내보낼 수 없습니다:</translation>
        </message>
        <message>
            <source>This processor is too old for the installed build: it lacks {names}.</source>
            <translation>이 프로세서는 설치된 빌드를 쓰기에 너무 오래되었습니다. {names}이(가) 없습니다.</translation>
        </message>
        <message>
            <source>This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}.</source>
            <translation>이 요약은 {n_block:,}토큰인데 대신할 턴은 {n_leaving:,}입니다.</translation>
        </message>
        <message>
            <source>This takes {turns} and {blocks} out of the context, {n_tokens:,} tokens; they stay stored, and can be searched. Use /context clear yes to do it, or /context clear forget so that nothing of them echoes in what stays.</source>
            <translation>{turns}와 {blocks}, {n_tokens:,}토큰이 컨텍스트에서 빠집니다. 저장은 되어 있고 검색할 수 있습니다. 실행하려면 /context clear yes를 쓰고, 남은 것에 영향을 남기지 않으려면 /context clear forget을 쓰세요.</translation>
        </message>
        <message>
            <source>This text has {n_tokens:,} tokens; a vector is made from at most {most:,}.</source>
            <translation>이 텍스트는 {n_tokens:,}토큰인데 벡터 하나는 최대 {most:,}토큰으로 만들어집니다.</translation>
        </message>
        <message>
            <source>Threads</source>
            <translation>스레드</translation>
        </message>
        <message>
            <source>Threads for the model. 0: one per core; a single one for a tiny model.</source>
            <translation>모델의 스레드 수. 0: 코어마다 하나. 아주 작은 모델은 하나만.</translation>
        </message>
        <message>
            <source>Time-out</source>
            <translation>제한 시간</translation>
        </message>
        <message>
            <source>Timeline of turns: {}</source>
            <translation>턴 타임라인: {}</translation>
        </message>
        <message>
            <source>Tiny, for short English texts on the smallest machines.</source>
            <translation>아주 작은 모델. 가장 작은 컴퓨터에서 짧은 영어 글에 맞습니다.</translation>
        </message>
        <message>
            <source>To start over, move {file_name} out of {data_dir}.</source>
            <translation>새로 시작하려면 {file_name}을(를) {data_dir} 밖으로 옮기세요.</translation>
        </message>
        <message>
            <source>Today's backup of the chats could not be made.</source>
            <translation>오늘의 채팅 백업을 만들 수 없습니다.</translation>
        </message>
        <message>
            <source>Tokens kept free for a reply; never more than an eighth of the context.</source>
            <translation>답변을 위해 비워 두는 토큰. 최대 윈도의 8분의 1입니다.</translation>
        </message>
        <message>
            <source>Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained for, at most 8,192; 1,024 for the guide.</source>
            <translation>컨텍스트의 토큰 수, n_ctx. 256의 배수로 올림됩니다. 비움: 모델이 학습된 크기, 최대 8,192. 가이드는 1,024.</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>도구</translation>
        </message>
        <message>
            <source>Tool call</source>
            <translation>도구 호출</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>도구 호출, 완료되지 않음</translation>
        </message>
        <message>
            <source>Tool call: {}</source>
            <translation>도구 호출: {}</translation>
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
            <translation>잘라내기 시작</translation>
        </message>
        <message>
            <source>Try again in a few minutes.</source>
            <translation>몇 분 뒤에 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>{seconds}초 뒤에 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Try again later.</source>
            <translation>나중에 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Try again when the computer has less to do, or choose another model.</source>
            <translation>컴퓨터가 덜 바쁠 때 다시 시도하거나 다른 모델을 선택하세요.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>다시 시도하세요.</translation>
        </message>
        <message>
            <source>Turn on “Manage the context” in the settings, or begin a new chat.</source>
            <translation>(설정에서) 컨텍스트 관리를 켜거나 새 채팅을 시작하세요.</translation>
        </message>
        <message>
            <source>Turn on “Turns come back by themselves” in the settings of the context.</source>
            <translation>컨텍스트 설정에서 “턴이 자동으로 돌아옴”을 켜세요.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short lines keep what you said in it.</source>
            <translation>턴 {first_turn}이(가) 바로 제외되었습니다. 이유: {emergency}. 저장은 되어 있고, 당신이 말한 내용은 짧은 줄로 남습니다.</translation>
        </message>
        <message>
            <source>Turn {first_turn} was dropped at once, because {emergency}. It stays stored.</source>
            <translation>턴 {first_turn}이(가) 바로 제외되었습니다. 이유: {emergency}. 저장은 되어 있습니다.</translation>
        </message>
        <message>
            <source>Turn {first} is forgotten: what stays has been read again. It stays stored.</source>
            <translation>턴 {first}을(를) 잊었습니다. 남은 것은 다시 읽었습니다. 저장은 되어 있습니다.</translation>
        </message>
        <message>
            <source>Turn {first} no longer fits when it is read again, so it left the context.</source>
            <translation>다시 읽어 보니 턴 {first}이(가) 더 이상 들어가지 않아 컨텍스트에서 빠졌습니다.</translation>
        </message>
        <message>
            <source>Turn {number} is no longer pinned.</source>
            <translation>턴 {number}의 고정을 해제했습니다.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: it never leaves the context.</source>
            <translation>턴 {number}을(를) 고정했습니다. 컨텍스트에서 빠지지 않습니다.</translation>
        </message>
        <message>
            <source>Turn {number} is pinned: once it is back in the context, it never leaves it.</source>
            <translation>턴 {number}을(를) 고정했습니다. 컨텍스트에 돌아오면 빠지지 않습니다.</translation>
        </message>
        <message>
            <source>Turn {turn_number} is not a message of yours.</source>
            <translation>턴 {turn_number}은(는) 당신의 메시지가 아닙니다.</translation>
        </message>
        <message>
            <source>Turn {} came back for it, {} tokens</source>
            <translation>이를 위해 턴 {}이(가) 돌아옴, {}토큰</translation>
        </message>
        <message>
            <source>Turn {} came back for this</source>
            <translation>이를 위해 턴 {}이(가) 돌아옴</translation>
        </message>
        <message>
            <source>Turn {} · {}</source>
            <translation>턴 {} · {}</translation>
        </message>
        <message>
            <source>Turns cannot be paged out ({failure}). When they are needed again they are read again, which takes longer.</source>
            <translation>턴을 내보낼 수 없습니다({failure}). 다시 필요하면 새로 읽으며, 더 오래 걸립니다.</translation>
        </message>
        <message>
            <source>Turns come back by themselves</source>
            <translation>턴이 자동으로 돌아옴</translation>
        </message>
        <message>
            <source>Turns come back with /context bring-back.</source>
            <translation>턴은 /context bring-back으로 되돌립니다.</translation>
        </message>
        <message>
            <source>Turns that leave slide into their summary or fade out. Off: everything changes at once.</source>
            <translation>빠지는 턴이 요약으로 미끄러져 들어가거나 사라집니다. 끄면 바로 바뀝니다.</translation>
        </message>
        <message>
            <source>Turns that left still echo in those that stay. In idle time, measure how much (measure) and, above the limit below, put a clean copy in their place (heal). Off: only when you ask for it.</source>
            <translation>빠진 것은 남은 것에 여전히 영향을 줍니다. 쉬는 동안 그 정도를 측정하고(measure), 아래 한도를 넘으면 깨끗한 사본으로 바꿉니다(heal). 끔: 요청할 때만 합니다.</translation>
        </message>
        <message>
            <source>Turns {turns} are forgotten: what stays has been read again. They stay stored.</source>
            <translation>턴 {turns}을(를) 잊었습니다. 남은 것은 다시 읽었습니다. 저장은 되어 있습니다.</translation>
        </message>
        <message>
            <source>Turns {turns} are pinned: they never leave the context.</source>
            <translation>턴 {turns}을(를) 고정했습니다. 컨텍스트에서 빠지지 않습니다.</translation>
        </message>
        <message>
            <source>Turns {turns} no longer fit when they are read again, so they left the context.</source>
            <translation>다시 읽어 보니 턴 {turns}이(가) 더 이상 들어가지 않아 컨텍스트에서 빠졌습니다.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored, and short lines keep what you said in them.</source>
            <translation>턴 {turns}이(가) 바로 제외되었습니다. 이유: {emergency}. 저장은 되어 있고, 당신이 말한 내용은 짧은 줄로 남습니다.</translation>
        </message>
        <message>
            <source>Turns {turns} were dropped at once, because {emergency}. They stay stored.</source>
            <translation>턴 {turns}이(가) 바로 제외되었습니다. 이유: {emergency}. 저장은 되어 있습니다.</translation>
        </message>
        <message>
            <source>Turns {} came back for it, {} tokens</source>
            <translation>이를 위해 턴 {}이(가) 돌아옴, {}토큰</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>턴 {} 제외됨</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>턴 {} 잊음</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>턴 {} 요약됨</translation>
        </message>
        <message>
            <source>Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.</source>
            <translation>KV 캐시의 키와 값 유형. q8_0은 f16의 약 절반의 메모리를 씁니다.</translation>
        </message>
        <message>
            <source>Undone: their summary is out of the context.</source>
            <translation>실행 취소됨: 요약이 컨텍스트에서 빠졌습니다.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back and its summary is out of the context.</source>
            <translation>실행 취소됨: 턴 {first}이(가) 돌아왔고 요약은 컨텍스트에서 빠졌습니다.</translation>
        </message>
        <message>
            <source>Undone: turn {first} is back.</source>
            <translation>실행 취소됨: 턴 {first}이(가) 돌아왔습니다.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back and their summary is out of the context.</source>
            <translation>실행 취소됨: 턴 {turns}이(가) 돌아왔고 요약은 컨텍스트에서 빠졌습니다.</translation>
        </message>
        <message>
            <source>Undone: turns {turns} are back.</source>
            <translation>실행 취소됨: 턴 {turns}이(가) 돌아왔습니다.</translation>
        </message>
        <message>
            <source>Unlock it, then try again.</source>
            <translation>잠금을 해제한 뒤 다시 시도하세요.</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>고정 해제</translation>
        </message>
        <message>
            <source>Unpin what is pinned first.</source>
            <translation>먼저 고정을 해제하세요.</translation>
        </message>
        <message>
            <source>Use at most</source>
            <translation>최대 사용량</translation>
        </message>
        <message>
            <source>Use it to find by meaning</source>
            <translation>뜻으로 찾는 데 사용</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>가이드 사용</translation>
        </message>
        <message>
            <source>Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's (HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly.</source>
            <translation>원격 서버로 가는 경로. 예: http://proxy.example:3128. 비움: 시스템 설정(HTTPS_PROXY, NO_PROXY). none: 사용 안 함. 이 컴퓨터에는 항상 직접 연결합니다.</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>어휘</translation>
        </message>
        <message>
            <source>Warning from</source>
            <translation>경고 시작</translation>
        </message>
        <message>
            <source>What a model thought, or said over and over, is not read again: it stays out of the context.</source>
            <translation>모델이 생각했거나 되풀이해서 말한 것은 다시 읽지 않습니다. 컨텍스트 밖에 남습니다.</translation>
        </message>
        <message>
            <source>What a new chat begins with.</source>
            <translation>새 채팅의 시작 부분입니다.</translation>
        </message>
        <message>
            <source>What a new chat begins with. Empty: the model's own, exactly as in its chat template.</source>
            <translation>새 채팅의 시작 부분. 비움: 모델 자체의 것(채팅 템플릿 그대로).</translation>
        </message>
        <message>
            <source>What happens to a summary when only some of its turns come back. Shorten it (shrink): a shorter one stands for the others. Drop it: it goes, and the others are not in the context. Once all are back, it goes.</source>
            <translation>일부 턴만 돌아올 때 요약을 어떻게 할지. 축소(shrink): 더 짧은 요약이 나머지를 대신합니다. 버리기: 요약이 빠지고 나머지도 없습니다. 모두 돌아오면 요약은 빠집니다.</translation>
        </message>
        <message>
            <source>What has been downloaded so far is kept.</source>
            <translation>이미 다운로드한 부분은 보관됩니다.</translation>
        </message>
        <message>
            <source>What memory_search does with turns it finds in this chat. Quote their lines (quote): the model reads the quotation. Bring the turns back (page_in): they return to the context themselves.</source>
            <translation>memory_search가 이 채팅에서 찾은 턴을 다루는 방법. 줄 인용(quote): 모델이 읽습니다. 턴 되돌리기(page_in): 턴 자체가 컨텍스트로 돌아옵니다.</translation>
        </message>
        <message>
            <source>What must stay in this chat needs {n_tokens:,} tokens; this context has {n_ctx:,}.</source>
            <translation>이 채팅에서 남아야 할 것에 {n_tokens:,}토큰이 필요한데 이 컨텍스트는 {n_ctx:,}입니다.</translation>
        </message>
        <message>
            <source>What the model asked for is out of range: {corrected}.</source>
            <translation>모델이 요청한 값이 범위를 벗어났습니다: {corrected}.</translation>
        </message>
        <message>
            <source>What this message asks for from {name} doesn't fit into the context now.</source>
            <translation>이 메시지가 {name}에서 찾는 내용이 지금은 컨텍스트에 들어가지 않습니다.</translation>
        </message>
        <message>
            <source>What was typed and not sent cannot be stored at {path}.</source>
            <translation>입력하고 보내지 않은 내용을 {path}에 저장할 수 없습니다.</translation>
        </message>
        <message>
            <source>What was written so far is kept; send the message again.</source>
            <translation>지금까지 쓴 내용은 보관됩니다. 메시지를 다시 보내세요.</translation>
        </message>
        <message>
            <source>What you said before is quoted in the message</source>
            <translation>이전에 말한 내용이 메시지에 인용되어 있습니다</translation>
        </message>
        <message>
            <source>What you said before was quoted in the message</source>
            <translation>이전에 말한 내용이 메시지에 인용되어 있었습니다</translation>
        </message>
        <message>
            <source>When a message refers to something that has left the context, it comes back before the reply, from its pages or as a quotation. By words (words): what shares words with the message. Automatic: also what the model's attention is drawn to, what is about the same thing or, with an embedding model, what has the same meaning. Off: turns come back only when you ask for them.</source>
            <translation>메시지가 빠진 내용을 건드리면 답변 전에 페이지에서 또는 인용으로 돌아옵니다. 같은 단어가 있는 것(words), 그리고 모델의 주의가 향하거나 같은 내용에 관한 것, 또는 임베딩 모델이 있으면 뜻이 같은 것(automatic). 끔: 요청할 때만 돌아옵니다.</translation>
        </message>
        <message>
            <source>When messages exceed the context</source>
            <translation>메시지가 컨텍스트를 채우면</translation>
        </message>
        <message>
            <source>When the context fills up</source>
            <translation>컨텍스트가 가득 차면</translation>
        </message>
        <message>
            <source>When turns leave</source>
            <translation>턴이 빠질 때</translation>
        </message>
        <message>
            <source>Where its model runs. Another server means one with an OpenAI-compatible API.</source>
            <translation>모델이 실행되는 곳. 다른 서버란 OpenAI와 호환되는 서버입니다.</translation>
        </message>
        <message>
            <source>Write its number after the file.</source>
            <translation>파일 뒤에 채팅 번호를 적으세요.</translation>
        </message>
        <message>
            <source>Write keep, shrink or drop.</source>
            <translation>keep, shrink 또는 drop을 적으세요.</translation>
        </message>
        <message>
            <source>Write one, or drop the turns instead.</source>
            <translation>요약을 쓰거나 대신 턴을 제외하세요.</translation>
        </message>
        <message>
            <source>Write the smaller number first.</source>
            <translation>작은 번호를 먼저 적으세요.</translation>
        </message>
        <message>
            <source>XTC probability</source>
            <translation>XTC 확률</translation>
        </message>
        <message>
            <source>XTC threshold</source>
            <translation>XTC 임계값</translation>
        </message>
        <message>
            <source>You</source>
            <translation>나</translation>
        </message>
        <message>
            <source>a document in another format</source>
            <translation>다른 형식의 문서</translation>
        </message>
        <message>
            <source>a part of its state is recurrent</source>
            <translation>상태의 일부가 순환형임</translation>
        </message>
        <message>
            <source>a picture</source>
            <translation>그림</translation>
        </message>
        <message>
            <source>a presentation</source>
            <translation>프레젠테이션</translation>
        </message>
        <message>
            <source>a recording</source>
            <translation>녹음 또는 녹화 파일</translation>
        </message>
        <message>
            <source>a spreadsheet</source>
            <translation>스프레드시트</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>턴 {}의 요약</translation>
        </message>
        <message>
            <source>about {n:,} tokens/s here</source>
            <translation>여기서는 초당 약 {n:,}토큰</translation>
        </message>
        <message>
            <source>about {n:.1f} tokens/s here</source>
            <translation>여기서는 초당 약 {n:.1f}토큰</translation>
        </message>
        <message>
            <source>about {size}</source>
            <translation>약 {size}</translation>
        </message>
        <message>
            <source>an archive</source>
            <translation>압축 파일</translation>
        </message>
        <message>
            <source>an e-book in another format</source>
            <translation>다른 형식의 전자책</translation>
        </message>
        <message>
            <source>an old Word document</source>
            <translation>오래된 Word 문서</translation>
        </message>
        <message>
            <source>as usual: {}</source>
            <translation>기본대로: {}</translation>
        </message>
        <message>
            <source>at least {}</source>
            <translation>{} 이상</translation>
        </message>
        <message>
            <source>at most {}</source>
            <translation>{} 이하</translation>
        </message>
        <message>
            <source>auto</source>
            <translation>자동</translation>
        </message>
        <message>
            <source>back in the context</source>
            <translation>컨텍스트로 돌아옴</translation>
        </message>
        <message>
            <source>backups</source>
            <translation>백업</translation>
        </message>
        <message>
            <source>base model</source>
            <translation>기본 모델</translation>
        </message>
        <message>
            <source>bring back the memories in such a file</source>
            <translation>그런 파일의 기억 되돌리기</translation>
        </message>
        <message>
            <source>bring back what the last edit took out</source>
            <translation>마지막 편집에서 빠진 것 되돌리기</translation>
        </message>
        <message>
            <source>bring turns back; their summary is kept, shrunk or dropped</source>
            <translation>턴 되돌리기. 요약은 유지, 축소 또는 버림</translation>
        </message>
        <message>
            <source>caller disconnected</source>
            <translation>호출자가 나감</translation>
        </message>
        <message>
            <source>carried {} % of the reply</source>
            <translation>답변 근거의 {} %를 차지</translation>
        </message>
        <message>
            <source>cells can be removed and closed up; tested when the model was loaded</source>
            <translation>셀을 제거하고 당길 수 있음. 모델을 불러올 때 확인함</translation>
        </message>
        <message>
            <source>cells can be removed, but closing up changes them (NMSE {error:.1e})</source>
            <translation>셀을 제거할 수 있지만 당기면 값이 바뀜(NMSE {error:.1e})</translation>
        </message>
        <message>
            <source>cells can be removed, but not closed up: {reason}</source>
            <translation>셀을 제거할 수 있지만 당길 수 없음: {reason}</translation>
        </message>
        <message>
            <source>command</source>
            <translation>명령</translation>
        </message>
        <message>
            <source>conditions</source>
            <translation>약관</translation>
        </message>
        <message>
            <source>conditions to accept</source>
            <translation>약관 동의 필요</translation>
        </message>
        <message>
            <source>continue the last reply where it ended</source>
            <translation>마지막 답변을 끝난 곳부터 이어 쓰기</translation>
        </message>
        <message>
            <source>covers {} % of what you said</source>
            <translation>당신이 말한 내용의 {} %를 담음</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>위험</translation>
        </message>
        <message>
            <source>d MMM</source>
            <translation>M월 d일</translation>
        </message>
        <message>
            <source>damaged files set aside</source>
            <translation>따로 둔 손상된 파일</translation>
        </message>
        <message>
            <source>ddd</source>
            <translation>ddd</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy</source>
            <translation>yyyy년 M월 d일 (ddd)</translation>
        </message>
        <message>
            <source>ddd d MMM yyyy, HH:mm</source>
            <translation>yyyy년 M월 d일 (ddd) HH:mm</translation>
        </message>
        <message>
            <source>document</source>
            <translation>문서</translation>
        </message>
        <message>
            <source>drop exchanges of low importance (below 0.5)</source>
            <translation>중요도가 낮은(0.5 미만) 대화를 제외</translation>
        </message>
        <message>
            <source>drop the oldest turns now</source>
            <translation>가장 오래된 턴을 지금 제외</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>제외됨</translation>
        </message>
        <message>
            <source>edited {}</source>
            <translation>편집됨 {}</translation>
        </message>
        <message>
            <source>emergency</source>
            <translation>긴급</translation>
        </message>
        <message>
            <source>enter a number</source>
            <translation>수를 입력하세요</translation>
        </message>
        <message>
            <source>enter a number from {low} to {high}</source>
            <translation>{low}에서 {high} 사이의 수를 입력하세요</translation>
        </message>
        <message>
            <source>enter a number of more than {above}, at most {high}</source>
            <translation>{above} 초과 {high} 이하의 수를 입력하세요</translation>
        </message>
        <message>
            <source>enter a number, at least {low}</source>
            <translation>{low} 이상의 수를 입력하세요</translation>
        </message>
        <message>
            <source>enter a whole number</source>
            <translation>정수를 입력하세요</translation>
        </message>
        <message>
            <source>enter a whole number from {low} to {high}</source>
            <translation>{low}에서 {high} 사이의 정수를 입력하세요</translation>
        </message>
        <message>
            <source>enter a whole number, at least {low}</source>
            <translation>{low} 이상의 정수를 입력하세요</translation>
        </message>
        <message>
            <source>enter an address or a name of this machine, such as 127.0.0.1</source>
            <translation>이 컴퓨터의 주소나 이름을 입력하세요(예: 127.0.0.1)</translation>
        </message>
        <message>
            <source>enter an address that begins with https://</source>
            <translation>https://로 시작하는 주소를 입력하세요</translation>
        </message>
        <message>
            <source>enter at most {n:,} characters</source>
            <translation>최대 {n:,}자까지 입력하세요</translation>
        </message>
        <message>
            <source>enter names such as my-computer.local, with commas between them</source>
            <translation>my-computer.local 같은 이름을 쉼표로 구분해 입력하세요</translation>
        </message>
        <message>
            <source>enter origins such as https://example.org, with commas between them</source>
            <translation>https://example.org 같은 출처를 쉼표로 구분해 입력하세요</translation>
        </message>
        <message>
            <source>error {}</source>
            <translation>오류 {}</translation>
        </message>
        <message>
            <source>finds by meaning: memory.embedding_model</source>
            <translation>뜻으로 찾음: memory.embedding_model</translation>
        </message>
        <message>
            <source>fits this machine</source>
            <translation>이 컴퓨터에 적합함</translation>
        </message>
        <message>
            <source>fits, with little left for other programs</source>
            <translation>실행되지만 다른 프로그램에 남는 메모리가 적음</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>잊음</translation>
        </message>
        <message>
            <source>free room in the file</source>
            <translation>파일 안의 빈 공간</translation>
        </message>
        <message>
            <source>gap</source>
            <translation>빈칸 유지</translation>
        </message>
        <message>
            <source>how full the context is, and with what</source>
            <translation>컨텍스트가 얼마나, 무엇으로 찼는지</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>중요도</translation>
        </message>
        <message>
            <source>importance {}</source>
            <translation>중요도 {}</translation>
        </message>
        <message>
            <source>in KV</source>
            <translation>KV 안</translation>
        </message>
        <message>
            <source>it attends through a sliding window</source>
            <translation>슬라이딩 윈도로 어텐션함</translation>
        </message>
        <message>
            <source>it attends through a sliding window, whose old cells are recycled</source>
            <translation>슬라이딩 윈도로 어텐션하며 오래된 셀은 재사용됨</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>손상됨</translation>
        </message>
        <message>
            <source>its answer broke off</source>
            <translation>응답이 끊김</translation>
        </message>
        <message>
            <source>its answer is not JSON</source>
            <translation>응답이 JSON이 아님</translation>
        </message>
        <message>
            <source>its answer is not a JSON object</source>
            <translation>응답이 JSON 객체가 아님</translation>
        </message>
        <message>
            <source>its cells cannot be saved</source>
            <translation>셀을 저장할 수 없음</translation>
        </message>
        <message>
            <source>its keys are compressed (MLA)</source>
            <translation>키가 압축됨(MLA)</translation>
        </message>
        <message>
            <source>its positions are scaled by YaRN, which a shift would corrupt</source>
            <translation>위치가 YaRN으로 조정되어 옮기면 손상됨</translation>
        </message>
        <message>
            <source>its positions carry an attention factor, which a shift would corrupt</source>
            <translation>위치에 어텐션 계수가 있어 옮기면 손상됨</translation>
        </message>
        <message>
            <source>its positions have several dimensions</source>
            <translation>위치가 다차원임</translation>
        </message>
        <message>
            <source>its positions have several dimensions (M-RoPE)</source>
            <translation>위치가 다차원임(M-RoPE)</translation>
        </message>
        <message>
            <source>its quantized keys cannot be rotated again</source>
            <translation>양자화된 키를 다시 회전할 수 없음</translation>
        </message>
        <message>
            <source>its queries and keys cannot be identified</source>
            <translation>쿼리와 키를 알 수 없음</translation>
        </message>
        <message>
            <source>its queries and keys do not fit together</source>
            <translation>쿼리와 키가 서로 맞지 않음</translation>
        </message>
        <message>
            <source>its saved keys are not those that attention meets</source>
            <translation>저장된 키가 어텐션이 다루는 키와 다름</translation>
        </message>
        <message>
            <source>its saved keys cannot be read ({error})</source>
            <translation>저장된 키를 읽을 수 없음({error})</translation>
        </message>
        <message>
            <source>its state is recurrent: it has no single cells to remove</source>
            <translation>상태가 순환형이라 따로 제거할 셀이 없음</translation>
        </message>
        <message>
            <source>keep a file as a document of this chat; what a message asks for comes in</source>
            <translation>파일을 이 채팅의 문서로 보관. 메시지에서 묻는 내용이 컨텍스트에 들어옴</translation>
        </message>
        <message>
            <source>keys of type {kv_type} are quantized and rotated</source>
            <translation>{kv_type} 유형의 키는 양자화되고 회전됨</translation>
        </message>
        <message>
            <source>less than 1 token/s here</source>
            <translation>여기서는 초당 1토큰 미만</translation>
        </message>
        <message>
            <source>less than {}</source>
            <translation>{} 미만</translation>
        </message>
        <message>
            <source>let this turn leave again</source>
            <translation>이 턴이 다시 빠질 수 있게 함</translation>
        </message>
        <message>
            <source>level {}</source>
            <translation>수준 {}</translation>
        </message>
        <message>
            <source>line {number}</source>
            <translation>{number}번째 줄</translation>
        </message>
        <message>
            <source>llama.cpp cannot load {name}.</source>
            <translation>llama.cpp가 {name}을(를) 불러올 수 없습니다.</translation>
        </message>
        <message>
            <source>make a key for one program that calls the API</source>
            <translation>API를 호출하는 프로그램용 키 만들기</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>개</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>턴 {} 뒤에 회상된 기억</translation>
        </message>
        <message>
            <source>memory {number} of “{chat}”: {text}</source>
            <translation>“{chat}”의 기억 {number}: {text}</translation>
        </message>
        <message>
            <source>messages</source>
            <translation>메시지</translation>
        </message>
        <message>
            <source>models to download, and how fast each would be on this machine</source>
            <translation>다운로드할 수 있는 모델과 이 컴퓨터에서의 속도</translation>
        </message>
        <message>
            <source>more than this machine has</source>
            <translation>이 컴퓨터의 메모리를 초과함</translation>
        </message>
        <message>
            <source>more than {}</source>
            <translation>{} 초과</translation>
        </message>
        <message>
            <source>move memories below that importance and older than that to a file</source>
            <translation>중요도가 그보다 낮고 오래된 기억을 파일로 이동</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nat</translation>
        </message>
        <message>
            <source>never summarize or drop this turn</source>
            <translation>이 턴은 요약하지도 제외하지도 않음</translation>
        </message>
        <message>
            <source>no page has been looked for since the program started</source>
            <translation>프로그램 시작 이후 찾은 페이지가 없음</translation>
        </message>
        <message>
            <source>no template</source>
            <translation>템플릿 없음</translation>
        </message>
        <message>
            <source>no turn is outside the context</source>
            <translation>컨텍스트 밖에 있는 턴이 없음</translation>
        </message>
        <message>
            <source>note</source>
            <translation>메모</translation>
        </message>
        <message>
            <source>now</source>
            <translation>지금</translation>
        </message>
        <message>
            <source>off</source>
            <translation>끔</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>정상</translation>
        </message>
        <message>
            <source>older versions of memories</source>
            <translation>기억의 이전 버전</translation>
        </message>
        <message>
            <source>on</source>
            <translation>켬</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>초과</translation>
        </message>
        <message>
            <source>overview</source>
            <translation>개요</translation>
        </message>
        <message>
            <source>p. {number}</source>
            <translation>{number}쪽</translation>
        </message>
        <message>
            <source>part of it is recurrent</source>
            <translation>일부가 순환형임</translation>
        </message>
        <message>
            <source>part of its state is recurrent: it has no single cells to remove</source>
            <translation>상태의 일부가 순환형이라 따로 제거할 셀이 없음</translation>
        </message>
        <message>
            <source>part {number}</source>
            <translation>{number}번째 부분</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>고정됨</translation>
        </message>
        <message>
            <source>positions</source>
            <translation>위치</translation>
        </message>
        <message>
            <source>positions {}–{}</source>
            <translation>위치 {}–{}</translation>
        </message>
        <message>
            <source>prune_unimportant</source>
            <translation>prune_unimportant</translation>
        </message>
        <message>
            <source>put a clean copy of the context in its place, in idle time</source>
            <translation>쉬는 동안 컨텍스트를 깨끗한 사본으로 바꾸기</translation>
        </message>
        <message>
            <source>px</source>
            <translation>px</translation>
        </message>
        <message>
            <source>question</source>
            <translation>질문</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>턴 {}에서 인용한 내용</translation>
        </message>
        <message>
            <source>read chats from such a JSON file, or from an export of ChatGPT or Claude (zip or JSON)</source>
            <translation>이런 JSON 파일이나 ChatGPT 또는 Claude 내보내기(zip 또는 JSON)에서 채팅 읽기</translation>
        </message>
        <message>
            <source>rebuild</source>
            <translation>재구성</translation>
        </message>
        <message>
            <source>rebuild: {reason}</source>
            <translation>재구성: {reason}</translation>
        </message>
        <message>
            <source>refused</source>
            <translation>거부됨</translation>
        </message>
        <message>
            <source>regenerate the last reply (or that turn); the old one is kept</source>
            <translation>마지막 답변(또는 해당 턴) 다시 생성. 이전 것은 보관됨</translation>
        </message>
        <message>
            <source>remove a document of this chat</source>
            <translation>이 채팅의 문서 제거</translation>
        </message>
        <message>
            <source>replace your message; the old one is kept</source>
            <translation>내 메시지 바꾸기. 이전 것은 보관됨</translation>
        </message>
        <message>
            <source>revoke a program's key</source>
            <translation>프로그램의 키 회수</translation>
        </message>
        <message>
            <source>running…</source>
            <translation>실행 중…</translation>
        </message>
        <message>
            <source>s</source>
            <translation>초</translation>
        </message>
        <message>
            <source>sampling: {values}</source>
            <translation>샘플링: {values}</translation>
        </message>
        <message>
            <source>save a chat (this one) to a file: Markdown for .md, else JSON</source>
            <translation>채팅(기본: 현재 채팅)을 파일로 저장: .md는 Markdown, 그 외는 JSON</translation>
        </message>
        <message>
            <source>saved context</source>
            <translation>저장된 컨텍스트</translation>
        </message>
        <message>
            <source>search indexes</source>
            <translation>검색 색인</translation>
        </message>
        <message>
            <source>search memories and all that was said</source>
            <translation>기억과 지금까지의 모든 대화 검색</translation>
        </message>
        <message>
            <source>search the Hugging Face hub for models; the words are sent to it</source>
            <translation>Hugging Face Hub에서 모델 검색. 검색어가 Hub로 전송됨</translation>
        </message>
        <message>
            <source>shift</source>
            <translation>당기기</translation>
        </message>
        <message>
            <source>shift_window</source>
            <translation>shift_window</translation>
        </message>
        <message>
            <source>show a memory</source>
            <translation>기억 표시</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>이 컴퓨터에 추천</translation>
        </message>
        <message>
            <source>summarize old turns now</source>
            <translation>오래된 턴을 지금 요약</translation>
        </message>
        <message>
            <source>summarize_old</source>
            <translation>summarize_old</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>요약됨</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>요약</translation>
        </message>
        <message>
            <source>surgical</source>
            <translation>부분 편집</translation>
        </message>
        <message>
            <source>switch to another model, from a GGUF file</source>
            <translation>GGUF 파일에서 다른 모델로 전환</translation>
        </message>
        <message>
            <source>switch to another version of a turn</source>
            <translation>턴의 다른 버전으로 전환</translation>
        </message>
        <message>
            <source>system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · model {model:,} · reserved {reserved:,}</source>
            <translation>시스템 {system:,} · 요약 {summaries:,} · 회상 {recalled:,} · 나 {you:,} · 모델 {model:,} · 예약 {reserved:,}</translation>
        </message>
        <message>
            <source>take a deleted chat out of the bin; without a number: what is there</source>
            <translation>삭제한 채팅을 휴지통에서 꺼냅니다. 번호가 없으면 목록을 보입니다</translation>
        </message>
        <message>
            <source>take a deleted memory out of the bin; without a number: what is there</source>
            <translation>삭제한 기억을 휴지통에서 꺼냅니다. 번호가 없으면 목록을 보입니다</translation>
        </message>
        <message>
            <source>take everything out of the context (asks first; forget: without an echo)</source>
            <translation>컨텍스트에서 모두 빼기(먼저 물어봄. forget: 영향을 남기지 않음)</translation>
        </message>
        <message>
            <source>take out again what came back by itself for messages</source>
            <translation>메시지 때문에 자동으로 돌아온 것을 다시 빼기</translation>
        </message>
        <message>
            <source>take turns out so that nothing of them echoes in what stays</source>
            <translation>남은 것에 영향을 남기지 않고 턴 빼기</translation>
        </message>
        <message>
            <source>taken from the turns, not written by the model</source>
            <translation>모델이 쓴 것이 아니라 턴에서 가져옴</translation>
        </message>
        <message>
            <source>texts of memories</source>
            <translation>기억의 글</translation>
        </message>
        <message>
            <source>texts of turns</source>
            <translation>턴의 글</translation>
        </message>
        <message>
            <source>the bin</source>
            <translation>휴지통</translation>
        </message>
        <message>
            <source>the connection broke off</source>
            <translation>연결이 끊김</translation>
        </message>
        <message>
            <source>the context was {share:.0%} full</source>
            <translation>컨텍스트가 {share:.0%} 찼음</translation>
        </message>
        <message>
            <source>the documents of this chat</source>
            <translation>이 채팅의 문서</translation>
        </message>
        <message>
            <source>the files of a model on the hub, and what they take</source>
            <translation>Hub에 있는 모델의 파일과 필요한 메모리</translation>
        </message>
        <message>
            <source>the library does not reveal what it computes</source>
            <translation>라이브러리가 계산 내용을 알려 주지 않음</translation>
        </message>
        <message>
            <source>the library refused to remove cells in the middle</source>
            <translation>라이브러리가 중간 셀의 제거를 거부함</translation>
        </message>
        <message>
            <source>the library says that its cells cannot be shifted</source>
            <translation>라이브러리에 따르면 셀을 옮길 수 없음</translation>
        </message>
        <message>
            <source>the model is small: words say more</source>
            <translation>작은 모델이라 단어가 더 정확함</translation>
        </message>
        <message>
            <source>the model's: {}</source>
            <translation>모델 값: {}</translation>
        </message>
        <message>
            <source>the share to trim from must be below the share to refuse from</source>
            <translation>잘라내기를 시작하는 비율은 거부를 시작하는 비율보다 작아야 합니다</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>턴 {}의 요약</translation>
        </message>
        <message>
            <source>the summary's line “{}”</source>
            <translation>요약의 “{}” 줄</translation>
        </message>
        <message>
            <source>the test failed: {error}</source>
            <translation>시험 실패: {error}</translation>
        </message>
        <message>
            <source>the thresholds must rise: warning &lt; critical &lt; emergency</source>
            <translation>임계값은 경고 &lt; 위험 &lt; 긴급 순으로 커야 합니다</translation>
        </message>
        <message>
            <source>the turn outside the context can come back from a page</source>
            <translation>컨텍스트 밖의 턴이 페이지에서 돌아올 수 있음</translation>
        </message>
        <message>
            <source>the turn outside the context has no page: it would be read again</source>
            <translation>컨텍스트 밖의 턴은 페이지가 없어 다시 읽어야 함</translation>
        </message>
        <message>
            <source>there is no sampler {unknown}, but {known}</source>
            <translation>샘플러 {unknown}은(는) 없고, {known}이(가) 있습니다</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>이 목록</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>토큰</translation>
        </message>
        <message>
            <source>tool</source>
            <translation>도구</translation>
        </message>
        <message>
            <source>topic</source>
            <translation>주제</translation>
        </message>
        <message>
            <source>turn {number} of “{chat}”: {text}</source>
            <translation>“{chat}”의 턴 {number}: {text}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>턴 {}</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>턴</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>돌아와 있던 턴({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>턴 {}</translation>
        </message>
        <message>
            <source>turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped</source>
            <translation>턴: KV 안 {in_kv} · 요약됨 {summarized} · 제외됨 {dropped}</translation>
        </message>
        <message>
            <source>untouched</source>
            <translation>변경 없음</translation>
        </message>
        <message>
            <source>user</source>
            <translation>사용자</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>경고</translation>
        </message>
        <message>
            <source>what carried the last reply (or that turn), and what the model saw for it</source>
            <translation>마지막 답변(또는 해당 턴)의 근거와, 그때 모델이 본 것</translation>
        </message>
        <message>
            <source>what is saved of turns, and how useful it was</source>
            <translation>턴의 저장 상태와 활용도</translation>
        </message>
        <message>
            <source>what takes space in the data folder</source>
            <translation>데이터 폴더에서 공간을 차지하는 것</translation>
        </message>
        <message>
            <source>which programs have a key of their own</source>
            <translation>자체 키가 있는 프로그램 목록</translation>
        </message>
        <message>
            <source>with what you said before, quoted</source>
            <translation>이전에 말한 내용의 인용 포함</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <translation>yyyy-MM-dd</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}({trigger}, {method}): 턴 {first}, {ms:,.0f} ms 만에 {freed:,}토큰 확보</translation>
        </message>
        <message>
            <source>{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms</source>
            <translation>{action}({trigger}, {method}): 턴 {turns}, {ms:,.0f} ms 만에 {freed:,}토큰 확보</translation>
        </message>
        <message>
            <source>{command} does not take “{text}”.</source>
            <translation>{command}에는 “{text}”을(를) 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>{command} needs a whole number, not “{text}”.</source>
            <translation>{command}에는 “{text}”이(가) 아니라 정수가 필요합니다.</translation>
        </message>
        <message>
            <source>{command} needs the name of a program.</source>
            <translation>{command}에는 프로그램 이름이 필요합니다.</translation>
        </message>
        <message>
            <source>{command} needs the number of a turn.</source>
            <translation>{command}에는 턴 번호가 필요합니다.</translation>
        </message>
        <message>
            <source>{edits}; a summary is ready</source>
            <translation>{edits}. 요약이 준비되어 있음</translation>
        </message>
        <message>
            <source>{edit}; all are in the context</source>
            <translation>{edit}; 모두 컨텍스트에 있음</translation>
        </message>
        <message>
            <source>{edit}; turn {first} is in the context</source>
            <translation>{edit}; 턴 {first}이(가) 컨텍스트에 있음</translation>
        </message>
        <message>
            <source>{edit}; turns {turns} are in the context</source>
            <translation>{edit}; 턴 {turns}이(가) 컨텍스트에 있음</translation>
        </message>
        <message>
            <source>{field}: {reason}.</source>
            <translation>{field}: {reason}.</translation>
        </message>
        <message>
            <source>{host} cannot be reached.</source>
            <translation>{host}에 연결할 수 없습니다.</translation>
        </message>
        <message>
            <source>{host} does not answer.</source>
            <translation>{host}이(가) 응답하지 않습니다.</translation>
        </message>
        <message>
            <source>{host} has a problem right now ({status}).</source>
            <translation>{host} 자체에 지금 문제가 있습니다({status}).</translation>
        </message>
        <message>
            <source>{host} has had too many requests from this network.</source>
            <translation>{host}이(가) 이 네트워크에서 너무 많은 요청을 받았습니다.</translation>
        </message>
        <message>
            <source>{host} refuses to answer ({status}).</source>
            <translation>{host}이(가) 응답을 거부합니다({status}).</translation>
        </message>
        <message>
            <source>{host} sent something other than a list of models.</source>
            <translation>{host}이(가) 모델 목록이 아닌 것을 보냈습니다.</translation>
        </message>
        <message>
            <source>{kept} turns stay instead of {requested}: what stays must begin with a message of yours and leave room for a reply.</source>
            <translation>턴이 {requested}개가 아니라 {kept}개 남습니다. 남는 부분은 당신의 메시지로 시작하고 답변할 공간을 남깁니다.</translation>
        </message>
        <message>
            <source>{memories} came back from {name}.</source>
            <translation>{memories}를 {name}에서 되돌렸습니다.</translation>
        </message>
        <message>
            <source>{memories} moved to {path}. /memory unarchive brings back what is in it.</source>
            <translation>{memories}를 {path}(으)로 옮겼습니다. /memory unarchive로 되돌릴 수 있습니다.</translation>
        </message>
        <message>
            <source>{model}: {word}, {reason}</source>
            <translation>{model}: {word}, {reason}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>다운로드 {n:,}회</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>좋아요 {n:,}개</translation>
        </message>
        <message>
            <source>{n:,} memories</source>
            <translation>기억 {n:,}개</translation>
        </message>
        <message>
            <source>{n:,} memory</source>
            <translation>기억 {n:,}개</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>프로그램 시작 이후 찾은 페이지 {n:,}개 중 {hits:,}개 있음({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>모든 채팅의 페이지 {n:,}개, 최대 {most:,.0f} MB 중 {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>이 채팅의 페이지 {n:,}개, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,}토큰</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,}토큰, 약 {s:,}초</translation>
        </message>
        <message>
            <source>{name} arrived damaged: its checksum is wrong.</source>
            <translation>{name}이(가) 손상된 채 도착했습니다. 체크섬이 틀립니다.</translation>
        </message>
        <message>
            <source>{name} can't be a document of this chat, since nothing comes into its context by itself.</source>
            <translation>{name}은(는) 이 채팅의 문서가 될 수 없습니다. 이 컨텍스트에는 아무것도 자동으로 들어오지 않습니다.</translation>
        </message>
        <message>
            <source>{name} cannot be loaded.</source>
            <translation>{name}을(를) 불러올 수 없습니다.</translation>
        </message>
        <message>
            <source>{name} cannot be read.</source>
            <translation>{name}을(를) 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>{name} cannot be read: it is damaged, or not what its name says.</source>
            <translation>{name}을(를) 읽을 수 없습니다. 손상되었거나 이름과 내용이 다릅니다.</translation>
        </message>
        <message>
            <source>{name} cannot be used for embeddings.</source>
            <translation>{name}은(는) 임베딩에 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>{name} cannot be written.</source>
            <translation>{name}을(를) 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>{name} cannot have a cache of type q8_0: its heads have {head_sizes:g} values, which is no multiple of {q8_block}.</source>
            <translation>{name}에는 q8_0 유형 캐시를 쓸 수 없습니다. 헤드의 값이 {head_sizes:g}개로 {q8_block}의 배수가 아닙니다.</translation>
        </message>
        <message>
            <source>{name} comes without a chat template, so the format it was trained to chat in is unknown. Its replies may be worse than they could be. Another file of the same model may have one.</source>
            <translation>{name}에는 채팅 템플릿이 없어 어떤 형식으로 채팅을 학습했는지 알 수 없습니다. 답변이 기대보다 나쁠 수 있습니다. 같은 모델의 다른 파일에는 템플릿이 있을 수 있습니다.</translation>
        </message>
        <message>
            <source>{name} could not be loaded again: {error}</source>
            <translation>{name}을(를) 다시 불러올 수 없습니다: {error}</translation>
        </message>
        <message>
            <source>{name} does not contain what was written to it.</source>
            <translation>{name}의 내용이 쓴 것과 다릅니다.</translation>
        </message>
        <message>
            <source>{name} failed.</source>
            <translation>{name}에 오류가 발생했습니다.</translation>
        </message>
        <message>
            <source>{name} has changed on the server.</source>
            <translation>{name}이(가) 서버에서 바뀌었습니다.</translation>
        </message>
        <message>
            <source>{name} has no text. Perhaps it is scanned, so that its pages are pictures.</source>
            <translation>{name}에 텍스트가 없습니다. 스캔한 것이어서 페이지가 그림일 수 있습니다.</translation>
        </message>
        <message>
            <source>{name} is a base model: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name}은(는) 기본 모델로, 글을 이어 쓸 뿐 채팅용으로 학습되지 않았습니다. 답변이 엇나가거나 반복되거나 당신 대신 말할 수 있습니다. 대화하려면 이름에 “Instruct”나 “Chat”이 있는 모델을 선택하세요.</translation>
        </message>
        <message>
            <source>{name} is a later part of a model in {n_parts} files.</source>
            <translation>{name}은(는) 파일 {n_parts}개로 된 모델의 뒷부분입니다.</translation>
        </message>
        <message>
            <source>{name} is a {kind} document, not a text file.</source>
            <translation>{name}은(는) 텍스트 파일이 아니라 {kind} 문서입니다.</translation>
        </message>
        <message>
            <source>{name} is larger than {most} MB.</source>
            <translation>{name}이(가) {most} MB보다 큽니다.</translation>
        </message>
        <message>
            <source>{name} is loaded again, and the chat goes on as it was.</source>
            <translation>{name}을(를) 다시 불러왔으며 채팅이 그대로 계속됩니다.</translation>
        </message>
        <message>
            <source>{name} is no longer on the server.</source>
            <translation>{name}이(가) 더 이상 서버에 없습니다.</translation>
        </message>
        <message>
            <source>{name} is not a file.</source>
            <translation>{name}은(는) 파일이 아닙니다.</translation>
        </message>
        <message>
            <source>{name} is not a language model but an add-on for one.</source>
            <translation>{name}은(는) 언어 모델이 아니라 모델의 추가 파일입니다.</translation>
        </message>
        <message>
            <source>{name} is not a text file.</source>
            <translation>{name}은(는) 텍스트 파일이 아닙니다.</translation>
        </message>
        <message>
            <source>{name} is of the type “{kind}”, which this version of llama.cpp does not know.</source>
            <translation>{name}은(는) “{kind}” 종류로, 이 버전의 llama.cpp가 알지 못합니다.</translation>
        </message>
        <message>
            <source>{name} is only for people who have been granted access.</source>
            <translation>{name}은(는) 허가받은 사람만 쓸 수 있습니다.</translation>
        </message>
        <message>
            <source>{name} is password-protected.</source>
            <translation>{name}은(는) 암호로 보호되어 있습니다.</translation>
        </message>
        <message>
            <source>{name} is {kind}, which can't be read here.</source>
            <translation>{name}은(는) {kind}이므로 여기서 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>{name} isn't a valid GGUF file.</source>
            <translation>{name}은(는) 올바른 GGUF 파일이 아닙니다.</translation>
        </message>
        <message>
            <source>{name} needs {needed:,.1f} GiB of memory; this machine has {memory:,.1f}.</source>
            <translation>{name}에는 메모리 {needed:,.1f} GiB가 필요하지만 이 컴퓨터에는 {memory:,.1f} GiB가 있습니다.</translation>
        </message>
        <message>
            <source>{name} no longer has access.</source>
            <translation>{name}은(는) 더 이상 접근할 수 없습니다.</translation>
        </message>
        <message>
            <source>{name} seems to be a base model, since it comes without a chat template: it continues text and was not trained to chat. Its replies may wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” or “Chat”.</source>
            <translation>{name}은(는) 채팅 템플릿이 없어 파일상 기본 모델로 보입니다. 글을 이어 쓸 뿐 채팅용으로 학습되지 않았습니다. 답변이 엇나가거나 반복되거나 당신 대신 말할 수 있습니다. 대화하려면 이름에 “Instruct”나 “Chat”이 있는 모델을 선택하세요.</translation>
        </message>
        <message>
            <source>{name} turns texts into vectors; it cannot write.</source>
            <translation>{name}은(는) 텍스트를 벡터로 바꾸는 모델이라 글을 쓸 수 없습니다.</translation>
        </message>
        <message>
            <source>{name}, {place}</source>
            <translation>{name}, {place}</translation>
        </message>
        <message>
            <source>{number}  {name}, {n} passages</source>
            <translation>{number}  {name}, 단락 {n}개</translation>
        </message>
        <message>
            <source>{number}: {title} (deleted {when})</source>
            <translation>{number}: {title} ({when} 삭제)</translation>
        </message>
        <message>
            <source>{n} chat read from {name}: {numbers}.</source>
            <translation>{name}에서 채팅 {n}개를 읽었습니다: {numbers}.</translation>
        </message>
        <message>
            <source>{n} chats read from {name}: {numbers}.</source>
            <translation>{name}에서 채팅 {n}개를 읽었습니다: {numbers}.</translation>
        </message>
        <message>
            <source>{n} edits, {emergencies} of them emergencies; who decides: {mode}</source>
            <translation>편집 {n}회, 그중 긴급 {emergencies}회. 결정 주체: {mode}</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>파일 {n}개</translation>
        </message>
        <message>
            <source>{n} summary block</source>
            <translation>요약 블록 {n}개</translation>
        </message>
        <message>
            <source>{n} summary blocks</source>
            <translation>요약 블록 {n}개</translation>
        </message>
        <message>
            <source>{n} turn</source>
            <translation>턴 {n}개</translation>
        </message>
        <message>
            <source>{n} turns</source>
            <translation>턴 {n}개</translation>
        </message>
        <message>
            <source>{n} turns of this chat have to be read again: {cost}.</source>
            <translation>이 채팅의 턴 {n}개를 다시 읽어야 합니다: {cost}.</translation>
        </message>
        <message>
            <source>{path} cannot be opened as a file.</source>
            <translation>{path}을(를) 파일로 열 수 없습니다.</translation>
        </message>
        <message>
            <source>{path} is a folder, not a model file.</source>
            <translation>{path}은(는) 모델 파일이 아니라 폴더입니다.</translation>
        </message>
        <message>
            <source>{path} is not a regular file.</source>
            <translation>{path}은(는) 일반 파일이 아닙니다.</translation>
        </message>
        <message>
            <source>{path}, the first of {n} files</source>
            <translation>{path}, 파일 {n}개 중 첫 번째</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>컨텍스트 밖 {n:,}개 턴 중 {ready:,}개가 페이지에서 돌아올 수 있음</translation>
        </message>
        <message>
            <source>{reason} The chat goes on with the default profile.</source>
            <translation>{reason} 채팅은 기본 프로필로 계속됩니다.</translation>
        </message>
        <message>
            <source>{repository} is not on {host}, or is not public.</source>
            <translation>{repository}이(가) {host}에 없거나 공개되어 있지 않습니다.</translation>
        </message>
        <message>
            <source>{size} of memory</source>
            <translation>메모리 {size}</translation>
        </message>
        <message>
            <source>{told} Pinned, and so not forgotten: {numbers}.</source>
            <translation>{told} 고정되어 있어 잊지 않은 것: {numbers}.</translation>
        </message>
        <message>
            <source>{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}</source>
            <translation>{n_ctx:,}토큰 중 {used:,} 사용 중({share:.0%}), 상태 {health}</translation>
        </message>
        <message>
            <source>{what} {value}</source>
            <translation>{what} {value}</translation>
        </message>
        <message>
            <source>{what} {value} (the model's)</source>
            <translation>{what} {value}(모델 값)</translation>
        </message>
        <message>
            <source>{what}: {mb:,.1f} MB ({n:,})</source>
            <translation>{what}: {mb:,.1f} MB ({n:,})</translation>
        </message>
        <message>
            <source>{why}: reading {cost_text}.</source>
            <translation>{why}: 읽기 {cost_text}.</translation>
        </message>
        <message>
            <source>{} ({} %)</source>
            <translation>{}({} %)</translation>
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
            <translation>{} 답변을 시작할 때 모델이 본 것: {}.</translation>
        </message>
        <message>
            <source>{} and {}</source>
            <translation>{} 및 {}</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>다운로드 {}회</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>제외됨 {}</translation>
        </message>
        <message>
            <source>{} earlier version</source>
            <translation>이전 버전 {}개</translation>
        </message>
        <message>
            <source>{} earlier versions</source>
            <translation>이전 버전 {}개</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>잊음 {}</translation>
        </message>
        <message>
            <source>{} h {} min</source>
            <translation>{}시간 {}분</translation>
        </message>
        <message>
            <source>{} is a document of this chat · {}</source>
            <translation>{}은(는) 이 채팅의 문서입니다 · {}</translation>
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
            <translation>좋아요 {}개</translation>
        </message>
        <message>
            <source>{} message</source>
            <translation>메시지 {}개</translation>
        </message>
        <message>
            <source>{} messages</source>
            <translation>메시지 {}개</translation>
        </message>
        <message>
            <source>{} min</source>
            <translation>{}분</translation>
        </message>
        <message>
            <source>{} ms</source>
            <translation>{} ms</translation>
        </message>
        <message>
            <source>{} parameters</source>
            <translation>매개변수 {}</translation>
        </message>
        <message>
            <source>{} passage</source>
            <translation>단락 {}개</translation>
        </message>
        <message>
            <source>{} passage from</source>
            <translation>단락 {}개</translation>
        </message>
        <message>
            <source>{} passages</source>
            <translation>단락 {}개</translation>
        </message>
        <message>
            <source>{} passages from</source>
            <translation>단락 {}개</translation>
        </message>
        <message>
            <source>{} s</source>
            <translation>{}초</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>요약됨 {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{}토큰</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{}토큰 확보</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{}토큰, {}</translation>
        </message>
        <message>
            <source>{} tokens of context</source>
            <translation>컨텍스트 {}토큰</translation>
        </message>
        <message>
            <source>{} tokens received, {} sent to the model; {} allowed.</source>
            <translation>받은 토큰 {}, 모델에 보낸 토큰 {}, 허용 {}.</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{}토큰은 이미 캐시에 있었습니다.</translation>
        </message>
        <message>
            <source>{} turn in KV</source>
            <translation>KV 안 턴 {}개</translation>
        </message>
        <message>
            <source>{} turns came back for this ({})</source>
            <translation>이를 위해 턴 {}개가 돌아옴({})</translation>
        </message>
        <message>
            <source>{} turns in KV</source>
            <translation>KV 안 턴 {}개</translation>
        </message>
        <message>
            <source>{} {} ({})</source>
            <translation>{1}의 {0}({2})</translation>
        </message>
        <message>
            <source>{} · also in the message</source>
            <translation>{} · 메시지 안에도</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · 턴 {}에서 인용</translation>
        </message>
        <message>
            <source>{} · quoted in the message</source>
            <translation>{} · 메시지에 인용됨</translation>
        </message>
        <message>
            <source>{} – {}</source>
            <translation>{} – {}</translation>
        </message>
        <message>
            <source>{} → {} tokens</source>
            <translation>{} → {}토큰</translation>
        </message>
        <message>
            <source>{}, because of {}.</source>
            <translation>{}, 이유: {}.</translation>
        </message>
        <message>
            <source>{}, turn {}</source>
            <translation>{}, 턴 {}</translation>
        </message>
        <message>
            <source>{}, {}</source>
            <translation>{}, {}</translation>
        </message>
        <message>
            <source>{}. No longer in the context, so not checked: {}</source>
            <translation>{}. 더 이상 컨텍스트에 없어 확인하지 않음: {}</translation>
        </message>
        <message>
            <source>{}: of the messages {}; {} tokens fewer.</source>
            <translation>{}: 메시지 {}, {}토큰 감소.</translation>
        </message>
        <message>
            <source>“{text}” needs one more word.</source>
            <translation>“{text}” 뒤에 한 단어가 더 필요합니다.</translation>
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
            <translation>기억, 턴, 문서를 쉬는 동안 읽습니다.</translation>
        </message>
        <message>
            <source>It waits in the composer of its chat.</source>
            <translation>해당 채팅의 입력란에서 기다리고 있습니다.</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>실행할 수 없습니다.</translation>
        </message>
        <message>
            <source>The settings cannot be saved; they apply until the window closes.</source>
            <translation>설정을 저장할 수 없습니다. 창을 닫을 때까지 적용됩니다.</translation>
        </message>
        <message>
            <source>This message belongs to another chat.</source>
            <translation>이 메시지는 다른 채팅에 속합니다.</translation>
        </message>
        <message>
            <source>What you typed could not be stored yet.</source>
            <translation>입력한 내용을 아직 저장하지 못했습니다.</translation>
        </message>
        <message>
            <source>{} finds by meaning now</source>
            <translation>이제 {}이(가) 뜻으로 찾습니다</translation>
        </message>
    </context>
    <context>
        <name>AskDialog</name>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Continue</source>
            <translation>이어 쓰기</translation>
        </message>
        <message>
            <source>Continue this reply where it ended (Ctrl+J)</source>
            <translation>이 답변을 끝난 곳부터 이어 쓰기(Ctrl+J)</translation>
        </message>
        <message>
            <source>Copy message</source>
            <translation>메시지 복사</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>편집 후 다시 보내기…</translation>
        </message>
        <message>
            <source>Edit the message before it and send it again</source>
            <translation>앞 메시지를 편집해 다시 보내기</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>모델</translation>
        </message>
        <message>
            <source>Model's text</source>
            <translation>모델의 원문</translation>
        </message>
        <message>
            <source>Model, turn {}</source>
            <translation>모델, 턴 {}</translation>
        </message>
        <message>
            <source>Regenerate</source>
            <translation>다시 생성</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>다시 시도</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>{}자 모두 표시</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>생각</translation>
        </message>
        <message>
            <source>Tool call, not finished</source>
            <translation>도구 호출, 완료되지 않음</translation>
        </message>
        <message>
            <source>Why?</source>
            <translation>왜?</translation>
        </message>
        <message>
            <source>Why? Show what carried this reply</source>
            <translation>왜? 이 답변의 근거 보기</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>턴 {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{}토큰</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>초당 {}토큰</translation>
        </message>
        <message>
            <source>■ broke off</source>
            <translation>■ 끊김</translation>
        </message>
        <message>
            <source>■ ended at the limit</source>
            <translation>■ 한도에서 끝남</translation>
        </message>
        <message>
            <source>■ paused: it is very long</source>
            <translation>■ 일시 중지됨: 매우 긺</translation>
        </message>
        <message>
            <source>■ stopped</source>
            <translation>■ 중지됨</translation>
        </message>
        <message>
            <source>■ stopped: it repeated itself</source>
            <translation>■ 중지됨: 같은 내용을 반복함</translation>
        </message>
    </context>
    <context>
        <name>BackLine</name>
        <message>
            <source>Because both are about the same thing</source>
            <translation>둘 다 같은 내용에 관한 것이기 때문</translation>
        </message>
        <message>
            <source>Because of {}</source>
            <translation>이유: {}</translation>
        </message>
        <message>
            <source>Let them go</source>
            <translation>다시 빼기</translation>
        </message>
        <message>
            <source>Let them go: {}</source>
            <translation>다시 빼기: {}</translation>
        </message>
        <message>
            <source>Not in this chat</source>
            <translation>이 채팅에서는 안 함</translation>
        </message>
        <message>
            <source>Nothing comes back by itself in this chat any more</source>
            <translation>이 채팅에서는 이제 아무것도 자동으로 돌아오지 않음</translation>
        </message>
        <message>
            <source>Take them out of the context again; their summary stays</source>
            <translation>다시 컨텍스트에서 빼기. 요약은 남음</translation>
        </message>
        <message>
            <source>The model reads it in the message: {}</source>
            <translation>모델이 메시지에서 이것을 읽습니다: {}</translation>
        </message>
        <message>
            <source>What the message has in common with them</source>
            <translation>메시지가 그것들과 공통으로 가진 것</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>이유</translation>
        </message>
        <message>
            <source>Why: {}</source>
            <translation>이유: {}</translation>
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
            <translation>모두 삭제…</translation>
        </message>
        <message>
            <source>Delete for good</source>
            <translation>완전히 삭제</translation>
        </message>
        <message>
            <source>Delete for good…</source>
            <translation>완전히 삭제…</translation>
        </message>
        <message>
            <source>Delete {} entries for good?</source>
            <translation>{}개 항목을 완전히 삭제할까요?</translation>
        </message>
        <message>
            <source>Delete “{}” for good?</source>
            <translation>“{}”을(를) 완전히 삭제할까요?</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>삭제</translation>
        </message>
        <message>
            <source>Filter by title</source>
            <translation>제목으로 필터</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>새 채팅</translation>
        </message>
        <message>
            <source>No title matches.</source>
            <translation>일치하는 제목이 없습니다.</translation>
        </message>
        <message>
            <source>Nothing is here.</source>
            <translation>여기에는 아무것도 없습니다.</translation>
        </message>
        <message>
            <source>Recently deleted</source>
            <translation>최근 삭제</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>복원</translation>
        </message>
        <message>
            <source>This cannot be undone. What a chat still uses stays. Backups in the data folder hold it until newer ones take their place.</source>
            <translation>되돌릴 수 없습니다. 채팅에서 아직 쓰고 있는 것은 남습니다. 데이터 폴더의 백업에는 더 새로운 백업으로 바뀔 때까지 남아 있습니다.</translation>
        </message>
        <message>
            <source>Title</source>
            <translation>제목</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>종류</translation>
        </message>
        <message>
            <source>What is here is deleted for good after {} days, unless a chat still uses it.</source>
            <translation>여기서 {}일이 지나면 완전히 사라집니다. 채팅에서 아직 쓰고 있으면 남아 있습니다.</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>채팅</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>기억</translation>
        </message>
    </context>
    <context>
        <name>CapabilityPill</name>
        <message>
            <source>Context editing: {}</source>
            <translation>컨텍스트 편집: {}</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>빠른 편집</translation>
        </message>
        <message>
            <source>rebuild: after an edit, this model has to process what stays once more.</source>
            <translation>rebuild: 편집 후 이 모델은 남은 것을 한 번 더 처리해야 합니다.</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>느린 편집</translation>
        </message>
        <message>
            <source>surgical: old turns can be taken out of this model's context without processing the rest again.</source>
            <translation>surgical: 나머지를 다시 처리하지 않고 이 모델의 컨텍스트에서 오래된 턴을 뺄 수 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>ChatActions</name>
        <message>
            <source>All chats are exported</source>
            <translation>모든 채팅을 내보냈습니다</translation>
        </message>
        <message>
            <source>Chat deleted</source>
            <translation>채팅 삭제됨</translation>
        </message>
        <message>
            <source>Chat exported</source>
            <translation>채팅을 내보냈습니다</translation>
        </message>
        <message>
            <source>Export all chats</source>
            <translation>모든 채팅 내보내기</translation>
        </message>
        <message>
            <source>Export chat</source>
            <translation>채팅 내보내기</translation>
        </message>
        <message>
            <source>Folder deleted</source>
            <translation>폴더 삭제됨</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON, with everything (*.json)</source>
            <translation>Markdown (*.md);;JSON, 전체 포함 (*.json)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>새 폴더</translation>
        </message>
        <message>
            <source>Part of it is still in use by a chat, and stays until that is over.</source>
            <translation>일부는 채팅에서 아직 쓰고 있어서 그동안 남습니다.</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>폴더에서 보기</translation>
        </message>
        <message>
            <source>That could not be done.</source>
            <translation>실행할 수 없습니다.</translation>
        </message>
        <message>
            <source>its {} chat stays</source>
            <translation>안에 있던 채팅 {}개는 남습니다</translation>
        </message>
        <message>
            <source>its {} chats stay</source>
            <translation>안에 있던 채팅 {}개는 남습니다</translation>
        </message>
    </context>
    <context>
        <name>ChatList</name>
        <message>
            <source>Chats</source>
            <translation>채팅</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>삭제</translation>
        </message>
        <message>
            <source>Delete folder, keep its chats</source>
            <translation>폴더 삭제, 채팅 유지</translation>
        </message>
        <message>
            <source>Export all chats…</source>
            <translation>모든 채팅 내보내기…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>내보내기…</translation>
        </message>
        <message>
            <source>Hide its chats</source>
            <translation>안의 채팅 숨기기</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>폴더로 이동</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>새 폴더…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>폴더 없음</translation>
        </message>
        <message>
            <source>No title matches. Ctrl+F searches what was said.</source>
            <translation>일치하는 제목이 없습니다. Ctrl+F로 대화 내용을 검색합니다.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>열기</translation>
        </message>
        <message>
            <source>Pin to the top</source>
            <translation>맨 위에 고정</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>최근 삭제…</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>이름 바꾸기</translation>
        </message>
        <message>
            <source>Show its chats</source>
            <translation>안의 채팅 표시</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>고정 해제</translation>
        </message>
    </context>
    <context>
        <name>ChatListModel</name>
        <message>
            <source>Folder</source>
            <translation>폴더</translation>
        </message>
        <message>
            <source>Folder {}, {}, {}</source>
            <translation>폴더 {}, {}, {}</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>폴더</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>새 채팅</translation>
        </message>
        <message>
            <source>Older</source>
            <translation>이전</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>고정됨</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>이번 달</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>이번 주</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>오늘</translation>
        </message>
        <message>
            <source>folded</source>
            <translation>접힘</translation>
        </message>
        <message>
            <source>open</source>
            <translation>펼침</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>채팅 {}개</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>채팅 {}개</translation>
        </message>
        <message>
            <source>{}, pinned</source>
            <translation>{}, 고정됨</translation>
        </message>
    </context>
    <context>
        <name>ChatOverview</name>
        <message>
            <source>Arrow keys move the timeline, Enter shows the turn there.</source>
            <translation>화살표 키로 타임라인을 움직이고 Enter로 그 위치의 턴을 봅니다.</translation>
        </message>
        <message>
            <source>Click: show it in the chat. Wheel: zoom.</source>
            <translation>클릭: 채팅에서 보기. 휠: 확대/축소.</translation>
        </message>
        <message>
            <source>Dropped</source>
            <translation>제외됨</translation>
        </message>
        <message>
            <source>In KV</source>
            <translation>KV 안</translation>
        </message>
        <message>
            <source>Overview of the chat</source>
            <translation>채팅 개요</translation>
        </message>
        <message>
            <source>Recalled</source>
            <translation>회상</translation>
        </message>
        <message>
            <source>Summarized</source>
            <translation>요약됨</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>요약</translation>
        </message>
        <message>
            <source>System prompt</source>
            <translation>시스템 프롬프트</translation>
        </message>
        <message>
            <source>Turns {} of {}</source>
            <translation>턴 {} / {}</translation>
        </message>
        <message>
            <source>tokens</source>
            <translation>토큰</translation>
        </message>
        <message>
            <source>turns</source>
            <translation>턴</translation>
        </message>
    </context>
    <context>
        <name>ChatRows</name>
        <message>
            <source>Chat title</source>
            <translation>채팅 제목</translation>
        </message>
        <message>
            <source>Folder name</source>
            <translation>폴더 이름</translation>
        </message>
        <message>
            <source>writing…</source>
            <translation>작성 중…</translation>
        </message>
    </context>
    <context>
        <name>ChatView</name>
        <message>
            <source>Conversation</source>
            <translation>대화</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>A document of this chat. It is too long to be sent whole.</source>
            <translation>이 채팅의 문서입니다. 너무 길어서 전체가 메시지에 들어가지 않습니다.</translation>
        </message>
        <message>
            <source>A document of this chat: the passages that a message asks for come in. Click to send it whole instead.</source>
            <translation>이 채팅의 문서입니다. 메시지에서 묻는 내용이 단락별로 컨텍스트에 들어옵니다. 클릭하면 대신 전체를 보냅니다.</translation>
        </message>
        <message>
            <source>Attached: {}</source>
            <translation>첨부됨: {}</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>문서</translation>
        </message>
        <message>
            <source>Don't attach it</source>
            <translation>첨부 안 함</translation>
        </message>
        <message>
            <source>Don't attach {}</source>
            <translation>{} 첨부 안 함</translation>
        </message>
        <message>
            <source>Is sent whole with the message. Click to keep it as a document of this chat instead.</source>
            <translation>전체가 메시지에 들어갑니다. 클릭하면 대신 이 채팅의 문서로 보관합니다.</translation>
        </message>
        <message>
            <source>Whole</source>
            <translation>전체</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>읽는 중…</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{}토큰</translation>
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
            <translation>코드</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>복사됨</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>복사</translation>
        </message>
        <message>
            <source>Copy code</source>
            <translation>코드 복사</translation>
        </message>
        <message>
            <source>code</source>
            <translation>코드</translation>
        </message>
    </context>
    <context>
        <name>CommandPopup</name>
        <message>
            <source>Commands and prompts</source>
            <translation>명령과 프롬프트</translation>
        </message>
        <message>
            <source>Edit prompts…</source>
            <translation>프롬프트 편집…</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>프롬프트</translation>
        </message>
    </context>
    <context>
        <name>Composer</name>
        <message>
            <source>Attach files</source>
            <translation>파일 첨부</translation>
        </message>
        <message>
            <source>Attach files (Ctrl+Shift+A); or drop or paste them</source>
            <translation>파일 첨부(Ctrl+Shift+A). 끌어다 놓거나 붙여넣어도 됩니다</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>메시지</translation>
        </message>
        <message>
            <source>Message, or / for commands</source>
            <translation>메시지 입력, /를 누르면 명령</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>보내기</translation>
        </message>
        <message>
            <source>Send (Enter)</source>
            <translation>보내기(Enter)</translation>
        </message>
        <message>
            <source>Send message</source>
            <translation>메시지 보내기</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>중지</translation>
        </message>
        <message>
            <source>Stop the reply</source>
            <translation>답변 중지</translation>
        </message>
        <message>
            <source>Stop; what was written is kept (Esc)</source>
            <translation>중지. 쓴 내용은 보관됨(Esc)</translation>
        </message>
        <message>
            <source>The model is still at work.</source>
            <translation>모델이 아직 작업 중입니다.</translation>
        </message>
        <message>
            <source>{} is still being read.</source>
            <translation>{}을(를) 아직 읽는 중입니다.</translation>
        </message>
    </context>
    <context>
        <name>ComposerActions</name>
        <message>
            <source>A message takes up to {} files.</source>
            <translation>메시지 하나에는 파일을 최대 {}개 첨부할 수 있습니다.</translation>
        </message>
        <message>
            <source>Attach files</source>
            <translation>파일 첨부</translation>
        </message>
        <message>
            <source>Describe what is in it, or paste its text.</source>
            <translation>내용을 설명하거나 글자를 붙여넣으세요.</translation>
        </message>
        <message>
            <source>It is sent once.</source>
            <translation>한 번만 전송됩니다.</translation>
        </message>
        <message>
            <source>Only its beginning was read.</source>
            <translation>앞부분만 읽었습니다.</translation>
        </message>
        <message>
            <source>Pasted text</source>
            <translation>붙여넣은 텍스트</translation>
        </message>
        <message>
            <source>Pictures can't be sent.</source>
            <translation>그림은 보낼 수 없습니다.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>파일을 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>The others were left out.</source>
            <translation>나머지는 빠졌습니다.</translation>
        </message>
        <message>
            <source>Your message will be sent then. Esc holds it back.</source>
            <translation>그 후에 메시지를 보냅니다. Esc로 보류합니다.</translation>
        </message>
        <message>
            <source>{} files cannot be read.</source>
            <translation>파일 {}개를 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>{} is attached already.</source>
            <translation>{} 파일은 이미 첨부되어 있습니다.</translation>
        </message>
        <message>
            <source>{} is very long</source>
            <translation>{}이(가) 매우 깁니다</translation>
        </message>
    </context>
    <context>
        <name>ConnectionTest</name>
        <message>
            <source>Asking the server for its models…</source>
            <translation>서버에 모델을 묻는 중…</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>연결 테스트</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>At the speed so far, it takes about {} s.</source>
            <translation>지금까지의 속도로는 약 {}초 걸립니다.</translation>
        </message>
        <message>
            <source>Bring back</source>
            <translation>되돌리기</translation>
        </message>
        <message>
            <source>Bring back turns {}?</source>
            <translation>턴 {}을(를) 되돌릴까요?</translation>
        </message>
        <message>
            <source>Open that chat: they can be brought back in its timeline.</source>
            <translation>해당 채팅을 여세요. 타임라인에서 되돌릴 수 있습니다.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>지금 요약</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>모델이 {}토큰을 읽어야 합니다.</translation>
        </message>
        <message>
            <source>These turns belong to another chat.</source>
            <translation>이 턴은 다른 채팅에 속합니다.</translation>
        </message>
        <message>
            <source>Turn {} is back</source>
            <translation>턴 {}이(가) 돌아왔습니다</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>턴 {}이(가) 돌아왔습니다</translation>
        </message>
        <message>
            <source>as the model left it, in {}; nothing was read again</source>
            <translation>모델이 남긴 그대로, {}. 다시 읽은 것 없음</translation>
        </message>
        <message>
            <source>as the model left them, in {}; nothing was read again</source>
            <translation>모델이 남긴 그대로, {}. 다시 읽은 것 없음</translation>
        </message>
        <message>
            <source>looking at what carried this reply…</source>
            <translation>이 답변의 근거를 살펴보는 중…</translation>
        </message>
        <message>
            <source>read again from its text, in {}</source>
            <translation>텍스트에서 다시 읽음, {}</translation>
        </message>
        <message>
            <source>read again from their text, in {}</source>
            <translation>텍스트에서 다시 읽음, {}</translation>
        </message>
        <message>
            <source>turn {} left to make room</source>
            <translation>그 자리를 위해 턴 {}이(가) 나갔습니다</translation>
        </message>
        <message>
            <source>turns {} left to make room</source>
            <translation>그 자리를 위해 턴 {}이(가) 나갔습니다</translation>
        </message>
    </context>
    <context>
        <name>ContextGauge</name>
        <message>
            <source>Context</source>
            <translation>컨텍스트</translation>
        </message>
        <message>
            <source>Context: {}</source>
            <translation>컨텍스트: {}</translation>
        </message>
        <message>
            <source>Drift: none. The context was healed: what left no longer echoes in it.</source>
            <translation>편차: 없음. 컨텍스트를 복구하여 빠진 것의 영향이 남아 있지 않습니다.</translation>
        </message>
        <message>
            <source>Drift: {0} nats; after {1} % of the last {2} tokens, the likeliest word is the same as in a clean context.</source>
            <translation>편차: {0} nat. 최근 {2}토큰의 {1} %에서 다음에 올 가장 유력한 단어가 깨끗한 컨텍스트와 같습니다.</translation>
        </message>
        <message>
            <source>Estimated, since the model is on another server; corrected by its reports.</source>
            <translation>모델이 다른 서버에 있어 추정값입니다. 보고에 따라 고쳐집니다.</translation>
        </message>
        <message>
            <source>How full the model's context is. No model is loaded.</source>
            <translation>모델의 컨텍스트가 찬 정도. 불러온 모델이 없습니다.</translation>
        </message>
        <message>
            <source>Marks: warning, critical, overflow at {}.</source>
            <translation>눈금: 경고, 위험, 초과 {}.</translation>
        </message>
        <message>
            <source>What the model sees, in tokens:</source>
            <translation>모델이 보는 것(토큰):</translation>
        </message>
        <message>
            <source>critical</source>
            <translation>위험</translation>
        </message>
        <message>
            <source>free, reserve included</source>
            <translation>남음, 예약 포함</translation>
        </message>
        <message>
            <source>kept free for a reply or a summary</source>
            <translation>답변이나 요약을 위한 예약</translation>
        </message>
        <message>
            <source>no model loaded</source>
            <translation>불러온 모델 없음</translation>
        </message>
        <message>
            <source>not loaded yet</source>
            <translation>아직 불러오지 않음</translation>
        </message>
        <message>
            <source>ok</source>
            <translation>정상</translation>
        </message>
        <message>
            <source>overflow</source>
            <translation>초과</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>회상</translation>
        </message>
        <message>
            <source>summaries</source>
            <translation>요약</translation>
        </message>
        <message>
            <source>system prompt</source>
            <translation>시스템 프롬프트</translation>
        </message>
        <message>
            <source>the message being written</source>
            <translation>쓰는 중인 메시지</translation>
        </message>
        <message>
            <source>the model's turns</source>
            <translation>모델의 턴</translation>
        </message>
        <message>
            <source>the reply being written</source>
            <translation>쓰는 중인 답변</translation>
        </message>
        <message>
            <source>warning</source>
            <translation>경고</translation>
        </message>
        <message>
            <source>what it replaces</source>
            <translation>대체되는 부분</translation>
        </message>
        <message>
            <source>your turns</source>
            <translation>내 턴</translation>
        </message>
        <message>
            <source>{} or more would leave for it</source>
            <translation>이를 위해 {}토큰 이상이 빠짐</translation>
        </message>
    </context>
    <context>
        <name>DamagedDialog</name>
        <message>
            <source>It was left as it is, and is kept whatever you choose here.</source>
            <translation>그대로 두었으며 여기서 무엇을 선택해도 보관됩니다.</translation>
        </message>
        <message>
            <source>Restore the backup</source>
            <translation>백업 복원</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>새로 시작</translation>
        </message>
        <message>
            <source>The newest sound backup is of {} and holds {}.</source>
            <translation>가장 최근의 온전한 백업은 {}의 것으로 {}가 들어 있습니다.</translation>
        </message>
        <message>
            <source>The stored chats are damaged</source>
            <translation>저장된 채팅이 손상되었습니다</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>채팅 {}개</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>채팅 {}개</translation>
        </message>
    </context>
    <context>
        <name>DayLine</name>
        <message>
            <source>Continued on {}</source>
            <translation>{}에 계속됨</translation>
        </message>
        <message>
            <source>Show what came before</source>
            <translation>이전 내용 표시</translation>
        </message>
    </context>
    <context>
        <name>DownloadActions</name>
        <message>
            <source>Load it</source>
            <translation>불러오기</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>표시</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>사용</translation>
        </message>
        <message>
            <source>{} is downloaded</source>
            <translation>{} 다운로드 완료</translation>
        </message>
        <message>
            <source>{}, and its checksum is right.</source>
            <translation>{}, 체크섬이 맞습니다.</translation>
        </message>
    </context>
    <context>
        <name>DownloadDialog</name>
        <message>
            <source>Download a model</source>
            <translation>모델 다운로드</translation>
        </message>
        <message>
            <source>Find other models…</source>
            <translation>다른 모델 찾기…</translation>
        </message>
        <message>
            <source>Models to download</source>
            <translation>다운로드할 모델</translation>
        </message>
        <message>
            <source>Openly licensed models from the Hugging Face hub. This machine has {} of memory; size and speed are estimated with a context of {} tokens. Downloads continue when this is closed.</source>
            <translation>Hugging Face Hub의 공개 라이선스 모델입니다. 이 컴퓨터의 메모리는 {}이며, 크기와 속도는 {}토큰 컨텍스트로 추정합니다. 닫아도 다운로드는 계속됩니다.</translation>
        </message>
        <message>
            <source>To find by meaning</source>
            <translation>뜻으로 찾기</translation>
        </message>
    </context>
    <context>
        <name>DownloadRow</name>
        <message>
            <source>! fits, with little left for other programs</source>
            <translation>! 실행되지만 다른 프로그램에 남는 메모리가 적음</translation>
        </message>
        <message>
            <source>After an edit, this model has to process what stays once more: {}.</source>
            <translation>편집 후 이 모델은 남은 것을 한 번 더 처리해야 합니다: {}.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
        <message>
            <source>Cancel the download of {}</source>
            <translation>{} 다운로드 취소</translation>
        </message>
        <message>
            <source>Context editing: {}</source>
            <translation>컨텍스트 편집: {}</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>다운로드</translation>
        </message>
        <message>
            <source>Download of {}</source>
            <translation>{} 다운로드</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>사용 중</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>불러오기</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>일시 중지</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>다시 시작</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>다시 시도</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>사용</translation>
        </message>
        <message>
            <source>about {}</source>
            <translation>약 {}</translation>
        </message>
        <message>
            <source>at least {} of memory</source>
            <translation>메모리 {} 이상</translation>
        </message>
        <message>
            <source>checking the download…</source>
            <translation>다운로드 확인 중…</translation>
        </message>
        <message>
            <source>on this machine</source>
            <translation>이 컴퓨터에 있음</translation>
        </message>
        <message>
            <source>paused at {}</source>
            <translation>{}에서 일시 중지됨</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>느린 편집</translation>
        </message>
        <message>
            <source>suggested for this machine</source>
            <translation>이 컴퓨터에 추천</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>{} 남음</translation>
        </message>
        <message>
            <source>{} of memory</source>
            <translation>메모리 {}</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} of {}</translation>
        </message>
        <message>
            <source>{}/s</source>
            <translation>{}/초</translation>
        </message>
        <message>
            <source>{}: slow</source>
            <translation>{}: 느림</translation>
        </message>
        <message>
            <source>✓ fits this machine</source>
            <translation>✓ 이 컴퓨터에 적합함</translation>
        </message>
        <message>
            <source>✕ more than this machine has</source>
            <translation>✕ 이 컴퓨터의 메모리를 초과함</translation>
        </message>
    </context>
    <context>
        <name>EditActions</name>
        <message>
            <source>Edits of the context</source>
            <translation>컨텍스트 편집 기록</translation>
        </message>
    </context>
    <context>
        <name>EditBar</name>
        <message>
            <source>Do not edit</source>
            <translation>편집 안 함</translation>
        </message>
        <message>
            <source>Do not edit (Esc)</source>
            <translation>편집 안 함(Esc)</translation>
        </message>
        <message>
            <source>Editing turn {} · the old version stays</source>
            <translation>턴 {} 편집 중 · 이전 버전은 남습니다</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back</source>
            <translation>되돌리기</translation>
        </message>
        <message>
            <source>Bring back turns {}</source>
            <translation>턴 {} 되돌리기</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>턴 {}을(를) 컨텍스트로 되돌리기</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>요약 표시</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>실행 취소</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>실행 취소: 턴 {} 되돌리기</translation>
        </message>
    </context>
    <context>
        <name>Editor</name>
        <message>
            <source>Prompts…</source>
            <translation>프롬프트…</translation>
        </message>
        <message>
            <source>Save as prompt…</source>
            <translation>프롬프트로 저장…</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Close</source>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Drift: not measured since the last edit.</source>
            <translation>편차: 마지막 편집 이후 측정하지 않음.</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>편집</translation>
        </message>
        <message>
            <source>Edits of the context</source>
            <translation>컨텍스트 편집 기록</translation>
        </message>
        <message>
            <source>Freed</source>
            <translation>확보</translation>
        </message>
        <message>
            <source>Heal</source>
            <translation>복구</translation>
        </message>
        <message>
            <source>Nothing has left the context of this chat.</source>
            <translation>이 채팅의 컨텍스트에서 빠진 것이 없습니다.</translation>
        </message>
        <message>
            <source>Reads the context once more in idle time, so that nothing that left echoes in it</source>
            <translation>쉬는 동안 컨텍스트를 한 번 더 읽습니다. 그 뒤에는 빠진 것의 영향이 남지 않습니다</translation>
        </message>
        <message>
            <source>Requested by</source>
            <translation>요청한 쪽</translation>
        </message>
        <message>
            <source>Show in chat</source>
            <translation>채팅에서 보기</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>요약 표시</translation>
        </message>
        <message>
            <source>Took</source>
            <translation>소요 시간</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>턴 {} 잊음</translation>
        </message>
        <message>
            <source>When</source>
            <translation>시각</translation>
        </message>
        <message>
            <source>a command</source>
            <translation>명령</translation>
        </message>
        <message>
            <source>a message</source>
            <translation>메시지</translation>
        </message>
        <message>
            <source>an emergency</source>
            <translation>긴급</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>모델</translation>
        </message>
        <message>
            <source>the program</source>
            <translation>프로그램</translation>
        </message>
        <message>
            <source>you</source>
            <translation>나</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{}토큰</translation>
        </message>
    </context>
    <context>
        <name>EngineThread</name>
        <message>
            <source>The engine stopped. Everything that was stored is safe; start the app again.</source>
            <translation>엔진이 멈췄습니다. 저장된 내용은 모두 안전합니다. 앱을 다시 시작하세요.</translation>
        </message>
    </context>
    <context>
        <name>ErrorDialog</name>
        <message>
            <source>Close</source>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>자세한 정보</translation>
        </message>
    </context>
    <context>
        <name>Failure</name>
        <message>
            <source>Close this message</source>
            <translation>이 알림 닫기</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>자세한 정보</translation>
        </message>
    </context>
    <context>
        <name>Folded</name>
        <message>
            <source>{} word</source>
            <translation>단어 {}개</translation>
        </message>
        <message>
            <source>{} words</source>
            <translation>단어 {}개</translation>
        </message>
    </context>
    <context>
        <name>Header</name>
        <message>
            <source>API on</source>
            <translation>API 켜짐</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
        <message>
            <source>Loading the model</source>
            <translation>모델 불러오는 중</translation>
        </message>
        <message>
            <source>More for this chat</source>
            <translation>이 채팅의 추가 기능</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>다른 프로그램이 {}/v1을 호출할 수 있습니다</translation>
        </message>
        <message>
            <source>Show the chats</source>
            <translation>채팅 표시</translation>
        </message>
        <message>
            <source>Show the memory</source>
            <translation>기억 표시</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>지금 요약</translation>
        </message>
        <message>
            <source>Summarize old turns now</source>
            <translation>오래된 턴을 지금 요약</translation>
        </message>
        <message>
            <source>Summarize old turns now and free their room (Ctrl+Shift+S)</source>
            <translation>오래된 턴을 지금 요약하고 공간 확보(Ctrl+Shift+S)</translation>
        </message>
        <message>
            <source>Trying the model out</source>
            <translation>모델을 시험하는 중</translation>
        </message>
    </context>
    <context>
        <name>HubActions</name>
        <message>
            <source>Find a model</source>
            <translation>모델 찾기</translation>
        </message>
    </context>
    <context>
        <name>HubContents</name>
        <message>
            <source>Asking for its files…</source>
            <translation>파일을 묻는 중…</translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>목록으로 돌아가기</translation>
        </message>
        <message>
            <source>Files of this model</source>
            <translation>이 모델의 파일</translation>
        </message>
        <message>
            <source>It has no model file that can be downloaded here.</source>
            <translation>여기서 다운로드할 수 있는 모델 파일이 없습니다.</translation>
        </message>
        <message>
            <source>Licence: {}</source>
            <translation>라이선스: {}</translation>
        </message>
        <message>
            <source>Model page</source>
            <translation>모델 페이지</translation>
        </message>
        <message>
            <source>Model page of {}</source>
            <translation>{}의 모델 페이지</translation>
        </message>
        <message>
            <source>not stated</source>
            <translation>표시 없음</translation>
        </message>
    </context>
    <context>
        <name>HubDialog</name>
        <message>
            <source>As you type, {} is asked: it gets your words and the name of the repository you open, nothing else. This machine has {} of memory; size and speed are estimated with a context of {} tokens.</source>
            <translation>입력하면 {}에 묻습니다. 검색어와 여는 저장소 이름만 전달됩니다. 이 컴퓨터의 메모리는 {}이며, 크기와 속도는 {}토큰 컨텍스트로 추정합니다.</translation>
        </message>
        <message>
            <source>Choose a model to see its files.</source>
            <translation>모델을 선택하면 파일이 표시됩니다.</translation>
        </message>
        <message>
            <source>Find a model</source>
            <translation>모델 찾기</translation>
        </message>
        <message>
            <source>Most downloads</source>
            <translation>다운로드 많은 순</translation>
        </message>
        <message>
            <source>Most likes</source>
            <translation>좋아요 많은 순</translation>
        </message>
        <message>
            <source>Name of a model, such as qwen3 8b</source>
            <translation>모델 이름. 예: qwen3 8b</translation>
        </message>
        <message>
            <source>No GGUF model matches “{}”. Try fewer words: the name of the model and its size, such as gemma 3 4b.</source>
            <translation>“{}”에 맞는 GGUF 모델이 없습니다. 검색어를 줄여 모델 이름과 크기만 입력해 보세요. 예: gemma 3 4b.</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>정렬</translation>
        </message>
        <message>
            <source>Recently updated</source>
            <translation>최근 변경순</translation>
        </message>
        <message>
            <source>Search for models</source>
            <translation>모델 검색</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>검색 중…</translation>
        </message>
        <message>
            <source>Show more</source>
            <translation>더 보기</translation>
        </message>
        <message>
            <source>Trending</source>
            <translation>인기 급상승</translation>
        </message>
        <message>
            <source>Type what you are looking for. Only models in GGUF files are listed.</source>
            <translation>찾을 내용을 입력하세요. GGUF 파일로 된 모델만 표시됩니다.</translation>
        </message>
        <message>
            <source>Width of what was found</source>
            <translation>검색 결과 너비</translation>
        </message>
        <message>
            <source>{} and more</source>
            <translation>{} 이상</translation>
        </message>
        <message>
            <source>{} model</source>
            <translation>모델 {}개</translation>
        </message>
        <message>
            <source>{} models</source>
            <translation>모델 {}개</translation>
        </message>
    </context>
    <context>
        <name>HubGate</name>
        <message>
            <source>Access token</source>
            <translation>액세스 토큰</translation>
        </message>
        <message>
            <source>Copy link</source>
            <translation>링크 복사</translation>
        </message>
        <message>
            <source>Forget token</source>
            <translation>토큰 삭제</translation>
        </message>
        <message>
            <source>It is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>다른 키와 함께 보관되며 이런 모델을 위해 이 서버에만 전송됩니다.</translation>
        </message>
        <message>
            <source>Its authors decide who gets it: sign in and ask for access on its page.</source>
            <translation>누가 쓸 수 있는지 작성자가 정합니다. 로그인하고 페이지에서 접근을 요청하세요.</translation>
        </message>
        <message>
            <source>Its conditions must be accepted: sign in and do so on its page.</source>
            <translation>로그인하고 페이지에서 약관에 동의해야 합니다.</translation>
        </message>
        <message>
            <source>Keep token</source>
            <translation>토큰 보관</translation>
        </message>
        <message>
            <source>Open link</source>
            <translation>링크 열기</translation>
        </message>
        <message>
            <source>The token is kept with your other keys, and sent only to this server, for such models.</source>
            <translation>토큰은 다른 키와 함께 보관되며 이런 모델을 위해 이 서버에만 전송됩니다.</translation>
        </message>
        <message>
            <source>Then it can be downloaded here with an access token of your account.</source>
            <translation>그런 다음 계정의 액세스 토큰으로 여기서 다운로드할 수 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>HubResults</name>
        <message>
            <source>Repositories that were found</source>
            <translation>찾은 저장소</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>Chats (*.json *.zip);;All files (*)</source>
            <translation>채팅 (*.json *.zip);;모든 파일 (*)</translation>
        </message>
        <message>
            <source>Chats imported</source>
            <translation>채팅을 가져왔습니다</translation>
        </message>
        <message>
            <source>Choose another file…</source>
            <translation>다른 파일 선택…</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>채팅 가져오기</translation>
        </message>
        <message>
            <source>Importing chats</source>
            <translation>채팅 가져오는 중</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>가져온 것이 없습니다.</translation>
        </message>
        <message>
            <source>One chat is in the list</source>
            <translation>채팅 1개가 목록에 있습니다</translation>
        </message>
        <message>
            <source>Open it</source>
            <translation>열기</translation>
        </message>
        <message>
            <source>Reading {}…</source>
            <translation>{} 읽는 중…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>중지</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>중지됨</translation>
        </message>
        <message>
            <source>The chats could not be imported.</source>
            <translation>채팅을 가져올 수 없습니다.</translation>
        </message>
        <message>
            <source>{} chat</source>
            <translation>채팅 {}개</translation>
        </message>
        <message>
            <source>{} chats</source>
            <translation>채팅 {}개</translation>
        </message>
        <message>
            <source>{} chats are in the list</source>
            <translation>채팅 {}개가 목록에 있습니다</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>채팅 {} / {}</translation>
        </message>
        <message>
            <source>{} of {} files could not be imported.</source>
            <translation>파일 {1}개 중 {0}개를 가져올 수 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>JumpButton</name>
        <message>
            <source>Jump to latest</source>
            <translation>최신으로 이동</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Legend of the timeline: {}</source>
            <translation>타임라인 범례: {}</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>제외됨</translation>
        </message>
        <message>
            <source>edit</source>
            <translation>편집</translation>
        </message>
        <message>
            <source>model, in KV</source>
            <translation>모델, KV 안</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>고정됨</translation>
        </message>
        <message>
            <source>recalled</source>
            <translation>회상</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>요약됨</translation>
        </message>
        <message>
            <source>summary</source>
            <translation>요약</translation>
        </message>
        <message>
            <source>system</source>
            <translation>시스템</translation>
        </message>
        <message>
            <source>you, in KV</source>
            <translation>나, KV 안</translation>
        </message>
    </context>
    <context>
        <name>LinkDialog</name>
        <message>
            <source>Address</source>
            <translation>주소</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>열기</translation>
        </message>
        <message>
            <source>Open link?</source>
            <translation>링크를 열까요?</translation>
        </message>
        <message>
            <source>Open this address in another program?</source>
            <translation>이 주소를 다른 프로그램에서 열까요?</translation>
        </message>
    </context>
    <context>
        <name>LiveTranscript</name>
        <message>
            <source>Model: {}</source>
            <translation>모델: {}</translation>
        </message>
    </context>
    <context>
        <name>LostLines</name>
        <message>
            <source>Not in this summary:</source>
            <translation>이 요약에 없는 내용:</translation>
        </message>
        <message>
            <source>Put back</source>
            <translation>다시 넣기</translation>
        </message>
        <message>
            <source>Put back: {}</source>
            <translation>다시 넣기: {}</translation>
        </message>
        <message>
            <source>The model sees it again from your next message on</source>
            <translation>다음 메시지부터 모델이 다시 봅니다</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>API off</source>
            <translation>API 꺼짐</translation>
        </message>
        <message>
            <source>API on: {}/v1</source>
            <translation>API 켜짐: {}/v1</translation>
        </message>
        <message>
            <source>Attach to the message</source>
            <translation>메시지에 첨부</translation>
        </message>
        <message>
            <source>Copy the address of the API</source>
            <translation>API 주소 복사</translation>
        </message>
        <message>
            <source>Edits of the context…</source>
            <translation>컨텍스트 편집 기록…</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <translation>창의 다음 부분으로 이동</translation>
        </message>
        <message>
            <source>Go to the previous part of the window</source>
            <translation>창의 이전 부분으로 이동</translation>
        </message>
        <message>
            <source>Go to what is about to leave</source>
            <translation>곧 빠질 것으로 이동</translation>
        </message>
        <message>
            <source>Jump to latest</source>
            <translation>최신으로 이동</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>키보드 단축키</translation>
        </message>
        <message>
            <source>Load this model</source>
            <translation>이 모델 불러오기</translation>
        </message>
        <message>
            <source>Open the menu of what has the focus</source>
            <translation>포커스가 있는 항목의 메뉴 열기</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>이 채팅의 매개변수…</translation>
        </message>
        <message>
            <source>Prompts…</source>
            <translation>프롬프트…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>최근 삭제…</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>기억과 턴 검색</translation>
        </message>
        <message>
            <source>Show or hide chats</source>
            <translation>채팅 표시 또는 숨기기</translation>
        </message>
        <message>
            <source>Show or hide memory</source>
            <translation>기억 표시 또는 숨기기</translation>
        </message>
        <message>
            <source>Width of the chats</source>
            <translation>채팅 목록 너비</translation>
        </message>
        <message>
            <source>Width of the memory panel</source>
            <translation>기억 패널 너비</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>메시지 쓰기</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>Export memory</source>
            <translation>기억 내보내기</translation>
        </message>
        <message>
            <source>Go on writing</source>
            <translation>계속 쓰기</translation>
        </message>
        <message>
            <source>Markdown (*.md);;JSON (*.json)</source>
            <translation>Markdown (*.md);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Memory deleted</source>
            <translation>기억 삭제됨</translation>
        </message>
        <message>
            <source>Memory exported</source>
            <translation>기억을 내보냈습니다</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>저장되지 않음</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>메모</translation>
        </message>
        <message>
            <source>Open that chat: the memory can be removed in its timeline.</source>
            <translation>해당 채팅을 여세요. 타임라인에서 기억을 뺄 수 있습니다.</translation>
        </message>
        <message>
            <source>Recalled for this chat</source>
            <translation>이 채팅에 회상됨</translation>
        </message>
        <message>
            <source>Recalled from memory</source>
            <translation>기억에서 회상함</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>빼기</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <translation>폴더에서 보기</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. What was stored is safe.</source>
            <translation>프로그램 내부에서 문제가 발생했습니다. 저장된 내용은 안전합니다.</translation>
        </message>
        <message>
            <source>The memory could not be changed.</source>
            <translation>기억을 바꿀 수 없습니다.</translation>
        </message>
        <message>
            <source>This memory was recalled in another chat.</source>
            <translation>이 기억은 다른 채팅에서 회상되었습니다.</translation>
        </message>
        <message>
            <source>What you typed is there when you open it again.</source>
            <translation>입력한 내용은 다시 열면 그대로 있습니다.</translation>
        </message>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {}토큰</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Came with turn {} of “{}”</source>
            <translation>“{1}”의 턴 {0}과(와) 함께 옴</translation>
        </message>
        <message>
            <source>Close memory</source>
            <translation>기억 닫기</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <translation>버전 비교…</translation>
        </message>
        <message>
            <source>Copy text</source>
            <translation>텍스트 복사</translation>
        </message>
        <message>
            <source>Delete memory</source>
            <translation>기억 삭제</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>기억 편집</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>내보내기…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>기억</translation>
        </message>
        <message>
            <source>Memory: {}</source>
            <translation>기억: {}</translation>
        </message>
        <message>
            <source>More for this memory</source>
            <translation>이 기억의 추가 작업</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>새 채팅</translation>
        </message>
        <message>
            <source>Part of “{}”</source>
            <translation>“{}”의 일부</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>기억 고정</translation>
        </message>
        <message>
            <source>Show the memory that this one is part of</source>
            <translation>이 기억이 속한 기억 표시</translation>
        </message>
        <message>
            <source>Show the turns in the chat</source>
            <translation>채팅에서 턴 보기</translation>
        </message>
        <message>
            <source>Show them in the chat</source>
            <translation>채팅에서 보기</translation>
        </message>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>“{1}”의 턴 {0} 대신</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>기억의 텍스트</translation>
        </message>
        <message>
            <source>Turn {} of “{}”</source>
            <translation>“{1}”의 턴 {0}</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>기억 고정 해제</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>턴 {}</translation>
        </message>
    </context>
    <context>
        <name>MemoryEditor</name>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
        <message>
            <source>Edit memory</source>
            <translation>기억 편집</translation>
        </message>
        <message>
            <source>It belongs to the chat that is open, and every chat can find it.</source>
            <translation>열려 있는 채팅에 속하며 모든 채팅에서 찾을 수 있습니다.</translation>
        </message>
        <message>
            <source>New note</source>
            <translation>새 메모</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>저장</translation>
        </message>
        <message>
            <source>Tags, separated by commas</source>
            <translation>태그, 쉼표로 구분</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>기억의 텍스트</translation>
        </message>
        <message>
            <source>The model sees the new one from your next message on.</source>
            <translation>다음 메시지부터 모델이 새 버전을 봅니다.</translation>
        </message>
        <message>
            <source>The old version is kept and can be compared and taken back.</source>
            <translation>이전 버전은 보관되며 비교하고 되돌릴 수 있습니다.</translation>
        </message>
        <message>
            <source>What should be remembered?</source>
            <translation>무엇을 기억할까요?</translation>
        </message>
    </context>
    <context>
        <name>MemoryFilters</name>
        <message>
            <source>All chats</source>
            <translation>모든 채팅</translation>
        </message>
        <message>
            <source>Any tag</source>
            <translation>모든 태그</translation>
        </message>
        <message>
            <source>Filter by tag: {}</source>
            <translation>태그로 필터: {}</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>메모</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>요약</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>태그</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>턴</translation>
        </message>
        <message>
            <source>any</source>
            <translation>전체</translation>
        </message>
    </context>
    <context>
        <name>MemoryList</name>
        <message>
            <source>Delete memory</source>
            <translation>기억 삭제</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>기억</translation>
        </message>
        <message>
            <source>Pin memory</source>
            <translation>기억 고정</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>표시</translation>
        </message>
        <message>
            <source>Unpin memory</source>
            <translation>기억 고정 해제</translation>
        </message>
    </context>
    <context>
        <name>MemoryPanel</name>
        <message>
            <source>Find by meaning, too…</source>
            <translation>뜻으로도 찾기…</translation>
        </message>
        <message>
            <source>Height of the list of memories</source>
            <translation>기억 목록 높이</translation>
        </message>
        <message>
            <source>Hide the memory</source>
            <translation>기억 숨기기</translation>
        </message>
        <message>
            <source>Hide the memory (Ctrl+M)</source>
            <translation>기억 숨기기(Ctrl+M)</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>기억</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>메모</translation>
        </message>
        <message>
            <source>Nothing found for “{}” with the filters above.</source>
            <translation>위 필터로는 “{}”에 대한 결과가 없습니다.</translation>
        </message>
        <message>
            <source>Nothing found for “{}”.</source>
            <translation>“{}”에 대한 결과가 없습니다.</translation>
        </message>
        <message>
            <source>Nothing here matches the filters above.</source>
            <translation>위 필터에 맞는 것이 없습니다.</translation>
        </message>
        <message>
            <source>Search memories and turns</source>
            <translation>기억과 턴 검색</translation>
        </message>
        <message>
            <source>When old turns are summarized, their summaries appear here and can be searched.</source>
            <translation>오래된 턴이 요약되면 그 요약이 여기에 나타나고 검색할 수 있습니다.</translation>
        </message>
        <message>
            <source>Write a note</source>
            <translation>메모 쓰기</translation>
        </message>
    </context>
    <context>
        <name>MemoryTree</name>
        <message>
            <source>Model</source>
            <translation>모델</translation>
        </message>
        <message>
            <source>System</source>
            <translation>시스템</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>도구</translation>
        </message>
        <message>
            <source>What this memory stands for</source>
            <translation>이 기억이 대신하는 것</translation>
        </message>
        <message>
            <source>You</source>
            <translation>나</translation>
        </message>
    </context>
    <context>
        <name>Message</name>
        <message>
            <source>The model no longer sees this turn; it stays in the chat and can be searched.</source>
            <translation>모델에는 이 턴이 더 이상 보이지 않습니다. 채팅에 남아 있고 검색할 수 있습니다.</translation>
        </message>
        <message>
            <source>dropped</source>
            <translation>제외됨</translation>
        </message>
        <message>
            <source>forgotten</source>
            <translation>잊음</translation>
        </message>
        <message>
            <source>summarized</source>
            <translation>요약됨</translation>
        </message>
    </context>
    <context>
        <name>ModelActions</name>
        <message>
            <source>It now continues with {}.</source>
            <translation>이제 {}(으)로 계속됩니다.</translation>
        </message>
        <message>
            <source>Its file is no longer there: {}</source>
            <translation>해당 파일이 더 이상 없습니다: {}</translation>
        </message>
        <message>
            <source>Load {} again</source>
            <translation>{} 다시 불러오기</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>이 컴퓨터의 모델</translation>
        </message>
        <message>
            <source>{} was last used in this chat</source>
            <translation>이 채팅은 마지막으로 {}을(를) 썼습니다</translation>
        </message>
    </context>
    <context>
        <name>ModelDialog</name>
        <message>
            <source>Add folder…</source>
            <translation>폴더 추가…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>컨텍스트</translation>
        </message>
        <message>
            <source>Download…</source>
            <translation>다운로드…</translation>
        </message>
        <message>
            <source>Editing</source>
            <translation>편집</translation>
        </message>
        <message>
            <source>Fast edits (surgical): old turns leave one by one. Slow edits (rebuild): what stays is read again after an edit. Which one applies is tested when the model is loaded.</source>
            <translation>빠른 편집(surgical): 오래된 턴이 하나씩 빠집니다. 느린 편집(rebuild): 편집 후 남은 것을 다시 읽습니다. 어느 쪽인지는 모델을 불러올 때 시험합니다.</translation>
        </message>
        <message>
            <source>File</source>
            <translation>파일</translation>
        </message>
        <message>
            <source>Folder with models</source>
            <translation>모델 폴더</translation>
        </message>
        <message>
            <source>Found in</source>
            <translation>위치</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>불러오기</translation>
        </message>
        <message>
            <source>Looking for models…</source>
            <translation>모델 찾는 중…</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>메모리</translation>
        </message>
        <message>
            <source>Memory estimates assume a context of {} tokens.</source>
            <translation>메모리는 {}토큰 컨텍스트로 추정합니다.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>모델</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>모델</translation>
        </message>
        <message>
            <source>Models on this machine</source>
            <translation>이 컴퓨터의 모델</translation>
        </message>
        <message>
            <source>No model matches this search.</source>
            <translation>검색에 맞는 모델이 없습니다.</translation>
        </message>
        <message>
            <source>No models found.</source>
            <translation>모델을 찾지 못했습니다.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF 파일 열기…</translation>
        </message>
        <message>
            <source>Quantization</source>
            <translation>양자화</translation>
        </message>
        <message>
            <source>Roughly how many tokens a second it writes on this machine.</source>
            <translation>이 컴퓨터에서 초당 쓰는 대략의 토큰 수입니다.</translation>
        </message>
        <message>
            <source>Search models</source>
            <translation>모델 검색</translation>
        </message>
        <message>
            <source>Tokens/s</source>
            <translation>토큰/초</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>사용</translation>
        </message>
        <message>
            <source>cannot be used</source>
            <translation>사용할 수 없음</translation>
        </message>
        <message>
            <source>fast edits</source>
            <translation>빠른 편집</translation>
        </message>
        <message>
            <source>slow edits</source>
            <translation>느린 편집</translation>
        </message>
        <message>
            <source>{} · finds by meaning</source>
            <translation>{} · 뜻으로 찾음</translation>
        </message>
    </context>
    <context>
        <name>ModelPicker</name>
        <message>
            <source>All files (*)</source>
            <translation>모든 파일 (*)</translation>
        </message>
        <message>
            <source>Choose a model</source>
            <translation>모델 선택</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>모델 다운로드…</translation>
        </message>
        <message>
            <source>Find a model…</source>
            <translation>모델 찾기…</translation>
        </message>
        <message>
            <source>Guide (comes with the app)</source>
            <translation>가이드(앱에 포함)</translation>
        </message>
        <message>
            <source>Model: {}</source>
            <translation>모델: {}</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>모델 (*.gguf)</translation>
        </message>
        <message>
            <source>Models on this machine…</source>
            <translation>이 컴퓨터의 모델…</translation>
        </message>
        <message>
            <source>No model</source>
            <translation>모델 없음</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF 파일 열기…</translation>
        </message>
        <message>
            <source>Open a model</source>
            <translation>모델 열기</translation>
        </message>
        <message>
            <source>{}: a context of {} tokens</source>
            <translation>{}: {}토큰 컨텍스트</translation>
        </message>
    </context>
    <context>
        <name>Note</name>
        <message>
            <source>Answer to {}</source>
            <translation>{}에 대한 답</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Commands, chats, settings, memories</source>
            <translation>명령, 채팅, 설정, 기억</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>일치 항목</translation>
        </message>
        <message>
            <source>No match.</source>
            <translation>일치하는 것이 없습니다.</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>명령, 채팅 등 검색</translation>
        </message>
    </context>
    <context>
        <name>PaletteActions</name>
        <message>
            <source>Export all chats…</source>
            <translation>모든 채팅 내보내기…</translation>
        </message>
        <message>
            <source>Import chats from a file…</source>
            <translation>파일에서 채팅 가져오기…</translation>
        </message>
        <message>
            <source>Recently deleted…</source>
            <translation>최근 삭제…</translation>
        </message>
        <message>
            <source>Search commands, chats and more</source>
            <translation>명령, 채팅 등 검색</translation>
        </message>
        <message>
            <source>Settings: {}</source>
            <translation>설정: {}</translation>
        </message>
        <message>
            <source>This chat: {}</source>
            <translation>이 채팅: {}</translation>
        </message>
        <message>
            <source>chat</source>
            <translation>채팅</translation>
        </message>
        <message>
            <source>command</source>
            <translation>명령</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>기억</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>설정</translation>
        </message>
    </context>
    <context>
        <name>ParameterActions</name>
        <message>
            <source>Automatic</source>
            <translation>자동</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>이 채팅의 매개변수</translation>
        </message>
        <message>
            <source>the model's own</source>
            <translation>모델 자체</translation>
        </message>
    </context>
    <context>
        <name>ParameterSheet</name>
        <message>
            <source>Applies to this chat from the next message on. Empty: as in the profile “{}”.</source>
            <translation>다음 메시지부터 이 채팅에 적용됩니다. 비움: “{}” 프로필대로.</translation>
        </message>
        <message>
            <source>As in the profile</source>
            <translation>프로필대로</translation>
        </message>
        <message>
            <source>Close the parameters</source>
            <translation>매개변수 닫기</translation>
        </message>
        <message>
            <source>It stays, since the conversation has begun. A new chat can have another.</source>
            <translation>그대로입니다. 이후에 대화가 있었습니다. 새 채팅에서는 바꿀 수 있습니다.</translation>
        </message>
        <message>
            <source>Name of a profile</source>
            <translation>프로필 이름</translation>
        </message>
        <message>
            <source>Parameters of this chat</source>
            <translation>이 채팅의 매개변수</translation>
        </message>
        <message>
            <source>Save as profile</source>
            <translation>프로필로 저장</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Retry</source>
            <translation>다시 시도</translation>
        </message>
    </context>
    <context>
        <name>ProfileActions</name>
        <message>
            <source>Profiles</source>
            <translation>프로필</translation>
        </message>
        <message>
            <source>The profiles cannot be stored.</source>
            <translation>프로필을 저장할 수 없습니다.</translation>
        </message>
    </context>
    <context>
        <name>ProfileDialog</name>
        <message>
            <source>Chats and connected apps use a profile. Empty fields follow Settings.</source>
            <translation>채팅과 연결된 앱은 프로필을 사용합니다. 빈 항목은 설정을 따릅니다.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Close again to discard what you typed.</source>
            <translation>다시 닫으면 입력한 내용을 버립니다.</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>복사</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>삭제</translation>
        </message>
        <message>
            <source>Deleted: {}</source>
            <translation>삭제됨: {}</translation>
        </message>
        <message>
            <source>New</source>
            <translation>새로 만들기</translation>
        </message>
        <message>
            <source>New profile</source>
            <translation>새 프로필</translation>
        </message>
        <message>
            <source>Profiles</source>
            <translation>프로필</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>초기화</translation>
        </message>
        <message>
            <source>Reset.</source>
            <translation>초기화됨.</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>저장</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>저장됨.</translation>
        </message>
        <message>
            <source>There is already a profile with this name.</source>
            <translation>같은 이름의 프로필이 있습니다.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>실행 취소</translation>
        </message>
        <message>
            <source>Use in this chat</source>
            <translation>이 채팅에서 사용</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{}(복사본)</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}(원격)</translation>
        </message>
    </context>
    <context>
        <name>ProfileForm</name>
        <message>
            <source>All files (*)</source>
            <translation>모든 파일 (*)</translation>
        </message>
        <message>
            <source>Choose a GGUF file</source>
            <translation>GGUF 파일 선택</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>연결</translation>
        </message>
        <message>
            <source>File…</source>
            <translation>파일…</translation>
        </message>
        <message>
            <source>Its own settings</source>
            <translation>자체 설정</translation>
        </message>
        <message>
            <source>Kept in the system's keyring where there is one, never in the profile.</source>
            <translation>시스템 키링이 있으면 그곳에 보관되며 프로필에는 넣지 않습니다.</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>키</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>모델 (*.gguf)</translation>
        </message>
        <message>
            <source>Test connection</source>
            <translation>연결 테스트</translation>
        </message>
        <message>
            <source>all there is</source>
            <translation>전부</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>자동</translation>
        </message>
        <message>
            <source>follows Settings</source>
            <translation>설정을 따름</translation>
        </message>
        <message>
            <source>from Settings: {}</source>
            <translation>설정에서: {}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>없음</translation>
        </message>
        <message>
            <source>off</source>
            <translation>끔</translation>
        </message>
        <message>
            <source>on</source>
            <translation>켬</translation>
        </message>
        <message>
            <source>one is kept; type to replace it</source>
            <translation>보관됨. 입력하면 바뀝니다</translation>
        </message>
    </context>
    <context>
        <name>ProfilePicker</name>
        <message>
            <source>Edit profiles…</source>
            <translation>프로필 편집…</translation>
        </message>
        <message>
            <source>Parameters of this chat…</source>
            <translation>이 채팅의 매개변수…</translation>
        </message>
        <message>
            <source>Profile: {}</source>
            <translation>프로필: {}</translation>
        </message>
        <message>
            <source>The profile of this chat: model, system prompt, sampling and context</source>
            <translation>이 채팅의 프로필: 모델, 시스템 프롬프트, 샘플링, 컨텍스트</translation>
        </message>
        <message>
            <source>{} (remote)</source>
            <translation>{}(원격)</translation>
        </message>
    </context>
    <context>
        <name>PromptDialog</name>
        <message>
            <source>Close</source>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>삭제</translation>
        </message>
        <message>
            <source>Insert into message</source>
            <translation>메시지에 넣기</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>이름</translation>
        </message>
        <message>
            <source>Name of the prompt</source>
            <translation>프롬프트 이름</translation>
        </message>
        <message>
            <source>New</source>
            <translation>새로 만들기</translation>
        </message>
        <message>
            <source>Prompts</source>
            <translation>프롬프트</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>저장</translation>
        </message>
        <message>
            <source>Saved prompts</source>
            <translation>저장된 프롬프트</translation>
        </message>
        <message>
            <source>Summarize this in three sentences:

{text}</source>
            <translation>다음을 세 문장으로 요약해 줘:

{text}</translation>
        </message>
        <message>
            <source>Text of the prompt</source>
            <translation>프롬프트 내용</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>실행 취소</translation>
        </message>
        <message>
            <source>Words between braces, such as {text}, are places to fill in.</source>
            <translation>{text}처럼 중괄호 안에 있는 말은 채워 넣을 자리입니다.</translation>
        </message>
        <message>
            <source>“{}” is deleted.</source>
            <translation>“{}”을(를) 삭제했습니다.</translation>
        </message>
        <message>
            <source>“{}” is saved.</source>
            <translation>“{}”을(를) 저장했습니다.</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Drop them now</source>
            <translation>지금 제외</translation>
        </message>
        <message>
            <source>Keep this</source>
            <translation>이대로 두기</translation>
        </message>
        <message>
            <source>Nothing will stand for them here. They stay stored.</source>
            <translation>여기에는 대신 남는 것이 없습니다. 저장은 되어 있습니다.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>지금 요약</translation>
        </message>
        <message>
            <source>They wait until {} tokens are in use or a reply needs the room; that frees {}.</source>
            <translation>토큰 {}개가 쓰이거나 답변에 자리가 필요할 때까지 기다립니다. {}개가 비워집니다.</translation>
        </message>
        <message>
            <source>This stays known: {}</source>
            <translation>계속 남는 내용: {}</translation>
        </message>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>턴 {}이(가) 곧 빠집니다</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>In the context</source>
            <translation>컨텍스트 안</translation>
        </message>
        <message>
            <source>Recall · {} tokens</source>
            <translation>회상 · {}토큰</translation>
        </message>
        <message>
            <source>Recall…</source>
            <translation>회상…</translation>
        </message>
        <message>
            <source>Remove from the context</source>
            <translation>컨텍스트에서 빼기</translation>
        </message>
        <message>
            <source>it stands there in place of its turns</source>
            <translation>이야기하는 턴을 대신해 들어 있음</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>비용</translation>
        </message>
        <message>
            <source>there is room for {}</source>
            <translation>남은 공간 {}</translation>
        </message>
        <message>
            <source>too long: there is room for {}</source>
            <translation>너무 김: 남은 공간 {}</translation>
        </message>
    </context>
    <context>
        <name>RequestsDialog</name>
        <message>
            <source>API requests</source>
            <translation>API 요청</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>추가됨</translation>
        </message>
        <message>
            <source>At</source>
            <translation>시각</translation>
        </message>
        <message>
            <source>Context</source>
            <translation>컨텍스트</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>메시지</translation>
        </message>
        <message>
            <source>No program can call now. The switch is in the settings, on the page “{}”.</source>
            <translation>지금은 프로그램이 호출할 수 없습니다. 스위치는 설정의 “{}” 페이지에 있습니다.</translation>
        </message>
        <message>
            <source>No program has called yet. What each one asks appears here.</source>
            <translation>아직 호출한 프로그램이 없습니다. 각 프로그램의 요청이 여기에 표시됩니다.</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>프로필</translation>
        </message>
        <message>
            <source>Programs call {}/v1 with the key.</source>
            <translation>프로그램은 키로 {}/v1을 호출합니다.</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>답변</translation>
        </message>
        <message>
            <source>Requests</source>
            <translation>요청</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>토큰</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>, about {} s</source>
            <translation>, 약 {}초</translation>
        </message>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>되돌리기 · {}토큰</translation>
        </message>
        <message>
            <source>Bring back…</source>
            <translation>되돌리기…</translation>
        </message>
        <message>
            <source>Quote</source>
            <translation>인용</translation>
        </message>
        <message>
            <source>Quote this turn in the message</source>
            <translation>이 턴을 메시지에 인용</translation>
        </message>
        <message>
            <source>nothing is read again</source>
            <translation>다시 읽는 것 없음</translation>
        </message>
        <message>
            <source>the cost</source>
            <translation>비용</translation>
        </message>
        <message>
            <source>there is no room for them</source>
            <translation>들어갈 공간이 없음</translation>
        </message>
        <message>
            <source>they are not on this branch of the chat</source>
            <translation>채팅의 이 갈래에 없음</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>턴 {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} 다시 읽음</translation>
        </message>
        <message>
            <source>{} other leaves for them</source>
            <translation>대신 다른 턴 {}개가 빠짐</translation>
        </message>
        <message>
            <source>{} others leave for them</source>
            <translation>대신 다른 턴 {}개가 빠짐</translation>
        </message>
    </context>
    <context>
        <name>RichText</name>
        <message>
            <source>Copy</source>
            <translation>복사</translation>
        </message>
        <message>
            <source>Copy formula</source>
            <translation>수식 복사</translation>
        </message>
        <message>
            <source>Open link…</source>
            <translation>링크 열기…</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>모두 선택</translation>
        </message>
    </context>
    <context>
        <name>ServerActions</name>
        <message>
            <source>API requests</source>
            <translation>API 요청</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>키 복사</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>다른 프로그램이 {}/v1을 호출할 수 있습니다</translation>
        </message>
        <message>
            <source>The API could not be started.</source>
            <translation>API를 시작할 수 없습니다.</translation>
        </message>
        <message>
            <source>They need the key.</source>
            <translation>키가 필요합니다.</translation>
        </message>
    </context>
    <context>
        <name>ServerBox</name>
        <message>
            <source>Address</source>
            <translation>주소</translation>
        </message>
        <message>
            <source>Address for other programs</source>
            <translation>다른 프로그램용 주소</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>복사</translation>
        </message>
        <message>
            <source>Copy the address</source>
            <translation>주소 복사</translation>
        </message>
        <message>
            <source>Copy the key</source>
            <translation>키 복사</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>숨기기</translation>
        </message>
        <message>
            <source>Hide the key</source>
            <translation>키 숨기기</translation>
        </message>
        <message>
            <source>Key</source>
            <translation>키</translation>
        </message>
        <message>
            <source>Key for other programs</source>
            <translation>다른 프로그램용 키</translation>
        </message>
        <message>
            <source>Programs that use OpenAI's API take these as base URL and API key.</source>
            <translation>OpenAI API를 쓰는 프로그램에서 기본 URL과 API 키로 사용합니다.</translation>
        </message>
        <message>
            <source>Requests…</source>
            <translation>요청…</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>표시</translation>
        </message>
        <message>
            <source>Show API requests</source>
            <translation>API 요청 표시</translation>
        </message>
        <message>
            <source>Show the key</source>
            <translation>키 표시</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>실행 중 아님</translation>
        </message>
        <message>
            <source>off: switch it on below</source>
            <translation>꺼짐: 아래에서 켜세요</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>Choose a model to begin</source>
            <translation>모델을 선택해 시작하세요</translation>
        </message>
        <message>
            <source>Loading the model…</source>
            <translation>모델 불러오는 중…</translation>
        </message>
        <message>
            <source>Open that chat: the edit can be undone at its marker.</source>
            <translation>해당 채팅을 여세요. 표시가 있는 곳에서 편집을 실행 취소할 수 있습니다.</translation>
        </message>
        <message>
            <source>Preparing the context of this chat…</source>
            <translation>이 채팅의 컨텍스트 준비 중…</translation>
        </message>
        <message>
            <source>The stored chats cannot be read.</source>
            <translation>저장된 채팅을 읽을 수 없습니다.</translation>
        </message>
        <message>
            <source>This chat isn't loaded. Select it again.</source>
            <translation>이 채팅을 불러오지 않았습니다. 다시 선택하세요.</translation>
        </message>
        <message>
            <source>This edit belongs to another chat.</source>
            <translation>이 편집은 다른 채팅에 속합니다.</translation>
        </message>
        <message>
            <source>Wait until the reply is complete.</source>
            <translation>답변이 끝날 때까지 기다리세요.</translation>
        </message>
        <message>
            <source>Waiting for the reply in another chat…</source>
            <translation>다른 채팅의 답변을 기다리는 중…</translation>
        </message>
        <message>
            <source>editing the context…</source>
            <translation>컨텍스트 편집 중…</translation>
        </message>
        <message>
            <source>looking at {}…</source>
            <translation>{} 살펴보는 중…</translation>
        </message>
        <message>
            <source>reading what was found…</source>
            <translation>찾은 것을 읽는 중…</translation>
        </message>
        <message>
            <source>summarizing old turns…</source>
            <translation>오래된 턴 요약 중…</translation>
        </message>
        <message>
            <source>trying the model out…</source>
            <translation>모델을 시험하는 중…</translation>
        </message>
        <message>
            <source>{} is no longer a document of this chat.</source>
            <translation>{}은(는) 더 이상 이 채팅의 문서가 아닙니다.</translation>
        </message>
    </context>
    <context>
        <name>SettingRow</name>
        <message>
            <source>All files (*)</source>
            <translation>모든 파일 (*)</translation>
        </message>
        <message>
            <source>Applies to new chats.</source>
            <translation>새 채팅에 적용됩니다.</translation>
        </message>
        <message>
            <source>Back to the default: {}</source>
            <translation>기본값으로: {}</translation>
        </message>
        <message>
            <source>Choose: {}</source>
            <translation>선택: {}</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>선택…</translation>
        </message>
        <message>
            <source>Models (*.gguf)</source>
            <translation>모델 (*.gguf)</translation>
        </message>
        <message>
            <source>Needs the model to be loaded again.</source>
            <translation>모델을 다시 불러와야 합니다.</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>초기화</translation>
        </message>
        <message>
            <source>Reset {} to {}</source>
            <translation>{}을(를) {}(으)로 초기화</translation>
        </message>
        <message>
            <source>Takes effect after a restart.</source>
            <translation>다시 시작하면 적용됩니다.</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>자동</translation>
        </message>
        <message>
            <source>default: {}</source>
            <translation>기본값: {}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>비어 있음</translation>
        </message>
        <message>
            <source>off</source>
            <translation>끔</translation>
        </message>
        <message>
            <source>on</source>
            <translation>켬</translation>
        </message>
    </context>
    <context>
        <name>SettingsActions</name>
        <message>
            <source>Settings</source>
            <translation>설정</translation>
        </message>
        <message>
            <source>The profile “{}” has its own: {}</source>
            <translation>“{}” 프로필에 자체 값이 있음: {}</translation>
        </message>
    </context>
    <context>
        <name>SettingsDialog</name>
        <message>
            <source>Advanced settings</source>
            <translation>고급 설정</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Load the model again</source>
            <translation>모델 다시 불러오기</translation>
        </message>
        <message>
            <source>No setting matches this search.</source>
            <translation>검색에 맞는 설정이 없습니다.</translation>
        </message>
        <message>
            <source>Pages of the settings</source>
            <translation>설정 페이지</translation>
        </message>
        <message>
            <source>Saved automatically.</source>
            <translation>자동으로 저장됨.</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>설정 검색</translation>
        </message>
        <message>
            <source>Search settings ( / )</source>
            <translation>설정 검색( / )</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>설정</translation>
        </message>
        <message>
            <source>Some apply to new chats.</source>
            <translation>일부는 새 채팅에 적용됩니다.</translation>
        </message>
        <message>
            <source>Some changes need the model to be loaded again.</source>
            <translation>일부 변경은 모델을 다시 불러와야 합니다.</translation>
        </message>
        <message>
            <source>Some take effect after a restart.</source>
            <translation>일부는 다시 시작하면 적용됩니다.</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>숨김</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>표시됨</translation>
        </message>
        <message>
            <source>{}: {}.</source>
            <translation>{}: {}.</translation>
        </message>
        <message>
            <source>▸ Advanced ({})</source>
            <translation>▸ 고급({})</translation>
        </message>
        <message>
            <source>▾ Advanced</source>
            <translation>▾ 고급</translation>
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
            <translation>닫기</translation>
        </message>
        <message>
            <source>Commands (in a message)</source>
            <translation>명령(메시지에서)</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete the chat or memory (in its list)</source>
            <translation>채팅이나 기억 삭제(각 목록에서)</translation>
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
            <translation>키보드 단축키</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>왼쪽, 오른쪽</translation>
        </message>
        <message>
            <source>Move between turns (in the timeline)</source>
            <translation>턴 이동(타임라인에서)</translation>
        </message>
        <message>
            <source>New line</source>
            <translation>새 줄</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>채팅 이름 바꾸기</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>보내기</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>실행 취소</translation>
        </message>
    </context>
    <context>
        <name>Sidebar</name>
        <message>
            <source>API off</source>
            <translation>API 꺼짐</translation>
        </message>
        <message>
            <source>API on</source>
            <translation>API 켜짐</translation>
        </message>
        <message>
            <source>Filter chats</source>
            <translation>채팅 필터</translation>
        </message>
        <message>
            <source>Filter chats by title</source>
            <translation>제목으로 채팅 필터</translation>
        </message>
        <message>
            <source>Hide the chats</source>
            <translation>채팅 숨기기</translation>
        </message>
        <message>
            <source>Hide the chats (Ctrl+B)</source>
            <translation>채팅 숨기기(Ctrl+B)</translation>
        </message>
        <message>
            <source>Import as chats</source>
            <translation>채팅으로 가져오기</translation>
        </message>
        <message>
            <source>Import chats</source>
            <translation>채팅 가져오기</translation>
        </message>
        <message>
            <source>Import chats from files…</source>
            <translation>파일에서 채팅 가져오기…</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>새 채팅</translation>
        </message>
        <message>
            <source>New chat (Ctrl+N)</source>
            <translation>새 채팅(Ctrl+N)</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>새 폴더</translation>
        </message>
        <message>
            <source>No program can call. Click for the settings of the API.</source>
            <translation>프로그램이 호출할 수 없습니다. 클릭하면 API 설정이 열립니다.</translation>
        </message>
        <message>
            <source>Other programs can call {}/v1</source>
            <translation>다른 프로그램이 {}/v1을 호출할 수 있습니다</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>설정</translation>
        </message>
        <message>
            <source>Settings (Ctrl+,)</source>
            <translation>설정(Ctrl+,)</translation>
        </message>
    </context>
    <context>
        <name>StartPage</name>
        <message>
            <source>A small model that comes with the program and explains the window.</source>
            <translation>프로그램에 포함되어 창을 설명해 주는 작은 모델입니다.</translation>
        </message>
        <message>
            <source>Models from LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face</source>
            <translation>LM Studio, Ollama, GPT4All, Jan, llama.cpp, Hugging Face의 모델</translation>
        </message>
        <message>
            <source>On this machine…</source>
            <translation>이 컴퓨터에서…</translation>
        </message>
        <message>
            <source>Open a GGUF file, or drop one on the window.</source>
            <translation>GGUF 파일을 열거나 창에 놓으세요.</translation>
        </message>
        <message>
            <source>Open a GGUF file…</source>
            <translation>GGUF 파일 열기…</translation>
        </message>
        <message>
            <source>Other models to download…</source>
            <translation>다운로드할 다른 모델…</translation>
        </message>
        <message>
            <source>Talk to the guide</source>
            <translation>가이드와 대화</translation>
        </message>
        <message>
            <source>Use a model you have</source>
            <translation>가지고 있는 모델 사용</translation>
        </message>
        <message>
            <source>Use the guide</source>
            <translation>가이드 사용</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>Activity</source>
            <translation>활동</translation>
        </message>
        <message>
            <source>Prompt processing</source>
            <translation>프롬프트 처리</translation>
        </message>
        <message>
            <source>Time to the first token</source>
            <translation>첫 토큰까지의 시간</translation>
        </message>
        <message>
            <source>Tokens of the message being written</source>
            <translation>쓰는 중인 메시지의 토큰</translation>
        </message>
        <message>
            <source>Tokens per second</source>
            <translation>초당 토큰 수</translation>
        </message>
        <message>
            <source>Turns in the context</source>
            <translation>컨텍스트 안의 턴</translation>
        </message>
        <message>
            <source>first token {} s</source>
            <translation>첫 토큰 {}초</translation>
        </message>
        <message>
            <source>message: {} tokens</source>
            <translation>메시지: {}토큰</translation>
        </message>
        <message>
            <source>old turns will leave for it</source>
            <translation>이를 위해 오래된 턴이 빠짐</translation>
        </message>
        <message>
            <source>reading {} of {} tokens</source>
            <translation>{1}토큰 중 {0} 읽는 중</translation>
        </message>
        <message>
            <source>reading…</source>
            <translation>읽는 중…</translation>
        </message>
        <message>
            <source>stopping…</source>
            <translation>중지하는 중…</translation>
        </message>
        <message>
            <source>thinking…</source>
            <translation>생각 중…</translation>
        </message>
        <message>
            <source>too long for this context</source>
            <translation>이 컨텍스트에 너무 김</translation>
        </message>
        <message>
            <source>waits to be sent, Esc holds it back</source>
            <translation>전송 대기 중, Esc로 취소</translation>
        </message>
        <message>
            <source>{} dropped</source>
            <translation>제외됨 {}</translation>
        </message>
        <message>
            <source>{} forgotten</source>
            <translation>잊음 {}</translation>
        </message>
        <message>
            <source>{} in KV</source>
            <translation>KV 안 {}</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>{} 남음</translation>
        </message>
        <message>
            <source>{} summarized</source>
            <translation>요약됨 {}</translation>
        </message>
        <message>
            <source>{} tokens/s</source>
            <translation>초당 {}토큰</translation>
        </message>
        <message>
            <source>{} turn</source>
            <translation>턴 {}개</translation>
        </message>
        <message>
            <source>{} turns</source>
            <translation>턴 {}개</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>Apply</source>
            <translation>적용</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>취소</translation>
        </message>
        <message>
            <source>Detail</source>
            <translation>상세도</translation>
        </message>
        <message>
            <source>Don't show this again</source>
            <translation>다시 표시하지 않기</translation>
        </message>
        <message>
            <source>How detailed the summary is</source>
            <translation>요약의 상세도</translation>
        </message>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>사용량: 지금 {}토큰. 당신의 글로 바꾸면 적용할 때 셉니다.</translation>
        </message>
        <message>
            <source>In use: {} → {} tokens.</source>
            <translation>사용량: {} → {}토큰.</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>모델</translation>
        </message>
        <message>
            <source>Newest turns that stay as they are</source>
            <translation>그대로 남는 최신 턴</translation>
        </message>
        <message>
            <source>Nothing can leave: all turns are recent or pinned. Keep fewer.</source>
            <translation>빠질 수 있는 것이 없습니다. 모든 턴이 최근이거나 고정되어 있습니다. 유지할 수를 줄이세요.</translation>
        </message>
        <message>
            <source>Summarize now</source>
            <translation>지금 요약</translation>
        </message>
        <message>
            <source>The previous summary would leave, too: {} tokens.</source>
            <translation>이전 요약도 빠집니다({}토큰).</translation>
        </message>
        <message>
            <source>The summary is being written…</source>
            <translation>요약을 쓰는 중…</translation>
        </message>
        <message>
            <source>The summary would take as many tokens: shorten it, or keep fewer turns.</source>
            <translation>요약이 같은 수의 토큰을 차지합니다. 줄이거나 유지할 턴을 줄이세요.</translation>
        </message>
        <message>
            <source>The summary; it can be changed when it is written</source>
            <translation>요약. 다 쓰이면 바꿀 수 있음</translation>
        </message>
        <message>
            <source>Tool</source>
            <translation>도구</translation>
        </message>
        <message>
            <source>Turns that would leave the context</source>
            <translation>컨텍스트에서 빠질 턴</translation>
        </message>
        <message>
            <source>Turns to keep</source>
            <translation>유지할 턴</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>턴 {}이(가) 빠집니다({}토큰).</translation>
        </message>
        <message>
            <source>Use my text again</source>
            <translation>내 글 다시 쓰기</translation>
        </message>
        <message>
            <source>Waiting for the model…</source>
            <translation>모델을 기다리는 중…</translation>
        </message>
        <message>
            <source>You</source>
            <translation>나</translation>
        </message>
        <message>
            <source>You can turn the preview on again in the settings, on the page “Appearance”</source>
            <translation>미리 보기는 설정의 모양 페이지에서 다시 켤 수 있습니다</translation>
        </message>
        <message>
            <source>brief</source>
            <translation>간략</translation>
        </message>
        <message>
            <source>detailed</source>
            <translation>상세</translation>
        </message>
        <message>
            <source>moderate</source>
            <translation>보통</translation>
        </message>
    </context>
    <context>
        <name>ThresholdGauge</name>
        <message>
            <source>Thresholds of the context</source>
            <translation>컨텍스트 임계값</translation>
        </message>
    </context>
    <context>
        <name>TimelineCanvas</name>
        <message>
            <source>Arrow keys move between turns, Enter shows one in the chat.</source>
            <translation>화살표 키로 턴을 이동하고 Enter로 채팅에서 봅니다.</translation>
        </message>
    </context>
    <context>
        <name>TimelineStrip</name>
        <message>
            <source>Copy details</source>
            <translation>자세한 정보 복사</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Close note</source>
            <translation>알림 닫기</translation>
        </message>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>턴 {}을(를) 컨텍스트에서 제외함</translation>
        </message>
        <message>
            <source>It was done before it could be stopped.</source>
            <translation>중지하기 전에 이미 완료되었습니다.</translation>
        </message>
        <message>
            <source>Show summary</source>
            <translation>요약 표시</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>턴 {} 요약됨</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>실행 취소</translation>
        </message>
        <message>
            <source>What can be done</source>
            <translation>할 수 있는 일</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{1} 만에 {0}토큰 확보. 잃은 것은 없습니다</translation>
        </message>
    </context>
    <context>
        <name>ToolLine</name>
        <message>
            <source>Tool call: {}</source>
            <translation>도구 호출: {}</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>없음</translation>
        </message>
        <message>
            <source>nothing found</source>
            <translation>찾지 못함</translation>
        </message>
        <message>
            <source>tool call</source>
            <translation>도구 호출</translation>
        </message>
    </context>
    <context>
        <name>TrainingPill</name>
        <message>
            <source>Model: {}</source>
            <translation>모델: {}</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Copy message</source>
            <translation>메시지 복사</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>편집 후 다시 보내기</translation>
        </message>
        <message>
            <source>Edit and send again…</source>
            <translation>편집 후 다시 보내기…</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>다시 시도</translation>
        </message>
        <message>
            <source>Show all {} characters</source>
            <translation>{}자 모두 표시</translation>
        </message>
        <message>
            <source>You</source>
            <translation>나</translation>
        </message>
        <message>
            <source>You, turn {}</source>
            <translation>나, 턴 {}</translation>
        </message>
        <message>
            <source>turn {}</source>
            <translation>턴 {}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{}토큰</translation>
        </message>
    </context>
    <context>
        <name>VersionActions</name>
        <message>
            <source>It goes on when you edit that message again.</source>
            <translation>그 메시지를 다시 편집하면 이어집니다.</translation>
        </message>
        <message>
            <source>It is shown in place of the previous version.</source>
            <translation>이전 버전 대신 표시됩니다.</translation>
        </message>
        <message>
            <source>The edited message belongs to another version.</source>
            <translation>편집한 메시지는 다른 버전에 속합니다.</translation>
        </message>
        <message>
            <source>The other edit is not lost</source>
            <translation>다른 편집은 그대로 있습니다</translation>
        </message>
        <message>
            <source>This turn belongs to another version</source>
            <translation>이 턴은 다른 버전에 속합니다</translation>
        </message>
        <message>
            <source>Your text is in the composer; to edit the message, go back to its version.</source>
            <translation>글은 입력란에 있습니다. 메시지를 편집하려면 그 버전으로 돌아가세요.</translation>
        </message>
    </context>
    <context>
        <name>VersionPager</name>
        <message>
            <source>Next version</source>
            <translation>다음 버전</translation>
        </message>
        <message>
            <source>Previous version</source>
            <translation>이전 버전</translation>
        </message>
        <message>
            <source>Version {} of {}</source>
            <translation>버전 {} / {}</translation>
        </message>
    </context>
    <context>
        <name>VersionsDialog</name>
        <message>
            <source>Close</source>
            <translation>닫기</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>차이</translation>
        </message>
        <message>
            <source>Use this version again</source>
            <translation>이 버전 다시 사용</translation>
        </message>
        <message>
            <source>Version to compare with</source>
            <translation>비교할 버전</translation>
        </message>
        <message>
            <source>Versions of a memory</source>
            <translation>기억의 버전</translation>
        </message>
        <message>
            <source>What has changed since</source>
            <translation>이후 바뀐 것</translation>
        </message>
        <message>
            <source>version {} ({})</source>
            <translation>버전 {}({})</translation>
        </message>
    </context>
    <context>
        <name>Welcome</name>
        <message>
            <source>A conversation without end</source>
            <translation>끝없는 대화</translation>
        </message>
        <message>
            <source>Choose one to begin.</source>
            <translation>시작하려면 하나를 선택하세요.</translation>
        </message>
        <message>
            <source>Conversations without end, with models that run on your own machine. Which one would you like to begin with?</source>
            <translation>내 컴퓨터에서 실행되는 모델과 나누는 끝없는 대화입니다. 무엇으로 시작할까요?</translation>
        </message>
        <message>
            <source>No model is loaded</source>
            <translation>불러온 모델이 없습니다</translation>
        </message>
        <message>
            <source>Ways to begin</source>
            <translation>시작하는 방법</translation>
        </message>
        <message>
            <source>Welcome to EthervoxGUI</source>
            <translation>EthervoxGUI에 오신 것을 환영합니다</translation>
        </message>
        <message>
            <source>What does the gauge show?</source>
            <translation>게이지는 무엇을 보여 주나요?</translation>
        </message>
        <message>
            <source>What happens when the context is full?</source>
            <translation>컨텍스트가 가득 차면 어떻게 되나요?</translation>
        </message>
        <message>
            <source>When the model's context fills up, its old turns are summarized and the chat continues. The bar above shows how full it is, the strip below it what the model still sees, and every summary can be read and searched on the right.</source>
            <translation>모델의 컨텍스트가 가득 차면 오래된 턴이 요약되고 채팅은 계속됩니다. 위쪽 막대는 얼마나 찼는지, 그 아래 띠는 모델이 아직 보는 것을 보여 주며, 모든 요약은 오른쪽에서 읽고 검색할 수 있습니다.</translation>
        </message>
    </context>
    <context>
        <name>self.prompts</name>
        <message>
            <source>Prompts</source>
            <translation>프롬프트</translation>
        </message>
    </context>
</TS>
