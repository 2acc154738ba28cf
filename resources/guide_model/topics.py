"""What the guide knows about the app: an answer for each topic, and the questions that lead to it.

Of each topic's questions the last two are kept for the evaluation.
"""

from __future__ import annotations

from dataclasses import dataclass

from .words import Pool, Source, pool


@dataclass(frozen=True)
class Topic:
    """One thing about the app."""

    key: str
    answer: str
    ask: Pool


def _topic(key: str, answer: str, ask: str) -> Topic:
    return Topic(key, answer, pool(ask.split("|"), 2))


TOPICS: tuple[Topic, ...] = (
    _topic("what are you", "I am the guide, a small model that comes with EthervoxGUI. I remember what you tell me and explain this app. For anything else, load a bigger model with the model picker.",
           "What are you?|Who are you?|Are you an AI?|What kind of model are you?|Introduce yourself.|Are you ChatGPT?|Tell me about yourself.|What is your name?|Are you a big model?|Are you human?|Am I talking to a person?|How big are you?|Who made you?|What should I call you?|Are you a robot?|What sort of thing am I talking to?|Please describe yourself."),
    _topic("what can you do", "I can remember what you tell me, answer questions about it, summarize our conversation and explain this app.",
           "What can you do?|How can you help me?|What are you good for?|Help|Help me.|What do you know?|What is your purpose?|What can I ask you?|What are you able to do?|How do you help?|What should I ask you?|In what way can you be of use?|Which things are you able to do for me?"),
    _topic("what is this app", "EthervoxGUI is a chat app for language models that run on your own machine. A conversation never ends because the context window is full, and nothing you said is lost.",
           "What is this app?|What is EthervoxGUI?|What does this app do?|What is this program?|Explain this app.|Tell me about this app.|What does EthervoxGUI do?|What is this software for?|How does this app work?|What is special about this app?|Why should I use this app?|Describe this program in short.|For what is EthervoxGUI made?"),
    _topic("gauge", "The context gauge at the top shows how many tokens of the context window are in use. The numbers are real counts from the cache, not estimates.",
           "What does the gauge show?|What is the context gauge?|What is the bar at the top?|What does the bar at the top mean?|What is the gauge?|How do I see how full the context is?|What does the gauge mean?|Explain the gauge.|Where do I see the context usage?|What is the meter at the top?|How many tokens are in use?|What is that bar above the chat?|How can I tell how full the window is?|What do I read off the gauge?"),
    _topic("gauge colors", "Below 60 percent the context is ok, from 60 percent it is a warning, from 80 percent it is critical and from 95 percent it is an overflow. You can change these limits in the settings.",
           "What do the colors of the gauge mean?|What does warning mean?|What does critical mean?|What are the health levels?|What does overflow mean?|What does it mean when the gauge is critical?|When is the context critical?|What are the thresholds?|What happens at 80 percent?|Why is the gauge orange?|Why does it say critical?|At which percentage is it a warning?|From how many percent on is it an overflow?"),
    _topic("timeline", "The timeline shows every turn as a block: what the model still sees, what was summarized and what was dropped. Click a block to go to that turn.",
           "What is the timeline?|What does the timeline show?|Explain the timeline.|What are the blocks at the top?|What are the little blocks?|What is the turn timeline?|How do I read the timeline?|What does the timeline mean?|What is the strip of blocks?|What do the blocks stand for?|Tell me about the timeline.|What can I see in the timeline?|For what is the timeline good?"),
    _topic("timeline colors", "In the timeline green blocks are turns the model still sees, amber blocks were summarized and dashed grey blocks were dropped. Purple marks what was recalled.",
           "What do the colors in the timeline mean?|What do the colors mean?|Which colors does the timeline have?|What does green mean?|What does amber mean?|What are the grey blocks?|What is a purple block?|What do the timeline colors mean?|Why is a block orange?|Why are some blocks grey?|What does the dashed block mean?|Explain the colors.|Why is that block amber?|What is the meaning of the green blocks?"),
    _topic("summarize now", "Summarize now lets the model summarize the old turns at once. The summary is stored as a memory and the tokens become free again.",
           "What does Summarize now do?|What is the Summarize now button?|How do I summarize?|What happens when I press Summarize now?|Can I summarize by hand?|How do I make room?|How can I free tokens?|What is Summarize now?|How do I start a summary?|When should I press Summarize now?|How can I make a summary myself?|What is the button Summarize now for?|I want to free some context by hand. How?"),
    _topic("memory panel", "The memory panel on the right lists the stored memories. You can search them, read one in full and see which turns it stands for.",
           "What is the memory panel?|What does the memory panel show?|Where are the memories?|How do I see my memories?|What is the panel on the right?|Where do I find the summaries?|Explain the memory panel.|How do I open the memory panel?|Where can I read the summaries?|What is on the right side?|What is in the side panel?|Where can I look at stored memories?|For what is the panel at the right?"),
    _topic("memory", "A memory is a stored summary or note. It is kept in the database on your disk and can be searched at any time.",
           "What is a memory?|What are memories?|How do memories work?|What does memory mean here?|What do you mean by memory?|What is stored as a memory?|Are memories kept?|How long is a memory kept?|What does the app call a memory?|What is meant by a memory in this app?|Explain memories to me."),
    _topic("search", "Type into the search field of the memory panel to search memories and turns. The search reads every chat, and a click brings you to the turn.",
           "How do I search?|How can I search my memories?|Can I search old chats?|Where is the search?|How does the search work?|How do I find an old message?|Is there a search?|How do I find something I said earlier?|Can I search my conversations?|What can I search?|How do I look for a memory?|Where do I type to look something up?|How can I find an old turn again?"),
    _topic("profiles", "A profile is a named set of model, system prompt, sampling and context settings. Choose one for a chat, or make your own in the settings.",
           "What is a profile?|What are profiles?|How do I use profiles?|How do I make a profile?|What is in a profile?|How do I change the profile?|How can I create a profile?|What are profiles good for?|Explain profiles.|Can I save my settings as a profile?|How do I set a system prompt?|How do I change the system prompt?|What does a profile hold?|For what do I need a profile?"),
    _topic("api", "The app has a server that speaks the OpenAI API, so other programs can use the loaded model. You switch it on in the settings.",
           "Is there an API?|How do I use the API?|What is the API?|Can other programs use the model?|Does it have a server?|How do I start the server?|Is it compatible with OpenAI?|Can I use it from my own program?|What is the server for?|How do I connect another program?|Does the app have an HTTP API?|Can I reach the model over HTTP?|How can my script talk to the model?"),
    _topic("load model", "Open the model picker at the top and choose a GGUF file from your disk, or download one from the list. A bigger model knows more but needs more memory.",
           "How do I load a model?|How do I load a bigger model?|How can I change the model?|How do I switch models?|Where is the model picker?|What is the model picker?|How do I use another model?|Where do I get models?|Can I use a different model?|How do I open a GGUF file?|How do I download a model?|How do I choose a model?|How do I install a model?|I want another model. How?|Where do I pick the model?|How can I get a bigger model?"),
    _topic("gguf", "GGUF is the file format of llama.cpp for language models. The app loads any GGUF model that your machine has memory for.",
           "What is GGUF?|What is a GGUF file?|Which models can I use?|Which file format do models have?|Which models are supported?|What models does the app support?|What format must a model have?|Which kinds of models work here?|What does GGUF mean?|Does it run every model?|Tell me about GGUF.|Which model files can it open?"),
    _topic("summarized", "A summarized turn has left the context, and a summary stands for it. The turn itself is still stored word for word, and you can bring it back.",
           "What is a summarized turn?|What does summarized mean?|What happens to summarized turns?|Are summarized turns lost?|What does it mean that a turn was summarized?|Why was a turn summarized?|Can I still read summarized turns?|Why are old messages summarized?|Where do summarized turns go?|What is the meaning of summarized?|Is a summarized turn gone?"),
    _topic("dropped", "A dropped turn has left the context without a summary. The model no longer sees it, but it is still stored word for word in the chat.",
           "What is a dropped turn?|What does dropped mean?|What happens to dropped turns?|Are dropped turns deleted?|Why was a turn dropped?|Why are turns dropped?|Can I read a dropped turn?|What does it mean when a turn is dropped?|Is a dropped message gone?|When does the app drop a turn?|What is the meaning of dropped?"),
    _topic("pinned", "A pinned turn is never summarized and never dropped. Pin a turn when the model must always see it word for word.",
           "What is a pinned turn?|What does pinned mean?|How do I pin a turn?|What does the pin do?|What are pins?|How can I keep a turn?|Can I protect a message?|What happens to pinned turns?|Why should I pin a turn?|How do I keep a message in the context?|What is pinning?|How do I make sure a turn stays?|For what is the pin?"),
    _topic("context full", "When the context is full, old turns are summarized by the model, the summary is stored as a memory, the turns leave the cache and the reply goes on. You need not do anything.",
           "What happens when the context is full?|What if the context is full?|What happens when the window is full?|What happens when we run out of tokens?|Does the conversation end when the context is full?|How does the app handle a full context?|What happens if the chat gets too long?|Is there a limit to the conversation?|How long can a chat be?|Can a chat be too long?|What happens at the end of the context?|Why does a conversation never end?|What if the chat becomes too long?|What does the app do when there is no room left?"),
    _topic("mid reply", "When the context fills up in the middle of a reply, the app summarizes old turns, edits the cache and goes on in mid-sentence.",
           "What happens when the context fills up during a reply?|Does a reply stop when the context is full?|Can a reply be cut off?|What if the context overflows in a reply?|What happens in the middle of a reply?|Does a long answer break off?|What if an answer is too long for the context?|Will your answer stop halfway?|What happens if the window fills while you answer?"),
    _topic("data", "Everything is stored on your own machine in a SQLite database inside the data folder. Start the app with --data-dir to choose another folder.",
           "Where is my data stored?|Where are my chats stored?|Where is the data?|Where does the app keep my data?|Where are chats saved?|Are my chats saved?|Where is the database?|Which folder holds my data?|How is the data stored?|Can I move my data?|Where do you save things?|Where are the memories stored?|Where do my messages go?|In which place are the chats kept?|How can I choose the data folder?"),
    _topic("privacy", "Yes, it is private: the model runs on your machine and your chats stay there. Nothing is sent to a server unless you choose a remote model.",
           "Is it private?|Is my data private?|Do you send my data anywhere?|Does it work offline?|Is anything sent to the internet?|Do I need the internet?|Who can read my chats?|Is this safe?|Does the app upload my chats?|Can I use it without internet?|Is my data safe?|Does anything leave my machine?|Will anybody else see my messages?"),
    _topic("n_ctx", "n_ctx is the size of the context window in tokens: all that the model can see at once. You set it in the settings or with --n-ctx.",
           "What is n_ctx?|What is the context window?|How big is the context window?|What is the context size?|How do I change n_ctx?|What is the context?|How do I make the context bigger?|What does n_ctx mean?|How can I change the context size?|What is a context window?|Can I make the window larger?|How large is the context?|Explain n_ctx.|Where do I set the context size?"),
    _topic("token", "A token is a piece of text, often a word or a part of one. The context window and the gauge are counted in tokens.",
           "What is a token?|What are tokens?|What does token mean?|How long is a token?|What do you mean by tokens?|Explain tokens.|Is a token a word?|What is meant by a token?|Tell me what tokens are."),
    _topic("kv cache", "The KV cache holds what the model has computed for every token it sees. The app edits it turn by turn, so nothing has to be read again.",
           "What is the KV cache?|What is KV?|What does KV mean?|What is the cache?|What does in KV mean?|Explain the KV cache.|What is in the cache?|How is the cache edited?|What does the cache do?|Tell me about the KV cache.|What is stored in the KV cache?"),
    _topic("methods", "There are three methods: gap removes turns and keeps the positions, shift removes them and closes up, and rebuild reads the shortened chat again.",
           "What is gap?|What is shift?|What is rebuild?|What does gap mean?|Which methods are there?|How are turns removed?|What is a rebuild?|What does the method mean?|What are gap, shift and rebuild?|Explain the edit methods.|Which ways to edit the cache exist?|What is the difference between gap and shift?"),
    _topic("capability", "Surgical means that the cache of this model can be edited turn by turn. Other models are rebuilt instead, and the app tells you why.",
           "What does surgical mean?|What is the capability?|Why does my model say rebuild only?|What is surgical?|Why is my model not surgical?|What does rebuild only mean?|What is the capability of a model?|What does the word surgical say about a model?|Why is only rebuild possible?"),
    _topic("headless", "The headless mode runs without a window: ethervox-gui headless --model FILE. It reads one message a line and writes events as JSON.",
           "What is headless mode?|How do I run it without a window?|Is there a command line?|How do I use headless mode?|Can I use it in a terminal?|Does it run without a screen?|What does headless mean?|How do I start headless?|Can I use it from a script?|Is there a mode without a window?|How can I run the app on a server without display?"),
    _topic("options", "Useful options are --model FILE, --n-ctx N, --data-dir DIR and --set key=value. They mean the same with and without a window.",
           "What options are there?|Which command line options exist?|What are the command line options?|How do I start it with options?|Which flags are there?|What flags can I use?|What does --set do?|Which arguments does the program take?|What parameters can I give at the start?"),
    _topic("shortcuts", "Press Enter to send a message. Everything in the window can be reached by keyboard, and a line that begins with / is a command.",
           "What are the shortcuts?|Are there keyboard shortcuts?|Which keys can I use?|How do I use the keyboard?|How do I send a message?|Can I use it without a mouse?|What are the keyboard shortcuts?|Which shortcuts are there?|Does Enter send?|Which keyboard shortcuts exist?|Can everything be done by keyboard?"),
    _topic("commands", "A line that begins with / is a command, for example /help. Type / and the app shows you all the commands.",
           "What are slash commands?|Which commands are there?|How do I use commands?|What is a slash command?|What commands can I type?|What does /help do?|Is there a list of commands?|How do commands work?|Which commands can I use here?|What happens when I type a slash?"),
    _topic("themes", "There is a light and a dark theme. You can change the theme in the settings.",
           "Is there a dark mode?|How do I change the theme?|Can I use a dark theme?|Which themes are there?|How do I switch to dark mode?|Can I change the look?|Is there a light theme?|How can I make it dark?|Can I change the colors of the window?|It is too bright. What can I do?|Does the app have themes?"),
    _topic("settings", "Open the settings dialog to change the model, the context, the limits, the server and the theme. On the command line use --set key=value.",
           "Where are the settings?|How do I change the settings?|How do I open the settings?|What can I set?|Which settings are there?|How do I configure the app?|Can I change the settings?|What is in the settings?|How can I configure it?|Where can I change options of the app?|I want to change a setting. How?"),
    _topic("install", "There are installers for Linux, Windows and macOS. From the source you start it with packaging/run.sh.",
           "How do I install it?|Is there an installer?|How do I install this app?|Does it run on Windows?|Does it run on Linux?|Does it run on a Mac?|Which systems are supported?|How do I start the app?|What are the installers?|On which systems does it run?|Is there a version for Windows?|How can I get the app on another machine?"),
    _topic("new chat", "Click New chat on the left to begin a new conversation. The list on the left holds all your chats.",
           "How do I start a new chat?|How do I make a new chat?|Where is my chat list?|How do I begin a new conversation?|What is on the left side?|How do I open another chat?|How do I open an old chat?|Can I have more than one chat?|What is the list on the left?|How can I begin another conversation?|Where do I find my other chats?"),
    _topic("stop", "Click the stop button to end a reply. What was written so far stays in the chat.",
           "How do I stop a reply?|What does the stop button do?|How can I stop you?|Can I stop the answer?|How do I interrupt a reply?|How do I cancel?|What happens when I press stop?|Is there a way to interrupt you?|How can I end an answer early?"),
    _topic("edit message", "You can edit an earlier message or ask for another answer. Both are kept as branches of the chat.",
           "Can I edit a message?|How do I edit a message?|What is a branch?|Can I get another answer?|How do I regenerate an answer?|Can I change what I said?|What are branches?|How do I ask for a second answer?|Is it possible to edit an old message?|How can I get a different answer?"),
    _topic("bring back", "Removed turns are saved as pages on disk. Bring back puts such a turn into the context again within a moment.",
           "Can I bring back a turn?|How do I bring back an old turn?|What is a page?|Can I undo a summary?|How do I restore a turn?|What is paging?|Can I get summarized turns back?|How do I undo?|What are pages?|How can I put an old turn into the context again?|Is there an undo for a summary?"),
    _topic("export", "You can export a chat to a file and import it again. Look for export and import in the menu.",
           "How do I export a chat?|Can I export my chats?|How do I import a chat?|Can I save a chat to a file?|Is there an export?|How can I back up my chats?|How do I share a chat?|Can I write a chat to a file?|In what way can I export a conversation?"),
    _topic("speed", "I am small and fast. Bigger models are slower; the status line shows the tokens per second of a reply.",
           "How fast are you?|Why is it slow?|How fast is the model?|Where do I see the speed?|What are tokens per second?|Why is my model slow?|How can I see the speed?|Is a bigger model slower?|At what speed do you answer?|Where is the speed shown?"),
    _topic("hardware", "The app runs on an ordinary computer without a graphics card. A bigger model needs more memory.",
           "Do I need a GPU?|What hardware do I need?|How much memory do I need?|Does it need a graphics card?|What computer do I need?|Can my laptop run it?|Which requirements are there?|What are the system requirements?|How much RAM does it need?|Is a graphics card required?|What kind of computer does it take?"),
    _topic("license", "EthervoxGUI is open source under the MIT license, and so am I.",
           "What license does it have?|Is it open source?|Is it free?|What does it cost?|What is the license?|Can I use it for free?|Is the source open?|Do I have to pay?|Under which license is it?|How much must I pay for this app?"),
    _topic("how remember", "What you tell me stays in the context. When it is full, I summarize it, and the summary stays with us, so I still know it later.",
           "How do you remember things?|How does your memory work?|Will you forget what I said?|Can you forget?|How can you remember so much?|Do you forget things?|How do you keep what I tell you?|Will you remember this tomorrow?|Do you remember old messages?|Why do you not forget?|In which way do you remember?|Are you going to forget this?"),
    _topic("event log", "The event log lists every edit of the context: what was done, why, how long it took and how many tokens became free.",
           "What is the event log?|Where do I see what happened?|What does the log show?|Is there a log?|What was edited?|How do I see the edits?|Where are the events?|Can I see what the app did?|For what is the event log?|Where can I see which edits were made?"),
    _topic("governor", "The governor keeps a chat inside its context budget: it observes, decides, plans, applies and reports.",
           "What is the governor?|What does the governor do?|Explain the governor.|Who decides what is summarized?|Who decides what leaves the context?|What is meant by the governor?|Which part decides what leaves?"),
)
BY_KEY = {topic.key: topic for topic in TOPICS}

_LONG_ORDER = ("what is this app", "context full", "mid reply", "gauge", "gauge colors", "timeline", "timeline colors",
               "summarized", "dropped", "pinned", "memory", "memory panel", "search", "load model", "profiles", "data", "what are you")
LONG_ANSWER = "\n\n".join(BY_KEY[key].answer for key in _LONG_ORDER)
LONG_ASK = pool([
    "Tell me a long story about this app.", "Explain everything about this app.", "Tell me everything about this app.",
    "Explain the whole app to me.", "Tell me a long story.", "Write a long text about this app.", "Explain the app in detail.",
    "Give me a long explanation of this app.", "Write a long story about EthervoxGUI.", "Tell me all about EthervoxGUI.",
    "I want to know everything about this app.", "Describe the whole app in detail.", "Explain everything.", "Give me a tour of the app.",
    "Write a very long answer.", "Talk about this app for a long time.", "Write a long explanation of everything.",
    "Explain all parts of the app at length.", "Please write me a long text on how all of this works.", "Tell me a very long story about the app.",
], 3)


def question(s: Source) -> tuple[str, str]:
    """A question about the app and its answer."""
    if s.chance(0.012):
        return s.phrase(LONG_ASK), LONG_ANSWER
    topic = s.rng.choice(TOPICS)
    return s.phrase(topic.ask), topic.answer
