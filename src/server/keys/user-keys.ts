import { keyProviders, type KeyProvider, type Settings, type StoredKey } from "#contract/settings.ts";
import { type Clock, isoTime } from "../clock.ts";
import { createRecentReads } from "../database/recent-reads.ts";
import type { TableChanges } from "../database/table-changes.ts";
import type { Log } from "../log.ts";
import type { Vault } from "../secrets/vault.ts";
import { createKeyOpening, fieldOf, type OpenKey } from "./key-opening.ts";
import type { KeyRecord, UserKeyStore } from "./store.ts";

const shownCharacters = 4;
const noRecords: ReadonlyMap<KeyProvider, KeyRecord> = new Map();

export type { OpenKey } from "./key-opening.ts";

export type UserKeys = ReturnType<typeof createUserKeys>;

/** The keys that users bring for market data and models, sealed at rest and bound to user and provider. */
export function createUserKeys(options: {
  store: UserKeyStore;
  changes: TableChanges;
  vault: Vault;
  clock: Clock;
  log: Log;
}) {
  const { store, changes, vault, clock, log } = options;
  const recent = createRecentReads<KeyRecord[]>({
    changes,
    tables: { user_keys: ["provider", "sealed", "ends_in", "refused_at", "taken_at"] },
  });
  const watchers = new Map<string, Set<() => void>>();
  const tell = (userId: string): void => watchers.get(userId)?.forEach((listener) => listener());
  const { opened, openKey } = createKeyOpening({ store, vault, onChange: tell, clock, log });

  async function records(userId: string): Promise<ReadonlyMap<KeyProvider, KeyRecord>> {
    const kept = await recent.get(userId, () => store.all(userId));
    if (kept.length === 0) return noRecords;
    const found = new Map(kept.map((record) => [record.provider, record]));
    return new Map(
      keyProviders.flatMap((provider) => {
        const record = found.get(provider);
        return record === undefined ? [] : [[provider, record]];
      }),
    );
  }

  return {
    /** The public details of each key. */
    async told(userId: string): Promise<Settings["apiKeys"]> {
      const told: Partial<Record<KeyProvider, StoredKey>> = {};
      for (const [provider, record] of await records(userId)) {
        const isReadable = opened(userId, provider, record) !== null;
        told[provider] = {
          configured: true,
          endsIn: record.endsIn,
          ...(isReadable ? (record.refusedAt === null ? {} : { problem: "refused" }) : { problem: "unreadable" }),
          ...(record.takenAt === null ? {} : { worked: true }),
        };
      }
      return told;
    },

    async put(userId: string, provider: KeyProvider, key: string): Promise<StoredKey> {
      const endsIn = key.slice(-shownCharacters);
      const sealed = vault.seal(key, { userId, field: fieldOf(provider) });
      await store.put(userId, { provider, sealed, endsIn, createdAt: isoTime(clock.now()) });
      tell(userId);
      return { configured: true, endsIn };
    },

    async remove(userId: string, provider: KeyProvider): Promise<void> {
      await store.remove(userId, provider);
      tell(userId);
    },

    /** Calls back when the user's keys change, so that what is open with them begins anew. */
    watch(userId: string, listener: () => void): () => void {
      const listeners = watchers.get(userId) ?? new Set();
      watchers.set(userId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) watchers.delete(userId);
      };
    },

    /** The user's key for one of these, the first that there is and that can be read; null: none. A refused one only where it is asked for. */
    async open<Provider extends KeyProvider>(
      userId: string,
      providers: readonly Provider[],
      { evenRefused = false }: { evenRefused?: boolean } = {},
    ): Promise<(OpenKey & { readonly provider: Provider }) | null> {
      const kept = await records(userId);
      for (const provider of providers) {
        const record = kept.get(provider);
        if (record === undefined || (record.refusedAt !== null && !evenRefused)) continue;
        const found = openKey(userId, provider, record);
        if (found !== null) return { ...found, provider };
      }
      return null;
    },
  };
}
