import type { SecondStep, Session, User } from "#contract/account.ts";

/** The user as a backend identifies them. */
export type Identity =
  | { readonly kind: "signed-in"; readonly session: Session }
  | { readonly kind: "signed-out"; readonly reason: "none" | "disabled" | "ended" }
  /** The server doesn't answer. */
  | { readonly kind: "unreachable" };

export interface SignUpWish {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** From an invitation link. */
  readonly invitation: string | null;
}

/** Account actions that a hosted service performs in place of this server. */
export interface HostedAccount {
  /** Signs in with Google's window; null if not offered. */
  readonly signInWithGoogle: (() => Promise<Session>) | null;
  /** False for users without a password, who confirm in Google's window instead. */
  readonly hasPassword: () => boolean;
  /** Proves with the password that the account is theirs. */
  readonly prove: (password: string) => Promise<void>;
  readonly askForReset: (email: string) => Promise<void>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  readonly sendConfirmation: () => Promise<void>;
  /** Returns the address that is now confirmed. */
  readonly confirmAddress: (code: string) => Promise<string>;
  readonly changePassword: (currentPassword: string, password: string) => Promise<void>;
  /** Sends a link to a new address. The account changes once the link is opened. */
  readonly askForEmail: (email: string, currentPassword: string) => Promise<void>;
  /** Tells the service the picture's new address. */
  readonly photoChanged: (photoUrl: string | null) => Promise<void>;
  /** Deletes this server's data, then the account at the service. */
  readonly deleteAccount: (email: string, password: string) => Promise<void>;
}

/** The service that holds the accounts. Throws refusals as `ApiProblem`s with the product's own codes. */
export interface SignInBackend {
  /** Returns a second step where the password isn't enough. */
  readonly signIn: (email: string, password: string) => Promise<Session | { readonly secondFactor: SecondStep }>;
  /** "check-mail": a link was sent and must be opened first. */
  readonly signUp: (wish: SignUpWish) => Promise<Session | "check-mail">;
  readonly signOut: () => Promise<void>;
  /** Returns the session the page was rendered with; null if the server has to be asked. */
  readonly atOpening: () => Session | "signed-out" | null;
  /** Identifies the user now and on each call of `recheck`. */
  readonly observe: (listener: (identity: Identity) => void) => {
    readonly recheck: () => void;
    readonly stop: () => void;
  };
  readonly updateProfile: (displayName: string) => Promise<User>;
  /** Asks the service after our session has ended, and resumes if possible; null with local accounts. */
  readonly renew: (() => Promise<Identity>) | null;
  /** Null with local accounts: this server handles everything itself. */
  readonly hosted: HostedAccount | null;
  /** Why sign-in is off on this server; null while it works. */
  readonly offBecause: string | null;
}
