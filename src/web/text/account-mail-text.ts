import { inPageLanguage } from "./in-page-language.ts";

const en = {
  checkYourMail: "Check your mail",
  linkIsComing: (email: string) => `A link is on its way to ${email}. Follow it within a day to open your account.`,
  nothingCame: "Nothing came? Look among the unwanted mail, and whether the address is right.",
  tryAgain: "Try again",
  confirmAccount: "Open your account",
  confirmAccountLead: "Enter the password you chose when you signed up. Your account opens with it.",
  open: "Open my account",
  opening: "Opening...",
  confirmAddress: "Confirm your address",
  confirmAddressLead: "One click, and this e-mail address is confirmed for your account.",
  confirm: "Confirm",
  confirmed: (email: string) => `Done. ${email} is confirmed.`,
  toBellwether: "Go to Bellwether",
  toLogin: "Back to sign in",
  linkGone: "This link is no longer good: it was used before, or is older than a day.",
  linkIncomplete: "This link is not whole. Copy it from the mail in full.",
  problems: {
    "wrong-password": "Incorrect password. Please check your password and try again.",
    "email-already-in-use":
      "An account with this email address already exists. Please sign in instead or use a different email.",
    "operation-not-allowed": "Email/password sign-up is not enabled. Please contact support.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That did not work. Please try again.",
  },
  state: {
    isConfirmed: "confirmed",
    isNot: "not confirmed",
    notSet: "This server sends no mail, so it cannot be confirmed.",
    send: "Send a link to confirm it",
    first: "Confirm your e-mail address first",
    firstWhy: (email: string) => `Mail goes to ${email} once you have shown that it is yours.`,
    sent: "A link is on its way. It is good for a day.",
    tooMany: "Enough links were sent for now. Please try again later.",
    failed: "The link was not sent. Please try again.",
  },
};

/** Words about links in mails: apart from the rest, so that the sign-in page does not load them. */
export const accountMailText = inPageLanguage({ en }, en);
