import { inPageLanguage } from "./in-page-language.ts";

const en = {
  section: "Sign-in and security",
  words: ["Password", "Two-step", "Second factor", "Authenticator", "Recovery codes", "Passkeys", "Security"],
  loading: "Loading your ways in…",
  failed: "Your ways in could not be loaded.",
  password: {
    title: "Password",
    isSet: "Your password opens this account.",
    isNot: "This account has no password: you come in by a passkey or a linked provider.",
    set: "Set a password",
  },
  secondFactor: {
    title: "Two-step sign-in",
    on: "On",
    off: "Off",
    intro:
      "A code of an authenticator app beside your password. Somebody who learns the password alone does not come in.",
    since: (day: string) => `on since ${day}`,
    left: (count: number) => (count === 1 ? "1 recovery code left" : `${count} recovery codes left`),
    turnOn: "Turn on",
    turnOff: "Turn off",
    turnOffQuestion: "Your password alone will open the account, and the recovery codes go with it.",
    keep: "Keep it on",
    isOff: "Two-step sign-in is off.",
    newCodes: "New recovery codes",
    dialog: "Turn on two-step sign-in",
    scan: "Scan this with an authenticator app, or type the key into it.",
    qr: "QR code for an authenticator app",
    key: "Key",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Copying is not possible here. Select the text and copy it.",
    thenCode: "Then enter the six digits that it shows.",
    cancel: "Cancel",
    codesDialog: "Your recovery codes",
    codesNote:
      "Each opens the account once, without the app. Keep them where you find them without your phone: they are shown this once.",
    codesLabel: "Recovery codes",
    copyAll: "Copy all",
    download: "Save as text",
    fileName: "bellwether-recovery-codes.txt",
    fileHead: (host: string) => `Recovery codes for Bellwether at ${host}. Each is good once.`,
    kept: "I have kept them",
  },
  problems: {
    "wrong-code": "That code is not right. Check that the clock of your phone is right, and enter the code of now.",
    "second-factor-on": "Two-step sign-in is on already.",
    "second-factor-off": "Two-step sign-in is off already.",
    "second-factor-not-begun": "That took too long. Please begin again.",
    "requires-recent-login": "Nothing was changed: please show first that the account is yours.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That did not work. Please try again.",
  },
};

/** Words of Settings > Sign-in and security. */
export const securityText = inPageLanguage({ en }, en);
