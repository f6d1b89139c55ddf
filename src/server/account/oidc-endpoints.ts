import {
  finishWithProvider,
  linkProvider,
  proveWithProvider,
  signInWithProvider,
  unlinkProvider,
} from "#contract/oidc.ts";
import { settingsAddress } from "#core/addresses/settings-address.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { type RequestContext, serve, serveDocument, type Served } from "../http/serve.ts";
import type { BeginSession } from "./begin-session.ts";
import type { Finished, Oidc } from "./oidc.ts";

const cookieName = "oidc";
const cookieSeconds = 600;

export function oidcEndpoints(oidc: Oidc, beginSession: BeginSession): Served[] {
  return [
    serve(signInWithProvider, async ({ invitation }, context) =>
      leave(await oidc.beginSignIn(invitation, context), context),
    ),
    serve(linkProvider, async (_input, context) =>
      context.signedIn === null ? refuse("not-signed-in") : leave(await oidc.beginLink(context.signedIn), context),
    ),
    serve(proveWithProvider, async (_input, context) =>
      context.signedIn === null ? refuse("not-signed-in") : leave(await oidc.beginProof(context.signedIn), context),
    ),
    serve(unlinkProvider, (_input, context) => oidc.unlink(context.userId())),
    serveDocument(finishWithProvider, async (input, context) => {
      const finished = await oidc.finish(input, context.cookie(cookieName), context);
      context.setCookie(cookieName, null, 0);
      if (finished.kind === "signed-in") await beginSession(finished.started, context);
      return { status: 303, location: pageAfter(finished) };
    }),
  ];
}

function leave(begun: { url: string; cookie: string } | Refusal, context: RequestContext) {
  if (begun instanceof Refusal) return begun;
  context.setCookie(cookieName, begun.cookie, cookieSeconds);
  return { url: begun.url };
}

/** Returns the page after a round trip. The sign-in page forwards signed-in users to their destination. */
function pageAfter(finished: Finished): string {
  if (finished.kind === "signed-in" || finished.kind === "proved") return "/login";
  if (finished.kind === "linked") return `${settingsAddress("security")}#provider=linked`;
  const page = finished.purpose === "sign-in" ? "/login" : settingsAddress("security");
  return `${page}#provider=${finished.code}`;
}
