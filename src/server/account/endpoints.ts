import {
  askForPasswordReset,
  askToConfirmAddress,
  changeEmail,
  changePassword,
  changePhoto,
  checkInvitation,
  confirmAddress,
  confirmSignUp,
  deleteAccount,
  endOtherSessions,
  endSession,
  getAccountRules,
  getAddress,
  getOfflineKeys,
  getPhoto,
  getProof,
  getRights,
  getSession,
  getSessions,
  prove,
  removePhoto,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updateProfile,
} from "#contract/account.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { serve, serveDocument, type Served } from "../http/serve.ts";
import type { AddressConfirmation } from "./address-confirmation.ts";
import type { Account } from "./account.ts";
import type { BeginSession } from "./begin-session.ts";
import type { Credentials } from "./credentials.ts";
import type { OfflineKeys } from "./offline-keys.ts";
import type { SessionWatch } from "./session-watch.ts";
import type { AccountStore } from "./store.ts";

export function accountEndpoints({
  account,
  addressConfirmation,
  credentials,
  store,
  sessionWatch,
  beginSession,
  offlineKeys,
}: {
  account: Account;
  addressConfirmation: AddressConfirmation;
  credentials: Credentials;
  store: AccountStore;
  sessionWatch: SessionWatch;
  beginSession: BeginSession;
  offlineKeys: OfflineKeys;
}): Served[] {
  return [
    serve(getAccountRules, () => account.rules()),
    serve(signUp, async (input, context) => {
      const started = await account.signUp(input, context);
      return started === "check-mail" ? { checkMail: true as const } : beginSession(started, context);
    }),
    serve(checkInvitation, ({ invitation }, { clientAddress }) => account.checkInvitation(invitation, clientAddress)),
    serve(confirmSignUp, async (input, context) => beginSession(await account.confirmSignUp(input, context), context)),
    serve(getAddress, (_input, context) => addressConfirmation.state(context.userId())),
    serve(askToConfirmAddress, (_input, context) => addressConfirmation.ask(context.userId(), context)),
    serve(confirmAddress, ({ token }) => addressConfirmation.confirm(token)),
    serve(getProof, async (_input, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : credentials.proof(signedIn),
    ),
    serve(prove, async (input, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : credentials.prove(signedIn, input),
    ),
    serve(changePassword, async (input, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : credentials.changePassword(signedIn, input),
    ),
    serve(changeEmail, async (input, context) =>
      context.signedIn === null ? refuse("not-signed-in") : credentials.changeEmail(context.signedIn, input, context),
    ),
    serve(askForPasswordReset, (input, context) => credentials.askForReset(input.email, context)),
    serve(resetPassword, (input, context) => credentials.reset(input, context)),
    serve(signIn, async (input, context) => {
      const answer = await account.signIn(input, context);
      return "secondFactor" in answer ? answer : beginSession(answer, context);
    }),
    serve(signOut, async (_input, context) => {
      if (context.sessionToken !== null) await account.signOut(context.sessionToken);
      context.setSessionCookie(null, 0);
      context.setHeader("clear-site-data", '"cache"');
      return {};
    }),
    serve(getSession, async (_input, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : account.session(signedIn),
    ),
    serve(getOfflineKeys, async (_input, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : offlineKeys(signedIn),
    ),
    serve(getRights, async (_input, context) => ({ isAdministrator: await account.isAdministrator(context.userId()) })),
    serve(getSessions, async (_input, context) => ({
      sessions: (await store.sessionsOf(context.userId())).map(({ tokenHash, ...session }) => ({
        ...session,
        id: sessionId(tokenHash),
        isCurrent: tokenHash === context.signedIn?.tokenHash,
      })),
    })),
    serve(endSession, async ({ id }, context) => {
      const ended = await store.endSessions(context.userId(), { startsWith: id });
      for (const tokenHash of ended) sessionWatch.end(tokenHash, "expired");
      return ended.length > 0 ? {} : refuse("session-not-found");
    }),
    serve(endOtherSessions, async (_input, context) => {
      const ended = await store.endSessions(context.userId(), { except: context.signedIn?.tokenHash ?? "" });
      for (const tokenHash of ended) sessionWatch.end(tokenHash, "expired");
      return { ended: ended.length };
    }),
    serve(deleteAccount, async (input, context) => {
      if (context.signedIn === null) return refuse("not-signed-in");
      const done = await credentials.deleteAccount(context.signedIn, input);
      if (done instanceof Refusal) return done;
      context.setSessionCookie(null, 0);
      context.setHeader("clear-site-data", '"cache"');
      return done;
    }),
    serve(updateProfile, (input, context) => account.updateProfile(context.userId(), input)),
    serve(changePhoto, ({ image }, context) => account.changePhoto(context.userId(), image)),
    serve(removePhoto, (_input, context) => account.changePhoto(context.userId(), null)),
    serveDocument(getPhoto, async (_input, context) => {
      const photo = await store.photo(context.userId());
      if (photo === undefined) return refuse("photo-not-found");
      // The picture's address changes with the picture.
      context.setHeader("cache-control", "private, max-age=86400");
      context.setHeader("vary", "Cookie");
      return { text: Buffer.from(photo.image, "base64"), contentType: photo.contentType };
    }),
  ];
}

/** An id that the session's owner sees. It can't be used to sign in. */
function sessionId(tokenHash: string): string {
  return tokenHash.slice(0, 24);
}
