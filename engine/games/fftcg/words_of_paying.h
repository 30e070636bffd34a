#pragma once

#include "engine/kit/rules/vocabulary.h"

#include <vector>

/// Words for what CP are made of and paid for, and for how something has come onto the field.
namespace takujo::fftcg {

std::vector<EffectSpec> effectsOfPaying();
std::vector<CriterionSpec> criteriaOfOrigins();
AmountSpec amountOfElementsPaid();

} // namespace takujo::fftcg
