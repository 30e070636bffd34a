#include "engine/cards/card_digest.h"

#include "engine/core/hash.h"

#include <algorithm>
#include <string_view>

namespace takujo {

namespace {

class Digest {
public:
    explicit Digest(const Vocabulary* vocabulary) : vocabulary_{vocabulary} {}

    std::uint64_t value() const { return hasher_.value(); }

    void addCard(const CardDefinition& card) {
        addText(card.id);
        addText(card.name.en);
        for (const OtherName& name : card.otherNames) {
            addText(name.text.en);
            hasher_.add(name.isWhole ? 1 : 0);
        }
        hasher_.add(card.type);
        hasher_.add(card.flags);
        if (card.isToken)
            hasher_.add(1);
        hasher_.addRecords(card.numbers);
        hasher_.addRecords(card.sets);
        for (const auto& texts : card.texts)
            addTexts(texts);
        if (vocabulary_ == nullptr)
            return;
        const auto isSaid = [](const Ability& ability) { return !ability.has(Ability::saysNothing); };
        hasher_.add(static_cast<std::uint64_t>(std::ranges::count_if(card.abilities, isSaid)));
        for (const Ability& ability : card.abilities)
            if (isSaid(ability))
                addAbility(ability);
    }

private:
    void addNumber(std::int64_t number) { hasher_.add(static_cast<std::uint64_t>(number)); }

    void addText(std::string_view text) {
        hasher_.add(text.size());
        for (const char letter : text)
            hasher_.add(static_cast<unsigned char>(letter));
    }

    void addTexts(const std::vector<LocalizedText>& texts) {
        hasher_.add(texts.size());
        for (const LocalizedText& text : texts)
            addText(text.en);
    }

    template <class Spec>
    static const Operator* shapeIn(const std::vector<Spec>& list, std::uint8_t op) {
        return op < list.size() ? &list[op].shape : nullptr;
    }

    const Operator* shapeOf(const Term& term) const {
        switch (term.sort) {
        case Sort::effect:
            return shapeIn(vocabulary_->effects, term.op);
        case Sort::condition:
            return shapeIn(vocabulary_->conditions, term.op);
        case Sort::amount:
            return shapeIn(vocabulary_->amounts, term.op);
        case Sort::criterion:
            return shapeIn(vocabulary_->criteria, term.op);
        case Sort::trigger:
            return shapeIn(vocabulary_->triggers, term.op);
        case Sort::cost:
            return shapeIn(vocabulary_->costs, term.op);
        case Sort::keyword:
            return shapeIn(vocabulary_->keywordPhrases, term.op);
        default:
            return nullptr;
        }
    }

    /// By its word where the vocabulary has one: new operators move the others in their list.
    void addTerm(const Term& term) {
        hasher_.add(static_cast<std::uint64_t>(term.sort));
        if (!term.exists())
            return;
        const Operator* const shape = shapeOf(term);
        if (shape != nullptr)
            addText(shape->word);
        else
            hasher_.add(term.op);
        addNumbers(term);
        addParts(term, shape);
    }

    /// Without a field that its word had not before, if the card does not use it.
    void addParts(const Term& term, const Operator* shape) {
        const auto isLeftOut = [&](std::size_t part) {
            return shape != nullptr && part < shape->fields.size() && shape->fields[part].isLater &&
                   !term.parts[part].exists();
        };
        std::size_t count = 0;
        for (std::size_t part = 0; part < term.parts.size(); ++part)
            count += isLeftOut(part) ? 0 : 1;
        hasher_.add(count);
        for (std::size_t part = 0; part < term.parts.size(); ++part)
            if (!isLeftOut(part))
                addTerm(term.parts[part]);
    }

    /// Types and zones as they were kept in one number, so that a card keeps the digest that it has had.
    void addNumbers(const Term& term) {
        constexpr unsigned half = 16;
        if (term.sort == Sort::objects && typesOf(term) >> half == 0 && zonesOf(term) >> half == 0)
            return addNumber(static_cast<std::int32_t>(typesOf(term) | (zonesOf(term) << half)));
        addNumber(term.number);
        if (term.more != 0)
            hasher_.add(term.more);
    }

    void addTerms(const std::vector<Term>& terms) {
        hasher_.add(terms.size());
        for (const Term& term : terms)
            addTerm(term);
    }

    void addAbility(const Ability& ability) {
        hasher_.add(static_cast<std::uint64_t>(ability.kind));
        hasher_.add(ability.form);
        hasher_.add(ability.flags);
        hasher_.add(ability.worksIn);
        addText(ability.name.en);
        for (const Term* term : {&ability.trigger, &ability.condition, &ability.whileTrue,
                                 &ability.modesAtLeast, &ability.modesAtMost})
            addTerm(*term);
        if (ability.modesBy.exists())
            addTerm(ability.modesBy);
        if (ability.limit.exists())
            for (const std::uint64_t of :
                 {std::uint64_t{ability.limit.count}, static_cast<std::uint64_t>(ability.limit.per),
                  static_cast<std::uint64_t>(ability.limit.of), std::uint64_t{ability.limit.whenPlayed}})
                hasher_.add(of);
        if (!ability.otherTriggers.empty()) // whoever has none keeps the digest it had
            addTerms(ability.otherTriggers);
        addTerms(ability.costs);
        hasher_.add(ability.offers.size());
        for (const OfferedCost& offer : ability.offers) {
            hasher_.add(offer.instead ? 1 : 0);
            addTerms(offer.costs);
            if (offer.less != 0) // whoever has none keeps the digest it had
                addNumber(offer.less);
            if (offer.often)
                hasher_.add(1);
            if (offer.condition.exists())
                addTerm(offer.condition);
        }
        addNumber(ability.number);
        if (ability.keyword.exists())
            addTerm(ability.keyword);
        addTerms(ability.picks);
        hasher_.add(ability.modes.size());
        for (const Mode& mode : ability.modes) {
            addTerms(mode.picks);
            hasher_.add(mode.block);
        }
        hasher_.add(ability.blocks.size());
        for (const auto& block : ability.blocks)
            addTerms(block);
        addTexts(ability.texts);
    }

    const Vocabulary* vocabulary_;
    Hasher hasher_;
};

} // namespace

std::uint64_t digestOf(const CardDefinition& card, const Vocabulary* vocabulary) {
    Digest digest{vocabulary};
    digest.addCard(card);
    return digest.value();
}

} // namespace takujo
