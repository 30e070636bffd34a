#pragma once

#include "engine/kit/script/language/kit_vocabulary.h"

#include <QString>
#include <QStringList>

namespace takujo {

/// Writes a term as tests can: "damage(chosen 0, 4000, -)". Numbers of the program's own are "#3".
class ToldScript {
public:
    explicit ToldScript(const Vocabulary& words) : words_(words) {}

    QString operator()(const Term& term) const {
        switch (term.sort) {
        case Sort::nothing:
            return QStringLiteral("-");
        case Sort::number:
            return with(QStringLiteral("#%1").arg(term.number), term);
        case Sort::text:
            return QStringLiteral("text %1").arg(term.op);
        case Sort::ability:
            return QStringLiteral("ability %1").arg(term.number);
        case Sort::keyword:
            return QStringLiteral("keyword %1(%2)").arg(term.op).arg(all(term.parts));
        case Sort::block:
            return QStringLiteral("block %1").arg(term.number);
        case Sort::list:
            return QStringLiteral("[%1]").arg(all(term.parts));
        case Sort::comparison:
            return QStringLiteral("<%1>").arg(all(term.parts));
        case Sort::pick:
            return QStringLiteral("pick %1(%2)").arg(term.number).arg(all(term.parts));
        case Sort::players:
            return with(QStringLiteral("player %1").arg(term.op), term);
        case Sort::objects:
            return objects(term);
        case Sort::amount:
            return term.op == literalAmount ? QString::number(term.number) : with(words_.amounts, term);
        case Sort::effect:
            return with(words_.effects, term);
        case Sort::condition:
            return with(words_.conditions, term);
        case Sort::criterion:
            return with(words_.criteria, term);
        case Sort::trigger:
            return with(words_.triggers, term);
        case Sort::cost:
            return with(words_.costs, term);
        }
        return {};
    }

    QString all(const std::vector<Term>& terms) const {
        QStringList told;
        for (const Term& term : terms)
            told << (*this)(term);
        return told.join(QStringLiteral(", "));
    }

private:
    QString objects(const Term& term) const {
        switch (static_cast<ObjectsOp>(term.op)) {
        case ObjectsOp::self:
            return QStringLiteral("this");
        case ObjectsOp::chosen:
            return QStringLiteral("chosen %1").arg(term.number);
        case ObjectsOp::selected:
            return QStringLiteral("selected %1").arg(term.number);
        case ObjectsOp::that:
            return QStringLiteral("that");
        case ObjectsOp::it:
            return QStringLiteral("it");
        case ObjectsOp::spent:
            return QStringLiteral("spent");
        case ObjectsOp::each:
            return with(QStringLiteral("each %1/%2").arg(typesOf(term)).arg(zonesOf(term)), term);
        }
        return {};
    }

    QString with(const QString& head, const Term& term) const {
        return term.parts.empty() ? head : QStringLiteral("%1(%2)").arg(head, all(term.parts));
    }
    template <class Spec>
    QString with(const std::vector<Spec>& list, const Term& term) const {
        QString head = QString::fromStdString(std::string{list[term.op].shape.word});
        if (term.number != 0)
            head += QStringLiteral(" #%1").arg(term.number);
        return with(head, term);
    }

    const Vocabulary& words_;
};

} // namespace takujo
