// The part of the wording that says conditions and what happens: "you control 3 or more Backups", "Ash Warden
// attacks".

#include "engine/cards/text/wording.h"
#include "engine/kit/script/operators.h"

namespace takujo {

std::string Wording::condition(const Term& condition, Manner manner) {
    manner.bare = false;
    manner.extent = Extent::all;
    const ConditionMeaning meaning = vocabulary_.conditions[condition.op].holds;
    if (meaning == conditions::isNot) {
        manner.negated = !manner.negated;
        return this->condition(condition.parts.front(), manner);
    }
    // Not all of them is one of them not, and the other way round.
    if (meaning == conditions::all || meaning == conditions::any)
        return conditions(condition.parts.front().parts, (meaning == conditions::all) != manner.negated,
                          manner);
    if (meaning == conditions::thereIs)
        return thereIs(condition, manner);
    Saying saying{"conditions", shapeOf(condition), condition, manner};
    // What has not happened is said by the verb of what happens.
    if (meaning == conditions::happened) {
        const Happening happening = manner.negated ? Happening::never : Happening::past;
        saying.more = [this, &condition, happening](const Slot& slot) -> std::optional<std::string> {
            return slot.name == "happened" ? std::optional{trigger(condition.parts.front(), happening)}
                                           : std::nullopt;
        };
    }
    return say(saying);
}

std::string Wording::conditions(const std::vector<Term>& all, bool areAllNeeded, const Manner& manner) {
    std::vector<std::string> texts;
    for (const Term& each : all) {
        Manner inside = manner;
        if (areAllNeeded && &each != &all.back())
            inside.ending = Ending::more;
        texts.push_back(condition(each, inside));
    }
    return list(texts, areAllNeeded ? "all of" : "any of");
}

/// "You control 3 or more Backups", "there are 5 or more cards in your Break Zone": who and where make the
/// sentence, if its pattern has words for them.
std::string Wording::thereIs(const Term& condition, const Manner& manner) {
    const Term& each = condition.parts.front();
    Saying saying{"conditions", shapeOf(condition), condition, manner};
    if (each.op != static_cast<std::uint8_t>(ObjectsOp::each) || onlyAmong(each) != nullptr) {
        saying.traits.push_back({"reference", {}, true});
        return say(saying);
    }
    const Term* player = whoseIs(each);
    const bool isPlaced = zonesOf(each) != 0;
    if (isPlaced)
        saying.traits.push_back({"placed"});
    else if (player != nullptr)
        saying.traits.push_back({"controlled"});
    const ChosenPattern pattern = choosePattern(words_, queryFor(saying));
    Unsaid unsaid;
    unsaid.place = pattern.names("placed");
    unsaid.controller = pattern.names("controlled");
    Manner plain = manner;
    plain.negated = false; // the pattern has said it
    saying.more = [&, player](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "place")
            return place(each, plain);
        if (slot.name == "player" && player != nullptr) {
            const Term& who = player->parts.front();
            if (!slot.words.empty())
                return std::string{slot.words[isOnePlayer(who, plain) ? 0 : 1]};
            return players(who, slot.form, plain);
        }
        // The number with the word that its kind is counted with: 3体.
        if (slot.form == "counted" && (slot.name == "at least" || slot.name == "at most")) {
            const Quantity number = quantityOf(condition.parts[slot.name == "at least" ? 1 : 2]);
            return number.isComputed ? number.text : counter(each, number, false);
        }
        if (slot.name != "of")
            return std::nullopt;
        if (slot.form == "at least")
            return counted(each, condition.parts[1], Count::atLeast, false, plain, unsaid);
        if (slot.form == "at most")
            return counted(each, condition.parts[2], Count::atMost, false, plain, unsaid);
        if (slot.form == "counted")
            return counted(each, {}, Count::exactly, false, plain, unsaid);
        const std::string text = noun(each, slot.form == "many", plain, false, unsaid);
        return slot.form == "a" ? withArticle(text) : text;
    };
    return say(saying);
}

std::string Wording::trigger(const Term& trigger, Happening happening, std::vector<Trait> traits) {
    Manner manner;
    manner.happening = happening;
    manner.extent = Extent::one;
    Saying saying{"triggers", shapeOf(trigger), trigger, manner};
    saying.traits = std::move(traits);
    if (happening == Happening::past)
        saying.traits.push_back({"past"});
    return say(saying);
}

/// What an event is about, "it" means from then on. One that is about no objects leaves "it" alone, and so
/// does one about what "it" means already.
void Wording::speakOfEvent() {
    const Term that{Sort::objects, static_cast<std::uint8_t>(ObjectsOp::that), 0, {}};
    const Term& about = plainly(that);
    if (about.op == static_cast<std::uint8_t>(ObjectsOp::self))
        spokenOf_.reset();
    else if (eventReferent().each != nullptr && about.op == that.op)
        speakOf(that);
}

} // namespace takujo
