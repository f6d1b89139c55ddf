import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { dayInput } from "./input.ts";
import { sourceDraft } from "./source-draft.ts";

export const marketStatusTool = readingTool({
  name: "get_market_status",
  description:
    "Whether an exchange is open now, when it opens and closes next, and the sessions of the week of a date. By market identifier code: XNYS (default), XNAS, XETR, XLON, XTKS …",
  input: z.strictObject({
    exchange: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{4}$/)
      .default("XNYS"),
    date: dayInput.optional(),
  }),
  symbolsOf: () => [],
  run: (input, context) => marketStatusFound(input, context),
});

export async function marketStatusFound(
  { exchange, date }: { readonly exchange: string; readonly date?: string | undefined },
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/status", { exchange, ...(date === undefined ? {} : { date }) });
  if (!reply.ok) return refused(reply, words);
  const { sessionNotes, sources } = words.answers;
  const names: Readonly<Partial<Record<string, string>>> = sessionNotes;
  const nameOf = (note: string | null) => (note === null ? null : (names[note] ?? note));
  const status = reply.output;
  if (status.state === null) return missing(sources.hours.unknown(exchange));
  const draft = sourceDraft({ asOf: null, status: "live", words });
  const { hours } = draft.texts;
  const place = status.name ?? exchange;
  return found(hours.summary({ exchange: place, state: status.state }), [
    draft.source({
      kind: "market-status",
      title: hours.title(place),
      provider: "exchange calendar",
      data: {
        exchange,
        name: draft.own(status.name),
        timeZone: draft.own(status.timeZone),
        state: status.state,
        isOpen: status.isOpen,
        opensAt: status.opensAt,
        closesAt: status.closesAt,
        reason: draft.own(status.reason),
        opensOn: draft.day({ key: "opensOn", label: hours.opens, date: status.opensAt }),
        week: status.week.map(({ date, opensAt, closesAt, note }, index) => ({
          date: draft.day({ key: `day${index}`, label: hours.session, date }),
          day: date,
          opensAt,
          closesAt,
          note: draft.own(nameOf(note)),
        })),
        daysOff: status.week
          .filter(({ opensAt, note }) => opensAt === null && note !== null)
          .map(({ date, note }, index) => ({
            date: draft.day({ key: `off${index}`, label: hours.noSession, date }),
            note: draft.own(nameOf(note)),
          })),
      },
    }),
  ]);
}
