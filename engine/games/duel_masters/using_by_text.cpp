#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"

#include "engine/kit/play/attempts.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/script/reading/done_tracking.h"

/// 112.3: a text has a card used for nothing, where it lies. That is a use like any other (112.3g), carried
/// out as a part of the text (101.4d).
namespace takujo::duel_masters {

Next useByText(Run& run, ObjectId card, Player by, bool conditions) {
    const auto type = static_cast<CardType>(run.position().definition(card).type);
    if (type != spell && (usedForBattleZone & typeBit(type)) == 0)
        return Next::on();
    Attempt attempt{by, {}};
    attempt.option.object = card;
    if (needsBases(run, card) && !Bases(run, by, card).areEnough({}))
        return Next::on(); // 801.1a
    if (!isFreeToPlay(run, attempt) || (conditions && !playing::cardAllows(run, attempt)))
        return Next::on();
    reportDone(run.state);
    const std::int32_t how = static_cast<std::int32_t>(by) | use_::isFree;
    return Next::call(usingCard, {packed(card), 0, 0, 0, 0, 0, how});
}

} // namespace takujo::duel_masters
