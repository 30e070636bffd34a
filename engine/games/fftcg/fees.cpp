#include "engine/games/fftcg/fees.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/costs.h"
#include "engine/games/fftcg/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/script/continuous.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/script_procedures.h"

#include <algorithm>
#include <optional>
#include <ranges>

namespace takujo::fftcg {

namespace {

/// Where a text stands that lets its player pay: block and place in one number, and one more, so that none is
/// 0.
constexpr std::int32_t perBlock = 64;

Next payForText(Run& run) {
    const auto id = static_cast<std::uint16_t>(run.local(effectOf));
    payAll(run);
    if (EffectRecord* const effect = findEffect(run.state, id))
        ++effect->done; // whatever the costs were: it has been paid
    return Next::on();
}

/// Fees are CP of any element, or of those that their payment names.
void addPayment(const Scope& scope, const Term& payment, CostInCp& due) {
    for (std::size_t i = 0; i < payment.parts.size(); ++i)
        due.add(i, amountOf(scope, payment.parts[i]));
}

void addFees(const Position& position, ObjectId forward, ModifierMeaning meaning, CostInCp& due) {
    const Known known = know(position, forward);
    visitModifiers(position, meaning, known,
                   [&](const Scope& scope, const Term& term) { addPayment(scope, term.parts[1], due); });
}

bool hasFees(const State& state) {
    return (state.has & CardDefinition::fees) != 0;
}

} // namespace

Procedure payFee() {
    return {"paying",
            "11.2",
            {{"what its other costs are paid with", "11.2.1", pickForCosts},
             {"its cost is fixed", "11.2.1", fixCost},
             {"its payment is chosen", "11.2.1", paymentQuestion()},
             {"everything is paid at once", "11.2.1", payForText}}};
}

CostInCp attackFee(const Position& position, const std::vector<ObjectId>& forwards) {
    CostInCp due;
    if (hasFees(position.state))
        for (const ObjectId forward : forwards)
            addFees(position, forward, modifiers::attackFee, due);
    return due;
}

CostInCp blockFee(const Position& position, ObjectId forward) {
    CostInCp due;
    if (hasFees(position.state))
        addFees(position, forward, modifiers::blockFee, due);
    return due;
}

bool canPayFee(const Position& position, Player player, const CostInCp& fee) {
    if (fee.amount <= 0)
        return true;
    Scratch<CpSource> sources;
    collectSources(position, player, {}, sources);
    return judge(position, fee, {}, sources) == Payment::possible;
}

Next askForFee(ObjectId object, Player player, const CostInCp& fee) {
    return Next::call(payingFee, {packed(object), fee.amount, static_cast<std::int32_t>(fee.needs),
                                  static_cast<std::int32_t>(indexOf(player)), 0, 0, 0});
}

const std::vector<Term>* costsOfText(const Position& position) {
    for (auto frame = position.state.frames.rbegin(); frame != position.state.frames.rend(); ++frame) {
        if (frame->procedure == procedures::picking)
            continue;
        if (frame->procedure != payingFee || frame->locals[textOfFee] == 0)
            return nullptr;
        const EffectRecord* const effect =
            findEffect(position.state, static_cast<std::uint16_t>(frame->locals[effectOf]));
        if (effect == nullptr)
            return nullptr;
        const std::int32_t at = frame->locals[textOfFee] - 1;
        const Ability& ability = position.cards[effect->definition].abilities[effect->ability];
        return &ability
                    .blocks[static_cast<std::size_t>(at / perBlock)][static_cast<std::size_t>(at % perBlock)]
                    .parts.front()
                    .parts;
    }
    return nullptr;
}

namespace {

/// A slot of the effect beside those of its choices and costs: what its costs came to when it was stacked.
constexpr std::uint8_t settled = 27;

bool isPlain(const Term& amount) {
    return amount.parts.empty(); // a number, or X, which is named
}

/// Visits the amounts that costs in the text name and that are to be settled, in the text's order.
template <class Visit>
void visitCosts(const Vocabulary& vocabulary, const Ability& ability, Visit visit) {
    const auto visitAmounts = [&](const auto& self, const Term& term) -> void {
        if (term.sort == Sort::amount && !isPlain(term))
            visit(term);
        else if (term.sort != Sort::objects)
            for (const Term& part : term.parts)
                self(self, part);
    };
    for (const auto& block : ability.blocks)
        for (const Term& term : block)
            if (vocabulary.effects[term.op].follow == effects::pay)
                visitAmounts(visitAmounts, term.parts.front());
}

} // namespace

std::int32_t mostXPaidByText(const Scope& scope, std::int32_t inCp) {
    const Vocabulary& vocabulary = scope.vocabulary();
    std::int32_t most = 0;
    bool isInCost = false;
    for (const auto& block : scope.ability.blocks)
        for (const Term& term : block) {
            if (vocabulary.effects[term.op].follow != effects::pay)
                continue;
            for (const CostPart& cost : costsIn(scope, term.parts.front().parts)) {
                if (!namesX(vocabulary, *cost.term))
                    continue;
                isInCost = true;
                std::int32_t here = inCp;
                if (cost.meaning->purse != nullptr) {
                    here = cost.meaning->purse(scope, *cost.term).holds;
                } else if (cost.meaning->sources != nullptr) {
                    Scratch<ObjectId> found;
                    cost.meaning->sources(scope, *cost.term, found);
                    here = static_cast<std::int32_t>(found.size());
                }
                most = std::max(most, here);
            }
        }
    return isInCost ? most : inCp;
}

void settleCosts(Run& run, std::uint16_t id) {
    const EffectRecord* const effect = findEffect(run.state, id);
    if (effect == nullptr)
        return;
    const Scope scope = scopeOf(run, *effect);
    std::uint8_t place = 0;
    visitCosts(scope.vocabulary(), scope.ability, [&](const Term& amount) {
        run.state.bindings.push_back({{}, {}, amountOf(scope, amount), id, settled, place++});
    });
}

/// 4.3: what is less than nothing is nothing.
std::int32_t amountInCost(const Scope& scope, const Term& amount, std::int32_t otherwise) {
    if (amount.exists() && !isPlain(amount) && scope.effect.id != 0) {
        std::optional<std::int32_t> found;
        std::uint8_t place = 0;
        visitCosts(scope.vocabulary(), scope.ability, [&](const Term& each) {
            if (&each == &amount)
                for (const Binding& binding : scope.state().bindings)
                    if (binding.effect == scope.effect.id && binding.slot == settled &&
                        binding.flags == place)
                        found = binding.amount;
            ++place;
        });
        if (found)
            return std::max(*found, 0);
    }
    return std::max(amountOf(scope, amount, otherwise), 0);
}

namespace {

/// Who is asked, or has been, by the `may` around what is being carried out.
Player whoAgrees(const State& state, const Scope& scope) {
    constexpr std::size_t decider = 3;
    for (const Frame& frame : std::views::reverse(state.frames))
        if (frame.procedure == procedures::agreeing && frame.locals[0] == scope.effect.id)
            return static_cast<Player>(frame.locals[decider]);
    return scope.effect.controller;
}

} // namespace

namespace effects {

/// Part: cost. Whoever may pay has agreed to it (`may`); what cannot be paid in full is not paid at all.
Next pay(Run& run, const Scope& scope, const Term& term) {
    const Player player = whoAgrees(run.state, scope);
    if (!canPay(scope, term)) {
        note(run, "cannot pay", player, "11.2.1",
             {cardArgument("card", run.position().cardOf(scope.effect))});
        return Next::on();
    }
    for (std::size_t cost = 0; cost < mostCosts; ++cost) // what was paid with before
        dropBindings(run.state, scope.effect.id, slotOfCost(cost));
    const Frame& frame = run.state.frames.back(); // the block that is being followed
    ObjectId about = scope.effect.item;
    if (!lives(run.state, about))
        about = lives(run.state, scope.effect.source) ? scope.effect.source : ObjectId{};
    return Next::call(payingFee, {packed(about), 0, 0, static_cast<std::int32_t>(indexOf(player)),
                                  scope.effect.id, 0, frame.locals[1] * perBlock + frame.locals[2] + 1});
}

bool canPay(const Scope& scope, const Term& term) {
    const Player player = whoAgrees(scope.state(), scope);
    Scope paying = scope;
    paying.payer = player;
    CostQuestion question;
    question.player = player;
    question.costs = &term.parts.front().parts;
    return examineCosts(paying, question) == Affordable::yes;
}

} // namespace effects

} // namespace takujo::fftcg
