"""Words and values. Every list is cut in two: what training may use, and what only the evaluation uses."""

from __future__ import annotations

import random
import string
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Pool:
    """A list of words or phrasings of which the last few are kept for the evaluation."""

    train: tuple[str, ...]
    held: tuple[str, ...]

    def of(self, held: bool) -> tuple[str, ...]:
        """The half to draw from."""
        return self.held if held else self.train


def pool(words: str | Sequence[str], held: int) -> Pool:
    """Cut a list (a string is cut at its commas) into a training half and ``held`` last entries."""
    items = [w.strip() for w in words.split(",")] if isinstance(words, str) else list(words)
    return Pool(tuple(items[:-held]), tuple(items[-held:]))


@dataclass
class Source:
    """Randomness with a side: training or held-out. Everything that is drawn goes through here."""

    rng: random.Random
    held: bool = False
    #: Phrasings may be held out while words are not, and the other way round (for the evaluation).
    held_phrasings: bool = field(default=False)

    @classmethod
    def training(cls, seed: int) -> Source:
        """A source that never sees a held-out word or phrasing."""
        return cls(random.Random(seed))

    @classmethod
    def held_out(cls, seed: int) -> Source:
        """A source that uses held-out words and held-out phrasings only."""
        return cls(random.Random(seed), held=True, held_phrasings=True)

    def word(self, words: Pool) -> str:
        """One word of the side."""
        return self.rng.choice(words.of(self.held))

    def phrase(self, phrasings: Pool) -> str:
        """One phrasing of the side."""
        return self.rng.choice(phrasings.of(self.held_phrasings))

    def chance(self, p: float) -> bool:
        """True with probability ``p``."""
        return self.rng.random() < p


_SYLLABLES = pool(
    "ba,be,bi,bo,bu,da,de,di,do,du,fa,fe,fi,fo,ga,go,ha,he,hi,ka,ke,ki,ko,ku,la,le,li,lo,lu,ma,me,mi,mo,mu,"
    "na,ne,ni,no,nu,pa,pe,pi,po,ra,re,ri,ro,ru,sa,se,si,so,su,ta,te,ti,to,tu,va,ve,vi,vo,za,ze,zo,ja,jo,"
    "an,en,in,on,ar,er,or,el,al,ol,is,us,as,os,ith,eth,ond,ard,elm,ork,ash,yn,yl,quo,bra,cre,dro,fla,gri,"
    "pla,ste,tra,wen,sko,thi,cha,sha,fer,lin,mon,den,ton,ver,wick,ford,gar,hol,jas,kel,lor,mar,ner,pol,"
    "hu,wa,wo,ya,yo,ul,ir,ost,ent,bla,cli,dra,fro,gle,pri,slo,tri,zan,rud,bem",
    25,
)
_NAMES = pool(
    "Falcon,Atlas,Orion,Willow,Juniper,Biscuit,Maple,Copper,Nimbus,Harbor,Lantern,Pebble,Saffron,Quartz,"
    "Ember,Indigo,Tundra,Velvet,Cobalt,Hazel,Rowan,Sorrel,Bramble,Cedar,Finch,Heron,Otter,Puffin,Wren,Rex,"
    "Max,Luna,Bella,Charlie,Coco,Milo,Daisy,Rocky,Lucky,Ginger,Shadow,Felix,Simba,Nala,Oscar,Toby,Ruby,"
    "Pepper,Cookie,Apollo,Titan,Phoenix,Aurora,Zephyr,Echo,Nova,Comet,Bluebird,Sunrise,Horizon,Compass,"
    "Anchor,Granite,Thunder,Breeze,Meadow,Summit,Delta,Sparrow,Badger,Hermes,Neptune,Jupiter,Icarus,Vega,"
    "Clover,Peanut,Waffles,Mango,Olive,Mocha,Smokey,Whiskers,Patch,Bandit,Ziggy,Fluffy,Buddy,Sunny,Bear,"
    "Mercury,Saturn,Raven,Eagle,Condor,Panther,Marble,Ivory,Amber,Jade,Onyx,Topaz,Thistle,Fern,Nettle",
    24,
)
PEOPLE = pool(
    "Anna,Ben,Clara,David,Emma,Frank,Greta,Hugo,Ida,Jack,Karen,Leo,Maria,Nina,Oliver,Paul,Rosa,Sam,Tina,"
    "Victor,Wendy,Yusuf,Zoe,Alice,Bob,Carol,Dan,Eva,Fiona,George,Helen,Ivan,Julia,Kevin,Laura,Mark,Nora,"
    "Peter,Quentin,Rachel,Simon,Theo,Ursula,Vera,Walter,Amir,Bruno,Chen,Diego,Elif,Farid,Gita,Hana,Ines,"
    "Jonas,Kofi,Lena,Mei,Nadia,Omar,Priya,Ravi,Sofia,Tariq,Tom,Lucy,John,Mary,James,Linda,Robert,Susan,"
    "Marek,Noemi,Otto,Pavel,Renata,Stefan,Tamara,Ulrich,Viola,Wanda,Xavier,Yara",
    14,
)
CITIES = pool(
    "Paris,Oslo,Lisbon,Nairobi,Kyoto,Lima,Dublin,Vienna,Prague,Montreal,Helsinki,Cairo,Athens,Seoul,Toronto,"
    "Berlin,London,New York,Rome,Madrid,Tokyo,Boston,Chicago,Denver,Seattle,Sydney,Delhi,Cape Town,Bogota,"
    "Hamburg,Munich,Porto,Riga,Tallinn,Zagreb,Warsaw,Ghent,Leeds,Bristol,Quito,Hanoi,Accra,Tunis,Zurich,"
    "Geneva,Malaga,Turin,Krakow,Utrecht,Bergen",
    9,
)
COLORS = pool(
    "red,blue,green,yellow,purple,orange,black,white,pink,brown,grey,turquoise,dark blue,light green,silver,"
    "gold,beige,violet,crimson,teal,magenta",
    4,
)
FOODS = pool(
    "pizza,sushi,pasta,curry,tomato soup,apple pie,pancakes,chocolate cake,fried rice,lentils,noodles,tacos,"
    "dumplings,cheese toast,lasagna,waffles,potato salad,ramen,falafel,porridge,peanuts,strawberries,milk,"
    "shellfish,eggs,goulash,risotto,gnocchi,papayas",
    5,
)
JOBS = pool(
    "teacher,nurse,baker,engineer,designer,doctor,carpenter,lawyer,pilot,farmer,writer,plumber,librarian,"
    "software developer,data analyst,bus driver,gardener,chef,translator,photographer,accountant,painter,"
    "physicist,surveyor,tailor,dentist,geologist,train conductor",
    6,
)
TECH = pool(
    "Python,Rust,Go,Java,Kotlin,Swift,TypeScript,Haskell,Elixir,C++,PostgreSQL,SQLite,MySQL,Redis,MongoDB,"
    "DuckDB,Django,Flask,React,Docker,Kubernetes,Linux,Blender,Figma,GitLab,Jenkins,Kafka,Nginx,Qt,Scala,"
    "Erlang,Cassandra,Vue,Terraform",
    6,
)
LANGUAGES = pool(
    "Spanish,French,German,Italian,Japanese,Chinese,Arabic,Polish,Dutch,Greek,Turkish,Hindi,Korean,Russian,"
    "Swedish,Finnish,Hungarian,Icelandic,Swahili",
    4,
)
HOBBIES = pool(
    "chess,climbing,sailing,knitting,painting,cycling,hiking,baking,fishing,gardening,photography,swimming,"
    "running,yoga,pottery,dancing,reading,surfing,fencing,origami,archery,woodcarving",
    5,
)
ANIMALS = pool(
    "fox,owl,whale,tiger,penguin,horse,dolphin,bear,wolf,rabbit,elephant,cat,dog,turtle,otter,badger,lynx,heron",
    4,
)
_ADJECTIVES = pool(
    "silent,golden,broken,hidden,northern,little,ancient,bright,frozen,quiet,wild,empty,secret,lonely,velvet,"
    "crooked,gentle,hollow,rusty,scarlet,distant",
    5,
)
_TITLE_NOUNS = pool(
    "river,garden,mountain,window,letter,forest,island,bridge,ocean,winter,summer,night,road,tower,mirror,"
    "harbor,station,orchard,lantern,valley,canyon",
    5,
)
MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
_DOMAINS = pool("example.com,mail.org,post.net,acme.io,inbox.dev,letters.eu,mailbox.info", 2)


def invented(s: Source, low: int = 2, high: int = 3) -> str:
    """A word that exists nowhere, out of syllables."""
    return "".join(s.word(_SYLLABLES) for _ in range(s.rng.randint(low, high)))


def name(s: Source) -> str:
    """A proper name: known, invented, or two words."""
    x = s.rng.random()
    if x < 0.42:
        return s.word(_NAMES)
    if x < 0.82:
        return invented(s).capitalize()
    if x < 0.92:
        return f"{s.word(_NAMES)} {invented(s).capitalize()}"
    return title(s)


def person(s: Source) -> str:
    """A first name, sometimes with a family name."""
    first = s.word(PEOPLE) if s.chance(0.65) else invented(s, 2, 3).capitalize()
    return f"{first} {invented(s).capitalize()}" if s.chance(0.2) else first


def title(s: Source) -> str:
    """A title of two words."""
    return f"{s.word(_ADJECTIVES).capitalize()} {s.word(_TITLE_NOUNS).capitalize()}"


def number(s: Source) -> str:
    """A number of two to five digits."""
    r = s.rng
    return str(r.choice([r.randint(2, 99), r.randint(100, 999), r.randint(1, 99) * 100, r.randint(1000, 99999)]))


def small(s: Source) -> str:
    """A small count."""
    return str(s.rng.randint(2, 60))


def date(s: Source) -> str:
    """A day, with or without year or weekday."""
    r = s.rng
    day = f"{r.choice(MONTHS)} {r.randint(1, 28)}"
    x = r.random()
    if x < 0.6:
        return day
    if x < 0.72:
        return f"{r.choice(WEEKDAYS)}, {day}"
    if x < 0.82:
        return f"{day}, {r.randint(2020, 2035)}"
    if x < 0.9:
        return f"{r.randint(1, 28)} {r.choice(MONTHS)}"
    return r.choice(WEEKDAYS)


def clock(s: Source) -> str:
    """A time of day."""
    r = s.rng
    if r.random() < 0.5:
        return f"{r.randint(0, 23)}:{r.choice(['00', '15', '30', '45', '05', '20'])}"
    return f"{r.randint(1, 12)} {r.choice(['am', 'pm'])}"


def code(s: Source) -> str:
    """A code: digits, or letters and digits."""
    r = s.rng
    digits = "".join(r.choice(string.digits) for _ in range(r.choice([3, 4, 4, 4, 5, 6])))
    letters = "".join(r.choice(string.ascii_uppercase) for _ in range(r.randint(1, 3)))
    x = r.random()
    if x < 0.45:
        return digits
    if x < 0.75:
        return f"{letters}-{digits[:4]}"
    return f"{letters}{digits[:3]}" if x < 0.9 else f"{invented(s)}{digits[:2]}"


def price(s: Source) -> str:
    """An amount of money."""
    r = s.rng
    amount = r.choice([r.randint(2, 999), r.randint(1, 90) * 100, r.randint(1, 90) * 1000])
    return r.choice([f"{amount} euros", f"{amount} dollars", f"${amount}", f"{amount} pounds"])


def duration(s: Source) -> str:
    """A length of time."""
    return f"{s.rng.randint(2, 50)} {s.rng.choice(['days', 'weeks', 'months', 'hours', 'minutes', 'years'])}"


def version(s: Source) -> str:
    """A version number."""
    return ".".join(str(s.rng.randint(0, 14)) for _ in range(s.rng.choice([2, 3])))


def email(s: Source) -> str:
    """An e-mail address."""
    return f"{invented(s)}@{s.word(_DOMAINS)}"


def url(s: Source) -> str:
    """A web address."""
    return f"{invented(s)}.{s.word(_DOMAINS)}"


def phone(s: Source) -> str:
    """A telephone number."""
    r = s.rng
    return f"{r.randint(100, 999)}-{r.randint(1000, 9999)}" if r.random() < 0.5 else f"0{r.randint(10000, 9999999)}"


def street(s: Source) -> str:
    """A street with a number."""
    kind = s.rng.choice(["Street", "Road", "Lane", "Avenue"])
    return f"{s.rng.randint(1, 199)} {s.rng.choice([s.word(_NAMES), invented(s).capitalize()])} {kind}"


def size(s: Source) -> str:
    """A measure."""
    return f"{s.rng.randint(2, 950)} {s.rng.choice(['meters', 'kilometers', 'kilograms', 'liters', 'pages', 'degrees'])}"


Value = Callable[[Source], str]


def from_pool(words: Pool) -> Value:
    """A value drawn from one list."""
    return lambda s: s.word(words)


ANY: tuple[Value, ...] = (name, person, number, date, clock, code, price, duration, title, size, from_pool(CITIES),
                          from_pool(COLORS), from_pool(TECH))


def anything(s: Source) -> str:
    """A value of any kind."""
    return s.rng.choice(ANY)(s)
