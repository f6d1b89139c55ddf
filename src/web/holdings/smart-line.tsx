import { writtenFault } from "../format/written-fault.ts";
import { type FormEvent, useId, useState } from "react";
import type { ReactNode, Ref } from "react";
import type { SmartDraft } from "#core/portfolio/smart-entry.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { orKept } from "../api/or-kept.ts";
import { useNow } from "../format/use-now.ts";
import { localDay } from "../market/calendar-event.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { fieldsOf } from "./line-fields.ts";
import { savedWords } from "./line-words.ts";
import { LineChips } from "./line-chips.tsx";
import styles from "./smart-line.module.css";
import { UnknownSymbol } from "./unknown-symbol.tsx";
import { readLine } from "./read-line.ts";
import { type LedgerLine, useLedger } from "./use-ledger.ts";
import { classNames } from "../ui/class-names.ts";

const words = text.transactions;

/** One line of text that becomes a transaction, with its interpretation shown while typing. */
export function SmartLine({
  label,
  submitLabel,
  accountId,
  start = "",
  inputRef,
  onType,
  onSaved,
}: {
  label: string;
  submitLabel: string;
  /** Omit for the only or first account. */
  accountId?: string;
  start?: string;
  inputRef?: Ref<HTMLInputElement>;
  onType?: (line: string) => void;
  onSaved?: (saved: LedgerLine) => void;
}): ReactNode {
  const today = localDay(useNow("minute"));
  const { add, remove } = useLedger();
  const [value, setValue] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [saved, setSaved] = useState<LedgerLine | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const describedId = useId();
  const entry = readLine(value, today);
  const isBlank = value.trim() === "";
  const fault = entry.faults[0];

  const save = async (draft: SmartDraft): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    try {
      const line = await orKept(add(fieldsOf(draft, accountId)));
      setValue("");
      onType?.("");
      setWasTried(false);
      setSaved(line);
      if (line !== null) onSaved?.(line);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (!isBlank && fault === undefined && !isBusy) void save(entry.draft);
  };
  const undo = (): void => {
    if (saved === null) return;
    remove(saved).then(
      () => setSaved(null),
      (error: unknown) => setProblem(error instanceof ApiProblem ? error : null),
    );
  };
  return (
    <div className="grid cols-1 gap-2">
      <form className="flex items-end gap-2" onSubmit={submit}>
        <TextField
          {...(inputRef === undefined ? {} : { ref: inputRef })}
          label={label}
          className="grow min-0"
          size="large"
          value={value}
          placeholder={words.smartPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={520}
          aria-details={describedId}
          isFaulty={(wasTried && fault !== undefined && !isBlank) || problem !== null}
          onChange={({ target }) => {
            setValue(target.value);
            onType?.(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" look="primary" size="large" busy={isBusy} disabled={isBlank}>
          {submitLabel}
        </Button>
      </form>
      <div id={describedId} className="grid gap-1h min-h-26">
        {isBlank ? <p className="note">{words.smartHint}</p> : <LineChips entry={entry} />}
        {isBlank || fault === undefined ? null : (
          <p className={wasTried ? "error secondary" : "note"} role={wasTried ? "alert" : undefined}>
            {writtenFault(fault.fault)}
          </p>
        )}
      </div>
      {problem === null ? null : problem.code === "unknown-instrument" && entry.draft.symbol !== null ? (
        <UnknownSymbol
          symbol={entry.draft.symbol}
          currency={entry.draft.currency}
          onKept={() => void save(entry.draft)}
          onChoose={(symbol) => {
            const part = entry.parts.find(({ field }) => field === "symbol");
            if (part !== undefined) setValue(`${value.slice(0, part.start)}${symbol}${value.slice(part.end)}`);
            setProblem(null);
          }}
        />
      ) : (
        <p className="error secondary" role="alert">
          {problem.errors[0]?.message ?? problem.detail ?? words.failed}
        </p>
      )}
      <output className={classNames("row wrap gap-2 success", styles.saved)}>
        {saved === null || !isBlank ? null : (
          <>
            {words.saved(savedWords(saved))}
            <Button size="small" look="subtle" onClick={undo}>
              {words.undo}
            </Button>
          </>
        )}
      </output>
    </div>
  );
}
