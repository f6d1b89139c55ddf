import { z } from "zod";
import { Session } from "./account.ts";
import { endpoint } from "./endpoint.ts";

const Code = z.string().max(100);
const RecoveryCodes = z.object({
  /** Shown once. Each works once. */
  recoveryCodes: z.array(z.string()),
});

export const completeSignIn = endpoint("POST /api/account/sign-in/second-step", {
  summary: "Complete a sign-in with a code from the authenticator app or a recovery code. Sets the session cookie",
  access: "anonymous",
  input: z.object({ challenge: z.string().max(200), code: Code }),
  output: Session,
  problems: ["wrong-code", "sign-in-expired", "user-disabled", "too-many-requests", "operation-not-allowed"],
});

export const beginSecondFactor = endpoint("POST /api/account/second-factor", {
  summary: "Create a secret for an authenticator app. It takes effect once a code is confirmed",
  needsRecentSignIn: true,
  input: z.object({}),
  output: z.object({
    /** Base32, to type in. */
    secret: z.string(),
    /** The same as an otpauth address, for a QR code. */
    uri: z.string(),
  }),
  problems: ["second-factor-on", "operation-not-allowed"],
});

export const confirmSecondFactor = endpoint("POST /api/account/second-factor/confirm", {
  summary: "Turn on the second factor with the app's first code",
  input: z.object({ code: Code }),
  output: RecoveryCodes,
  problems: ["wrong-code", "second-factor-on", "second-factor-not-begun", "too-many-requests", "operation-not-allowed"],
});

export const renewRecoveryCodes = endpoint("POST /api/account/second-factor/recovery-codes", {
  summary: "Create ten new recovery codes. Earlier ones stop working",
  needsRecentSignIn: true,
  input: z.object({}),
  output: RecoveryCodes,
  problems: ["second-factor-off", "operation-not-allowed"],
});

export const turnOffSecondFactor = endpoint("DELETE /api/account/second-factor", {
  summary: "Turn off the second factor and delete its recovery codes",
  needsRecentSignIn: true,
  input: z.object({}),
  output: z.object({}),
  problems: ["second-factor-off", "operation-not-allowed"],
});

export const secondFactorEndpoints = [
  completeSignIn,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
] as const;
