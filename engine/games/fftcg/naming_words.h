#pragma once

#include "engine/kit/rules/rulebook.h"

namespace takujo::fftcg {

// Texts that have a player name an element or a job, and then ask for it.

/// Their words: naming, and becoming of the named element; then what asks for it.
std::vector<EffectSpec> effectsOfNamingWords();
std::vector<CriterionSpec> criteriaOfNamingWords();

Procedure namingWordSteps();
/// In the order of `Verbs`: one for each element, and one for jobs.
std::vector<VerbSpec> namingVerbs();

} // namespace takujo::fftcg
