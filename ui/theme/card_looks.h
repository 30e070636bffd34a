#pragma once

#include "engine/cards/card_schema.h"
#include "engine/files/layouts/layout_file.h"
#include "engine/kit/rules/words.h"
#include "engine/match/view.h"
#include "ui/theme/card_look.h"

namespace takujo {

/// Makes looks of one game's cards in one language. Schema, face and words must outlive it.
class CardLooks {
public:
    CardLooks(const CardSchema& schema, const CardFace& face, const Words& words, Language language);

    /// The card as printed.
    CardLook printed(const CardDefinition& card) const;
    /// The colours of its frame, as printed.
    std::vector<QColor> frameColours(const CardDefinition& card) const;
    /// The card as its viewer sees it in play; its back if it is face down. `cards` are those of the match.
    CardLook inPlay(const CardView& view, const CardTable& cards) const;

    Language language() const { return language_; }

private:
    /// `view` is none for a card as printed.
    CardLook make(const CardDefinition& card, const CardView* view) const;
    std::optional<LookNumber> number(std::string_view field, const CardDefinition& card,
                                     const CardView* view) const;
    std::vector<LookNumber> corner(const CardDefinition& card, const CardView* view) const;
    bool hasColour(const FrameColour& colour, const CardDefinition& card, const CardView* view) const;
    std::string_view glyphOf(const CardDefinition& card) const;
    std::vector<LookSign> flags(const CardDefinition& card) const;
    QString typeLine(const CardDefinition& card, const CardView* view = nullptr) const;
    QString typeOf(const CardDefinition& card) const;
    QString partOfTypeLine(std::string_view source, const CardDefinition& card, const CardView* view) const;
    /// As a label: in English with a capital.
    QString word(std::string_view section, std::string_view key) const;
    QString text(const LocalizedText& text) const { return QString::fromStdString(text.in(language_)); }

    const CardSchema* schema_;
    const CardFace* face_;
    const Words* words_;
    Language language_;
};

} // namespace takujo
