import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";

type Answers = Words["answers"];

export const tests: Answers["tests"] = {
  made: ({ from, to, rule, hold, source }) =>
    `Vom ${from} bis zum ${to} brachte die Regel **${rule}**, Kaufen und Halten **${hold}** ${source}.`,
  worstFalls: ({ rule, hold, source }) => `Maximaler Drawdown der Regel: ${rule}, beim Halten: ${hold} ${source}.`,
  trades: ({ trades, source }) => `Trades der Regel: ${trades} ${source}.`,
  fees: ({ fees, source }) => `Gezahlte Gebühren der Regel: ${fees} ${source}.`,
  costs: ({ costs, source }) => `${costs} ${source}`,
  noForecast:
    "Das ist ein historisches Ergebnis nach Kosten und keine Prognose. Das Strategielabor zeigt jeden Trade und die Ergebnisse mit anderen Werten.",
  result: ({ value, source }) => `Das Ergebnis ist **${value}** ${source}.`,
  sum: ({ label, value, source }) => `${label}: **${value}** ${source}.`,
  resultLabel: "Ergebnis",
  fromYourNumbers:
    "Berechnet mit den Zahlen aus Ihrer Frage, ohne Steuern, Gebühren und Inflation. Das ist keine Prognose.",
  fromYourNumbersOnly: "Aus den Zahlen Ihrer Frage berechnet. Das ist keine Prognose.",
  calculators: {
    averagePrice: "Durchschnittspreis mehrerer Käufe",
    spending: "Entnahme nach einem jährlichen Prozentsatz",
    fees: "Zwei jährliche Gebühren im Vergleich",
    purchasingPower: "Kaufkraft nach Inflation",
    monthlySavings: "Nötige Sparrate",
    savingsPlan: "Sparplan",
    positionSize: "Positionsgröße",
    rise: "Nötiger Anstieg nach einem Rückgang",
    doubling: "Zeit bis zur Verdopplung",
    growthAYear: "Wachstum pro Jahr",
    compound: "Zinseszins",
  },
  sums: {
    averagePrice: "Durchschnittspreis",
    spendingAMonth: "Entnahme pro Monat",
    spendingAYear: "Entnahme pro Jahr",
    costOfFee: "Kosten der höheren Gebühr",
    endLowFee: "Endwert mit der niedrigeren Gebühr",
    endHighFee: "Endwert mit der höheren Gebühr",
    inTodaysMoney: "Wert in heutigem Geld",
    neededEachMonth: "Nötig pro Monat",
    paidInOverTime: "Eingezahlt über die gesamte Laufzeit",
    endValue: "Endwert",
    paidIn: "Eingezahlt",
    growth: "Zuwachs",
    shares: "Stückzahl",
    atRisk: "Riskierter Betrag",
    positionCost: "Kosten der Position",
    riseNeeded: "Nötiger Anstieg",
    years: "Jahre",
    growthAYear: "Wachstum pro Jahr",
    growthInAll: "Wachstum insgesamt",
  },
  inputs: { amount: "Betrag", eachMonth: "Pro Monat", percent: "Prozent", years: "Jahre" },
};

const dividendWords = { reinvest: "wiederangelegt", cash: "als Liquidität behalten", ignore: "nicht berücksichtigt" };

export const testsSources = ({
  day,
  count,
}: Writing): Pick<Answers["sources"], "backtest" | "workedOut" | "notWorkedOut"> => ({
  backtest: {
    title: (symbols) => `Backtest mit ${symbols}`,
    summary: ({ symbols, from, to }) => `Backtest mit ${symbols}, ${day(from)} bis ${day(to)}`,
    notUnderstood: ({ parts, nearest }) =>
      `Es wurde nichts getestet. Nicht verstanden: ${parts.map((part) => `“${part}”`).join(", ")}. ${
        nearest === null
          ? "Schreiben Sie zum Beispiel “buy when the 20 day average crosses above the 50 day average”."
          : `Die ähnlichste Regel: “${nearest.rule}” Fragen Sie mit diesen Worten oder formulieren Sie die Regel anders.`
      }`,
    isIndex: (symbol) => `Es wurde nichts getestet: ${symbol} ist ein Index und nicht handelbar.`,
    otherSymbols: ({ traded, other }) => `Es wurde nichts getestet: Die Regel handelt ${traded} und nicht ${other}.`,
    firstDay: "Erster Tag des Tests",
    lastDay: "Letzter Tag des Tests",
    unseenFirstDay: "Erster Tag des letzten Teils",
    unseenRule: "Rendite der Regel im letzten Teil",
    unseenHold: "Rendite beim Halten im letzten Teil",
    ofRule: (figure) => `${figure} der Regel`,
    ofHold: (figure) => `${figure} beim Kaufen und Halten`,
    theRule: "Die Regel",
    buyAndHold: "Kaufen und Halten",
    figures: {
      start: "Anfangswert",
      final: "Endwert",
      total: "Gesamtrendite",
      cagr: "Rendite pro Jahr",
      worstFall: "Max. Drawdown",
      volatility: "Volatilität",
      sharpe: "Sharpe-Ratio",
      exposure: "Investierte Zeit",
      trades: "Trades",
      open: "Noch offene Trades",
      winRate: "Trefferquote",
      profitFactor: "Profitfaktor",
      fees: "Gezahlte Gebühren",
    },
    costs: ({ isNextOpen, feePercent, slippagePercent, dividends }) =>
      `Entscheidung zum Schlusskurs, Ausführung ${isNextOpen ? "zur nächsten Eröffnung" : "zum selben Schlusskurs"}; ${count(feePercent, 4)}\u00a0% Gebühr und ${count(slippagePercent, 4)}\u00a0% Slippage je Trade; Dividenden ${dividendWords[dividends]}.`,
  },
  workedOut: (label) => `Berechnet: ${label}`,
  notWorkedOut: () => "Das lässt sich so nicht berechnen.",
});
