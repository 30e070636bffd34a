#include "ui/start/deck_colours.h"

#include "ui/theme/card_looks.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/player_colours.h"
#include "ui/widgets/preferences.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace takujo {

namespace {

/// Weaker colours look grey, and have a hue by chance only.
constexpr double leastChroma = 0.04;

double hueDistance(double a, double b) {
    const double apart = std::fmod(std::abs(a - b), 2 * std::numbers::pi);
    return std::min(apart, 2 * std::numbers::pi - apart);
}

/// All of them, the nearest first.
std::vector<PlayerColour> byDistance(double hue) {
    std::vector<std::pair<double, PlayerColour>> all;
    for (std::size_t i = 0; i < playerColourWords.size(); ++i) {
        const auto colour = static_cast<PlayerColour>(i);
        all.emplace_back(hueDistance(shadeOf(playerColourOf(colour, Brightness::light)).hue, hue), colour);
    }
    std::ranges::stable_sort(all, {}, [](const auto& one) { return one.first; });
    std::vector<PlayerColour> result;
    result.reserve(all.size());
    for (const auto& [distance, colour] : all)
        result.push_back(colour);
    return result;
}

/// The hues of the frames of its cards, those of most cards first. A card of several colours counts for each
/// in part.
std::vector<double> huesOf(const GameData& data, const std::vector<DeckLine>& deck) {
    const CardLooks looks{data.game->schema, data.layout->face, data.words, Language::en};
    std::map<double, double> weights;
    for (const DeckLine& line : deck) {
        const std::vector<QColor> colours = looks.frameColours(*line.card);
        for (const QColor& colour : colours)
            if (const Shade shade = shadeOf(colour); shade.chroma >= leastChroma)
                weights[shade.hue] += double(line.count) / double(colours.size());
    }
    std::vector<std::pair<double, double>> sorted(weights.begin(), weights.end());
    std::ranges::stable_sort(sorted, std::ranges::greater{}, [](const auto& one) { return one.second; });
    std::vector<double> hues;
    hues.reserve(sorted.size());
    for (const auto& [hue, weight] : sorted)
        hues.push_back(hue);
    return hues;
}

/// What its player would like, the dearest first: what is nearest to the first hue, to the second one, and
/// then whatever is near the first.
std::vector<PlayerColour> wishesOf(const std::vector<double>& hues, PlayerColour usual) {
    if (hues.empty())
        return {usual, PlayerColour::teal, PlayerColour::violet};
    std::vector<PlayerColour> wishes = byDistance(hues.front());
    if (hues.size() > 1)
        wishes.insert(wishes.begin() + 1, byDistance(hues[1]).front());
    return wishes;
}

constexpr std::array usualColours{PlayerColour::blue, PlayerColour::crimson};

} // namespace

std::array<PlayerColour, 2> coloursOfDecks(const GameData& data,
                                           const std::array<std::vector<DeckLine>, 2>& decks) {
    if (!data.layout)
        return usualColours;
    std::array<std::vector<PlayerColour>, 2> wishes;
    for (std::size_t i = 0; i < decks.size(); ++i)
        wishes[i] = wishesOf(huesOf(data, decks[i]), usualColours[i]);
    const PlayerColour first = wishes[0].front();
    return {first, *std::ranges::find_if(wishes[1], [&](PlayerColour wish) { return wish != first; })};
}

std::array<PlayerColour, 2> coloursOfDecks(const GameData& data, const std::array<const Deck*, 2>& decks) {
    std::array<std::vector<DeckLine>, 2> lines;
    for (std::size_t i = 0; i < decks.size(); ++i)
        if (decks[i] != nullptr)
            lines[i] = deckLines(data, *decks[i]);
    return coloursOfDecks(data, lines);
}

std::array<PlayerColour, 2> coloursOfMatch(const GameData& data, const Match& match) {
    return Preferences::picksColours() || match.setup() == nullptr
               ? Preferences::playerColours()
               : coloursOfDecks(data, match.setup()->decks);
}

} // namespace takujo
