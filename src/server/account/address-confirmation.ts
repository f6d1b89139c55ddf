import { randomUUID } from "node:crypto";
import { type Refusal, refuse } from "../http/refusal.ts";
import { type AddressChangeOptions, createAddressChange, dayMs } from "./address-change.ts";
import type { Caller } from "./caller.ts";

export type AddressConfirmation = ReturnType<typeof createAddressConfirmation>;

/** Confirms that an account's address belongs to its owner. */
export function createAddressConfirmation(options: AddressChangeOptions) {
  const { store, links, mail, mails, limits, appUrl } = options;
  const { askForChange, change, userOf } = createAddressChange(options);

  return {
    async state(userId: string) {
      const { email, emailConfirmedAt } = await userOf(userId);
      return { email, isConfirmed: emailConfirmedAt !== null, canConfirm: mail.isSetUp };
    },

    /** Sends a link to the account's own address. */
    async ask(
      userId: string,
      { clientAddress, language }: Pick<Caller, "clientAddress" | "language">,
    ): Promise<Record<string, never> | Refusal> {
      if (!mail.isSetUp) return refuse("mail-not-set-up");
      const { email, emailKey, emailConfirmedAt } = await userOf(userId);
      if (emailConfirmedAt !== null) return {};
      const wait = (await limits.accountMailFrom(clientAddress)) ?? (await limits.accountMail(emailKey));
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const link = { purpose: "confirm", userId, email, emailKey, displayName: null, passwordHash: null } as const;
      const token = await links.add(link, dayMs);
      const page = new URL(`/verify#token=${token}`, appUrl).href;
      const letter = await mails.toUser(userId, email, (words, at) => words.confirmAddress({ ...at, page }), language);
      await mail.post([{ userId, key: `account confirm ${randomUUID()}`, mail: letter }]);
      return {};
    },

    askForChange,
    change,

    /** Confirms an address or moves the account to its new one. */
    async confirm(token: string): Promise<{ email: string } | Refusal> {
      const wanted = await links.find(token, "change-email");
      if (wanted !== null && wanted.userId !== null)
        return (await change(wanted.userId, wanted.email, true, token)) ?? { email: wanted.email };
      const link = await links.find(token, "confirm");
      if (link === null || link.userId === null) return refuse("link-not-good");
      const { userId, email, emailKey } = link;
      const isDone = await store.transaction(
        async (queries) =>
          (await links.use(queries, token, "confirm")) && (await store.confirmAddress(queries, userId, emailKey)),
      );
      return isDone ? { email } : refuse("link-not-good");
    },
  };
}
