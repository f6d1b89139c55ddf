import type { SecondStep, Session, User } from "#contract/account.ts";

/** What a backend knows of the person at the keyboard. */
export type Identity =
  | { readonly kind: "signed-in"; readonly session: Session }
  | { readonly kind: "signed-out"; readonly reason: "none" | "disabled" | "ended" }
  /** Nobody could say: the server does not answer. */
  | { readonly kind: "unreachable" };

export interface SignUpWish {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Out of an invitation's link. */
  readonly invitation: string | null;
}

/** What a hosted service does for the account that our own server does otherwise. */
export interface HostedAccount {
  /** By a window of Google's; null: not offered here. */
  readonly signInWithGoogle: (() => Promise<Session>) | null;
  /** False: whoever is signed in has none, and shows in Google's window who they are. */
  readonly hasPassword: () => boolean;
  /** Shows by the password whose the session is. */
  readonly prove: (password: string) => Promise<void>;
  readonly askForReset: (email: string) => Promise<void>;
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  readonly sendConfirmation: () => Promise<void>;
  /** Gives the address that is confirmed now. */
  readonly confirmAddress: (code: string) => Promise<string>;
  readonly changePassword: (currentPassword: string, password: string) => Promise<void>;
  /** Sends a link to another address, which is the account's once it was followed. */
  readonly askForEmail: (email: string, currentPassword: string) => Promise<void>;
  /** Tells the service where the picture is now. */
  readonly photoChanged: (photoUrl: string | null) => Promise<void>;
  /** Deletes what is kept here, then the account at the service. */
  readonly deleteAccount: (email: string, password: string) => Promise<void>;
}

/** Where accounts live. Refusals are thrown as `ApiProblem`s with the codes of the product's own catalogue. */
export interface SignInBackend {
  /** A second step where the password is not enough. */
  readonly signIn: (email: string, password: string) => Promise<Session | { readonly secondFactor: SecondStep }>;
  /** "check-mail": a link was sent, and says who is to come in. */
  readonly signUp: (wish: SignUpWish) => Promise<Session | "check-mail">;
  readonly signOut: () => Promise<void>;
  /** Who is signed in, where the page itself says so; null: that has to be asked. */
  readonly atOpening: () => Session | null;
  /** Asks who is signed in, now and whenever `recheck` is called. */
  readonly observe: (listener: (identity: Identity) => void) => {
    readonly recheck: () => void;
    readonly stop: () => void;
  };
  readonly updateProfile: (displayName: string) => Promise<User>;
  /** Asks the service where our session has ended, and goes on where it can; null: there is nobody to ask. */
  readonly renew: (() => Promise<Identity>) | null;
  /** Null: our own server does all of it. */
  readonly hosted: HostedAccount | null;
  /** Why nobody can sign in at all; null: they can. */
  readonly offBecause: string | null;
}
