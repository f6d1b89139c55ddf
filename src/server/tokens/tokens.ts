import { randomBytes, randomUUID } from "node:crypto";
import { hashOfSecret } from "../secrets/hash-of-secret.ts";
import type { AccessToken, TokenScope } from "#contract/tokens.ts";
import { type Clock, isoTime } from "../clock.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { TokenStore } from "./store.ts";

/** So that a token is known for one wherever it turns up. */
const prefix = "bwt_";
const shownCharacters = prefix.length + 5;
const noteUseAfterMs = 60 * 60_000;
const dayMs = 86_400_000;

export type Tokens = ReturnType<typeof createTokens>;

/** Personal access tokens: 256 random bits that are shown once, their SHA-256 in the database. */
export function createTokens({
  store,
  sessionEnded,
  maximumTokens,
  appUrl,
  clock,
}: {
  store: TokenStore;
  /** Closes what a token has open. */
  sessionEnded: (tokenHash: string) => void;
  maximumTokens: number;
  appUrl: URL;
  clock: Clock;
}) {
  return {
    async all(userId: string): Promise<{ tokens: AccessToken[]; mcpUrl: string }> {
      return { tokens: await store.all(userId), mcpUrl: new URL("/mcp", appUrl).href };
    },

    async create(
      userId: string,
      { name, scope, expiresInDays }: { name: string; scope: TokenScope; expiresInDays: number },
    ): Promise<(AccessToken & { token: string }) | Refusal> {
      const token = `${prefix}${randomBytes(32).toString("base64url")}`;
      const now = clock.now();
      const made: AccessToken = {
        id: randomUUID(),
        name,
        scope,
        start: token.slice(0, shownCharacters),
        createdAt: isoTime(now),
        expiresAt: isoTime(now + expiresInDays * dayMs),
        lastUsedAt: null,
      };
      return store.transaction(async (queries) => {
        if ((await store.holdAndCount(queries, userId)) >= maximumTokens)
          return refuse("too-many-tokens", { values: { maximum: maximumTokens } });
        await store.insert(queries, userId, { ...made, tokenHash: hashOfSecret(token) });
        return { ...made, token };
      });
    },

    async remove(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      if (!(await store.remove(userId, id))) return refuse("token-not-found");
      sessionEnded(nameOf(id));
      return {};
    },

    /** Returns the owner and scope of a token; null: unknown or expired. */
    async find(token: string): Promise<(SignedIn & { scope: TokenScope }) | "disabled" | null> {
      if (!token.startsWith(prefix)) return null;
      const found = await store.find(hashOfSecret(token));
      if (found === null || Date.parse(found.expiresAt) <= clock.now()) return null;
      if (found.isDisabled) return "disabled";
      if (found.lastUsedAt === null || clock.now() - Date.parse(found.lastUsedAt) >= noteUseAfterMs)
        await store.noteUse(found.id);
      return { userId: found.userId, tokenHash: nameOf(found.id), expiresAt: found.expiresAt, scope: found.scope };
    },

    /** The states of open connections by the names that `find` gives them. Leaves out names that aren't tokens. */
    async states(names: readonly string[]): Promise<Map<string, "disabled" | null>> {
      const ids = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
      return new Map([...(await store.states(ids))].map(([id, state]) => [nameOf(id), state]));
    },

    cleanUp: () => store.deleteOld(),
  };
}

/** The token's name in the place of a session's hash. */
function nameOf(id: string): string {
  return `${prefix}${id}`;
}
