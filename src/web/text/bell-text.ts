import { inPageLanguage } from "./in-page-language.ts";

const en = {
  bell: (unread: number) => (unread === 0 ? "Alerts" : `Alerts, ${unread} unread`),
  loading: "Loading alerts…",
  failed: "What your alerts have told could not be loaded.",
  none: "Nothing has fired yet. Set an alert on a symbol's page, or among all alerts.",
  markRead: "Mark all read",
  all: "All alerts",
  show: "Show",
};

/** Words of the bell in the header. */
export const bellText = inPageLanguage({ en }, en);
