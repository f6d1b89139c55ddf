import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from "firebase/auth";
import type { Auth } from "firebase/auth";
import { getFirestore } from "firebase/firestore/lite";
import type { AccountRules } from "#contract/account.ts";
import { longestDisplayName } from "#core/account/longest-display-name.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { firebaseText } from "../text/firebase-text.ts";
import { signUpText } from "../text/sign-up-text.ts";
import { createFirebaseActions } from "./firebase-actions.ts";
import { createFirebaseHostedAccount } from "./firebase-hosted-account.ts";
import { createFirebaseSession } from "./firebase-session.ts";
import { currentUser } from "./firebase-user.ts";
import type { SignInBackend } from "./sign-in-backend.ts";

type Setup = NonNullable<AccountRules["firebase"]>;

/**
 * Accounts at Firebase. This server exchanges their ID tokens for its own session. Throws if Firebase can't be
 * initialised.
 */
export function createFirebaseBackend({
  values,
  emulatorUrl,
  signsInWithGoogle,
}: {
  values: NonNullable<Setup["values"]>;
  emulatorUrl: string | null;
  signsInWithGoogle: boolean;
}): SignInBackend {
  const auth = initialised(values, emulatorUrl);
  const actions = createFirebaseActions();
  const session = createFirebaseSession(auth, actions);
  return {
    // Firebase decides whether our session continues.
    atOpening: () => null,
    signIn: (email, password) =>
      actions.run(async () => session.enter((await signInWithEmailAndPassword(auth, email, password)).user)),
    signUp: (wish) =>
      actions.run(async () => {
        refuseUnreadable(wish.name, 0);
        session.invite(wish.invitation);
        const { user } = await createUserWithEmailAndPassword(auth, wish.email, wish.password);
        await updateProfile(user, { displayName: wish.name });
        return session.enter(user, { isFresh: true, isNew: true });
      }),
    signOut: () =>
      actions.quietly(async () => {
        session.forget();
        await call("POST /api/account/sign-out", {});
        await signOut(auth);
      }),
    observe: session.observe,
    updateProfile: (displayName) =>
      actions.run(async () => {
        const user = currentUser(auth);
        refuseUnreadable(displayName, 422);
        await updateProfile(user, { displayName });
        return (await session.exchange(user, true)).user;
      }),
    renew: () => session.identify(true),
    hosted: createFirebaseHostedAccount({ auth, session, actions, signsInWithGoogle }),
    offBecause: null,
  };
}

function initialised(values: NonNullable<Setup["values"]>, emulatorUrl: string | null): Auth {
  try {
    const app = initializeApp(values);
    const auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    });
    // Firebase's own warning uses an inline style, which our content security policy forbids.
    if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    getFirestore(app);
    return auth;
  } catch (error) {
    // oxlint-disable-next-line no-console -- whoever sets it up looks there
    console.error(firebaseText.startFailed, error);
    throw error;
  }
}

/** Throws if a display name is too long or has neither a letter nor a digit. */
function refuseUnreadable(name: string, status: number): void {
  if (/[\p{L}\p{N}]/u.test(name) && [...name].length <= longestDisplayName) return;
  throw new ApiProblem({
    code: "invalid-display-name",
    status,
    title: signUpText.problems["invalid-display-name"],
  });
}
