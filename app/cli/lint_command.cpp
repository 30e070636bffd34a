#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/game_setup.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/cards/deck_file.h"
#include "engine/files/cards/printed_check.h"
#include "engine/files/cards/unread_texts.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/layouts/emblem_file.h"
#include "engine/files/layouts/layout_file.h"
#include "engine/files/words/rule_index_file.h"
#include "engine/files/words/words_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/games/registry.h"
#include "engine/lists/list_mapping.h"
#include "engine/match/lessons/lesson.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/reading/reading_guide.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <vector>

namespace takujo {

namespace {

namespace fs = std::filesystem;

/// Checks files of every kind the product reads; a file says by its first keys what it is.
class Linter {
public:
    void check(const fs::path& file) {
        Findings own;
        const auto root = readYamlFile(file, own);
        if (!root || !root->isMap()) {
            findings_.append(own);
            if (root)
                unknownKind(*root);
            return;
        }
        const auto has = [&](std::string_view key) { return root->find(key).has_value(); };
        if (has("scenario"))
            checkScenario(file, *root);
        else if (has("lesson"))
            checkLessonFile(file, *root);
        else if (has("deck"))
            checkDeck(file, *root);
        else if (has("set"))
            checkSet(file, *root, own);
        else if (has("mapping")) // has words, too
            checkMapping(*root);
        else if (has("words"))
            readWords(file, findings_);
        else if (has("rules"))
            readRuleIndex(file, findings_);
        else if (has("layout"))
            checkLayout(file, *root);
        else if (has("emblems"))
            checkEmblems(file);
        else if (has("reading"))
            readReadingGuide(*root, findings_);
        else {
            findings_.append(own);
            unknownKind(*root);
        }
    }

    Findings& findings() { return findings_; }
    /// What is no mistake, and whose author should know it all the same.
    const std::vector<Message>& notes() const { return notes_; }

private:
    void noteUnread(const std::string& path, const UnreadCount& unread) {
        if (unread.texts > 0)
            notes_.push_back({"{file}: note: texts that nothing enforces, because the program does not know "
                              "them: {texts}. Cards with such texts: {cards}.",
                              path, unread.texts, unread.cards});
    }

    void unknownKind(const YamlNode& root) {
        findings_.error(root.path(), root.position(), "unknown-kind",
                        "Nothing says what kind of file this is.",
                        "A card set begins with 'set:', a deck with 'deck:', a scenario with 'scenario:', a "
                        "lesson with 'lesson:'.");
    }

    const Game* gameOf(const YamlNode& root) {
        const auto entry = root.find("game");
        const Game* game = entry ? findGame(entry->value.text()) : nullptr;
        if (game == nullptr)
            findings_.error(root.path(), entry ? entry->value.position() : root.position(), "unknown-game",
                            "It does not say which game it is for.",
                            "Add a line 'game:' with the name of a game.");
        return game;
    }

    void checkSet(const fs::path& file, const YamlNode& root, const Findings& ofSyntax) {
        const Game* game = gameOf(root);
        if (game == nullptr)
            return;
        findings_.append(ofSyntax);
        const auto set = readCardSet(root, game->id, game->schema, findings_);
        // Where nobody reads on, nobody asks for the other sets either.
        if (set)
            noteUnread(root.path(), unreadIn(*set));
        if (set && !findings_.isHopeless(root.path()))
            checkPrintedTexts(root, *set, libraryOf(*game, file.parent_path()), game->schema, findings_);
    }

    void checkDeck(const fs::path& file, const YamlNode& root) {
        const Game* game = gameOf(root);
        if (game == nullptr)
            return;
        if (const auto deck = readDeck(file, game->deckWords(), findings_))
            checkedLines(*deck, *game, libraryOf(*game, file.parent_path().parent_path()), findings_);
    }

    void checkScenario(const fs::path& file, const YamlNode& root) {
        const auto entry = root.find("game");
        const Game* const game = entry ? findGame(entry->value.text()) : nullptr; // else the reader says so
        readScenario(file, scenarioGame, findings_, [&](const std::string&, const std::string& id) {
            return game == nullptr ? nullptr : libraryOf(*game, file).card(id);
        });
    }

    /// Its chapters are played as their steps say.
    void checkLessonFile(const fs::path& file, const YamlNode& root) {
        const Game* game = gameOf(root);
        if (game == nullptr)
            return;
        const Library& library = libraryOf(*game, file);
        const LessonSources sources{
            scenarioGame, [&](const std::string&, const std::string& id) { return library.card(id); }};
        if (const auto lesson = readLesson(file, sources, findings_))
            checkLesson(*lesson, *game, findings_);
    }

    void checkLayout(const fs::path& file, const YamlNode& root) {
        const auto id = root.find("layout");
        if (const Game* game = findGame(id->value.text()))
            readLayout(file, {game->id, game->tables, game->schema, game->formats}, findings_);
        else
            findings_.error(root.path(), id->value.position(), "unknown-game",
                            "This layout is of no game there is.", "Write the name of a game.");
    }

    void checkMapping(const YamlNode& root) {
        const std::string of = root.find("mapping")->value.text();
        const Game* const game = findGame(of);
        if (game == nullptr && of != anyGame) {
            findings_.error(root.path(), root.find("mapping")->value.position(), "unknown-game",
                            "This mapping is of no game there is.", "Write the name of a game.");
            return;
        }
        if (game == nullptr) {
            readListMapping(root, nullptr, findings_);
            return;
        }
        const Words none;
        const ListGame listed{std::string{game->id}, game->schema, none};
        readListMapping(root, &listed, findings_);
    }

    /// One file serves every game; what is wrong for all of them is told once.
    void checkEmblems(const fs::path& file) {
        for (const Game* game : allGames()) {
            Findings own;
            readEmblems(file, {game->id, game->schema.types}, own);
            for (const Finding& finding : own.all())
                if (std::ranges::find(findings_.all(), finding) == findings_.all().end())
                    findings_.add(finding);
        }
    }

    /// The cards that a file may speak of: the product's, the user's, and those of the sets beside it.
    const Library& libraryOf(const Game& game, const fs::path& beside) {
        const auto key = std::string{game.id} + "\n" + beside.string();
        const auto [found, isNew] = libraries_.try_emplace(key);
        if (isNew) {
            Findings elsewhere; // mistakes in sets are told when the sets are checked
            found->second = loadLibrary(game.id, game.schema, game.deckWords(), elsewhere);
            for (const fs::path& file : yamlFilesIn(beside.empty() ? fs::path{"."} : beside)) {
                Findings ignored;
                if (auto set = readCardSet(file, game.id, game.schema, ignored))
                    found->second.add(std::move(*set));
            }
        }
        return found->second;
    }

    Findings findings_;
    std::vector<Message> notes_;
    std::map<std::string, Library> libraries_;
};

class LintCommand : public Command {
public:
    std::string_view name() const override { return "lint"; }
    std::string_view usage() const override { return "[PATH…]"; }
    Message purpose() const override {
        return "Checks card sets, decks, scenarios and the product's data; without a path, everything it "
               "finds.";
    }
    std::vector<ArgumentHelp> takes() const override {
        return {
            {"PATH",
             "A file, or a folder with all that is below it; without one, all data the program finds."},
        };
    }

    int run(const std::vector<std::string>& given, Streams streams) override {
        const CommandArguments arguments{given, {}, {}};
        if (!arguments.mistake().empty()) {
            tellUsage(arguments.mistake(), *this, streams);
            return 2;
        }
        std::vector<fs::path> paths{arguments.rest().begin(), arguments.rest().end()};
        if (paths.empty())
            paths = dataFolders({"cardsets", "resources"}); // one place does not hide another's mistakes
        if (paths.empty()) {
            streams.err
                << Message{"There is nothing to check: no folder cardsets or resources was found. Name "
                           "files or folders, or set TAKUJO_DATA to the folder that holds them."}
                       .in(streams.language)
                << '\n';
            return 1;
        }
        Linter linter;
        for (const fs::path& path : paths)
            for (const fs::path& file : yamlFilesAt(path))
                linter.check(file);
        linter.findings().print(streams.out, streams.language);
        for (const Message& note : linter.notes())
            streams.out << note.in(streams.language) << '\n';
        const std::size_t errors = linter.findings().errors();
        const std::size_t warnings = linter.findings().warnings();
        streams.out << commaList(
                           {errors == 1 ? Message{"1 error"} : Message{"{number} errors", errors},
                            warnings == 1 ? Message{"1 warning"} : Message{"{number} warnings", warnings}})
                           .in(streams.language)
                    << '\n';
        return errors == 0 ? 0 : 1;
    }
};

} // namespace

std::unique_ptr<Command> lintCommand() {
    return std::make_unique<LintCommand>();
}

} // namespace takujo
