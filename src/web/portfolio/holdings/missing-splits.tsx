import { useState } from "react";
import type { ReactNode } from "react";
import { call } from "../../api/call.ts";
import { formatDay } from "../../format/format-date.ts";
import { useLedger } from "../../holdings/use-ledger.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Holding } from "./holdings-columns.ts";
import styles from "./holdings.module.css";
import { splitWords } from "./split-words.ts";

const words = text.holdings.splits;

/** Splits that the price shows and the ledger lacks, each with the two things that can be true of it. */
export function MissingSplits({
  holdings,
  demoAccount,
}: {
  holdings: readonly Holding[];
  /** The id of the demo account while it is looked at. */
  demoAccount: string | null;
}): ReactNode {
  return holdings.flatMap(({ symbol, missingSplits }) =>
    missingSplits.map(({ date, ratio }) => (
      <MissingSplit
        key={`${symbol} ${date}`}
        symbol={symbol}
        date={date}
        ratio={ratio}
        latest={missingSplits.reduce((last, split) => (split.date > last ? split.date : last), date)}
        demoAccount={demoAccount}
      />
    )),
  );
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
    const { holdings } = await call("GET /api/portfolio/holdings", {
      by: "account",
      lotsOf: symbol,
      ...(demoAccount === null ? {} : { account: demoAccount }),
    });
    const held = holdings
      .filter((holding) => holding.symbol === symbol && holding.lots.some((lot) => lot.date < date))
      .flatMap(({ accountId }) => accountId ?? []);
    for (const accountId of new Set(held)) await add({ accountId, type: "split", symbol, date, ratio });
  };
  return (
    <Alert look="info">
      <p>{words.title(symbol, splitWords(ratio), formatDay(date))}</p>
      {state === "failed" ? <p role="alert">{words.failed}</p> : null}
      <p className={styles.splitActions}>
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
