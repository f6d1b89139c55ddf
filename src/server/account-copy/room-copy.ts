import type { AccountCopy, CopiedTransaction, PartCount } from "#contract/account-copy.ts";
import type { Queries } from "../database/open-database.ts";

/** A room's part of the file with everything of an account. */
export interface RoomCopy {
  /** Gives the room's fields of the file. Every query names the user. */
  readonly export: (queries: Queries, userId: string) => Promise<Partial<AccountCopy>>;
  /** Takes them into an account, beside what is there, and counts them. Throws a `Refusal` where something does not fit. */
  readonly import: (queries: Queries, userId: string, file: CopyFile) => Promise<readonly PartCount[]>;
}

/** A file whose content was checked. */
export interface CopyFile {
  readonly copy: AccountCopy;
  readonly transactions: readonly CopiedTransaction[];
  /** When it is taken in, in RFC 3339. */
  readonly now: string;
  /** Ids of the accounts that the file's accounts became here. The portfolio fills it, and later parts read it. */
  readonly accountIds: Map<string, string>;
}

/** How many of a part's entries came in, and how many could not; the others are there already. */
export function part(name: string, added: number, all: number, leftOut = 0): PartCount {
  return { part: name, added, present: all - added - leftOut, leftOut };
}
