/** Names of the screens by their address without the leading slash. */
export const screenNames = {
  dashboard: "Panel",
  portfolio: "Cartera",
  insights: "Análisis",
  technical: "Técnico",
  sentiment: "Sentimiento",
  strategy: "Estrategias",
  calendar: "Calendario",
  alerts: "Alertas",
  newsletter: "Boletín",
  chat: "Chat con IA",
  settings: "Ajustes",
};
