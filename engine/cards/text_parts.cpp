#include "engine/cards/text_parts.h"
#include "engine/kit/script/language/fields.h"

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

std::int32_t seenFromTheOtherSide(Duration duration) {
    using enum Duration;
    for (const auto& [one, other] : {std::pair{endOfYourNextTurn, endOfOpponentsNextTurn},
                                     std::pair{yourNextTurnBegins, opponentsNextTurnBegins}}) {
        if (duration == one)
            return static_cast<std::int32_t>(other);
        if (duration == other)
            return static_cast<std::int32_t>(one);
    }
    return static_cast<std::int32_t>(duration);
}

/// Turns you into the opponent and the opponent into you, also where nobody is named and you are meant.
class TurningRound {
public:
    explicit TurningRound(const Vocabulary& vocabulary) : vocabulary_{vocabulary} {}

    void turn(Term& term) const {
        for (Term& part : term.parts)
            turn(part);
        if (term.sort == Sort::players)
            turnPlayers(term);
        else if (term.sort == Sort::pick && !term.parts[pickBy].exists())
            term.parts[pickBy] = theOpponent();
        else if (term.sort == Sort::effect)
            turnFields(term);
    }

private:
    static Term theOpponent() {
        return {Sort::players, static_cast<std::uint8_t>(PlayersOp::opponent), 0, {}};
    }
    static void turnPlayers(Term& players) {
        if (players.op == static_cast<std::uint8_t>(PlayersOp::you))
            players.op = static_cast<std::uint8_t>(PlayersOp::opponent);
        else if (players.op == static_cast<std::uint8_t>(PlayersOp::opponent))
            players.op = static_cast<std::uint8_t>(PlayersOp::you);
    }
    void turnFields(Term& effect) const {
        const EffectSpec& spec = vocabulary_.effects[effect.op];
        for (std::size_t i = 0; i < spec.shape.fields.size(); ++i) {
            const FieldShape& field = spec.shape.fields[i];
            Term& part = effect.parts[i];
            const bool isWhoDoes = field.kind == FieldKind::players && field.key == "player";
            if (isWhoDoes && !part.exists() && spec.modify == nullptr)
                part = theOpponent();
            if (field.kind == FieldKind::oneWord && field.key == "until" && part.exists())
                part.number = seenFromTheOtherSide(static_cast<Duration>(part.number));
        }
    }

    const Vocabulary& vocabulary_;
};

} // namespace

TextParts::TextParts(const CardDefinition& card, std::size_t ability, const Vocabulary& vocabulary,
                     const Words& words, Language language)
    : card_{&card}, ability_{card.abilities[ability]}, vocabulary_{&vocabulary}, words_{&words},
      language_{language} {}

namespace {

void turnAbility(Ability& ability, const Vocabulary& vocabulary) {
    const TurningRound turning{vocabulary};
    const auto turnAll = [&](std::vector<Term>& terms) {
        for (Term& term : terms)
            turning.turn(term);
    };
    turnAll(ability.picks);
    turnAll(ability.costs);
    for (Mode& mode : ability.modes)
        turnAll(mode.picks);
    for (std::vector<Term>& block : ability.blocks)
        turnAll(block);
}

} // namespace

void TextParts::turnRound() {
    turnAbility(ability_, *vocabulary_);
    const auto follows = [](const Ability& ability) { return ability.has(Ability::follows); };
    if (std::ranges::none_of(card_->abilities, follows))
        return;
    auto turned = std::make_shared<CardDefinition>(*card_);
    for (Ability& ability : turned->abilities)
        if (follows(ability))
            turnAbility(ability, *vocabulary_);
    turned_ = std::move(turned);
    card_ = turned_.get();
}

const Term* TextParts::effectAt(std::uint16_t block, std::size_t place) const {
    if (block >= ability_.blocks.size() || place >= ability_.blocks[block].size())
        return nullptr;
    return &ability_.blocks[block][place];
}

Wording TextParts::wording() const {
    Wording wording{*card_, ability_, *vocabulary_, *words_, language_};
    if (!self_.empty())
        wording.callThis(self_);
    return wording;
}

std::string TextParts::choice(std::int32_t number) const {
    return wording().choiceOf(number);
}

std::string TextParts::choosingModes() const {
    return wording().choiceOfModes();
}

std::string TextParts::afterChoice(std::int32_t number) const {
    return wording().afterChoice(number);
}

std::string TextParts::instruction(std::uint16_t block, std::size_t place) const {
    const Term* const effect = effectAt(block, place);
    if (effect == nullptr)
        return {};
    Wording wording = this->wording();
    wording.callIt(it_);
    return wording.instruction(block, place, Ending::may);
}

std::string TextParts::report(std::uint16_t block, std::size_t place, const std::string& names,
                              bool isOne) const {
    const Term* const effect = effectAt(block, place);
    if (effect == nullptr)
        return {};
    Wording wording = this->wording();
    wording.callObjects(*effect, names, isOne);
    if (language_ != Language::ja)
        return wording.instruction(block, place, Ending::stop);
    // What has happened: 与えて becomes 与えた, 組んで 組んだ, できなくて できなくなった.
    std::string text = wording.instruction(block, place, Ending::done);
    for (const auto& [now, past] :
         {std::pair{"くて", "くなった"}, std::pair{"て", "た"}, std::pair{"で", "だ"}})
        if (text.ends_with(now)) {
            text.replace(text.size() - std::string_view{now}.size(), std::string::npos, past);
            break;
        }
    return text;
}

std::string TextParts::offered(std::uint16_t block, std::size_t place) const {
    const Term* const may = effectAt(block, place);
    if (may == nullptr || vocabulary_->effects[may->op].follow != effects::may)
        return {};
    Wording wording = this->wording();
    wording.callIt(it_);
    return wording.whole(static_cast<std::uint16_t>((*may)[may::doThis].number));
}

std::string TextParts::otherwise(std::uint16_t block, std::size_t place) const {
    const Term* const may = effectAt(block, place);
    if (may == nullptr || vocabulary_->effects[may->op].follow != effects::may ||
        !(*may)[may::otherwise].exists())
        return {};
    Wording wording = this->wording();
    wording.callIt(it_);
    return wording.whole(static_cast<std::uint16_t>((*may)[may::otherwise].number));
}

std::string TextParts::gained(std::uint16_t block, std::size_t place) const {
    const Term* const may = effectAt(block, place);
    if (may == nullptr || vocabulary_->effects[may->op].follow != effects::may)
        return {};
    Wording wording = this->wording();
    wording.callIt(it_);
    for (const FieldName& field : {may::then, may::whenYouDoSo})
        if ((*may)[field].exists())
            return wording.part(*may, field);
    return {};
}

std::string TextParts::mode(std::size_t mode) const {
    return wording().modeText(mode);
}

std::string TextParts::whatItDoes(std::uint16_t modes, std::uint16_t block) const {
    return wording().whatItDoes(modes, block);
}

std::string TextParts::whole() const {
    return wording().abilityText();
}

std::string TextParts::costs() const {
    return wording().costsAlone();
}

} // namespace takujo
