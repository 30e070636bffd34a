#include "ui/session/autosave_control.h"

#include "ui/theme/text.h"

namespace takujo {

AutosaveControl::AutosaveControl(Session& session, const std::filesystem::path& file, QObject* parent)
    : QObject{parent}, session_{session},
      autosave_{session.match(), file.empty() ? newAutosave(autosaveFolder()) : file, WriteTiming::soon} {
    connect(&session_, &Session::changed, this, &AutosaveControl::keep);
    connect(&session_, &Session::branchesChanged, this, &AutosaveControl::keep);
    // Not before somebody listens.
    QMetaObject::invokeMethod(this, &AutosaveControl::keep, Qt::QueuedConnection);
}

bool AutosaveControl::isKept() {
    keep();
    if (isTold_) // it may have told of an earlier answer, which reached the disk too late
        keep();
    return !isTold_ && !isTaken();
}

void AutosaveControl::keep() {
    const auto failure = autosave_.keep();
    if (failure && !isTold_)
        emit failed(MessageSource{[failure = *failure, data = session_.sharedData()] {
            return qt(sentenceOf(failure, data->words, spokenLanguage()));
        }});
    isTold_ = failure.has_value();
}

} // namespace takujo
