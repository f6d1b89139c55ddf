import type { AccountRules } from "#contract/account.ts";
import type { OutsideOrigins } from "../http/headers.ts";

/** The six values of a Firebase project and their environment variables. */
const valueNames = {
  apiKey: "FIREBASE_API_KEY",
  authDomain: "FIREBASE_AUTH_DOMAIN",
  projectId: "FIREBASE_PROJECT_ID",
  storageBucket: "FIREBASE_STORAGE_BUCKET",
  messagingSenderId: "FIREBASE_MESSAGING_SENDER_ID",
  appId: "FIREBASE_APP_ID",
} as const;

export type FirebaseValues = Readonly<Record<keyof typeof valueNames, string>>;

/** The configuration of hosted sign-in. */
export interface FirebaseConfig {
  /** Null: some are missing. */
  readonly values: FirebaseValues | null;
  /** Names of the variables that are not set, or hold a placeholder. */
  readonly missing: readonly string[];
  /**
   * Address of the Authentication emulator, whose tokens are unsigned; null: no emulator, and unsigned tokens are
   * refused.
   */
  readonly emulatorUrl: string | null;
  /** Google's public keys as a JSON Web Key set. */
  readonly keysUrl: string;
  readonly identityUrl: string;
  /** True if users may also sign in through Google's pop-up window. */
  readonly signsInWithGoogle: boolean;
}

/** Reads the configuration from the environment. */
export function firebaseConfig(
  given: Readonly<Record<string, unknown>>,
  {
    emulatorHost,
    keysUrl,
    identityUrl,
    signsInWithGoogle,
  }: { emulatorHost: string | null; keysUrl: string; identityUrl: string | null; signsInWithGoogle: boolean },
): FirebaseConfig {
  const entries = Object.entries(valueNames).map(([key, name]) => {
    const value = given[name];
    return { key, name, value: typeof value === "string" && !isPlaceholder(value) ? value : null };
  });
  const missing = entries.filter(({ value }) => value === null).map(({ name }) => name);
  const emulatorUrl = emulatorHost === null ? null : `http://${emulatorHost}`;
  return {
    values:
      missing.length > 0
        ? null
        : (Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Record<keyof FirebaseValues, string>),
    missing,
    emulatorUrl,
    keysUrl,
    identityUrl:
      identityUrl ??
      (emulatorUrl === null
        ? "https://identitytoolkit.googleapis.com"
        : `${emulatorUrl}/identitytoolkit.googleapis.com`),
    signsInWithGoogle,
  };
}

/**
 * Origins that pages may reach besides this server: Firebase and, for Google's window, one of its scripts and a frame
 * of the project.
 */
export function firebaseOrigins({ emulatorUrl, values, signsInWithGoogle }: FirebaseConfig): OutsideOrigins {
  const connects =
    emulatorUrl === null
      ? ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"]
      : [emulatorUrl];
  if (!signsInWithGoogle || values === null) return { connects, scripts: [], frames: [], opensWindows: false };
  const frame = emulatorUrl ?? URL.parse(`https://${values.authDomain}`)?.origin ?? "";
  return { connects, scripts: ["https://apis.google.com"], frames: [frame], opensWindows: true };
}

/** The configuration for the browser. All values are public. */
export function firebaseRules({
  values,
  missing,
  emulatorUrl,
  signsInWithGoogle,
}: FirebaseConfig): AccountRules["firebase"] {
  return { values, missing: [...missing], emulatorUrl, signsInWithGoogle };
}

/** True for sample values that were never filled in. */
function isPlaceholder(value: string): boolean {
  return /^(your[-_ ]|change.?me|xxx|<.*>$)/i.test(value);
}
