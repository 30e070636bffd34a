#include "engine/games/fftcg/payment.h"

#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/paying_texts.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>
#include <array>
#include <bit>

namespace takujo::fftcg {

namespace {

/// The rules of payment that can be left out.
struct PaymentRules {
    bool surplusLimited;
    bool surplusPerElement;
    bool elementNeeded;
    bool everyElementNeeded;
    std::int32_t perDiscard;
    std::int32_t perBackup;
};

PaymentRules rulesOf(const Position& position) {
    return {is(position, surplusIsLimited), is(position, fftcg::surplusPerElement),
            is(position, elementIsNeeded),  is(position, everyElementIsNeeded),
            value(position, cpOfDiscard),   value(position, cpOfBackup)};
}

/// All amounts that some of the sources can make, told apart by which required elements have been paid and
/// which allow a surplus. An amount is a bit: 64 are more than any cost; what is larger is cut off. Backups
/// are used before discards.
class Reach {
public:
    /// `amount` is what is due (`amountDueFor`).
    Reach(std::int32_t amount, const CostInCp& cost, const PaymentRules& rules)
        : rules_{rules}, required_{cost.elements()}, amount_{amount}, count_{std::popcount(required_)} {
        const bool several = count_ > 1;
        checksElements_ = several ? rules.everyElementNeeded : rules.elementNeeded;
        // 11.4.6.1.4: one surplus CP of each required element; one in all where at most one is required.
        perElement_ = several && rules.surplusPerElement;
        surplusStates_ = std::size_t{1} << static_cast<unsigned>(perElement_ ? count_ : 1);
        // 5.2.1.3.1: CP of backups have to be used up. Where an element is required more than once, a discard
        // can pay just that, so that what backups make besides has to find its own place in the cost.
        std::int32_t anything = amount;
        bool isRepeated = false;
        for (std::uint32_t rest = required_; rest != 0; rest &= rest - 1) {
            const std::int32_t need = countOf(cost.needs, static_cast<std::size_t>(std::countr_zero(rest)));
            anything -= need;
            isRepeated = isRepeated || need > 1;
        }
        if (isRepeated && rules.surplusLimited && checksElements_)
            besideStates_ = static_cast<std::size_t>(std::max(anything, 0)) + 1;
        std::size_t states = surplusStates_ * std::max<std::size_t>(besideStates_, 1);
        for (std::uint32_t rest = required_; rest != 0; rest &= rest - 1) {
            const auto element = static_cast<std::size_t>(std::countr_zero(rest));
            strides_[element] = states;
            needs_[element] = static_cast<std::size_t>(countOf(cost.needs, element));
            states *= needs_[element] + 1;
        }
        sums().assign(states, 0);
        sums().front() = 1;
    }

    /// The source may be used or not.
    void may(const CpSource& source) { use(source, true); }
    /// The source is used.
    void must(const CpSource& source) { use(source, false); }

    bool pays() const {
        for (std::size_t state = 0; state < sums().size(); ++state) {
            // All needs are met in the fullest states only.
            const std::size_t below = surplusStates_ * std::max<std::size_t>(besideStates_, 1);
            if (checksElements_ && amount_ > 0 && state / below + 1 != sums().size() / below)
                continue;
            if ((sums()[state] & allowedSums(state % surplusStates_)) != 0)
                return true;
        }
        return false;
    }

private:
    static std::vector<std::uint64_t>& sums() {
        static thread_local std::vector<std::uint64_t> table; // kept: paying is on the path of every listing
        return table;
    }
    std::uint64_t allowedSums(std::size_t surplusState) const {
        const auto from = static_cast<unsigned>(amount_);
        const std::uint64_t enough = ~std::uint64_t{0} << from;
        const unsigned most = from + static_cast<unsigned>(std::popcount(surplusState));
        if (!rules_.surplusLimited || most >= lastSum)
            return enough;
        return enough & ((std::uint64_t{2} << most) - 1);
    }

    static constexpr unsigned lastSum = 63;
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    /// The state reached when this source makes so many CP of this element; none if they would be left over.
    std::size_t stateWith(std::size_t state, std::uint32_t element, bool discard, std::size_t made) const {
        const bool required = (required_ & element) != 0;
        std::size_t beside = made;
        if (required) {
            const auto which = static_cast<std::size_t>(std::countr_zero(element));
            const std::size_t met = state / strides_[which] % (needs_[which] + 1);
            const std::size_t more = std::min(met + made, needs_[which]) - met;
            state += more * strides_[which];
            beside -= more;
        }
        if (!discard && besideStates_ > 0) {
            if (state / surplusStates_ % besideStates_ + beside >= besideStates_)
                return nowhere;
            state += beside * surplusStates_;
        }
        // A surplus comes only of discards, and where several elements are required only of those.
        if (discard && perElement_ && required)
            state |= std::size_t{1} << static_cast<unsigned>(std::popcount(required_ & (element - 1)));
        if (discard && !perElement_)
            state |= 1;
        return state;
    }

    /// A source only ever leads to a fuller state, so going down from the fullest state uses it once
    /// at most.
    void use(const CpSource& source, bool orNot) {
        const auto made = static_cast<unsigned>(source.discard ? rules_.perDiscard : rules_.perBackup);
        std::vector<std::uint64_t>& table = sums();
        for (std::size_t state = table.size(); state-- > 0;) {
            const std::uint64_t before = table[state];
            if (before == 0)
                continue;
            if (!orNot)
                table[state] = 0;
            for (std::uint32_t rest = source.elements; rest != 0; rest &= rest - 1)
                if (const std::size_t next = stateWith(state, rest & (0U - rest), source.discard, made);
                    next != nowhere)
                    table[next] |= before << made;
        }
    }

    PaymentRules rules_;
    std::uint32_t required_;
    std::int32_t amount_;
    std::int32_t count_;
    std::size_t surplusStates_ = 2; ///< the lowest bits of a state: which surpluses are allowed
    std::size_t besideStates_ = 0;  ///< above them: CP of backups that meet no need; 0: not told apart
    std::array<std::size_t, elementCount> strides_{};
    std::array<std::size_t, elementCount> needs_{};
    bool perElement_ = false;
    bool checksElements_ = false;
};

/// Most payments are plain: one CP of one element is needed at most, backups make one and discards two.
bool isPlain(const CostInCp& cost, const PaymentRules& rules) {
    constexpr ElementCounts oneOfAll = oneOfEach((1U << elementCount) - 1);
    const bool needsOne = (cost.needs & ~oneOfAll) == 0 && (cost.needs & (cost.needs - 1)) == 0;
    return needsOne && rules.perDiscard == 2 && rules.perBackup == 1;
}

/// All that counts of a plain payment: what sources make, and whether they make the element.
struct PlainSums {
    std::int32_t amount = 0;
    bool needsElement = false;
    std::int32_t made = 0; ///< by what is chosen
    bool hasElement = false;
    std::int32_t discards = 0;
    std::int32_t possible = 0; ///< by the others
    bool couldHaveElement = false;
    bool couldDullForElement = false; ///< a backup makes it
};

PlainSums sumsOf(std::int32_t amount, const CostInCp& cost, const PaymentRules& rules,
                 const CountedSources& chosen, const CountedSources& others) {
    const std::uint32_t required = cost.elements();
    const auto madeBy = [&](const CountedSources& sources) {
        return sources.discards * rules.perDiscard + sources.backups * rules.perBackup;
    };
    PlainSums sums;
    sums.amount = amount;
    sums.needsElement = required != 0 && amount > 0;
    sums.made = madeBy(chosen);
    sums.hasElement = chosen.discardsOf(required) != 0 || chosen.backupsOf(required) != 0;
    sums.discards = chosen.discards;
    sums.possible = madeBy(others);
    sums.couldDullForElement = others.backupsOf(required) > 0;
    sums.couldHaveElement = others.discardsOf(required) != 0 || others.backupsOf(required) != 0;
    return sums;
}

/// For those nothing has to be tried. Of what sources make in all, any smaller sum can be made as well: with
/// as many discards as go into it, then backups, and where none is left for the last CP, with one discard
/// more, of which one CP may be left over. And what makes the element can always be among them, unless
/// nothing is missing but the element.
bool paysPlainly(const PlainSums& sums, bool isSurplusLimited, bool isElementNeeded) {
    const bool elementLacks = isElementNeeded && sums.needsElement && !sums.hasElement;
    const bool mayLeaveOne = !isSurplusLimited || sums.discards > 0;
    if (elementLacks && !sums.couldHaveElement)
        return false;
    const std::int32_t missing = sums.amount - sums.made;
    if (missing > 0)
        return sums.possible >= missing;
    if (!isSurplusLimited)
        return true;
    if (elementLacks)
        return missing == 0 && mayLeaveOne && sums.couldDullForElement;
    return missing == 0 || (missing == -1 && mayLeaveOne);
}

bool reaches(std::int32_t amount, const CostInCp& cost, const PaymentRules& rules,
             const std::vector<CpSource>& chosen, const std::vector<CpSource>& others) {
    if (amount >= unpayable)
        return false;
    if (isPlain(cost, rules))
        return paysPlainly(sumsOf(amount, cost, rules, counted(chosen), counted(others)),
                           rules.surplusLimited, rules.elementNeeded);
    Reach reach{amount, cost, rules};
    for (const bool discards : {false, true}) {
        for (const CpSource& source : chosen)
            if (source.discard == discards)
                reach.must(source);
        for (const CpSource& source : others)
            if (source.discard == discards)
                reach.may(source);
    }
    return reach.pays();
}

/// Whether what is chosen of elements that are not required could be part of any payment.
bool hasRoomForOthers(std::int32_t amount, const CostInCp& cost, const PaymentRules& rules,
                      const std::vector<CpSource>& chosen) {
    const std::uint32_t required = cost.elements();
    if (required == 0 || amount <= 0 || amount >= unpayable)
        return true;
    Scratch<CpSource> strange;
    for (const CpSource& source : chosen)
        if ((source.elements & required) == 0)
            strange.push_back(source);
    Scratch<CpSource> backups;
    for (std::uint32_t rest = required; rest != 0; rest &= rest - 1)
        for (std::int32_t i = countOf(cost.needs, static_cast<std::size_t>(std::countr_zero(rest))); i > 0;
             --i)
            backups.push_back({rest & (0U - rest), false});
    while (std::ssize(backups) < amount)
        backups.push_back({required & (0U - required), false});
    return reaches(amount, cost, rules, strange, backups);
}

/// Whether what is chosen and some of the others make exactly so many CP, of whatever elements: nothing is
/// left over then, and if that does not do, an element lacks.
bool comesOutEven(std::int32_t amount, const PaymentRules& rules, const CountedSources& chosen,
                  const CountedSources& others) {
    const std::int32_t missing =
        amount - chosen.discards * rules.perDiscard - chosen.backups * rules.perBackup;
    for (std::int32_t i = 0; i <= others.discards; ++i)
        for (std::int32_t j = 0; j <= others.backups; ++j)
            if (i * rules.perDiscard + j * rules.perBackup == missing)
                return true;
    return false;
}

PaymentRules withAnySurplus(PaymentRules rules) {
    rules.surplusLimited = false;
    return rules;
}
PaymentRules withAnyElement(PaymentRules rules) {
    rules.elementNeeded = false;
    rules.everyElementNeeded = false;
    return rules;
}

/// What is chosen of other elements than the one that is needed, to be completed with backups of that one: as
/// in `hasRoomForOthers`.
PlainSums onlyStrange(PlainSums sums, const CostInCp& cost, const PaymentRules& rules,
                      const CountedSources& chosen) {
    const std::uint32_t required = cost.elements();
    sums.discards = chosen.discards - chosen.discardsOf(required);
    sums.made =
        sums.discards * rules.perDiscard + (chosen.backups - chosen.backupsOf(required)) * rules.perBackup;
    sums.hasElement = false;
    sums.possible = sums.amount * rules.perBackup;
    sums.couldHaveElement = sums.couldDullForElement = true;
    return sums;
}

/// What `judge` says of a plain cost, where there is enough.
Payment judgePlainly(const CostInCp& cost, const PaymentRules& rules, const CountedSources& chosen,
                     const CountedSources& others) {
    const std::int32_t amount = cost.amount;
    if (amount >= unpayable)
        return Payment::tooLittle;
    const PlainSums sums = sumsOf(amount, cost, rules, chosen, others);
    if (paysPlainly(sums, rules.surplusLimited, rules.elementNeeded))
        return Payment::possible;
    constexpr bool anySurplus = false;
    constexpr bool anyElement = false;
    if (!paysPlainly(sums, anySurplus, anyElement))
        return Payment::tooLittle;
    const auto isRoomForStrange = [&] {
        return !sums.needsElement ||
               paysPlainly(onlyStrange(sums, cost, rules, chosen), rules.surplusLimited, rules.elementNeeded);
    };
    const bool isAnyChosen = chosen.backups + chosen.discards > 0;
    const bool lacksElement =
        !paysPlainly(sums, anySurplus, rules.elementNeeded) ||
        (isAnyChosen && (comesOutEven(amount, rules, chosen, others) || !isRoomForStrange()));
    return lacksElement ? Payment::elementLacks : Payment::surplus;
}

} // namespace

CostInCp costInCp(const Position& position, std::int32_t amount, std::uint32_t elements) {
    // OPEN 13: light or dark together with another element needs only the other.
    if (is(position, lightAndDarkTakeAny))
        elements &= ~lightAndDark;
    return {amount, oneOfEach(elements)};
}

CostInCp costOf(const Position& position, Player player, ObjectId card) {
    const Known known = know(position, card);
    // OPEN 12: what raises and what lowers it is added up, and the sum is never below nothing.
    const std::int32_t own = known.number(cost);
    const std::int32_t amount = sumOf(own, priceChange(position, player, known, own));
    const bool anyPays = takesAnyCp(position, player, known);
    return costInCp(position, std::max(amount, 0), anyPays ? 0 : known.set(elements));
}

std::int32_t amountDueFor(const Position& position, const CostInCp& cost) {
    const std::uint32_t wanted = cost.elements();
    const bool several =
        (wanted & (wanted - 1)) != 0 && cost.amount > 0 && is(position, everyElementIsNeeded);
    return several ? std::max(cost.amount, std::popcount(wanted)) : cost.amount;
}

bool canComplete(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen,
                 const std::vector<CpSource>& others) {
    return reaches(amountDueFor(position, cost), cost, rulesOf(position), chosen, others);
}

bool isPaid(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen) {
    return reaches(amountDueFor(position, cost), cost, rulesOf(position), chosen, {});
}

CountedSources counted(const std::vector<CpSource>& sources) {
    CountedSources result;
    for (const CpSource& source : sources)
        result.add(source);
    return result;
}

std::optional<Payment> judgeCounted(const Position& position, const CostInCp& cost,
                                    const CountedSources& chosen, const CountedSources& others) {
    const PaymentRules rules = rulesOf(position);
    if ((chosen.discards + others.discards) * rules.perDiscard +
            (chosen.backups + others.backups) * rules.perBackup <
        cost.amount)
        return Payment::tooLittle; // nothing else need be asked
    if (!isPlain(cost, rules))
        return std::nullopt;
    return judgePlainly(cost, rules, chosen, others);
}

Payment judge(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen,
              const std::vector<CpSource>& others) {
    const CountedSources countedChosen = counted(chosen);
    const CountedSources countedOthers = counted(others);
    if (const auto byCount = judgeCounted(position, cost, countedChosen, countedOthers))
        return *byCount;
    const PaymentRules rules = rulesOf(position);
    const std::int32_t amount = amountDueFor(position, cost);
    if (reaches(amount, cost, rules, chosen, others))
        return Payment::possible;
    // Asked of all that is there, chosen or not, so that the order of clicking does not matter: is there
    // enough, can every element be made of it, or is it only that too much would be made?
    if (!reaches(cost.amount, cost, withAnySurplus(withAnyElement(rules)), chosen, others))
        return Payment::tooLittle;
    const bool lacksElement =
        !reaches(amount, cost, withAnySurplus(rules), chosen, others) ||
        (!chosen.empty() && (comesOutEven(amount, rules, countedChosen, countedOthers) ||
                             !hasRoomForOthers(amount, cost, rules, chosen)));
    if (!lacksElement)
        return Payment::surplus;
    return std::popcount(cost.elements()) > 1 ? Payment::elementsLack : Payment::elementLacks;
}

} // namespace takujo::fftcg
