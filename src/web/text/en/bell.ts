export const bell = {
  bell: (unread: number) => (unread === 0 ? "Alerts" : `Alerts, ${unread} unread`),
  loading: "Loading alerts…",
  failed: "Couldn't load the alert history. Try again later.",
  none: "No alert has triggered yet. Set one on a symbol's page or in All alerts.",
  markRead: "Mark all read",
  all: "All alerts",
  show: "Show",
};
