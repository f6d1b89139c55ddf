import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { labels } from "./answers-labels.ts";
import { values } from "./answers-values.ts";

const conflictNames = {
  trailing: { ratio: labels.pe, earnings: "Gewinn je Aktie" },
  forward: { ratio: "Erwartetes KGV", earnings: "erwarteter Gewinn je Aktie" },
};
const withPast = (text: string, past: string | undefined) => (past === undefined ? text : `${text}; ${past}`);

export const reportRules = (writing: Writing): Words["answers"]["reportRules"] => {
  const { number } = values(writing);
  return {
    title: (symbol) => `Regeln zu ${symbol}`,
    names: {
      trend: "Trend",
      momentum: "Momentum",
      revenueGrowth: "Umsatzwachstum",
      operatingMargin: labels.operatingMargin,
      freeCashFlowYield: "Free-Cashflow-Rendite",
      expectedGrowth: "Erwartetes Wachstum des Gewinns je Aktie",
      debtToEquity: "Verschuldung",
      targetDistance: "Mittleres Kursziel",
      beats: "Übertroffene Schätzungen",
      mood: "Nachrichtenstimmung",
    },
    texts: {
      trend:
        "Schlusskurs gegenüber dem Mittel der letzten 200 Schlusskurse: 1 darüber, −1 darunter, 0 innerhalb von 2\u00a0%.",
      momentum:
        "Veränderung über 126 Handelstage ohne die letzten 21 Tage: 1 ab 5\u00a0%, 2 ab 20\u00a0%, abwärts entsprechend.",
      signal: "Je nach Signal von −2 („Stark verkaufen“) bis 2 („Stark kaufen“).",
      revenueGrowth: "Umsatz gegenüber dem Vorjahr: 1 ab 8\u00a0%, −1 bei 0\u00a0% oder weniger.",
      operatingMargin: "Operative Marge: 1 ab 15\u00a0%, −1 bei 0\u00a0% oder weniger.",
      freeCashFlowYield:
        "Freier Cashflow eines Jahres im Verhältnis zur Marktkapitalisierung: 1 ab 5\u00a0%, −1 bei 1\u00a0% oder weniger.",
      expectedGrowth:
        "Für das laufende Geschäftsjahr erwarteter Gewinn je Aktie gegenüber dem Vorjahr: 1 ab 10\u00a0%, −1 bei −5\u00a0% oder weniger.",
      debtToEquity: "Schulden im Verhältnis zum Eigenkapital: −1 ab 200\u00a0%, 1 bei 60\u00a0% oder weniger.",
      targetDistance: "Mittleres Kursziel gegenüber dem Kurs: 1 ab 15\u00a0% darüber, −1 bei 0\u00a0% oder weniger.",
      beats:
        "Anteil der letzten vier Quartalszahlen, die die Schätzung übertrafen: 1 ab 75\u00a0%, −1 bei 25\u00a0% oder weniger.",
      mood: "Mittlere Tonalität der Meldungen aus sieben Tagen, 0 bis 1: 1 ab 0,65, −1 bei 0,35 oder weniger; mindestens drei Meldungen.",
    },
    reasons: {
      notReported: "Diese Kennzahl wird nicht gemeldet.",
      pastNotKept:
        "Frühere Zahlen werden nicht im damals bekannten Stand gespeichert. Eine Trefferquote lässt sich daher nicht berechnen.",
      fewStories: "Weniger als drei Meldungen in sieben Tagen.",
      toneNotKept: "Die Tonalität früherer Meldungen wurde nicht lange genug gespeichert.",
      fewCloses: "Zu wenige Tagesschlusskurse.",
      noSignal: "Kein Signal.",
    },
    labels: {
      threshold: (name) => `${name}, Schwelle`,
      closeSixMonthsAgo: "Schlusskurs vor sechs Monaten",
      points: (name) => `Punkte: ${name}`,
      score: "Punktwert",
      counted: "Gewertete Regeln",
      withoutEdge: "Regeln ohne bestätigten Vorteil",
      rules: "Regeln",
      highestTarget: "Höchstes Kursziel gegenüber dem Kurs",
      lowestTarget: "Niedrigstes Kursziel gegenüber dem Kurs",
      quarters: "Vergangene Quartale ohne Überschneidung",
      drift: "Mittlere Veränderung eines vergangenen Quartals",
      changeFrom: (name) => `${name}, Veränderung von`,
      changeTo: (name) => `${name}, Veränderung bis`,
      from: (name) => `${name}, von`,
      to: (name) => `${name}, bis`,
    },
    companyFinding: ({ name, symbol, value, source }) => `**${name}** von ${symbol}: ${value} ${source}.`,
    moodFinding: ({ symbol, value, source }) =>
      `**Nachrichtenstimmung** zu ${symbol}: ${value} (neutral: 0,5) ${source}.`,
    trendFinding: ({ symbol, value, average, past, source }) =>
      `${withPast(`**Trend**: Abstand des Schlusskurses von ${symbol} zum 200-Tage-Durchschnitt von ${average}: ${value}`, past)} ${source}.`,
    momentumFinding: ({ symbol, value, past, source }) =>
      `${withPast(`**Momentum**: Veränderung von ${symbol} in sechs Monaten ohne den letzten Monat: ${value}`, past)} ${source}.`,
    signalFinding: ({ name, value, signal, past, source }) =>
      `${withPast(`**${name}**: ${value} auf Tagesbasis, Signal „${signal}“`, past)} ${source}.`,
    targetFinding: ({ isHighest, value, source }) =>
      `**${isHighest ? "Höchstes" : "Niedrigstes"} Kursziel**: ${value} gegenüber dem Kurs ${source}.`,
    rangeFinding: ({ symbol, isLow, value, source }) =>
      `**52-Wochen-Spanne**: Abstand von ${symbol} zum 52-Wochen-${isLow ? "Tief" : "Hoch"}: ${value} ${source}.`,
    fallFinding: ({ value, source }) => `**Maximaler Drawdown** in fünf Jahren: ${value} ${source}.`,
    falsifiers: {
      company: ({ name, symbol, threshold, isBelow, value, source }) =>
        `**${name}** von ${symbol} bei ${threshold} oder ${isBelow ? "weniger" : "mehr"}; derzeit ${value} ${source}.`,
      trend: ({ symbol, isBelow, average, source }) =>
        `**Trend**: ein Schlusskurs von ${symbol} ${isBelow ? "unter" : "über"} dem 200-Tage-Durchschnitt, derzeit ${average} ${source}.`,
      macd: ({ isBelow, value, source }) =>
        `**MACD**: die Linie auf Tagesbasis ${isBelow ? "unter" : "über"} null; derzeit ${value} ${source}.`,
      low: ({ symbol, value, source }) =>
        `**Tief**: Ein Schlusskurs von ${symbol} unter dem 52-Wochen-Tief von ${value} spräche gegen ein positives Urteil ${source}.`,
      high: ({ symbol, value, source }) =>
        `**Hoch**: Ein Schlusskurs von ${symbol} über dem 52-Wochen-Hoch von ${value} spräche gegen ein negatives Urteil ${source}.`,
      bearRange: ({ symbol, value, source }) =>
        `**Bärenszenario**: ein Schlusskurs von ${symbol} unter ${value} innerhalb eines Quartals ${source}.`,
    },
    verdict: {
      isRated: ({ symbol, verdict, source }) =>
        `Das regelbasierte Urteil zu ${symbol} lautet **${verdict}** ${source}.`,
      scored: ({ score, counted, rules, source }) =>
        `Punktwert: ${score}, gewertet sind ${counted} von ${rules} Regeln ${source}.`,
      leftOut: ({ many, source }) =>
        `Regeln ohne bestätigten Vorteil gegenüber der Basisrate, daher nicht gewertet: ${many} ${source}.`,
      arithmetic: ({ votes, total, score }) =>
        `(${votes.map(({ weight, points }) => `${number(weight)} × ${number(points)}`).join(" + ")}) ÷ ${number(total)} = ${number(score)}`,
      noSignal: "Keine Regel hat ein Signal.",
      noneCounts: "Keine Regel wird gewertet.",
      limits: {
        coverage:
          "Für ein anderes Urteil reichen die Daten nicht. Es weicht nur dann von „Halten“ ab, wenn genug Daten zu Kurs, Fundamentaldaten und Schätzungen vorliegen.",
        "few-rules":
          "Für ein anderes Urteil reichen die Daten nicht. Zu wenige Regeln werden gewertet: Regeln ohne bestätigten Vorteil zählen nicht.",
        unmeasured:
          "Der Punktwert allein ergäbe ein starkes Urteil. Keine Regel mit bestätigtem Vorteil stützt es, daher fällt es eine Stufe schwächer aus.",
      },
      unmeasuredOnly:
        "Gewertet werden nur Regeln, deren frühere Trefferquote sich nicht messen lässt. Wie oft ein solches Urteil richtig ist, ist daher nicht bekannt.",
    },
    coverage: {
      price: {
        text: ({ count, date, needed, source }) =>
          `${count} Tagesschlusskurse${date === undefined ? "" : ` bis ${date}`}, nötig sind ${needed} ${source}.`,
        missing: "Kurs: zu wenige Tagesschlusskurse oder keine aus den letzten Tagen.",
        there: "Anzahl der Tagesschlusskurse",
        needed: "Für ein Urteil nötige Tagesschlusskurse",
        date: "Neuester Schlusskurs",
      },
      fundamentals: {
        text: ({ count, date, needed, source }) =>
          `${count} gemeldete Quartale${date === undefined ? "" : ` bis ${date}`}, nötig sind ${needed} ${source}.`,
        missing: "Fundamentaldaten: zu wenige gemeldete Quartale oder keine aus letzter Zeit.",
        there: "Anzahl der gemeldeten Quartale",
        needed: "Für ein Urteil nötige Quartale",
        date: "Ende des jüngsten Zeitraums",
      },
      estimates: {
        text: ({ count, date, needed, source }) =>
          `${count} Analysten mit einer Schätzung für das Jahr${date === undefined ? "" : ` bis ${date}`}, nötig sind ${needed} ${source}.`,
        missing: "Schätzungen: zu wenige Analysten mit einer Gewinnschätzung für ein noch laufendes Geschäftsjahr.",
        there: "Anzahl der Analysten mit einer Schätzung für das Jahr",
        needed: "Für ein Urteil nötige Analysten",
        date: "Ende des geschätzten Jahres",
      },
    },
    tooOld: "Diese Daten sind zu alt.",
    record: {
      title: "Urteile Ihrer Berichte",
      from: "Erstes Urteil",
      verdicts: "Urteile",
      holds: "Urteile „Halten“",
      open: "Urteile, deren Halbjahr noch läuft",
      right: "Richtige Urteile",
      scored: "Gewertete Urteile",
      low: "Untere Grenze des 95-%-Intervalls",
      high: "Obere Grenze des 95-%-Intervalls",
      kept: ({ from, verdicts, holds, open, source }) =>
        `Urteile in Ihren gespeicherten Berichten seit dem ${from}: ${verdicts}, davon „Halten“: ${holds}, noch offen: ${open} ${source}.`,
      outcome: ({ hits, scored, hitRate, low, high, baseRate, source }) =>
        `Nach einem halben Jahr richtig: ${hits} von ${scored}, also ${hitRate}, Intervall ${low} bis ${high}, Basisrate ${baseRate} ${source}.`,
    },
    scenarios: {
      names: { Bear: "Bärenszenario", Base: "Basisszenario", Bull: "Bullenszenario" },
      range: ({ low, high, quarters, source }) =>
        `${low} bis ${high} in einem Quartal, berechnet aus ${quarters} vergangenen Quartalen, bereinigt um deren Trend ${source}.`,
      derivation: ({ symbol, days, from, to, quarters }) =>
        `Berechnet aus den Veränderungen von ${symbol} über jeweils ${days} Handelstage (etwa ein Quartal) vom ${from} bis zum ${to}. Ihr Mittelwert ist abgezogen, damit der Trend dieser Jahre nicht als Prognose gelesen wird. Das Basisszenario umfasst die mittlere Hälfte; Bären- und Bullenszenario reichen bis zum 5. und 95. Perzentil. ${quarters} dieser Quartale überschneiden sich nicht. Das sind Spannweiten, keine Wahrscheinlichkeiten.`,
    },
    conflicts: {
      title: (symbol) => `Widersprüchliche Zahlen zu ${symbol}`,
      names: conflictNames,
      product: ({ kind, ratio, earnings, product }) =>
        `${conflictNames[kind].ratio} ${ratio} × ${conflictNames[kind].earnings} ${earnings} ergibt ${product}.`,
      gap: ({ isBelow, gap, price, source }) =>
        `Das liegt ${gap} ${isBelow ? "unter" : "über"} dem Kurs von ${price} ${source}. Keine der beiden Zahlen fließt in das Urteil ein.`,
      productOf: (ratio, earnings) => `${ratio} mal ${earnings}`,
      gapToPrice: "Abstand zum Kurs",
    },
    warnings: {
      againstVerdict: ({ verdict, title, rating }) =>
        `Das Urteil lautet „${verdict}“, der Abschnitt „${title}“ kommt auf „${rating}“. Beide folgen unterschiedlichen Regeln. Entscheiden Sie, was für Sie zählt.`,
      twoValues: ({ label, symbol, before, beforeTitle, value, title }) =>
        `${label}${symbol === null ? "" : ` von ${symbol}`} ist ${before} in „${beforeTitle}“ und ${value} in „${title}“. Der Wert hat sich geändert, während der Bericht entstand.`,
      otherRating: ({ title, rating, verdict }) =>
        `Der Text von „${title}“ spricht von „${rating}“, ${verdict === null ? "aber es gibt kein Urteil" : `das Urteil lautet aber „${verdict}“`}.`,
      promised: ({ words, title }) =>
        `${words.map((word) => `„${word}“`).join(", ")} in „${title}“: Das lässt sich nicht versprechen. Der Satz wurde entfernt.`,
      onlyPromises: "Der Text bestand nur aus Versprechen und wurde entfernt.",
    },
  };
};
