#pragma once

#include "engine/cards/card_schema.h"

namespace takujo::fftcg {

/// What the author of a card probably did not mean.
void remarkOn(const CardDefinition& card, std::vector<CardRemark>& remarks);

} // namespace takujo::fftcg
