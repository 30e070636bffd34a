#pragma once

#include "engine/files/cards/card_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/games/game.h"

#include <QtGlobal>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// Cards of Gate Ruler that ask for everything. Without what rulers say, nobody would have a card to play;
/// the first one draws and pays, the second one drives.
inline std::vector<CardDefinition> gateCards(const Game& game) {
    const std::string text = R"(
- {name: {en: Keeper, ja: 番人}, type: ruler, atk: 3, stk: 2, life: 9, energy cards: 6,
   abilities: [{preparation: [], do: [{place energy: 4}, {draw: 3}]},
               {start of turn: [], do: [{act energy: 3}, {place energy: 1}, {draw: 2}]},
               {immediate: [rest], do: {drive: 2}}]}
- {name: {en: Driver, ja: 御者}, type: ruler, atk: 2, stk: 2, life: 9, lacks: [hand, energy zone],
   abilities: [{start of turn: [], do: [{if: first turn, do: {drive: 2}, otherwise: {drive: 3}}]},
               {always: {price free: {of: {card: {}}, player: you}}}]}
- {name: {en: Plenty, ja: 豊穣}, type: energy}
- {name: {en: Ram, ja: 牡羊}, type: unit, level: 1, atk: 2, hp: 2, stk: 1, army: {en: Ember Court, ja: 残り火の宮廷},
   abilities: [penetrate, {when: touchdown, choose: {unit: {controller: opponent}}, do: {damage: {to: chosen, amount: 2}}}]}
- {name: {en: Sentry, ja: 歩哨}, type: unit, level: 1, atk: 1, hp: 4, stk: 1, attribute: {en: Beast, ja: 獣},
   abilities: [intercept, counter-attack, {counter: [], do: play this}]}
- {name: {en: Scout, ja: 斥候}, type: unit, level: 0, atk: 1, hp: 1, stk: 1,
   abilities: [{immediate: {energy: 1}, name: {en: Long Gust, ja: 長い突風}, do: {draw: 1}}, {normal: [rest], do: {mill: 1}},
               {when: {is destroyed: this}, do: {draw: 1}}]}
- {name: {en: Wisp, ja: 鬼火}, type: unit, level: -1, atk: 2, hp: 1, stk: 1, legendary: true,
   abilities: [{overdrive: [], do: play this}]}
- {name: {en: Healer, ja: 癒し手}, type: unit, level: 2, atk: 1, hp: 3, stk: 1,
   abilities: [{counter: [], do: {recover: 1}}, {overdrive: [], do: {draw: 1}},
               {instead of: {is dealt damage: this}, do: {amount becomes: {minus: {of: that amount, by: 1}}}}]}
- {name: {en: Well, ja: 井戸}, type: field, level: 0, abilities: [{when: {enters: {unit: {controller: you}}}, do: {may: {draw: 1}}}]}
- {name: {en: Tower, ja: 塔}, type: field, level: 1, abilities: [{always: {atk: {of: {unit: {controller: you}}, by: 1}}}]}
- {name: {en: Bolt, ja: 稲妻}, type: event, level: 1, timing: immediate,
   resolve: {choose: {unit: {controller: opponent}}, do: {damage: {to: chosen, amount: 3}}}, abilities: [{counter: [], do: play this}]}
- {name: {en: Gale, ja: 大風}, type: event, level: 1, timing: [normal, immediate],
   resolve: {choose: {unit: {}}, do: {return: chosen}}}
- {name: {en: Verdict, ja: 判決}, type: event, level: 1, timing: normal,
   resolve: {modes: {at most: 1, of: [{choose: {unit: {}}, do: {destroy: chosen}}, {do: {damage: {to: {ruler: {controller: opponent}}, amount: 2}}}]}}}
- {name: {en: Snare, ja: 罠}, type: event, level: 0, timing: set, resolve: {do: {draw: 1}},
   abilities: [{in: [set 1, set 2, set 3], when: {attacks: {unit: {controller: opponent}}}, do: play this}]}
- {name: {en: Hush, ja: 静寂}, type: event, level: 0, timing: immediate, resolve: {choose: {card: {zone: gate}}, do: {negate: chosen}}}
- {name: {en: Bargain, ja: 取引}, type: event, level: 0, timing: when damaged, cannot be set: true, resolve: {do: {drive: 1}}}
- {name: {en: Lure, ja: 誘惑}, type: event, level: 1, timing: normal,
   resolve: {choose: {unit: {controller: opponent}}, do: {take control: chosen}}}
- {name: {en: Return, ja: 帰還}, type: event, level: 0, timing: normal,
   resolve: {optional cost: {discard: 1}, choose: {up to: 1, unit: {zone: graveyard, owner: you}}, do: {put into play: chosen}}}
)";
    Findings findings;
    const std::optional<YamlNode> root = parseYaml(text, "cards.yaml", findings);
    std::vector<CardDefinition> cards;
    if (root)
        for (const YamlValue& value : YamlValue{*root, "cards", findings}.oneOrMore())
            if (auto card = readCard(value, game.schema, false))
                cards.push_back(std::move(*card));
    if (findings.errors() > 0)
        qFatal("%s", findings.toText().c_str());
    return cards;
}

} // namespace takujo
