/** Names of the screens by their address without the leading slash. */
export const screenNames = {
  dashboard: "Dashboard",
  portfolio: "Portfolio",
  insights: "Insights",
  technical: "Technical",
  sentiment: "Sentiment",
  strategy: "Strategy lab",
  calendar: "Calendar",
  alerts: "Alerts",
  newsletter: "Newsletter",
  chat: "AI chat",
  settings: "Settings",
};
