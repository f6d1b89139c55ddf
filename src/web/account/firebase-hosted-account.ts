import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  getAdditionalUserInfo,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithPopup,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import type { Auth } from "firebase/auth";
import { call } from "../api/call.ts";
import type { FirebaseActions } from "./firebase-actions.ts";
import { codeOf } from "./firebase-problem.ts";
import type { FirebaseSession } from "./firebase-session.ts";
import { currentUser, hasPassword, inWindow, reauthenticate } from "./firebase-user.ts";
import type { HostedAccount } from "./sign-in-backend.ts";

/** Account actions that Firebase performs in place of this server. */
export function createFirebaseHostedAccount({
  auth,
  session,
  actions: { run },
  signsInWithGoogle,
}: {
  auth: Auth;
  session: FirebaseSession;
  actions: FirebaseActions;
  signsInWithGoogle: boolean;
}): HostedAccount {
  return {
    signInWithGoogle: signsInWithGoogle
      ? () =>
          run(async () => {
            const entered = await inWindow((google) => signInWithPopup(auth, google, browserPopupRedirectResolver));
            return session.enter(entered.user, { isNew: getAdditionalUserInfo(entered)?.isNewUser ?? false });
          })
      : null,
    hasPassword: () => hasPassword(auth),
    prove: (password) => run(async () => void (await session.exchange(await reauthenticate(auth, password), true))),
    askForReset: (email) =>
      run(async () => {
        try {
          await sendPasswordResetEmail(auth, email);
        } catch (error) {
          // Report success either way, so that the form doesn't reveal who has an account.
          if (codeOf(error) !== "user-not-found") throw error;
        }
      }),
    resetPassword: (code, password) => run(() => confirmPasswordReset(auth, code, password)),
    sendConfirmation: () => run(() => sendEmailVerification(currentUser(auth))),
    confirmAddress: (code) =>
      run(async () => {
        const { data } = await checkActionCode(auth, code);
        await applyActionCode(auth, code);
        // The address is confirmed either way. Firebase ends the sign-in after an address change.
        if (auth.currentUser !== null) {
          await auth.currentUser.reload().catch(() => undefined);
          await session.announce();
        }
        return data.email ?? "";
      }),
    changePassword: (currentPassword, password) =>
      run(async () => {
        const user = await reauthenticate(auth, currentPassword);
        await updatePassword(user, password);
        await session.exchange(user, true);
        await call("DELETE /api/account/sessions", {});
      }),
    askForEmail: (email, currentPassword) =>
      run(async () => verifyBeforeUpdateEmail(await reauthenticate(auth, currentPassword), email)),
    photoChanged: (photoUrl) =>
      run(() =>
        updateProfile(currentUser(auth), {
          photoURL: photoUrl === null ? "" : new URL(photoUrl, window.location.origin).href,
        }),
      ),
    deleteAccount: (email, password) =>
      run(async () => {
        const user = await reauthenticate(auth, password);
        await session.exchange(user, true);
        await call("DELETE /api/account", { email });
        session.forget();
        await deleteUser(user);
      }),
  };
}
