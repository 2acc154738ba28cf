<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name></name>
        <message>
            <source>Bring back turns {}</source>
            <translation>Bring back {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>Quoted for it from turns {}, {} tokens</source>
            <translation>Quoted for it from {0|turn|turns} {}, {} {1|token|tokens}</translation>
        </message>
        <message>
            <source>Quoted from turns {}</source>
            <translation>Quoted from {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>Quoted from turns {} for this</source>
            <translation>Quoted from {0|turn|turns} {} for this</translation>
        </message>
        <message>
            <source>Summary of turns {}</source>
            <translation>Summary of {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>Try again in {seconds} seconds.</source>
            <translation>Try again in {seconds} {seconds|second|seconds}.</translation>
        </message>
        <message>
            <source>Turns {} dropped</source>
            <translation>{0|Turn|Turns} {} dropped</translation>
        </message>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turn|Turns} {} forgotten</translation>
        </message>
        <message>
            <source>Turns {} summarized</source>
            <translation>{0|Turn|Turns} {} summarized</translation>
        </message>
        <message>
            <source>a summary of turns {}</source>
            <translation>a summary of {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>memories recalled after turns {}</source>
            <translation>memories recalled after {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>quotations from turns {}</source>
            <translation>quotations from {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>the summary of turns {}</source>
            <translation>the summary of {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>turns that had come back ({})</source>
            <translation>{0|turn|turns} that had come back ({})</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turn|turns} {}</translation>
        </message>
        <message>
            <source>{n:,} downloads</source>
            <translation>{n:,} {n|download|downloads}</translation>
        </message>
        <message>
            <source>{n:,} likes</source>
            <translation>{n:,} {n|like|likes}</translation>
        </message>
        <message>
            <source>{n:,} pages have been looked for since the program started; found: {hits:,} ({share:.0%})</source>
            <translation>{n:,} {n|page has|pages have} been looked for since the program started; found: {hits:,} ({share:.0%})</translation>
        </message>
        <message>
            <source>{n:,} pages of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</source>
            <translation>{n:,} {n|page|pages} of all chats, {mb:,.1f} MB of at most {most:,.0f} MB</translation>
        </message>
        <message>
            <source>{n:,} pages of this chat, {mb:,.1f} MB</source>
            <translation>{n:,} {n|page|pages} of this chat, {mb:,.1f} MB</translation>
        </message>
        <message>
            <source>{n:,} tokens</source>
            <translation>{n:,} {n|token|tokens}</translation>
        </message>
        <message>
            <source>{n:,} tokens, about {s:,} s</source>
            <translation>{n:,} {n|token|tokens}, about {s:,} s</translation>
        </message>
        <message>
            <source>{n} files</source>
            <translation>{n} {n|file|files}</translation>
        </message>
        <message>
            <source>{ready:,} of the {n:,} turns outside the context can come back from a page</source>
            <translation>{ready:,} of the {n:,} {n|turn|turns} outside the context can come back from a page</translation>
        </message>
        <message>
            <source>{} downloads</source>
            <translation>{} {0|download|downloads}</translation>
        </message>
        <message>
            <source>{} likes</source>
            <translation>{} {0|like|likes}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
        <message>
            <source>{} tokens freed</source>
            <translation>{} {0|token|tokens} freed</translation>
        </message>
        <message>
            <source>{} tokens in {}</source>
            <translation>{} {0|token|tokens} in {}</translation>
        </message>
        <message>
            <source>{} tokens were already in the cache.</source>
            <translation>{} {0|token was|tokens were} already in the cache.</translation>
        </message>
        <message>
            <source>{} · quoted from turns {}</source>
            <translation>{} · quoted from {1|turn|turns} {}</translation>
        </message>
    </context>
    <context>
        <name>AssistantMessage</name>
        <message>
            <source>Show all {} characters</source>
            <translation>Show all {} {0|character|characters}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>Chip</name>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>ContextActions</name>
        <message>
            <source>Bring back turns {}?</source>
            <translation>Bring back {0|turn|turns} {}?</translation>
        </message>
        <message>
            <source>The model has to read {} tokens for that.</source>
            <translation>The model has to read {} {0|token|tokens} for that.</translation>
        </message>
        <message>
            <source>Turns {} are back</source>
            <translation>{0|Turn|Turns} {} {0|is|are} back</translation>
        </message>
    </context>
    <context>
        <name>EditMarker</name>
        <message>
            <source>Bring back turns {}</source>
            <translation>Bring back {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>Bring turns {} back into the context</source>
            <translation>Bring {0|turn|turns} {} back into the context</translation>
        </message>
        <message>
            <source>Undo: bring turns {} back</source>
            <translation>Undo: bring {0|turn|turns} {} back</translation>
        </message>
    </context>
    <context>
        <name>EditsDialog</name>
        <message>
            <source>Turns {} forgotten</source>
            <translation>{0|Turn|Turns} {} forgotten</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>ImportActions</name>
        <message>
            <source>{} chats are in the list</source>
            <translation>{} {0|chat is|chats are} in the list</translation>
        </message>
        <message>
            <source>{} of {} chats</source>
            <translation>{} of {} {1|chat|chats}</translation>
        </message>
    </context>
    <context>
        <name>MemoryActions</name>
        <message>
            <source>{} · {} tokens</source>
            <translation>{} · {} {1|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>MemoryDetail</name>
        <message>
            <source>Stands for turns {} of “{}”</source>
            <translation>Stands for {0|turn|turns} {} of “{}”</translation>
        </message>
    </context>
    <context>
        <name>Proposal</name>
        <message>
            <source>Turns {} are about to leave</source>
            <translation>{0|Turn|Turns} {} {0|is|are} about to leave</translation>
        </message>
    </context>
    <context>
        <name>RecallRow</name>
        <message>
            <source>Recall · {} tokens</source>
            <translation>Recall · {} {0|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>ReturnRow</name>
        <message>
            <source>Bring back · {} tokens</source>
            <translation>Bring back · {} {0|token|tokens}</translation>
        </message>
        <message>
            <source>turns {}</source>
            <translation>{0|turn|turns} {}</translation>
        </message>
        <message>
            <source>{} are read again</source>
            <translation>{} {0|is|are} read again</translation>
        </message>
    </context>
    <context>
        <name>StatusRow</name>
        <message>
            <source>message: {} tokens</source>
            <translation>message: {} {0|token|tokens}</translation>
        </message>
    </context>
    <context>
        <name>SummaryDialog</name>
        <message>
            <source>In use: {} tokens now; your text is counted when it is applied.</source>
            <translation>In use: {} {0|token|tokens} now; with your text it is counted when applied.</translation>
        </message>
        <message>
            <source>Turns {} would leave, {} tokens.</source>
            <translation>{0|Turn|Turns} {} would leave, {} {1|token|tokens}.</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dropped turns {} from the context</source>
            <translation>Dropped {0|turn|turns} {} from the context</translation>
        </message>
        <message>
            <source>Summarized turns {}</source>
            <translation>Summarized {0|turn|turns} {}</translation>
        </message>
        <message>
            <source>{} tokens freed in {}; nothing is lost</source>
            <translation>{} {0|token|tokens} freed in {}; nothing is lost</translation>
        </message>
    </context>
    <context>
        <name>UserMessage</name>
        <message>
            <source>Show all {} characters</source>
            <translation>Show all {} {0|character|characters}</translation>
        </message>
        <message>
            <source>{} tokens</source>
            <translation>{} {0|token|tokens}</translation>
        </message>
    </context>
</TS>
