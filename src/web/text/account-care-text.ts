import { inPageLanguage } from "./in-page-language.ts";

const en = {
  resetLead: "Enter the address of your account. A link to set a new password goes there.",
  sendLink: "Send the link",
  sendingLink: "Sending...",
  linkIsComing: (email: string) =>
    `If there is an account under ${email}, a link is on its way. It is good for half an hour.`,
  newPassword: "New password",
  setPassword: "Set the new password",
  settingPassword: "Setting...",
  passwordIsSet: "Your password is set, and every session was signed out. Sign in with it now.",
  linkGone: "This link is no longer good: it was used before, or is older than half an hour.",
  changePassword: "Change password",
  changeEmail: "Change e-mail address",
  currentPassword: "Current password",
  newEmail: "New e-mail address",
  cancel: "Cancel",
  passwordNote: "All other sessions are signed out.",
  emailNote: "A link goes to the new address. Once it is confirmed there, it replaces the old one.",
  emailNoteSilent: "You sign in with the new address from then on.",
  passwordChanged: "Password changed. All other sessions are signed out.",
  emailAsked: (email: string) => `A link is on its way to ${email}.`,
  emailChanged: (email: string) => `Your address is ${email} now.`,
  problems: {
    "invalid-email": "Please enter a valid email address.",
    "wrong-password": "Incorrect password. Please check your password and try again.",
    "weak-password": "Password is too weak. Please choose a stronger password with at least 6 characters.",
    "email-already-in-use":
      "An account with this email address already exists. Please sign in instead or use a different email.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "requires-recent-login": "Please sign in again, and then try once more.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That did not work. Please try again.",
  },
};

/** Words about passwords and addresses of accounts: apart from the rest, so that the sign-in page does not load them. */
export const accountCareText = inPageLanguage({ en }, en);
