import { writtenFault } from "../format/written-fault.ts";
import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { SmartEntry } from "#core/portfolio/smart-entry.ts";
import { unlikelyDay } from "#core/portfolio/unlikely-day.ts";
import { readLine } from "../holdings/read-line.ts";
import { useRefreshPortfolio } from "../holdings/use-portfolio.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { faultWords } from "./add-line.tsx";
import { enterDraft } from "./enter-draft.ts";
import styles from "./setup-card.module.css";

const words = text.home.setup;
const maxRows = 50;

/** Rows pasted from a page or a sheet, one holding per line. Faulty lines stay for correction. */
export function AddRows({ today }: { today: string }): ReactNode {
  const id = useId();
  const refresh = useRefreshPortfolio();
  const [rows, setRows] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [added, setAdded] = useState(0);
  const doubted = useRef(new Set<string>());
  const waiting = linesOf(rows);
  const lines = waiting.slice(0, maxRows);

  const submit = async (): Promise<void> => {
    setIsBusy(true);
    const kept: string[] = [];
    const found: string[] = [];
    let count = 0;
    for (const line of lines) {
      const entry = readLine(line, today);
      const [first] = entry.faults;
      const fault = first === undefined ? (doubtOf(entry, line) ?? (await entered(line))) : writtenFault(first.fault);
      if (fault === null) count += 1;
      else {
        kept.push(line);
        found.push(words.rowFault(kept.length, fault));
      }
    }
    setRows([...kept, ...waiting.slice(maxRows)].join("\n"));
    setFaults(found);
    setAdded(count);
    setIsBusy(false);
    if (count > 0) await refresh();
  };

  /** The question about an unlikely day. The line is entered if it is sent a second time. */
  function doubtOf({ draft }: SmartEntry, line: string): string | null {
    const doubt = unlikelyDay(draft);
    if (doubt === null || doubted.current.has(line)) return null;
    doubted.current.add(line);
    return `${writtenFault(doubt)} ${text.transactions.keepDay}`;
  }

  async function entered(line: string): Promise<string | null> {
    try {
      await enterDraft(readLine(line, today).draft);
      return null;
    } catch (error) {
      return faultWords(error);
    }
  }

  return (
    <div className="column items-start gap-2">
      <label htmlFor={id}>{words.rows}</label>
      <textarea
        id={id}
        className={styles.rows}
        rows={4}
        value={rows}
        placeholder={words.rowsPlaceholder}
        spellCheck={false}
        onChange={(event) => setRows(event.target.value)}
      />
      <Button look="primary" busy={isBusy} disabled={lines.length === 0} onClick={() => void submit()}>
        {isBusy ? words.adding : words.addRows(Math.max(1, lines.length))}
      </Button>
      {added > 0 ? <output className="soft">{words.added(added)}</output> : null}
      {faults.length === 0 ? null : (
        <ul className="error pl-4" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Sheets separate columns with tabs: symbol, shares, cost per share. */
function linesOf(rows: string): string[] {
  return rows
    .split(/\r?\n/)
    .map((row) => {
      const cells = row.split("\t").map((cell) => cell.trim());
      const [symbol, quantity, cost] = cells;
      return cells.length === 3 ? `${symbol} ${quantity} @ ${cost}` : cells.join(" ");
    })
    .filter((row) => row.trim() !== "");
}
