// The part of the term reader that says whether there is an event, or a `for each`, that a word could mean.

#include "engine/files/abilities/term_reader.h"
#include "engine/files/findings/message.h"
#include "engine/kit/script/language/event_objects.h"

#include <algorithm>

namespace takujo {

namespace {

bool namesPlayer(const TriggerSpec& spec) {
    return spec.kind == EventKind::occurs ||
           std::ranges::any_of(spec.shape.fields,
                               [](const FieldShape& field) { return field.kind == FieldKind::players; });
}

/// Things that happen to one object at a time, so that there is no number to them.
bool hasNoAmount(EventKind kind) {
    return kind == EventKind::move || kind == EventKind::mark || kind == EventKind::turnAside ||
           kind == EventKind::turnUpright;
}

} // namespace

void TermReader::happens(const Term& trigger, bool isReplaced) {
    events_.push_back({trigger, isReplaced});
}

Term TermReader::lastEvent() const {
    return events_.empty() || events_.back().isReplaced ? Term{} : events_.back().trigger;
}

void TermReader::checkEventWord(const YamlValue& value) const {
    if (!events_.empty())
        return;
    value.error("no-event", {"Nothing has happened that {word} could mean.", shown(value.node().text())},
                "It goes with 'when', 'instead of' and 'later'.");
}

void TermReader::checkThat(const YamlValue& value) const {
    checkEventWord(value);
    if (events_.empty() || !events_.back().trigger.exists())
        return;
    const TriggerSpec& spec = words_.triggers[events_.back().trigger.op];
    const Term* const about = objectsOfEvent(words_, events_.back().trigger);
    if (about == nullptr || about->sort != Sort::objects ||
        about->op != static_cast<std::uint8_t>(ObjectsOp::self))
        return;
    const Message hint =
        spec.other.empty() ? Message{"Write 'this', if it is meant."}
                           : Message{"Write 'this', if it is meant. The other one is {example}.", spec.other};
    value.warning("that-is-this", {"'that' is what stands in {event}: this card.", shown(spec.shape.word)},
                  hint);
}

void TermReader::checkThatPlayer(const YamlValue& value) const {
    checkEventWord(value);
    if (events_.empty() || !events_.back().trigger.exists())
        return;
    const TriggerSpec& spec = words_.triggers[events_.back().trigger.op];
    if (!namesPlayer(spec))
        value.warning("no-event", {"{event} is about no player.", shown(spec.shape.word)},
                      {"Write {example}, or name the player.", std::string{"{controller of: that}"}});
}

void TermReader::checkThatAmount(const YamlValue& value) const {
    checkEventWord(value);
    if (events_.empty() || !events_.back().trigger.exists() || events_.back().isReplaced)
        return;
    const TriggerSpec& spec = words_.triggers[events_.back().trigger.op];
    if (hasNoAmount(spec.kind))
        value.warning("no-event", {"There is no number to {event}: it is 0.", shown(spec.shape.word)},
                      "Write the amount itself.");
}

/// The part of one that something is done to, or that `for each` is at.
void TermReader::checkDivided(const YamlValue& value) const {
    if (!divides_)
        value.error("nothing-divided", "Nothing is divided before that 'divided' could mean.",
                    "Say under 'choose' or 'select' how much is divided: 'divide: 7'.");
    else if (!forEveryone_ && forEachDepth_ == 0)
        value.error("nothing-divided", "This is about nobody whose part 'divided' could be, so that it is 0.",
                    "Write it as the amount of what is done to each of them, or inside 'for each'.");
}

void TermReader::checkIt(const YamlValue& value) const {
    if (forEachDepth_ == 0)
        value.error("no-event", "Nothing is said for each that 'it' could mean.",
                    "Write 'this', 'chosen', 'selected' or 'that'; 'it' stands inside 'for each'.");
}

} // namespace takujo
