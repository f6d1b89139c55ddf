import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useNow } from "../format/use-now.ts";
import { localDay } from "../market/calendar-event.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { findLine } from "./find-line.ts";
import { SmartLine } from "./smart-line.tsx";
import styles from "./transaction-drawer.module.css";
import { draftOfEntry } from "./transaction-fields.ts";
import { TransactionForm } from "./transaction-form.tsx";
import { readLine } from "./read-line.ts";
import type { TransactionRequest } from "./transaction-request.ts";
import { useAccounts } from "./use-portfolio.ts";
import { classNames } from "../ui/class-names.ts";

const words = text.transactions;

/** Adds transactions, by one line of text or by fields, and stays open for the next; or edits one. */
export default function TransactionDrawer({
  request,
  onClose,
}: {
  request: TransactionRequest;
  onClose: () => void;
}): ReactNode {
  const { change, fields } = request;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={change === undefined && fields === undefined ? words.addTitle : words.changeTitle}
      className={styles.drawer}
    >
      {change === undefined ? (
        <Adding request={request} onClose={onClose} />
      ) : (
        <Changing id={change.id} date={change.date} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Adding({ request, onClose }: { request: TransactionRequest; onClose: () => void }): ReactNode {
  const today = localDay(useNow("minute"));
  const [way, setWay] = useState<"line" | "fields">(
    request.symbol === undefined && request.fields === undefined ? "line" : "fields",
  );
  const accounts = useAccounts().data?.accounts ?? [];
  const [params] = useSearchParams();
  const [accountId, setAccountId] = useState(
    request.fields?.accountId ?? request.accountId ?? params.get("account") ?? "",
  );
  const [line, setLine] = useState(request.line ?? "");
  const defaultAccountId =
    (accounts.find(({ id }) => id === accountId) ?? accounts.find(({ isDemo }) => !isDemo))?.id ?? "";
  return (
    <div className="grid gap-3h">
      <div className="row wrap gap-2">
        {request.fields === undefined ? (
          <SegmentedControl
            label={words.way}
            value={way}
            options={(["line", "fields"] as const).map((value) => ({ value, label: words.ways[value] }))}
            onChange={setWay}
          />
        ) : null}
        {accounts.length > 1 || request.accountId !== undefined ? (
          <Select
            label={words.fields.account}
            hideLabel
            className={classNames("grow", styles.account)}
            value={defaultAccountId}
            options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setAccountId}
          />
        ) : null}
      </div>
      {way === "line" ? (
        <FocusedLine
          {...(defaultAccountId === "" ? {} : { accountId: defaultAccountId })}
          start={line}
          onType={setLine}
        />
      ) : (
        <TransactionForm
          accountId={defaultAccountId}
          line={null}
          today={today}
          start={
            request.fields !== undefined
              ? draftOfEntry(request.fields)
              : line.trim() === ""
                ? { symbol: request.symbol ?? "" }
                : draftOfEntry(readLine(line, today).draft)
          }
          {...(request.onSaved === undefined
            ? {}
            : {
                onAdded: () => {
                  request.onSaved?.();
                  onClose();
                },
              })}
        />
      )}
    </div>
  );
}

function FocusedLine({
  accountId,
  start,
  onType,
}: {
  accountId?: string;
  start: string;
  onType: (line: string) => void;
}): ReactNode {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => input?.focus(), [input]);
  return (
    <>
      <SmartLine
        label={words.lineLabel}
        submitLabel={words.save}
        start={start}
        inputRef={setInput}
        onType={onType}
        {...(accountId === undefined ? {} : { accountId })}
      />
      <div className={classNames("grid gap-1h pt-3 edge-top soft size-secondary", styles.examples)}>
        <b>{words.examplesTitle}</b>
        <ul className="grid gap-1">
          {words.examples.map((example) => (
            <li key={example}>
              <code className="faint">{example}</code>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Changing({ id, date, onClose }: { id: string; date: string; onClose: () => void }): ReactNode {
  const today = localDay(useNow("minute"));
  const line = useQuery({
    queryKey: ["line of the ledger", id, date],
    queryFn: () => findLine(id, date),
    gcTime: 0,
    staleTime: Infinity,
  });
  // Keeps unsaved edits even if reloading the line fails.
  if (line.data === undefined)
    return line.error === null ? <Skeleton height={320} radius={8} /> : <Alert>{words.loadFailed}</Alert>;
  if (line.data === null) return <Alert>{words.gone}</Alert>;
  return <TransactionForm accountId={line.data.accountId} line={line.data} today={today} onDone={onClose} />;
}
