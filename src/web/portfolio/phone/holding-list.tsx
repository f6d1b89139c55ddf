import { IconArrowsUpDown } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { CashBalances } from "../holdings/cash-balances.tsx";
import { formatPercent } from "../../format/format-price.ts";
import { Money } from "../../holdings/money.tsx";
import { useQuotes } from "../../market/use-quotes.ts";
import { useSparklines } from "../../market/use-sparklines.ts";
import { NoteEditor } from "../../notes/note-editor.tsx";
import { type HoldingFigure, holdingFigures } from "../../holdings/holding-figure.ts";
import { useSettings } from "../../shell/settings-provider.tsx";
import { phoneText as words } from "../../text/phone-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { Holding, HoldingsAnswer, RowContext } from "../holdings/holdings-columns.ts";
import type { HoldingTask } from "../holdings/holding-task.ts";
import { commonest } from "../holdings/holdings-table.tsx";
import { HoldingListRow } from "./holding-list-row.tsx";
import { HoldingSheet } from "./holding-sheet.tsx";
import styles from "./phone.module.css";
import { classNames } from "../../ui/class-names.ts";

/** Sparklines are decorative, so long lists omit them. */
const maxSparklines = 100;

/**
 * Holdings as two-line rows. Tapping opens the details, tapping the change switches its unit, swiping reveals actions.
 */
export function HoldingList({
  data,
  holdings,
  context,
  account,
  today,
  onTask,
  onTransactions,
}: {
  data: HoldingsAnswer;
  holdings: readonly Holding[];
  context: RowContext;
  account: string | null;
  today: string;
  onTask: (task: HoldingTask) => void;
  onTransactions: (symbol: string) => void;
}): ReactNode {
  const { settings, changeDevice } = useSettings();
  const figure = settings.device.holdingFigure;
  const [sheet, setSheet] = useState<string | null>(null);
  const [swiped, setSwiped] = useState<string | null>(null);
  const [noted, setNoted] = useState<string | null>(null);
  const listed = holdings.filter(({ isCustom }) => !isCustom).map(({ symbol }) => symbol);
  const sparklines = useSparklines(listed.slice(0, maxSparklines));
  const shownAt = holdings.findIndex(({ symbol }) => symbol === sheet);
  const openHolding = holdings[shownAt];
  const quotes = useQuotes(openHolding === undefined || openHolding.isCustom ? [] : [openHolding.symbol]);
  const frame = useRef<HTMLElement>(null);
  useCloseOnScroll(swiped !== null, () => setSwiped(null));
  const next = (): void => changeDevice({ holdingFigure: figureAfter(figure) });
  const cashWeight = data.cash.reduce<number | null>(
    (sum, { weight }) => (sum === null || weight === null ? null : sum + weight),
    0,
  );
  const usualStatus = commonest(
    holdings.filter(({ price }) => price !== null).map(({ provenance }) => provenance.status),
  );
  const isCashKnown = data.cash.every(({ value }) => value !== null);
  return (
    <section ref={frame} className={styles.list} aria-label={words.holdings}>
      <div className="flex justify-end pr-4">
        <button type="button" className="inline-row gap-1h min-h-36 accent medium" onClick={next}>
          <IconArrowsUpDown size={15} stroke={1.8} aria-hidden="true" />
          <span className="visually-hidden">{words.changeFigure(words.figures[figure])}</span>
          <span aria-hidden="true">{words.figures[figure]}</span>
        </button>
      </div>
      <ul>
        {holdings.map((holding) => (
          <HoldingListRow
            key={holding.symbol}
            holding={holding}
            currency={data.baseCurrency}
            figure={figure}
            account={account}
            usualStatus={usualStatus}
            sparkline={sparklines.get(holding.symbol) ?? null}
            isSwiped={swiped === holding.symbol}
            onSwipe={(isOpen) => setSwiped(isOpen ? holding.symbol : null)}
            onOpen={() => setSheet(holding.symbol)}
            onFigure={next}
            onNote={() => setNoted(holding.symbol)}
          />
        ))}
        {data.cash.length === 0 ? null : (
          <li className={classNames("row between faint", styles.cash)}>
            <span>
              <b className="ink medium">{words.cash}</b> <CashBalances data={data} />
            </span>
            <span className={classNames("grid min-0 fixed-size justify-items-end nowrap", styles.amounts)}>
              <b className="ink medium">
                <Money amount={isCashKnown ? data.totalCash : null} currency={data.baseCurrency} />
              </b>
              {cashWeight === null ? null : <span>{formatPercent(cashWeight * 100, 1)}</span>}
            </span>
          </li>
        )}
      </ul>
      {openHolding === undefined ? null : (
        <HoldingSheet
          holding={openHolding}
          quote={quotes.bySymbol.get(openHolding.symbol) ?? null}
          previous={holdings[shownAt - 1]?.symbol ?? null}
          next={holdings[shownAt + 1]?.symbol ?? null}
          context={context}
          account={account}
          today={today}
          onShow={setSheet}
          onNote={() => setNoted(openHolding.symbol)}
          onTask={onTask}
          onTransactions={onTransactions}
        />
      )}
      <Dialog
        isOpen={noted !== null}
        onClose={() => setNoted(null)}
        title={noted === null ? "" : words.sheet.newNote(noted)}
        sheet
      >
        {noted === null ? null : <NoteEditor symbol={noted} note={null} accounts={[]} onDone={() => setNoted(null)} />}
      </Dialog>
    </section>
  );
}

function figureAfter(figure: HoldingFigure): HoldingFigure {
  const at = holdingFigures.indexOf(figure);
  return holdingFigures[(at + 1) % holdingFigures.length] ?? figure;
}

/** Scrolling closes a row that was swiped open. */
function useCloseOnScroll(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => latest.current();
    window.addEventListener("scroll", close, { passive: true, once: true });
    return () => window.removeEventListener("scroll", close);
  }, [isOpen]);
}
