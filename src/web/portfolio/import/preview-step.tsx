import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useAccounts } from "../../holdings/use-portfolio.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { formatMoneyChange } from "../../format/format-money.ts";
import { importText } from "../../text/import-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { focusOnArrival } from "../../ui/focus-on-arrival.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { WorkProgress } from "../../ui/work-progress.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import styles from "./import.module.css";
import {
  type Choices,
  type Correction,
  type Preview,
  rowCounts,
  rowsOfView,
  type RowView,
  rowViews,
  type Ticks,
} from "./import-state.ts";
import { PreviewTable } from "./preview-table.tsx";
import { UnknownSymbols } from "./unknown-symbols.tsx";
import { UnknownWords } from "./unknown-words.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = importText;

/** Every row of the file as it will be imported, with the open questions and faults. */
export function PreviewStep({
  fileName,
  preview,
  isRefreshing,
  choices,
  onChoices,
  ticks,
  onTicks,
  failure,
  isImporting,
  onImport,
  onCancel,
  onAnother,
}: {
  fileName: string;
  preview: Preview;
  isRefreshing: boolean;
  choices: Choices;
  onChoices: (choices: Choices) => void;
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
  failure: ReactNode;
  isImporting: boolean;
  onImport: () => void;
  /** Ends a running import. */
  onCancel: () => void;
  onAnother: () => void;
}): ReactNode {
  const [chosenView, setView] = useState<RowView>("all");
  const importButton = useRef<HTMLButtonElement>(null);
  const { broker, rows, questions, unknownSymbols } = preview;
  const counts = rowCounts(preview, ticks);
  const view = counts[chosenView] === 0 ? "all" : chosenView;
  const correct = (id: string, correction: Correction): void =>
    onChoices({ ...choices, corrections: { ...choices.corrections, [id]: correction } });
  const mapping = (
    <ColumnMapping
      preview={preview}
      onApply={(columns) => onChoices({ ...choices, mapping: columns, broker: undefined, corrections: undefined })}
    />
  );
  if (broker === null)
    return (
      <div className="grid cols-1 gap-4">
        {failure}
        <p ref={focusOnArrival} tabIndex={-1}>
          <b>{fileName}</b>
        </p>
        {mapping}
        <div className={classNames("row wrap justify-end gap-y-2 gap-x-3", styles.footer)}>
          <Button onClick={onAnother}>{words.preview.again}</Button>
        </div>
      </div>
    );
  const hasQuestion = questions.length > 0;
  return (
    <div className="grid cols-1 gap-4" aria-busy={isRefreshing}>
      {failure}
      <div className="grid gap-half">
        <p ref={focusOnArrival} tabIndex={-1}>
          <b>{titleOf(fileName, broker)}</b>{" "}
          {broker.checked === "published column names" && broker.id !== "generic" ? (
            <span className="note">{words.preview.published}</span>
          ) : null}
        </p>
        <output>{words.preview.counts(counts)}</output>
      </div>
      <Questions preview={preview} choices={choices} onChoices={onChoices} />
      {broker.id === "generic" ? mapping : null}
      <UnknownWords unknown={preview.unknownWords} choices={choices} onChoices={onChoices} />
      {unknownSymbols.length === 0 ? null : (
        <UnknownSymbols
          symbols={unknownSymbols}
          onSettle={(settled) =>
            onChoices({
              ...choices,
              symbols: { ...choices.symbols, ...settled.symbols },
              ownAssets: [...(choices.ownAssets ?? []), ...settled.ownAssets],
            })
          }
        />
      )}
      <Differences differences={preview.differences} />
      <div className={classNames("row wrap gap-y-2 gap-x-4", styles.bar)}>
        <SegmentedControl
          label={words.preview.show}
          value={view}
          options={rowViews
            .filter((each) => each === "all" || counts[each] > 0)
            .map((each) => ({ value: each, label: words.preview.views[each](counts[each]) }))}
          onChange={setView}
        />
        <AccountChoice preview={preview} choices={choices} onChoices={onChoices} />
      </div>
      {rows.length < counts.all ? <p className="note">{words.preview.shortened(rows.length, counts.all)}</p> : null}
      <PreviewTable
        rows={rowsOfView(rows, view)}
        hasAccounts={preview.accounts.length > 1}
        ticks={ticks}
        onTicks={onTicks}
        onCorrect={correct}
      />
      <WorkProgress
        isRunning={isImporting}
        label={words.importing(counts.ticked)}
        onCancel={onCancel}
        focusAfterCancel={importButton}
      />
      <div className={classNames("row wrap justify-end gap-y-2 gap-x-3", styles.footer)}>
        <Button disabled={isImporting} onClick={onAnother}>
          {words.preview.again}
        </Button>
        <span className="note">
          {hasQuestion
            ? words.preview.answerFirst
            : counts.faulty > 0
              ? words.preview.faultsStayOut(counts.faulty)
              : null}
        </span>
        <Button
          ref={importButton}
          look="primary"
          busy={isImporting}
          disabled={counts.ticked === 0 || hasQuestion || isRefreshing}
          onClick={onImport}
        >
          {isImporting ? words.importing(counts.ticked) : words.preview.add(counts.ticked)}
        </Button>
      </div>
    </div>
  );
}

function titleOf(fileName: string, { id, name }: NonNullable<Preview["broker"]>): string {
  if (id === "generic") return words.preview.readTable(fileName);
  return id === "words" ? words.preview.readWords(fileName) : words.preview.read(fileName, name);
}

/** What the file leaves open, and the user has answered. */
function Questions({
  preview: { questions, hasUnnamedCosts },
  choices,
  onChoices,
}: {
  preview: Preview;
  choices: Choices;
  onChoices: (choices: Choices) => void;
}): ReactNode {
  return (
    <>
      {questions.includes("dateOrder") || choices.dateOrder !== undefined ? (
        <Question
          question={words.questions.dateOrder}
          value={choices.dateOrder}
          onChange={(dateOrder) => onChoices({ ...choices, dateOrder })}
        />
      ) : null}
      {questions.includes("decimalSign") || choices.decimalSign !== undefined ? (
        <Question
          question={words.questions.decimalSign}
          value={choices.decimalSign}
          onChange={(decimalSign) => onChoices({ ...choices, decimalSign })}
        />
      ) : null}
      {hasUnnamedCosts || choices.unnamedCosts !== undefined ? (
        <Question
          question={words.questions.unnamedCosts}
          value={choices.unnamedCosts}
          onChange={(unnamedCosts) => onChoices({ ...choices, unnamedCosts })}
        />
      ) : null}
    </>
  );
}

/** Lines at which what was read isn't what the file says. */
function Differences({ differences }: Pick<Preview, "differences">): ReactNode {
  return differences.map(({ line, account, currency, symbol, stated, read }) => {
    const written = (figure: string): string =>
      currency === null ? `${formatQuantity(figure)} ${symbol ?? ""}`.trim() : formatMoneyChange(figure, currency);
    return (
      <Alert key={`${account} ${currency} ${symbol}`}>
        {words.preview.differs(line, written(stated), written(read))}
      </Alert>
    );
  });
}

/** A question that the file leaves open. */
function Question<Value extends string>({
  question,
  value,
  onChange,
}: {
  question: { readonly label: string; readonly why: string; readonly options: Readonly<Record<Value, string>> };
  value: Value | undefined;
  onChange: (value: Value) => void;
}): ReactNode {
  return (
    <div className={classNames("row wrap gap-y-2 gap-x-3 py-2h px-3 round-control", styles.question)}>
      {value === undefined ? <Badge look="amber">{question.why}</Badge> : null}
      <b>{question.label}</b>
      {(Object.entries(question.options) as [Value, string][]).map(([option, label]) => (
        <Button key={option} size="small" aria-pressed={option === value} onClick={() => onChange(option)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Chooses where the rows go: as the file says, or into an existing account. */
function AccountChoice({
  preview,
  choices,
  onChoices,
}: {
  preview: Preview;
  choices: Choices;
  onChoices: (choices: Choices) => void;
}): ReactNode {
  const { data } = useAccounts();
  const there = (data?.accounts ?? []).filter(({ isDemo }) => !isDemo);
  const named = preview.accounts.map(({ accountId, name, currency }) =>
    accountId === null ? words.preview.accountNew(name, currency) : name,
  );
  const asItIs = preview.accounts.every(({ fileName }) => fileName === null)
    ? words.preview.into(named.join(", "))
    : words.preview.accountOfFile(named);
  const isSplit = preview.accounts.filter(({ fileName }) => fileName !== null).length > 1;
  if (there.length === 0 || isSplit) return <span className="note">{asItIs}</span>;
  return (
    <Select
      className={classNames("max-full", styles.account)}
      label={words.preview.account}
      hideLabel
      value={choices.accountId ?? ""}
      options={[
        {
          value: "",
          label: choices.accountId === undefined ? asItIs : words.preview.accountFree,
        },
        ...there.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(accountId) => onChoices({ ...choices, accountId: accountId === "" ? undefined : accountId })}
    />
  );
}
