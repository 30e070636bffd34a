#pragma once

#include "engine/match/sentences/spoken_match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace takujo {

/// What has to be among a payment, and what is paid besides?
class PaymentSentences {
public:
    explicit PaymentSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// What the game tells of the payment under way; nothing where none is.
    PaymentReport told() const;
    std::int32_t neededInAll() const;
    /// "1 ice and 2 water"
    std::string needs(const std::vector<PaymentReport::Need>& told) const;
    /// The quiet line: what an ability costs in all, and the cards that go with it.
    std::string howToPay() const;

private:
    SpokenMatch spoken_;
};

} // namespace takujo
