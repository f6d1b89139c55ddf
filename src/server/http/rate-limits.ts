import type { LimitName } from "../config.ts";
import { createFixedWindow } from "./fixed-window.ts";

/** Seconds to wait; null when the call may pass. */
export type Verdict = number | null;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Counts calls by what they do and who makes them. Kept in this process. */
export function createRateLimits(limits: Readonly<Record<LimitName, number>>) {
  const window = (points: number, durationSeconds: number) => createFixedWindow({ points, durationSeconds });
  const readsPerMinute = limits.LIMIT_READS_PER_MINUTE;
  const reads = [
    window(readsPerMinute, 60),
    // Besides the minute: no more than a fifth of it in one second (60 of 300), but never less than a small limit's whole.
    window(Math.max(Math.min(60, readsPerMinute), Math.floor(readsPerMinute / 5)), 1),
  ];
  const writes = [window(limits.LIMIT_WRITES_PER_MINUTE, 60)];
  const anonymous = [window(limits.LIMIT_ANONYMOUS_PER_MINUTE, 60)];
  const signIns = [window(limits.LIMIT_SIGN_INS_PER_MINUTE, 60), window(limits.LIMIT_SIGN_INS_PER_HOUR, 3600)];
  const invitationChecks = [window(limits.LIMIT_INVITATION_CHECKS_PER_MINUTE, 60)];
  const signUps = [window(limits.LIMIT_SIGN_UPS_PER_HOUR, 3600)];
  const accountMails = [
    window(limits.LIMIT_ACCOUNT_MAILS_PER_HOUR, 3600),
    window(limits.LIMIT_ACCOUNT_MAILS_PER_DAY, 86_400),
  ];
  const accountMailsFrom = [window(limits.LIMIT_ACCOUNT_MAILS_PER_ADDRESS, 3600)];
  const connectionTests = [window(limits.LIMIT_CONNECTION_TESTS_PER_MINUTE, 60)];
  const imports = [window(limits.LIMIT_IMPORTS_PER_HOUR, 3600)];
  const exports = [window(limits.LIMIT_EXPORTS_PER_HOUR, 3600)];
  const chats = [window(limits.LIMIT_CHATS_PER_MINUTE, 60)];
  const cspReports = [window(limits.LIMIT_CSP_REPORTS_PER_MINUTE, 60)];
  return {
    read: (userId: string) => consume(reads, userId),
    write: (userId: string) => consume(writes, userId),
    anonymous: (address: string) => consume(anonymous, address),
    signIn: (address: string) => consume(signIns, address),
    invitationCheck: (address: string) => consume(invitationChecks, address),
    signUp: (address: string) => consume(signUps, address),
    /** Mails with a link to one e-mail address, whoever asks. */
    accountMail: (emailKey: string) => consume(accountMails, emailKey),
    accountMailFrom: (address: string) => consume(accountMailsFrom, address),
    connectionTest: (userId: string) => consume(connectionTests, userId),
    import: (userId: string) => consume(imports, userId),
    export: (userId: string) => consume(exports, userId),
    chat: (userId: string) => consume(chats, userId),
    cspReport: (address: string) => consume(cspReports, address),
  };
}

function consume(windows: readonly ReturnType<typeof createFixedWindow>[], key: string): Verdict {
  const now = performance.now();
  for (const window of windows) {
    const waitMs = window.take(key, now);
    if (waitMs !== null) return Math.max(1, Math.ceil(waitMs / 1000));
  }
  return null;
}
