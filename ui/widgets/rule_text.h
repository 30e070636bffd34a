#pragma once

#include "engine/core/ids.h"
#include "engine/files/words/rule_index_file.h"
#include "engine/kit/rules/words.h"
#include "ui/theme/palette.h"

#include <QString>
#include <QUrl>

#include <optional>

namespace takujo {

// Texts of the side panel are HTML whose links name rules ("rule:11.4") and cards ("card:12").

/// Links for one rule, or several with spaces between.
QString ruleLink(const QString& numbers, const Palette& palette,
                 const QString& between = QStringLiteral("<br>"));
QString ruleLink(std::string_view numbers, const Palette& palette);
/// A sentence as HTML, with the numbers of rules in it as links.
QString withRulesLinked(const QString& sentence, const Palette& palette);
/// The number of a rule's link; none if it is no such link.
std::optional<QString> ruleOfLink(const QUrl& link);
std::optional<DefinitionIndex> cardOfLink(const QUrl& link);

/// A line with something at its right end. With a mark, the text stands beside it, also where it breaks.
QString lineWithEnd(const QString& text, const QString& end, const QString& style = {}, int indent = 0,
                    const QString& mark = {});

/// Whether the one number stands below the other in its rulebook: 11.4.2 below 11.4, 10-2-3 below 10-2, 14-3b
/// below 14-3.
bool isBelow(std::string_view number, std::string_view head);
/// The first enforced rule below the heading of that name, else the heading itself; none if there is no such
/// heading. For keywords.
const Rule* ruleUnderHeading(const RuleIndex& rules, std::string_view heading);

} // namespace takujo
