import type { z } from "zod";
import {
  AccountCopy,
  CopiedTransaction,
  copyFormat,
  type importAccount,
  type PartCount,
} from "#contract/account-copy.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { LimitName } from "../config.ts";
import type { Database } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import { boundFault } from "./copy-bounds.ts";
import { faulty } from "./copy-faults.ts";
import { inTurns } from "./in-turns.ts";
import type { RoomCopy } from "./room-copy.ts";

type Taken = z.output<typeof importAccount.output>;

export type AccountCopies = ReturnType<typeof createAccountCopies>;

/** Everything of an account as a file, and such a file taken into another account. */
export function createAccountCopies({
  db,
  rooms,
  limits,
  sizes,
  clock,
}: {
  db: Pick<Database, "transaction">;
  /** In the order in which they take a file in. */
  rooms: readonly RoomCopy[];
  limits: Pick<RateLimits, "export" | "import">;
  sizes: Readonly<Record<LimitName, number>>;
  clock: Clock;
}) {
  return {
    async write(userId: string): Promise<{ text: string; fileName: string } | Refusal> {
      const wait = await limits.export(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      const exportedAt = isoTime(clock.now());
      const fields: Record<string, unknown> = { ...copyFormat, exportedAt };
      // One view of all tables: what lines refer to must not change while they are read.
      await db
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute(async (queries) => {
          for (const room of rooms) Object.assign(fields, await room.export(queries, userId));
        });
      const names = Object.keys(AccountCopy.shape);
      return {
        text: `${JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name]])), null, 1)}\n`,
        fileName: `bellwether-${exportedAt.slice(0, 10)}.json`,
      };
    },

    /**
     * All of the file in one transaction, or nothing; a trial does the same and takes it back, and so does a client that
     * disconnects before the end.
     */
    async take(
      userId: string,
      { content, isTrial }: { content: string; isTrial: boolean },
      closeSignal: AbortSignal,
    ): Promise<Taken | Refusal> {
      const wait = await limits.import(userId);
      if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
      if (Buffer.byteLength(content) > sizes.LIMIT_IMPORT_KILOBYTES * 1024)
        return refuse("body-too-large", {
          detail: `The file is larger than this server takes: at most ${sizes.LIMIT_IMPORT_KILOBYTES.toLocaleString("en")} KB (LIMIT_IMPORT_KILOBYTES)`,
        });
      const read = await readCopy(content, sizes);
      if (read instanceof Refusal) return read;
      try {
        const parts = await db.transaction().execute(async (queries) => {
          const file = { ...read, now: isoTime(clock.now()), accountIds: new Map<string, string>() };
          const taken: PartCount[] = [];
          for (const room of rooms) {
            if (closeSignal.aborted) throw refuse("client-gone");
            taken.push(...(await room.import(queries, userId, file)));
          }
          if (closeSignal.aborted) throw refuse("client-gone");
          if (isTrial) throw new TakenBack(taken);
          return taken;
        });
        return reply(read.copy, parts);
      } catch (error) {
        if (error instanceof Refusal) return error;
        if (!(error instanceof TakenBack)) throw error;
        return reply(read.copy, error.result);
      }
    },
  };
}

/** Undoes the transaction and carries what it came to. */
class TakenBack extends Error {
  readonly result: readonly PartCount[];

  constructor(result: readonly PartCount[]) {
    super("taken back");
    this.result = result;
  }
}

function reply({ exportedAt, profile: { email } }: AccountCopy, parts: readonly PartCount[]): Taken {
  return { exportedAt, email, parts: parts.filter(({ added, present, leftOut }) => added + present + leftOut > 0) };
}

async function readCopy(
  content: string,
  sizes: Readonly<Record<LimitName, number>>,
): Promise<{ copy: AccountCopy; transactions: CopiedTransaction[] } | Refusal> {
  let given: unknown;
  try {
    given = JSON.parse(content);
  } catch {
    return refuse("unreadable-file", { detail: "This is no JSON file" });
  }
  const { format, version } = typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
  if (format !== copyFormat.format)
    return refuse("unreadable-file", { detail: "This is no export of a Bellwether account" });
  if (version !== copyFormat.version)
    return refuse("unreadable-file", {
      detail: `The file has the form ${String(version)}; this server reads form ${copyFormat.version}`,
    });
  const unbound = boundFault(given, sizes);
  if (unbound !== null) return unbound;
  const read = AccountCopy.safeParse(given);
  if (!read.success) return faulty(read.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  const transactions: CopiedTransaction[] = [];
  for await (const [index, line] of inTurns(read.data.portfolio.transactions)) {
    const parsed = CopiedTransaction.safeParse(line);
    if (!parsed.success)
      return faulty(
        parsed.error.issues.map(({ path, message }) => ({
          path: ["portfolio.transactions", index, ...path].join("."),
          message,
        })),
      );
    transactions.push(parsed.data);
  }
  return { copy: read.data, transactions };
}
