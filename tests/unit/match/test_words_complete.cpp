// For whatever the program may say there are words in both languages, and no words that nothing says.

#include <QRegularExpression>
#include <QTest>

#include "engine/files/disk/data_places.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/kit/declaring.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/showing.h"
#include "engine/match/sentences/speech.h"
#include "tests/test_program.h"
#include "tests/unit/match/ability_cards.h"
#include "tests/unit/match/deck_problems.h"
#include "tests/unit/match/gate_cards.h"
#include "tests/unit/match/keyword_words.h"
#include "tests/unit/match/program_text.h"
#include "tests/unit/match/spoken_game.h"
#include "tests/unit/match/words_of_films.h"
#include "tests/unit/match/words_of_saves.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace test_words_complete {
using namespace takujo;

namespace {
using Keys = std::map<std::string, std::set<std::string>>; ///< by section

/// All but what only happens for abilities to react to.
constexpr std::array eventKinds{
    EventKind::move,     EventKind::shuffle,     EventKind::turnAside,   EventKind::turnUpright,
    EventKind::damage,   EventKind::heal,        EventKind::mark,        EventKind::unmark,
    EventKind::setValue, EventKind::changeValue, EventKind::putCounters, EventKind::takeCounters,
    EventKind::control,  EventKind::win,         EventKind::lose,        EventKind::link,
    EventKind::unlink,   EventKind::create,      EventKind::erase};
constexpr std::array causes{Cause::rule, Cause::cost, Cause::effect, Cause::choice};

QString folderOf(const Game& game) {
    return QStringLiteral("engine/games/") +
           QString::fromUtf8(game.id.data(), qsizetype(game.id.size())).replace('-', '_');
}

void addVerb(Keys& keys, const VerbSpec& verb) {
    keys["verbs"].emplace(verb.word);
    keys["options"].emplace(verb.word);
    for (const Condition& condition : verb.conditions)
        keys["refusals"].emplace(condition.code);
}

Keys neededByTheProgram() {
    Keys keys;
    keys["refusals"] = {"no-such-move", "game-over", "nothing-to-aim-at", "aim-at-something", "unseen-card"};
    keys["phrases"] = {"card",  "any number", "hidden card", "ability",   "named ability",
                       "comma", "list",       "and",         "from card", "from no card"};
    keys["phrases"].insert({"quoted", "rule", "one of several", "one of several.there", "kind of ability",
                            "costs", "next", "if you do", "marked card", "passing", "passing.first",
                            "also called", "unread text"});
    keys["phrases"].insert({"who wins", "a draw", "why not", "costs with cards", "paid with", "goes with",
                            "need", "how to pay", "slash", "card at place", "card at place of other"});
    keys["why not"] = {"anything", "anything.at"}, keys["aiming"] = {"anything"};
    keys["kinds"] = {"triggered", "delayed"}, keys["phases"] = {"before the game"};
    keys["sides"] = {"a", "b", "green", "amber", "violet", "teal"};
    keys["states"] = {"token",    "new",         "damage taken",  "upright",   "aside",   "damage",
                      "counters", "changed",     "given",         "face down", "x",       "chosen",
                      "mode",     "restriction", "given ability", "over",      "used up", "other side"};
    keys["lasting"] = {durationWords().begin(), durationWords().end()};
    keys["outcome"] = {"win", "draw"};
    keys["ends"] = {"an effect", "without an end", "turn limit", "fault"};
    keys["terminal"] = givenTo(QStringLiteral(R"(\btext(\()\s*"terminal")"), sourcesIn("app/cli"));
    keys["saves"] = wordsOfSaves(), keys["film"] = wordsOfFilms();
    keys["search"] = {"name",          "text",          "id",          "set",        "type",     "has",
                      "no-such-field", "no-such-value", "no-number",   "no-order",   "no-value", "meant",
                      "fields",        "values",        "some-fields", "some-values"};
    keys["log"] = givenTo(QStringLiteral(R"(\bnote(\()run\b)"), sourcesIn("engine/kit"));
    for (const auto& verbs : {scriptVerbs({}, {}), showingVerbs({}, {}), declaring::verbs({}, {})})
        for (const VerbSpec& verb : verbs)
            addVerb(keys, verb);
    keys["verbs"].emplace("apply first"), keys["options"].emplace("apply first"); // which of two replacements
    keys["refusals"].insert({"nothing-waits", "not-what-is-asked-for", "no-such-share",
                             "mode-has-nothing-to-choose", "loop-is-over",
                             "choose-more-modes"}); // a game says which rule that is
    keys["prompts"].emplace("which waiting effect comes next");
    for (const EventKind kind : eventKinds)
        keys["log"].emplace(wordOf(kind));
    keys["log"].insert({"move.onto", "move.under", "turn face.up", "turn face.down", "not enforced"});
    return keys;
}

Keys neededBy(const Game& game) {
    Keys keys = neededByTheProgram();
    const RuleTables& tables = game.tables;
    for (const Procedure& procedure : tables.procedures) {
        keys["procedures"].emplace(procedure.name);
        for (const Step& step : procedure.steps) {
            keys["steps"].emplace(step.name);
            if (step.isQuestion())
                keys["prompts"].emplace(step.name);
        }
    }
    for (const VerbSpec& verb : tables.verbs)
        addVerb(keys, verb);
    if (const Vocabulary* const vocabulary = game.schema.vocabulary; vocabulary != nullptr)
        addWordsOfKeywords(*vocabulary, keys);
    for (const ZoneSpec& zone : tables.zones)
        keys["zones"].emplace(zone.word);
    for (const std::string_view phase : tables.phases)
        keys["phases"].emplace(phase);
    for (const MarkSpec& mark : tables.marks)
        keys["marks"].emplace(mark.word);
    for (const std::string_view process : tables.stackProcesses)
        keys["processes"].emplace(process);
    for (const Role& role : tables.roles)
        if (role.stands == Role::Stands::beside && role.reads == Role::Reads::top)
            keys["marks"].emplace(role.word);
    keys["outcomes"].insert(tables.attacks.outcomes.begin(), tables.attacks.outcomes.end());
    for (const NumberSpec& number : tables.numbers)
        keys["numbers"].emplace(number.word);
    if (tables.vocabulary != nullptr) {
        const std::vector<std::string_view>& restrictions = tables.vocabulary->restrictions.words;
        keys["cannot"].insert(restrictions.begin(), restrictions.end());
        for (std::size_t i = 0; i < restrictions.size(); ++i)
            if ((tables.vocabulary->demands >> i & 1U) != 0)
                keys["must"].emplace(restrictions[i]);
        for (const auto& fields : {tables.vocabulary->printed.texts, tables.vocabulary->printed.flags})
            for (const PrintedWords::Field& field : fields)
                keys["fields"].emplace(field.word);
        keys["kinds"].insert(tables.vocabulary->forms.begin(), tables.vocabulary->forms.end());
        for (const Vocabulary::Value& value : tables.vocabulary->values) {
            keys["numbers"].emplace(value.word);
            for (const char* how : {"", ".less", ".cost"})
                keys["log"].insert("change value." + std::string{value.word} + how);
        }
    }
    keys["what follows"].insert(game.followings.begin(), game.followings.end());
    for (const FieldSpec& field : game.schema.fields) // cards are searched by it, or it is told of them
        if (field.kind == FieldSpec::Kind::words || field.kind == FieldSpec::Kind::number)
            keys[field.kind == FieldSpec::Kind::words ? "fields" : "numbers"].emplace(field.key);
    keys["types"].insert(game.schema.types.begin(), game.schema.types.end());
    for (const std::string_view format : game.formats)
        keys["formats"].emplace(format);
    keys["problems"] = deckProblems(game);
    keys["problems"].insert({"part-missing", "wrong-part", "too-many-copies"}); // of other decks
    keys["game"] = {"name", "tagline", "type line"};
    keys["contributions"] = {"printed"};
    for (const RuleModifier& modifier : game.tables.modifiers)
        keys["contributions"].emplace(modifier.word);
    keys["log"].merge(givenTo(QStringLiteral(R"(\bnote(\()run\b)"), sourcesIn(folderOf(game))));
    return keys;
}

/// Words of a field that are no numbers, such as elements and abilities.
std::set<std::string> wordsOnCards(const Game& game) {
    std::set<std::string> words;
    for (const FieldSpec& field : game.schema.fields)
        words.insert(field.words.begin(), field.words.end());
    return words;
}

// Whether the more particular keys mean anything.

bool isOneOf(const std::set<std::string>& known, std::string_view key) {
    return known.contains(std::string{key});
}

std::pair<std::string, std::string> atDot(const std::string& key) {
    const std::size_t dot = key.find('.');
    return {key.substr(0, dot), dot == std::string::npos ? std::string{} : key.substr(dot + 1)};
}

bool isAVariant(const Game& game, const Keys& needed, const std::string& section, const std::string& key) {
    const auto [base, variant] = atDot(key);
    const auto known = needed.find(section);
    if (variant.empty() || known == needed.end() || !isOneOf(known->second, base))
        return false;
    if (section == "refusals") {
        static std::map<std::string_view, std::set<std::string>> literals;
        auto& ofGame = literals[game.id];
        if (ofGame.empty())
            ofGame = literalsIn(sourcesIn(folderOf(game)) + sourcesIn("engine/kit"));
        return variant == "card" || ofGame.contains(variant);
    }
    if (section == "prompts") {
        const auto& zones = game.tables.zones;
        const auto follows = [&](std::string_view word, const char* where) {
            return variant.starts_with(word) && isOneOf(needed.at(where), variant.substr(word.size()));
        };
        static const std::set<std::string> ofTexts{"says",   "says.otherwise", "on top",     "on the bottom",
                                                   "enough", "needed",         "all needed", "group",
                                                   "must",   "places",         "under"};
        return ofTexts.contains(variant) || follows("only ", "verbs") || follows("in ", "procedures") ||
               follows("from ", "zones") || follows("other's ", "phases") ||
               isOneOf(needed.at("phases"), variant) || isOneOf(needed.at("verbs"), variant) ||
               isOneOf(needed.at("marks"), variant) || std::ranges::any_of(zones, [&](const ZoneSpec& zone) {
                   return zone.shared && zone.word == variant;
               });
    }
    if (section == "zones" && variant == "part") // where a deck calls it by another name
        return std::ranges::any_of(game.tables.deckParts, [&](const DeckPart& part) {
            return game.tables.zones[part.zone].word == base;
        });
    if (section == "phases" || section == "zones")
        return variant == "short";
    if (section == "processes") // what it does to each, how much is left, and its name with what it is about
        return variant == "to" || variant == "left" || variant == "of";
    if (section == "options" && variant == "at") { // and where players declare, what for
        const auto& verbs = game.tables.verbs;
        const std::size_t verb = verbOfWord(game.tables, base);
        return base == "declare" || (verb < verbs.size() && verbs[verb].targets != nullptr);
    }
    if (section == "options" && variant.ends_with(".first")) // of who goes on before the other player does
        return isAVariant(game, needed, section, key.substr(0, key.rfind('.')));
    if (section == "options" && variant == "nothing") // of verbs that end a choice, which need no object
        return base == "done" || base == "modes chosen" ||
               (verbOfWord(game.tables, base) < game.tables.verbs.size() && !game.tables.pickNotes.empty() &&
                game.tables.verbs[verbOfWord(game.tables, base)].from.empty());
    if (section == "options" && variant == "says") // what cards say
        return base == "yes" || base == "mode" || base == "group";
    if (section == "options") {
        const std::size_t index = verbOfWord(game.tables, base);
        if (index == game.tables.verbs.size())
            return false;
        const VerbSpec& verb = game.tables.verbs[index];
        if (variant == "hidden") // of a card that whoever reads it may not know
            return !verb.from.empty();
        const Vocabulary* const words = game.schema.vocabulary;
        const bool isForm =
            words != nullptr && std::ranges::find(words->forms, variant) != words->forms.end();
        if (isForm || variant == "named" || variant == "several") // of abilities: values of what lies there
            return verb.values != nullptr && !verb.from.empty();
        // What only goes on says what comes of it: what lies on a shared zone, or what follows in the turn.
        if (verb.from.empty() &&
            (isOneOf(needed.at("marks"), variant) || isOneOf(needed.at("what follows"), variant) ||
             std::ranges::any_of(game.tables.zones,
                                 [&](const ZoneSpec& zone) { return zone.shared && zone.word == variant; })))
            return true;
        return std::ranges::any_of(
            verb.from, [&](const Source& source) { return game.tables.zones[source.zone].word == variant; });
    }
    if (section == "what follows")
        return isOneOf(needed.at("marks"), variant);
    static const std::set<std::string> byEvent{"lose", "lose.source", "win.source"};
    return section == "outcome" && (byEvent.contains(variant) || isOneOf(needed.at("log"), variant));
}

/// An event's word, "zone" if counters lie on one, zones for a move, a cause, a reason, its source; with
/// dots.
bool isAnEventsKey(const Game& game, std::string_view key) {
    const auto takeOff = [&](std::string_view word) {
        if (!key.starts_with(word) || (key.size() > word.size() && key[word.size()] != '.'))
            return false;
        key.remove_prefix(std::min(key.size(), word.size() + 1));
        return true;
    };
    const auto takeZone = [&] {
        return std::ranges::any_of(game.tables.zones,
                                   [&](const ZoneSpec& zone) { return takeOff(zone.word); });
    };
    if (std::ranges::none_of(eventKinds, [&](EventKind kind) { return takeOff(wordOf(kind)); }))
        return false;
    if (takeOff("onto") || takeOff("under")) // a unit that lies in that zone
        return key.empty() || (takeZone() && key.empty());
    if (!takeOff("zone") && takeZone() && !takeZone())
        return false;
    for (const std::string_view how : {"several", "hidden", "shown"}) // "hidden.several", too
        if (key.ends_with(how) && (key.size() == how.size() || key[key.size() - how.size() - 1] == '.'))
            key.remove_suffix(std::min(key.size(), how.size() + 1));
    static const QRegularExpression reason{QStringLiteral("^reason [1-9][0-9]*$")};
    static const std::set<std::string_view> how{"", "source", "dealers", "less", "some", "bottom", "instead"};
    return how.contains(key) ||
           std::ranges::any_of(causes, [&](Cause cause) { return key == wordOf(cause); }) ||
           reason.match(QString::fromUtf8(key.data(), qsizetype(key.size()))).hasMatch();
}

bool isUsed(const Game& game, const Keys& needed, const std::string& section, const std::string& key) {
    if (const auto known = needed.find(section); known != needed.end() && known->second.contains(key))
        return true;
    if (section == "colours" || section == "keywords" || section == "reminders")
        return wordsOnCards(game).contains(key);
    if (section == "progress") {
        const auto [step, variant] = atDot(key);
        constexpr std::array<std::string_view, 7> all{"",        "over",    "missing",      "over.missing",
                                                      "at most", "between", "all there are"};
        return needed.at("prompts").contains(step) && std::ranges::find(all, variant) != all.end();
    }
    const auto& processes = game.tables.processes;
    if (section == "ends" && game.whyLost == nullptr)
        return std::ranges::find(processes, key, &RuleProcess::name) != processes.end();
    if (section == "ends")
        return isUsed(game, needed, "outcome", "win." + key);
    if (section == "why it ended")
        return isUsed(game, needed, "outcome", key);
    if (section == "why not" || section == "aiming")
        return isOneOf(needed.at("verbs"), key);
    if (section == "running")
        return isOneOf(needed.at("steps"), key);
    if (section == "states" && key.starts_with("at host."))
        return std::ranges::find(game.tables.roles, key.substr(8), &Role::word) != game.tables.roles.end();
    if (section == "log") // phases are noted by their own words
        return isOneOf(needed.at("phases"), key) || isAnEventsKey(game, key);
    return isAVariant(game, needed, section, key);
}

Words wordsOf(const Game& game) {
    Findings findings; // `filesHaveNoFindings` tells them
    return loadWords(game.id, findings);
}

/// A game that nobody sees needs no words; if it has some, they are looked at like all others.
void addGames() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames()) {
        if (const std::string id{game->id}; !game->hidden || findData("resources/words/" + id + ".yaml"))
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
}

} // namespace

class TestWordsComplete : public QObject {
    Q_OBJECT

private slots:
    void filesHaveNoFindings();
    void nothingIsMissing_data() { addGames(); }
    void nothingIsMissing();
    void bothLanguagesHaveTheSameSlots_data() { addGames(); }
    void bothLanguagesHaveTheSameSlots();
    void nothingIsStale_data() { addGames(); }
    void nothingIsStale();
    void whatIsSaidReadsWell_data() { addGames(); }
    void whatIsSaidReadsWell();
    void whatIsSaidOfAbilitiesReadsWell();
};

void TestWordsComplete::filesHaveNoFindings() {
    Findings findings;
    const auto kit = findData("resources/words/kit.yaml");
    QVERIFY(kit);
    for (const auto& file : std::filesystem::directory_iterator{kit->parent_path()})
        if (file.path().extension() == ".yaml") // a page beside them tells how they are written
            readWords(file.path(), findings);
    QCOMPARE(QString::fromStdString(findings.toText()), QString());
}

void TestWordsComplete::nothingIsMissing() {
    QFETCH(QString, id);
    const Game& game = *findGame(id.toStdString());
    const Words words = wordsOf(game);
    QStringList missing;
    const Keys needed = neededBy(game);
    for (const auto& [section, keys] : needed)
        for (const std::string& key : keys)
            if (words.find(section, key) == nullptr)
                missing << QString::fromStdString(section + ": " + key);
    for (const std::string& word : wordsOnCards(game))
        if (words.find("colours", word) == nullptr && words.find("keywords", word) == nullptr)
            missing << QString::fromStdString("colours or keywords: " + word);
    for (const QString& each : missing)
        qWarning("no words for %s", qPrintable(each));
    QVERIFY(missing.isEmpty());
}

void TestWordsComplete::bothLanguagesHaveTheSameSlots() {
    QFETCH(QString, id);
    const Words words = wordsOf(*findGame(id.toStdString()));
    for (const auto& [section, patterns] : words.sections())
        for (const auto& [key, pattern] : patterns)
            QVERIFY2(slotsOf(pattern.en) == slotsOf(pattern.ja), (section + ": " + key).c_str());
}

void TestWordsComplete::nothingIsStale() {
    QFETCH(QString, id);
    const Game& game = *findGame(id.toStdString());
    const Keys needed = neededBy(game);
    QStringList stale;
    const Words words = wordsOf(game);
    // What the texts of cards are made of is looked after by test_card_text_complete.
    static const std::set<std::string, std::less<>> ofCardTexts{
        "lists",    "ability",      "printed",   "symbols", "nouns",      "counters",
        "places",   "restrictions", "selectors", "amounts", "conditions", "criteria",
        "triggers", "costs",        "effects",   "players", "durations",  "deeds"};
    for (const auto& [section, patterns] : words.sections())
        for (const auto& [key, pattern] : patterns)
            if (!ofCardTexts.contains(section) && !isUsed(game, needed, section, key))
                stale << QString::fromStdString(section + ": " + key);
    for (const QString& each : stale)
        qWarning("nobody says %s", qPrintable(each));
    QVERIFY(stale.isEmpty());
}

void TestWordsComplete::whatIsSaidReadsWell() {
    QFETCH(QString, id);
    const Game& game = *findGame(id.toStdString());
    const Words words = wordsOf(game);
    Reader reader;
    std::set<std::string> refused;
    std::set<std::string> moves;
    const auto untold = [&] { // why cards go, in words that no game has told yet
        QStringList result;
        for (const auto& [key, pattern] : words.sections().at("log"))
            if (key.find(".reason ") != std::string::npos && !moves.contains(key))
                result << QString::fromStdString(key);
        return result;
    };
    for (std::uint64_t seed = 1; seed <= 8 || (seed <= 64 && !untold().isEmpty()); ++seed) {
        Random random{seed};
        std::vector<CardDefinition> cards;
        for (int i = 0; i < 20; ++i)
            cards.push_back(randomCard(game, i, random));
        if (game.id == "gate_ruler") { // only what rulers say gives their players cards
            std::erase_if(
                cards, [&](const CardDefinition& card) { return game.schema.types[card.type] == "ruler"; });
            cards.push_back(gateCards(game).front());
        }
        MatchSetup setup;
        setup.game = &game;
        setup.format = seed % game.formats.size();
        setup.seed = seed;
        for (auto& deck : setup.decks)
            for (const CardDefinition& card : cards)
                deck.push_back({&card, 2, partOf(game, card)});
        setup.stops = {seed % 3 == 0 ? everyStop : 0, seed % 3 == 0 ? everyStop : 0};
        TalkativeGame talk{setup, words, reader, refused};
        talk.play();
        moves.insert(talk.moves().begin(), talk.moves().end());
    }
    // A card that goes from here to there is told in words of its own, and so is why.
    QStringList wordless;
    for (const std::string& move : moves)
        if (words.find("log", move) == nullptr)
            wordless << QString::fromStdString(move);
    QVERIFY2(wordless.isEmpty(), qPrintable("no words in the log for\n" + wordless.join('\n')));
    QCOMPARE(untold().join('\n'), QString());
    qInfo("%zu texts read", reader.count());
    QVERIFY2(reader.complaints().isEmpty(), qPrintable(reader.complaints().mid(0, 40).join('\n')));
}

/// Decks of cards that ask for everything: every verb comes up, and every one of the rules' steps that asks.
void TestWordsComplete::whatIsSaidOfAbilitiesReadsWell() {
    const Game& game = *findGame("fftcg");
    const Words words = wordsOf(game);
    Reader reader;
    std::set<std::string> refused;
    std::set<std::string> moves;
    std::set<std::string> asked;
    std::set<std::string> offered;
    std::set<std::string> notes;
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        MatchSetup setup;
        setup.game = &game;
        setup.seed = seed;
        for (auto& deck : setup.decks)
            for (const CardDefinition& card : abilityCards())
                deck.push_back({&card, 3});
        setup.stops = {seed % 3 == 0 ? everyStop : 0, seed % 3 == 0 ? everyStop : 0};
        TalkativeGame talk{setup, words, reader, refused};
        talk.play();
        moves.insert(talk.moves().begin(), talk.moves().end());
        asked.insert(talk.asked().begin(), talk.asked().end());
        offered.insert(talk.offered().begin(), talk.offered().end());
        notes.insert(talk.notes().begin(), talk.notes().end());
    }
    QStringList wordless;
    for (const std::string& move : moves)
        if (words.find("log", move) == nullptr)
            wordless << QString::fromStdString(move);
    QVERIFY2(wordless.isEmpty(), qPrintable("no words in the log for\n" + wordless.join('\n')));
    const auto never = [](const std::set<std::string>& wanted, const std::set<std::string>& seen) {
        QStringList result;
        for (const std::string& each : wanted)
            if (!seen.contains(each))
                result << QString::fromStdString(each);
        return result.join(", ");
    };
    const Keys needed = neededBy(game);
    qInfo("%zu texts read", reader.count());
    qInfo("refusals that did not come up: %s", qPrintable(never(needed.at("refusals"), refused)));
    QVERIFY2(reader.complaints().isEmpty(), qPrintable(reader.complaints().mid(0, 40).join('\n')));
    // What takes too full a hand or field, scenarios, or another game need not have come up.
    offered.insert(
        {"discard", "put away", "group", "repeat", "show", "keep hidden", "declare", "declare no more"});
    asked.insert({"extra backups are chosen", "the turn player discards down to the limit",
                  "a group is taken", "whether a hidden card is shown", "how often is it repeated",
                  "how often for the other one"});
    QCOMPARE(never(needed.at("verbs"), offered), QString());
    QCOMPARE(never(needed.at("prompts"), asked), QString());
    for (const char* note :
         {"ability is stacked", "ability resolves", "ability has nothing to choose", "nothing legal is left",
          "ex burst", "unfinished", "change value", "put counters", "take counters", "control"})
        QVERIFY2(notes.contains(note), note);
}

TAKUJO_TEST(TestWordsComplete)
} // namespace test_words_complete
#include "test_words_complete.moc"
