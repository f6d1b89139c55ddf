export const provider = {
  continueWith: (name: string) => `Continue with ${name}`,
  problems: {
    "provider-not-set-up": "This server no longer has a sign-in provider. Sign in another way.",
    "provider-unreachable": "Couldn't reach the sign-in provider. Please try again later or sign in another way.",
    "provider-refused": "The sign-in provider rejected the sign-in. Please try again.",
    "provider-cancelled": "The sign-in was cancelled at the provider. Please try again or sign in another way.",
    "provider-email-not-verified":
      "The sign-in provider hasn't verified your email address. Create an account with a password, then link the provider in Settings.",
    "provider-not-linked":
      "An account with this email address already exists. Sign in to it, then link the provider in Settings > Sign-in and security.",
    "provider-linked-elsewhere":
      "That sign-in belongs to another account, or this account is linked to a different one. Use the sign-in you linked.",
    "operation-not-allowed": "Sign-up isn't enabled on this server. Please contact support.",
    "user-disabled": "This account has been disabled. Please contact support for assistance.",
    "sign-in-expired": "The sign-in timed out or was started in another window. Please try again.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That didn't work. Please try again.",
  },
};
