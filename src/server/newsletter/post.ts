import type { Queries } from "../database/open-database.ts";
import type { NewMail } from "../mail/store.ts";

/** The mail functions that the newsletter uses. */
export interface Post {
  readonly isSetUp: boolean;
  /** Within a transaction they are part of it. */
  readonly post: (mails: readonly NewMail[], queries?: Queries) => Promise<void>;
  /** Mails of the last hour to a user whose keys begin so. */
  readonly sentLately: (userId: string, keyStart: string) => Promise<number>;
  /** Takes back what has not been sent yet under keys that begin so. */
  readonly withdraw: (userId: string, keyStart: string) => Promise<void>;
}
