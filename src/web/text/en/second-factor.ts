export const secondFactor = {
  lead: {
    totp: "Enter the 6-digit code for Bellwether from your authenticator app.",
    recovery: "Enter one of your saved recovery codes. Each code works only once.",
  },
  label: { totp: "Code", recovery: "Recovery code" },
  other: { totp: "Use authenticator app", recovery: "Use a recovery code" },
  submit: "Sign In",
  submitting: "Signing In...",
  back: "Back",
  expired: "The sign-in timed out or had too many wrong codes. Please sign in again.",
  recoveryRefused: "That recovery code isn't valid or was already used. Check it or enter another one.",
  problems: {
    "wrong-code": "That code isn't valid. Codes change every 30 seconds and work only once. Enter the current code.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "user-disabled": "This account has been disabled. Please contact support for assistance.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That didn't work. Please try again.",
  },
};
