/** Sign-in and the guard; sign-up has a module of its own. */
export const account = {
  signIn: "Sign in",
  signInAction: "Sign In",
  signingIn: "Signing In...",
  email: "Email",
  password: "Password",
  resetYourPassword: "Reset your password",
  newHere: "New here?",
  createAnAccount: "Create an account",
  signInIncomplete: "Please enter both your email address and password to sign in.",
  signInProblems: {
    "user-not-found": "No account found with this email address. Please check your email or create a new account.",
    "wrong-password": "Incorrect password. Please check your password and try again.",
    "invalid-email": "Please enter a valid email address.",
    "user-disabled": "This account has been disabled. Please contact support for assistance.",
    "too-many-requests": "Too many failed login attempts. Please try again later or reset your password.",
    "network-request-failed": "Network error. Please check your internet connection and try again.",
    "operation-not-allowed": "Email/password sign-in is not enabled. Please contact support.",
    "invalid-credential": "Invalid email or password. Please check your credentials and try again.",
    "user-token-expired": "Your sign-in has ended. Please sign in again.",
    default: "Unable to sign in. Please check your credentials and try again.",
  },
  hosted: "Self-hosted. Google Firebase signs you in, so this page contacts Google.",
  selfHosted: "Self-hosted. This page contacts no other server.",
  selfHostedWith: (name: string) => `Self-hosted. This page contacts no other server unless you continue with ${name}.`,
  instance: (host: string, version: string | null) => (version === null ? host : `${host}, version ${version}`),
  deleted: "This account is gone: it and everything in it is deleted.",
  checkingSession: "Checking your session…",
  unreachable: "The server does not answer",
  unreachableNext: "Please check that the Bellwether server is running and that you are connected to it.",
  signInAgain: "Please sign in again",
  sessionExpired: "Your session has ended. What you were doing is kept and returns after you sign in.",
  retryIn: (seconds: number) => {
    if (seconds === 0) return "You can try again now.";
    if (seconds >= 120) return `Try again in ${Math.ceil(seconds / 60)} minutes.`;
    return seconds === 1 ? "Try again in 1 second." : `Try again in ${seconds} seconds.`;
  },
  leaveInstead: "Leave without signing in",
};
