#include "engine/kit/script/following/script_procedures.h"

#include "engine/kit/same_moment.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/lasting/replacing.h"
#include "engine/kit/script/reading/records.h"

namespace takujo {

namespace {

using asked_frame::effectId;

Next followAlone(Run& run) {
    return followText(static_cast<std::uint16_t>(run.local(effectId)));
}

Next isOver(Run& run) {
    const auto id = static_cast<std::uint16_t>(run.local(effectId));
    if (const EffectRecord* const effect = findEffect(run.state, id))
        replacingIsOver(run, *effect);
    if (!sameMoment::isToHappen(run.state, id))
        dropEffect(run.state, id);
    return Next::finish();
}

Procedure apartProcedure() {
    return {"a text on its own", "", {{"it is followed", "", followAlone}, {"it is over", "", isOver}}};
}

} // namespace

std::vector<Procedure> scriptProcedures() {
    return {announceProcedure(), modesProcedure(), pickProcedure(),  divideProcedure(),
            textProcedure(),     blockProcedure(), agreeProcedure(), loopProcedure(),
            arrangeProcedure(),  apartProcedure(), groupProcedure(), repeatingProcedure()};
}

Next followApart(std::uint16_t effect) {
    return Next::call(procedures::apart, {effect});
}

} // namespace takujo
