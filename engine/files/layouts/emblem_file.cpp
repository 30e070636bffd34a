#include "engine/files/layouts/emblem_file.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/findings/message.h"
#include "engine/files/layouts/layout_values.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"

#include <algorithm>

namespace takujo {

namespace {

using layout::Strings;

class EmblemReader {
public:
    explicit EmblemReader(const EmblemVocabulary& vocabulary) : vocabulary_(vocabulary) {}

    std::optional<EmblemBook> read(const YamlNode& root, Findings& findings) {
        MapReader map(root, "list of emblems", findings);
        map.requiredNumber("emblems", 1, 1);
        if (const auto kinds = map.required("figures"))
            readKinds(*kinds);
        book_.lights = drawings(map.requiredOneOrMore("lights"), "lights");
        if (const auto grounds = map.required("grounds"))
            readGrounds(*grounds);
        if (const auto names = map.optional("names"))
            readNames(*names);
        if (const auto games = map.required("games"))
            readGames(*games);
        map.done();
        return std::move(book_);
    }

private:
    void readKinds(const YamlValue& value) {
        MapReader map(value, "list of figures");
        for (const YamlEntry& entry : map.entries()) {
            kinds_.push_back(entry.key);
            Strings& kind = figures_[entry.key];
            kind = drawings(map.value(entry).oneOrMore(), "figures");
            all_.insert(all_.end(), kind.begin(), kind.end());
        }
    }

    void readGrounds(const YamlValue& value) {
        MapReader map(value, "list of grounds");
        book_.otherGrounds = drawings(map.requiredOneOrMore("other"), "grounds");
        for (const YamlEntry& entry : map.entries())
            if (entry.key != "other")
                book_.grounds[entry.key] = drawings(map.value(entry).oneOrMore(), "grounds");
    }

    void readNames(const YamlValue& value) {
        MapReader map(value, "list of names");
        for (const YamlEntry& entry : map.entries()) {
            if (std::ranges::find(all_, entry.key) == all_.end()) {
                map.error(entry, "unknown-figure", {"No kind of figures has {figure}.", shown(entry.key)},
                          "Add it to one of the lists under 'figures'.");
                continue;
            }
            for (const YamlValue& word : map.value(entry).oneOrMore())
                if (const auto text = word.text())
                    book_.names[*text].push_back(entry.key);
        }
    }

    /// A game that is not there has cards without figures.
    void readGames(const YamlValue& value) {
        MapReader map(value, "list of games");
        book_.figures.resize(vocabulary_.types.size());
        for (const YamlEntry& entry : map.entries())
            if (entry.key == vocabulary_.game)
                readTypes(map.value(entry));
    }

    void readTypes(const YamlValue& value) {
        MapReader map(value, "list of types");
        for (std::size_t type = 0; type < vocabulary_.types.size(); ++type)
            for (const std::string& kind :
                 layout::wordList(map.requiredOneOrMore(vocabulary_.types[type]), kinds_)) {
                const Strings& figures = figures_[kind];
                book_.figures[type].insert(book_.figures[type].end(), figures.begin(), figures.end());
            }
        map.done();
    }

    static Strings drawings(const YamlList& values, std::string_view kind) {
        Strings result;
        for (const YamlValue& value : values) {
            const auto name = value.id();
            if (!name)
                continue;
            const std::string file = emblemDrawing(kind, *name);
            const bool isPlain = name->find_first_of("/\\.") == std::string::npos;
            if (!isPlain || !findData(file))
                value.error("unknown-drawing", {"There is no drawing {file}.", shown(file)},
                            "Name a drawing of that folder without its '.svg', or put one there.");
            else if (std::ranges::find(result, *name) != result.end())
                value.error("repeated-word", {"{word} stands here twice.", shown(*name)},
                            "Remove one of them.");
            else
                result.push_back(*name);
        }
        return result;
    }

    const EmblemVocabulary& vocabulary_;
    Strings kinds_;
    std::map<std::string, Strings> figures_; ///< by their kind
    Strings all_;
    EmblemBook book_;
};

} // namespace

const std::vector<std::string>& EmblemBook::groundsFor(std::string_view glyph) const {
    const auto found = grounds.find(glyph);
    return found == grounds.end() ? otherGrounds : found->second;
}

std::vector<std::string> EmblemBook::drawings() const {
    std::vector<std::string> all;
    const auto add = [&all](std::string_view kind, const std::vector<std::string>& ofKind) {
        for (const std::string& name : ofKind)
            all.push_back(emblemDrawing(kind, name));
    };
    for (const std::vector<std::string>& ofType : figures)
        add("figures", ofType);
    add("lights", lights);
    add("grounds", otherGrounds);
    for (const auto& [glyph, suiting] : grounds)
        add("grounds", suiting);
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());
    return all;
}

std::string emblemDrawing(std::string_view kind, std::string_view name) {
    return "resources/cards/emblems/" + std::string{kind} + "/" + std::string{name} + ".svg";
}

std::optional<EmblemBook> parseEmblems(std::string text, const std::string& path,
                                       const EmblemVocabulary& vocabulary, Findings& findings) {
    const auto root = parseYaml(std::move(text), path, findings);
    return root ? EmblemReader{vocabulary}.read(*root, findings) : std::nullopt;
}

std::optional<EmblemBook> readEmblems(const std::filesystem::path& file, const EmblemVocabulary& vocabulary,
                                      Findings& findings) {
    const auto root = readYamlFile(file, findings);
    return root ? EmblemReader{vocabulary}.read(*root, findings) : std::nullopt;
}

} // namespace takujo
