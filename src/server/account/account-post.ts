import type { Queries } from "../database/open-database.ts";
import type { NewMail } from "../mail/store.ts";

/** The parts of the mail room that accounts need. */
export interface AccountPost {
  readonly isSetUp: boolean;
  readonly post: (mails: readonly NewMail[]) => Promise<void>;
  readonly withdraw: (userId: string, keyStart: string, queries: Queries) => Promise<void>;
}
