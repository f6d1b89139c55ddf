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

/** What the right password is answered with where a second factor is on: no session yet. */
export const SecondStep = z.object({
  /** Goes with the second step, for ten minutes and five tries. */
  challenge: z.string(),
  kinds: z.array(z.enum(["totp", "recovery", "passkey"])),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const AccountRules = z.object({
  signUp: z.enum(["open", "closed", "invite"]),
  minimumLength: z.number().int(),
  /** Characters of the longest password; null: the hosted service says. */
  maximumLength: z.number().int().nullable(),
  rules: z.array(z.string()),
  /** Which sign-in backend serves, and what the sign-in pages say about this instance. */
  backend: z.enum(["local", "firebase"]),
  version: z.string(),
  canResetByMail: z.boolean(),
  /** The address at which passkeys work; null: they work nowhere. */
  passkeyAddress: z.string().nullable(),
  /** Whom else one can sign in by; null: the host has set nobody. */
  providerName: z.string().nullable(),
  /** Only where the backend is firebase: what its library in the browser wants. */
  firebase: z
    .object({
      /** Null: some are missing. */
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
      /** Names of the settings that are missing; never a value. */
      missing: z.array(z.string()),
      emulatorUrl: z.string().nullable(),
      signsInWithGoogle: z.boolean(),
    })
    .optional(),
});
export type AccountRules = z.infer<typeof AccountRules>;

export const getAccountRules = endpoint("GET /api/account/rules", {
  summary: "Whether sign-up is open, and the password rules",
  access: "anonymous",
  input: z.object({}),
  output: AccountRules,
});

/** Where the server sends mail nothing is told before the owner of the address has answered. */
const SignedUp = z.union([Session, z.object({ checkMail: z.literal(true) })]);

export const signUp = endpoint("POST /api/account/sign-up", {
  summary: "Create an account and sign in, or, where the server sends mail, have a link sent to confirm with",
  access: "anonymous",
  input: z.object({
    name: z.string().max(200),
    email: z.string().max(320),
    password: z.string().max(1000),
    /** Out of an invitation's link, where sign-up is by invitation. */
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
  summary: "Whether an invitation can still be used; signing up with it says the same",
  access: "anonymous",
  input: z.object({ invitation: z.string().max(200) }),
  output: z.object({ isGood: z.boolean() }),
  problems: ["too-many-requests"],
});

export const confirmSignUp = endpoint("POST /api/account/sign-up/confirm", {
  summary: "Create the account that a link in a mail is about, and sign in",
  access: "anonymous",
  input: z.object({ token: z.string().max(200), password: z.string().max(1000) }),
  output: Session,
  status: 201,
  problems: ["link-not-good", "wrong-password", "email-already-in-use", "operation-not-allowed", "too-many-requests"],
});

export const getAddress = endpoint("GET /api/account/address", {
  summary: "Your e-mail address, and whether you have shown that it is yours",
  input: z.object({}),
  output: z.object({
    email: z.string(),
    isConfirmed: z.boolean(),
    /** This server sends mail. */
    canConfirm: z.boolean(),
  }),
});

export const askToConfirmAddress = endpoint("POST /api/account/address/ask", {
  summary: "Have a link sent to your e-mail address to confirm it with",
  input: z.object({}),
  output: z.object({}),
  problems: ["mail-not-set-up", "rate-limited", "operation-not-allowed"],
});

export const confirmAddress = endpoint("POST /api/account/address/confirm", {
  summary: "Confirm the address that a link was sent to",
  access: "anonymous",
  input: z.object({ token: z.string().max(200) }),
  output: z.object({ email: z.string() }),
  problems: ["link-not-good", "email-already-in-use", "too-many-requests", "operation-not-allowed"],
});

/** A way to show that the account is one's own. */
export const ProofWay = z.enum(["password", "password-and-code", "passkey", "provider"]);
export type ProofWay = z.infer<typeof ProofWay>;

export const getProof = endpoint("GET /api/account/proof", {
  summary: "Whether you have shown within ten minutes that the account is yours, and how you can",
  input: z.object({}),
  output: z.object({ isRecent: z.boolean(), ways: z.array(ProofWay) }),
});

export const prove = endpoint("POST /api/account/proof", {
  summary: "Show that the account is yours; good for ten minutes in this session",
  input: z.object({
    password: z.string().max(1000),
    /** Of the authenticator app, or a recovery code, where a second factor is on. */
    code: z.string().max(100).nullable().default(null),
  }),
  output: z.object({}),
  problems: ["wrong-password", "code-required", "wrong-code", "too-many-requests", "operation-not-allowed"],
});

/** Null: the sign-in of the last ten minutes is proof enough. */
const CurrentPassword = z.string().max(1000).nullable().default(null);

export const changePassword = endpoint("POST /api/account/password", {
  summary: "Change the password; every other session ends",
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
  summary: "Change the e-mail address; where the server sends mail, once the new one is confirmed",
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
  summary: "Have a link sent that sets a new password; the answer does not tell whether there is an account",
  access: "anonymous",
  input: z.object({ email: z.string().max(320) }),
  output: z.object({}),
  status: 202,
  problems: ["invalid-email", "mail-not-set-up", "too-many-requests", "operation-not-allowed"],
});

export const resetPassword = endpoint("POST /api/account/password-reset/confirm", {
  summary: "Set a new password with the link from the mail; every session ends",
  access: "anonymous",
  input: z.object({ token: z.string().max(200), password: z.string().max(1000) }),
  output: z.object({}),
  problems: ["link-not-good", "weak-password", "too-many-requests", "operation-not-allowed"],
});

export const signIn = endpoint("POST /api/account/sign-in", {
  summary: "Sign in; sets the session cookie, or asks for the second step where a second factor is on",
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
  summary: "Who is signed in; 401 when nobody is",
  takesToken: true,
  input: z.object({}),
  output: Session,
  problems: ["user-disabled"],
});

export const startHostedSession = endpoint("POST /api/account/session", {
  summary: "Sign in with an ID token of Firebase, or renew the session with a newer one; sets the session cookie",
  access: "anonymous",
  input: z.object({
    idToken: z.string().max(8192),
    /** Out of an invitation's link, where sign-up is by invitation. */
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

export const getRights = endpoint("GET /api/account/rights", {
  summary: "Whether the signed-in user administers this server",
  input: z.object({}),
  output: z.object({ isAdministrator: z.boolean() }),
});

export const getSessions = endpoint("GET /api/account/sessions", {
  summary: "Where you are signed in",
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** "Firefox on Linux"; null where that was not noted. */
        device: z.string().nullable(),
        createdAt: z.string(),
        /** To a few minutes. */
        lastSeenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint("DELETE /api/account/sessions/:id", {
  summary: "Sign out one of your sessions",
  input: z.object({ id: z.string().regex(/^[0-9a-f]{24}$/, "An id out of the list of sessions") }),
  output: z.object({}),
  problems: ["session-not-found"],
});

export const endOtherSessions = endpoint("DELETE /api/account/sessions", {
  summary: "Sign out everywhere else",
  input: z.object({}),
  output: z.object({ ended: z.number().int() }),
});

export const deleteAccount = endpoint("DELETE /api/account", {
  summary: "Delete your account and everything in it for good",
  input: z.object({
    /** The account's own address, so that nobody does it by mistake. */
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
  summary: "Show a picture beside your name: PNG, JPEG or WebP, at most 1 MiB; what its file tells besides is left out",
  input: z.object({ image: z.base64("A file as base64") }),
  output: User,
  takesFile: true,
  problems: ["photo-refused"],
});

export const removePhoto = endpoint("DELETE /api/account/photo", {
  summary: "Show no picture beside your name",
  input: z.object({}),
  output: User,
});

export const getPhoto = document("GET /api/account/photo", {
  summary: "The picture beside your name",
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
