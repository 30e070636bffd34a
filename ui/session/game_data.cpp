#include "ui/session/game_data.h"

#include "engine/files/cards/deck_file.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/words/words_file.h"
#include "ui/theme/card_pictures.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/text.h"

#include <QSvgRenderer>

namespace takujo {

namespace {

void reportMissing(const std::string& what, Findings& findings) {
    findings.error(what, {}, "missing-file", {"This file is missing: {file}.", what},
                   "Install the program again, or name the folder that holds it in TAKUJO_DATA.");
}

/// Pictures that users have given to cards and that are none.
void addMismatches(GameData& data) {
    const CardPictures pictures{CardRenderer::defaultPictures()};
    for (const CardSet& set : data.library.sets())
        for (const CardDefinition& card : set.cards)
            if (const QString file = pictures.mismatch(qt(card.id)); !file.isEmpty())
                data.findings.error(fromQt(file), {0, 0}, "broken-picture",
                                    "This picture can't be read, so its card shows a drawing instead.",
                                    "Put a PNG, JPEG or SVG picture in its place, or remove it; then press "
                                    "\"Read the files again\" on the page Decks.");
}

/// Drawings of the program that are no longer whole: cards do without them.
void addBrokenDrawings(const CardFace& face, Findings& findings) {
    std::vector<std::string> drawings = face.emblems.drawings();
    if (!face.frame.empty())
        drawings.push_back("resources/cards/frames/" + face.frame + ".svg");
    for (const std::string& drawing : drawings)
        if (const auto file = findData(drawing); file && !QSvgRenderer{qt(file->string())}.isValid())
            findings.error(file->string(), {0, 0}, "broken-drawing",
                           "This drawing can't be read, so cards do without it.",
                           "Install the program again.");
}

void addEmblems(const Game& game, CardFace& face, Findings& findings) {
    const std::string emblems = "resources/cards/emblems/emblems.yaml";
    if (const auto file = findData(emblems))
        face.emblems = readEmblems(*file, {game.id, game.schema.types}, findings).value_or(EmblemBook{});
    else
        reportMissing(emblems, findings);
    addBrokenDrawings(face, findings);
}

} // namespace

std::shared_ptr<GameData> loadGameData(const Game& game) {
    auto data = std::make_shared<GameData>();
    data->game = &game;
    const std::string id{game.id};
    data->library = loadLibrary(game.id, game.schema, game.deckWords(), data->findings);
    if (data->library.decks().empty())
        reportTooFewDecks(game.id, data->findings);
    data->words = loadWords(game.id, data->findings);
    data->lessons = loadLessons(game, data->library, data->findings);
    const std::string layout = "resources/layouts/" + id + ".yaml";
    if (const auto file = findData(layout))
        data->layout = readLayout(*file, {game.id, game.tables, game.schema, game.formats}, data->findings);
    else
        reportMissing(layout, data->findings);
    if (data->layout)
        addEmblems(game, data->layout->face, data->findings);
    const std::string rules = "resources/rules/" + id + ".yaml";
    if (const auto file = findData(rules)) {
        if (std::optional<RuleIndex> index = readRuleIndex(*file, data->findings))
            data->rules = std::move(*index);
    } else {
        reportMissing(rules, data->findings);
    }
    addMismatches(*data);
    return data;
}

std::vector<DeckLine> deckLines(const GameData& data, const Deck& deck) {
    Findings ignored; // they were told when the game was loaded
    return data.library.lines(deck, ignored);
}

} // namespace takujo
