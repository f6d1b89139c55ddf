/** The panels of Settings in menu order. Each name is the end of its address. */
export const settingsPanels = [
  "profile",
  "security",
  "display",
  "data",
  "connections",
  "ai",
  "watchlists",
  "accounts",
  "import-export",
  "shortcuts",
  "danger-zone",
  "about",
  "users",
  "server",
] as const;

export type SettingsPanel = (typeof settingsPanels)[number];

/** The address of a panel of Settings, such as "/settings/connections". */
export function settingsAddress(panel: SettingsPanel): `/settings/${SettingsPanel}` {
  return `/settings/${panel}`;
}
