import { inPageLanguage } from "./in-page-language.ts";

const en = {
  banner: {
    title: "Firebase Configuration Error",
    console: "Please check the console for setup instructions",
    missing: "Missing settings",
    setUp: (names: readonly string[]) =>
      `${names.join(", ")} missing in the server's environment, or still a placeholder. Copy the values from the Firebase console (Project settings > General > Your apps), set them where the server runs, and restart it.`,
  },
  google: "Continue with Google",
  startFailed: "Firebase could not be initialised",
  configurationMissing: "Sign-in is not set up on this server: some of its Firebase settings are missing.",
  /** Codes that the catalogues of the screens do not list. */
  problems: {
    "email-already-in-use":
      "An account of this server has this address already. It opens once the address is confirmed both there and at Firebase.",
    "user-token-expired": "Your sign-in has ended. Please sign in again.",
    "id-token-refused": "This server did not accept the sign-in. Please sign in again.",
    "requires-recent-login": "Please sign in again, and then try once more.",
    "expired-action-code": "This link is too old. Please ask for a new one.",
    "invalid-action-code":
      "This link is no longer good: it was used before, or is incomplete. Please ask for a new one.",
    "popup-blocked": "Your browser blocked the sign-in window. Please allow pop-ups for this page and try again.",
    "popup-closed-by-user": "The sign-in window was closed before you were signed in. Please try again.",
    "unauthorized-domain":
      "Firebase does not accept sign-ins from this address. Whoever runs the server can add it to the authorised domains.",
    "password-does-not-meet-requirements": "This password does not meet the rules of the sign-in service.",
    "sign-in-service-unreachable": "The server could not reach the sign-in service. Please try again in a moment.",
  },
};

/** Words of hosted sign-in: loaded with it alone. */
export const firebaseText = inPageLanguage({ en }, en);
