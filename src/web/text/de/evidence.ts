import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const evidence: Catalogue["evidence"] = {
  title: "Belege für jedes Signal",
  about: (bars, from, to) => `Gemessen ${plural(bars, "Kerze", "Kerzen")} nach jedem Signal, ${from} bis ${to}`,
  days: "Tage",
  allDays: "Alle Tage",
  newestThird: "Jüngstes Drittel",
  columns: {
    signal: "Signal",
    hitRate: "Trefferquote",
    base: "Basis",
    interval: "95-%-Intervall",
    calls: "Signale",
    edge: "Vorteil, %-\u2060Pkt.",
    result: "Ergebnis",
  },
  baseRate: "Basisrate",
  results: {
    edge: "Vorteil",
    unconfirmed: "Unbestätigt",
    none: "Kein Vorteil",
    worse: "Unter Basisrate",
    "too-few": "Zu wenig Daten",
  },
  facts: (hitRate, base, calls) => `${calls}, davon ${hitRate} richtig; dem Trend folgend ${base}`,
  parts: {
    hitRate: { before: "richtig: ", after: "" },
    base: { before: "dem Trend folgend: ", after: "" },
    calls: { before: "", after: " Signale" },
  },
  calls: (count) => (count === "1" ? "1 Signal" : `${count} Signale`),
  noCalls: "Noch keine Signale",
  figures: {
    hitRate: "Trefferquote",
    base: "Basisrate",
    calls: "Unabhängige Signale",
    edge: "Vorteil gegenüber der Basisrate",
    right: "Richtige Signale",
    formulas: {
      hitRate: "richtige Signale ÷ Signale × 100",
      base: "Anteil derselben Zeiträume, in denen der Kurs seinem bisherigen Trend folgte × 100",
      calls: "Signale, deren Zeiträume sich nicht überschneiden",
      edge: "Trefferquote − Basisrate",
    },
  },
  loading: "Belege werden geladen…",
  none: "Zu wenige Kerzen, um die Signale auszuwerten.",
  explained:
    "Basisrate: wie oft es in denselben Zeiträumen richtig gewesen wäre, immer auf den Kurstrend zu setzen. Die Signale sind unabhängig, weil sich ihre Zeiträume nicht überschneiden. „Kein Vorteil“ heißt, dass das Intervall die Basisrate oder 50\u00a0% einschließt. Ein Vorteil zählt nur, wenn er sich auch im jüngsten Drittel der Tage zeigt.",
  explainedThird: (from) =>
    `Signale seit ${from}, dem jüngsten Drittel der Tage. Die Standardlängen von RSI, MACD und ADX wurden lange vorher veröffentlicht.`,
  points: (points) => `${points}\u00a0%-Pkt.`,
  bar: (facts) => `Trefferquote ${facts.hitRate}, Intervall ${facts.low} bis ${facts.high}, Basisrate ${facts.base}`,
  rating: "Einstufung",
  byRules: "Nach den Regeln von Bellwether",
  holdShare: (percent) => `An ${percent} der Tage lautet die Einstufung „Halten“.`,
  evidence: "Belege",
  after: (calls, bars, hitRate, base) =>
    `${calls === "1" ? "1 Einstufung" : `${calls} Einstufungen`} als „Kaufen“ oder „Verkaufen“, nach ${plural(bars, "Kerze", "Kerzen")} zu ${hitRate} richtig. Mit dem Trend wären es ${base} gewesen.`,
  noRatings: "Noch keine Einstufung als „Kaufen“ oder „Verkaufen“.",
};
