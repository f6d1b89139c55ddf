import { inPageLanguage } from "./in-page-language.ts";

const en = {
  continueWith: (name: string) => `Continue with ${name}`,
  problems: {
    "provider-not-set-up": "This server has no sign-in provider any more.",
    "provider-unreachable": "The sign-in provider does not answer. Please try again later, or come in another way.",
    "provider-refused": "The sign-in provider did not let you in. Please try again.",
    "provider-cancelled": "The sign-in was cancelled at the provider.",
    "provider-email-not-verified":
      "The sign-in provider does not vouch for your email address. Create an account with a password, and link the provider in Settings.",
    "provider-not-linked":
      "An account with this email address already exists. Please sign in to it, and link the provider in Settings, under Sign-in and security.",
    "provider-linked-elsewhere": "That sign-in belongs to another account, or this account is linked already.",
    "operation-not-allowed": "Sign-up is not enabled here. Please contact support.",
    "user-disabled": "This account has been disabled. Please contact support for assistance.",
    "sign-in-expired": "That took too long, or began in another window. Please try again.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That did not work. Please try again.",
  },
};

/** Words of the sign-in by a provider. */
export const providerText = inPageLanguage({ en }, en);
