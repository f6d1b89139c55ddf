import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const settings: Catalogue["settings"] = {
  undo: "Deshacer",
  undoOf: (setting) => `Deshacer el cambio: ${setting}`,
  system: "Sistema",
  systemNote: "«Sistema» utiliza el tema de su dispositivo.",
  hideAmounts: "Ocultar importes",
  hideAmountsHint: "Oculta los importes y el número de títulos en todas las pestañas de este navegador. Atajo: H.",
  numbers: {
    name: "Formato de números",
    browser: (sample) => `Predeterminado del navegador: ${sample}`,
    hint: (sample, inMails) =>
      `${sample}. Los números que escriba se leen en este formato; si alguno es ambiguo, se le preguntará.${inMails ? " También vale para los correos y los boletines." : ""} Las respuestas del asistente y las descargas utilizan siempre 1,234.56.`,
  },
  dates: {
    name: "Formato de fecha",
    formats: {
      "day-month": "23 oct 2025, 22:20",
      "month-day": "oct 23, 2025, 10:20 p. m.",
      iso: "2025-10-23 22:20",
    },
    hint: "También determina la hora: 24 horas, o 12 horas con a. m. y p. m.",
  },
  density: {
    name: "Densidad",
    choices: { comfortable: "Cómoda", compact: "Compacta" },
    hint: "La vista compacta muestra más filas a la vez. Los botones mantienen su tamaño en pantallas táctiles.",
  },
  language: {
    name: "Idioma",
    hint: "La página se recarga en el nuevo idioma. Los números se adaptan a él, salvo que haya elegido otro formato.",
  },
  displayWords: [
    "Coma decimal",
    "Decimales",
    "Miles",
    "Día",
    "Mes",
    "ISO",
    "Reloj",
    "Hora",
    "12 horas",
    "24 horas",
    "AM",
    "PM",
  ],
  benchmark: {
    name: "Índice de referencia",
    hint: "Con qué se compara la rentabilidad de su cartera.",
    change: "Cambiar",
    changeOf: "Cambiar el índice de referencia",
    loading: "Cargando…",
  },
  answers: {
    section: "IA",
    words: [
      "Asistente",
      "Inteligencia artificial",
      "AI",
      "Rápida",
      "Detallada",
      "Qué puede enviarse",
      "Privacidad",
      "Solo porcentajes",
      "Importes",
    ],
    mode: "Modo de respuesta",
    modes: { quick: "Rápida", detailed: "Detallada" },
    modeHint:
      "La rápida utiliza un modelo ágil para respuestas breves. La detallada, un modelo más potente. Puede cambiarlo en cada pregunta.",
    parts: "Datos enviados con la pregunta",
    partsHint:
      "Los datos desactivados no se envían, salvo que los añada a una pregunta. La vista previa del chat muestra todos los campos.",
    partNames: {
      userPortfolio: "Cartera",
      watchlist: "Lista de seguimiento",
      recentNews: "Noticias",
      marketSentiment: "Sentimiento del mercado",
      currentMarketData: "Datos de mercado",
      notes: "Notas",
      drawings: "Dibujos",
    },
    amounts: "Importes y número de títulos",
    amountChoices: { full: "Pueden enviarse", percentages: "Solo porcentajes" },
    amountsHint:
      "Solo porcentajes: Bellwether añade los importes una vez escrita la respuesta. Esta opción se guarda solo en este navegador.",
    connections: "Configure los modelos y las claves en Conexiones.",
  },
  accounts: {
    section: "Cuentas y método de coste",
    words: ["FIFO", "Primera entrada, primera salida", "Precio medio", "Bróker", "Divisa", "Moneda"],
    loading: "Cargando sus cuentas…",
    failed: "No se han podido cargar sus cuentas.",
    none: "Aún no hay cuentas. Se crea una con su primer movimiento.",
    note: "El método de coste determina qué títulos se venden primero e influye en las plusvalías que se muestran.",
    methodOf: (account) => `Método de coste de ${account}`,
    facts: (currency, count) => `${currency}, ${count === 1 ? "1 movimiento" : `${counted(count)} movimientos`}`,
    manage: "Gestionar cuentas",
    demo: "Demo",
  },
  shortcuts: { list: "Todos los atajos" },
};
