import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Caller } from "./caller.ts";
import type { CredentialsOptions } from "./credentials-options.ts";
import { isEmail, keyOf, refusedEmail } from "./email-address.ts";
import { createOwnerProof } from "./owner-proof.ts";
import { createPasswordReset } from "./password-reset.ts";
import { refusedPassword } from "./password-rules.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

export type Credentials = ReturnType<typeof createCredentials>;

/** Changes to an account's credentials. Each needs proof that the account belongs to the caller. */
export function createCredentials(options: CredentialsOptions) {
  const { store, links, hasher, mail, addressConfirmation, tellOwner } = options;
  const guard = createSignInGuard(options);
  const { proved, ...proof } = createOwnerProof(options, guard);

  return {
    ...proof,
    ...createPasswordReset(options, guard),

    async changePassword(
      signedIn: SignedIn,
      input: { password: string; currentPassword: string | null },
    ): Promise<Record<string, never> | Refusal> {
      const user = await proved(signedIn, input.currentPassword);
      if (user instanceof Refusal) return user;
      const refused = await refusedPassword(input.password, options.minimumPasswordLength);
      if (refused !== null) return refused;
      // Compares only the two values sent. Comparing with the stored password would reveal it to a stolen session.
      if (input.password === input.currentPassword) return refusedSame();
      const passwordHash = await hasher.create(input.password);
      if (passwordHash instanceof Refusal) return passwordHash;
      await store.transaction(async (queries) => {
        await store.replacePassword(queries, user.id, passwordHash, signedIn.tokenHash);
        await links.removeOfAddress(queries, user.emailKey, "reset");
      });
      await tellOwner(user, (words, at) => words.passwordChanged(at));
      return {};
    },

    async changeEmail(
      signedIn: SignedIn,
      input: { email: string; currentPassword: string | null },
      caller: Pick<Caller, "clientAddress" | "language">,
    ): Promise<{ checkMail: boolean } | Refusal> {
      const email = input.email.trim();
      if (!isEmail(email)) return refusedEmail();
      const user = await proved(signedIn, input.currentPassword);
      if (user instanceof Refusal) return user;
      const refused = mail.isSetUp
        ? await addressConfirmation.askForChange(user.id, email, caller)
        : await addressConfirmation.change(user.id, email, false, null);
      return refused ?? { checkMail: mail.isSetUp };
    },

    /** Deletes the account for good. The administrator's account can only be deleted last. */
    async deleteAccount(
      signedIn: SignedIn,
      input: { email: string; currentPassword: string | null },
    ): Promise<Record<string, never> | Refusal> {
      const user = await proved(signedIn, input.currentPassword);
      if (user instanceof Refusal) return user;
      if (keyOf(input.email) !== user.emailKey) return refuse("email-mismatch");
      if ((await store.isAdministrator(user.id)) && (await store.users(2, null)).length > 1)
        return refuse("administrator-stays", {
          detail: "Others have accounts here. Hand the administration over first.",
        });
      await store.deleteUser(user.id);
      return {};
    },
  };
}

function refusedSame(): Refusal {
  const message = "This is your password already. Please choose another one.";
  return refuse("same-password", { detail: message, errors: [{ path: "password", message }] });
}
