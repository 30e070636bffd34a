#include "engine/match/sentences/film_sentences.h"

#include "engine/match/sentences/expectation_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"

#include <memory>
#include <utility>

namespace takujo {

namespace {

/// A place of the match with whatever can be told of it.
class Told {
public:
    Told(const Match& match, std::size_t place, const Words& words, Language language, Player viewer)
        : match_{match.glimpse(place)},
          spoken_{
              SpokenMatch{*match_, words, language, viewer == Player::nobody ? Player::a : viewer}.openly()} {
    }

    const SpokenMatch& spoken() const { return spoken_; }
    std::string say(std::string_view key, const std::vector<Filling>& fillings = {}) const {
        return spoken_.say("film", key, fillings);
    }

private:
    std::unique_ptr<Match> match_;
    SpokenMatch spoken_;
};

/// What an option does; of one that names a card or a text that there is not, only the verb is left.
std::string sayingOf(const SpokenMatch& spoken, const Option& option) {
    const Match& match = spoken.match();
    const VerbSpec& verb = match.game().tables.verbs[option.verb];
    const bool namesNothing =
        (verb.namesTexts != 0 && option.value < 0) ||
        (verb.namesCards &&
         (option.value < 0 || static_cast<std::size_t>(option.value) >= match.cards().size()));
    return namesNothing ? spoken.speech().heading(spoken.word("verbs", verb.word))
                        : OptionSentences{spoken}.option(option);
}

} // namespace

/// What was answered or tried at that place.
std::string FilmSentences::answer(const FilmMoment& moment, std::size_t at) const {
    const Player player = moment.attempt.player;
    const Told told{match_, at, words_, language_, player};
    return told.say(
        moment.isTried ? "tried" : "answer",
        {{"player", told.spoken().player(player)}, {"says", sayingOf(told.spoken(), moment.attempt.option)}});
}

ToldMoment FilmSentences::refusal(const FilmMoment& moment) const {
    const Player player = moment.attempt.player;
    const Told told{match_, moment.place, words_, language_, player};
    if (moment.reasons.front().code == "incomplete")
        return {told.say("incomplete", {{"player", told.spoken().player(player)}}),
                {told.spoken().speech().withRule(told.say("incomplete.why"), moment.reasons.front().rule)}};
    ToldMoment result{answer(moment, moment.place), {}};
    for (const Refusal& reason : moment.reasons)
        result.lines.push_back(RefusalSentences{told.spoken()}.withRule(reason));
    return result;
}

ToldMoment FilmSentences::deck(const FilmMoment& moment) const {
    const Told told{match_, moment.place, words_, language_, Player::a};
    const ScenarioStep& step = film_.scenario->steps[moment.step - 1];
    const std::string cards = ExpectationSentences{told.spoken()}.deck(*step.deck);
    ToldMoment result{told.say("deck", {{"cards", cards}}), {}};
    if (step.refused.told == ScenarioRefusal::Told::asListed && step.refused.rules.empty())
        result.lines.push_back(told.say("deck.allowed"));
    for (const std::string& rule : step.refused.rules)
        result.lines.push_back(told.spoken().speech().withRule(told.say("deck.refused"), rule));
    if (step.refused.told == ScenarioRefusal::Told::bySome)
        result.lines.push_back(told.say("deck.refused"));
    return result;
}

ToldMoment FilmSentences::moment(const FilmMoment& moment) const {
    const auto tell = [&](std::string_view key) -> ToldMoment {
        const Player player = moment.attempt.player;
        const Told told{match_, moment.place, words_, language_, player};
        const std::string name = player == Player::nobody ? std::string{} : told.spoken().player(player);
        return {told.say(key, {{"player", name}}), {}};
    };
    switch (moment.kind) {
    case FilmMoment::Kind::answer:
        return {answer(moment, match_.at(moment.place).before), {}};
    case FilmMoment::Kind::refusal:
        return refusal(moment);
    case FilmMoment::Kind::allowed:
        return tell("allowed");
    case FilmMoment::Kind::concession:
        return tell("concession");
    case FilmMoment::Kind::takingBack:
        return tell("taking back");
    case FilmMoment::Kind::deck:
        return deck(moment);
    case FilmMoment::Kind::expectation: {
        const Told told{match_, moment.place, words_, language_, Player::a};
        return {told.say("expectation"), ExpectationSentences{told.spoken()}.lines(
                                             *film_.scenario->steps[moment.step - 1].expectation)};
    }
    case FilmMoment::Kind::setUp:
        break;
    }
    return tell("set up");
}

} // namespace takujo
