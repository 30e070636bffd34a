#pragma once

#include "engine/files/yaml/yaml_tree.h"
#include "engine/lists/listed_card.h"
#include "engine/reading/text_reader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// A paragraph of a card's text, and what the program makes of it.
struct BroughtText {
    LocalizedText given = {}; ///< as the list has it; empty in a language that the list has not
    ReadParagraph::State state = ReadParagraph::State::notUnderstood;
    std::vector<Reading> readings = {}; ///< of a line of keywords all hold
    bool areTogether = false;
    std::size_t understoodTo = 0; ///< so many bytes of the paragraph could begin a sentence

    bool isUnderstood() const { return state == ReadParagraph::State::understood; }
};

/// A card of a list with its text read.
struct BroughtCard {
    enum class State : std::uint8_t { understood, inPart, notUnderstood };

    CardOfList listed;
    std::vector<BroughtText> texts = {};
    std::string yaml = {};   ///< as a card file has it, without indentation
    bool hasMistake = false; ///< the YAML is no card: a field is missing or wrong
    std::size_t unread = 0;  ///< so many of its texts nothing enforces

    /// A card without a text is understood.
    State state() const;
};

/// Reads the texts of cards. It may be shared between threads.
class CardBringer {
public:
    /// Making one takes a while. What it is given must outlive it.
    CardBringer(const ListGame& game, const ReadingGuide& guide);

    /// Reads the text of a card. A paragraph that can be understood in several ways is told with them and
    /// becomes none of them: like one that is not understood, it stands in the card as not enforced. `path`
    /// is that of the list.
    BroughtCard bring(const CardOfList& card, const std::string& path, Findings& findings) const;

private:
    std::vector<BroughtText> textsOf(const CardOfList& card, const std::string& path,
                                     Findings& findings) const;
    std::vector<BroughtText> textsIn(const CardOfList& card, Language language) const;

    ListGame game_;
    TextReader english_;
    TextReader japanese_;
};

/// The YAML of a card with its texts: scripts, and below them what nothing enforces.
YamlNodeData cardTree(const CardOfList& card, const std::vector<BroughtText>& texts);

/// A reading as a card file has it, in one line: "abilities: …".
std::string shownReading(const Reading& reading);

} // namespace takujo
