import type { Texts } from "../texts.ts";
import type { Writing } from "../writing.ts";

/** Findings about a portfolio by rule. Values are marks. */
export const review = ({ count, figure, fixed, day }: Writing) => {
  const percent = (value: number): string => figure({ value, unit: "percent", currency: null });
  return {
    /** Formats of the rules. */
    number: fixed,
    percent: (value: number, digits: number) => `${fixed(value, digits)}\u00a0%`,
    day,
    unknown: "nicht bekannt",
    share: (name: string, share: string) => `Auf ${name} entfallen ${share} des Depots.`,
    together: (share: string) => `Die größten Positionen machen zusammen ${share} des Depots aus.`,
    concentration: (index: string) => `Der Konzentrationsindex der Positionen beträgt ${index}.`,
    noForeign: "Alle Werte lauten auf Ihre Währung.",
    foreign: (share: string, currency: string) =>
      `${share} des Depots lauten auf Fremdwährungen, der größte Teil auf ${currency}.`,
    fees: (share: string) => `Die Gebühren der letzten 12 Monate betragen ${share} des Depots.`,
    cash: (share: string) => `${share} des Depots sind Liquidität.`,
    debt: (share: string) => `Die Liquidität ist negativ: Sie schulden ${share} des Depots.`,
    oldestPrice: (name: string, days: string) => `Der älteste Kurs, der von ${name}, ist ${days} Tage alt.`,
    lacking: {
      price: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "Position" : "Positionen"} ohne Kurs oder Wechselkurs: ${names}.`,
      sector: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "Position" : "Positionen"} ohne Sektor: ${names}.`,
      cost: ({ holdings, names }: Texts<"holdings" | "names">, isOne: boolean) =>
        `${holdings} ${isOne ? "Position" : "Positionen"} ohne bekannten Einstandswert: ${names}.`,
    },
    names: (names: readonly string[], isMore: boolean) => `${names.join(", ")}${isMore ? " und weitere" : ""}`,
    fall: {
      title: "Max. Drawdown",
      text: (fall: string) => `Der maximale Drawdown des Depots in den letzten zwölf Monaten betrug ${fall}.`,
      textWithDays: (fall: string, from: string, to: string) =>
        `Der maximale Drawdown des Depots in den letzten zwölf Monaten betrug ${fall}, vom ${from} bis zum ${to}.`,
      rule: (watch: number, risk: number) =>
        `Beachtenswert ab ${percent(watch)}, ein Risiko ab ${percent(risk)}: der maximale Drawdown der verketteten Renditen in den letzten zwölf Monaten.`,
    },
    mover: {
      title: (symbol: string) => `Bewegung bei ${symbol}`,
      up: (symbol: string, change: string) => `${symbol} liegt auf Tagessicht ${change} im Plus`,
      down: (symbol: string, change: string) => `${symbol} liegt auf Tagessicht ${change} im Minus`,
      rule: (least: number) => `Eine Position hat sich an einem Tag um ${percent(least)} oder mehr bewegt.`,
    },
    loss: {
      title: (symbol: string) => `${symbol} liegt weit unter dem Einstandswert`,
      text: (symbol: string, loss: string) => `${symbol} liegt ${loss} unter dem Einstandswert`,
      rule: (least: number) => `Eine Position liegt ${percent(least)} oder mehr unter ihrem Einstandswert.`,
    },
    withWeight: (finding: string, weight: string | null) =>
      weight === null ? `${finding}.` : `${finding}. Der Anteil an Ihrem Depot beträgt ${weight}.`,
    benchmark: {
      name: "die Benchmark",
      ahead: (name: string) => `Besser als ${name}`,
      behind: (name: string) => `Schlechter als ${name}`,
      textAhead: (timeWeighted: string, points: string, from: string, to: string) =>
        `Die zeitgewichtete Rendite Ihres Depots vom ${from} bis ${to} betrug ${timeWeighted}, ${points} mehr als die Benchmark.`,
      textBehind: (timeWeighted: string, points: string, from: string, to: string) =>
        `Die zeitgewichtete Rendite Ihres Depots vom ${from} bis ${to} betrug ${timeWeighted}, ${points} weniger als die Benchmark.`,
      rule: (points: number) =>
        `Die zeitgewichtete Rendite der letzten zwölf Monate liegt über der Benchmark oder mindestens ${count(points)} Prozentpunkte darunter.`,
    },
    earnings: {
      title: (symbol: string) => `${symbol} legt bald Zahlen vor`,
      text: (symbol: string, day: string) => `Quartalszahlen von ${symbol}: ${day}`,
      rule: (weight: number, days: number) =>
        `Eine Position von ${percent(weight)} oder mehr legt innerhalb von ${count(days)} Tagen Quartalszahlen vor.`,
    },
    payments: {
      title: "Anstehende Erträge",
      payment: (symbol: string, day: string) => `${symbol} am ${day}`,
      text: (payments: string) => `Nächste Zahlungen: ${payments}.`,
      rule: (days: number) =>
        `Zahlungen der nächsten ${count(days)} Tage, angekündigt oder nach früheren Zahlungen geschätzt.`,
    },
    nothing: "Keine Regel hat etwas Auffälliges gefunden.",
    standsOut: (findings: string) => `Auffällig: ${findings}`,
    inOrder: (findings: string) => `In Ordnung: ${findings}`,
    cited: (finding: string, sources: string) => `${finding.replace(/\.$/, "")}${sources}.`,
  };
};
