import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { openTransaction } from "./transaction-request.ts";

const words = text.transactions;

/** After a holding was entered with its cost alone: what was recorded, and a way to give the day of the purchase. */
export function UnknownDay({
  saved: { id, type, date, price },
  today,
}: {
  saved: Pick<Output<"POST /api/portfolio/transactions">, "id" | "type" | "date" | "price">;
  today: string;
}): ReactNode {
  if (type !== "transfer-in" || price === null || date !== today) return null;
  return (
    <span className="row wrap gap-2 soft">
      {words.unknownDay(formatDay(date))}
      <Button size="small" look="subtle" onClick={() => openTransaction({ change: { id, date } })}>
        {words.giveDay}
      </Button>
    </span>
  );
}
