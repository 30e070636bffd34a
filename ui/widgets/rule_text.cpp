#include "ui/widgets/rule_text.h"

#include "ui/theme/text.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace takujo {

QString ruleLink(const QString& numbers, const Palette& palette, const QString& between) {
    QStringList links;
    for (const QString& number : numbers.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        links << QStringLiteral(
                     "<a style='color:%2;text-decoration:none;font-weight:600' href='rule:%1'>%1</a>")
                     .arg(number.toHtmlEscaped(), palette.accent.name());
    return links.join(between);
}

QString ruleLink(std::string_view numbers, const Palette& palette) {
    return ruleLink(qt(numbers), palette);
}

QString withRulesLinked(const QString& sentence, const Palette& palette) {
    // 11.4.2, 10-2-3, 14-3b-1a
    static const QRegularExpression number{
        QStringLiteral("([0-9]+(?:\\.[0-9]+)+|[0-9]+(?:-[0-9]+[a-z]?)+)(?![A-Za-z])")};
    return sentence.toHtmlEscaped().replace(
        number,
        QStringLiteral("<a style='color:%1;text-decoration:none;font-weight:600' href='rule:\\1'>\\1</a>")
            .arg(palette.accent.name()));
}

std::optional<QString> ruleOfLink(const QUrl& link) {
    const QString text = link.toString();
    return text.startsWith(QStringLiteral("rule:")) ? std::optional{text.mid(5)} : std::nullopt;
}

std::optional<DefinitionIndex> cardOfLink(const QUrl& link) {
    const QString text = link.toString();
    bool isNumber = false;
    const int index = text.startsWith(QStringLiteral("card:")) ? text.mid(5).toInt(&isNumber) : 0;
    return isNumber ? std::optional{static_cast<DefinitionIndex>(index)} : std::nullopt;
}

namespace {

/// In bold. Qt would give a column of its own making more than that, and the text beside it too little.
int widthOfEnd(QString end) {
    static const QRegularExpression tags{QStringLiteral("<[^>]*>")};
    QFont font = textFont(TextSize::body);
    font.setBold(true);
    return static_cast<int>(std::ceil(QFontMetricsF{font}.horizontalAdvance(end.remove(tags)))) + 1;
}

} // namespace

QString lineWithEnd(const QString& text, const QString& end, const QString& style, int indent,
                    const QString& mark) {
    QString cells;
    int left = 4 + indent;
    if (!mark.isEmpty()) {
        cells = QStringLiteral("<td width='%1' style='padding:2px 0 2px %2px'>%3</td>")
                    .arg(left + 16)
                    .arg(left)
                    .arg(mark);
        left = 0;
    }
    cells += QStringLiteral("<td style='padding:2px 6px 2px %1px'>%2</td>").arg(left).arg(text);
    cells += QStringLiteral("<td align='right' valign='top' width='%1' style='padding:2px 4px'>%2</td>")
                 .arg(widthOfEnd(end) + 8)
                 .arg(end);
    return QStringLiteral(
               "<table width='100%' cellspacing='0' cellpadding='0' style='%1'><tr>%2</tr></table>")
        .arg(style, cells);
}

bool isBelow(std::string_view number, std::string_view head) {
    if (number.size() <= head.size() || !number.starts_with(head))
        return false;
    const char next = number[head.size()];
    return next == '.' || next == '-' || (next >= 'a' && next <= 'z');
}

const Rule* ruleUnderHeading(const RuleIndex& rules, std::string_view heading) {
    const auto head = std::ranges::find_if(rules.rules, [&](const Rule& rule) {
        return qt(rule.summary.en).compare(qt(heading), Qt::CaseInsensitive) == 0;
    });
    if (head == rules.rules.end())
        return nullptr;
    const auto found = std::find_if(head, rules.rules.end(), [&](const Rule& rule) {
        return rule.kind == RuleKind::enforced && isBelow(rule.number, head->number);
    });
    return found == rules.rules.end() ? &*head : &*found;
}

} // namespace takujo
