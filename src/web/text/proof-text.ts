import { inPageLanguage } from "./in-page-language.ts";

const en = {
  title: "Is it you?",
  lead: "This opens more of your account than a look at it. Please show that it is yours; you are not asked again for ten minutes.",
  leavesPage: "You come back to this page. What you wanted to do is then to be asked for once more.",
  password: "Your password",
  confirm: "Continue",
  cancel: "Cancel",
  problems: {
    "wrong-password": "Incorrect password. Please check your password and try again.",
    "code-required": "Enter a code of your second factor as well.",
    "wrong-code": "That code is not right. Codes change every 30 seconds, and each is good once.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That did not work. Please try again.",
  },
};

/** Words of the question whether it is still the owner who sits there. */
export const proofText = inPageLanguage({ en }, en);
