"""Words that ask or point ("what", "you", "that"): they stand for what is meant, and name nothing."""

from __future__ import annotations

from typing import Final

#: In the languages of the window.  What is a noun or a name elsewhere is not here: "son", "dove", "Kim".
_WORDS: Final = """
    what what's who who's whom whose which where where's when why how you your yours he him his she her
    hers its they them their theirs me my mine we our ours this that that's these those there here was
    wer wen wem wessen welche welcher welches welchen welchem wo wohin woher wann warum wieso wie ich
    mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner er ihn
    ihm sie ihr ihre ihren ihrem ihrer wir uns unser unsere unseren unserem unserer es das diese dieser
    dieses dort hier que quoi qui quel quelle quels quelles où quand pourquoi comment je moi mon mes tu
    toi ton tes il elle lui ils elles leur leurs nous notre nos vous votre vos cela ceci cette celui
    celle ici qué quién quiénes cuál cuáles dónde cuándo cómo yo mí mi mis tú ti tus él ellos ellas
    nosotros nosotras nuestro nuestra usted ustedes vosotros esto eso este esta estos estas ese esa aquí
    allí che cosa chi quale quali quando perché io mio miei mie tuo tua tuoi tue lei loro noi nostro
    nostra voi vostro vostra questo questa quello quella qui o quê quem qual quais onde porquê meu minha
    meus minhas você vocês teu tua seu sua ele ela eles elas isto isso esse essa aquele aquela aqui co
    kto kogo komu czym który która które gdzie kiedy dlaczego czemu jak ja mnie mój moja moje ciebie
    twój twoja twoje on ona ono jego jej ich my nas nasz nasza wy was wasz tutaj ne kimi kime neden
    niçin nasıl nerede nereye nereden hangi benim bana beni senin sana seni onun ona onu biz bizim siz
    sizin onlar что кто кого кому чем кем какой какая какие который где куда откуда когда почему зачем
    как я меня мне мой моя моё мои ты тебя тебе твой твоя твои он его ему она её ей они их им мы нас нам
    наш наша вы вас вам ваш ваша это этот эта эти там здесь ما ماذا من متى أين كيف لماذا أي هل أنا أنت
    أنتم هو هي هم نحن هذا هذه ذلك تلك هنا هناك क्या कौन किस किसे किसने किसका कहाँ कहां कब क्यों कैसे
    कौनसा मैं मुझे मेरा मेरी मेरे तुम तुम्हारा तुम्हारी आप आपका आपकी आपके वह वो यह ये हम हमारा हमारी
    उसका उसकी उनका यहाँ वहाँ 뭐 무엇 무엇을 누구 누가 어디 어디에 어디서
    언제 왜 어떻게 나 나는 내 내가 저 저는 제 제가 너 너는 네 네가 당신 우리
"""
_POINTING: Final = frozenset(_WORDS.split())


def points(word: str) -> bool:
    """Whether a word asks or points, in whatever letters it is written."""
    return word.casefold().replace("’", "'") in _POINTING
