#include "app/cli/reference/prose.h"

namespace takujo::prose {

const std::string_view sets = R"md(# Writing cards and decks

This is what `takujo-cli vocabulary` prints: made from the tables by which the program reads, so that it never says anything else.
Cards of another game are written in the same way, with fields and words of its own: `takujo-cli vocabulary granblue`,
`takujo-cli vocabulary shadowverse_evolve`, `takujo-cli vocabulary gate_ruler` and `takujo-cli vocabulary duel_masters` print those.

Everything here is YAML, read strictly: a misspelt key, a repeated one, a number with a leading zero or a word that YAML readers
would take for something else is told with its line and column, and never hides the other cards. Anchors (`&name`), aliases (`*name`)
and tags (`!name`) are refused: what is used twice is written twice. `takujo-cli lint FILE` checks a
file; the program finds the sets and decks in `cardsets/<game>/` of the product and of `~/.local/share/takujo/`.

## A set: `cardsets/<game>/<set>.yaml`

```yaml
set: first-light
game: fftcg
name: {en: First Light, ja: 始まりの光}
cards:
  - id: FL-001
    name: {en: Ash Warden, ja: 灰の番人}
    type: forward
    element: fire
    cost: 3
    power: 7000
    job: {en: Guardian, ja: 守護者}
    category: {en: Dawn, ja: 暁}
    generic: true
    abilities:
      - brave
      - when: {enters: this}
        choose: {up to: 1, forward: {controller: opponent}}
        do: {damage: {to: chosen, amount: 4000}}
    flavour: {en: They gave up their names., ja: 彼らは名を捨てた。}
  - id: FL-002
    name: {en: Torrent, ja: 奔流}
    type: summon
    element: water
    cost: 2
    resolve:
      choose: {forward: {}}
      do: [{return: chosen}, {draw: 1}]
```

A text is either one for both languages (`name: Ember`) or `{en: …, ja: …}`. Where several words may stand, write one, or a list.
A card with a mistake is told and left out; the others load.

)md";

} // namespace takujo::prose
