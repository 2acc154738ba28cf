"""Words that a full stop belongs to: abbreviations of many languages, and the words around ordinals.

Those that people also end sentences with, such as "etc." and "Inc.", are left out: where they do not end one,
a small letter follows.
"""

from __future__ import annotations

from typing import Final

_TITLES: Final = """
    mr mrs ms mx messrs dr drs prof st ste rev hon gov lt sgt cf capt cpt cmdr supt vs viz approx appt dept
    hr hrn frl dipl ing mag bzw bspw bzgl ca evtl ggf geb gest inkl exkl zzgl abzgl insb jew sog vgl verh
    zw zb dh ua allg hl mm mme mmes mlle mlles mgr env boul réf tél sra srta sres sr dña ud uds vd vds
    avda pza núm pág págs aprox exmo exma ilmo ilma arq sig sigg dott avv geom pag pagg dhr mevr mw bijv
    ong resp tnv jl tlf adr ev esim ul godz tzw tzn inż dyr hab płk mudr judr phdr rndr mvdr např tzv napr
    čj npr oz tj št krt özv ifj yrd doç bkz ул просп пл стр им акад проф доц тов гр св см напр рис табл
    вул буд обл див ім κος δρ καθ αρ τηλ σελ
"""
_COUNTS: Final = """
    no nos nr al fig figs vol vols p pp ch eq sec art abs abb kap bd tab chap cap ext tel str st min č №
    номер п
"""
_MONTH_NAMES: Final = """
    januar jänner februar feber märz april mai juni juli august september oktober november dezember jan
    feb mär mrz apr jun jul aug sep sept okt nov dez
"""
_BEFORE: Final = """
    der die das dem den des am im ins zum zur vom beim ab bis seit jeder jede jedes jeden jedem dieser
    diese dieses diesen diesem mein meine meinen meinem meiner dein deine sein seine ihr ihre ihren unser
    unsere unseren unserem montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi
    do fr sa so
"""

#: What something always follows: titles, "for example".
ALWAYS: Final = frozenset(_TITLES.split())
#: What a number follows: "No. 5".
BEFORE_NUMBERS: Final = frozenset(_COUNTS.split())

#: German counts days, floors and editions with a full stop, and its nouns begin with a capital letter.
MONTHS: Final = frozenset(_MONTH_NAMES.split())
BEFORE_ORDINALS: Final = frozenset(_BEFORE.split())
