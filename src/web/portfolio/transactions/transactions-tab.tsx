import { IconDownload } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { type TransactionType, transactionTypes } from "#core/portfolio/transaction.ts";
import { ApiProblem, problemDetails } from "../../api/api-problem.ts";
import { call, type Output } from "../../api/call.ts";
import { wireRequest } from "../../api/request.ts";
import { savedWords } from "../../holdings/line-words.ts";
import { openTransaction } from "../../holdings/transaction-request.ts";
import { type LedgerLine, useLedger } from "../../holdings/use-ledger.ts";
import { useRefreshPortfolio } from "../../holdings/use-portfolio.ts";
import { useDebounced } from "../../shell/use-debounced.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, type CardState } from "../../ui/card.tsx";
import { FilterSheet } from "../../ui/filter-sheet.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import { showToast } from "../../ui/toast.ts";

import { EarlierImports } from "../import/earlier-imports.tsx";
import { TransactionsTable } from "./transactions-table.tsx";
import styles from "./transactions.module.css";

const words = text.ledger;
const pageSize = 100;

type Page = Output<"GET /api/portfolio/transactions">;

/** The ledger, newest first: filter, edit, delete and restore. */
export default function TransactionsTab({
  account,
  accounts,
  symbol,
  today,
  onSymbol,
}: {
  account: string | null;
  accounts: Output<"GET /api/portfolio/accounts">["accounts"];
  /** Shows only this instrument. */
  symbol: string | null;
  today: string;
  onSymbol: (symbol: string | null) => void;
}): ReactNode {
  const ledger = useLedger();
  const refresh = useRefreshPortfolio();
  const [type, setType] = useState<TransactionType | "">("");
  const [days, setDays] = useState({ from: "", to: "" });
  const [typed, setTyped] = useState(symbol ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const search = useDebounced(normaliseSymbol(typed), 250);
  const chooseSymbol = (next: string): void => {
    setTyped(next);
    onSymbol(next.trim() === "" ? null : normaliseSymbol(next));
  };
  const isTurned = days.from !== "" && days.to !== "" && days.from > days.to;
  const filter = {
    ...(account === null ? {} : { account }),
    ...(search === "" ? {} : { symbol: search }),
    ...(type === "" ? {} : { type }),
    ...(days.from === "" ? {} : { from: days.from }),
    ...(days.to === "" ? {} : { to: days.to }),
  };
  const answer = useInfiniteQuery<Page, ApiProblem, { pages: Page[] }, readonly unknown[], string | null>({
    queryKey: ["GET /api/portfolio/transactions", filter, "pages"],
    queryFn: ({ signal, pageParam }) =>
      call(
        "GET /api/portfolio/transactions",
        { ...filter, limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: !isTurned,
  });
  const { data, error, isFetching, hasNextPage, isFetchingNextPage } = answer;
  const lines = data?.pages.flatMap(({ transactions }) => transactions) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const loadMore = (): void => {
    if (hasNextPage && !isFetchingNextPage) void answer.fetchNextPage();
  };

  const restore = (line: LedgerLine): void => {
    ledger.restore(line.id).then(
      () => showToast(words.restored(savedWords(line))),
      (problem: unknown) => setFault(problemWords(problem, text.transactions.restoreFailed)),
    );
  };
  const remove = (line: LedgerLine): void => {
    setFault(null);
    ledger.remove(line).then(
      () =>
        showToast(text.transactions.deleted(savedWords(line)), {
          label: text.transactions.undo,
          run: () => restore(line),
        }),
      (problem: unknown) => {
        void refresh();
        setFault(problemWords(problem, text.transactions.deleteFailed));
      },
    );
  };
  const isFiltered = Object.keys(filter).some((name) => name !== "account");
  return (
    <>
      <TransactionFilters
        account={account}
        typed={typed}
        type={type}
        days={days}
        today={today}
        isTurned={isTurned}
        isFiltered={isFiltered}
        onTyped={chooseSymbol}
        onType={setType}
        onDays={setDays}
      />
      {isTurned ? <Alert>{text.portfolio.datesTurned}</Alert> : null}
      {fault === null ? null : <Alert>{fault}</Alert>}
      <Card
        flush
        title={text.transactions.title}
        isTitleHidden
        beside={<span className="quiet">{data === undefined ? "" : words.count(total)}</span>}
        state={cardState()}
      >
        <TransactionsTable
          lines={lines}
          accountName={accounts.length > 1 ? (id) => accounts.find((one) => one.id === id)?.name ?? "" : null}
          onChange={({ id, date }) => openTransaction({ change: { id, date } })}
          onRemove={remove}
        />
        {hasNextPage ? (
          <MoreRows
            key={lines.length}
            isBusy={isFetchingNextPage}
            onSeen={loadMore}
            shown={lines.length}
            total={total}
          />
        ) : null}
      </Card>
      <EarlierImports />
    </>
  );

  function cardState(): CardState {
    if (error !== null)
      return {
        kind: "error",
        message: words.failed,
        ...(data === undefined ? {} : { shownInstead: text.portfolio.showingLast }),
        details: problemDetails(error),
        onRetry: () => void answer.refetch(),
      };
    if (data === undefined) return { kind: "loading", label: words.loading, skeleton: <RowSkeletons /> };
    if (lines.length === 0) return { kind: "empty", message: isFiltered ? words.nothingFits : words.empty };
    return isFetching && !isFetchingNextPage ? { kind: "refreshing" } : { kind: "ready" };
  }
}

interface Days {
  readonly from: string;
  readonly to: string;
}

function TransactionFilters({
  account,
  typed,
  type,
  days,
  today,
  isTurned,
  isFiltered,
  onTyped,
  onType,
  onDays,
}: {
  account: string | null;
  /** The symbol as typed. */
  typed: string;
  type: TransactionType | "";
  days: Days;
  today: string;
  /** True if the first day is after the last. */
  isTurned: boolean;
  isFiltered: boolean;
  onTyped: (typed: string) => void;
  onType: (type: TransactionType | "") => void;
  onDays: (days: Days) => void;
}): ReactNode {
  const exportAddress = (format: "csv" | "json"): string =>
    wireRequest("GET /api/portfolio/export", { format, ...(account === null ? {} : { account }) }).url;
  const isNarrow = useIsNarrow();
  const symbol = (
    <TextField
      label={text.transactions.fields.symbol}
      hideLabel
      type="search"
      className={styles.symbol}
      placeholder={text.transactions.fields.symbol}
      value={typed}
      maxLength={30}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onTyped(target.value)}
    />
  );
  const kind = (
    <Select
      label={text.transactions.fields.type}
      hideLabel={!isNarrow}
      className={isNarrow ? undefined : "w-150"}
      value={type}
      options={[
        { value: "", label: words.allTypes },
        ...transactionTypes.map((value) => ({ value, label: text.transactions.types[value] })),
      ]}
      onChange={onType}
    />
  );
  const range = (["from", "to"] as const).map((end) => (
    <TextField
      key={end}
      label={text.portfolio[end]}
      hideLabel={!isNarrow}
      title={text.portfolio[end]}
      type="date"
      className={isNarrow ? undefined : "w-150"}
      max={today}
      value={days[end]}
      isFaulty={isTurned}
      onChange={({ target }) => onDays({ ...days, [end]: target.value })}
    />
  ));
  const clear = isFiltered ? (
    <Button
      look="subtle"
      onClick={() => {
        onType("");
        onTyped("");
        onDays({ from: "", to: "" });
      }}
    >
      {words.clear}
    </Button>
  ) : null;
  const files = (
    <span className="inline-row gap-2h ml-auto faint">
      <IconDownload size={16} stroke={1.7} aria-hidden="true" />
      <a className="inline-row touch-min-h-44" href={exportAddress("csv")} download>
        {words.csv}
      </a>
      <a className="inline-row touch-min-h-44" href={exportAddress("json")} download>
        {words.json}
      </a>
    </span>
  );
  if (isNarrow)
    return (
      <search className="row gap-2" aria-label={words.filters}>
        {symbol}
        <FilterSheet count={[type, days.from, days.to].filter((value) => value !== "").length}>
          {kind}
          {range}
          {clear}
          {files}
        </FilterSheet>
      </search>
    );
  return (
    <search className="row wrap gap-2" aria-label={words.filters}>
      {symbol}
      {kind}
      {range}
      {clear}
      {files}
    </search>
  );
}

/** Loads the next page when the end of the list scrolls into view, or on click. */
function MoreRows({
  isBusy,
  shown,
  total,
  onSeen,
}: {
  isBusy: boolean;
  shown: number;
  total: number;
  onSeen: () => void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="row between py-2 px-4 edge-top-soft faint">
      <span>{words.shown(shown, total)}</span>
      <Button size="small" busy={isBusy} onClick={onSeen}>
        {words.more}
      </Button>
    </div>
  );
}

function problemWords(problem: unknown, otherwise: string): string {
  if (!(problem instanceof ApiProblem)) return otherwise;
  if (problem.code === "version-conflict") return words.changedMeanwhile;
  return problem.detail ?? otherwise;
}

function RowSkeletons(): ReactNode {
  return (
    <div className="grid py-3h px-4 gap-3">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={22} />
      ))}
    </div>
  );
}
