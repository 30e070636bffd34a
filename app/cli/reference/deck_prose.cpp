#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view decks = R"md(## A deck: `cardsets/<game>/decks/<deck>.yaml`

```yaml
deck: still-waters
game: fftcg
format: constructed       # or limited
name: {en: Still Waters, ja: 静かなる水}
about: {en: Holds the line and strikes back., ja: 守りを固めて反撃する。}
notes: Try two more of FL-029.      # for yourself; leave about and notes out if there is nothing to say
cards:
  - {card: FL-028, count: 3}
  - {card: FL-029, count: 3}
```

Where a game's decks have more parts than one, each has a list of its own beside `cards`, written in the same way (Granblue:
`leaders`, the leader deck; Shadowverse: Evolve: `leader` and `evolve deck`; Gate Ruler: `ruler` and `energy`; Duel Masters: `hyperspatial`; Final
Fantasy TCG: `lb deck`); its cards begin the game in a zone of their own. The words for `format` are each game's own (Shadowverse: Evolve: `standard` or
`super-evolution`; Gate Ruler and Duel Masters: `standard` alone).

Whatever changes a deck in the program leaves everything else in its file as it is: comments, the order of cards, how lines are written.

A deck that its format does not allow cannot be played; the program says which rule and which card.
)md";

} // namespace takujo::prose
