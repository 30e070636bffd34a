// A text may speak of objects of which there are none, and of the player of such. Then nobody is asked,
// nothing is done to anything, and the text goes on: with every operator that can be said, and every field of
// it.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"
#include "tests/unit/kit/sample_texts.h"

#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/language/preparing.h"
#include "engine/kit/script/reading/records.h"

#include <exception>

namespace test_nobody {

using namespace takujo;

namespace {

constexpr std::int32_t theEndOfIt = 77; ///< what X is when all of the text has been carried out

/// A text, and where in it nobody stands.
struct Row {
    std::string name;
    Term statement;
    Term cost;               ///< that the text lets a player pay
    bool isConstant = false; ///< its ability says it all the time
};

struct Nobody {
    const char* name = "";
    Term term;
};

std::vector<Nobody> nobodies(FieldKind kind) {
    const Term chosen = SampleTexts::objects(ObjectsOp::chosen);
    if (kind == FieldKind::players)
        return {{"controller of chosen", SampleTexts::controllerOf(chosen)},
                {"controller of that", SampleTexts::controllerOf(SampleTexts::objects(ObjectsOp::that))},
                {"that player", SampleTexts::players(PlayersOp::thatPlayer)}};
    if (kind == FieldKind::objects)
        return {{"chosen", chosen},
                {"it", SampleTexts::objects(ObjectsOp::it)},
                {"that", SampleTexts::objects(ObjectsOp::that)}};
    return {};
}

class Rows {
public:
    explicit Rows(const Vocabulary& words) : words_{words}, samples_{words} {
        addAll(Sort::effect, words.effects);
        addAll(Sort::condition, words.conditions);
        addAll(Sort::amount, words.amounts);
        addAll(Sort::criterion, words.criteria);
        addAll(Sort::trigger, words.triggers);
        if (operatorOf(words.effects, "pay") < words.effects.size())
            addAll(Sort::cost, words.costs);
        addPicks();
    }
    const std::vector<Row>& all() const { return rows_; }

private:
    template <class Spec>
    void addAll(Sort sort, const std::vector<Spec>& list) {
        for (std::size_t op = 0; op < list.size(); ++op) {
            const Operator& shape = list[op].shape;
            Term everywhere = samples_.term(sort, op, shape);
            bool isAnywhere = false;
            for (std::size_t field = 0; field < shape.fields.size(); ++field)
                for (const Nobody& nobody : nobodies(shape.fields[field].kind)) {
                    Term term = samples_.term(sort, op, shape);
                    term.parts[field] = nobody.term;
                    everywhere.parts[field] = nobody.term;
                    isAnywhere = true;
                    add(nameOf(shape, shape.fields[field].key, nobody.name), term);
                }
            if (isAnywhere)
                add(nameOf(shape, "all of it", "nobody"), everywhere);
        }
    }
    static std::string nameOf(const Operator& shape, std::string_view field, std::string_view who) {
        std::string name{shape.word};
        return name.append(" ").append(field).append(" ").append(who);
    }
    void add(const std::string& name, const Term& term) {
        if (term.sort == Sort::effect) {
            const EffectSpec& spec = words_.effects[term.op];
            if (spec.modify != nullptr)
                rows_.push_back({"always " + name, term, {}, true});
            if (spec.follow != nullptr)
                rows_.push_back({name, term, {}});
            return;
        }
        rows_.push_back({name, samples_.asking(term), term.sort == Sort::cost ? term : Term{}});
        if (term.sort == Sort::trigger)
            rows_.push_back({"this turn " + name, samples_.asking(samples_.happened(term)), {}});
    }
    void addPicks() {
        for (const Nobody& nobody : nobodies(FieldKind::players))
            for (const bool divides : {false, true}) {
                Term select = samples_.effect("select");
                select.parts[0].parts[pickBy] = nobody.term;
                if (divides)
                    select.parts[0].parts[pickDivide] = SampleTexts::amount(3000);
                rows_.push_back({std::string{divides ? "select and divide by " : "select by "} + nobody.name,
                                 select,
                                 {}});
            }
        Term select = samples_.effect("select");
        select.parts[0].parts[pickFrom] = SampleTexts::objects(ObjectsOp::chosen);
        rows_.push_back({"select from nothing", select, {}});
    }

    const Vocabulary& words_;
    SampleTexts samples_;
    std::vector<Row> rows_;
};

/// What happens in a turn: something of every kind that triggers could wait for.
std::vector<Term> happenings(const Vocabulary& words) {
    const SampleTexts samples{words};
    const auto named = [&](std::initializer_list<const char*> either) {
        for (const char* word : either)
            if (operatorOf(words.effects, word) < words.effects.size())
                return samples.effect(word);
        qFatal("no such effect");
        return Term{};
    };
    return {samples.effect("draw"),          samples.effect("damage"), samples.effect("put counter"),
            samples.effect("take counter"),  named({"dull", "tap"}),   named({"activate", "ready"}),
            samples.effect("damage player"), samples.effect("shuffle")};
}

CardDefinition cardWith(const Game& game, const Row& row) {
    const Vocabulary& words = *game.tables.vocabulary;
    const SampleTexts samples{words};
    CardDefinition card = game.filler();
    card.id = "Speaker";
    card.name = {"Speaker", "語り手"};
    Ability text;
    text.texts = {{"Storm", "嵐"}};
    Term end = samples.effect("x is");
    end.parts[0] = SampleTexts::amount(theEndOfIt);
    text.blocks = {{}, {samples.effect("draw")}, {}};
    if (row.cost.exists()) {
        Term pay = samples.effect("pay");
        pay.parts[0].parts.push_back(row.cost);
        text.blocks[SampleTexts::blockThatPays].push_back(pay);
    }
    if (!row.isConstant)
        text.blocks[0].push_back(row.statement);
    for (const Term& happening : happenings(words))
        text.blocks[0].push_back(happening);
    if (!row.isConstant)
        text.blocks[0].push_back(row.statement); // once more, when all this has happened
    text.blocks[0].push_back(end);
    Ability follows;
    follows.kind = AbilityKind::triggered;
    follows.flags = Ability::isQuoted | Ability::follows;
    follows.blocks = {{samples.effect("draw")}};
    card.abilities = {text, follows};
    if (row.isConstant) {
        Ability always;
        always.kind = AbilityKind::constant;
        always.texts = text.texts;
        always.blocks = {{row.statement}, {samples.effect("draw")}};
        card.abilities.push_back(always);
    }
    digest(card, words);
    return card;
}

/// The text is being carried out at a moment of a game, with cards everywhere.
State beginningOf(const Game& game, MadeUpTable& table, std::uint16_t& effect) {
    const std::string_view inPlay = game.id == "fftcg" ? "field" : "board";
    for (const Player player : bothPlayers) {
        table.putSeveral(9, "Filler", game.tables.zones[game.deckZone()].word, player);
        table.putSeveral(2, "Filler", "hand", player);
        table.put("Filler", inPlay, player);
        for (std::int32_t& value : table.state.players[indexOf(player)].values)
            value = 5;
    }
    const ObjectId source = table.put("Speaker", inPlay, Player::a);
    table.state.turn = 3;
    prepare(table.state, table.cards);
    State state = table.at(game.id == "fftcg" ? "main 1" : "work");
    EffectRecord record;
    record.source = source;
    record.definition = static_cast<DefinitionIndex>(indexOfCard(table.cards, "Speaker"));
    record.controller = Player::a;
    record.state = EffectRecord::underWay;
    effect = addEffect(state, record).id;
    state.frames.push_back({procedures::text, 0, {effect, 0}});
    return state;
}

bool isCarryingOut(const State& state) {
    return std::ranges::find(state.frames, procedures::text, &Frame::procedure) != state.frames.end();
}

/// Every object lies where there is a place for it.
bool isTidy(const State& state, const Game& game) {
    return std::ranges::all_of(state.objects, [&](const ObjectRecord& object) {
        return !object.zone.exists() ||
               game.tables.zones[object.zone.kind].shared == (object.zone.player == Player::nobody);
    });
}

QString whatBecomesOf(const Game& game, const Row& row, bool agrees) {
    CardDefinition filler = game.filler();
    filler.id = "Filler";
    filler.name = {"Filler", "詰め物"};
    const std::vector<CardDefinition> cards{filler, cardWith(game, row)};
    MadeUpTable table{game, cards};
    std::uint16_t effect = 0;
    const State state = beginningOf(game, table, effect);
    const Rulebook rules{game.tables};
    Journal journal;
    Engine engine{rules, table.cards, &journal};
    try {
        engine.start(state);
        for (int answers = 0; isCarryingOut(engine.state()) && !engine.state().over(); ++answers) {
            if (answers == 100)
                return QStringLiteral("it never ends");
            engine.answer(agrees ? 0 : engine.decision().options.size() - 1);
        }
    } catch (const std::exception& error) {
        return QString::fromUtf8(error.what());
    }
    if (engine.state().over())
        return QStringLiteral("the game is over");
    if (!isTidy(engine.state(), game))
        return QStringLiteral("something lies nowhere");
    const EffectRecord* const after = findEffect(engine.state(), effect);
    if (after == nullptr || after->x != theEndOfIt)
        return QStringLiteral("the text does not go on");
    return {};
}

} // namespace

class TestNobody : public QObject {
    Q_OBJECT

private slots:
    static void theTextGoesOn_data();
    static void theTextGoesOn();
    static void whatNobodyDoesIsNotDone();
};

void TestNobody::theTextGoesOn_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("workbench") << "workbench";
    QTest::newRow("fftcg") << "fftcg";
}

void TestNobody::theTextGoesOn() {
    QFETCH(const QString, game);
    const Game& played = gameCalled(game.toStdString());
    const Rows rows{*played.tables.vocabulary};
    QVERIFY(rows.all().size() > 150);
    QStringList wrong;
    for (const Row& row : rows.all())
        for (const bool agrees : {true, false})
            if (const QString what = whatBecomesOf(played, row, agrees); !what.isEmpty())
                wrong << QString::fromStdString(row.name) + ": " + what;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

/// `may` of nobody: nobody wants it, so what is done otherwise is done; and the pick of nobody picks nothing.
void TestNobody::whatNobodyDoesIsNotDone() {
    const Game& game = gameCalled("workbench");
    const SampleTexts samples{*game.tables.vocabulary};
    Row row;
    row.statement = samples.effect("may");
    row.statement.parts[0] = {Sort::block, 0, SampleTexts::blockThatPays, {}}; // an empty one
    row.statement.parts[2] = SampleTexts::controllerOf(SampleTexts::objects(ObjectsOp::chosen));
    row.statement.parts[3] = {};
    row.statement.parts[4] = {};
    const std::vector<CardDefinition> cards{[&] {
                                                CardDefinition filler = game.filler();
                                                filler.id = "Filler";
                                                filler.name = {"Filler", "詰め物"};
                                                return filler;
                                            }(),
                                            cardWith(game, row)};
    MadeUpTable table{game, cards};
    std::uint16_t effect = 0;
    const State state = beginningOf(game, table, effect);
    const Rulebook rules{game.tables};
    Engine engine{rules, table.cards};
    engine.start(state);
    QVERIFY(!isCarryingOut(engine.state())); // nobody has been asked
    const ZoneId hand = table.zone("hand", Player::a);
    QCOMPARE(countIn(engine.state(), hand), std::uint16_t{2 + 1 + 2}); // drawn once, and twice otherwise
}

TAKUJO_TEST(TestNobody)

} // namespace test_nobody
#include "test_nobody.moc"
