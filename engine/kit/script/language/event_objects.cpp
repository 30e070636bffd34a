#include "engine/kit/script/language/event_objects.h"

namespace takujo {

const Term* objectsOfEvent(const Vocabulary& vocabulary, const Term& trigger) {
    const TriggerSpec& spec = vocabulary.triggers[trigger.op];
    const Term* last = nullptr;
    for (std::size_t i = 0; i < spec.shape.fields.size() && i < trigger.parts.size(); ++i) {
        const FieldShape& field = spec.shape.fields[i];
        const bool isOfObjects = field.kind == FieldKind::objects || field.kind == FieldKind::criteria;
        // Where `that` is not what something happens to, it is who does it.
        const bool isDoer = field.key == "by" && spec.other != spec.shape.fields.front().key;
        const bool isOther = isDoer || (!spec.other.empty() && field.key == spec.other);
        if (!isOfObjects || isOther)
            continue;
        // What is not said is what stands before.
        const bool isUnsaid =
            field.kind == FieldKind::criteria && !trigger.parts[i].exists() && last != nullptr;
        if (!isUnsaid)
            last = &trigger.parts[i];
    }
    return last;
}

} // namespace takujo
