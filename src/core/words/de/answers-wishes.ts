import type { Words } from "../shape.ts";

export const wishes: Words["answers"]["wishes"] = {
  removeAlerts: "Hier wird nichts gelöscht. Alarme löschen Sie unter „Alarme“.",
  removeSymbols: "Hier wird nichts gelöscht. Symbole entfernen Sie unter „Watchlist“.",
  notChanged: "Hier wird nichts geändert.",
  notes: "Notizen lassen sich hier nicht schreiben. Öffnen Sie „Ihre Notizen“ auf der Seite des Symbols.",
  trade: (example) =>
    `Hier können Sie nicht handeln. Handeln Sie bei Ihrem Broker und erfassen Sie das Geschäft dann hier, zum Beispiel mit “${example}”.`,
  watch: (symbol) => `${symbol} beobachten? Das geschieht erst, wenn Sie auf die Schaltfläche klicken.`,
  example: "sag mir Bescheid, wenn NVDA unter 100 fällt",
  alertNotUnderstood: (example) =>
    `Dieser Alarm wurde nicht vollständig verstanden. Versuchen Sie “${example}” oder nutzen Sie die Schaltfläche „Alarm“ auf der Seite des Symbols.`,
  priceUnknown: (symbol) =>
    `Der Kurs von ${symbol} ist nicht bekannt. Sagen Sie daher, ob er über diesen Kurs steigen oder darunter fallen soll.`,
  alert: (symbol) => `Alarm für ${symbol} setzen? Das geschieht erst, wenn Sie auf die Schaltfläche klicken.`,
  currencyUnknown: (symbol) =>
    `Die Währung von ${symbol} ist nicht bekannt, daher wurde kein Alarm vorbereitet. Lassen Sie die Währung weg.`,
  otherCurrency: ({ symbol, currency }) =>
    `Der Kurs von ${symbol} lautet auf ${currency}, daher wurde kein Alarm vorbereitet. Nennen Sie den Kurs in ${currency}.`,
  onWatchlist: (symbol) => `${symbol} ist bereits auf der Watchlist.`,
  addToWatchlist: (symbol, name) => `${symbol}${name === undefined ? "" : ` (${name})`} auf die Watchlist setzen`,
  tellOnce: (condition) => `Einmal melden: ${condition}`,
  tellEachTime: (condition) => `Jedes Mal melden: ${condition}`,
};
