#include "engine/cards/translations.h"

namespace takujo {

namespace {

/// Written in one language only, which then stands for both.
bool isPlain(const LocalizedText& text) {
    return text.en == text.ja;
}

} // namespace

void Translations::learn(const CardDefinition& card) {
    learn(card.name, true);
    for (const auto& list : card.texts)
        for (const LocalizedText& text : list)
            learn(text, true);
    for (const Ability& ability : card.abilities)
        for (const LocalizedText& text : ability.texts)
            learn(text, false);
    for (const CardDefinition& side : card.otherSide)
        learn(side);
}

void Translations::learn(const LocalizedText& text, bool isPrinted) {
    if (isPlain(text) && !isPrinted)
        return; // that is what wants completing
    const auto [at, isNew] = meanings_.try_emplace(text.en, Meaning{text.ja});
    if (!isNew && at->second.japanese != text.ja)
        at->second.isClear = false;
}

void Translations::complete(CardDefinition& card) const {
    for (Ability& ability : card.abilities)
        for (LocalizedText& text : ability.texts) {
            const auto found = meanings_.find(text.en);
            if (isPlain(text) && found != meanings_.end() && found->second.isClear)
                text.ja = found->second.japanese;
        }
    for (CardDefinition& side : card.otherSide)
        complete(side);
}

void completeTexts(std::span<CardDefinition> cards) {
    Translations translations;
    for (const CardDefinition& card : cards)
        translations.learn(card);
    for (CardDefinition& card : cards)
        translations.complete(card);
}

void completeTexts(std::span<CardSet> sets) {
    Translations translations;
    for (const CardSet& set : sets)
        for (const CardDefinition& card : set.cards)
            translations.learn(card);
    for (CardSet& set : sets)
        for (CardDefinition& card : set.cards)
            translations.complete(card);
}

} // namespace takujo
