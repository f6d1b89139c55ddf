/** Names of the screens by their address without the leading slash. */
export const screenNames = {
  dashboard: "Tableau de bord",
  portfolio: "Portefeuille",
  insights: "Analyse",
  technical: "Technique",
  sentiment: "Sentiment",
  strategy: "Atelier de stratégies",
  calendar: "Calendrier",
  alerts: "Alertes",
  newsletter: "Lettre d’information",
  chat: "Assistant IA",
  settings: "Paramètres",
};
