#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "app/cli/terminal_board.h"
#include "engine/files/words_file.h"

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>

namespace takujo {

namespace {

/// A whole game in a terminal: board, question, numbered answers, one line of input each.
class TerminalGame {
public:
    TerminalGame(const ChosenGame& chosen, const Words& words, Language language, Streams streams)
        : match_{chosen.setup}, words_{words}, language_{language}, streams_{streams} {}

    int play() {
        while (!match_.over()) {
            show();
            if (!readAnswer())
                return 0;
        }
        tellNews(sentencesFor(Player::a));
        streams_.out << sentencesFor(Player::a).outcome() << '\n';
        return 0;
    }

private:
    Sentences sentencesFor(Player viewer) const { return {match_, words_, language_, viewer}; }

    void show() {
        const Player viewer = match_.decision().decider;
        const Sentences sentences = sentencesFor(viewer);
        tellNews(sentences);
        printBoard(match_, sentences, viewer, streams_.out);
        printDecision(match_, sentences, streams_.out);
    }

    void tellNews(const Sentences& sentences) {
        const auto& log = match_.log();
        for (told_ = std::min(told_, log.size()); told_ < log.size(); ++told_)
            streams_.out << "· " << sentences.logLine(log[told_]) << '\n';
    }

    /// Reads lines until one of them changes something. False when the game is left.
    bool readAnswer() {
        std::string line;
        while (true) {
            streams_.out << "> " << std::flush;
            if (!std::getline(streams_.in, line)) {
                streams_.out << '\n';
                return false;
            }
            while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
                line.pop_back();
            if (line == "quit")
                return false;
            if (obey(line))
                return true;
        }
    }

    /// True if the position has changed.
    bool obey(const std::string& line) {
        const Sentences sentences = sentencesFor(match_.decision().decider);
        if (line == "undo") {
            if (match_.canUndo()) {
                match_.undo();
                return true;
            }
            streams_.out << words_.text("terminal", "nothing to undo", language_) << '\n';
        } else if (line == "concede") {
            match_.concede(match_.decision().decider);
            return true;
        } else if (line == "log") {
            for (const LogEntry& entry : match_.log())
                streams_.out << sentences.logLine(entry) << '\n';
        } else if (line.starts_with("why ")) {
            why(line.substr(4), sentences);
        } else if (line.starts_with("explain ")) {
            explainCard(line.substr(8), sentences);
        } else {
            return takeNumber(line);
        }
        return false;
    }

    bool takeNumber(const std::string& line) {
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        const auto& options = match_.decision().options;
        if (error != std::errc{} || end != line.data() + line.size() || number < 1 ||
            number > options.size()) {
            streams_.out << fill(words_.text("terminal", "not an answer", language_),
                                 {{"number", std::to_string(options.size()), options.size() == 1}})
                         << '\n';
            return false;
        }
        match_.answer(Option{options[number - 1]});
        return true;
    }

    /// The zone at the end of the text, which is taken off it; "their" before it means the opponent's.
    ZoneId takePlace(std::string& text, Player player) const {
        const auto& zones = match_.game().tables.zones;
        for (std::size_t kind = 0; kind < zones.size(); ++kind) {
            const std::string word{zones[kind].word};
            if (!text.ends_with(" " + word))
                continue;
            text.resize(text.size() - word.size() - 1);
            Player owner = zones[kind].shared ? Player::nobody : player;
            if (text.ends_with(" their")) {
                text.resize(text.size() - 6);
                owner = opponentOf(player);
            }
            return {static_cast<std::uint8_t>(kind), owner};
        }
        return {};
    }

    /// A card the player can see, by name in either language or by id.
    ObjectId findCard(const std::string& name, Player player) const {
        for (const ZoneView& zone : viewOf(match_, player).zones)
            for (const CardView& card : zone.cards) {
                if (!card.faceUp || card.isAbility)
                    continue;
                const CardDefinition& definition = match_.cards()[card.definition];
                if (definition.name.en == name || definition.name.ja == name || definition.id == name)
                    return card.object;
            }
        return {};
    }

    void why(std::string text, const Sentences& sentences) {
        const Player player = match_.decision().decider;
        const ZoneId place = takePlace(text, player);
        const ObjectId card = findCard(text, player);
        const auto attempt = card.exists() ? match_.meaningOf(player, card, place) : std::nullopt;
        if (!attempt) {
            streams_.out << fill(words_.text("terminal",
                                             card.exists() ? "nothing to do with it" : "no such card",
                                             language_),
                                 {{"card", text, false}})
                         << '\n';
            return;
        }
        const auto reasons = match_.whyNot(*attempt);
        if (reasons.empty())
            streams_.out << words_.text("terminal", "you may", language_) << ' '
                         << sentences.option(attempt->option) << '\n';
        for (const Refusal& reason : reasons)
            streams_.out << sentences.refusalWithRule(reason) << '\n';
    }

    void explainCard(const std::string& name, const Sentences& sentences) {
        const ObjectId card = findCard(name, match_.decision().decider);
        if (!card.exists()) {
            streams_.out << fill(words_.text("terminal", "no such card", language_), {{"card", name, false}})
                         << '\n';
            return;
        }
        printCard(match_, sentences, card, streams_.out);
    }

    Match match_;
    const Words& words_;
    Language language_;
    Streams streams_;
    std::size_t told_ = 0;
};

class PlayCommand : public Command {
public:
    std::string_view name() const override { return "play"; }
    std::string_view usage() const override {
        return "--game G [--deck A --deck B] [--seed S] [--language en|ja]";
    }
    std::string_view purpose() const override { return "Plays a whole game in the terminal, both sides."; }

    int run(const std::vector<std::string>& given, Streams streams) override {
        if (std::ranges::find(given, "--help") != given.end()) {
            streams.out << purpose() << "\nusage: takujo-cli play " << usage() << '\n';
            return 0;
        }
        std::vector<std::string> once;
        std::vector<std::string> decks;
        splitDecks(given, once, decks);
        CommandArguments arguments{once, {"--game", "--seed", "--language"}, {}};
        const std::uint64_t seed = arguments.number("--seed", 1);
        std::string mistake = arguments.mistake();
        if (mistake.empty() && !arguments.rest().empty())
            mistake = "'" + arguments.rest().front() + "' means nothing here.";
        if (mistake.empty() && !arguments.option("--game"))
            mistake = "Which game? Add --game and its name.";
        if (mistake.empty() && !decks.empty() && decks.size() != 2)
            mistake = "Two decks play: give --deck twice, or not at all.";
        const std::string language = arguments.option("--language").value_or("en");
        if (mistake.empty() && language != "en" && language != "ja")
            mistake = "The languages are en and ja.";
        if (!mistake.empty()) {
            streams.err << mistake << "\nusage: takujo-cli play " << usage() << '\n';
            return 2;
        }
        const auto deck = [&](std::size_t i) {
            return decks.empty() ? std::nullopt : std::optional{decks[i]};
        };
        auto chosen = chooseGame(*arguments.option("--game"), deck(0), deck(1), streams.err);
        if (!chosen)
            return 1;
        chosen->setup.seed = seed;
        Findings findings;
        const Words words = loadWords(chosen->game->id, findings);
        findings.print(streams.err);
        return TerminalGame{*chosen, words, language == "ja" ? Language::ja : Language::en, streams}.play();
    }
};

} // namespace

std::unique_ptr<Command> playCommand() {
    return std::make_unique<PlayCommand>();
}

} // namespace takujo
