"""Sentences about nothing in particular: how alike a model finds what has nothing to do with each other."""

from __future__ import annotations

from typing import Final

#: Each about something else, in plain words, of the length that a line of a memory has.
EVERYDAY: Final = (
    "The river was higher this spring than anybody could remember.",
    "She put the letter into the drawer and said nothing.",
    "The committee meets on the second floor at ten o'clock.",
    "He has worked in the same factory for thirty years.",
    "Two of the windows on the north side do not close.",
    "The price of copper fell for the third week in a row.",
    "They walked through the forest until it was dark.",
    "The museum is closed on Mondays and on public holidays.",
    "Press the green button and wait until the light goes out.",
    "The painter used little colour and a great deal of patience.",
    "Most of the passengers slept while the train stood still.",
    "The judge adjourned the hearing until next week.",
    "Cut the onions into small pieces and fry them in butter.",
    "The team lost its last three matches away from home.",
    "A thin layer of snow covered the roofs of the village.",
    "The manual does not say which of the two screws comes first.",
    "He told the children a story about a king without a crown.",
    "The factory makes chairs, tables and wooden toys.",
    "The bank will send you a new card within ten days.",
    "The lecture on insects drew more people than expected.",
    "After the storm the whole street was without electricity.",
    "The actress thanked her teachers and left the stage.",
    "The contract can be ended by either side within a month.",
    "Their grandparents came from the mountains in the south.",
    "The engine runs at a lower temperature than before.",
    "The soldiers crossed the border during the night.",
    "She learnt three poems by heart in one afternoon.",
    "The report lists the causes of the accident in detail.",
    "Bees find their way back to the hive over many miles.",
    "The hotel offers rooms with a view of the lake.",
    "The election was decided by fewer than a hundred votes.",
    "He prefers tea to coffee, and silence to both.",
    "The new law comes into force at the beginning of the year.",
    "The box holds twelve bottles and is heavier than it looks.",
    "The orchestra tuned for a long time before it began.",
    "The patient may get up for an hour every morning.",
    "The map shows every well and every path of the island.",
    "The shop sells shoes, belts and leather bags.",
    "The telephone rang twice and then was quiet again.",
    "The function returns the number of items in the list.",
)
