import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { sourceDraft } from "./source-draft.ts";

export const marketStatusTool = readingTool({
  name: "get_market_status",
  description:
    "Whether an exchange is open now, and when it opens and closes next. By market identifier code: XNYS (default), XNAS, XETR, XLON, XTKS …",
  input: z.strictObject({
    exchange: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{4}$/)
      .default("XNYS"),
  }),
  symbolsOf: () => [],
  run: (input, context) => marketStatusFound(input, context),
});

export async function marketStatusFound(
  { exchange }: { readonly exchange: string },
  { api }: Pick<ToolContext, "api">,
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/status", { exchange });
  if (!reply.ok) return refused(reply);
  const status = reply.output;
  if (status.state === null) return missing(`The calendar of ${exchange} is not known.`);
  const draft = sourceDraft({ asOf: null, status: "live" });
  return found(`${status.name ?? exchange}: ${status.state}`, [
    draft.source({
      kind: "market-status",
      title: `${status.name ?? exchange} trading hours`,
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
        opensOn: draft.day({ key: "opensOn", label: "Opens", date: status.opensAt }),
        week: status.week.map(({ date, opensAt, closesAt, note }, index) => ({
          date: draft.day({ key: `day${index}`, label: "Session", date }),
          day: date,
          opensAt,
          closesAt,
          note: draft.own(note),
        })),
        daysOff: status.week
          .filter(({ opensAt, note }) => opensAt === null && note !== null)
          .map(({ date, note }, index) => ({
            date: draft.day({ key: `off${index}`, label: "No session", date }),
            note: draft.own(note),
          })),
      },
    }),
  ]);
}
