#include "ui/theme/card_looks.h"
#include "engine/core/card_numbers.h"
#include "ui/theme/emblem.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace takujo {

namespace {

QColor toColour(const LayoutColour& colour) {
    return {colour.red, colour.green, colour.blue};
}

/// A true minus, as wide as the figures; and a sign for what has no end, where a number may be so.
QString withMinus(std::int32_t number, const FieldSpec* field) {
    if (field != nullptr && field->mayBeEndless && isEndless(number))
        return number < 0 ? QString{QChar{0x2212}} + QChar{0x221e} : QString{QChar{0x221e}};
    return number < 0 ? QChar{0x2212} + QString::number(-static_cast<qint64>(number))
                      : QString::number(number);
}

NumberChange toneOf(const NumberView& number) {
    if (!number.isPrinted || number.now == number.printed)
        return NumberChange::plain;
    return number.now > number.printed ? NumberChange::up : NumberChange::down;
}

using Sets = std::array<std::uint32_t, CardDefinition::setSlots>;

bool has(const CardSchema& schema, std::string_view fieldKey, std::string_view word, const Sets& sets) {
    const FieldSpec* field = schema.field(fieldKey);
    if (field == nullptr)
        return false;
    const auto found = std::ranges::find(field->words, word);
    return found != field->words.end() && (sets[field->slot] >> (found - field->words.begin()) & 1U) != 0;
}

/// What the card is now, where it is in play.
const Sets& setsOf(const CardDefinition& card, const CardView* view) {
    return view != nullptr ? view->sets : card.sets;
}

} // namespace

/// Whether the card has that colour of the frame: by a word that it has now, or by a text that is printed on
/// it.
bool CardLooks::hasColour(const FrameColour& colour, const CardDefinition& card, const CardView* view) const {
    const FieldSpec* const field = schema_->field(face_->colourField);
    if (field == nullptr || field->kind != FieldSpec::Kind::texts)
        return has(*schema_, face_->colourField, colour.word, setsOf(card, view));
    return std::ranges::find(card.texts[field->slot], colour.word, &LocalizedText::en) !=
           card.texts[field->slot].end();
}

CardLooks::CardLooks(const CardSchema& schema, const CardFace& face, const Words& words, Language language)
    : schema_(&schema), face_(&face), words_(&words), language_(language) {}

QString CardLooks::word(std::string_view section, std::string_view key) const {
    QString result = QString::fromStdString(words_->text(section, key, language_));
    if (!result.isEmpty())
        result[0] = result[0].toUpper(); // words are written as within a sentence
    return result;
}

std::optional<LookNumber> CardLooks::number(std::string_view fieldKey, const CardDefinition& card,
                                            const CardView* view) const {
    const FieldSpec* field = schema_->field(fieldKey);
    if (view != nullptr) {
        const auto now = std::ranges::find(view->numbers, fieldKey, &NumberView::word);
        if (now != view->numbers.end())
            return LookNumber{withMinus(now->now, field), toneOf(*now), {}, now->lessIsBetter};
    }
    if (field == nullptr || !card.prints(field->slot))
        return std::nullopt;
    return LookNumber{withMinus(card.numbers[field->slot], field)};
}

QString CardLooks::typeOf(const CardDefinition& card) const {
    return word("types", schema_->types[card.type]);
}

QString CardLooks::partOfTypeLine(std::string_view source, const CardDefinition& card,
                                  const CardView* view) const {
    if (source == "type")
        return typeOf(card);
    const FieldSpec* field = schema_->field(source);
    if (field == nullptr)
        return {};
    QStringList parts;
    if (field->kind == FieldSpec::Kind::texts) {
        for (const LocalizedText& each : card.texts[field->slot])
            parts << text(each);
    } else if (source == face_->colourField) {
        for (const FrameColour& colour : face_->colours)
            if (has(*schema_, source, colour.word, setsOf(card, view)))
                parts << text(colour.name);
    } else {
        for (const std::string_view word : field->words)
            if (has(*schema_, source, word, setsOf(card, view)))
                parts << this->word(words_->find(source, word) != nullptr ? source : "colours", word);
    }
    return parts.join(language_ == Language::ja ? QStringLiteral("／") : QStringLiteral(" / "));
}

QString CardLooks::typeLine(const CardDefinition& card, const CardView* view) const {
    QStringList parts;
    for (const std::vector<std::string>& sources : face_->typeLine) {
        QStringList together;
        for (const std::string& source : sources)
            if (const QString part = partOfTypeLine(source, card, view); !part.isEmpty())
                together << part;
        if (!together.isEmpty())
            parts << together.join(language_ == Language::ja ? QString{} : QStringLiteral(" "));
    }
    return parts.join(language_ == Language::ja ? QStringLiteral("・") : QStringLiteral(" · "));
}

std::vector<LookNumber> CardLooks::corner(const CardDefinition& card, const CardView* view) const {
    std::vector<LookNumber> numbers;
    for (const CornerNumber& each : face_->corner)
        if (auto value = number(each.field, card, view)) {
            value->label = text(each.label);
            value->glyph = QString::fromStdString(each.glyph);
            numbers.push_back(std::move(*value));
        }
    return numbers;
}

std::vector<LookSign> CardLooks::flags(const CardDefinition& card) const {
    std::vector<LookSign> signs;
    for (const FlagSign& flag : face_->flags) {
        const FieldSpec* field = schema_->field(flag.field);
        if (field != nullptr && (card.flags >> field->slot & 1U) != 0)
            signs.push_back(
                {QString::fromStdString(flag.letters), QString::fromStdString(flag.glyph), text(flag.name)});
    }
    return signs;
}

/// Of the first colour that is printed on it: whatever becomes of a card, its emblem stays.
std::string_view CardLooks::glyphOf(const CardDefinition& card) const {
    for (const FrameColour& colour : face_->colours)
        if (hasColour(colour, card, nullptr))
            return colour.glyph;
    return {};
}

CardLook CardLooks::make(const CardDefinition& card, const CardView* view) const {
    CardLook look;
    look.language = language_;
    look.id = QString::fromStdString(card.id);
    look.name = text(card.name);
    look.badge = number(face_->badge, card, view);
    for (const FrameColour& colour : face_->colours)
        if (hasColour(colour, card, view))
            look.bands.push_back(
                {toColour(colour.colour), QString::fromStdString(colour.glyph), text(colour.name)});
    look.emblem = emblemOf(face_->emblems, card, glyphOf(card));
    look.frame = QString::fromStdString(face_->frame);
    look.typeLine = typeLine(card, view);
    look.shortType = typeOf(card);
    for (const KeywordIcon& keyword : face_->keywords)
        if (has(*schema_, face_->keywordField, keyword.word, setsOf(card, view)))
            look.keywords.push_back({QString::fromStdString(keyword.letters),
                                     {},
                                     word("keywords", keyword.word),
                                     !has(*schema_, face_->keywordField, keyword.word, card.sets)});
    look.flags = flags(card);
    look.flavour = text(card.flavour);
    look.numbers = corner(card, view);
    return look;
}

CardLook CardLooks::printed(const CardDefinition& card) const {
    return make(card, nullptr);
}

std::vector<QColor> CardLooks::frameColours(const CardDefinition& card) const {
    std::vector<QColor> colours;
    for (const FrameColour& colour : face_->colours)
        if (hasColour(colour, card, nullptr))
            colours.push_back(toColour(colour.colour));
    return colours;
}

CardLook CardLooks::inPlay(const CardView& view, const CardTable& cards) const {
    if (!view.faceUp)
        return cardBack(view.owner == Player::b ? 1 : 0);
    CardLook look = make(cards[view.definition], &view);
    look.waits = view.waitsForNextTurn;
    look.isToken = view.isToken;
    if (view.damage > 0 && !face_->damageIsCounted)
        look.damage = QString::number(view.damage);
    for (const auto& words : {view.rolesBeside, view.marks})
        for (const std::string_view mark : words)
            look.marks.push_back(word("marks", mark));
    for (const RestrictionView& given : view.restrictions) {
        const QString what = word(given.isDemand ? "must" : "cannot", given.word);
        if (std::ranges::find(look.marks, what) == look.marks.end())
            look.marks.push_back(what);
    }
    for (const CounterView& counter : view.counters)
        look.marks.push_back(counter.count == 1
                                 ? text(counter.name)
                                 : QStringLiteral("%1 ×%2").arg(text(counter.name)).arg(counter.count));
    if (view.damageChange != 0)
        look.marks.push_back(word("states", "damage taken") +
                             (view.damageChange > 0 ? QStringLiteral(" +") : QStringLiteral(" −")) +
                             QString::number(std::abs(view.damageChange)));
    return look;
}

} // namespace takujo
