import { useState } from "react";
import type { Preferences } from "#contract/settings.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import type { SaveState } from "../shell/settings-store.ts";

/** The state of a setting's last change, as its row shows it. */
export interface ChangeOfSetting {
  readonly saveState: SaveState;
  /** Counts the changes to this setting; 0 before the first. */
  readonly change: number;
  /** Restores the previous value; null if there is none. */
  readonly onUndo: (() => void) | null;
}

/** A preference and the way to change it. Every change is saved, and the last one can be undone. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const { settings, saveState, change } = useSettings();
  const value = settings.preferences[name];
  const { row, noteChange } = useUndo<Preferences[Name]>(saveState, (before) => change({ [name]: before }));
  return {
    value,
    /** Changes it, together with dependent preferences. */
    set: (next: Preferences[Name], along: Partial<Preferences> = {}): void => {
      noteChange(value);
      change({ ...along, [name]: next });
    },
    row,
  };
}

/** Remembers a setting's value before its last change. */
export function useUndo<Value>(
  saveState: SaveState,
  putBack: (before: Value) => void,
): { readonly row: ChangeOfSetting; readonly noteChange: (before: Value) => void } {
  const [{ count, before }, setLast] = useState<{ count: number; before: { value: Value } | null }>({
    count: 0,
    before: null,
  });
  const onUndo =
    before === null
      ? null
      : () => {
          setLast({ count: count + 1, before: null });
          putBack(before.value);
        };
  return {
    row: { saveState, change: count, onUndo },
    noteChange: (value) => setLast({ count: count + 1, before: { value } }),
  };
}
