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
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import { codeOf, firebaseProblem } from "./firebase-problem.ts";
import { createSignInMark } from "./sign-in-mark.ts";
import type { HostedAccount, Identity, SignInBackend } from "./sign-in-backend.ts";

type Setup = NonNullable<AccountRules["firebase"]>;

/** How long before its expiry a token is renewed. */
const renewBeforeMs = 5 * 60_000;
/** The pause before retrying a renewal that failed on the network. */
const retryMs = 30_000;
/** Codes that end a sign-in, whichever action they come from. */
const endings = ["user-token-expired", "user-not-found", "invalid-user-token", "id-token-refused"];

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
  let listener: (identity: Identity) => void = () => {};
  /** The invitation from the link that opened the page. People who already have a Firebase account can use it too. */
  let invitation = new URLSearchParams(window.location.hash.slice(1)).get("invitation");
  /** True once someone has signed in since the page opened. */
  let wasInside = false;
  /** Counts running actions. Each reports its own outcome, so the library's listener is ignored meanwhile. */
  let underWay = 0;
  const mark = createSignInMark();
  let looking: { readonly isFresh: boolean; readonly outcome: Promise<Identity> } | null = null;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  /** Opens our session for the Firebase user. */
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

  /**
   * Identifies the user. Signs out when Firebase or this server has ended the sign-in. Callers share a look that is
   * under way: Firebase gives the reason of an end once, and drops the user with it.
   */
  function identify(isFresh: boolean): Promise<Identity> {
    if (looking !== null && (looking.isFresh || !isFresh)) return looking.outcome;
    const look = {
      isFresh,
      outcome: (looking?.outcome.catch(() => null) ?? Promise.resolve()).then(() => lookAgain(isFresh)),
    };
    looking = look;
    const end = (): void => {
      if (looking === look) looking = null;
    };
    void look.outcome.then(end, end);
    return look.outcome;
  }

  function lookAgain(isFresh: boolean): Promise<Identity> {
    return quietly(async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user === null) {
        // The library drops disabled or revoked users when the page loads.
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

  /** Asks this server why the session ended. */
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
      // The library notifies its listeners a moment later.
      setTimeout(() => {
        underWay -= 1;
      });
    }
  }

  /** Runs an action and translates its refusals to our error codes. */
  function withOurCodes<T>(work: () => Promise<T>): Promise<T> {
    return quietly(async () => {
      try {
        return await work();
      } catch (error) {
        throw firebaseProblem(error);
      }
    });
  }

  /**
   * Opens our session for someone who has just signed in. If we refuse, signs them out everywhere and deletes a new
   * account.
   */
  async function enter(
    user: FirebaseUser,
    { isFresh = false, isNew = false }: { isFresh?: boolean; isNew?: boolean },
  ): Promise<Session> {
    try {
      return await exchange(user, isFresh);
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
      // A failed clean-up is ignored; the refusal is the error to report.
      if (isNew && isRefused) await deleteUser(user).catch(() => undefined);
      await signOut(auth);
      throw error;
    }
  }

  function current(): FirebaseUser {
    const user = auth.currentUser;
    if (user === null)
      throw new ApiProblem({
        code: "user-token-expired",
        status: 0,
        title: text.account.signInProblems["user-token-expired"],
      });
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
          withOurCodes(async () => {
            const entered = await inWindow((google) => signInWithPopup(auth, google, browserPopupRedirectResolver));
            return enter(entered.user, { isNew: getAdditionalUserInfo(entered)?.isNewUser ?? false });
          })
      : null,
    hasPassword,
    prove: (password) => withOurCodes(async () => void (await exchange(await reauthenticate(password), true))),
    askForReset: (email) =>
      withOurCodes(async () => {
        try {
          await sendPasswordResetEmail(auth, email);
        } catch (error) {
          // Report success either way, so that the form doesn't reveal who has an account.
          if (codeOf(error) !== "user-not-found") throw error;
        }
      }),
    resetPassword: (code, password) => withOurCodes(() => confirmPasswordReset(auth, code, password)),
    sendConfirmation: () => withOurCodes(() => sendEmailVerification(current())),
    confirmAddress: (code) =>
      withOurCodes(async () => {
        const { data } = await checkActionCode(auth, code);
        await applyActionCode(auth, code);
        // The address is confirmed either way. Firebase ends the sign-in after an address change.
        if (auth.currentUser !== null) {
          await auth.currentUser.reload().catch(() => undefined);
          listener(await identify(true));
        }
        return data.email ?? "";
      }),
    changePassword: (currentPassword, password) =>
      withOurCodes(async () => {
        const user = await reauthenticate(currentPassword);
        await updatePassword(user, password);
        await exchange(user, true);
        await call("DELETE /api/account/sessions", {});
      }),
    askForEmail: (email, currentPassword) =>
      withOurCodes(async () => verifyBeforeUpdateEmail(await reauthenticate(currentPassword), email)),
    photoChanged: (photoUrl) =>
      withOurCodes(() =>
        updateProfile(current(), { photoURL: photoUrl === null ? "" : new URL(photoUrl, window.location.origin).href }),
      ),
    deleteAccount: (email, password) =>
      withOurCodes(async () => {
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
    // Firebase decides whether our session continues.
    atOpening: () => null,
    signIn: (email, password) =>
      withOurCodes(async () => enter((await signInWithEmailAndPassword(auth, email, password)).user, {})),
    signUp: (wish) =>
      withOurCodes(async () => {
        if (!isName(wish.name))
          throw new ApiProblem({
            code: "invalid-display-name",
            status: 0,
            title: signUpText.problems["invalid-display-name"],
          });
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
          // The session listener handles the refusal.
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
      withOurCodes(async () => {
        const user = current();
        if (!isName(displayName))
          throw new ApiProblem({
            code: "invalid-display-name",
            status: 422,
            title: signUpText.problems["invalid-display-name"],
          });
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

/** Runs an action in Google's window. Firebase loads a Google script that watches the window. */
function inWindow<T>(work: (google: GoogleAuthProvider) => Promise<T>): Promise<T> {
  allowScriptsOf("https://apis.google.com");
  return work(new GoogleAuthProvider());
}

/** Shortens text to something readable. */
function isName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && [...name].length <= longestDisplayName;
}
