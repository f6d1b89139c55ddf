import { createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { SecondStep } from "#contract/account.ts";
import type { Clock } from "../clock.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Vault } from "../secrets/vault.ts";
import type { Caller } from "./caller.ts";
import { type KnownBrowsers, knownBrowserCookie } from "./known-browsers.ts";
import type { OwnerNotice } from "./owner-notice.ts";
import type { SecondFactorStore } from "./second-factor-store.ts";
import type { SessionStart, Started } from "./session-start.ts";
import { createSignInGuard } from "./sign-in-guard.ts";
import type { AccountStore } from "./store.ts";

const stepSeconds = 30;
/** Lifetime of a secret without a first code. */
const enrolMs = 60 * 60_000;
const challengeMs = 10 * 60_000;
const triesPerChallenge = 5;
const recoveryCodeCount = 10;
/** Excludes letters and digits that look alike: 31^16 is more than 79 bits. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The stores, services and settings that second factors need. */
interface SecondFactorOptions {
  readonly store: AccountStore;
  readonly factors: SecondFactorStore;
  readonly sessionStart: SessionStart;
  readonly vault: Vault;
  readonly tellOwner: OwnerNotice;
  /** True if a passkey can also serve as the second step. */
  readonly hasPasskey: (userId: string) => Promise<boolean>;
  readonly limits: RateLimits;
  readonly knownBrowsers: KnownBrowsers;
  readonly clock: Clock;
  readonly secret: string;
  readonly appUrl: URL;
}

/** Codes from an authenticator app (RFC 6238) besides the password, and recovery codes in case the app is lost. */
export function createSecondFactor(options: SecondFactorOptions) {
  const { store, factors, vault, tellOwner, clock, appUrl } = options;
  const guard = createSignInGuard(options);

  const hashOf = (userId: string, code: string): string =>
    createHmac("sha256", options.secret).update(`recovery-code:${userId}:${code}`).digest("hex");

  const newCodes = (): string[] => Array.from({ length: recoveryCodeCount }, recoveryCode);

  async function isRight(userId: string, typed: string): Promise<boolean> {
    const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
    if (!/^\d{6}$/.test(code)) return factors.useCode(userId, hashOf(userId, code));
    const record = await factors.totp(userId);
    if (record === undefined || record.confirmedAt === null) return false;
    const step = stepOf({ vault, now: clock.now() }, userId, record.sealedSecret, code);
    return step !== null && factors.useStep(userId, step);
  }

  async function isOn(userId: string): Promise<boolean> {
    const record = await factors.totp(userId);
    return record !== undefined && record.confirmedAt !== null;
  }

  /** Null: an app code or recovery code was right and is used up. Guesses are slowed down like password guesses. */
  async function guarded(subject: string, isRightCode: () => Promise<boolean | Refusal>): Promise<Refusal | null> {
    const outcome = await guard.attempt(subject, isRightCode);
    if (outcome instanceof Refusal) return outcome;
    return outcome ? null : refuse("wrong-code");
  }

  async function tell(userId: string, letter: "secondFactorOn" | "secondFactorOff"): Promise<void> {
    const user = await store.userById(userId);
    if (user !== undefined) await tellOwner(user, (words, at) => words[letter](at));
  }

  return {
    isOn,

    ...createSecondStep(options, { isOn, isRight, guarded }),

    /** Checks a code for a signed-in user. Null if it was right. Guesses count per session. */
    check: ({ userId, tokenHash }: SignedIn, code: string): Promise<Refusal | null> =>
      guarded(`second factor of ${userId} in session ${tokenHash}`, () => isRight(userId, code)),

    async state(userId: string): Promise<{ since: string | null; recoveryCodesLeft: number }> {
      const record = await factors.totp(userId);
      return { since: record?.confirmedAt ?? null, recoveryCodesLeft: await factors.codesLeft(userId) };
    },

    /** Creates a secret for the app. It takes effect once a code proves that the app has it. */
    async begin(userId: string): Promise<{ secret: string; uri: string } | Refusal> {
      const user = await store.userById(userId);
      if (user === undefined) return refuse("not-signed-in");
      const secret = new Secret({ size: 20 }).base32;
      if (!(await factors.begin(userId, vault.seal(secret, placeOf(userId))))) return refuse("second-factor-on");
      return { secret, uri: authenticator(secret, { label: user.email, host: appUrl.host }).toString() };
    },

    /** Turns it on with the app's first code. The recovery codes are shown only this once. */
    async confirm(userId: string, code: string): Promise<{ recoveryCodes: string[] } | Refusal> {
      const record = await factors.totp(userId);
      if (record === undefined || clock.now() - Date.parse(record.begunAt) > enrolMs)
        return refuse("second-factor-not-begun");
      if (record.confirmedAt !== null) return refuse("second-factor-on");
      const step = stepOf({ vault, now: clock.now() }, userId, record.sealedSecret, code.replaceAll(/\D/g, ""));
      const refused = await guarded(`second factor of ${userId}`, async () => step !== null);
      if (refused !== null || step === null) return refused ?? refuse("wrong-code");
      const codes = newCodes();
      const hashes = codes.map((each) => hashOf(userId, plain(each)));
      if (!(await factors.confirm(userId, record.sealedSecret, step, hashes)))
        return refuse((await isOn(userId)) ? "second-factor-on" : "second-factor-not-begun");
      await tell(userId, "secondFactorOn");
      return { recoveryCodes: codes };
    },

    /** Creates ten new recovery codes. Earlier ones stop working. */
    async newRecoveryCodes(userId: string): Promise<{ recoveryCodes: string[] } | Refusal> {
      if (!(await isOn(userId))) return refuse("second-factor-off");
      const codes = newCodes();
      await factors.replaceCodes(
        userId,
        codes.map((each) => hashOf(userId, plain(each))),
      );
      return { recoveryCodes: codes };
    },

    async turnOff(userId: string): Promise<Record<string, never> | Refusal> {
      if (!(await factors.remove(userId))) return refuse("second-factor-off");
      await tell(userId, "secondFactorOff");
      return {};
    },

    cleanUp: () => factors.deleteOld(),
  };
}

const placeOf = (userId: string) => ({ userId, field: "totp" });

/** Returns the time step of a code, at most one before or after the current one; null: no match. */
function stepOf(
  { vault, now }: { vault: Vault; now: number },
  userId: string,
  sealedSecret: string,
  code: string,
): number | null {
  // Sealed with an earlier server secret: no code can match any more.
  const secret = vault.open(sealedSecret, placeOf(userId));
  if (secret === null || !/^\d{6}$/.test(code)) return null;
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
}

/** The second step of a sign-in, after the password. */
function createSecondStep(
  { store, factors, sessionStart, limits, knownBrowsers, hasPasskey }: SecondFactorOptions,
  {
    isOn,
    isRight,
    guarded,
  }: {
    isOn: (userId: string) => Promise<boolean>;
    isRight: (userId: string, typed: string) => Promise<boolean>;
    guarded: (subject: string, isRightCode: () => Promise<boolean | Refusal>) => Promise<Refusal | null>;
  },
) {
  return {
    /** Returns the second step that follows a correct password instead of a session; null: the password is enough. */
    async secondStep(userId: string): Promise<SecondStep | null> {
      if (!(await isOn(userId))) return null;
      const challenge = await factors.addChallenge(userId, { tries: triesPerChallenge, goodForMs: challengeMs });
      const kinds: SecondStep["kinds"] = ["totp"];
      if ((await factors.codesLeft(userId)) > 0) kinds.push("recovery");
      if (await hasPasskey(userId)) kinds.push("passkey");
      return { challenge, kinds };
    },

    /** The user whose sign-in waits for its second step. */
    challenged: (challenge: string): Promise<string | undefined> => factors.challenged(challenge),

    /** Completes the second step of a sign-in. */
    async complete(
      { challenge, code }: { challenge: string; code: string },
      { clientAddress, userAgent, cookie }: Caller,
    ): Promise<Started | Refusal> {
      const addressWait = await limits.signIn(clientAddress);
      if (addressWait !== null) return refuse("too-many-requests", { retryAfterSeconds: addressWait });
      const userId = await factors.challenged(challenge);
      if (userId === undefined) return refuse("sign-in-expired");
      const user = await store.userById(userId);
      if (user === undefined) return refuse("sign-in-expired");
      const place = knownBrowsers.subject(user.emailKey, cookie(knownBrowserCookie));
      const refused = await guarded(`second factor of ${userId} at ${place}`, async () =>
        (await factors.takeTry(challenge)) ? isRight(userId, code) : refuse("sign-in-expired"),
      );
      if (refused !== null) return refused;
      return sessionStart.begin(userId, userAgent, (queries) => factors.endChallenge(queries, challenge));
    },
  };
}

/** SHA-1, six digits, 30 s: supported by every app. */
function authenticator(secret: string, shown: { label: string; host: string } = { label: "", host: "" }): TOTP {
  const issuer = `Bellwether (${shown.host})`.replaceAll(":", " ");
  return new TOTP({
    issuer,
    label: shown.label,
    algorithm: "SHA1",
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}

function recoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

function plain(code: string): string {
  return code.replaceAll("-", "");
}
