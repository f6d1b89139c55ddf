/** Addresses that mails about accounts link to. */
export interface AccountMailValues {
  /** The origin of this server's address: https://bellwether.example. */
  readonly site: string;
  readonly signIn: string;
  readonly reset: string;
  readonly security: string;
}

/** A mail with a link that confirms something. */
export interface LinkMailValues extends Pick<AccountMailValues, "site"> {
  readonly page: string;
}

/** A mail about a passkey or a sign-in provider. */
export interface NamedMailValues extends AccountMailValues {
  readonly name: string;
}

/** The text of a mail. */
export interface LetterText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}
