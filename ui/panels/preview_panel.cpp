#include "ui/panels/preview_panel.h"

#include "engine/match/sentences/card_sentences.h"
#include "ui/session/card_text.h"
#include "ui/theme/card_detail.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/widgets/rule_text.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace takujo {

namespace {

constexpr double pictureShare = 0.6;
constexpr std::array smallerShares{0.42, 0.33, 0.25}; ///< where the text stands beside the picture
constexpr int pictureInset = 16;
constexpr int mostExplained = 4; ///< keywords; few cards have more
constexpr int frameOfText = 2;   ///< the ring that the keyboard draws

/// Whether that is the same card, one move later or, where time went back, earlier: a card keeps its place
/// among the objects and becomes a new one there. Over several moves nobody who saw only the ends could tell.
bool isSameCardMoved(const CardView& card, const CardView& before) {
    const int moves = card.object.generation - before.object.generation;
    return !card.isAbility && !before.isAbility && card.object.index == before.object.index &&
           card.definition == before.definition && std::abs(moves) <= 1;
}

/// What shows that card now: itself, or the unit that is read as it.
const CardView* whereItIs(const CardView& here, const CardView& before) {
    if (here.faceUp && (here.object == before.object || isSameCardMoved(here, before)))
        return &here;
    for (const CardView& guest : here.guests)
        if (guest.faceUp && (guest.object == before.object || isSameCardMoved(guest, before)))
            return &guest == &here.guests[here.readAs] && here.faceUp ? &here : &guest;
    return nullptr;
}

} // namespace

PreviewPanel::PreviewPanel(CardRenderer& renderer, QWidget* parent)
    : QWidget{parent}, picture_{new CardDisplay{renderer, this}}, text_{new TextPanel{this}} {
    setObjectName(QStringLiteral("preview"));
    picture_->setObjectName(QStringLiteral("preview-picture"));
    text_->setObjectName(QStringLiteral("preview-text"));
    text_->document()->setDocumentMargin(0);
    connect(text_, &TextPanel::ruleFollowed, this, &PreviewPanel::ruleFollowed);
}

void PreviewPanel::setColours(const Palette& palette) {
    palette_ = palette;
    picture_->setColours(palette);
    text_->setColours(palette);
    write();
}

void PreviewPanel::setSession(const Session* session) {
    session_ = session;
    viewer_ = session == nullptr ? Player::nobody : session->viewer();
    hands_ = session == nullptr ? OpenHands::both : session->openHands();
    showNothing();
}

void PreviewPanel::look(const CardView& card) {
    if (!card.faceUp)
        return;
    card_ = card;
    printed_.reset();
    write();
}

void PreviewPanel::look(DefinitionIndex card) {
    card_.reset();
    printed_ = card;
    write();
}

void PreviewPanel::refresh() {
    if (session_ == nullptr)
        return;
    // What one player has looked at, or who saw both hands, is not for the other's eyes.
    const bool isSomebodyElse = session_->viewer() != viewer_ || session_->openHands() != hands_;
    viewer_ = session_->viewer();
    hands_ = session_->openHands();
    if (!card_) {
        if (isSomebodyElse)
            showNothing();
        return;
    }
    for (const ZoneView& zone : session_->view().zones)
        for (const CardView& card : zone.cards)
            if (const CardView* now = whereItIs(card, *card_)) {
                look(*now);
                return;
            }
    // It has gone where it is not seen; the card is still known as printed.
    if (isSomebodyElse)
        showNothing();
    else
        look(card_->definition);
}

void PreviewPanel::showNothing() {
    card_.reset();
    printed_.reset();
    write();
}

/// In two lines where both do not fit beside each other: a name is never broken within a word.
QString PreviewPanel::lineOfNumber(const QString& name, const QString& amount, const QColor& colour,
                                   bool isTotal) const {
    const int indent = isTotal ? -4 : 6; // what the card has begins below its name
    constexpr int paddings = 20;         // of cells
    const QFontMetrics metrics{textFont(TextSize::body)};
    const QFontMetrics heavy{textFont(TextSize::body, QFont::Bold)};
    const int needed = metrics.horizontalAdvance(name) +
                       (isTotal ? heavy : metrics).horizontalAdvance(amount) + indent + paddings;
    const QString told = isTotal ? QStringLiteral("<span style='color:%1'>%2</span>")
                                       .arg(palette_.quiet.name(), name.toHtmlEscaped())
                                 : name.toHtmlEscaped();
    const QString end =
        isTotal ? QStringLiteral("<b style='color:%1'>%2</b>").arg(colour.name(), amount) : amount;
    const int room =
        text_->width() - 2 * frameOfText - (scrolls_ ? text_->verticalScrollBar()->sizeHint().width() : 0);
    return needed <= room ? lineWithEnd(told, end, {}, indent)
                          : lineWithEnd(told, {}, {}, indent) + lineWithEnd({}, end);
}

QString PreviewPanel::numbers(const CardView& card) const {
    const SpokenMatch spoken = session_->spoken();
    QString html;
    for (const NumberView& number : card.numbers) {
        // What the picture says already is only worth words where it is made of several parts.
        const std::vector<Contribution> parts = explain(session_->match(), card.object, number.word);
        const bool changed = number.isPrinted && number.now != number.printed;
        const QString name = qt(spoken.word("numbers", number.word));
        const QColor colour = !changed                                               ? palette_.text
                              : (number.now > number.printed) != number.lessIsBetter ? palette_.good
                                                                                     : palette_.danger;
        const QString sense = !changed                      ? QString{}
                              : number.now > number.printed ? QStringLiteral(" ▲")
                                                            : QStringLiteral(" ▼");
        html += lineOfNumber(name, QString::number(number.now) + sense, colour, true);
        if (parts.size() > 1)
            for (const Contribution& part : parts) {
                const bool isFirst = &part == &parts.front();
                const QString sign = part.amount < 0 ? QStringLiteral("−")
                                     : isFirst       ? QString{}
                                                     : QStringLiteral("+");
                html += lineOfNumber(qt(CardSentences{spoken}.contribution(part)),
                                     sign + QString::number(std::abs(part.amount)), palette_.text, false);
            }
    }
    if (card.damage > 0 && !session_->layout().face.damageIsCounted) {
        html += lineOfNumber(tr("damage"), QString::number(card.damage), palette_.danger, true);
    }
    return html;
}

QString PreviewPanel::keywords(const CardDefinition& definition, int explained) const {
    const SpokenMatch spoken = session_->spoken();
    const CardFace& face = session_->layout().face;
    const FieldSpec* field = session_->match().game().schema.field(face.keywordField);
    if (field == nullptr)
        return {};
    QString html;
    for (std::size_t i = 0; i < field->words.size(); ++i) {
        const auto& sets = card_ ? card_->sets : definition.sets;
        if (!hasWord(sets, field->slot, i))
            continue;
        const bool isGiven = !hasWord(definition.sets, field->slot, i);
        html += QStringLiteral("<div style='margin-top:7px;color:%1'><b>%2%3</b>")
                    .arg((isGiven ? palette_.good : palette_.text).name(),
                         isGiven ? QStringLiteral("+ ") : QString{}, // an effect has given it
                         qt(spoken.word("keywords", field->words[i])).toHtmlEscaped());
        const std::string english = session_->data().words.text("keywords", field->words[i], Language::en);
        const Rule* rule = ruleUnderHeading(session_->data().rules, english);
        if (rule != nullptr && explained-- <= 0)
            html += QStringLiteral(" <span style='font-size:11px'>%1</span>")
                        .arg(ruleLink(rule->number, palette_));
        else if (rule != nullptr)
            html += QStringLiteral("<br><span style='font-size:11px'>%1 %2</span>")
                        .arg(qt(rule->summary.in(session_->language())).toHtmlEscaped(),
                             ruleLink(rule->number, palette_));
        html += QStringLiteral("</div>");
    }
    return html;
}

void PreviewPanel::write() {
    if (session_ == nullptr || (!card_ && !printed_)) {
        picture_->showNothing();
        text_->write({});
        emit changed();
        return;
    }
    const DefinitionIndex index = card_ ? card_->definition : *printed_;
    const CardDefinition& definition = session_->match().cards()[index];
    picture_->display(card_ ? lookOf(*session_, *card_) : lookOf(*session_, definition));
    arrange();
    emit changed();
}

QString PreviewPanel::heading(const CardDefinition& definition, bool withText) const {
    const SpokenMatch spoken = session_->spoken();
    QString html = QStringLiteral("<div style='font-size:15px;font-weight:700'>%1</div>")
                       .arg(qt(definition.name.in(session_->language())).toHtmlEscaped());
    const CardLook look = card_ ? lookOf(*session_, *card_) : lookOf(*session_, definition);
    // What can be read on the picture need not be read twice.
    if (withText && !look.typeLine.isEmpty())
        html += QStringLiteral("<div style='color:%1;font-size:12px;margin-bottom:%3px'>%2</div>")
                    .arg(palette_.quiet.name(), look.typeLine.toHtmlEscaped())
                    .arg(card_ ? 0 : 6);
    QStringList where;
    if (card_) {
        where << qt(spoken.player(card_->controller));
        if (const QString state = qt(CardSentences{spoken}.state(*card_)); !state.isEmpty())
            where << signsOf(*session_).in(state);
    }
    html += QStringLiteral("<div style='color:%1;font-size:12px;margin-bottom:6px'>%2</div>")
                .arg(palette_.quiet.name(), where.join(QStringLiteral("\u00A0· ")).toHtmlEscaped());
    if (withText)
        for (const QString& paragraph : look.rules)
            html += QStringLiteral("<div style='margin-bottom:6px;font-size:13px'>%1</div>")
                        .arg(paragraph.toHtmlEscaped());
    return html;
}

QString PreviewPanel::told(const CardDefinition& definition, int explained, bool withText) const {
    return heading(definition, withText) + (card_ ? numbers(*card_) : QString{}) +
           keywords(definition, explained);
}

void PreviewPanel::place(int pictureWidth) {
    picture_->setGeometry(pictureInset, pictureInset, pictureWidth, picture_->heightForWidth(pictureWidth));
    const int left = pictureInset + pictureWidth + 12;
    text_->setGeometry(left, pictureInset, width() - left - 8, height() - pictureInset);
}

bool PreviewPanel::fits(const CardDefinition& definition, bool withText) {
    scrolls_ = false;
    for (int explained = mostExplained; explained >= 0; --explained) {
        text_->write(told(definition, explained, withText));
        if (text_->document()->size().height() <= text_->height())
            return true;
    }
    return false;
}

void PreviewPanel::arrange() {
    const int most = static_cast<int>((height() - 2 * pictureInset) / 88.0 * 63.0);
    const int usual = std::min(static_cast<int>(width() * pictureShare), most);
    place(usual);
    showsAll_ = true;
    if (session_ == nullptr || (!card_ && !printed_))
        return;
    const CardDefinition& definition = session_->match().cards()[card_ ? card_->definition : *printed_];
    if (picture_->isLegibleAt(usual)) {
        showsAll_ = fits(definition, false);
    } else {
        showsAll_ = false;
        for (std::size_t i = 0; i < smallerShares.size() && !showsAll_; ++i) {
            // So small that it does not even try to show the text.
            place(std::min(
                {static_cast<int>(width() * smallerShares[i]), usual, static_cast<int>(largeFrom) - 1}));
            showsAll_ = fits(definition, true);
        }
        // What numbers are made of may be scrolled to, but not what the card says.
        if (!showsAll_) {
            text_->write(heading(definition, true));
            showsAll_ = text_->document()->size().height() <= text_->height();
            scrolls_ = true;
            text_->write(told(definition, 0, true));
        }
    }
    text_->ensureSeen({});
}

void PreviewPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace takujo
