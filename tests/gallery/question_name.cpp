#include "tests/gallery/question_name.h"

#include "engine/match/match.h"
#include "engine/match/view.h"
#include "ui/theme/text.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::ptrdiff_t fewButtons = 5; ///< so many have room beside the sentence

/// As far as the answers show: a field for a number, a list of buttons, cards that lie in no row.
QString waysToAnswer(const Match& match) {
    const Decision& decision = match.decision();
    if (rangeOf(decision))
        return QStringLiteral(" by a number");
    const auto hasObject = [](const Option& option) { return option.object.exists(); };
    const auto withCards = std::ranges::count_if(decision.options, hasObject);
    QString ways;
    if (std::ssize(decision.options) - withCards > fewButtons)
        ways += QStringLiteral(" from a list");
    if (withCards > 0 && decision.kind != DecisionKind::act && decision.kind != DecisionKind::pay) {
        const ZoneId zone =
            match.state().objects[std::ranges::find_if(decision.options, hasObject)->object.index].zone;
        const std::string_view word = match.game().tables.zones[zone.kind].word;
        ways += QStringLiteral(" in the ") + QString::fromLatin1(word.data(), qsizetype(word.size()));
    }
    if (!impossibleModes(match).empty())
        ways += QStringLiteral(" not all possible");
    return ways;
}

} // namespace

QString questionName(const Match& match) {
    const Decision& decision = match.decision();
    const Procedure& procedure = match.position().rules.procedure(decision.procedure);
    QString name = qt(procedure.name) + u' ' + qt(procedure.steps[decision.step].name) + waysToAnswer(match);
    return name.toLower().replace(u' ', u'-').remove(u'\'').remove(u'/');
}

} // namespace takujo
