#include "ui/bringing/card_texts.h"

#include "ui/theme/text.h"

#include <QVBoxLayout>

namespace takujo {

namespace {

constexpr const char* takeLink = "take:";
constexpr int frameOfPanel = 2; ///< the ring that the keyboard draws

QString coloured(const QString& text, const QColor& colour) {
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(colour.name(), text);
}

QString paragraph(const QString& inside) {
    return QStringLiteral("<p style='margin:0 0 4px 0'>%1</p>").arg(inside);
}

QString textOf(const LocalizedText& given) {
    return qt(given.en.empty() ? given.ja : given.en).toHtmlEscaped();
}

} // namespace

TitledText::TitledText(const char* name, QWidget* parent)
    : QWidget{parent}, title_{new QLabel{this}}, panel_{new TextPanel{this}} {
    title_->setProperty("caption", true);
    title_->setBuddy(panel_);
    title_->setContentsMargins(frameOfPanel + static_cast<int>(panel_->document()->documentMargin()), 0, 0,
                               0);
    panel_->setObjectName(QString::fromLatin1(name));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(panel_, 1);
}

void TitledText::setTitle(const QString& title) {
    title_->setText(title);
    panel_->setAccessibleName(title);
}

QString CardTexts::howItWasUnderstood(std::size_t place) const {
    const BroughtText& text = card_.texts[place];
    QString html;
    switch (text.state) {
    case ReadParagraph::State::understood:
        return paragraph(coloured(QStringLiteral("✓ ") + tr("Understood"), palette_.good));
    case ReadParagraph::State::ambiguous:
        html = paragraph(
            coloured(QStringLiteral("◐ ") + tr("Can be understood in several ways:"), palette_.warning));
        for (std::size_t i = 0; i < text.readings.size(); ++i)
            html += paragraph(QStringLiteral("<code>%1</code> <a style='color:%2' href='%3%4,%5'>%6</a>")
                                  .arg(qt(shownReading(text.readings[i])).toHtmlEscaped(),
                                       palette_.accent.name(), QString::fromLatin1(takeLink),
                                       QString::number(place), QString::number(i), tr("Take this one")));
        return html;
    case ReadParagraph::State::notUnderstood:
        break;
    }
    return paragraph(
        coloured(QStringLiteral("○ ") + tr("Not understood: nothing enforces it"), palette_.warning));
}

QString CardTexts::given() const {
    QString html;
    for (std::size_t i = 0; i < card_.texts.size(); ++i) {
        const BroughtText& text = card_.texts[i];
        html += paragraph(textOf(text.given));
        if (!text.given.en.empty() && !text.given.ja.empty())
            html += paragraph(qt(text.given.ja).toHtmlEscaped());
        html += howItWasUnderstood(i) + QStringLiteral("<p></p>");
    }
    return html.isEmpty() ? paragraph(coloured(tr("This card has no text."), palette_.quiet)) : html;
}

QString CardTexts::generated(const CheckedCard& checked, const ListGame& game) const {
    if (!checked.card)
        return paragraph(coloured(tr("The script has a mistake."), palette_.danger));
    QString html;
    bool isInEnglish = true;
    for (const BroughtText& text : card_.texts)
        isInEnglish = isInEnglish && !text.given.en.empty();
    for (const std::string& line :
         generatedText(*checked.card, game, isInEnglish ? Language::en : Language::ja))
        html += paragraph(qt(line).toHtmlEscaped()) + QStringLiteral("<p></p>");
    return html.isEmpty() ? paragraph(coloured(tr("This card does nothing."), palette_.quiet)) : html;
}

std::optional<std::pair<std::size_t, std::size_t>> CardTexts::offeredBy(const QString& link) {
    if (!link.startsWith(QLatin1String(takeLink)))
        return std::nullopt;
    const QStringList numbers = link.mid(static_cast<qsizetype>(qstrlen(takeLink))).split(',');
    if (numbers.size() != 2)
        return std::nullopt;
    return std::pair{static_cast<std::size_t>(numbers[0].toULongLong()),
                     static_cast<std::size_t>(numbers[1].toULongLong())};
}

} // namespace takujo
