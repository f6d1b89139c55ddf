import { inPageLanguage } from "./in-page-language.ts";

const en = {
  createYourAccount: "Create your account",
  fullName: "Full Name",
  confirmPassword: "Confirm Password",
  createAccount: "Create Account",
  creatingAccount: "Creating Account...",
  haveAccount: "Already have an account?",
  passwordMinimum: (length: number) => `${length} or more characters`,
  ruleMet: ", reached",
  doesNotMatch: "Does not match the password above",
  signUpIncomplete: "Please fill in all required fields to create your account.",
  passwordsDiffer: "Passwords do not match. Please make sure both password fields are identical.",
  passwordTooLong: (length: number) => `Password must be at most ${length} characters long.`,
  charactersTooMany: (count: number) => (count === 1 ? "1 character too many" : `${count} characters too many`),
  atMost: (length: number) => `At most ${length} characters`,
  passwordTooShort: (length: number) => `Password must be at least ${length} characters long for security.`,
  askTheHost: "This server sends no mail, so it cannot send you a link.",
  askTheHostNext: "Please ask the person who runs this Bellwether server to set a new password for you.",
  backToSignIn: "Back to sign in",
  invitationGone:
    "This invitation is no longer good: it was used before, taken back, or is older than a week. Ask whoever sent it for a new one.",
  checkingInvitation: "Checking your invitation…",
  byInvitation: "Accounts here are by invitation. Ask whoever runs this server for a link.",
  problems: {
    "email-already-in-use":
      "An account with this email address already exists. Please sign in instead or use a different email.",
    "weak-password": "Password is too weak. Please choose a stronger password with at least 6 characters.",
    "password-does-not-meet-requirements":
      "Password is too weak. Please choose a stronger password with at least 6 characters.",
    "too-many-requests": "Too many sign-up attempts. Please try again later.",
    "invalid-display-name": "Please enter a valid name.",
    "invalid-email": "Please enter a valid email address.",
    "operation-not-allowed": "Email/password sign-up is not enabled. Please contact support.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "Unable to create account. Please check your information and try again.",
  },
};

/** Words about new accounts and lost passwords: apart from the rest, so that the sign-in page does not load them. */
export const signUpText = inPageLanguage({ en }, en);
