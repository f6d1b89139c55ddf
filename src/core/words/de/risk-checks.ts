import type { RiskCheckWords } from "../en/risk-checks.ts";

export const riskChecks: RiskCheckWords = {
  titles: {
    "largest-holding": "Größte Position",
    "top-three": "Drei größte Positionen",
    spread: "Konzentration",
    "foreign-currency": "Fremdwährungen",
    "largest-sector": "Größter Sektor",
    fees: "Gebühren pro Jahr",
    cash: "Liquidität",
    "stale-price": "Veraltete Kurse",
    "missing-price": "Fehlende Kurse und Wechselkurse",
    "missing-cost": "Fehlende Einstandswerte",
    "missing-sector": "Fehlende Sektoren",
  },
  rules: {
    "largest-holding": (limit) => `Die größte Position sollte höchstens ${limit} des Depots ausmachen.`,
    "top-three": (limit) => `Die drei größten Positionen sollten zusammen höchstens ${limit} des Depots ausmachen.`,
    spread: (limit, equal) =>
      `Der Konzentrationsindex (Herfindahl-Hirschman, Summe der quadrierten Gewichtungen) sollte höchstens ${limit} betragen. Dafür braucht es mindestens ${equal} gleich gewichtete Positionen.`,
    "foreign-currency": (limit) => `Höchstens ${limit} des Depots sollten auf Fremdwährungen entfallen.`,
    "largest-sector": (limit) =>
      `Der größte Sektor sollte höchstens ${limit} des Depots ausmachen. Fonds zählen zu keinem Sektor.`,
    fees: (limit) =>
      `Die erfassten Gebühren der letzten 12 Monate sollten höchstens ${limit} des Depots betragen. Fondskosten sind nicht enthalten.`,
    cash: (limit) => `Die Liquidität sollte höchstens ${limit} des Depots ausmachen und nicht negativ sein.`,
    "stale-price": (limit) => `Der Kurs jeder Position sollte höchstens ${limit} Tage alt sein.`,
    "missing-price": "Jede Position sollte einen Kurs und einen Wechselkurs haben, damit die Summe vollständig ist.",
    "missing-cost": "Der Einstandswert jeder Position sollte bekannt sein, damit sich ihr Gewinn berechnen lässt.",
    "missing-sector": "Jede Position außer Fonds sollte einem Sektor zugeordnet sein.",
  },
  unknown: {
    "no-holdings": "Für keine Position ist ein Wert bekannt.",
    "no-sector": "Für keine Position ist ein Sektor bekannt.",
    "no-fees": "Die Gebühren der letzten 12 Monate sind unbekannt.",
    "funds-alone": "Sie halten nur Fonds. Deren Inhalt wird nicht aufgeschlüsselt.",
    "no-rate": "Ein Barbestand lässt sich nicht umrechnen, weil ein Wechselkurs fehlt.",
  },
  names: (names) => names.join(", "),
  share: (name, share) => `Auf ${name} entfallen ${share} des Depots.`,
  together: (names, share) => `${names}: zusammen ${share} des Depots.`,
  spread: (equal, index) => `Entspricht ${equal} gleich gewichteten Positionen (Index ${index}).`,
  besideFunds: (finding, share) =>
    `${finding} Fonds (${share}) enthalten viele Unternehmen und werden nicht aufgeschlüsselt.`,
  noForeign: (base) => `Alle Werte lauten auf ${base}.`,
  foreign: (share, base, largest, largestShare) =>
    `${share} des Depots lauten nicht auf ${base}. Der größte Teil entfällt auf ${largest} (${largestShare}).`,
  fees: (amount, share) => `${amount} in 12 Monaten, das sind ${share} des Depots.`,
  cash: (share) => `Die Liquidität macht ${share} des Depots aus.`,
  debt: (share) => `Ihre Liquidität ist negativ: Ihre Schulden entsprechen ${share} des Depots.`,
  recent: "Alle Kurse sind aktuell.",
  stale: (count, symbol, day) =>
    `Positionen mit veraltetem Kurs: ${count}. Der älteste ist der von ${symbol} vom ${day}.`,
  none: {
    "missing-price": "Alle Positionen haben einen Wert.",
    "missing-cost": "Alle Einstandswerte sind bekannt.",
    "missing-sector": "Alle Positionen außer Fonds haben einen Sektor.",
  },
  some: {
    "missing-price": (names) => `Ohne Wert: ${names}.`,
    "missing-cost": (names) => `Ohne Einstandswert: ${names}.`,
    "missing-sector": (names) => `Ohne Sektor: ${names}.`,
  },
};
