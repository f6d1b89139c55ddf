import { initializeApp } from "firebase/app";
import {
  applyActionCode,
  browserPopupRedirectResolver,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import type { Auth, User as FirebaseUser } from "firebase/auth";
import { getFirestore } from "firebase/firestore/lite";
import type { AccountRules, Session } from "#contract/account.ts";
import { longestDisplayName } from "#core/account/longest-display-name.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { allowScriptsOf } from "../shell/default-policy.ts";
import { firebaseText } from "../text/firebase-text.ts";
import { codeOf, firebaseProblem } from "./firebase-problem.ts";
import { createSignInMark } from "./sign-in-mark.ts";
import type { HostedAccount, Identity, SignInBackend } from "./sign-in-backend.ts";

type Setup = NonNullable<AccountRules["firebase"]>;

/** A token is renewed so long before it ends. */
const renewBeforeMs = 5 * 60_000;
/** And after a try that the network failed, again so much later. */
const retryMs = 30_000;
/** Codes that end a sign-in, whatever was tried. */
const endings = ["user-token-expired", "user-not-found", "invalid-user-token", "id-token-refused"];

/** Accounts at Firebase; our server turns their ID tokens into its own session. Throws when Firebase cannot be initialised. */
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
  let listener: (identity: Identity) => void = () => {};
  /** Out of the link that the page was opened with; whoever has an account at Firebase already comes in by it, too. */
  let invitation = new URLSearchParams(window.location.hash.slice(1)).get("invitation");
  /** Somebody was signed in since the page was opened. */
  let wasInside = false;
  /** What happens now tells its outcome itself; the library's own word of it is not needed. */
  let underWay = 0;
  const mark = createSignInMark();
  let renewal: ReturnType<typeof setTimeout> | undefined;

  /** Our session for the person who is signed in at Firebase. */
  async function exchange(user: FirebaseUser, isFresh = false): Promise<Session> {
    const { token, expirationTime } = await user.getIdTokenResult(isFresh);
    const session = await call("POST /api/account/session", { idToken: token, invitation });
    wasInside = true;
    mark.set();
    renewIn(Date.parse(expirationTime) - Date.now() - renewBeforeMs);
    return session;
  }

  function renewIn(delayMs: number): void {
    clearTimeout(renewal);
    renewal = setTimeout(
      () => {
        void identify(true).then((identity) => {
          if (identity.kind === "unreachable") renewIn(retryMs);
          else listener(identity);
        });
      },
      Math.max(retryMs, delayMs),
    );
  }

  /** Who is signed in; ends the sign-in where Firebase or our server says that it is over. */
  function identify(isFresh: boolean): Promise<Identity> {
    return quietly(async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user === null) {
        // Whom it found disabled or revoked, the library forgets when the page begins.
        const isOver = mark.isSet();
        mark.clear();
        return ended(wasInside ? "ended" : isOver ? await whyEnded() : "none");
      }
      try {
        return { kind: "signed-in", session: await exchange(user, isFresh) };
      } catch (error) {
        const code = error instanceof ApiProblem ? error.code : codeOf(error);
        if (code === "user-disabled") return ended("disabled");
        const isRefused =
          endings.includes(code) || (error instanceof ApiProblem && error.status >= 400 && error.status < 429);
        return isRefused ? ended("ended") : { kind: "unreachable" };
      }
    });
  }

  /** What our server knows of the sign-in that is over. */
  async function whyEnded(): Promise<"ended" | "disabled"> {
    try {
      await call("GET /api/account/session", {});
      return "ended";
    } catch (error) {
      return error instanceof ApiProblem && error.code === "user-disabled" ? "disabled" : "ended";
    }
  }

  async function ended(reason: "none" | "ended" | "disabled"): Promise<Identity> {
    clearTimeout(renewal);
    wasInside = false;
    mark.clear();
    if (auth.currentUser !== null) await signOut(auth);
    if (reason !== "none") await call("POST /api/account/sign-out", {}).catch(() => undefined);
    return { kind: "signed-out", reason };
  }

  async function quietly<T>(work: () => Promise<T>): Promise<T> {
    underWay += 1;
    try {
      return await work();
    } finally {
      // The library tells its listeners a moment later.
      setTimeout(() => {
        underWay -= 1;
      });
    }
  }

  /** The same with refusals in the screens' own words. */
  function asked<T>(work: () => Promise<T>): Promise<T> {
    return quietly(async () => {
      try {
        return await work();
      } catch (error) {
        throw firebaseProblem(error);
      }
    });
  }

  /** Our session for somebody who has just signed in; where we refuse it, they are signed in nowhere, and have no new account there. */
  async function enter(
    user: FirebaseUser,
    { isFresh = false, isNew = false }: { isFresh?: boolean; isNew?: boolean },
  ): Promise<Session> {
    try {
      return await exchange(user, isFresh);
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
      // What cannot be taken back is left: the refusal is what counts.
      if (isNew && isRefused) await deleteUser(user).catch(() => undefined);
      await signOut(auth);
      throw error;
    }
  }

  function current(): FirebaseUser {
    const user = auth.currentUser;
    if (user === null) throw new ApiProblem({ code: "user-token-expired", status: 0, title: "Nobody is signed in" });
    return user;
  }

  async function reauthenticate(password: string): Promise<FirebaseUser> {
    const user = current();
    if (hasPassword())
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    else await inWindow((google) => reauthenticateWithPopup(user, google, browserPopupRedirectResolver));
    return user;
  }

  function hasPassword(): boolean {
    return auth.currentUser?.providerData.some(({ providerId }) => providerId === "password") ?? true;
  }

  const hosted: HostedAccount = {
    signInWithGoogle: signsInWithGoogle
      ? () =>
          asked(async () => {
            const entered = await inWindow((google) => signInWithPopup(auth, google, browserPopupRedirectResolver));
            return enter(entered.user, { isNew: getAdditionalUserInfo(entered)?.isNewUser ?? false });
          })
      : null,
    hasPassword,
    prove: (password) => asked(async () => void (await exchange(await reauthenticate(password), true))),
    askForReset: (email) =>
      asked(async () => {
        try {
          await sendPasswordResetEmail(auth, email);
        } catch (error) {
          // Who has an account is nobody's business.
          if (codeOf(error) !== "user-not-found") throw error;
        }
      }),
    resetPassword: (code, password) => asked(() => confirmPasswordReset(auth, code, password)),
    sendConfirmation: () => asked(() => sendEmailVerification(current())),
    confirmAddress: (code) =>
      asked(async () => {
        const { data } = await checkActionCode(auth, code);
        await applyActionCode(auth, code);
        // Confirmed it is, whatever becomes of the sign-in: with another address Firebase ends it.
        if (auth.currentUser !== null) {
          await auth.currentUser.reload().catch(() => undefined);
          listener(await identify(true));
        }
        return data.email ?? "";
      }),
    changePassword: (currentPassword, password) =>
      asked(async () => {
        const user = await reauthenticate(currentPassword);
        await updatePassword(user, password);
        await exchange(user, true);
        await call("DELETE /api/account/sessions", {});
      }),
    askForEmail: (email, currentPassword) =>
      asked(async () => verifyBeforeUpdateEmail(await reauthenticate(currentPassword), email)),
    photoChanged: (photoUrl) =>
      asked(() =>
        updateProfile(current(), { photoURL: photoUrl === null ? "" : new URL(photoUrl, window.location.origin).href }),
      ),
    deleteAccount: (email, password) =>
      asked(async () => {
        const user = await reauthenticate(password);
        await exchange(user, true);
        await call("DELETE /api/account", { email });
        wasInside = false;
        mark.clear();
        clearTimeout(renewal);
        await deleteUser(user);
      }),
  };

  return {
    // The service decides whether our session goes on.
    atOpening: () => null,
    signIn: (email, password) =>
      asked(async () => enter((await signInWithEmailAndPassword(auth, email, password)).user, {})),
    signUp: (wish) =>
      asked(async () => {
        if (!isName(wish.name))
          throw new ApiProblem({ code: "invalid-display-name", status: 0, title: "The name has no letter" });
        invitation = wish.invitation ?? invitation;
        const { user } = await createUserWithEmailAndPassword(auth, wish.email, wish.password);
        await updateProfile(user, { displayName: wish.name });
        return enter(user, { isFresh: true, isNew: true });
      }),
    signOut: () =>
      quietly(async () => {
        clearTimeout(renewal);
        wasInside = false;
        mark.clear();
        await call("POST /api/account/sign-out", {});
        await signOut(auth);
      }),
    observe: (next) => {
      listener = next;
      let isStopped = false;
      const tell = (identity: Identity): void => {
        if (!isStopped) next(identity);
      };
      const recheck = async (): Promise<void> => {
        if (wasInside && auth.currentUser?.emailVerified === true)
          // A refusal is heard of by whoever ends sessions.
          return call("GET /api/account/session", {}).then(
            (session) => tell({ kind: "signed-in", session }),
            () => undefined,
          );
        const user = auth.currentUser;
        const wasVerified = user?.emailVerified ?? true;
        // The address may have been confirmed in another window.
        if (!wasVerified) await user?.reload().catch(() => undefined);
        tell(await identify(!wasVerified && auth.currentUser?.emailVerified === true));
      };
      const stopListening = onIdTokenChanged(auth, () => {
        if (underWay === 0) void identify(false).then(tell);
      });
      return {
        recheck: () => void recheck(),
        stop: () => {
          isStopped = true;
          stopListening();
        },
      };
    },
    updateProfile: (displayName) =>
      asked(async () => {
        const user = current();
        if (!isName(displayName))
          throw new ApiProblem({ code: "invalid-display-name", status: 422, title: "The name has no letter" });
        await updateProfile(user, { displayName });
        return (await exchange(user, true)).user;
      }),
    renew: () => identify(true),
    hosted,
    offBecause: null,
  };
}

function initialised(values: NonNullable<Setup["values"]>, emulatorUrl: string | null): Auth {
  try {
    const app = initializeApp(values);
    const auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    });
    // Its own warning would be an inline style, which no page of ours allows.
    if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    getFirestore(app);
    return auth;
  } catch (error) {
    // oxlint-disable-next-line no-console -- whoever sets it up looks there
    console.error(firebaseText.startFailed, error);
    throw error;
  }
}

/** Something that Google's window does. Firebase's library loads a script of Google's that watches the window. */
function inWindow<T>(work: (google: GoogleAuthProvider) => Promise<T>): Promise<T> {
  allowScriptsOf("https://apis.google.com");
  return work(new GoogleAuthProvider());
}

/** Something readable that is not too long. */
function isName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && [...text].length <= longestDisplayName;
}
