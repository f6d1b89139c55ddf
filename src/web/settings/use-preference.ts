import { useState } from "react";
import type { Preferences } from "#contract/settings.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import type { SaveState } from "../shell/settings-store.ts";

/** What a row says of the last change of its setting. */
export interface ChangeOfSetting {
  readonly saveState: SaveState;
  /** Counts the changes made to this setting; 0 for none yet. */
  readonly change: number;
  /** Puts back what was there before; null: nothing to put back. */
  readonly onUndo: (() => void) | null;
}

/** One preference with the way to change it; saved on every change, and the last change can be taken back. */
export function usePreference<Name extends keyof Preferences>(name: Name) {
  const { settings, saveState, change } = useSettings();
  const value = settings.preferences[name];
  const { row, noteChange } = useUndo<Preferences[Name]>(saveState, (before) => change({ [name]: before }));
  return {
    value,
    set: (next: Preferences[Name]): void => {
      noteChange(value);
      change({ [name]: next });
    },
    row,
  };
}

/** Remembers what a setting was before its last change. */
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
