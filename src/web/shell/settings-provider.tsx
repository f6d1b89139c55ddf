import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { chooseFormats } from "../format/choose-formats.ts";
import { adoptedLanguage, showIn } from "../format/language.ts";
import { defaultPreferences, type DeviceSettings, type StoredSettings } from "./settings-merge.ts";
import { createSettingsStore } from "./settings-store.ts";
import type { SaveState, SettingsStore } from "./settings-store.ts";

export interface SettingsInUse {
  readonly settings: StoredSettings;
  readonly saveState: SaveState;
  /** True if the account's settings couldn't be loaded. */
  readonly loadFailed: boolean;
  readonly change: SettingsStore["change"];
  readonly saveIndicatorSet: SettingsStore["saveIndicatorSet"];
  readonly removeIndicatorSet: SettingsStore["removeIndicatorSet"];
  readonly combineDashboard: SettingsStore["combineDashboard"];
  readonly changeDevice: (change: Partial<DeviceSettings>) => void;
}

const StoreContext = createContext<{ store: SettingsStore; loadFailed: boolean } | null>(null);

/** Provides the signed-in account's settings to everything below. */
export function SettingsProvider({ accountId, children }: { accountId: string; children: ReactNode }): ReactNode {
  const [store] = useState(() => {
    const opened = createSettingsStore(accountId);
    // Applies the stored formats before the first render.
    chooseFormats(opened.current().preferences, { shouldNotify: false });
    return opened;
  });
  const [loadFailed, setLoadFailed] = useState(false);
  useEffect(() => {
    void store.start().then((isLoaded) => {
      setLoadFailed(!isLoaded);
      const adopted = isLoaded ? adoptedLanguage(store.current().preferences) : null;
      if (adopted !== null) store.change(adopted);
    });
    return store.stop;
  }, [store]);
  const preferences = useSyncExternalStore(store.subscribe, () => store.current().preferences);
  const { directionScheme, density, language, numberFormat, dateFormat } = preferences;
  useLayoutEffect(() => {
    document.body.dataset["direction"] = directionScheme;
    document.body.dataset["density"] = density;
  }, [directionScheme, density]);
  useLayoutEffect(() => {
    if (language !== null) showIn(language);
  }, [language]);
  useLayoutEffect(() => chooseFormats({ numberFormat, dateFormat }), [numberFormat, dateFormat]);
  // The next user may be someone else.
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

/** Returns the settings and the ways to change them. */
export function useSettings(): SettingsInUse {
  const context = useContext(StoreContext);
  if (context === null) throw new Error("useSettings must be used within a SettingsProvider");
  const { store, loadFailed } = context;
  const settings = useSyncExternalStore(store.subscribe, store.current);
  const saveState = useSyncExternalStore(store.subscribe, store.saveState);
  return useMemo(
    () => ({
      settings,
      saveState,
      loadFailed,
      change: store.change,
      saveIndicatorSet: store.saveIndicatorSet,
      removeIndicatorSet: store.removeIndicatorSet,
      combineDashboard: store.combineDashboard,
      changeDevice: store.changeDevice,
    }),
    [settings, saveState, loadFailed, store],
  );
}

/** Copies the default watchlist, which the server decides, into this browser's settings. */
export function useSettingsMirror(): (watchlist: readonly string[]) => void {
  const context = useContext(StoreContext);
  if (context === null) throw new Error("useSettingsMirror must be used within a SettingsProvider");
  return context.store.setWatchlist;
}
