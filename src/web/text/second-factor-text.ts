import { inPageLanguage } from "./in-page-language.ts";

const en = {
  lead: {
    totp: "Enter the six digits that your authenticator app shows for Bellwether.",
    recovery: "Enter one of the recovery codes that you kept. It is good this once.",
  },
  label: { totp: "Code", recovery: "Recovery code" },
  other: { totp: "Use a code of the app", recovery: "Use a recovery code" },
  submit: "Sign In",
  submitting: "Signing In...",
  back: "Back",
  expired: "That took too long, or too many codes were wrong. Please sign in again.",
  recoveryRefused: "That recovery code is not right: it was used before, or is mistyped.",
  problems: {
    "wrong-code": "That code is not right. Codes change every 30 seconds, and each is good once.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "user-disabled": "This account has been disabled. Please contact support for assistance.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That did not work. Please try again.",
  },
};

/** Words of the second step of a sign-in. */
export const secondFactorText = inPageLanguage({ en }, en);
