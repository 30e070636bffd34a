#include "engine/files/findings/finding_words.h"

#include "engine/files/disk/data_places.h"
#include "engine/files/words/words_file.h"

#include <vector>

namespace takujo {

namespace {

/// What is told where the product's data are not found, this file among them: the same as there.
const std::vector<LocalizedText>& compiledIn() {
    static const std::vector<LocalizedText> texts{
        {"error", "エラー"},
        {"warning", "警告"},
        {"'{text}'", "「{text}」"},
        {"{list}, {next}", "{list}、{next}"},
        {"{file}, line {line}, column {column}: ", "{file}の{line}行{column}文字目："},
        {"There is no such file.", "このファイルはありません。"},
        {"Check the name and the folder.", "名前とフォルダーを確かめてください。"},
        {"This file is missing: {file}.", "ファイルがありません：{file}。"},
        {"Install the program again, or name the folder that holds it in TAKUJO_DATA.",
         "プログラムを入れ直すか、そのファイルがあるフォルダーをTAKUJO_DATAに指定してください。"},
        {"The words of {game} are not there.", "{game}の文言ファイルがありません。"},
        {"Install the program's resources again, or let TAKUJO_DATA name their folder.",
         "プログラムのデータを入れ直すか、TAKUJO_DATAでそのフォルダーを指定してください。"},
        {"The rule index {file} was not found.", "ルール一覧 {file} が見つかりません。"},
        {"There is nothing to check: no folder cardsets or resources was found. Name files or folders, or "
         "set TAKUJO_DATA to the folder that holds them.",
         "調べるものがありません。cardsets や resources "
         "のフォルダーが見つかりません。ファイルかフォルダーを指定するか、それらがあるフォルダーをTAKUJO_"
         "DATAに設定してください。"},
        {"Too few decks of {game} were found.", "{game} のデッキが足りません。"},
        {"Decks are looked for in these folders: {folders}. Put two into one of them, or name the folder "
         "that "
         "holds 'cardsets' and 'resources' in TAKUJO_DATA.",
         "デッキを探すフォルダー：{folders}。そのどれかにデッキを2つ置くか、cardsets と resources "
         "のあるフォルダーをTAKUJO_DATAに指定してください。"},
        {"No card set that was found has these cards of this game: {cards}.",
         "次のカードが、見つかったどのカードセットにもありません：{cards}。"},
        {"Card sets are looked for in these folders: {folders}. Put the set of these cards into one of them, "
         "as it "
         "was when the game was saved.",
         "カードセットを探すフォルダー：{folders}"
         "。これらのカードのセットを、保存したときのまま、そのどれかに置いてください。"},
        {"There is no card {card} of {game}. Name one by its id, or a file with cards: a card set, a "
         "scenario.",
         "{game} "
         "に{card}"
         "というカードはありません。カード番号か、カードのあるファイル（カードセット、シナリオ）を指定してく"
         "ださい。"},
        {"There is no deck {deck} of {game}. Name one of its library by its id, or a file.",
         "{game} に{deck}というデッキはありません。デッキの番号か、ファイル名を指定してください。"},
        {"{first} … {last} ({number} cards)", "{first}…{last}（{number}種類）"},
    };
    return texts;
}

} // namespace

FindingWords::FindingWords(const Words& words) {
    for (const auto& [section, patterns] : words.sections())
        for (const auto& [key, pattern] : patterns)
            japanese_.emplace(pattern.en, pattern.ja);
    for (const LocalizedText& text : compiledIn())
        japanese_.emplace(text.en, text.ja);
}

const FindingWords& FindingWords::ofProduct() {
    static const FindingWords words = [] {
        Findings ignored; // `takujo-cli lint` tells them
        const auto file = findData("resources/words/findings.yaml");
        return FindingWords{(file ? readWords(*file, ignored) : std::nullopt).value_or(Words{})};
    }();
    return words;
}

const std::string* FindingWords::japaneseFor(std::string_view english) const {
    const auto found = japanese_.find(english);
    return found == japanese_.end() ? nullptr : &found->second;
}

} // namespace takujo
