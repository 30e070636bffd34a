#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A piece of a wording: letters that stand there, or a slot, by its kind.
struct WordingPiece {
    enum class Kind : std::uint8_t {
        letters,
        number,   ///< digits
        words,    ///< part of a sentence without commas
        deed,     ///< the same, of which the first letter is small where no sentence begins with it
        clause,   ///< part of a sentence
        anything, ///< anything at all
        keyword,  ///< a keyword of the game, as it is printed
        self,     ///< `this`: the card itself
        start,    ///< nothing: the text begins here
        sentence, ///< nothing: a sentence begins here
        end,      ///< nothing: the text ends here
    };
    Kind kind = Kind::letters;
    std::string letters; ///< of a slot, its whole name: "number 2"

    bool isPlace() const { return kind == Kind::start || kind == Kind::sentence || kind == Kind::end; }
};

/// A way in which printed cards say something, and how texts of ours say it.
struct PrintedWording {
    std::vector<WordingPiece> printed;
    std::vector<WordingPiece> ours;
};

/// Returns the kind of a slot by its name; `letters` if there is none of that name.
WordingPiece::Kind wordingSlot(std::string_view name);
std::vector<std::string> wordingSlotNames();

/// Puts texts of printed cards into the words of ours.
class Rewording {
public:
    /// What it is given must outlive it. `keywords`: as they are printed.
    Rewording(const std::vector<PrintedWording>& wordings, const std::vector<std::string>& keywords)
        : wordings_{wordings}, keywords_{keywords} {}

    /// Returns a paragraph in our words. `called` is what printed texts may call their own card, `name` what
    /// ours do. Every wording is looked for once, in their order, in what those before it have made; so each
    /// text comes to an end.
    std::string inOurWords(std::string_view text, const std::vector<std::string>& called,
                           std::string_view name) const;

    /// Returns how many of these lines, from the first, one wording takes for one paragraph; else 1.
    std::size_t linesTogether(const std::vector<std::string>& lines) const;

private:
    struct Match {
        std::size_t end = 0;
        std::vector<std::string_view> held; ///< by the pieces, in their order
    };
    bool fits(const std::vector<WordingPiece>& pieces, std::size_t piece, std::string_view text,
              std::size_t at, Match& match) const;
    std::string with(const PrintedWording& wording, std::string_view text) const;

    const std::vector<PrintedWording>& wordings_;
    const std::vector<std::string>& keywords_;
};

} // namespace takujo
