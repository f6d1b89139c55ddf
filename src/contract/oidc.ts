import { z } from "zod";
import { document, endpoint } from "./endpoint.ts";

const Text = z.string().max(4096).optional();
/** Where the browser goes to sign in there. */
const Url = z.object({ url: z.string() });

export const signInWithProvider = endpoint("POST /api/account/oidc/sign-in", {
  summary: "The address at which the sign-in provider asks who it is",
  access: "anonymous",
  input: z.object({
    /** Out of an invitation's link, where sign-up is by invitation. */
    invitation: z.string().max(200).nullable().default(null),
  }),
  output: Url,
  problems: ["provider-not-set-up", "provider-unreachable", "too-many-requests", "operation-not-allowed"],
});

export const linkProvider = endpoint("POST /api/account/oidc/link", {
  summary: "The address at which the sign-in provider asks who it is, so that it opens your account from then on",
  needsRecentSignIn: true,
  input: z.object({}),
  output: Url,
  problems: ["provider-not-set-up", "provider-unreachable", "operation-not-allowed"],
});

export const proveWithProvider = endpoint("POST /api/account/oidc/proof", {
  summary: "The address at which the sign-in provider asks anew who it is, to show that the account is yours",
  input: z.object({}),
  output: Url,
  problems: ["provider-not-set-up", "provider-unreachable", "operation-not-allowed"],
});

export const unlinkProvider = endpoint("DELETE /api/account/oidc", {
  summary: "Let the sign-in provider open your account no more",
  needsRecentSignIn: true,
  input: z.object({}),
  output: z.object({}),
  problems: ["provider-not-set-up", "provider-not-linked", "only-way-in", "operation-not-allowed"],
});

/** A GET that begins a session: OpenID Connect sends the browser here by one. What it may do is bound to a cookie of this browser. */
export const finishWithProvider = document("GET /api/account/oidc/callback", {
  summary: "Where the sign-in provider sends the browser back to; answers with a redirect",
  access: "anonymous",
  input: z.object({ code: Text, state: Text, iss: Text, error: Text }),
  contentType: "text/html",
  redirects: true,
});

export const oidcEndpoints = [
  signInWithProvider,
  linkProvider,
  proveWithProvider,
  unlinkProvider,
  finishWithProvider,
] as const;
