import { defaultPreferences } from "#contract/settings.ts";
import type { Base } from "../base.ts";
import type { UserKeys } from "../keys/user-keys.ts";
import type { RoomWithOffers } from "../room.ts";
import type { Watchlists } from "../watchlists/watchlists.ts";
import { createReaderWords } from "./reader-words.ts";
import { settingsEndpoints } from "./endpoints.ts";
import { settingsCopy } from "./settings-copy.ts";
import { createSettings } from "./settings.ts";
import { createSettingsStore } from "./store.ts";

/** Settings kept with the account, and the keys that users bring. */
export function createSettingsRoom({
  db,
  clock,
  keys,
  watchlists,
}: Base & { keys: UserKeys; watchlists: Pick<Watchlists, "default"> }) {
  const settings = createSettings({
    store: createSettingsStore({ db }),
    clock,
    keysOf: (userId) => keys.told(userId),
    watchlistOf: async (userId) => (await watchlists.default(userId)).symbols,
  });
  return {
    endpoints: settingsEndpoints(settings, keys),
    copy: settingsCopy,
    words: createReaderWords(settings.chosenBy),
    defaultCurrencyOf: async (userId: string) =>
      (await settings.chosenBy(userId)).defaultCurrency ?? defaultPreferences.defaultCurrency,
  } satisfies RoomWithOffers;
}
