import type { KeyProvider } from "#contract/settings.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Vault } from "../secrets/vault.ts";
import type { KeyRecord, UserKeyStore } from "./store.ts";

/** A key of a user's own, open: it goes into the header of a call and nowhere else. */
export interface OpenKey {
  readonly key: string;
  readonly isRefused: boolean;
  /** Its service did not take it: it is kept, but rests until it is tested or replaced. */
  readonly refused: () => Promise<void>;
  /** Its service took it: a refusal that was known when it was opened is over, a later one stays. */
  readonly taken: () => Promise<void>;
}

/** Opens sealed keys, and notes how their services take them. */
export function createKeyOpening(options: {
  store: Pick<UserKeyStore, "markRefused" | "markTaken" | "clearRefusal">;
  vault: Vault;
  /** Called when a refusal begins or ends. */
  onChange: (userId: string) => void;
  clock: Clock;
  log: Log;
}) {
  const { store, vault, onChange, clock, log } = options;
  function opened(userId: string, provider: KeyProvider, { sealed }: KeyRecord): string | null {
    const key = vault.open(sealed, { userId, field: fieldOf(provider) });
    if (key === null) log.warn({ provider }, "a key that is kept cannot be read: it was sealed under another secret");
    return key;
  }

  function openKey(userId: string, provider: KeyProvider, record: KeyRecord): OpenKey | null {
    const key = opened(userId, provider, record);
    if (key === null) return null;
    const { refusedAt, takenAt } = record;
    return {
      key,
      isRefused: refusedAt !== null,
      async refused() {
        if (await store.markRefused(userId, record, isoTime(clock.now()))) onChange(userId);
      },
      async taken() {
        if (takenAt === null) await store.markTaken(userId, record, isoTime(clock.now()));
        // That it works changes nothing for what is open with it, unless it rested.
        if (refusedAt !== null && (await store.clearRefusal(userId, record, refusedAt))) onChange(userId);
      },
    };
  }

  return { opened, openKey };
}

/** The field that a key is sealed for. */
export function fieldOf(provider: KeyProvider): string {
  return `keys.${provider}`;
}
