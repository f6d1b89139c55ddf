import type { SettingsPanel } from "../addresses/settings-address.ts";
import type { helpPages } from "./en/help-pages.ts";

type HelpTask = (typeof helpPages)[keyof typeof helpPages]["tasks"][number]["task"];

/** The panel of Settings where a task is done. */
export const helpPanels: Partial<Readonly<Record<HelpTask, SettingsPanel>>> = {
  "Choose what the AI may read": "ai",
  "Change the language": "display",
  "Add a key": "connections",
  "Take your data with you": "import-export",
  "Protect your account": "security",
  "Switch between light and dark": "display",
  "Sign in without your authenticator": "security",
  "See where your data is stored": "import-export",
  "Change number and date formats": "display",
  "Change the currency or the benchmark": "data",
  "Change your password": "security",
  "Change your name, photo or email address": "profile",
  "Sign out other devices": "security",
  "Create another watchlist": "watchlists",
  "Change how cost is counted": "accounts",
  "Connect another program": "connections",
  "See all keyboard shortcuts": "shortcuts",
  "Delete your account": "danger-zone",
  "Install it as an app": "about",
};
