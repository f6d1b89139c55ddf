import type { Words } from "../shape.ts";

export const wishes: Words["answers"]["wishes"] = {
  removeAlerts: "Aquí no se elimina nada. Las alertas se eliminan en Alertas.",
  removeSymbols: "Aquí no se elimina nada. Los símbolos se quitan en Lista de seguimiento.",
  notChanged: "Aquí no se modifica nada.",
  notes: "Las notas no se escriben aquí. Abra Notas en la página del símbolo.",
  trade: (example) =>
    `Desde aquí no se puede operar. Opere con su bróker y registre después el movimiento, por ejemplo con “${example}”.`,
  watch: (symbol) => `¿Seguir ${symbol}? No se hace nada hasta que pulse el botón.`,
  example: "avísame si NVDA baja de 100",
  alertNotUnderstood: (example) =>
    `Esta alerta no se ha entendido del todo. Pruebe con “${example}”, o con el botón Alerta en la página del símbolo.`,
  priceUnknown: (symbol) =>
    `El precio de ${symbol} no está disponible. Indique si la alerta debe saltar cuando supere ese precio o cuando baje de él.`,
  alert: (symbol) => `¿Una alerta sobre ${symbol}? No se crea nada hasta que pulse el botón.`,
  currencyUnknown: (symbol) =>
    `La divisa de ${symbol} no está disponible, así que no se ha preparado ninguna alerta. Indique el precio sin divisa.`,
  otherCurrency: ({ symbol, currency }) =>
    `${symbol} cotiza en ${currency}, así que no se ha preparado ninguna alerta. Indique el precio en ${currency}.`,
  onWatchlist: (symbol) => `${symbol} ya está en la lista de seguimiento.`,
  addToWatchlist: (symbol, name) =>
    `Añadir ${symbol}${name === undefined ? "" : ` (${name})`} a su lista de seguimiento`,
  tellOnce: (condition) => `Avisar una vez: ${condition}`,
  tellEachTime: (condition) => `Avisar cada vez: ${condition}`,
};
