#pragma once

#include "engine/lists/script_examples.h"
#include "ui/session/game_data.h"

#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include <memory>
#include <vector>

namespace takujo {

/// How scripts are written: what cards of the game say, in words and as script, to be searched. It is made
/// when somebody looks at it for the first time.
class ScriptReference : public QWidget {
    Q_OBJECT

public:
    explicit ScriptReference(QWidget* parent = nullptr);

    void setGame(const std::shared_ptr<const GameData>& game);
    void setLanguage(Language language);
    QLineEdit& query() { return *query_; }
    QListWidget& list() { return *list_; }

signals:
    /// Somebody wants to write like this.
    void wanted(const QString& script);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void fill();

    std::shared_ptr<const GameData> game_;
    std::vector<ScriptExample> examples_;
    bool isMade_ = false;
    Language language_ = Language::en;
    QLineEdit* query_;
    QListWidget* list_;
};

} // namespace takujo
