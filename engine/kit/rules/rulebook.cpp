#include "engine/kit/rules/rulebook.h"

#include "engine/kit/rules/addresses.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace takujo {

namespace {

Next skipped(Run&) {
    return Next::on();
}

template <class T>
void drop(std::vector<T>& table, std::string_view rule) {
    std::erase_if(table, [rule](const T& line) { return cites(line.rule, rule); });
}

/// The bit of a situation in which conditions count; none for those that always do.
std::uint32_t bitOf(ListingOrder& order, bool (*situation)(const Position&)) {
    if (situation == nullptr)
        return 0;
    auto found = std::ranges::find(order.situations, situation);
    if (found == order.situations.end())
        found = order.situations.insert(found, situation);
    constexpr std::ptrdiff_t mostSituations = 32;
    if (found - order.situations.begin() >= mostSituations)
        throw std::logic_error("too many situations in the conditions of one verb");
    return 1U << static_cast<unsigned>(found - order.situations.begin());
}

std::vector<ListingLine>& among(ListingOrder& order, const Condition& condition) {
    if (condition.sifted != Sifted::no)
        return order.sifted;
    if (condition.ofTarget)
        return condition.ofObject ? order.ofPair : order.ofTarget;
    return condition.ofObject ? order.ofObject : order.once;
}

void addLine(ListingOrder& order, const Condition& condition) {
    std::vector<ListingLine>& lines = among(order, condition);
    const std::uint32_t situation = bitOf(order, condition.applies);
    const auto holds = condition.isMet != nullptr ? condition.isMet : condition.holds;
    if (holds != nullptr) {
        // What several rules ask in different situations is asked once.
        const auto same = std::ranges::find_if(lines, [&](const ListingLine& line) {
            return line.holds == holds && (line.situations != 0) == (situation != 0);
        });
        if (same != lines.end())
            same->situations |= situation;
        else
            lines.push_back({holds, nullptr, nullptr, 0, situation});
        return;
    }
    constexpr Verdict mostVerdicts = 32;
    if (condition.failsOn >= mostVerdicts)
        throw std::logic_error("too many verdicts of one examination: " + std::string{condition.code});
    // One examination serves them all, also where others stand between them: an option must pass every line.
    const auto same = std::ranges::find_if(lines, [&](const ListingLine& line) {
        return line.examine == condition.examine && line.situations == situation;
    });
    ListingLine& line =
        same != lines.end()
            ? *same
            : lines.emplace_back(ListingLine{nullptr, condition.examine, condition.alike, 0, situation});
    line.failsOn |= 1U << condition.failsOn;
}

/// First what sorts out most, then by aspect, what there is to choose last.
int turnOf(const Condition& condition) {
    if (condition.sorts)
        return 0;
    return condition.aspect == Aspect::choices ? 2 : 1;
}

ListingOrder listingOrderOf(const VerbSpec& verb) {
    ListingOrder order;
    for (const int turn : {0, 1, 2})
        for (const Condition& condition : verb.conditions)
            if (turnOf(condition) == turn)
                addLine(order, condition);
    return order;
}

/// Without one of the conditions that `fits` and `suits` stand for, these would ask too much, and `zones`
/// may.
void askEachInstead(VerbSpec& verb) {
    verb.fits = verb.suits = nullptr;
    verb.zones = nullptr;
    for (Condition& condition : verb.conditions)
        if (condition.sifted == Sifted::byFits)
            condition.sifted = Sifted::no;
}

/// The same of what stands for all conditions on one examination.
void examineInstead(VerbSpec& verb, const Condition& without) {
    for (Condition& condition : verb.conditions)
        if (condition.examine == without.examine)
            condition.isMet = nullptr;
}

void leaveOut(VerbSpec& verb, std::string_view leftOut) {
    for (const Condition& condition : verb.conditions)
        if (condition.isMet != nullptr && cites(condition.rule, leftOut))
            examineInstead(verb, condition);
    if (std::ranges::any_of(verb.conditions, [&](const Condition& condition) {
            return condition.sifted == Sifted::byFits && cites(condition.rule, leftOut);
        }))
        askEachInstead(verb);
    drop(verb.conditions, leftOut);
    if (cites(verb.targetRule, leftOut))
        verb.targetRule = {};
}

void leaveOut(Role& role, std::string_view leftOut) {
    if (cites(role.rule, leftOut))
        role.isRead = false;
    if (cites(role.leavesRule, leftOut))
        role.leaves = Role::Leaves::withHost;
    role.enters = role.enters && !cites(role.entersRule, leftOut);
    role.melts = role.melts && !cites(role.meltsRule, leftOut);
}

/// Without that rule: a step is passed over, a condition or a process is not there.
void leaveOut(RuleTables& tables, std::string_view leftOut) {
    for (Procedure& procedure : tables.procedures)
        for (Step& step : procedure.steps)
            if (cites(step.rule, leftOut))
                step = Step{step.name, step.rule, skipped}; // keeps its place: frames count steps
    for (VerbSpec& verb : tables.verbs)
        leaveOut(verb, leftOut);
    drop(tables.processes, leftOut);
    drop(tables.prohibitions, leftOut);
    drop(tables.arrivals, leftOut);
    drop(tables.replacements, leftOut);
    drop(tables.modifiers, leftOut);
    drop(tables.carries, leftOut);
    drop(tables.keeps, leftOut);
    for (Role& role : tables.roles)
        leaveOut(role, leftOut);
    for (std::string_view* single :
         {&tables.noSuchMove, &tables.gameOver, &tables.loserLoses, &tables.winnerWins, &tables.bothLose,
          &tables.endless.rule, &tables.endless.oneStops, &tables.endless.bothStop})
        if (*single == leftOut)
            *single = {};
    for (ZoneSpec& zone : tables.zones)
        if (cites(zone.rule, leftOut))
            zone.visibility =
                zone.visibility == Visibility::everyone ? Visibility::nobody : Visibility::everyone;
    for (DeckPart& part : tables.deckParts)
        if (cites(part.rule, leftOut))
            part = {.word = part.word, .zone = part.zone, .isNeeded = false};
}

} // namespace

Rulebook::Rulebook(RuleTables tables, std::string_view leftOut, std::span<const PolicyOverride> overrides)
    : tables_{std::move(tables)} {
    for (VerbSpec& verb : tables_.verbs)
        std::ranges::stable_sort(verb.conditions, {}, &Condition::aspect);
    if (!leftOut.empty())
        leaveOut(tables_, leftOut);
    policies_.reserve(tables_.policies.size());
    for (const PolicySpec& policy : tables_.policies) {
        const bool isLeftOut = !leftOut.empty() && cites(policy.rule, leftOut);
        std::int32_t value = isLeftOut ? policy.off : policy.value;
        // Where a policy is off until a scenario sets it, its rule is what the scenario sets.
        if (!isLeftOut || policy.value != policy.off)
            for (const PolicyOverride& change : overrides)
                if (change.word == policy.word)
                    value = change.value;
        policies_.push_back(value);
        if (policy.apply != nullptr)
            policy.apply(tables_, value);
    }
    knowsOneByOne_ = std::ranges::any_of(
        tables_.zones, [](const ZoneSpec& zone) { return zone.leftOneByOne || zone.enteredOneByOne; });
    for (const VerbSpec& verb : tables_.verbs)
        listingOrders_.push_back(listingOrderOf(verb));
    lookAtPassage();
}

void Rulebook::lookAtPassage() {
    for (const RuleProcess& process : tables_.processes)
        if (process.when == RuleProcess::When::immediate)
            dueAtOnce_ |= process.on;
    for (const Prohibition& prohibition : tables_.prohibitions)
        (prohibition.atLast ? forbiddenAtLast_ : forbidden_) |= prohibition.kinds;
    for (const Arrival& arrival : tables_.arrivals)
        arriving_ |= arrival.kinds;
    const auto thatAsk = [](const Replacement& replacement) { return replacement.start != nullptr; };
    if (std::ranges::count_if(tables_.arrivals, &Arrival::once) > Event::mostArrivalsOnce ||
        std::ranges::count_if(tables_.replacements, thatAsk) > Event::mostReplacementsThatAsk)
        throw std::logic_error("an event has no room to note so many arrivals and replacements");
}

std::vector<Citation> citationsOf(const RuleTables& tables) {
    using Kind = Citation::Kind;
    std::vector<Citation> citations;
    const auto add = [&](Kind kind, std::string_view rules, std::string_view name) {
        for (; !rules.empty(); rules = otherAddresses(rules))
            citations.push_back({kind, firstAddress(rules), name});
    };
    for (const Procedure& procedure : tables.procedures) {
        add(Kind::heading, procedure.rule, procedure.name);
        for (const Step& step : procedure.steps)
            add(Kind::step, step.rule, step.name);
    }
    for (const VerbSpec& verb : tables.verbs) {
        for (const Condition& condition : verb.conditions)
            add(Kind::refusal, condition.rule, condition.code);
        add(Kind::refusal, verb.targetRule, "nothing-to-aim-at");
        add(Kind::refusal, verb.targetRule, "aim-at-something");
    }
    for (const RuleProcess& process : tables.processes)
        add(Kind::process, process.rule, process.name);
    for (const Prohibition& prohibition : tables.prohibitions)
        add(Kind::prohibition, prohibition.rule, "cannot happen");
    for (const Arrival& arrival : tables.arrivals)
        add(Kind::arrival, arrival.rule, "how it arrives");
    for (const Replacement& replacement : tables.replacements)
        add(Kind::arrival, replacement.rule, "what happens instead");
    for (const RuleModifier& modifier : tables.modifiers)
        add(Kind::process, modifier.rule, modifier.word);
    for (const CarryRule& carry : tables.carries)
        add(Kind::arrival, carry.rule, "what lasts goes along");
    for (const KeepRule& keep : tables.keeps)
        add(Kind::arrival, keep.rule, "it stays the same object");
    for (const PolicySpec& policy : tables.policies)
        add(Kind::policy, policy.rule, policy.word);
    for (const Role& role : tables.roles) {
        add(Kind::policy, role.rule, role.word);
        add(Kind::policy, role.leavesRule, role.word);
        add(Kind::policy, role.entersRule, role.word);
        add(Kind::policy, role.meltsRule, role.word);
    }
    for (const DeckPart& part : tables.deckParts)
        add(Kind::policy, part.rule, part.word);
    for (const ZoneSpec& zone : tables.zones)
        add(Kind::zone, zone.rule, zone.word);
    for (const BuiltInRule& builtIn : tables.builtIn)
        add(Kind::builtIn, builtIn.rule, "the way it is built");
    add(Kind::process, tables.endless.rule, "endless");
    add(Kind::process, tables.endless.oneStops, "a loop that one player can stop");
    add(Kind::process, tables.endless.bothStop, "a loop that both players can stop");
    add(Kind::process, tables.loserLoses, "who wins and loses at once loses");
    add(Kind::process, tables.winnerWins, "who wins and loses at once wins");
    add(Kind::process, tables.bothLose, "when both lose, nobody wins");
    add(Kind::refusal, tables.noSuchMove, "no-such-move");
    add(Kind::refusal, tables.gameOver, "game-over");
    return citations;
}

std::uint8_t zoneOfWord(const RuleTables& tables, std::string_view word) {
    for (std::size_t i = 0; i < tables.zones.size(); ++i)
        if (tables.zones[i].word == word)
            return static_cast<std::uint8_t>(i);
    return ZoneId::none;
}

std::size_t verbOfWord(const RuleTables& tables, std::string_view word) {
    const auto found = std::ranges::find(tables.verbs, word, &VerbSpec::word);
    return static_cast<std::size_t>(found - tables.verbs.begin());
}

} // namespace takujo
