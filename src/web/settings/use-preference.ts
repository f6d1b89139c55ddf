import { useState } from "react";
import type { Preferences } from "#contract/settings.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import type { SaveState } from "../shell/settings-store.ts";

/** One preference with the way to change it; saved on every change. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const { settings, saveState, change } = useSettings();
  const [changes, setChanges] = useState(0);
  const row: { readonly saveState: SaveState; readonly change: number } = { saveState, change: changes };
  return {
    value: settings.preferences[name],
    set: (value: Preferences[Name]): void => {
      setChanges(changes + 1);
      change({ [name]: value });
    },
    row,
  };
}
