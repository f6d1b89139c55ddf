import { z } from "zod";
import { Session } from "./account.ts";
import { endpoint } from "./endpoint.ts";

const Base64Url = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/, "Base64url");

/** WebAuthn options for the browser, as JSON. */
const Options = z.looseObject({ challenge: z.string() });

const Registered = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** The signed WebAuthn response of an authenticator, as JSON. */
export const SignedChallenge = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.nullable().default(null),
  }),
});
export type SignedChallenge = z.infer<typeof SignedChallenge>;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const Name = z.string().trim().min(1).max(60);

export const beginPasskey = endpoint("POST /api/account/passkeys/options", {
  summary: "The options a browser needs to create a passkey",
  needsRecentSignIn: true,
  input: z.object({}),
  output: z.object({ options: Options }),
  problems: ["passkeys-need-host-name", "too-many-passkeys", "operation-not-allowed"],
});

export const addPasskey = endpoint("POST /api/account/passkeys", {
  summary: "Add the passkey that the browser created",
  needsRecentSignIn: true,
  input: z.object({ name: Name, response: Registered }),
  output: Passkey,
  status: 201,
  problems: ["passkeys-need-host-name", "passkey-refused", "too-many-passkeys", "operation-not-allowed"],
});

export const renamePasskey = endpoint("PATCH /api/account/passkeys/:id", {
  summary: "Rename a passkey",
  input: z.object({ id: z.string(), name: Name }),
  output: z.object({}),
  problems: ["passkey-not-found", "operation-not-allowed"],
});

export const removePasskey = endpoint("DELETE /api/account/passkeys/:id", {
  summary: "Remove a passkey",
  needsRecentSignIn: true,
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["passkey-not-found", "only-way-in", "operation-not-allowed"],
});

export const beginPasskeySignIn = endpoint("POST /api/account/sign-in/passkey/options", {
  summary: "The options a browser needs to sign in with a passkey",
  access: "anonymous",
  input: z.object({
    /** The pending sign-in that needs a second step. Only its owner's passkeys are accepted. */
    challenge: z.string().max(200).nullable().default(null),
  }),
  output: z.object({ options: Options }),
  problems: ["passkeys-need-host-name", "sign-in-expired", "too-many-requests", "operation-not-allowed"],
});

export const signInWithPasskey = endpoint("POST /api/account/sign-in/passkey", {
  summary: "Sign in with a passkey, which counts as both factors. Sets the session cookie",
  access: "anonymous",
  input: z.object({ response: SignedChallenge }),
  output: Session,
  problems: [
    "passkeys-need-host-name",
    "passkey-refused",
    "sign-in-expired",
    "user-disabled",
    "too-many-requests",
    "operation-not-allowed",
  ],
});

export const beginPasskeyProof = endpoint("POST /api/account/proof/passkey/options", {
  summary: "The options a browser needs to confirm your identity with a passkey",
  input: z.object({}),
  output: z.object({ options: Options }),
  problems: ["passkeys-need-host-name", "operation-not-allowed"],
});

export const proveWithPasskey = endpoint("POST /api/account/proof/passkey", {
  summary: "Confirm your identity with a passkey for ten minutes in this session",
  input: z.object({ response: SignedChallenge }),
  output: z.object({}),
  problems: ["passkeys-need-host-name", "passkey-refused", "operation-not-allowed"],
});

export const passkeyEndpoints = [
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
  beginPasskeyProof,
  proveWithPasskey,
] as const;
