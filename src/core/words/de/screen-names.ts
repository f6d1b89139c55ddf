/** Names of the screens by their address without the leading slash. */
export const screenNames = {
  dashboard: "Übersicht",
  portfolio: "Depot",
  insights: "Analyse",
  technical: "Charttechnik",
  sentiment: "Stimmung",
  strategy: "Strategielabor",
  calendar: "Kalender",
  alerts: "Alarme",
  newsletter: "Newsletter",
  chat: "KI-Chat",
  settings: "Einstellungen",
};
