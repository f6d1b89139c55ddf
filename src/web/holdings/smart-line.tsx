import { writtenFault } from "../format/written-fault.ts";
import { useId, useState } from "react";
import type { FormEvent, ReactNode, Ref } from "react";
import { unlikelyDay } from "#core/portfolio/unlikely-day.ts";
import type { SmartDraft } from "#core/portfolio/smart-draft.ts";
import { ApiProblem, asApiProblem, reasonOf } from "../api/api-problem.ts";
import { orKept } from "../api/or-kept.ts";
import { useNow } from "../format/use-now.ts";
import { localDay } from "../market/calendar-event.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
import { fieldsOf } from "./line-fields.ts";
import { savedWords } from "./line-words.ts";
import { LineChips } from "./line-chips.tsx";
import styles from "./smart-line.module.css";
import { UnknownDay } from "./unknown-day.tsx";
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
  const { problem, setProblem, isBusy, ...form } = useForm<{ line: string }, ApiProblem>({
    start: { line: start },
    explain: asApiProblem,
    onChange: "clears",
  });
  const value = form.values.line;
  const [saved, setSaved] = useState<LedgerLine | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const [keptDay, setKeptDay] = useState<string | null>(null);
  const describedId = useId();
  const entry = readLine(value, today);
  const isBlank = value.trim() === "";
  const fault = entry.faults[0];
  const doubt = isBlank || fault !== undefined ? null : unlikelyDay(entry.draft);

  const save = (draft: SmartDraft): Promise<void> =>
    form.run(async () => {
      const line = await orKept(add(fieldsOf(draft, accountId)));
      form.change({ line: "" });
      onType?.("");
      setWasTried(false);
      setSaved(line);
      if (line !== null) onSaved?.(line);
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (isBlank || fault !== undefined) return;
    // An unlikely day is kept if it is sent a second time.
    if (doubt !== null && keptDay !== doubt.day) setKeptDay(doubt.day);
    else void save(entry.draft);
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
            form.change({ line: target.value });
            onType?.(target.value);
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
        {doubt === null ? null : (
          <p
            className={keptDay === doubt.day ? "error secondary" : "note"}
            role={keptDay === doubt.day ? "alert" : undefined}
          >
            {writtenFault(doubt)} {keptDay === doubt.day ? words.keepDay : null}
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
            if (part !== undefined)
              form.change({ line: `${value.slice(0, part.start)}${symbol}${value.slice(part.end)}` });
          }}
        />
      ) : (
        <p className="error secondary" role="alert">
          {reasonOf(problem, words.failed)}
        </p>
      )}
      <output className={classNames("row wrap gap-2 success", styles.saved)}>
        {saved === null || !isBlank ? null : (
          <>
            {words.saved(savedWords(saved))}
            <Button size="small" look="subtle" onClick={undo}>
              {words.undo}
            </Button>
            <UnknownDay saved={saved} today={today} />
          </>
        )}
      </output>
    </div>
  );
}
