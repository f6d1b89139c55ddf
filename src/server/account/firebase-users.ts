import { randomUUID } from "node:crypto";
import type { Queries } from "../database/open-database.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { cleanName } from "./display-name.ts";
import { isEmail, keyOf } from "./email-address.ts";
import type { FirebaseSignInOptions } from "./firebase-sign-in-options.ts";
import type { FirebaseIdentity } from "./firebase-token.ts";
import { noPassword } from "./password-hash.ts";
import type { UserRecord } from "./store.ts";
import { unlessTaken } from "./unless-taken.ts";

/** Finds the account of a Firebase identity, and creates it if there is none. */
export function createFirebaseUsers(options: FirebaseSignInOptions) {
  const { store, identities, links } = options;

  async function knownUser(identity: FirebaseIdentity): Promise<UserRecord | undefined> {
    const id = await identities.userOf(identity);
    return id === null ? undefined : store.userById(id);
  }

  async function newUser(identity: FirebaseIdentity, invitation: string | null): Promise<UserRecord | Refusal> {
    const email = identity.email?.trim() ?? "";
    if (!isEmail(email)) return refuse("operation-not-allowed", { detail: "An account here needs an e-mail address" });
    const namesake = await store.userByEmail(keyOf(email));
    if (namesake !== undefined) {
      const isOwn = identity.isEmailVerified && namesake.emailConfirmedAt !== null;
      if (!isOwn || (await identities.linkedAt(namesake.id, identity.issuer)) !== null)
        return refuse("email-already-in-use", {
          detail:
            "An account of this server has this address. It becomes yours once the address is confirmed both there and at the sign-in service.",
        });
      return unlessTaken(async () => {
        await link(identity, namesake.id);
        return namesake;
      });
    }
    return unlessTaken(async () => (await opened(identity, email, invitation)) ?? refuse("operation-not-allowed"));
  }

  /** A simultaneous sign-in of the same person may have linked it first. */
  async function link(identity: FirebaseIdentity, userId: string, queries?: Queries): Promise<void> {
    if (!(await identities.link(identity, userId, queries))) throw refuse("email-already-in-use");
  }

  /** Creates an account; null if this server doesn't allow sign-up. */
  async function opened(identity: FirebaseIdentity, email: string, invitation: string | null) {
    const isInvited = options.signUpMode === "invite" && invitation !== null;
    const isOpen = options.signUpMode === "open" || (options.signUpMode === "invite" && !(await store.hasUsers()));
    if (!isOpen && !isInvited) return null;
    const userId = randomUUID();
    const displayName = cleanName(identity.name ?? "") ?? cleanName(email.split("@")[0] ?? "") ?? email;
    const isMade = await store.transaction(async (queries) => {
      if (!isOpen && !(await links.use(queries, invitation ?? "", "invite"))) return false;
      const facts = { email, emailKey: keyOf(email), displayName, passwordHash: noPassword };
      await store.insertUser(queries, { id: userId, ...facts, isConfirmed: identity.isEmailVerified });
      await link(identity, userId, queries);
      await options.prepare(userId, queries);
      return true;
    });
    return isMade ? ((await store.userById(userId)) ?? null) : null;
  }

  /** Takes over changes from Firebase: the name, and a verified address unless another account here has it. */
  async function upToDate(user: UserRecord, identity: FirebaseIdentity): Promise<UserRecord> {
    const name = cleanName(identity.name ?? "");
    if (name !== null && name !== user.displayName) await store.changeDisplayName(user.id, name);
    const email = identity.email?.trim() ?? "";
    if (!identity.isEmailVerified || !isEmail(email)) return (await store.userById(user.id)) ?? user;
    // Keeps the current address if another account has the new one.
    if (keyOf(email) !== user.emailKey) await options.changeAddress(user.id, email);
    else if (user.emailConfirmedAt === null)
      await store.transaction((queries) => store.confirmAddress(queries, user.id, user.emailKey));
    return (await store.userById(user.id)) ?? user;
  }

  /** Returns the account of an identity. Creates it if there is none. */
  return async (identity: FirebaseIdentity, invitation: string | null): Promise<UserRecord | Refusal> => {
    const known = await knownUser(identity);
    if (known !== undefined) return upToDate(known, identity);
    const user = await newUser(identity, invitation);
    // Another tab of the same person may have created it first.
    return user instanceof Refusal ? ((await knownUser(identity)) ?? user) : user;
  };
}
