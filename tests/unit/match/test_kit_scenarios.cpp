// Whatever the kit's scripts can say is tried out on the workbench: every operator and every field of it
// stands in a scenario of tests/scenarios/kit, and one of those fails if it means nothing. A new operator
// fails here until it has one.

#include "tests/test_program.h"

#include <QDirIterator>
#include <QTest>

#include "engine/files/scenarios/scenario_file.h"
#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/match/said_by_cards.h"

#include <algorithm>
#include <functional>

namespace test_kit_scenarios {

using namespace takujo;

namespace {

std::set<std::string> everythingThatCanBeSaid(const Vocabulary& words) {
    std::set<std::string> wanted{"ability text",
                                 "ability triggered",
                                 "ability activated",
                                 "ability constant",
                                 "ability replacement",
                                 "ability state",
                                 "ability x",
                                 "once a turn triggered",
                                 "once a turn activated",
                                 "once a turn replacement",
                                 "limit triggered",
                                 "limit activated",
                                 "limit replacement",
                                 "in triggered",
                                 "in activated",
                                 "in constant",
                                 "while triggered",
                                 "while activated",
                                 "while constant",
                                 "while replacement",
                                 "if triggered",
                                 "if activated",
                                 "if replacement",
                                 "modes text",
                                 "modes triggered",
                                 "modes activated",
                                 "choose text",
                                 "choose triggered",
                                 "choose activated"};
    Said::addAll(wanted, "effect", words.effects);
    Said::addAll(wanted, "condition", words.conditions);
    Said::addAll(wanted, "amount", words.amounts);
    Said::addAll(wanted, "criterion", words.criteria);
    Said::addAll(wanted, "trigger", words.triggers);
    Said::addAll(wanted, "cost", words.costs);
    for (int op = 0; op <= static_cast<int>(ObjectsOp::each); ++op)
        wanted.insert("objects " + std::to_string(op));
    for (int op = 0; op <= static_cast<int>(PlayersOp::picker); ++op)
        wanted.insert("players " + std::to_string(op));
    for (int part = 0; part <= static_cast<int>(pickDivide); ++part)
        wanted.insert("choice " + std::to_string(part));
    for (const std::string_view duration : durationWords())
        wanted.insert(Said::nameOf("until", duration));
    for (const EffectSpec& effect : words.effects)
        for (const FieldShape& field : effect.shape.fields)
            if (field.kind == FieldKind::oneWord && field.key != "until")
                for (const std::string_view word : field.words)
                    wanted.insert(Said::nameOf(Said::nameOf("effect", effect.shape.word, field.key), word));
    return wanted;
}

/// A scenario of the workbench, and what its cards say.
struct Written {
    Scenario scenario;
    std::set<std::string> said;
};

const Game& bench() {
    return *findGame("workbench");
}
const Vocabulary& words() {
    return *bench().schema.vocabulary;
}

const std::vector<Written>& allWritten() {
    static const std::vector<Written> all = [] {
        std::vector<Written> read;
        QDirIterator files{QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/scenarios/kit",
                           {"*.yaml"},
                           QDir::Files,
                           QDirIterator::Subdirectories};
        while (files.hasNext()) {
            Findings findings;
            const auto scenario = readScenario(files.next().toStdString(), scenarioGame, findings);
            if (!scenario)
                qFatal("%s", findings.toText().c_str());
            if (scenario->game != bench().id)
                continue;
            Said said{words()};
            for (const CardDefinition& card : scenario->cards)
                said.read(card);
            read.push_back({*scenario, said.all()});
        }
        return read;
    }();
    return all;
}

/// Whether one of the scenarios that say it fails in a game whose words are changed.
bool decides(const std::string& name, const std::function<void(Vocabulary&)>& change) {
    Vocabulary changed = words();
    change(changed);
    Game game = bench();
    game.tables.vocabulary = &changed;
    return std::ranges::any_of(allWritten(), [&](const Written& each) {
        return each.said.contains(name) && !runScenario(each.scenario, game).passed();
    });
}

// Operators that mean nothing any more.

template <bool is>
bool always(const Scope&, const Term&) {
    return is;
}
template <bool is>
bool fitsAlways(const Scope&, const Term&, const Known&) {
    return is;
}
template <bool is>
bool matchesAlways(const Scope&, const Term&, const Event&) {
    return is;
}

void mute(EffectSpec& effect) {
    effect.follow = [](Run&, const Scope&, const Term&) { return Next::on(); };
    if (effect.modify != nullptr)
        effect.modify = [](Characteristics&, const Term&, std::int32_t) {};
}

/// The names of those that decide nothing: with every one of the changes some scenario has to fail.
template <class Spec, class... Changes>
void addUndecided(QStringList& undecided, std::string_view sort, std::vector<Spec> Vocabulary::* list,
                  Changes... changes) {
    for (std::size_t i = 0; i < (words().*list).size(); ++i) {
        const std::string name = Said::nameOf(sort, (words().*list)[i].shape.word);
        const auto decidesWith = [&](auto change) {
            return decides(name, [&](Vocabulary& changed) { change((changed.*list)[i]); });
        };
        if (!(decidesWith(changes) && ...))
            undecided << QString::fromStdString(name);
    }
}

// Fields that may be left out.

/// Leaves a field out wherever an operator of that sort has it.
void leaveOut(Term& term, Sort sort, std::size_t op, std::size_t field) {
    if (term.sort == sort && term.op == op && field < term.parts.size())
        term.parts[field] = {};
    for (Term& part : term.parts)
        leaveOut(part, sort, op, field);
}

Scenario without(Scenario scenario, Sort sort, std::size_t op, std::size_t field) {
    const auto leave = [&](std::vector<Term>& terms) {
        for (Term& term : terms)
            leaveOut(term, sort, op, field);
    };
    for (CardDefinition& card : scenario.cards)
        for (Ability& ability : card.abilities) {
            for (Term* term : {&ability.trigger, &ability.condition, &ability.whileTrue,
                               &ability.modesAtLeast, &ability.modesAtMost})
                leaveOut(*term, sort, op, field);
            leave(ability.costs);
            leave(ability.picks);
            for (Mode& mode : ability.modes)
                leave(mode.picks);
            for (auto& block : ability.blocks)
                leave(block);
        }
    return scenario;
}

template <class Spec>
void addUndecidedFields(QStringList& undecided, std::string_view name, Sort sort,
                        const std::vector<Spec>& specs) {
    for (std::size_t op = 0; op < specs.size(); ++op)
        for (std::size_t field = 0; field < specs[op].shape.fields.size(); ++field) {
            const FieldShape& shape = specs[op].shape.fields[field];
            if (shape.required)
                continue;
            const std::string said = Said::nameOf(name, specs[op].shape.word, shape.key);
            if (std::ranges::none_of(allWritten(), [&](const Written& each) {
                    return each.said.contains(said) &&
                           !runScenario(without(each.scenario, sort, op, field)).passed();
                }))
                undecided << QString::fromStdString(said);
        }
}

} // namespace

class TestKitScenarios : public QObject {
    Q_OBJECT

private slots:
    static void everythingThatCanBeSaidHasAScenario();
    static void everyOperatorDecidesAScenario();
    static void everyFieldDecidesAScenario();
};

void TestKitScenarios::everythingThatCanBeSaidHasAScenario() {
    std::set<std::string> said;
    for (const Written& each : allWritten())
        said.insert(each.said.begin(), each.said.end());
    QStringList never;
    for (const std::string& each : everythingThatCanBeSaid(words()))
        if (!said.contains(each))
            never << QString::fromStdString(each);
    QCOMPARE(never.join(", "), QString());
}

void TestKitScenarios::everyOperatorDecidesAScenario() {
    QStringList undecided;
    addUndecided(undecided, "effect", &Vocabulary::effects, mute);
    addUndecided(
        undecided, "condition", &Vocabulary::conditions,
        [](ConditionSpec& spec) { spec.holds = always<true>; },
        [](ConditionSpec& spec) { spec.holds = always<false>; });
    addUndecided(undecided, "amount", &Vocabulary::amounts,
                 [](AmountSpec& spec) { spec.value = [](const Scope&, const Term&) { return 0; }; });
    addUndecided(
        undecided, "criterion", &Vocabulary::criteria,
        [](CriterionSpec& spec) { spec.fits = fitsAlways<true>; },
        [](CriterionSpec& spec) { spec.fits = fitsAlways<false>; });
    addUndecided(
        undecided, "trigger", &Vocabulary::triggers,
        [](TriggerSpec& spec) { spec.matches = matchesAlways<true>; },
        [](TriggerSpec& spec) { spec.matches = matchesAlways<false>; });
    addUndecided(undecided, "cost", &Vocabulary::costs, [](CostSpec& spec) { spec.meaning = {}; });
    undecided.removeOne("effect unfinished"); // it means nothing but a line of the log
    undecided.removeOne("cost pool");         // the game itself asks for it
    for (const QString& each : undecided)
        qWarning("%s", qPrintable(each));
    QCOMPARE(undecided.join(", "), QString());
}

void TestKitScenarios::everyFieldDecidesAScenario() {
    QStringList undecided;
    addUndecidedFields(undecided, "effect", Sort::effect, words().effects);
    addUndecidedFields(undecided, "condition", Sort::condition, words().conditions);
    addUndecidedFields(undecided, "amount", Sort::amount, words().amounts);
    addUndecidedFields(undecided, "criterion", Sort::criterion, words().criteria);
    addUndecidedFields(undecided, "trigger", Sort::trigger, words().triggers);
    addUndecidedFields(undecided, "cost", Sort::cost, words().costs);
    for (const QString& each : undecided)
        qWarning("%s", qPrintable(each));
    QCOMPARE(undecided.join(", "), QString());
}

TAKUJO_TEST(TestKitScenarios)

} // namespace test_kit_scenarios
#include "test_kit_scenarios.moc"
