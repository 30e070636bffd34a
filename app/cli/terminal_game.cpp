#include "app/cli/terminal_game.h"

#include "app/cli/named_on_table.h"
#include "app/cli/terminal_board.h"
#include "engine/files/disk/text_file.h"
#include "engine/match/sentences/branch_words.h"
#include "engine/match/sentences/fault_report.h"
#include "engine/match/sentences/log_sentences.h"
#include "engine/match/sentences/option_sentences.h"
#include "engine/match/sentences/outcome_sentences.h"
#include "engine/match/sentences/refusal_sentences.h"
#include "engine/match/sentences/spoken_match.h"

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>
#include <vector>

namespace takujo {

namespace {

/// A whole game in a terminal: board, question, numbered answers, one line of input each.
class TerminalGame {
public:
    TerminalGame(TerminalStart start, const Words& words, Language language, Streams streams)
        : start_{std::move(start)}, match_{*start_.match}, words_{words}, language_{language},
          streams_{streams} {
        if (start_.loaded)
            own_.push_back(*start_.loaded);
        if (start_.autosave)
            own_.push_back(*start_.autosave);
        if (start_.autosave)
            autosave_ = std::make_unique<Autosave>(match_, *start_.autosave);
    }

    int play() {
        if (autosave_ && autosave_->isTaken()) {
            tellFile("kept elsewhere", autosave_->file(), streams_.err);
            return 1;
        }
        keep();
        follow();
        while (true) { // a game that is over may be saved and gone back in
            show();
            if (isWatched() && match_.over())
                return status();
            if (start_.teacher == nullptr && match_.over())
                streams_.out << words_.text("terminal", "over", language_) << '\n';
            if (!readAnswer())
                return status();
            keep();
            follow();
        }
    }

private:
    int status() const { return hasFault_ ? 1 : 0; }
    SpokenMatch spokenTo(Player viewer) const { return {match_, words_, language_, viewer}; }

    /// Who looks: in a lesson the learner, against a bot the other player, else whoever is asked.
    Player viewer() const {
        if (start_.teacher != nullptr)
            return LessonRun::learner;
        return match_.over() ? lastViewer() : start_.bots.viewer(match_.decision().decider);
    }
    /// Whether nobody sits at the terminal but to look.
    bool isWatched() const { return start_.bots.playFor(Player::a) && start_.bots.playFor(Player::b); }
    Player lastViewer() const { return start_.bots.playFor(Player::a) ? Player::b : Player::a; }
    /// Whether nobody at the terminal answers the question.
    bool isAskedOfOther() const {
        const Player decider = match_.decision().decider;
        return start_.teacher != nullptr ? decider != LessonRun::learner : start_.bots.playFor(decider);
    }

    void follow() {
        if (start_.teacher != nullptr)
            start_.teacher->follow(match_);
        while (start_.teacher == nullptr && !match_.over() && isAskedOfOther()) {
            if (!answer(match_.decision().options[start_.bots.answer(match_)]))
                answer(match_.suggestion()); // what the bot wanted is a mistake of the program
            keep();
        }
    }

    void show() {
        const SpokenMatch spoken = spokenTo(viewer());
        tellNews(spoken);
        if (match_.over()) {
            streams_.out << OutcomeSentences{spoken}.outcome() << '\n';
        } else {
            printBoard(match_, spoken, viewer(), streams_.out);
            printDecision(match_, spoken, streams_.out);
        }
        if (start_.teacher != nullptr)
            start_.teacher->tell(match_, streams_.out);
    }

    void tellNews(const SpokenMatch& spoken) {
        for (const LogLine& each : LogSentences{spoken}.lines(told_))
            if (!each.text.empty())
                streams_.out << "· " << each.text << '\n';
        told_ = match_.log().size();
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
            const LessonTeacher::Obeyed taught = start_.teacher == nullptr
                                                     ? LessonTeacher::Obeyed::no
                                                     : start_.teacher->obey(line, match_, streams_.out);
            if (taught == LessonTeacher::Obeyed::leaves)
                return false;
            if (taught == LessonTeacher::Obeyed::moved || (taught == LessonTeacher::Obeyed::no && obey(line)))
                return true;
        }
    }

    static std::string rest(const std::string& line, std::size_t from) {
        return line.size() > from ? line.substr(from) : std::string{};
    }

    /// True if the position has changed.
    bool obey(const std::string& line) {
        const SpokenMatch spoken = spokenTo(viewer());
        if (line == "undo") {
            return undo();
        } else if (line == "redo") {
            return redo();
        } else if (line == "branches") {
            listBranches();
        } else if (line == "branch" || line.starts_with("branch ")) {
            return takeBranch(rest(line, 7));
        } else if (line == "name" || line.starts_with("name ")) {
            nameBranch(rest(line, 5));
        } else if (line == "save" || line.starts_with("save ")) {
            save(rest(line, 5), false);
        } else if (line == "replace" || line.starts_with("replace ")) {
            save(rest(line, 8), true);
        } else if (line == "concede" && !match_.over()) {
            match_.concede(match_.decision().decider);
            return true;
        } else if (line == "log") {
            for (const LogLine& each : LogSentences{spoken}.lines())
                streams_.out << each.text << '\n';
        } else if (line == "pay") {
            return pay();
        } else if (line == "hint" && !match_.over()) {
            start_.bots.advise(spoken, streams_.out);
        } else if (line.starts_with("why ")) {
            why(line.substr(4), spoken);
        } else if (line.starts_with("explain ")) {
            explainCard(line.substr(8), spoken);
        } else {
            return takeNumber(line);
        }
        return false;
    }

    /// Answers as the game suggests for as long as the same thing is paid for.
    bool pay() {
        if (match_.over() || match_.decision().kind != DecisionKind::pay) {
            streams_.out << words_.text("terminal", "nothing to pay", language_) << '\n';
            return false;
        }
        const std::uint16_t procedure = match_.decision().procedure;
        const std::size_t frames = match_.state().frames.size();
        bool goesOn = true;
        while (goesOn && !match_.over() && match_.decision().kind == DecisionKind::pay &&
               match_.decision().procedure == procedure && match_.state().frames.size() == frames)
            goesOn = answer(match_.suggestion());
        return true;
    }

    bool undo() {
        if (!match_.canUndo()) {
            streams_.out << words_.text("terminal", "nothing to undo", language_) << '\n';
            return false;
        }
        const std::uint8_t uncovered = match_.uncoveredByUndo();
        match_.undo();
        // What the other side did is undone with one's own.
        while (match_.canUndo() && isAskedOfOther())
            match_.undo();
        if (uncovered != 0)
            streams_.out << uncoveredSentence(uncovered, words_, language_) << '\n';
        return true;
    }

    bool redo() {
        if (!match_.canRedo()) {
            streams_.out << words_.text("terminal", "nothing to redo", language_) << '\n';
            return false;
        }
        match_.redo();
        while (match_.canRedo() && isAskedOfOther())
            match_.redo();
        return true;
    }

    /// As whoever is asked may know it.
    StepWords stepWords() const { return {&words_, language_, viewer()}; }

    void listBranches() const {
        const std::vector<ToldBranch> all = toldBranches(match_, stepWords());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const ToldBranch& one = all[i];
            const std::size_t answers = one.branch.answers;
            streams_.out << fill(words_.text("terminal", "branch", language_),
                                 {{"mark", one.branch.isPresent ? ">" : " ", false},
                                  {"number", std::to_string(i + 1), i == 0},
                                  {"name", one.name, false},
                                  {"answers", std::to_string(answers), answers == 1}})
                         << '\n';
            for (const std::string& more : {one.parts, one.known})
                if (!more.empty())
                    streams_.out << "     " << more << '\n';
        }
    }

    /// To the end of the branch that is named by its number or its name.
    bool takeBranch(const std::string& wanted) {
        const std::vector<ToldBranch> all = toldBranches(match_, stepWords());
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (wanted != std::to_string(i + 1) && wanted != all[i].name)
                continue;
            const std::size_t tip = all[i].branch.tip;
            const std::uint8_t uncovered = match_.uncoveredOnTheWayTo(tip) | match_.seenOnOtherWay(tip);
            match_.goTo(match_.sharedWith(tip));
            told_ = std::min(told_, match_.log().size());
            match_.goTo(tip);
            if (uncovered != 0)
                streams_.out << uncoveredSentence(uncovered, words_, language_) << '\n';
            return true;
        }
        streams_.out << fill(words_.text("terminal", "no such branch", language_), {{"name", wanted, false}})
                     << '\n';
        return false;
    }

    void nameBranch(const std::string& name) {
        if (name.empty()) {
            streams_.out << words_.text("terminal", "name it what", language_) << '\n';
            return;
        }
        match_.nameBranch(match_.lineEnd(), name);
        keep();
        const std::string& kept = match_.nameAt(match_.lineEnd()); // a long one is cut
        streams_.out << fill(words_.text("terminal", "named", language_), {{"name", kept, false}}) << '\n';
    }

    void tellFile(std::string_view key, const std::filesystem::path& file, std::ostream& out) const {
        out << fill(words_.text("saves", key, language_), {{"file", shownPath(file), false}}) << '\n';
    }

    /// A file that this game has been written to, or was read from.
    bool isOwn(const std::filesystem::path& file) const {
        return std::ranges::any_of(own_, [&](const std::filesystem::path& one) {
            std::error_code error;
            return std::filesystem::equivalent(one, file, error);
        });
    }

    /// A file that is no saved game is not replaced, and another game only by who says so.
    void save(const std::string& name, bool mayReplace) {
        std::error_code error;
        if (!canBeSaved(match_))
            streams_.out << words_.text("terminal", "lesson not saved", language_) << '\n';
        else if (name.empty())
            streams_.out << words_.text("terminal", "save as what", language_) << '\n';
        else if (std::filesystem::is_regular_file(name, error) && !looksLikeSave(name))
            tellFile("no save", name, streams_.out);
        else if (std::filesystem::exists(name, error) && !mayReplace && !isOwn(name) && looksLikeSave(name))
            tellFile("another save", name, streams_.out);
        else if (const auto failure = tryToWriteFile(name, toText(savedGameOf(match_))))
            streams_.out << sentenceOf(*failure, words_, language_) << '\n';
        else {
            own_.emplace_back(name);
            streams_.out << fill(words_.text("terminal", "saved", language_), {{"file", name, false}})
                         << '\n';
        }
    }

    /// Failing to is told once; the game goes on.
    void keep() {
        if (!autosave_)
            return;
        const auto failure = autosave_->keep();
        if (failure && !failed_)
            streams_.err << sentenceOf(*failure, words_, language_) << '\n';
        failed_ = failure.has_value();
    }

    /// The number of the answer; where any number of a range answers, the answer itself.
    bool takeNumber(const std::string& line) {
        if (match_.over()) {
            streams_.out << words_.text("terminal", "over", language_) << '\n';
            return false;
        }
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        const auto& options = match_.decision().options;
        if (const auto range = rangeOf(match_.decision())) {
            const auto said = static_cast<std::int64_t>(number);
            if (error != std::errc{} || end != line.data() + line.size() || said < range->least ||
                said > range->most) {
                streams_.out << OptionSentences{spokenTo(match_.decision().decider)}.anyNumber(*range)
                             << '\n';
                return false;
            }
            return answer(options[static_cast<std::size_t>(said - range->least)]);
        }
        if (error != std::errc{} || end != line.data() + line.size() || number < 1 ||
            number > options.size()) {
            streams_.out << fill(words_.text("terminal", "not an answer", language_),
                                 {{"number", std::to_string(options.size()), options.size() == 1}})
                         << '\n';
            return false;
        }
        return answer(options[number - 1]);
    }

    /// A mistake of the program is told, with the file that shows it to whoever mends it; the same is asked
    /// again then.
    bool answer(Option option) {
        try {
            match_.answer(option);
            return true;
        } catch (const MatchFault& fault) {
            const std::filesystem::path folder =
                start_.autosave ? start_.autosave->parent_path() : std::filesystem::path{};
            streams_.err << sentenceOf(fault, writeReport(match_, fault, folder), words_, language_) << '\n';
            hasFault_ = true;
            return false;
        }
    }

    void why(std::string text, const SpokenMatch& spoken) {
        const Player player = viewer();
        const ZoneId place = takePlace(text, match_, player);
        ObjectId card = findCard(text, match_, player);
        ObjectId onto;
        constexpr std::string_view at = " at ";
        if (const std::size_t split = text.rfind(at); !card.exists() && split != std::string::npos) {
            card = findCard(text.substr(0, split), match_, player);
            onto = findCard(text.substr(split + at.size()), match_, player);
            if (!onto.exists())
                card = {};
        }
        const auto attempt = card.exists() ? match_.meaningOf(player, card, place, onto) : std::nullopt;
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
                         << OptionSentences{spoken}.option(attempt->option) << '\n';
        for (const Refusal& reason : reasons)
            streams_.out << RefusalSentences{spoken}.withRule(reason) << '\n';
        if (!reasons.empty() && start_.teacher != nullptr)
            start_.teacher->refused(match_, *attempt, streams_.out);
    }

    void explainCard(const std::string& name, const SpokenMatch& spoken) {
        const ObjectId card = findCard(name, match_, viewer());
        if (!card.exists()) {
            streams_.out << fill(words_.text("terminal", "no such card", language_), {{"card", name, false}})
                         << '\n';
            return;
        }
        printCard(match_, spoken, card, streams_.out);
    }

    TerminalStart start_;
    Match& match_;
    std::vector<std::filesystem::path> own_; ///< files that this game has been written to, or was read from
    std::unique_ptr<Autosave> autosave_;
    bool failed_ = false;   ///< the last autosave
    bool hasFault_ = false; ///< the program has a mistake
    const Words& words_;
    Language language_;
    Streams streams_;
    std::size_t told_ = 0;
};

} // namespace

int playInTerminal(TerminalStart start, const Words& words, Language language, Streams streams) {
    return TerminalGame{std::move(start), words, language, streams}.play();
}

} // namespace takujo
