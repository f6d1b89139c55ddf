export const firebase = {
  banner: {
    title: "Firebase Configuration Error",
    console: "Please check the console for setup instructions",
    missing: "Missing settings",
    setUp: (names: readonly string[]) =>
      `${names.join(", ")}: missing from the server's environment or still a placeholder. Copy the values from the Firebase console (Project settings > General > Your apps). Set them on the server and restart it.`,
  },
  google: "Continue with Google",
  startFailed: "Couldn't initialise Firebase",
  configurationMissing:
    "Sign-in isn't set up on this server because some Firebase settings are missing. Ask whoever runs this server.",
  /** Messages for codes that no screen's own catalogue lists. */
  problems: {
    "email-already-in-use":
      "This server already has an account with this email address. To open it, confirm the address both here and at Firebase.",
    "user-token-expired": "Your session has expired. Please sign in again.",
    "id-token-refused": "This server didn't accept the sign-in. Please sign in again.",
    "requires-recent-login": "Please sign in again, then try once more.",
    "expired-action-code": "This link has expired. Please request a new one.",
    "invalid-action-code": "This link was already used or is incomplete. Please request a new one.",
    "popup-blocked": "Your browser blocked the sign-in window. Please allow pop-ups for this page and try again.",
    "popup-closed-by-user": "The sign-in window was closed before sign-in finished. Please try again.",
    "unauthorized-domain":
      "Firebase doesn't accept sign-ins from this address. Ask whoever runs this server to add it to the authorised domains.",
    "password-does-not-meet-requirements":
      "This password doesn't meet the sign-in service's rules. Please choose another one.",
    "sign-in-service-unreachable": "Couldn't reach the sign-in service. Please try again in a moment.",
  },
};
