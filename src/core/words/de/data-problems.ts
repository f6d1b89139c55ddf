import type { DataProblems } from "../data-problem.ts";

export const dataProblems: DataProblems = {
  "rate-limited": "Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.",
  "server-busy": "Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.",
  "storage-unavailable": "Die Datenbank ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.",
  "request-timeout": "Die Anfrage hat zu lange gedauert. Versuchen Sie es erneut.",
  "stock-data-unavailable": "Marktdaten sind nicht verfügbar. Versuchen Sie es gleich noch einmal.",
  "news-unavailable": "Nachrichten sind nicht verfügbar. Versuchen Sie es gleich noch einmal.",
  "fundamentals-unavailable": "Unternehmenskennzahlen sind nicht verfügbar. Versuchen Sie es gleich noch einmal.",
  "bars-not-offered": ({ symbol, source, interval, offered }) =>
    `${source} hat für ${symbol} keine Kurse in dieser Auflösung (${interval}). Verfügbar: ${offered}.`,
  "unknown-symbol": ({ symbol }) => `Für das Symbol ${symbol} gibt es keine Daten.`,
};
