import type { SecondStep, Session, User } from "#contract/account.ts";

/** What a backend knows of the person at the keyboard. */
export type Identity =
  | { readonly kind: "signed-in"; readonly session: Session }
  | { readonly kind: "signed-out"; readonly reason: "none" | "disabled" }
  /** Nobody could say: the server does not answer. */
  | { readonly kind: "unreachable" };

export interface SignUpWish {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Out of an invitation's link. */
  readonly invitation: string | null;
}

/** Where accounts live. Refusals are thrown as `ApiProblem`s with the codes of the product's own catalogue. */
export interface SignInBackend {
  /** A second step where the password is not enough. */
  readonly signIn: (email: string, password: string) => Promise<Session | { readonly secondFactor: SecondStep }>;
  /** "check-mail": a link was sent, and says who is to come in. */
  readonly signUp: (wish: SignUpWish) => Promise<Session | "check-mail">;
  readonly signOut: () => Promise<void>;
  /** Asks who is signed in, now and whenever `recheck` is called. */
  readonly observe: (listener: (identity: Identity) => void) => {
    readonly recheck: () => void;
    readonly stop: () => void;
  };
  readonly updateProfile: (displayName: string) => Promise<User>;
}
