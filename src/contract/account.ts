import { z } from "zod";
import { document, endpoint } from "./endpoint.ts";

export const User = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
});
export type User = z.infer<typeof User>;

export const Session = z.object({ user: User, expiresAt: z.string() });
export type Session = z.infer<typeof Session>;

/** The answer to a correct password if a second factor is on. No session exists yet. */
export const SecondStep = z.object({
  /** Sent with the second step. Valid for ten minutes and five attempts. */
  challenge: z.string(),
  kinds: z.array(z.enum(["totp", "recovery", "passkey"])),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const AccountRules = z.object({
  signUp: z.enum(["open", "closed", "invite"]),
  minimumLength: z.number().int(),
  /** The maximum password length in characters. Null: the hosted service decides. */
  maximumLength: z.number().int().nullable(),
  rules: z.array(z.string()),
  /** The sign-in backend in use, and the facts the sign-in pages show about this instance. */
  backend: z.enum(["local", "firebase"]),
  version: z.string(),
  canResetByMail: z.boolean(),
  /** The address at which passkeys work. Null: passkeys aren't available. */
  passkeyAddress: z.string().nullable(),
  /** The external sign-in provider. Null: none is configured. */
  providerName: z.string().nullable(),
  /** Present only if the backend is Firebase: the configuration of its browser library. */
  firebase: z
    .object({
      /** Null if some settings are missing. */
      values: z
        .object({
          apiKey: z.string(),
          authDomain: z.string(),
          projectId: z.string(),
          storageBucket: z.string(),
          messagingSenderId: z.string(),
          appId: z.string(),
        })
        .nullable(),
      /** Names of the missing settings, never their values. */
      missing: z.array(z.string()),
      emulatorUrl: z.string().nullable(),
      signsInWithGoogle: z.boolean(),
    })
    .optional(),
});
export type AccountRules = z.infer<typeof AccountRules>;

export const getAccountRules = endpoint("GET /api/account/rules", {
  summary: "Sign-up availability and password rules",
  access: "anonymous",
  input: z.object({}),
  output: AccountRules,
});

/** If the server sends mail, the answer reveals nothing until the owner of the address has confirmed it. */
const SignedUp = z.union([Session, z.object({ checkMail: z.literal(true) })]);

export const signUp = endpoint("POST /api/account/sign-up", {
  summary: "Create an account and sign in. If this server sends mail, a confirmation link is sent first",
  access: "anonymous",
  input: z.object({
    name: z.string().max(200),
    email: z.string().max(320),
    password: z.string().max(1000),
    /** The secret from an invitation link. Required if sign-up is by invitation only. */
    invitation: z.string().max(200).nullable().default(null),
  }),
  output: SignedUp,
  status: 201,
  comesLater: (output) => typeof output === "object" && output !== null && "checkMail" in output,
  problems: [
    "email-already-in-use",
    "invalid-email",
    "weak-password",
    "invalid-display-name",
    "operation-not-allowed",
    "too-many-requests",
  ],
});

export const checkInvitation = endpoint("POST /api/account/invitation", {
  summary: "Check that an invitation can still be used",
  access: "anonymous",
  input: z.object({ invitation: z.string().max(200) }),
  output: z.object({ isGood: z.boolean() }),
  problems: ["too-many-requests"],
});

export const confirmSignUp = endpoint("POST /api/account/sign-up/confirm", {
  summary: "Confirm a sign-up with the link from the mail, and sign in",
  access: "anonymous",
  input: z.object({ token: z.string().max(200), password: z.string().max(1000) }),
  output: Session,
  status: 201,
  problems: ["link-not-good", "wrong-password", "email-already-in-use", "operation-not-allowed", "too-many-requests"],
});

export const getAddress = endpoint("GET /api/account/address", {
  summary: "Your e-mail address, and whether it's confirmed",
  input: z.object({}),
  output: z.object({
    email: z.string(),
    isConfirmed: z.boolean(),
    /** True if this server sends mail. */
    canConfirm: z.boolean(),
  }),
});

export const askToConfirmAddress = endpoint("POST /api/account/address/ask", {
  summary: "Send a confirmation link to your e-mail address",
  input: z.object({}),
  output: z.object({}),
  problems: ["mail-not-set-up", "rate-limited", "operation-not-allowed"],
});

export const confirmAddress = endpoint("POST /api/account/address/confirm", {
  summary: "Confirm an e-mail address with the link that was sent to it",
  access: "anonymous",
  input: z.object({ token: z.string().max(200) }),
  output: z.object({ email: z.string() }),
  problems: ["link-not-good", "email-already-in-use", "too-many-requests", "operation-not-allowed"],
});

/** A way for users to confirm their identity. */
export const ProofWay = z.enum(["password", "password-and-code", "passkey", "provider"]);
export type ProofWay = z.infer<typeof ProofWay>;

export const getProof = endpoint("GET /api/account/proof", {
  summary: "Whether you confirmed your identity in the last ten minutes, and the ways to do so",
  input: z.object({}),
  output: z.object({ isRecent: z.boolean(), ways: z.array(ProofWay) }),
});

export const prove = endpoint("POST /api/account/proof", {
  summary: "Confirm your identity for ten minutes in this session",
  input: z.object({
    password: z.string().max(1000),
    /** A code from the authenticator app or a recovery code. Required if a second factor is on. */
    code: z.string().max(100).nullable().default(null),
  }),
  output: z.object({}),
  problems: ["wrong-password", "code-required", "wrong-code", "too-many-requests", "operation-not-allowed"],
});

/** Null: a sign-in within the last ten minutes is sufficient. */
const CurrentPassword = z.string().max(1000).nullable().default(null);

export const changePassword = endpoint("POST /api/account/password", {
  summary: "Change the password and end every other session",
  input: z.object({ password: z.string().max(1000), currentPassword: CurrentPassword }),
  output: z.object({}),
  problems: [
    "weak-password",
    "same-password",
    "wrong-password",
    "requires-recent-login",
    "too-many-requests",
    "operation-not-allowed",
  ],
});

export const changeEmail = endpoint("POST /api/account/email", {
  summary: "Change the e-mail address. If this server sends mail, the new address must be confirmed first",
  input: z.object({ email: z.string().max(320), currentPassword: CurrentPassword }),
  output: z.object({ checkMail: z.boolean() }),
  comesLater: (output) =>
    typeof output === "object" && output !== null && "checkMail" in output && output.checkMail === true,
  problems: [
    "invalid-email",
    "email-already-in-use",
    "wrong-password",
    "requires-recent-login",
    "too-many-requests",
    "operation-not-allowed",
  ],
});

export const askForPasswordReset = endpoint("POST /api/account/password-reset", {
  summary: "Send a password reset link. The answer is the same whether or not the account exists",
  access: "anonymous",
  input: z.object({ email: z.string().max(320) }),
  output: z.object({}),
  status: 202,
  problems: ["invalid-email", "mail-not-set-up", "too-many-requests", "operation-not-allowed"],
});

export const resetPassword = endpoint("POST /api/account/password-reset/confirm", {
  summary: "Set a new password with the link from the mail, and end every session",
  access: "anonymous",
  input: z.object({ token: z.string().max(200), password: z.string().max(1000) }),
  output: z.object({}),
  problems: ["link-not-good", "weak-password", "too-many-requests", "operation-not-allowed"],
});

export const signIn = endpoint("POST /api/account/sign-in", {
  summary: "Sign in. Sets the session cookie, or asks for the second factor if it's on",
  access: "anonymous",
  input: z.object({ email: z.string().max(320), password: z.string().max(1000) }),
  output: z.union([Session, z.object({ secondFactor: SecondStep })]),
  problems: ["invalid-credential", "invalid-email", "user-disabled", "too-many-requests", "operation-not-allowed"],
});

export const signOut = endpoint("POST /api/account/sign-out", {
  summary: "End this session",
  access: "anonymous",
  input: z.object({}),
  output: z.object({}),
});

export const getSession = endpoint("GET /api/account/session", {
  summary: "The signed-in user; 401 if not signed in",
  takesToken: true,
  input: z.object({}),
  output: Session,
  problems: ["user-disabled"],
});

export const startHostedSession = endpoint("POST /api/account/session", {
  summary: "Sign in or renew the session with a Firebase ID token. Sets the session cookie",
  access: "anonymous",
  input: z.object({
    idToken: z.string().max(8192),
    /** The secret from an invitation link. Required if sign-up is by invitation only. */
    invitation: z.string().max(200).nullable().default(null),
  }),
  output: Session,
  problems: [
    "id-token-refused",
    "user-disabled",
    "email-already-in-use",
    "operation-not-allowed",
    "sign-in-service-unreachable",
    "too-many-requests",
  ],
});

export const getOfflineKeys = endpoint("GET /api/account/offline-keys", {
  summary: "The keys for what this browser keeps for use without a connection",
  input: z.object({}),
  output: z.object({
    /** Whose keys they are. */
    userId: z.string(),
    /** Seals copies of answers, as 32 bytes in base64url. Another session gets another one. */
    copies: z.string(),
    /** Seals changes that wait for the connection, in the same form. The same in every session of the user. */
    changes: z.string(),
  }),
});

export const getRights = endpoint("GET /api/account/rights", {
  summary: "Whether the signed-in user administers this server",
  input: z.object({}),
  output: z.object({ isAdministrator: z.boolean() }),
});

export const getSessions = endpoint("GET /api/account/sessions", {
  summary: "Your active sessions",
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** For example "Firefox on Linux". Null if unknown. */
        device: z.string().nullable(),
        createdAt: z.string(),
        /** Accurate to a few minutes. */
        lastSeenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint("DELETE /api/account/sessions/:id", {
  summary: "Sign out one of your sessions",
  input: z.object({ id: z.string().regex(/^[0-9a-f]{24}$/, "Use an id from the list of sessions") }),
  output: z.object({}),
  problems: ["session-not-found"],
});

export const endOtherSessions = endpoint("DELETE /api/account/sessions", {
  summary: "Sign out everywhere else",
  input: z.object({}),
  output: z.object({ ended: z.number().int() }),
});

export const deleteAccount = endpoint("DELETE /api/account", {
  summary: "Permanently delete your account and everything in it",
  input: z.object({
    /** The account's own e-mail address, required as a safeguard against accidental deletion. */
    email: z.string().max(320),
    currentPassword: CurrentPassword,
  }),
  output: z.object({}),
  problems: ["email-mismatch", "wrong-password", "requires-recent-login", "administrator-stays", "too-many-requests"],
});

export const updateProfile = endpoint("PATCH /api/account/profile", {
  summary: "Change the display name",
  input: z.object({ displayName: z.string().max(200) }),
  output: User,
  problems: ["invalid-display-name"],
});

export const changePhoto = endpoint("PUT /api/account/photo", {
  summary: "Set your profile picture: PNG, JPEG or WebP, at most 1 MiB. Metadata is removed",
  input: z.object({ image: z.base64("Send the file as base64") }),
  output: User,
  takesFile: true,
  problems: ["photo-refused"],
});

export const removePhoto = endpoint("DELETE /api/account/photo", {
  summary: "Remove your profile picture",
  input: z.object({}),
  output: User,
});

export const getPhoto = document("GET /api/account/photo", {
  summary: "Your profile picture",
  input: z.object({ v: z.string().max(100).optional() }),
  contentType: "image/png",
  otherContentTypes: ["image/jpeg", "image/webp"],
  problems: ["photo-not-found"],
});

export const accountEndpoints = [
  getAccountRules,
  signUp,
  checkInvitation,
  confirmSignUp,
  getProof,
  prove,
  getAddress,
  askToConfirmAddress,
  confirmAddress,
  changePassword,
  changeEmail,
  askForPasswordReset,
  resetPassword,
  signIn,
  signOut,
  getSession,
  startHostedSession,
  getOfflineKeys,
  getRights,
  getSessions,
  endSession,
  endOtherSessions,
  deleteAccount,
  updateProfile,
  changePhoto,
  removePhoto,
  getPhoto,
] as const;
