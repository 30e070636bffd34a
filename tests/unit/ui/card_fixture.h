#pragma once

#include "engine/files/cards/library.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/layouts/layout_file.h"
#include "engine/files/words/words_file.h"
#include "engine/games/registry.h"
#include "engine/match/sentences/speech.h"
#include "ui/theme/card_looks.h"
#include "ui/theme/text_signs.h"

#include <stdexcept>

namespace takujo {

/// A game of the product, else the first, with its layout and cards, and some looks that occur in play.
class CardFixture {
public:
    explicit CardFixture(const Game& one = *allGames().front()) : game(one) {
        Findings findings;
        const std::string file = "resources/layouts/" + std::string{game.id} + ".yaml";
        const auto read = readLayout(findData(file).value_or(file),
                                     {game.id, game.tables, game.schema, game.formats}, findings);
        words = loadWords(game.id, findings);
        library = loadLibrary(game.id, game.schema, game.deckWords(), findings);
        if (!read || findings.errors() > 0)
            throw std::runtime_error(findings.toText());
        layout = *read;
        const std::string emblems = "resources/cards/emblems/emblems.yaml";
        layout.face.emblems =
            readEmblems(findData(emblems).value_or(emblems), {game.id, game.schema.types}, findings)
                .value_or(EmblemBook{});
        if (findings.errors() > 0)
            throw std::runtime_error(findings.toText());
    }

    CardLooks looks(Language language) const { return {game.schema, layout.face, words, language}; }
    const CardDefinition& card(std::string_view id) const { return *library.card(id); }

    /// With everything printed on it; keywords are signs.
    CardLook printed(const CardDefinition& card, Language language) const {
        CardLook look = looks(language).printed(card);
        const TextSigns signs{layout.face, words, language};
        for (const std::string& line : Speech{words, language}.cardText(card, game.schema, false))
            look.rules.push_back(signs.in(QString::fromStdString(line)));
        return look;
    }

    std::vector<CardLook> everyCard(Language language) const {
        std::vector<CardLook> result;
        for (const CardSet& set : library.sets())
            for (const CardDefinition& each : set.cards)
                result.push_back(printed(each, language));
        return result;
    }

    /// Cards of the first game with everything that can happen to them.
    std::vector<CardLook> specialLooks(Language language) const {
        const bool ja = language == Language::ja;
        std::vector<CardLook> cards = everyCard(language);
        CardLook grown = cards[0];
        grown.numbers.front() = {"8000", NumberChange::up};
        grown.keywords.push_back({"F", {}, ja ? "先制攻撃" : "First Strike"});
        CardLook hurt = cards[1];
        hurt.numbers.front() = {"10000", NumberChange::down};
        hurt.damage = QStringLiteral("9000");
        hurt.marks = {ja ? "ブロック中" : "Blocking"};
        hurt.badge->tone = NumberChange::down;
        CardLook busy = cards[33];
        busy.keywords = {{"B", {}, ja ? "ブレイブ" : "Brave"},
                         {"H", {}, ja ? "ヘイスト" : "Haste"},
                         {"F", {}, ja ? "先制攻撃" : "First Strike"},
                         {"BA", {}, ja ? "バックアタック" : "Back Attack"}};
        busy.flags = {{"EX", {}, "EX Burst"}, {{}, "copies", "Generic icon"}};
        busy.numbers.front() = {"10000", NumberChange::up};
        busy.damage = QStringLiteral("1000");
        busy.marks = {ja ? "アタック中" : "Attacking"};
        CardLook wordy = cards[6];
        wordy.rules =
            ja ? std::vector<
                     QString>{"この霜硝子の歩哨がフィールドに出たとき、相手がコントロールするフォワードを１体"
                              "まで選ぶ。そのフォワードを凍結する。",
                              "《氷》《ダル》：ダル状態のフォワードを１体選ぶ。それに、４０００ダメージを与え"
                              "る。",
                              "あなたが受けたダメージが３点以上の場合、これはパワー＋２０００を得る。"}
               : std::vector<QString>{
                     "When Rimeglass Sentry enters the field, choose up to 1 forward your opponent controls. "
                     "Freeze it.",
                     "Ice, Dull: Choose 1 dull forward. Deal it 4000 damage.",
                     "While you have received 3 points of damage or more, this gains +2000 power."};
        CardLook three = cards[34];
        three.numbers = {{"5", NumberChange::plain, "ATK"},
                         {"7", NumberChange::up, "HP"},
                         {"2", NumberChange::plain, "STK"}};
        CardLook bare = cards[3];
        bare.bands.clear();
        bare.badge.reset();
        return {grown, hurt, busy, wordy, three, bare, cardBack(0), cardBack(1)};
    }

    const Game& game;
    TableLayout layout;
    Library library;
    Words words;
};

} // namespace takujo
