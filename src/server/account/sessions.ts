import { hash, randomBytes } from "node:crypto";
import { type Clock, isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { alsoWritesFor } from "../database/query-scope.ts";
import { createRecentReads } from "../database/recent-reads.ts";
import type { TableChanges } from "../database/table-changes.ts";
import type { SignedIn } from "../http/serve.ts";
import { deviceLabel } from "../push/device-label.ts";
import type { AccountStore, SessionRecord } from "./store.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A session ends after this long without use. */
const idleMs = 7 * dayMs;
/** Maximum lifetime of a session in any case. */
const absoluteMs = 30 * dayMs;

/** Minimum time between two updates of a session's last use. */
const seenMs = 5 * 60_000;

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions: 256 random bits in the cookie, their SHA-256 in the database. */
export function createSessions({
  store,
  changes,
  clock,
}: {
  store: AccountStore;
  changes: TableChanges;
  clock: Clock;
}) {
  const records = createRecentReads<SessionRecord | undefined>({
    changes,
    tables: { sessions: ["user_id", "renewed_at", "expires_at", "ended_reason"], users: ["disabled_at"] },
  });
  return {
    /**
     * Stores a new session with `queries`. The token goes only into the cookie. `provedAtMs`: time of the
     * authentication.
     */
    async start(
      userId: string,
      queries: Queries,
      userAgent: string | null,
      provedAtMs: number = clock.now(),
    ): Promise<{ token: string; signedIn: SignedIn }> {
      const token = randomBytes(32).toString("base64url");
      const signedIn = { userId, tokenHash: hashOf(token), expiresAt: isoTime(clock.now() + idleMs) };
      const provedAt = isoTime(Math.min(provedAtMs, clock.now()));
      alsoWritesFor(userId);
      await store.insertSession(queries, { ...signedIn, device: deviceLabel(userAgent), provedAt });
      return { token, signedIn };
    },

    /**
     * Returns the session of a cookie, or "disabled" if it ended because the account is disabled. Renews it once a day.
     */
    async find(token: string): Promise<SignedIn | "disabled" | null> {
      const tokenHash = hashOf(token);
      const record = await records.get(tokenHash, () => store.sessionByHash(tokenHash));
      if (record === undefined || Date.parse(record.expiresAt) <= clock.now()) return null;
      if (record.endedReason !== null) return record.endedReason === "disabled" ? "disabled" : null;
      if (record.seenAt === null || clock.now() - Date.parse(record.seenAt) >= seenMs) {
        await store.noteSeen(tokenHash);
        records.forget(tokenHash);
      }
      if (clock.now() - Date.parse(record.renewedAt) < dayMs)
        return { userId: record.userId, tokenHash, expiresAt: record.expiresAt };
      const expiresAt = isoTime(Math.min(clock.now() + idleMs, Date.parse(record.createdAt) + absoluteMs));
      await store.renewSession(tokenHash, expiresAt);
      return { userId: record.userId, tokenHash, expiresAt };
    },

    end: (tokenHash: string): Promise<void> => store.deleteSession(tokenHash),
  };
}

/** Lifetime of the cookie in the browser. The database decides whether the session is valid. */
export const cookieMaxAgeSeconds = absoluteMs / 1000;

function hashOf(token: string): string {
  return hash("sha256", token);
}
