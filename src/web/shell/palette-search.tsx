/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is the list of a combobox with its own layout */
import { IconSearch } from "@tabler/icons-react";
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { Fragment, useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { builtInInstruments } from "#core/market/built-in-instruments.ts";
import { isSymbol } from "#core/market/symbol.ts";
import { useAuth } from "../account/auth-provider.tsx";
import { useQuestionOffers } from "../assistant/use-question-offers.ts";
import { openAlert } from "../market/alert-request.ts";
import { chatPath } from "../market/chat-path.ts";
import { insightsPath } from "../market/insights-path.ts";
import { useRecentSymbols } from "../market/recent-symbols.ts";
import { useWatchlistChange, useWatchlists } from "../market/use-watchlists.ts";
import type { Output } from "../api/call.ts";
import type { ScreenRoute } from "./screen-route.ts";
import { toggleAmounts } from "../holdings/hidden-amounts.ts";
import { openImport } from "../holdings/import-request.ts";
import { openTransaction } from "../holdings/transaction-request.ts";
import { useHeldSymbols } from "../holdings/use-held-symbols.ts";
import { leaveDevice } from "../push/leave-device.ts";
import { keyName } from "../ui/key-name.ts";
import { text } from "../text/text.ts";
import { Spinner } from "../ui/spinner.tsx";
import styles from "./command-palette.module.css";
import { helpFor, type Overlay } from "./overlay.ts";
import {
  alertCommand,
  isMeant,
  isTransactionLine,
  localInstruments,
  meantStories,
  meantTasks,
  watchCommand,
} from "./palette-items.ts";
import type { PaletteItem } from "./palette-items.ts";
import { PaletteOption } from "./palette-option.tsx";
import { query } from "./query.ts";
import { chooseTheme, currentTheme } from "./theme.ts";
import { useHelpTasks } from "./use-help-tasks.ts";
import { useDebounced } from "./use-debounced.ts";
import { classNames } from "../ui/class-names.ts";

export interface PaletteSearchProps {
  readonly screens: readonly ScreenRoute[];
  readonly onClose: () => void;
  readonly onOverlay: (overlay: Overlay) => void;
}

const debounceMs = 180;
const minQueryLength = 2;
const maxQuestions = 3;

/** The box and its list: an ARIA combobox in which the focus stays in the box. */
export function PaletteSearch({ screens, onClose, onOverlay }: PaletteSearchProps): ReactNode {
  const id = useId();
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const [words, setWords] = useState("");
  const [active, setActive] = useState(0);
  const [notice, setNotice] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const search = useSymbolSearch(words);
  const watching = useWatching(setNotice);
  const seen = useRecentSymbols();
  const held = useHeldSymbols();
  const recentSymbols = useMemo(() => [...new Set([...held, ...seen])], [held, seen]);

  const symbols = search.isSearching ? search.instruments : localInstruments(words, recentSymbols, builtInInstruments);
  const stories = meantStories(useCachedStories(), words);
  const tasks = meantTasks(useHelpTasks(words), words);
  const questions = useQuestions(words, (path) => void navigate(path));
  const client = useQueryClient();
  const technical = screens.find(({ path }) => path === "technical");
  const pages = screens.filter((screen) => isMeant(screen.title, words));
  const items: readonly PaletteItem[] = [
    ...watching.command(words),
    ...alertAction(words),
    ...transactionCommand(words),
    ...symbols.map((instrument) => ({
      kind: "symbol" as const,
      id: `symbol-${instrument.symbol}`,
      isGuess: false,
      ...instrument,
    })),
    ...stories.map(({ id: key, title, url, source }) => ({
      kind: "story" as const,
      id: `story-${key}`,
      title,
      url,
      source,
    })),
    ...pages.map(({ path, title, chord }) => ({ kind: "page" as const, id: `page-${path}`, title, path, chord })),
    ...shellActions(onOverlay, signOut).filter(({ title }) => isMeant(title, words)),
    ...tasks.map(({ path, task }) => ({
      kind: "action" as const,
      id: `help-${path}-${task}`,
      title: text.shell.help.of(task),
      run: () => onOverlay(helpFor(path)),
    })),
    ...questions,
  ];
  const chosen = items[Math.min(active, items.length - 1)];

  const open = (item: PaletteItem): void => {
    if (item.kind === "action") {
      onClose();
      item.run();
      return;
    }
    onClose();
    if (item.kind === "story") window.open(item.url, "_blank", "noreferrer");
    else void navigate(item.kind === "page" ? `/${item.path}` : insightsPath(item.symbol));
  };

  const openChart = (symbol: string): void => {
    onClose();
    void navigate(`/technical?symbol=${encodeURIComponent(symbol)}`);
  };

  const move = (step: number): void => {
    if (items.length === 0) return;
    const next = (Math.min(active, items.length - 1) + step + items.length) % items.length;
    setActive(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && chosen !== undefined) {
      if (event.shiftKey && chosen.kind === "symbol") watching.toggle(chosen.symbol);
      else if ((event.ctrlKey || event.metaKey) && chosen.kind === "symbol" && technical !== undefined)
        openChart(chosen.symbol);
      else open(chosen);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={classNames("column p-0", styles.search)}>
      <div className={classNames("row gap-3 py-0 px-4 edge-bottom faint", styles.box)}>
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <input
          className="grow min-0 edge-none on-none ink size-reading"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog exists to type into this box
          autoFocus
          role="combobox"
          type="text"
          aria-label={text.shell.searchHint}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen.id}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={text.palette.placeholder}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {search.isBusy ? <Spinner size={18} /> : null}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={text.palette.title}
        className={classNames("grow min-h-0 scroll-y", styles.list)}
      >
        {items.map((item, index) => (
          <PaletteOption
            key={item.id}
            id={`${id}-${item.id}`}
            item={item}
            quote={item.kind === "symbol" ? cachedQuote(client, item.symbol) : null}
            heading={headingOf(items, index, search.isSearching, recentSymbols, held)}
            isActive={item === chosen}
            isWatched={item.kind === "symbol" && watching.isWatched(item.symbol)}
            onPoint={() => setActive(index)}
            onOpen={() => open(item)}
            onWatch={item.kind === "symbol" ? () => watching.toggle(item.symbol) : null}
          />
        ))}
      </div>
      <PaletteNotes search={search} words={words} isEmpty={items.length === 0} />
      <PaletteKeys hasChart={technical !== undefined} notice={notice} />
      <output className="visually-hidden">{search.isBusy ? "" : text.palette.results(items.length)}</output>
    </div>
  );
}

function PaletteNotes({
  search,
  words,
  isEmpty,
}: {
  search: ReturnType<typeof useSymbolSearch>;
  words: string;
  isEmpty: boolean;
}): ReactNode {
  return (
    <>
      {isEmpty && !search.isBusy ? <p className="pt-1 pb-4 px-4 soft">{text.palette.none(words.trim())}</p> : null}
      {search.note === null ? null : <p className="pt-0 pb-3 px-4 quiet">{search.note}</p>}
      {search.hasFailed ? <p className="pt-1 pb-4 px-4 error">{text.palette.failed}</p> : null}
    </>
  );
}

function PaletteKeys({ hasChart, notice }: { hasChart: boolean; notice: string }): ReactNode {
  const { keysMove, keysOpen, keysChart, keysWatch } = text.palette;
  const rows = [
    [["↑", "↓"], keysMove],
    [["Enter"], keysOpen],
    ...(hasChart ? [[["Ctrl Enter"], keysChart] as const] : []),
    [["Shift Enter"], keysWatch],
  ] as const;
  return (
    <footer className={classNames("flex wrap gap-y-1h gap-x-4 edge-top note py-2 px-4", styles.foot)}>
      {rows.map(([keys, meaning]) => (
        <span key={meaning} className="phone-hidden">
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd className="edge-strong round-1 soft size-meta">{keyName(key)}</kbd>{" "}
            </Fragment>
          ))}
          {meaning}
        </span>
      ))}
      <output className={classNames("ml-auto ink", styles.notice)}>{notice}</output>
    </footer>
  );
}

function useSymbolSearch(words: string) {
  const settled = useDebounced(words.trim(), debounceMs);
  const isSearching = words.trim().length >= minQueryLength;
  const { data, isFetching, isError } = useQuery({
    ...query("GET /api/market/search", { query: settled, limit: 10 }),
    enabled: isSearching && settled.length >= minQueryLength,
    placeholderData: keepPreviousData,
  });
  const instruments = (data?.results ?? []).map((result) => ({
    symbol: result.ticker,
    name: result.name,
    type: result.type,
    exchange: result.primary_exchange ?? "",
    isGuess: result.match === "typo",
  }));
  return {
    isSearching,
    instruments,
    isBusy: isSearching && (isFetching || settled !== words.trim()),
    hasFailed: isSearching && isError,
    note: isSearching && data !== undefined ? searchNote(data.provenance) : null,
  };
}

/** Several words or a question mark are more than a name. */
function isQuestion(words: string): boolean {
  return /\S\s+\S|\S\?/.test(words.trim());
}

/** "Buy 10 NVDA at 178" opens the drawer with the line and shows its interpretation before recording anything. */
function transactionCommand(words: string): readonly PaletteItem[] {
  const line = words.trim();
  if (!isTransactionLine(line)) return [];
  return [{ kind: "action", id: "record", title: text.palette.record(line), run: () => openTransaction({ line }) }];
}

/** "Alert NVDA above 250" opens the dialog with these values. */
function alertAction(words: string): readonly PaletteItem[] {
  const request = alertCommand(words);
  if (request === null || !isSymbol(request.symbol)) return [];
  return [{ kind: "action", id: "alert", title: text.palette.alert(request.symbol), run: () => openAlert(request) }];
}

/** Returns why results may be incomplete; null if the sources answered. */
function searchNote({ status, note }: Provenance): string | null {
  if (note !== undefined) return note;
  if (status === "sample") return text.palette.builtInOnly;
  return status === "stale" ? text.palette.oldDirectory : null;
}

/** Returns the latest quote that pages have loaded for a symbol. Makes no request. */
function cachedQuote(client: QueryClient, symbol: string): Quote | null {
  const quotes = client
    .getQueriesData<Output<"GET /api/market/quotes">>({ queryKey: ["GET /api/market/quotes"] })
    .flatMap(([, data]) => data?.quotes.filter((quote) => quote.symbol === symbol) ?? []);
  const receivedAt = ({ provenance }: Quote): string => provenance.fetchedAt ?? "";
  return quotes.toSorted((one, other) => receivedAt(other).localeCompare(receivedAt(one)))[0] ?? null;
}

/** Returns the stories that pages have loaded. Makes no request. */
function useCachedStories() {
  const client = useQueryClient();
  const [stories] = useState(() =>
    client
      .getQueriesData<Output<"GET /api/market/news">>({ queryKey: ["GET /api/market/news"] })
      .flatMap(([, data]) => data?.items ?? [])
      .flatMap((item) => (item.url === null ? [] : [{ ...item, url: item.url }])),
  );
  return stories.filter(({ id }, index) => stories.findIndex((other) => other.id === id) === index);
}

function useWatching(say: (notice: string) => void) {
  const { data } = useWatchlists();
  const change = useWatchlistChange();
  const list = data?.watchlists.find(({ isDefault }) => isDefault);
  const isWatched = (symbol: string): boolean => list?.symbols.includes(symbol) ?? false;
  const set = (symbol: string, isWatched: boolean): void => {
    if (list === undefined) return;
    change.mutate(
      { list, symbol, isWatched },
      {
        onSuccess: () => say(isWatched ? text.palette.watched(symbol) : text.palette.unwatched(symbol)),
        onError: (problem) => say(problem.code === "watchlist-full" ? text.market.listFull : text.palette.watchFailed),
      },
    );
  };
  return {
    isWatched,
    toggle: (symbol: string) => set(symbol, !isWatched(symbol)),
    command: (words: string): readonly PaletteItem[] => {
      const command = watchCommand(words);
      if (command === null || !isSymbol(command.symbol)) return [];
      const title = command.isWatched ? text.palette.watch(command.symbol) : text.palette.unwatch(command.symbol);
      return [{ kind: "action", id: "watch", title, run: () => set(command.symbol, command.isWatched) }];
    },
  };
}

function shellActions(
  onOverlay: (overlay: Overlay) => void,
  signOut: () => Promise<void>,
): readonly (PaletteItem & { kind: "action" })[] {
  const isDark = currentTheme() === "dark";
  return [
    {
      kind: "action",
      id: "theme",
      title: isDark ? text.shell.toLight : text.shell.toDark,
      run: () => chooseTheme(isDark ? "light" : "dark"),
    },
    { kind: "action", id: "transaction", title: text.position.add, run: () => openTransaction() },
    { kind: "action", id: "new-alert", title: text.palette.newAlert, run: () => openAlert() },
    { kind: "action", id: "hide", title: text.shell.keys.hide, run: toggleAmounts },
    { kind: "action", id: "import", title: text.portfolio.importTitle, run: () => openImport() },
    { kind: "action", id: "shortcuts", title: text.shell.shortcuts, run: () => onOverlay("shortcuts") },
    { kind: "action", id: "about", title: text.shell.about, run: () => onOverlay("about") },
    {
      kind: "action",
      id: "sign-out",
      title: text.shell.signOut,
      run: () => void leaveDevice(signOut).catch(() => onOverlay("sign-out-problem")),
    },
  ];
}

/** The questions that the words may become, the words as they are, and the list of all questions: each opens the chat. */
function useQuestions(words: string, go: (path: string) => void): readonly PaletteItem[] {
  const offers = useQuestionOffers(words.trim().length > minQueryLength);
  const found = useMemo(() => offers?.matching(words) ?? [], [offers, words]);
  const item = (id: string, title: string, path: string) =>
    ({ kind: "action", id, title, heading: text.palette.questions, run: () => go(path) }) as const;
  return [
    ...found
      .filter(({ gap }) => gap === null)
      .slice(0, maxQuestions)
      .map(({ id, text: title }) => item(`question-${id}`, title, chatPath({ ask: title }))),
    ...(isQuestion(words) ? [item("ask", text.palette.ask(words.trim()), chatPath({ ask: words.trim() }))] : []),
    ...(isMeant(text.palette.canAsk, words) ? [item("questions", text.palette.canAsk, "/chat?questions=")] : []),
  ];
}

/** The heading before the first line of each kind. */
function headingOf(
  items: readonly PaletteItem[],
  index: number,
  isSearching: boolean,
  recents: readonly string[],
  held: readonly string[],
): string | null {
  const group = (item: PaletteItem | undefined): string | null => {
    if (item === undefined) return null;
    if (item.kind === "page") return text.palette.pages;
    if (item.kind === "action") return item.heading ?? text.palette.actions;
    if (item.kind === "story") return text.palette.stories;
    if (item.isGuess) return text.palette.didYouMean;
    if (isSearching) return text.palette.symbols;
    if (held.includes(item.symbol)) return text.palette.held;
    return recents.includes(item.symbol) ? text.palette.recents : text.palette.wellKnown;
  };
  const own = group(items[index]);
  return own === group(items[index - 1]) ? null : own;
}
