export const proof = {
  title: "Confirm it's you",
  lead: "This action needs an extra check. You won't be asked again for 10 minutes.",
  leavesPage: "You'll come back to this page. Then repeat the action.",
  password: "Your password",
  confirm: "Continue",
  cancel: "Cancel",
  problems: {
    "wrong-password": "Incorrect password. Please check your password and try again.",
    "code-required": "Also enter a code from your authenticator app, or a recovery code.",
    "wrong-code": "That code isn't valid. Codes change every 30 seconds and work only once. Enter the current code.",
    "too-many-requests": "Too many attempts. Please try again later.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    default: "That didn't work. Please try again.",
  },
};
