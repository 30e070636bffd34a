#pragma once

#include "engine/match/sentences/card_sentences.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/prompt_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/speech.h"
#include "engine/match/sentences/spoken_match.h"
#include "engine/match/view.h"

#include <QString>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Games with random cards.

inline CardDefinition randomCard(const Game& game, int number, Random& random) {
    CardDefinition card;
    const std::string name = std::to_string(number);
    card.id = "card-" + name;
    card.name = {"Card " + name, "札" + name};
    card.type = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(game.schema.types.size())));
    for (const FieldSpec& field : game.schema.fields) {
        const bool required = (field.requiredFor >> card.type & 1U) != 0;
        if ((field.allowedFor >> card.type & 1U) == 0 || (!required && random.below(2) == 0))
            continue;
        const auto words = static_cast<std::uint32_t>(field.words.size());
        switch (field.kind) {
        case FieldSpec::Kind::number:
            card.numbers[field.slot] = field.most < 1000
                                           ? field.least + static_cast<std::int32_t>(random.below(5))
                                           : 1000 + 1000 * static_cast<std::int32_t>(random.below(8));
            break;
        case FieldSpec::Kind::words:
        case FieldSpec::Kind::abilities:
            if (words > 0) // none where all abilities are scripts
                card.sets[field.slot] |= 1U << random.below(words) | 1U << random.below(words);
            break;
        case FieldSpec::Kind::texts:
            card.texts[field.slot].push_back({"Text", "語"});
            break;
        case FieldSpec::Kind::names:
            card.otherNames.push_back({{"Another", "別名"}, field.slot == FieldSpec::wholeOnly});
            break;
        case FieldSpec::Kind::text:
        case FieldSpec::Kind::casting:
        case FieldSpec::Kind::condition:
            break;
        case FieldSpec::Kind::flag:
            card.flags |= 1U << field.slot;
            break;
        }
    }
    return card;
}

/// Returns the part of a deck in which such a card is.
inline std::size_t partOf(const Game& game, const CardDefinition& card) {
    const auto& parts = game.tables.deckParts;
    const auto its = std::ranges::find_if(parts, [&](const auto& part) { return part.holds(card); });
    return its == parts.end() ? 0 : static_cast<std::size_t>(its - parts.begin());
}

/// Complains about texts that no player should read.
class Reader {
public:
    void sentence(const std::string& text, Language language) {
        plain(text, language);
        const bool isEnglish = language == Language::en;
        if (!text.ends_with(isEnglish ? "." : "。") && !text.ends_with(isEnglish ? "?" : "？"))
            complain("does not end like a sentence", text);
    }
    void plain(const std::string& text, Language language) {
        ++count_;
        if (text.empty())
            complain("is empty", text);
        if (text.find_first_of("{}") != std::string::npos)
            complain("has a slot that nobody filled", text);
        if (text.find("  ") != std::string::npos || text.starts_with(' ') ||
            text.find("「」") != std::string::npos)
            complain("has a hole", text);
        if (text.find_first_not_of("0123456789") == std::string::npos && !text.empty())
            return; // a number reads alike
        // A trait stands between 《 and 》 in both languages.
        const bool japanese =
            std::ranges::any_of(QString::fromStdString(text), [](QChar c) { return c.unicode() >= 0x3000; });
        const bool sounds =
            std::ranges::any_of(QString::fromStdString(text), [](QChar c) { return c.unicode() >= 0x3040; });
        if (language == Language::ja ? !japanese : sounds)
            complain("is in the wrong language", text);
        const QString said = QString::fromStdString(text);
        constexpr std::array openings{char16_t{0x300a}, char16_t{0x3010}, char16_t{0x201c}, u'('}; // 《【“
        const bool isOpened = std::ranges::find(openings, said.front().unicode()) != openings.end();
        const QChar first = said.at(isOpened && said.size() > 1 ? 1 : 0);
        if (language == Language::en && !(first >= 'A' && first <= 'Z') && !(first >= '0' && first <= '9'))
            complain("does not begin with a capital", text);
    }

    QStringList complaints() const { return {complaints_.begin(), complaints_.end()}; }
    std::size_t count() const { return count_; }

private:
    void complain(const char* what, const std::string& text) {
        complaints_.insert(
            QStringLiteral("'%1' %2").arg(QString::fromStdString(text), QString::fromUtf8(what)));
    }

    std::set<QString> complaints_;
    std::size_t count_ = 0;
};

class TalkativeGame {
public:
    TalkativeGame(const MatchSetup& setup, const Words& words, Reader& reader, std::set<std::string>& refused)
        : match_{setup}, words_{words}, reader_{reader}, refused_{refused}, random_{setup.seed} {}

    void play() {
        for (int i = 0; i < 400 && !match_.over(); ++i) {
            if (random_.below(4) == 0)
                forEach(
                    [&](const SpokenMatch& spoken, Language language) { sayWhatIsAsked(spoken, language); });
            if (random_.below(40) == 0)
                tryEverything();
            const Decision& decision = match_.decision();
            asked_.emplace(match_.position().rules.procedure(decision.procedure).steps[decision.step].name);
            for (const Option& option : decision.options)
                offered_.emplace(match_.game().tables.verbs[option.verb].word);
            const auto count = static_cast<std::uint32_t>(match_.decision().options.size());
            match_.answer(Option{match_.decision().options[random_.below(count)]});
        }
        match_.concede(Player::b);
        for (const LogEntry& entry : match_.log())
            if (entry.isEvent && entry.event.kind == EventKind::move)
                moves_.insert(keyOf(entry.event));
        for (const LogEntry& entry : match_.log())
            notes_.emplace(entry.isEvent ? wordOf(entry.event.kind) : entry.key);
        forEach([&](const SpokenMatch& spoken, Language language) {
            reader_.sentence(OutcomeSentences{spoken}.outcome(), language);
            for (const LogEntry& entry : match_.log())
                reader_.sentence(LogSentences{spoken}.line(entry), language);
        });
    }

    /// Every move that was told, by its zones and its reason, if any.
    const std::set<std::string>& moves() const { return moves_; }
    /// The steps that asked, the verbs that were offered, the keys of notes and the words of events.
    const std::set<std::string>& asked() const { return asked_; }
    const std::set<std::string>& offered() const { return offered_; }
    const std::set<std::string>& notes() const { return notes_; }

private:
    std::string keyOf(const Event& event) const {
        const auto& zones = match_.game().tables.zones;
        const std::string reason = event.reason == 0 ? "" : ".reason " + std::to_string(event.reason);
        return std::string{"move."}
            .append(zones[event.from.kind].word)
            .append(".")
            .append(zones[event.to.kind].word)
            .append(reason);
    }

    template <class Does>
    void forEach(Does does) const {
        for (const Player viewer : bothPlayers)
            for (const Language language : {Language::en, Language::ja})
                does(SpokenMatch{match_, words_, language, viewer}, language);
    }

    void sayWhatIsAsked(const SpokenMatch& spoken, Language language) {
        reader_.sentence(PromptSentences{spoken}.prompt(), language);
        // A single pick has no progress. For the repeats of a loop, the goal is the other player's number.
        const Decision& decision = match_.decision();
        const std::string progress = PromptSentences{spoken}.progress();
        if (decision.goal > 1 ? decision.kind != DecisionKind::number : !progress.empty())
            reader_.plain(progress, language);
        for (const std::string& option : OptionSentences{spoken}.options())
            reader_.plain(option, language);
        for (const ZoneView& zone : viewOf(match_, Player::a).zones)
            for (const CardView& card : zone.cards)
                if (match_.game().tables.zones[zone.zone.kind].table) {
                    reader_.plain(CardSentences{spoken}.state(card), language);
                } else if (match_.game().tables.zones[zone.zone.kind].shared) {
                    reader_.plain(CardSentences{spoken}.title(card), language);
                    if (const std::string state = CardSentences{spoken}.state(card); !state.empty())
                        reader_.plain(state, language);
                }
    }

    /// Tries every verb with every visible card, and with none, for both players.
    void tryEverything() {
        for (const Player player : bothPlayers) {
            std::vector<ObjectId> objects{{}};
            for (const ZoneView& zone : viewOf(match_, player).zones)
                for (const CardView& card : zone.cards)
                    if (card.faceUp)
                        objects.push_back(card.object);
            for (std::size_t verb = 0; verb < match_.game().tables.verbs.size(); ++verb)
                for (const ObjectId object : objects)
                    explain({player, {static_cast<Verb>(verb), place(), object, {}, value()}});
        }
    }
    ZoneId place() {
        const auto kind = static_cast<std::uint8_t>(
            random_.below(static_cast<std::uint32_t>(match_.game().tables.zones.size())));
        const bool shared = match_.game().tables.zones[kind].shared;
        return random_.below(2) == 0 ? ZoneId{}
                                     : ZoneId{kind, shared ? Player::nobody : bothPlayers[random_.below(2)]};
    }
    std::int32_t value() { return 1 << random_.below(8); }

    void explain(const Attempt& attempt) {
        for (const Refusal& reason : match_.whyNot(attempt)) {
            refused_.emplace(reason.code);
            for (const Language language : {Language::en, Language::ja})
                reader_.sentence(
                    RefusalSentences{{match_, words_, language, attempt.player}}.withRule(reason), language);
        }
    }

    Match match_;
    const Words& words_;
    Reader& reader_;
    std::set<std::string>& refused_;
    std::set<std::string> moves_;
    std::set<std::string> asked_;
    std::set<std::string> offered_;
    std::set<std::string> notes_;
    Random random_;
};

} // namespace takujo
