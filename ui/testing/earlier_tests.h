#pragma once

#include "ui/testing/test_store.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <string>
#include <vector>

namespace takujo {

/// Tests that were kept: they can be opened again, and deleted.
class EarlierTests : public QWidget {
    Q_OBJECT

public:
    explicit EarlierTests(QWidget* parent = nullptr);

    void setLanguage(Language language);
    /// Reads them from the disk.
    void read(const std::string& game);
    void setRunning(bool runs);

signals:
    void openWanted(const takujo::PartFile& part, const QString& file);
    /// The test in that file is gone.
    void dropped(const QString& file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void enable();
    const KeptTest* chosen() const;
    void open();
    void askToDelete();

    Language language_ = Language::en;
    std::string game_;
    bool runs_ = false;
    std::vector<KeptTest> tests_;
    QLabel* label_;
    QListWidget* list_;
    QLabel* nothing_;
    QPushButton* open_;
    QPushButton* delete_;
};

/// "Ember Rush: 3 opponents, 600 games"
QString titleOf(const MatchupNumbers& numbers, Language language);

} // namespace takujo
