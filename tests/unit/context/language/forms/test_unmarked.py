"""Questions that people type without a sign, and what only begins like one."""

from __future__ import annotations

import pytest

from ethervox_gui.context.language.forms.unmarked import asks_unmarked
from ethervox_gui.context.language.sentences import asks

ASK = """
is nora vegan
was lena allergic to nuts
is gerlinde a beekeeper
hat lena geantwortet
hat tom schon angerufen
which string snapped
what was that regex again
who is the plumber again
where from the flour
did lena reply
did the parcel come
did my sister call
did any of them eat
haben lukas und eva die tickets gekauft
lena cevap verdi mi
ответила ли лена
можно ли кошке рыбу
is rent due
has ben paid the bill
does tobiah still live here
will nora come on friday
hat jost die torte gebacken
hat der techniker schon angerufen
hat die versicherung den schaden bezahlt
hat mein vermieter geantwortet
does trufa bark at night
doesn't arlo like spinach
how long is the bus ride
how many beds in the second hut
how big is the plot
how much is left in the pot
so how much do we owe pernille
and who keeps the money
who did i say is vegetarian
who booked the flights
whose knee is bad
what day do we fly
what number do i call for imogen
what else is on the list
what happened to sample c
how about the third hut
which of us is vegetarian
when does our plane land
where are the tickets
what was ph of b
how heavy was sample a
how fast did i spin it
how often do the buses run
what kind of paint was it
wer stellt die zahlen vor
wo liegt die präsentation
wann ist die versammlung
wie viele leute kommen
was kostet das essen
wer hat angerufen
wem gehört der hund
welche punkte will der betriebsrat
wie lange dauert die fahrt
ab wann gibt es kaffee
von wem war das geschenk
wann fängt das konzert an
wo steht das auto
wie hieß der wirt
was trinkt thorsten
mit wem treffe ich mich am montag
combien d'invités au final
qui vient samedi
qui a pris les clés
où sont les billets
c'est où la fête
quelle heure est-il
à quel étage habite gaël
quand commence la cérémonie
comment s'appelle la fleuriste
pourquoi odile ne vient pas
cual era el titulo
cuantas paginas llevo
quien viene a cenar
cuando fue la entrevista
donde esta el archivo
que dia es la entrega
chi è il proprietario
quanti giorni restiamo
quando scade la caparra
dove sono le chiavi
a che ora parte il bus
come si chiama il cane
quantas pessoas vêm
quem paga o hotel
onde está o passaporte
quando começa o curso
qual foi o preço
сколько стоит билет
кто звонил вчера
где мои очки
когда день рождения у мамы
какая завтра погода
куда поедем в отпуск
как называется гостиница
ile mam pieniędzy
czy ania przyjdzie
kto ma klucze
kiedy jest egzamin
gdzie był hotel
która godzina
saat kaç
sınav ne zaman
hangi otobüs gidiyor
kitap nerede
متى موعد الطبيب
كم سعر الغرفة
أين المفتاح
هل وصل الطرد
बैठक कब है
चाबी कहाँ है
कितने लोग आएंगे
会议是几点
谁去接孩子
房号是多少
包裹在哪儿
会議は何時から
担当は誰
値段はいくら
회의가 언제예요
비밀번호가 뭐였지
how many croissants on saturdays
how far can marek walk per day
how much did dagny pay
how much for the van
how deep was the sofa again
what time does the shop open
what was the name of the landlady again
which day is bin day
who brings the ladder
who lives in harrow lane
what colour were the tiles
what about the deposit
when is callum free
where did emma put the keys
any idea where the receipts went
how old is biscuit now
how long till the lease ends
do we still have milk
are the tiles here yet
was the invoice paid
does the van have a tow bar
who else is coming
whose turn is it to cook
what else did i need to buy
was kostet die tonne
wann kommt der techniker
wo wohnt jörn
wie heißt der vorstand
wie groß ist die parzelle nochmal
welche tomaten wollte ich pflanzen
wieviel kostet das
wer bringt den gasbrenner
wie war nochmal die nummer
welcher tag ist das
bis wann muss ich zahlen
was hab ich über den hund gesagt
a quelle heure part la navette
combien coûte le traiteur
qui fait les photos
c'est quoi le nom de la fleuriste
quel jour est la cérémonie
où est la robe
cuando es la defensa
cual es la clave
quien es el segundo lector
cuanto cuesta el mapa
quando parte il treno
quanto costa l'ombrellone
chi viene con il cane
dove abita ilaria
qual è l'indirizzo
che ore sono a tokyo
quanto custa o hotel
onde fica a casa
quem vem jantar
qual é o código
когда привезут плитку
сколько розеток нужно
кто приходит в пятницу
какой код домофона
где лежат ключи
как зовут мастера
kiedy jest spotkanie
ile kosztuje bilet
kto przyjdzie w piątek
gdzie są klucze
jaki jest kod
toplantı ne zaman
kaç kişi geliyor
anahtar nerede
kim geliyor
什么时候交房租
谁来修水管
密码是多少
多少钱
展会在哪里
quelles langues je parle
combien ils proposent chez le notaire
bath or shower, what did we say
tee oder kaffee, was haben wir gesagt
tren o coche, qué dijimos
"""
STATE = """
is really sick
is called a mess
is half a mile
is at home
hat super geklappt
hat nicht funktioniert
hat endlich geregnet
which nearly failed
which then broke
which everybody lost
what a mess again
where i went again
did yoga then work
did the dishes
did the laundry and called mum
did my taxes today
questo libro è per mi
haben gestern die fenster geputzt
has finally arrived
is back home now
will ask mum tomorrow
could not find the drill
hat leider die prüfung nicht bestanden
hat die rechnung bezahlt
hat den schaden bezahlt
does look nice
does yoga daily
does night shifts
how she manages that i don't know
how much he drinks worries me
how many i need depends on ana
when it rains the bus is late
when marek came back we left
where we stayed was lovely
who knows, maybe saturday
what i need is a new headlamp
what she told me stays here
what a lovely hut
which one we take doesn't matter
which took three hours
which was great
how cool
what else, ah yes, the cat needs food
was on the phone all morning
are at the station now
am back at six
does not work on mondays
had pizza with tobiah
was ein tag
was mich nervt ist der lärm
was gestern war ist vergessen
wer mag kann mitkommen
wie besprochen kommt alois um acht
wie jedes jahr fahren wir an die see
wo es warm ist bin ich glücklich
wann er kommt ist mir egal
wie schön
welche hab ich noch im keller
wie viele kommen weiß ich nicht
quand il pleut je reste
qui vivra verra
quelle belle journée
quel temps de chien
comment il fait je ne sais pas
pourquoi pas
cuando era niño vivía en lima
cuanto antes mejor
como dijo nuria, falta el mapa
quien sabe
que bonito
quando piove resto a casa
quanto prima ti mando il file
per quanto ne so parte alle nove
chi dorme non piglia pesci
come sempre sono in ritardo
quanto mais cedo melhor
quando era criança morava aqui
quem sabe
как всегда, всё болит
кто рано встаёт, тому бог подаёт
когда был маленьким, жил в туле
какой кошмар
какая красота
ile razy można mówić
kiedy byłem mały, mieszkałem w łodzi
gdzie drwa rąbią, tam wióry lecą
kim gelirse gelsin kapı açık
birkaç arkadaş geliyor
nasıl olsa geç kaldık
من المدرسة إلى البيت نصف ساعة
كم هو جميل
जब बारिश होती है मैं घर रहता हूँ
मुझे नहीं पता वह कब आएगा
不知道什么时候来
买了几个苹果
谁都喜欢小明
没什么大事
いつも八時に起きる
誰も来ない
どこでもいい
언제든지 괜찮아요
누구나 올 수 있어요
몇 번 가 봤어요
what i like most is tea
when i was in oslo it rained
how i met her is a long story
who i really miss is my gran
where i live there are no shops
which is fine by me
which reminds me, my aunt comes on friday
whoever comes first gets the blue room
when anna arrives we eat
when piotr is on holiday juno works
how many come depends on the weather
how much it costs doesn't matter
what a day
who cares, the boiler is broken
whichever bus comes first
how lovely
will be at the office until six
can do thursday
have a cold since monday
was in oslo last week
is a nice place, we liked it
had a fight with my boss
are out of milk
wann immer ich kann fahre ich rad
wie gesagt, der techniker kommt am montag
was ich brauche ist ruhe
wenn jörn kommt, machen wir das dach
wer zu spät kommt zahlt eine runde
wo ich wohne gibt es keinen bus
wie du weißt habe ich zwei hunde
hab den beamer bestellt
ist alles schon bezahlt
quand anna arrive on mange
qui veut venir vient
où j'habite il n'y a pas de bus
cuando llega nuria comemos
donde vivo no hay autobuses
quien quiera venir que venga
como siempre llego tarde
quando arriva ilaria mangiamo
chi vuole viene
dove abito non ci sono autobus
che bella giornata
quando a ana chega jantamos
onde moro não há ônibus
quem quiser vem
когда придёт рустам, начнём
где живу, там нет магазинов
кто хочет, тот придёт
как обычно, опоздал
kiedy przyjdzie ania, zjemy
kto chce, ten przyjdzie
gdzie mieszkam nie ma sklepów
ne zaman gelirse gelsin
谁都可以来
什么都不想吃
dinner with kim at eight
was lost at sea
c'est quand même bien
c'était quand j'étais petit
quelle chance tu as
later than what we said, so what
wer kocht muss nicht spülen
die qual der wahl
"""


@pytest.mark.parametrize("sentence", ASK.strip().splitlines())
def test_a_question_is_known_without_its_sign(sentence: str) -> None:
    assert asks(sentence)


@pytest.mark.parametrize("sentence", STATE.strip().splitlines())
def test_what_only_begins_with_a_word_that_asks_is_no_question(sentence: str) -> None:
    assert not asks(sentence)


@pytest.mark.parametrize(
    "sentence", ["who brings the ladder.", "wo wohnt jörn, der wohnt in kiel", "wo " * 40]
)
def test_what_has_a_full_stop_or_more_than_one_clause_asks_by_its_sign_alone(sentence: str) -> None:
    assert not asks(sentence)


def test_a_spanish_question_may_have_its_first_sign_alone() -> None:
    assert asks("hola, ¿cómo se llama tu perro")
    assert not asks("¿Vienes? Sí, con «Lola»")


def test_a_long_text_of_words_that_ask_is_told_at_once() -> None:
    assert not asks_unmarked("how many " * 20_000)
