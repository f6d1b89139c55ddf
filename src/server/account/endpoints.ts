import {
  askForPasswordReset,
  askToConfirmAddress,
  changeEmail,
  changePassword,
  confirmAddress,
  confirmSignUp,
  getAccountRules,
  getAddress,
  getRights,
  getSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updateProfile,
} from "#contract/account.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { type RequestContext, serve, type Served } from "../http/serve.ts";
import type { AddressConfirmation } from "./address-confirmation.ts";
import type { Account, Started } from "./account.ts";
import type { Credentials } from "./credentials.ts";
import { cookieMaxAgeSeconds } from "./sessions.ts";

export function accountEndpoints({
  account,
  addressConfirmation,
  credentials,
}: {
  account: Account;
  addressConfirmation: AddressConfirmation;
  credentials: Credentials;
}): Served[] {
  return [
    serve(getAccountRules, async () => account.rules()),
    serve(signUp, async (input, context) => {
      const started = await account.signUp(input, context.clientAddress);
      return started === "check-mail" ? { checkMail: true as const } : begin(started, context);
    }),
    serve(confirmSignUp, async (input, context) =>
      begin(await account.confirmSignUp(input, context.clientAddress), context),
    ),
    serve(getAddress, (_input, context) => addressConfirmation.state(context.userId())),
    serve(askToConfirmAddress, (_input, context) => addressConfirmation.ask(context.userId(), context.clientAddress)),
    serve(confirmAddress, ({ token }) => addressConfirmation.confirm(token)),
    serve(changePassword, async (input, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : credentials.changePassword(signedIn, input),
    ),
    serve(changeEmail, async (input, { signedIn, clientAddress }) =>
      signedIn === null ? refuse("not-signed-in") : credentials.changeEmail(signedIn, input, clientAddress),
    ),
    serve(askForPasswordReset, (input, context) => credentials.askForReset(input.email, context.clientAddress)),
    serve(resetPassword, (input, context) => credentials.reset(input, context.clientAddress)),
    serve(signIn, async (input, context) => begin(await account.signIn(input, context.clientAddress), context)),
    serve(signOut, async (_input, context) => {
      if (context.sessionToken !== null) await account.signOut(context.sessionToken);
      context.setSessionCookie(null, 0);
      context.setHeader("clear-site-data", '"cache"');
      return {};
    }),
    serve(getSession, async (_input, { signedIn }) =>
      signedIn === null ? refuse("not-signed-in") : account.session(signedIn),
    ),
    serve(getRights, async (_input, context) => ({ isAdministrator: await account.isAdministrator(context.userId()) })),
    serve(updateProfile, (input, context) => account.updateProfile(context.userId(), input)),
  ];
}

function begin(started: Started | Refusal, context: RequestContext) {
  if (started instanceof Refusal) return started;
  context.setSessionCookie(started.token, cookieMaxAgeSeconds);
  return started.session;
}
