import { z } from "zod";
import { Session } from "./account.ts";
import { endpoint } from "./endpoint.ts";

const Base64Url = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/, "Base64url");

/** What a browser is given to ask an authenticator with (WebAuthn), as JSON. */
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

/** What an authenticator has signed (WebAuthn), as JSON. */
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
  summary: "What a browser needs to make a passkey",
  needsRecentSignIn: true,
  input: z.object({}),
  output: z.object({ options: Options }),
  problems: ["passkeys-need-host-name", "too-many-passkeys", "operation-not-allowed"],
});

export const addPasskey = endpoint("POST /api/account/passkeys", {
  summary: "Keep a passkey that the browser has made",
  needsRecentSignIn: true,
  input: z.object({ name: Name, response: Registered }),
  output: Passkey,
  status: 201,
  problems: ["passkeys-need-host-name", "passkey-refused", "too-many-passkeys", "operation-not-allowed"],
});

export const renamePasskey = endpoint("PATCH /api/account/passkeys/:id", {
  summary: "Give one of your passkeys another name",
  input: z.object({ id: z.string(), name: Name }),
  output: z.object({}),
  problems: ["passkey-not-found", "operation-not-allowed"],
});

export const removePasskey = endpoint("DELETE /api/account/passkeys/:id", {
  summary: "Take one of your passkeys away",
  needsRecentSignIn: true,
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["passkey-not-found", "only-way-in", "operation-not-allowed"],
});

export const beginPasskeySignIn = endpoint("POST /api/account/sign-in/passkey/options", {
  summary: "What a browser needs to sign in with a passkey",
  access: "anonymous",
  input: z.object({
    /** Of a sign-in that waits for its second step: only its owner's passkeys answer it. */
    challenge: z.string().max(200).nullable().default(null),
  }),
  output: z.object({ options: Options }),
  problems: ["passkeys-need-host-name", "sign-in-expired", "too-many-requests", "operation-not-allowed"],
});

export const signInWithPasskey = endpoint("POST /api/account/sign-in/passkey", {
  summary: "Sign in with a passkey, which is both factors; sets the session cookie",
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
  summary: "What a browser needs to show with a passkey that the account is yours",
  input: z.object({}),
  output: z.object({ options: Options }),
  problems: ["passkeys-need-host-name", "operation-not-allowed"],
});

export const proveWithPasskey = endpoint("POST /api/account/proof/passkey", {
  summary: "Show with a passkey that the account is yours; good for ten minutes in this session",
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
