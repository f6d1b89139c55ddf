import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { fieldEnd, ledgerTextColumns, lineEnd, type LedgerText } from "./figures/ledger-text.ts";
import { type LedgerCursor, pageAfter } from "./line-store.ts";
import { ledgerLines as lines } from "./visible-rows.ts";

const textLinesAtOnce = 5_000;

const separator = (text: string) => sql`cast(${text} as text)`;
/** The rows of a page as one text, in both databases' SQL. Free text loses the separators. */
const ledgerTextOf = sql<string | null>`string_agg(${sql.join(
  ledgerTextColumns.map((name) => {
    const field = sql`coalesce(cast(${sql.ref(name)} as text), '')`;
    return name === "note"
      ? sql`replace(replace(${field}, ${separator(fieldEnd)}, ' '), ${separator(lineEnd)}, ' ')`
      : field;
  }),
  sql` || ${separator(fieldEnd)} || `,
)}, ${separator(lineEnd)} order by date, position)`;

/** SQL of the ledger as text: the database puts the lines together, so that no object is made for each on the way. */
export function createLedgerTextStore({ db }: { db: Database }) {
  async function textPage(userId: string, after: LedgerCursor | null): Promise<LedgerText | null> {
    const page = pageAfter(lines(db, userId).select(ledgerTextColumns), after, textLinesAtOnce);
    const row = await db
      .selectFrom(page.as("page"))
      .select([ledgerTextOf.as("text"), sql<number | string>`count(*)`.as("count")])
      .executeTakeFirst();
    return row?.text == null ? null : { text: row.text, count: Number(row.count) };
  }

  return {
    /** The ledger by day as texts for the calculation, between which others are answered. */
    async *ledgerTexts(userId: string): AsyncGenerator<LedgerText> {
      for (let after: LedgerCursor | null = null; ;) {
        await new Promise((resolve) => setImmediate(resolve));
        const page: LedgerText | null = await textPage(userId, after);
        if (page === null) return;
        yield page;
        if (page.count < textLinesAtOnce) return;
        after = lastOfText(page.text);
      }
    },
  };
}

/** The place of a text's last line. */
function lastOfText(text: string): LedgerCursor {
  const last = text.slice(text.lastIndexOf(lineEnd) + 1).split(fieldEnd);
  const field = (name: (typeof ledgerTextColumns)[number]) => last[ledgerTextColumns.indexOf(name)] ?? "";
  return { date: field("date"), position: Number(field("position")) };
}
