import { z } from "zod";
import { document, endpoint } from "./endpoint.ts";

const Text = z.string().max(4096).optional();
/** The provider's sign-in page. */
const Url = z.object({ url: z.string() });

export const signInWithProvider = endpoint("POST /api/account/oidc/sign-in", {
  summary: "The provider's address to sign in at",
  access: "anonymous",
  input: z.object({
    /** The secret from an invitation link. Required if sign-up is by invitation only. */
    invitation: z.string().max(200).nullable().default(null),
  }),
  output: Url,
  problems: ["provider-not-set-up", "provider-unreachable", "too-many-requests", "operation-not-allowed"],
});

export const linkProvider = endpoint("POST /api/account/oidc/link", {
  summary: "The provider's address to sign in at, to link the provider to your account",
  needsRecentSignIn: true,
  input: z.object({}),
  output: Url,
  problems: ["provider-not-set-up", "provider-unreachable", "operation-not-allowed"],
});

export const proveWithProvider = endpoint("POST /api/account/oidc/proof", {
  summary: "The provider's address to sign in at again, to confirm your identity",
  input: z.object({}),
  output: Url,
  problems: ["provider-not-set-up", "provider-unreachable", "operation-not-allowed"],
});

export const unlinkProvider = endpoint("DELETE /api/account/oidc", {
  summary: "Unlink the sign-in provider from your account",
  needsRecentSignIn: true,
  input: z.object({}),
  output: z.object({}),
  problems: ["provider-not-set-up", "provider-not-linked", "only-way-in", "operation-not-allowed"],
});

/** Starts a session by GET because OpenID Connect redirects the browser. A cookie binds the request to this browser. */
export const finishWithProvider = document("GET /api/account/oidc/callback", {
  summary: "Callback of the sign-in provider. Answers with a redirect",
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
