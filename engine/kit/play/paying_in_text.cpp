#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <optional>
#include <ranges>

namespace takujo::playing {

namespace {

/// Where a text stands that lets its player pay: block and place in one number, and one more, so that none is
/// 0.
constexpr std::int32_t perBlock = 64;

Next payForText(Run& run) {
    const auto id = static_cast<std::uint16_t>(run.local(effectOf));
    payAll(run);
    countAsDone(run.state, id); // whatever the costs were: it has been paid
    return Next::on();
}

} // namespace

const std::vector<Term>* costsOfText(const Position& position) {
    const ProcedureId paying = position.rules.tables().play.paying;
    for (auto frame = position.state.frames.rbegin(); frame != position.state.frames.rend(); ++frame) {
        if (frame->procedure == procedures::picking)
            continue;
        if (frame->procedure != paying || frame->locals[textOfFee] == 0)
            return nullptr;
        const EffectRecord* const effect =
            findEffect(position.state, static_cast<std::uint16_t>(frame->locals[effectOf]));
        if (effect == nullptr)
            return nullptr;
        const std::int32_t at = frame->locals[textOfFee] - 1;
        const Ability& ability = position.cards[effect->definition].abilities[effect->ability];
        return &ability
                    .blocks[static_cast<std::size_t>(at / perBlock)][static_cast<std::size_t>(at % perBlock)]
                           [pays::cost]
                    .parts;
    }
    return nullptr;
}

Next askFor(const Position& position, ObjectId object, Player player, const AmountDue& due) {
    return Next::call(position.rules.tables().play.paying,
                      {packed(object), due.amount, static_cast<std::int32_t>(due.needs),
                       static_cast<std::int32_t>(indexOf(player)), 0, 0, 0});
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
                visitAmounts(visitAmounts, term[pays::cost]);
}

} // namespace

std::int32_t mostXPaidByText(const Scope& scope, std::int32_t ofResource) {
    const Vocabulary& vocabulary = scope.vocabulary();
    std::int32_t most = 0;
    bool isInCost = false;
    for (const auto& block : scope.ability.blocks)
        for (const Term& term : block) {
            if (vocabulary.effects[term.op].follow != effects::pay)
                continue;
            for (const CostPart& cost : costsIn(scope, term[pays::cost].parts)) {
                if (!namesX(vocabulary, *cost.term))
                    continue;
                isInCost = true;
                std::int32_t here = ofResource;
                if (cost.meaning->pool != nullptr) {
                    here = cost.meaning->pool(scope, *cost.term).holds;
                } else if (cost.meaning->sources != nullptr) {
                    Scratch<ObjectId> found;
                    cost.meaning->sources(scope, *cost.term, found);
                    here = static_cast<std::int32_t>(found.size());
                }
                most = std::max(most, here);
            }
        }
    return isInCost ? most : ofResource;
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

namespace {

/// What the amount has been settled at, if it has been.
std::optional<std::int32_t> settledAt(const Scope& scope, const Term& amount) {
    std::optional<std::int32_t> found;
    std::uint8_t place = 0;
    visitCosts(scope.vocabulary(), scope.ability, [&](const Term& each) {
        if (&each == &amount)
            for (const Binding& binding : scope.state().bindings)
                if (binding.effect == scope.effect.id && binding.slot == settled && binding.flags == place)
                    found = binding.amount;
        ++place;
    });
    return found;
}

} // namespace

std::int32_t amountInCost(const Scope& scope, const Term& amount, std::int32_t otherwise) {
    if (amount.exists() && !isPlain(amount) && scope.effect.id != 0)
        if (const std::optional<std::int32_t> found = settledAt(scope, amount))
            return std::max(*found, 0);
    return std::max(amountOf(scope, amount, otherwise), 0);
}

Procedure paying(std::string_view rule) {
    return {"paying",
            rule,
            {{"what its other costs are paid with", rule, pickForCosts},
             {"its cost is fixed", rule, fixCost},
             {"its payment is chosen", rule, payment()},
             {"everything is paid at once", rule, payForText}}};
}

} // namespace takujo::playing

namespace takujo::effects {

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

Next pay(Run& run, const Scope& scope, const Term& term) {
    const Player player = whoAgrees(run.state, scope);
    if (!canPay(scope, term)) {
        note(run, "cannot pay", player, run.rules.tables().script.impossible,
             {cardArgument("card", run.position().cardOf(scope.effect))});
        return Next::on();
    }
    for (std::size_t cost = 0; cost < playing::mostCosts; ++cost) // what was paid with before
        dropBindings(run.state, scope.effect.id, playing::slotOfCost(cost));
    const Frame& frame = run.state.frames.back(); // the block that is being followed
    ObjectId about = scope.effect.item;
    if (!lives(run.state, about))
        about = lives(run.state, scope.effect.source) ? scope.effect.source : ObjectId{};
    return Next::call(run.rules.tables().play.paying,
                      {packed(about), 0, 0, static_cast<std::int32_t>(indexOf(player)), scope.effect.id, 0,
                       frame.locals[1] * playing::perBlock + frame.locals[2] + 1});
}

bool canPay(const Scope& scope, const Term& term) {
    Scope paying = scope;
    paying.payer = whoAgrees(scope.state(), scope);
    playing::CostQuestion question;
    question.player = paying.payer;
    question.costs = &term[pays::cost].parts;
    return playing::examineCosts(paying, question) == playing::nothing;
}

} // namespace takujo::effects
