import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { Preferences } from "#contract/settings.ts";
import { chooseFormats } from "../format/choose-formats.ts";
import { defaultPreferences, type DeviceSettings, type StoredSettings } from "./settings-merge.ts";
import { createSettingsStore } from "./settings-store.ts";
import type { SaveState, SettingsStore } from "./settings-store.ts";

export interface SettingsInUse {
  readonly settings: StoredSettings;
  readonly saveState: SaveState;
  /** The account's own settings could not be read. */
  readonly loadFailed: boolean;
  readonly change: (change: Partial<Preferences>) => void;
  readonly changeDevice: (change: Partial<DeviceSettings>) => void;
}

const StoreContext = createContext<{ store: SettingsStore; loadFailed: boolean } | null>(null);

/** The settings of the signed-in account, for everything below. */
export function SettingsProvider({ accountId, children }: { accountId: string; children: ReactNode }): ReactNode {
  const [store] = useState(() => {
    const opened = createSettingsStore(accountId);
    // What is drawn first is written the chosen way already.
    chooseFormats(opened.current().preferences, { isTold: false });
    return opened;
  });
  const [loadFailed, setLoadFailed] = useState(false);
  useEffect(() => {
    void store.start().then((isLoaded) => setLoadFailed(!isLoaded));
    return store.stop;
  }, [store]);
  const preferences = useSyncExternalStore(store.subscribe, () => store.current().preferences);
  const { directionScheme, density, numberFormat, dateFormat } = preferences;
  useLayoutEffect(() => {
    document.body.dataset["direction"] = directionScheme;
    document.body.dataset["density"] = density;
  }, [directionScheme, density]);
  useLayoutEffect(() => chooseFormats({ numberFormat, dateFormat }), [numberFormat, dateFormat]);
  // Whoever comes after may be somebody else.
  useLayoutEffect(
    () => () => {
      chooseFormats(defaultPreferences);
      delete document.body.dataset["density"];
    },
    [],
  );
  const value = useMemo(() => ({ store, loadFailed }), [store, loadFailed]);
  return <StoreContext.Provider value={value}>{children}</StoreContext.Provider>;
}

/** The settings, and the way to change them. */
export function useSettings(): SettingsInUse {
  const context = useContext(StoreContext);
  if (context === null) throw new Error("useSettings must be used within a SettingsProvider");
  const { store, loadFailed } = context;
  const settings = useSyncExternalStore(store.subscribe, store.current);
  const saveState = useSyncExternalStore(store.subscribe, store.saveState);
  return useMemo(
    () => ({ settings, saveState, loadFailed, change: store.change, changeDevice: store.changeDevice }),
    [settings, saveState, loadFailed, store],
  );
}

/** Writes the default watchlist, whose truth is the server's, into the settings of this browser. */
export function useSettingsMirror(): (watchlist: readonly string[]) => void {
  const context = useContext(StoreContext);
  if (context === null) throw new Error("useSettingsMirror must be used within a SettingsProvider");
  return context.store.setWatchlist;
}
