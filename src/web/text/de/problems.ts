import { dataProblems } from "#core/words/de/data-problems.ts";
import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

const most = (maximum: number, what: string): string => `Höchstens ${counted(maximum)} ${what} sind möglich.`;

export const problems: Catalogue["problems"] = {
  byCode: {
    ...dataProblems,
    "shutting-down": "Der Server startet neu. Versuchen Sie es gleich noch einmal.",
    "idempotency-in-flight": "Dieselbe Anfrage läuft noch. Warten Sie einen Moment.",
    "not-found": "Nicht gefunden.",
    "not-signed-in": "Melden Sie sich zuerst an.",
    "not-administrator": "Das kann nur der Administrator.",
    "feed-not-found": "Diesen Kalenderlink gibt es nicht mehr.",
    "too-many-feeds": ({ maximum }) => `${most(maximum, "Kalenderlinks")} Widerrufen Sie zuerst einen.`,
    "watchlist-not-found": "Diese Watchlist gibt es nicht mehr.",
    "watchlist-full": ({ maximum }) =>
      `Eine Watchlist enthält höchstens ${counted(maximum)} Symbole. Entfernen Sie zuerst eines.`,
    "too-many-watchlists": ({ maximum }) => `${most(maximum, "Watchlists")} Löschen Sie zuerst eine.`,
    "default-watchlist": "Dies ist Ihre Standard-Watchlist. Legen Sie zuerst eine andere als Standard fest.",
    "account-not-found": "Dieses Konto gibt es nicht mehr.",
    "too-many-accounts": ({ maximum }) => most(maximum, "Konten"),
    "transaction-not-found": "Diese Transaktion gibt es nicht mehr.",
    "unknown-instrument": ({ symbol, similar }) =>
      `Keine Quelle führt ${symbol}.${similar.length === 0 ? "" : ` Ähnlich: ${similar}.`} Sie können es als eigenen Vermögenswert anlegen und die Kurse selbst eingeben.`,
    "portfolio-full": ({ part, maximum }) =>
      `Ihr Depot ist voll. ${most(maximum, { transactions: "Transaktionen", instruments: "Instrumente", assets: "eigene Vermögenswerte", prices: "manuelle Kurse" }[part])}`,
    "import-not-found": "Diesen Import gibt es nicht mehr.",
    "import-too-old": "Ein Import lässt sich 30 Tage lang rückgängig machen. Dieser ist älter.",
    "version-conflict": "Dies wurde an anderer Stelle geändert. Jetzt wird der aktuelle Stand angezeigt.",
    "note-not-found": "Diese Notiz gibt es nicht mehr.",
    "too-many-notes": ({ maximum }) => `${most(maximum, "Notizen")} Löschen Sie eine, die Sie nicht mehr brauchen.`,
    "too-many-indicator-sets": ({ maximum }) => `${most(maximum, "Vorlagen")} Löschen Sie zuerst eine.`,
    "too-many-drawn-symbols": ({ maximum }) =>
      `${most(maximum, "Charts mit Zeichnungen")} Löschen Sie die Zeichnungen auf einem davon.`,
    "conversation-not-found": "Diese Unterhaltung gibt es nicht mehr.",
    "message-not-found": "Diese Nachricht gibt es nicht mehr.",
    "proposal-not-found": "Diesen Vorschlag gibt es nicht mehr.",
    "proposal-decided": "Über diesen Vorschlag wurde bereits entschieden.",
    "answer-under-way":
      "Es wird noch eine Antwort geschrieben. Warten Sie, bis sie fertig ist, oder halten Sie sie an.",
    "scheduled-question-not-found": "Diese geplante Frage gibt es nicht mehr.",
    "too-many-scheduled-questions": ({ maximum }) =>
      `${most(maximum, "geplante Fragen")} Löschen Sie eine, die Sie nicht mehr brauchen.`,
    "too-many-conversations": ({ maximum }) =>
      `${most(maximum, "Unterhaltungen")} Löschen Sie eine, die Sie nicht mehr brauchen.`,
    "conversation-full": ({ maximum }) =>
      `Eine Unterhaltung enthält höchstens ${counted(maximum)} Nachrichten. Beginnen Sie eine neue.`,
    "model-not-available": "Dieses Modell ist auf diesem Server nicht verfügbar. Wählen Sie ein anderes.",
    "report-not-found": "Diesen Bericht gibt es nicht mehr.",
    "only-sample-data": ({ symbol }) =>
      `Für ${symbol} gibt es nur Beispielkurse, ein Backtest wäre ohne Aussage. Versuchen Sie es gleich noch einmal.`,
    "run-not-found": "Diesen Lauf gibt es nicht mehr.",
    "run-name-taken": "Sie haben bereits einen gespeicherten Lauf mit diesem Namen. Wählen Sie einen anderen Namen.",
    "too-many-runs": ({ maximum }) => `${most(maximum, "gespeicherte Läufe")} Löschen Sie zuerst einen.`,
    "job-not-found": "Diese Aufgabe gibt es nicht mehr.",
    "mail-not-set-up": "Dieser Server versendet keine E-Mails. Der Betreiber muss SMTP_URL setzen.",
    "email-not-confirmed": "Bestätigen Sie zuerst Ihre E-Mail-Adresse.",
    "newsletter-link-not-found": "Dieser Link ist abgelaufen.",
    "issue-not-found": "Diese Ausgabe gibt es nicht mehr.",
    "nothing-to-report":
      "Noch gibt es nichts zu berichten. Erfassen Sie eine Position oder nehmen Sie ein Symbol in eine Watchlist auf.",
    "only-samples": "Derzeit gibt es nur Beispielkurse. Ausgaben verwenden diese nicht.",
    "share-not-found": "Diesen Link gibt es nicht mehr.",
    "too-many-shares": ({ maximum }) => `${most(maximum, "Links")} Widerrufen Sie zuerst einen.`,
    "token-not-found": "Dieses Token gibt es nicht mehr.",
    "too-many-tokens": ({ maximum }) => `${most(maximum, "Tokens")} Widerrufen Sie zuerst eines.`,
    "alert-not-found": "Diesen Alarm gibt es nicht mehr.",
    "too-many-alerts": ({ maximum }) => `${most(maximum, "Alarme")} Löschen Sie zuerst einen.`,
    "too-many-devices": ({ maximum }) => `${most(maximum, "Geräte")} Entfernen Sie zuerst eines.`,
    "device-not-found": "Dieses Gerät ist nicht mehr aufgeführt.",
    "source-not-found": "Diese Quelle lässt sich nicht abschalten.",
  },
  ofAnswers: {
    budget: "Das KI-Budget für heute ist aufgebraucht. Dies wurde ohne KI berechnet.",
    "content-filter": "Der Sicherheitsfilter des KI-Dienstes hat den Rest dieser Antwort zurückgehalten.",
    "no-response": "Es wurde keine Antwort erzeugt.",
    interrupted: "Die Antwort wurde unterbrochen. Fragen Sie erneut, um den Rest zu erhalten.",
    "internal-error": "Die KI-Antwort konnte nicht abgerufen werden.",
  },
};
