#include "ui/panels/rule_text.h"

#include "ui/table/text.h"

#include <algorithm>

namespace takujo {

QString ruleLink(const QString& number, const Palette& palette) {
    if (number.isEmpty())
        return {};
    return QStringLiteral("<a style='color:%2;text-decoration:none' href='rule:%1'>%1</a>")
        .arg(number.toHtmlEscaped(), palette.accent.name());
}

QString ruleLink(std::string_view number, const Palette& palette) { return ruleLink(qt(number), palette); }

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

QString lineWithEnd(const QString& left, const QString& right, const QString& style, int indent) {
    const QString cell = QStringLiteral("padding:2px 4px 2px %1px").arg(4 + indent);
    return QStringLiteral("<table width='100%' cellspacing='0' cellpadding='0' style='%1'><tr>"
                          "<td style='%2'>%3</td><td align='right' valign='top' style='padding:2px 4px'>%4</td></tr></table>")
        .arg(style, cell, left, right);
}

const Rule* ruleUnderHeading(const RuleIndex& rules, std::string_view heading) {
    const auto head = std::ranges::find_if(rules.rules, [&](const Rule& rule) {
        return qt(rule.summary.en).compare(qt(heading), Qt::CaseInsensitive) == 0;
    });
    if (head == rules.rules.end())
        return nullptr;
    const std::string below = head->number + ".";
    const auto found = std::find_if(head, rules.rules.end(), [&](const Rule& rule) {
        return rule.kind == RuleKind::enforced && rule.number.starts_with(below);
    });
    return found == rules.rules.end() ? &*head : &*found;
}

} // namespace takujo
