import { type FirebaseStandIn, startFirebaseStandIn } from "./firebase-stand-in.ts";
import type { TestServer, Visitor } from "./test-server.ts";

/** One of the two sign-in methods a host can choose, for tests that cover both. */
export interface SignInBackend {
  /** The environment of a server with this method. */
  readonly environment: Readonly<Record<string, string>>;
  /** Gives a visitor a new account and a session. */
  readonly enter: (visitor: Visitor) => Promise<{ email: string }>;
  /** The hosted service, if there is one. */
  readonly hosted: FirebaseStandIn | null;
  /** A person's credential, if it is a hosted service's token. */
  readonly idTokenOf: (email: string) => string | null;
  /** Disables an account at its service and notifies the server. */
  readonly disable: (server: TestServer, email: string) => Promise<void>;
  /** The error code for a disabled user's API token. */
  readonly codeOfDisabledToken: "user-disabled" | "invalid-token";
  /** How long a session lasts without use. */
  readonly sessionMs: number;
  readonly close: () => Promise<void>;
}

interface Named {
  readonly name: "local" | "firebase";
  /** `startsAt` is by the server's clock, if it has its own. */
  readonly start: (startsAt?: string) => Promise<SignInBackend>;
}

/** Both methods, held to the same tests. */
export const signInBackends: readonly Named[] = [
  { name: "local", start: startLocal },
  { name: "firebase", start: startFirebase },
];

async function startLocal(): Promise<SignInBackend> {
  return {
    environment: {},
    enter: (visitor) => visitor.signUp(),
    hosted: null,
    idTokenOf: () => null,
    disable: async (server, email) => {
      await server.account.disableUser(email);
    },
    codeOfDisabledToken: "user-disabled",
    sessionMs: 7 * 86_400_000,
    close: async () => {},
  };
}

async function startFirebase(startsAt?: string): Promise<SignInBackend> {
  const firebase = await startFirebaseStandIn();
  const tokens = new Map<string, string>();
  const address = "/api/account/session";
  const nowMs = (): number => (startsAt === undefined ? Date.now() : Date.parse(startsAt));
  return {
    environment: firebase.environment,
    enter: async (visitor) => {
      const uid = `person-${tokens.size + 1}`;
      const email = `${uid}@example.org`;
      const idToken = await firebase.sign(firebase.claims(uid, nowMs()));
      tokens.set(email, idToken);
      const reply = await visitor.post(address, { idToken });
      if (reply.status !== 200) throw new Error(`sign-in failed: ${reply.text}`);
      return { email };
    },
    hosted: firebase,
    idTokenOf: (email) => tokens.get(email) ?? null,
    disable: async (server, email) => {
      firebase.setStanding(email.split("@")[0] ?? "", "disabled");
      // The next sign-in notices at once, without a session's delay of a minute.
      const reply = await server.visitor().post(address, { idToken: tokens.get(email) });
      if (reply.body["code"] !== "user-disabled") throw new Error(`not disabled: ${reply.text}`);
    },
    codeOfDisabledToken: "invalid-token",
    // Half a minute less than the token's hour.
    sessionMs: 3_570_000,
    close: firebase.close,
  };
}
