import { useState } from "react";
import type { ReactNode } from "react";
import type { MissingSplit as Split } from "#contract/portfolio-figures.ts";
import { addDays } from "#core/calendar/plain-date.ts";
import { formatSplitRatio } from "../../format/split-ratio.ts";
import { call } from "../../api/call.ts";
import { formatDay } from "../../format/format-date.ts";
import { useLedger } from "../../holdings/use-ledger.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";

const words = text.holdings.splits;

/**
 * Splits known to the market but missing from the ledger, each with its two possible explanations. Shown above all
 * tabs, since they affect every figure.
 */
export function MissingSplits({
  splits,
  demoAccount,
}: {
  splits: readonly Split[];
  /** The demo account's id while it is shown. */
  demoAccount: string | null;
}): ReactNode {
  return splits.map(({ symbol, date, ratio }) => (
    <MissingSplit
      key={`${symbol} ${date}`}
      symbol={symbol}
      date={date}
      ratio={ratio}
      latest={splits.reduce((last, split) => (split.symbol === symbol && split.date > last ? split.date : last), date)}
      demoAccount={demoAccount}
    />
  ));
}

function MissingSplit({
  symbol,
  date,
  ratio,
  latest,
  demoAccount,
}: {
  symbol: string;
  date: string;
  ratio: string;
  latest: string;
  demoAccount: string | null;
}): ReactNode {
  const { add, describe } = useLedger();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const run = async (work: Promise<unknown>, done: string): Promise<void> => {
    setState("busy");
    try {
      await work;
      showToast(done);
    } catch {
      setState("failed");
    }
  };
  const addSplits = async (): Promise<void> => {
    // The day before also covers shares that have since been sold.
    const { holdings } = await call("GET /api/portfolio/holdings", {
      by: "account",
      asOf: addDays(date, -1),
      ...(demoAccount === null ? {} : { account: demoAccount }),
    });
    const held = holdings.filter((holding) => holding.symbol === symbol).flatMap(({ accountId }) => accountId ?? []);
    for (const accountId of new Set(held)) await add({ accountId, type: "split", symbol, date, ratio });
  };
  return (
    <Alert look="info">
      <p>{words.title(symbol, formatSplitRatio(ratio), formatDay(date))}</p>
      {state === "failed" ? <p role="alert">{words.failed}</p> : null}
      <p className="flex wrap gap-2 mt-1h">
        <Button size="small" disabled={state === "busy"} onClick={() => void run(addSplits(), words.added(symbol))}>
          {words.add}
        </Button>
        <Button
          size="small"
          look="subtle"
          disabled={state === "busy"}
          onClick={() => void run(describe({ symbol, splitsCountedUntil: latest }), words.noted(symbol))}
        >
          {words.counted}
        </Button>
      </p>
    </Alert>
  );
}
