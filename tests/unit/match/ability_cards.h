#pragma once

#include "engine/files/cards/card_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/games/fftcg/fftcg.h"

#include <QtGlobal>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// FFTCG cards that use every kind of ability.

/// Reads a list of FFTCG cards, written as in a scenario.
inline std::vector<CardDefinition> cardsOfText(const std::string& text) {
    Findings findings;
    const std::optional<YamlNode> root = parseYaml(text, "cards.yaml", findings);
    std::vector<CardDefinition> cards;
    if (root)
        for (const YamlValue& value : YamlValue{*root, "cards", findings}.oneOrMore())
            if (auto card = readCard(value, fftcg::game().schema, false))
                cards.push_back(std::move(*card));
    if (!findings.empty())
        qFatal("%s", findings.toText().c_str());
    return cards;
}

/// Cards that use everything abilities can ask for: a deck of them plays a game full of questions.
inline const std::vector<CardDefinition>& abilityCards() {
    static const std::vector<CardDefinition> cards = cardsOfText(R"(
- {name: {en: Spring, ja: 泉}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{action: dull, do: {crystal: 1}}]}
- {name: {en: Brook, ja: 小川}, type: backup, element: [fire, water], cost: 1, generic: true, ex: true,
   abilities: [{when: {enters: this}, do: {draw: 1}, burst: true}]}
- {name: {en: Archer, ja: 射手}, type: forward, element: fire, cost: 1, power: 4000, generic: true,
   abilities: [haste, {when: {enters: this}, choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 3000}}}]}
- {name: {en: Smith, ja: 鍛冶}, type: forward, element: fire, cost: 2, power: 5000, generic: true,
   abilities: [{action: {cp: 1}, choose: {up to: 2, forward: {}}, do: {power: {of: chosen, by: 1000, until: end of turn}}},
               {action: [dull, {put into break zone: {backup: {controller: you}}}], do: {draw: 2}}]}
- {name: {en: Duelist, ja: 決闘者}, type: forward, element: fire, cost: 2, power: 6000, generic: true,
   abilities: [{special: [dull], name: {en: Blaze, ja: 炎}, choose: {forward: {controller: opponent}}, do: {break: chosen}}]}
- {name: {en: Oracle, ja: 巫女}, type: forward, element: water, cost: 2, power: 4000, generic: true,
   abilities: [{when: {attacks: this}, modes: {at most: 2, of: [
       {choose: {forward: {controller: opponent}}, do: [{dull: chosen}, {freeze: chosen}]},
       {do: [{may: {discard: 1}, otherwise: {damage player: {amount: 1, player: opponent}}}, {draw: 2}]},
       {do: {unfinished: {en: She sings., ja: 彼女は歌う。}}}]}}]}
- {name: {en: Scribe, ja: 書記}, type: backup, element: water, cost: 2, generic: true,
   abilities: [{when: {enters: this}, do: {may: {search: {for: {forward: {}}, to: hand}}}},
               {action: [{cp: x}, dull], choose: {forward: {controller: you}}, do: {put counter: {on: chosen, named: {en: Storm, ja: 嵐}, amount: x}}}]}
- {name: {en: Warden, ja: 番人}, type: forward, element: water, cost: 3, power: 7000, generic: true,
   abilities: [{always: {must: {of: this, do: [attack, block]}}},
               {action: {discard: 1}, do: {look: {at top: 3, take: 1, rest: on the bottom}}, once a turn: true}]}
- {name: {en: Guard, ja: 衛兵}, type: forward, element: earth, cost: 2, power: 6000, generic: true,
   abilities: [{always: {cannot: {of: this, do: attack}}},
               {when: {is broken: this}, do: {look: {at top: 2, rest: on top}}}]}
- {name: {en: Ghost, ja: 亡霊}, type: forward, element: earth, cost: 1, power: 3000, generic: true,
   abilities: [{always: {cannot: {of: this, do: [block, be blocked, form a party]}}},
               {instead of: {is broken: this}, do: {goes to: removed}}]}
- {name: {en: Thief, ja: 盗賊}, type: forward, element: earth, cost: 2, power: 4000, generic: true,
   abilities: [{when: {enters: this}, choose: {up to: 1, forward: {controller: opponent, cost: {at most: 2}}}, do: {control: {of: chosen, player: you, until: end of turn}}},
               {action: {crystal: 1}, do: {activate: this}}]}
- {name: {en: Herald, ja: 使者}, type: monster, element: fire, cost: 1, generic: true,
   abilities: [{always: [{type: {of: this, is: forward, also: true}}, {power: {of: this, becomes: 5000}}], while: {turn of: you}},
               {action: {take counter: {named: {en: Storm, ja: 嵐}}}, do: {damage player: {amount: 1, player: opponent}}},
               {when: {beginning of: {phase: main phase 1, player: you}}, do: {put counter: {on: this, named: {en: Storm, ja: 嵐}}}}]}
- {name: {en: Torrent, ja: 奔流}, type: summon, element: water, cost: 1, ex: true,
   resolve: {choose: {character: {}}, do: [{return: chosen}, {draw: 1}], burst: true}}
- {name: {en: Rain, ja: 雨}, type: summon, element: fire, cost: 2,
   resolve: {choose: {at least: 1, at most: 3, divide: 7000, forward: {}}, do: {damage: {to: chosen, amount: divided}}}}
- {name: {en: Tithe, ja: 供物}, type: summon, element: earth, cost: 1,
   resolve: {additional cost: {discard: 1}, do: [{discard: {amount: 1, player: opponent}}, {select: {up to: 1, forward: {zone: break zone, owner: you}}}, {put onto field: selected}]}}
- {name: {en: Grave, ja: 墓標}, type: summon, element: earth, cost: 1,
   resolve: {choose: {up to: 1, card: {zone: break zone}}, do: [{remove: chosen}, {crystal: 1}, {for each: {forward: {}}, do: {may: {dull: it}}}]}}
- {name: {en: Duet, ja: 二重奏}, type: forward, element: water, cost: 1, power: 3000, generic: true, job: {en: Singer, ja: 歌い手},
   abilities: [{when: {enters: this}, do: {draw: 1}}, {when: {enters: this}, do: {crystal: 1}}]}
- {name: {en: Martyr, ja: 殉教者}, type: forward, element: fire, cost: 1, power: 3000, generic: true, job: {en: Reader, ja: 読み手},
   abilities: [{when: {enters: this}, do: [{name word: element}, {name word: job}]},
               {action: {put into break zone: this}, choose: {forward: {controller: opponent}}, do: {damage: {to: chosen, amount: 2000}}}]}
- {name: {en: Choir, ja: 聖歌隊}, type: summon, element: water, cost: 1,
   resolve: {modes: {at least: 1, at most: 2, of: [
       {choose: {forward: {state: active}}, do: {dull: chosen}},
       {do: {draw: 1}},
       {choose: {monster: {}}, do: {break: chosen}}]}}}
- {name: {en: Shrine, ja: 社}, type: backup, element: earth, cost: 1, generic: true,
   abilities: [{instead of: {put into break zone: {forward: {controller: you}}}, do: {goes to: removed}}]}
- {name: {en: Bellows, ja: 鞴}, type: forward, element: fire, cost: 1, power: 2000, generic: true,
   abilities: [{when: {put into break zone: this}, do: [{select: {up to: 2, divide: 4000, forward: {}}}, {damage: {to: selected, amount: divided}}]},
               {action: {cp: {fire: 1}}, if: {turn of: opponent}, do: {draw: 1}}]}
- {name: {en: Muse, ja: 詩神}, type: summon, element: water, cost: 1,
   resolve: {choose: {card: {zone: break zone, controller: you}}, do: {cast: {what: chosen, free: true}}}}
- {name: {en: Comet, ja: 彗星}, type: forward, element: fire, cost: 6, power: 8000, generic: true,
   abilities: [{warp: {cp: {fire: 1}}, counters: 1}]}
- {name: {en: Broker, ja: 仲買人}, type: forward, element: earth, cost: 1, power: 3000, generic: true,
   abilities: [{when: {enters: this}, do: {may: {pay: {cp: x}}, then: {draw: x}}},
               {always: {attack cost: {of: {forward: {controller: opponent}}, cp: 1}}}]}
- {name: {en: Giant, ja: 巨人}, type: forward, element: earth, cost: 5, power: 8000, generic: true,
   cast: {optional cost: {discard: 1}, alternative cost: {put into break zone: {what: {character: {}}, amount: 1}}},
   abilities: [{when: {enters: this}, if: {paid: optional cost}, do: {draw: 1}}]}
- {name: {en: Veil, ja: 薄衣}, type: summon, element: earth, cost: 1,
   resolve: {choose: {forward: {}}, do: {instead of: {is dealt damage: chosen}, do: {amount becomes: 0}, until: end of turn}}}
- {name: {en: Anvil, ja: 鉄床}, type: monster, element: earth, cost: 1, generic: true,
   abilities: [{always: {power: {of: {forward: {controller: opponent}}, becomes: 4000}}}, {action: {put into break zone: this}, do: {draw: 1}}]}
- {name: {en: Rook, ja: 城塞}, type: forward, element: earth, cost: 1, power: 3000, generic: true,
   abilities: [{when: {enters: this}, do: {may: {discard: 1}, when you do so: {choose: {up to: 1, forward: {controller: opponent}}, do: [{damage: {to: chosen, amount: 3000}}, {draw: 1}]}}}]}
- {name: {en: Herald, ja: 伝令}, type: backup, element: fire, cost: 1, generic: true,
   abilities: [{always: {gains: {of: {forward: {controller: you}}, what: [{when: {attacks: this}, do: {crystal: 1}}, {action: [dull], choose: {forward: {}}, do: {damage: {to: chosen, amount: 1000}}, once a turn: true}]}}}]}
- {name: {en: Ballad, ja: 譚詩曲}, type: summon, element: water, cost: 1,
   resolve: {choose: {forward: {}}, do: [{gains: {of: chosen, what: {when: {put into break zone: this}, do: {draw: 1}}, until: end of turn}}, {power: {of: chosen, doubled: true, until: end of turn}}]}}
- {name: {en: Hush, ja: 静寂}, type: summon, element: water, cost: 1,
   resolve: {choose: {ability: {}, summon: {zone: stack}}, do: {cancel: chosen}}}
- {name: {en: Colossus, ja: 巨像}, type: forward, element: earth, cost: 5, power: 9000, generic: true,
   abilities: [{always: {price: {of: {among: this}, by: {times: {of: -1, by: {count: {forward: {controller: you}}}}}, at least: 1}}, in: hand}]}
- {name: {en: Muster, ja: 召集}, type: summon, element: earth, cost: 1,
   resolve: {do: {put onto field: {monster: {zone: break zone}}}}}
)");
    return cards;
}

} // namespace takujo
