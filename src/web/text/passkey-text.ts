import { inPageLanguage } from "./in-page-language.ts";

const en = {
  use: "Use a passkey",
  or: "or",
  dismissed: "No passkey was used. Try again, or come in another way.",
  problems: {
    "passkey-refused": "That passkey is not known here.",
    "passkeys-need-host-name": "Passkeys do not work at the address of this server.",
    "sign-in-expired": "That took too long. Please sign in again.",
    "user-disabled": "This account has been disabled. Please contact support for assistance.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That did not work. Please try again.",
  },
};

/** Words of signing in with a passkey. */
export const passkeyText = inPageLanguage({ en }, en);
