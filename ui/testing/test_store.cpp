#include "ui/testing/test_store.h"

#include "engine/files/cards/library.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/disk/text_file.h"
#include "ui/theme/text.h"
#include "ui/widgets/trash.h"

#include <QDateTime>

#include <algorithm>

namespace takujo {

std::filesystem::path TestStore::folderOf(std::string_view game) {
    return userPlace() / "tests" / game;
}

std::vector<KeptTest> TestStore::all(std::string_view game) {
    std::vector<std::pair<std::filesystem::file_time_type, std::filesystem::path>> files;
    for (const std::filesystem::path& file : yamlFilesIn(folderOf(game))) {
        std::error_code error;
        files.emplace_back(std::filesystem::last_write_time(file, error), file);
    }
    std::ranges::sort(files, std::ranges::greater{});
    std::vector<KeptTest> tests;
    for (const auto& [time, file] : files) {
        KeptTest& test = tests.emplace_back(KeptTest{file, std::nullopt, {}});
        test.part = readPart(file, test.findings);
    }
    return tests;
}

std::filesystem::path TestStore::newFile(const MatchupTerms& terms) {
    const std::string when = fromQt(QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")));
    std::error_code error;
    for (int i = 0;; ++i) {
        std::string name = terms.decks.front().id + "-" + when;
        if (i > 0)
            name.append("-").append(std::to_string(i));
        std::filesystem::path file = folderOf(terms.game) / name.append(".yaml");
        if (!std::filesystem::exists(file, error))
            return file;
    }
}

std::optional<WriteFailure> TestStore::keep(const std::filesystem::path& file,
                                            const MatchupNumbers& numbers) {
    std::error_code error; // writing tells what is wrong
    std::filesystem::create_directories(file.parent_path(), error);
    return tryToWriteFile(file, toText(numbers, std::nullopt));
}

bool TestStore::drop(const std::filesystem::path& file) {
    return throwAway(file);
}

bool haveSameGames(const MatchupTerms& one, const MatchupTerms& other) {
    return one.engine == other.engine && one.game == other.game && one.format == other.format &&
           one.bot == other.bot && one.seed == other.seed && one.mostTurns == other.mostTurns &&
           one.isOfFirstDeck == other.isOfFirstDeck && one.hidesDecks == other.hidesDecks &&
           std::ranges::equal(one.decks, other.decks, {}, &TalliedDeck::digest, &TalliedDeck::digest);
}

} // namespace takujo
