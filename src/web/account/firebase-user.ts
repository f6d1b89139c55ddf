import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from "firebase/auth";
import type { Auth, User as FirebaseUser } from "firebase/auth";
import { ApiProblem } from "../api/api-problem.ts";
import { allowScriptsOf } from "../shell/default-policy.ts";
import { text } from "../text/text.ts";

/** The signed-in user. Throws the problem of an ended sign-in without one. */
export function currentUser(auth: Auth): FirebaseUser {
  const user = auth.currentUser;
  if (user === null)
    throw new ApiProblem({
      code: "user-token-expired",
      status: 0,
      title: text.account.signInProblems["user-token-expired"],
    });
  return user;
}

export function hasPassword(auth: Auth): boolean {
  return auth.currentUser?.providerData.some(({ providerId }) => providerId === "password") ?? true;
}

/** Confirms the user with their password, or in Google's window if they have none. */
export async function reauthenticate(auth: Auth, password: string): Promise<FirebaseUser> {
  const user = currentUser(auth);
  if (hasPassword(auth))
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
  else await inWindow((google) => reauthenticateWithPopup(user, google, browserPopupRedirectResolver));
  return user;
}

/** Runs an action in Google's window. Firebase loads a Google script that watches the window. */
export function inWindow<T>(work: (google: GoogleAuthProvider) => Promise<T>): Promise<T> {
  allowScriptsOf("https://apis.google.com");
  return work(new GoogleAuthProvider());
}
