import { writtenFault } from "../format/written-fault.ts";
import { useId, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { minorUnits } from "#core/money/currencies.ts";
import { unlikelyDay } from "#core/portfolio/unlikely-day.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { formatMoney } from "../format/format-money.ts";
import { missing } from "../format/missing.ts";
import { shownPart } from "../holdings/line-chips.tsx";
import { readLine } from "../holdings/read-line.ts";
import { UnknownDay } from "../holdings/unknown-day.tsx";
import { useRefreshPortfolio } from "../holdings/use-portfolio.ts";
import { useQuotes } from "../market/use-quotes.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { enterDraft } from "./enter-draft.ts";
import styles from "./setup-card.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.home.setup;
const none: readonly string[] = [];

/** One line of text that becomes a holding, with its interpretation shown below while typing. */
export function AddLine({ today }: { today: string }): ReactNode {
  const id = useId();
  const refresh = useRefreshPortfolio();
  const [line, setLine] = useState("");
  const [keptDay, setKeptDay] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<{ readonly words: string; readonly isFault: boolean } | null>(null);
  const [saved, setSaved] = useState<Awaited<ReturnType<typeof enterDraft>> | null>(null);
  const entry = readLine(line, today);
  const { symbol, quantity, price, currency } = entry.draft;
  const quotes = useQuotes(symbol === null || quantity === null ? none : [symbol]);
  const quote = symbol === null ? undefined : quotes.bySymbol.get(symbol);
  const isReal = quote !== undefined && quote.provenance.status !== "sample";
  const isBlank = line.trim() === "";
  const fault = isBlank ? undefined : entry.faults[0];
  const paidIn = currency ?? quote?.currency ?? null;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBlank || isBusy) return;
    if (fault !== undefined) return setMessage({ words: writtenFault(fault.fault), isFault: true });
    const doubt = unlikelyDay(entry.draft);
    if (doubt !== null && keptDay !== doubt.day) {
      // An unlikely day is kept if it is sent a second time.
      setKeptDay(doubt.day);
      return setMessage({ words: `${writtenFault(doubt)} ${text.transactions.keepDay}`, isFault: true });
    }
    setIsBusy(true);
    setMessage(null);
    try {
      setSaved(await enterDraft(entry.draft));
      setLine("");
      setMessage({ words: words.added(1), isFault: false });
      await refresh();
    } catch (error) {
      setMessage({ words: faultWords(error), isFault: true });
    }
    setIsBusy(false);
  };

  return (
    <form className="column items-start gap-2" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{words.line}</label>
      <div className={classNames("flex gap-2h full", styles.line)}>
        <input
          id={id}
          value={line}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-read`}
          aria-invalid={message?.isFault === true || undefined}
          onChange={(event) => {
            setLine(event.target.value);
            setMessage(null);
          }}
        />
        <Button type="submit" look="primary" busy={isBusy}>
          {isBusy ? words.adding : words.add}
        </Button>
      </div>
      <div
        id={`${id}-read`}
        className={classNames("row wrap gap-2 full min-h-28", isBlank && "phone-no-wrap phone-scroll-x")}
      >
        {isBlank ? (
          <>
            <span className="quiet nowrap">{words.understood}</span>
            {words.examples.map((example) => (
              <button
                key={example}
                type="button"
                className={classNames(
                  "round-badge on-none soft size-secondary edge-strong nowrap min-h-26 py-half px-2",
                  styles.example,
                )}
                onClick={() => setLine(example)}
              >
                {example}
              </button>
            ))}
          </>
        ) : (
          <>
            {entry.parts.map(({ field, value, start }) => (
              <span key={start} className="round-badge on-raised soft size-secondary py-half px-2">
                {words.chips[field]} <b className="ink medium">{shownPart(field, value)}</b>
              </span>
            ))}
            {quantity === null ? null : (
              <span className="ml-auto soft tabular">
                {price === null || paidIn === null ? null : (
                  <>
                    {words.paid} <b className="ink medium">{moneyOf(Number(price) * Number(quantity), paidIn)}</b>
                  </>
                )}{" "}
                {words.valueNow}{" "}
                <b className="ink medium">
                  {isReal && quote.price !== null && quote.currency !== null
                    ? moneyOf(quote.price * Number(quantity), quote.currency)
                    : missing}
                </b>
              </span>
            )}
          </>
        )}
      </div>
      {message === null ? null : (
        <p className={message.isFault ? "error" : "soft"} role={message.isFault ? "alert" : "status"}>
          {message.words}
        </p>
      )}
      {saved === null || message === null || message.isFault ? null : <UnknownDay saved={saved} today={today} />}
    </form>
  );
}

/** Returns an amount in the major unit: pence as pounds. */
function moneyOf(amount: number, currency: string): string {
  const minor = minorUnits[currency];
  return minor === undefined ? formatMoney(amount, currency) : formatMoney(amount / minor.perUnit, minor.currency);
}

/** Returns the server's text for a failed line, or that it couldn't be reached. */
export function faultWords(error: unknown): string {
  if (!(error instanceof ApiProblem)) return words.failed;
  return error.errors[0]?.message ?? error.detail ?? error.message;
}
