// What is heard at the table: that what happens leads to sounds, and when nothing is heard.

#include "tests/gui/settings_dialog_keys.h"
#include "tests/gui/two_people.h"
#include "tests/test_program.h"
#include "ui/sound/sound_pacer.h"

#include <QCheckBox>
#include <QSettings>
#include <QTest>

#include <cmath>

using namespace takujo;

namespace test_sound {

/// What a loudspeaker would have played.
struct Played {
    std::vector<Sound> sounds;
    std::vector<float> gains;

    bool has(Sound sound) const { return std::ranges::find(sounds, sound) != sounds.end(); }
};

class RecordingOutput : public SoundOutput {
public:
    explicit RecordingOutput(Played& played) : played_{&played} {}
    void play(Sound sound) override { played_->sounds.push_back(sound); }
    void setGain(float gain) override { played_->gains.push_back(gain); }

private:
    Played* played_;
};

} // namespace test_sound

class TestSound : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void whatHappensIsHeard();
    void aGameThatIsWatchedIsSilent();
    void whoeverIsAskedNextHearsIt();
    void buttonsAreHeard();
    void goingBackIsHeardOnce();
    void aRefusalIsHeard();
    void theEndIsHeard();
    void loadingAGameIsSilent();
    void offMeansNothingAtAll();
    void theKeySwitchesSounds();
    void onTheStartPageTheKeyIsALetter();
    void volumeReachesTheLoudspeaker();
    void noVolumeIsSilent();
    void withoutALoudspeakerThereIsNoTrouble();

private:
    std::unique_ptr<TableDriver> window() {
        return std::make_unique<TableDriver>(QStringLiteral("en"), Brightness::dark, theWorkbench(), [this] {
            return std::make_unique<test_sound::RecordingOutput>(played_);
        });
    }
    /// A table at which Player A may play a creature, strike, and win by that.
    std::unique_ptr<TableDriver> table();
    static void hitAnn(TableDriver& driver) {
        for (const TableDriver::Seen& card : named(driver, QStringLiteral("Ann"), canBeChosen))
            driver.click(card);
        driver.settle();
    }
    /// Until everything that was to be heard has been.
    static void hearOut() { QTest::qWait(SoundPacer::latest + 60); }

    test_sound::Played played_;
};

void TestSound::init() {
    forgetSettings();
    QSettings{}.setValue(QStringLiteral("settings/1/motion"), QStringLiteral("none"));
    QSettings{}.sync();
    played_ = {};
}

std::unique_ptr<TableDriver> TestSound::table() {
    auto driver = window();
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("table.yaml"))};
    if (!file.open(QFile::WriteOnly))
        qFatal("the scenario cannot be written");
    file.write(R"(scenario: The table of a test
rules: ["w-4"]
game: workbench
cards:
  - {name: Bolt, type: charm, colour: red, cost: 0, resolve: {choose: {creature: {}}, do: {damage: {to: chosen, amount: 1}}}}
  - {name: Bob, type: creature, colour: red, cost: 1, strength: 2}
  - {name: Ann, type: creature, colour: red, cost: 1, strength: 3}
setup:
  phase: work
  A: {life: 5, hand: [Bolt], board: [Ann, {card: Bob, tapped: true}]}
  B: {life: 1}
steps: []
)");
    file.close();
    beginAtScenario(*driver, file.fileName().toStdString());
    return driver;
}

void TestSound::whatHappensIsHeard() {
    const auto driver = table();
    played_ = {};
    playFromHand(*driver, QStringLiteral("Bolt"));
    hitAnn(*driver);
    hearOut();
    QVERIFY(played_.has(Sound::strike)); // it deals damage
    QVERIFY(!played_.has(Sound::undone));
}

/// Somebody else's game in a test of decks, or one that is watched, is no concern of the loudspeaker.
void TestSound::aGameThatIsWatchedIsSilent() {
    const auto driver = window();
    driver->startGame(QStringLiteral("5"));
    for (int i = 0; i < 3; ++i)
        driver->key(Qt::Key_Space);
    driver->key(Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(driver->widget(QStringLiteral("replay-page")) != nullptr);
    hearOut();
    played_ = {};
    driver->key(Qt::Key_Home);
    driver->key(Qt::Key_Right);
    driver->key(Qt::Key_Right);
    hearOut();
    QCOMPARE(played_.sounds, std::vector<Sound>{});
}

/// Between two people the table changes hands: that the other one is asked is heard once, before anybody sits
/// down.
void TestSound::whoeverIsAskedNextHearsIt() {
    const auto driver = window();
    chooseSeating(*driver, 1);
    driver->startGame(QStringLiteral("5"));
    const auto isHandedOver = [&] { return driver->widget(handOverScreen) != nullptr; };
    const auto sitsDown = [&] {
        driver->clickNamed(takeTable);
        driver->settle();
        return !isHandedOver();
    };
    QTRY_VERIFY(!isHandedOver() || sitsDown());
    hearOut();
    played_ = {};
    // Each answer by itself: of many at once only the most important sounds are heard.
    QVERIFY(goOnUntil(*driver, [&] {
        if (isHandedOver())
            return true;
        hearOut();
        played_ = {};
        return false;
    }));
    hearOut();
    QCOMPARE(std::ranges::count(played_.sounds, Sound::asked), 1);
    driver->clickNamed(takeTable);
    hearOut();
    QCOMPARE(std::ranges::count(played_.sounds, Sound::asked), 1);
}

void TestSound::buttonsAreHeard() {
    const auto driver = window();
    hearOut();
    played_ = {};
    driver->click(driver->widget(QStringLiteral("settings-button")));
    hearOut();
    QCOMPARE(played_.sounds, std::vector{Sound::button});
}

void TestSound::goingBackIsHeardOnce() {
    const auto driver = table();
    playFromHand(*driver, QStringLiteral("Bolt"));
    hitAnn(*driver);
    hearOut();
    played_ = {};
    driver->key(Qt::Key_U);
    hearOut();
    QCOMPARE(played_.sounds, std::vector{Sound::undone});
}

void TestSound::aRefusalIsHeard() {
    const auto driver = table();
    played_ = {};
    const auto tapped = named(*driver, QStringLiteral("Bob"), isOnBoard);
    QCOMPARE(tapped.size(), std::size_t{1});
    driver->click(tapped.front());
    QVERIFY(driver->widget(QStringLiteral("refusal")) != nullptr); // seen, too
    hearOut();
    QCOMPARE(played_.sounds, std::vector{Sound::refused});
}

void TestSound::theEndIsHeard() {
    const auto driver = table();
    played_ = {};
    driver->chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-second")});
    driver->clickNamed(QStringLiteral("yes"));
    hearOut();
    QVERIFY(driver->isOver());
    QVERIFY(played_.has(Sound::won));
    QVERIFY(!played_.has(Sound::lost)); // somebody at the screen has won
}

void TestSound::loadingAGameIsSilent() {
    const auto driver = table();
    hearOut();
    QVERIFY(played_.sounds.empty());
}

void TestSound::offMeansNothingAtAll() {
    QSettings{}.setValue(QStringLiteral("settings/1/sound"), QStringLiteral("off"));
    const auto driver = table();
    playFromHand(*driver, QStringLiteral("Bolt"));
    hitAnn(*driver);
    driver->key(Qt::Key_U);
    hearOut();
    QVERIFY(played_.sounds.empty());
}

void TestSound::theKeySwitchesSounds() {
    const auto driver = table();
    played_ = {};
    driver->key(Qt::Key_M);
    hearOut();
    QVERIFY(played_.sounds.empty()); // off: not even that is heard
    QCOMPARE(QSettings{}.value(QStringLiteral("settings/1/sound")).toString(), QStringLiteral("off"));
    driver->key(Qt::Key_M);
    hearOut();
    QCOMPARE(played_.sounds, std::vector{Sound::asked}); // on, and so loud
    QCOMPARE(QSettings{}.value(QStringLiteral("settings/1/sound")).toString(), QStringLiteral("on"));
}

/// Where nothing is played, letters are for lists and fields.
void TestSound::onTheStartPageTheKeyIsALetter() {
    const auto driver = window();
    QTest::keyClick(driver->window().focusWidget(), Qt::Key_M);
    driver->settle();
    openSettings(*driver);
    QVERIFY(qobject_cast<QCheckBox*>(driver->widget(QStringLiteral("value-sound")))->isChecked());
}

void TestSound::volumeReachesTheLoudspeaker() {
    const auto driver = window();
    QCOMPARE(played_.gains.back(), 0.25F); // half as much to the ear
    openSettings(*driver);
    hearOut();
    played_ = {};
    chooseValue(*driver, QStringLiteral("volume"), QStringLiteral("100 %"));
    QCOMPARE(played_.gains.back(), 1.0F);
    QVERIFY(played_.has(Sound::asked)); // how loud that is
    QVERIFY(driver->clickNamed(QStringLiteral("reset-volume")));
    QCOMPARE(played_.gains.back(), 0.25F);
}

void TestSound::noVolumeIsSilent() {
    QSettings{}.setValue(QStringLiteral("settings/1/volume"), QStringLiteral("0"));
    const auto driver = table();
    playFromHand(*driver, QStringLiteral("Bolt"));
    driver->key(Qt::Key_U);
    hearOut();
    QVERIFY(played_.sounds.empty());
    QCOMPARE(played_.gains.back(), 0.0F);
}

void TestSound::withoutALoudspeakerThereIsNoTrouble() {
    TableDriver driver; // with no output at all
    openSettings(driver);
    driver.click(driver.widget(QStringLiteral("value-sound")));
    QVERIFY(!qobject_cast<QCheckBox*>(driver.widget(QStringLiteral("value-sound")))->isChecked());
    QVERIFY(driver.widget(QStringLiteral("settings-trouble")) == nullptr);
}

TAKUJO_TEST(TestSound)
#include "test_sound.moc"
