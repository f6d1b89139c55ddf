import type { ProofWay } from "#contract/account.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { CredentialsOptions } from "./credentials-options.ts";
import { noPassword } from "./password-hash.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import type { UserRecord } from "./store.ts";

/** The password isn't asked for again within this time after a sign-in. */
const recentMs = 10 * 60_000;

/** Proof that an account belongs to the caller: the password, a code, or a recent sign-in. */
export function createOwnerProof(
  {
    store,
    hasher,
    secondFactor,
    hasPasskey,
    hasProvider,
    clock,
  }: Pick<CredentialsOptions, "store" | "hasher" | "secondFactor" | "hasPasskey" | "hasProvider" | "clock">,
  guard: SignInGuard,
) {
  async function isRecent({ tokenHash }: SignedIn): Promise<boolean> {
    const session = await store.sessionByHash(tokenHash);
    return session !== undefined && clock.now() - Date.parse(session.provedAt) <= recentMs;
  }

  /**
   * Returns the user of a session after checking the password or a recent sign-in. With a second factor, the password
   * alone isn't enough.
   */
  async function proved(signedIn: SignedIn, password: string | null): Promise<UserRecord | Refusal> {
    const user = await store.userById(signedIn.userId);
    if (user === undefined) return refuse("not-signed-in");
    const needsMore = password === null || (await secondFactor.isOn(user.id));
    if (needsMore && !(await isRecent(signedIn))) return refuse("requires-recent-login");
    return password === null ? user : ((await wrongPassword(user, password, signedIn)) ?? user);
  }

  /**
   * Checks the password; null if it is right. Guesses count per session, so strangers can't lock out a signed-in user.
   */
  async function wrongPassword(user: UserRecord, password: string, { tokenHash }: SignedIn): Promise<Refusal | null> {
    const matches = await guard.attempt(`${user.emailKey} in session ${tokenHash}`, () =>
      hasher.check(password, user.passwordHash),
    );
    if (matches instanceof Refusal) return matches;
    return matches ? null : refuse("wrong-password");
  }

  return {
    /** True if the session proved its owner within the last ten minutes. */
    isRecent,

    proved,

    async proof(signedIn: SignedIn): Promise<{ isRecent: boolean; ways: ProofWay[] } | Refusal> {
      const user = await store.userById(signedIn.userId);
      if (user === undefined) return refuse("not-signed-in");
      const ways: ProofWay[] = [];
      if (user.passwordHash !== noPassword)
        ways.push((await secondFactor.isOn(user.id)) ? "password-and-code" : "password");
      if (await hasPasskey(user.id)) ways.push("passkey");
      if (await hasProvider(user.id)) ways.push("provider");
      return { isRecent: await isRecent(signedIn), ways };
    },

    /** Proves the owner of the session by password, plus a code if a second factor is on. */
    async prove(
      signedIn: SignedIn,
      { password, code }: { password: string; code: string | null },
    ): Promise<Record<string, never> | Refusal> {
      const user = await store.userById(signedIn.userId);
      if (user === undefined) return refuse("not-signed-in");
      const wrong = await wrongPassword(user, password, signedIn);
      if (wrong !== null) return wrong;
      if (await secondFactor.isOn(user.id)) {
        const refused = code === null ? refuse("code-required") : await secondFactor.check(signedIn, code);
        if (refused !== null) return refused;
      }
      await store.noteProved(signedIn.tokenHash);
      return {};
    },
  };
}
