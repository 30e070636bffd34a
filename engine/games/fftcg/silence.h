#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::fftcg {

// Texts that keep auto abilities from being triggered (2.2, 11.8.2).

std::vector<EffectSpec> effectsOfSilence();

/// Whether a text keeps the auto ability from being triggered by the event, or by a state where there is
/// none.
bool isSilent(const Position& position, const EffectRecord& effect, const Event* event);

} // namespace takujo::fftcg
