import { settingsAddress } from "#core/addresses/settings-address.ts";
import type { Language } from "#core/languages/languages.ts";
import type { AccountMailValues, LetterText } from "#core/words/account-mail-values.ts";
import type { Words } from "#core/words/shape.ts";
import type { Mail } from "../mail/mail.ts";
import type { ReaderWords } from "../settings/reader-words.ts";

/** Chooses a mail about an account from the catalogue. */
export type AccountLetter = (words: Words["accountMails"], at: AccountMailValues) => LetterText;

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Writes mails about accounts. */
export function createAccountMails({ appUrl, words }: { appUrl: URL; words: ReaderWords }) {
  const at: AccountMailValues = {
    site: appUrl.origin,
    signIn: new URL("/login", appUrl).href,
    reset: new URL("/reset-password", appUrl).href,
    security: new URL(settingsAddress("security"), appUrl).href,
  };
  const mail = (to: string, { accountMails }: Words, letter: AccountLetter): Mail => {
    const { subject, paragraphs } = letter(accountMails, at);
    return { to, subject, text: `${paragraphs.join("\n\n")}\n`, html: null, images: [], unsubscribeUrl: null };
  };
  return {
    /** In the account's language; in the caller's while the account has none. */
    toUser: async (userId: string, to: string, letter: AccountLetter, caller?: Language): Promise<Mail> =>
      mail(to, await words.ofUser(userId, caller), letter),

    /** To somebody without an account. */
    toStranger: async (to: string, letter: AccountLetter, language: Language): Promise<Mail> =>
      mail(to, await words.ofLanguage(language), letter),
  };
}
