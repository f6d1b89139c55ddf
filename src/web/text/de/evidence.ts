import type { Catalogue } from "../translation.ts";
import { plural } from "./plural.ts";

export const evidence: Catalogue["evidence"] = {
  title: "Belege für jedes Signal",
  about: (bars, from, to) => `${plural(bars, "Kerze", "Kerzen")} später, ${from} bis ${to}`,
  days: "Tage",
  allDays: "Alle Tage",
  newestThird: "Jüngstes Drittel",
  columns: {
    signal: "Signal",
    hitRate: "Trefferquote",
    base: "Basis",
    interval: "95-%-Intervall",
    calls: "Signale",
    edge: "Vorteil, %-Pkt.",
    result: "Ergebnis",
  },
  baseRate: "Basisquote",
  results: {
    edge: "Vorteil",
    unconfirmed: "Unbestätigt",
    none: "Kein Vorteil",
    worse: "Schlechter als Basis",
    "too-few": "Zu wenige Signale",
  },
  facts: (hitRate, base, calls) => `${hitRate}, Basis ${base}, ${calls}`,
  parts: {
    hitRate: { before: "", after: "" },
    base: { before: "Basis ", after: "" },
    calls: { before: "", after: " Signale" },
  },
  calls: (count) => (count === "1" ? "1 Signal" : `${count} Signale`),
  noCalls: "Noch keine Signale",
  figures: {
    hitRate: "Trefferquote",
    base: "Basisrate",
    calls: "Unabhängige Signale",
    edge: "Vorsprung vor der Basisrate",
    right: "Richtige Signale",
    formulas: {
      hitRate: "richtige Signale ÷ Signale × 100",
      base: "Anteil der gleichen Zeiträume, die dem zuvor bekannten Trend folgten × 100",
      calls: "Signale, deren Zeiträume sich nicht überschneiden",
      edge: "Trefferquote − Basisrate",
    },
  },
  loading: "Belege werden geladen…",
  none: "Zu wenige Kerzen, um die Signale auszuwerten.",
  explained:
    "Basisquote: wie oft es in denselben Zeiträumen richtig gewesen wäre, immer auf den Kurstrend zu setzen. Die Signale sind unabhängig, weil sich ihre Zeiträume nicht überschneiden. „Kein Vorteil“ heißt, dass das Intervall die Basisquote oder 50\u00a0% einschließt. Ein Vorteil muss sich auch im jüngsten Drittel der Tage allein zeigen.",
  explainedThird: (from) =>
    `Signale seit ${from}, dem jüngsten Drittel der Tage. Die Standardlängen von RSI, MACD und ADX wurden lange vorher veröffentlicht.`,
  points: (points) => `${points} %-Pkt.`,
  bar: (facts) => `Trefferquote ${facts.hitRate}, Intervall ${facts.low} bis ${facts.high}, Basisquote ${facts.base}`,
  rating: "Einstufung",
  byRules: "Nach den Regeln von Bellwether",
  holdShare: (percent) => `An ${percent} der Tage lauten die Regeln auf Halten.`,
  evidence: "Belege",
  after: (calls, bars, hitRate, base) =>
    `Kaufen- und Verkaufen-Einstufungen: ${calls}. Davon ${plural(bars, "Kerze", "Kerzen")} später richtig: ${hitRate}. Basisquote ${base}.`,
  noRatings: "Noch keine Einstufung als Kaufen oder Verkaufen.",
};
