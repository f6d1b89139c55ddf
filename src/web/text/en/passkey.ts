export const passkey = {
  use: "Use a passkey",
  or: "or",
  dismissed: "No passkey was used. Try again or sign in another way.",
  problems: {
    "passkey-refused": "This server doesn't recognise that passkey. Sign in another way.",
    "passkeys-need-host-name": "Passkeys don't work at this server's address. Sign in another way.",
    "sign-in-expired": "The sign-in timed out. Please sign in again.",
    "user-disabled": "This account has been disabled. Please contact support for assistance.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That didn't work. Please try again.",
  },
};
