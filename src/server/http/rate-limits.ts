import type { LimitName } from "../config.ts";
import type { SharedLimit, SharedLimits, Wait } from "../shared/shared-limits.ts";

/** Seconds to wait; null when the call may pass. */
export type Verdict = number | null;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts calls by type and caller, together with the other instances. */
export function createRateLimits(limits: Readonly<Record<LimitName, number>>, shared: Pick<SharedLimits, "limit">) {
  const limitOf =
    (isExact: boolean) =>
    (name: string, points: number, seconds: number): SharedLimit =>
      shared.limit({ name: `${name}/${seconds}`, points, durationMs: seconds * 1000, isExact });
  // For frequent calls, where a few too many do little harm.
  const frequent = limitOf(false);
  const exact = limitOf(true);
  const readsPerMinute = limits.LIMIT_READS_PER_MINUTE;
  const reads = [
    frequent("read", readsPerMinute, 60),
    // In addition to the minute: at most a fifth of it in one second (60 of 300), but at least the whole of a small
    // limit.
    frequent("read", Math.max(Math.min(60, readsPerMinute), Math.floor(readsPerMinute / 5)), 1),
  ];
  const writes = [frequent("write", limits.LIMIT_WRITES_PER_MINUTE, 60)];
  const anonymous = [frequent("anonymous", limits.LIMIT_ANONYMOUS_PER_MINUTE, 60)];
  const cspReports = [frequent("csp-report", limits.LIMIT_CSP_REPORTS_PER_MINUTE, 60)];
  const signIns = [
    exact("sign-in", limits.LIMIT_SIGN_INS_PER_MINUTE, 60),
    exact("sign-in", limits.LIMIT_SIGN_INS_PER_HOUR, 3600),
  ];
  const invitationChecks = [exact("invitation-check", limits.LIMIT_INVITATION_CHECKS_PER_MINUTE, 60)];
  const signUps = [exact("sign-up", limits.LIMIT_SIGN_UPS_PER_HOUR, 3600)];
  const accountMails = [
    exact("account-mail", limits.LIMIT_ACCOUNT_MAILS_PER_HOUR, 3600),
    exact("account-mail", limits.LIMIT_ACCOUNT_MAILS_PER_DAY, 86_400),
  ];
  const accountMailsFrom = [exact("account-mail-from", limits.LIMIT_ACCOUNT_MAILS_PER_ADDRESS, 3600)];
  const connectionTests = [exact("connection-test", limits.LIMIT_CONNECTION_TESTS_PER_MINUTE, 60)];
  const imports = [exact("import", limits.LIMIT_IMPORTS_PER_HOUR, 3600)];
  const exports = [exact("export", limits.LIMIT_EXPORTS_PER_HOUR, 3600)];
  const chats = [exact("chat", limits.LIMIT_CHATS_PER_MINUTE, 60)];
  return {
    read: (userId: string) => consume(reads, userId),
    write: (userId: string) => consume(writes, userId),
    anonymous: (address: string) => consume(anonymous, address),
    signIn: (address: string) => consume(signIns, address),
    invitationCheck: (address: string) => consume(invitationChecks, address),
    signUp: (address: string) => consume(signUps, address),
    /** Mails with a link to one e-mail address, from any caller. */
    accountMail: (emailKey: string) => consume(accountMails, emailKey),
    accountMailFrom: (address: string) => consume(accountMailsFrom, address),
    connectionTest: (userId: string) => consume(connectionTests, userId),
    import: (userId: string) => consume(imports, userId),
    export: (userId: string) => consume(exports, userId),
    chat: (userId: string) => consume(chats, userId),
    cspReport: (address: string) => consume(cspReports, address),
  };
}

/** Counts in each window in turn until one is full. Answers synchronously if no other instance has to be asked. */
function consume(windows: readonly SharedLimit[], key: string): Verdict | Promise<Verdict> {
  for (const [index, window] of windows.entries()) {
    const wait = window.take(key);
    if (wait instanceof Promise) return consumeRest(wait, windows.slice(index + 1), key);
    if (wait !== null) return secondsOf(wait);
  }
  return null;
}

async function consumeRest(first: Promise<Wait>, rest: readonly SharedLimit[], key: string): Promise<Verdict> {
  const wait = await first;
  return wait === null ? consume(rest, key) : secondsOf(wait);
}

function secondsOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1000));
}
