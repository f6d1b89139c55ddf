import { z } from "zod";
import { Session } from "./account.ts";
import { endpoint } from "./endpoint.ts";

const Code = z.string().max(100);
const RecoveryCodes = z.object({
  /** Told this once; each is good once. */
  recoveryCodes: z.array(z.string()),
});

export const completeSignIn = endpoint("POST /api/account/sign-in/second-step", {
  summary: "The second step of a sign-in: a code of the authenticator app or a recovery code; sets the session cookie",
  access: "anonymous",
  input: z.object({ challenge: z.string().max(200), code: Code }),
  output: Session,
  problems: ["wrong-code", "sign-in-expired", "user-disabled", "too-many-requests", "operation-not-allowed"],
});

export const beginSecondFactor = endpoint("POST /api/account/second-factor", {
  summary: "A secret for an authenticator app; it counts once a code of it is confirmed",
  needsRecentSignIn: true,
  input: z.object({}),
  output: z.object({
    /** Base32, to be typed in. */
    secret: z.string(),
    /** The same as an otpauth address, for a QR code. */
    uri: z.string(),
  }),
  problems: ["second-factor-on", "operation-not-allowed"],
});

export const confirmSecondFactor = endpoint("POST /api/account/second-factor/confirm", {
  summary: "Turn the second factor on with the app's first code",
  input: z.object({ code: Code }),
  output: RecoveryCodes,
  problems: ["wrong-code", "second-factor-on", "second-factor-not-begun", "too-many-requests", "operation-not-allowed"],
});

export const renewRecoveryCodes = endpoint("POST /api/account/second-factor/recovery-codes", {
  summary: "Ten other recovery codes; those of before are good for nothing",
  needsRecentSignIn: true,
  input: z.object({}),
  output: RecoveryCodes,
  problems: ["second-factor-off", "operation-not-allowed"],
});

export const turnOffSecondFactor = endpoint("DELETE /api/account/second-factor", {
  summary: "Turn the second factor off; its recovery codes go with it",
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
