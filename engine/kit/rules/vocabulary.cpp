#include "engine/kit/rules/vocabulary.h"

namespace takujo {

FieldShape oneObject(const FieldName& name) {
    return {name, FieldKind::objects, true, {}, true};
}

Term eachOf(std::uint32_t types, std::uint32_t zones) {
    return {Sort::objects,
            static_cast<std::uint8_t>(ObjectsOp::each),
            static_cast<std::int32_t>(types),
            {},
            zones};
}

Term wordsTerm(std::uint64_t bits) {
    return {Sort::number,
            0,
            static_cast<std::int32_t>(static_cast<std::uint32_t>(bits)),
            {},
            static_cast<std::uint32_t>(bits >> 32U)};
}

} // namespace takujo
