import { IconBell, IconDeviceFloppy } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Series } from "#core/backtest/backtest-input.ts";
import type { BacktestResult } from "#core/backtest/result.ts";
import { defaultAssumptions } from "#core/backtest/assumptions.ts";
import { lookedAtSymbols } from "#core/backtest/looked-at-symbols.ts";
import { presets } from "#core/backtest/presets.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { openAlert } from "../market/alert-request.ts";
import { problemDetails } from "../api/api-problem.ts";
import { now } from "../format/clock.ts";
import { formatDay } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { fixed } from "../format/number-format.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { rememberSymbol, useRecentSymbols } from "../market/recent-symbols.ts";
import { sourceNames } from "../market/source-names.ts";
import { useWatchlists } from "../market/use-watchlists.ts";
import { usePageTitle } from "../shell/page-title.tsx";
import { presetNamesText } from "../text/preset-names-text.ts";
import { strategyText } from "../text/strategy-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { showToast } from "../ui/toast.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { AssumptionsCard } from "./assumptions-card.tsx";
import { barsNeeded } from "./bars-needed.ts";
import { DetailsCard } from "./details-card.tsx";
import { HonestyStrip } from "./honesty-strip.tsx";
import { createLabClient } from "./lab-client.ts";
import type { RunRequest } from "./lab-jobs.ts";
import { type LabRun, maxSymbols, usualUnseenPercent, yearsBefore } from "./lab-run.ts";
import { shelterOf } from "./lab-series.ts";
import { NameDialog } from "./name-dialog.tsx";
import { NumbersStrip } from "./numbers-strip.tsx";
import { practiceSeries } from "./practice-series.ts";
import { ResultCard } from "./result-card.tsx";
import { RuleCard } from "./rule-card.tsx";
import { runCode } from "./run-code.ts";
import { SavedRunsCard } from "./saved-runs-card.tsx";
import { ShareButton } from "./share-button.tsx";
import { startLabWorker } from "./start-lab-worker.ts";
import styles from "./strategy.module.css";
import { type LabData, useLabData } from "./use-lab-data.ts";
import { useLabAddress } from "./use-lab-address.ts";
import { type LabQuestion, type LabRunState, useLabRun } from "./use-lab-run.ts";
import { useLookAhead } from "./use-look-ahead.ts";
import { type SavedRun, useRunChange } from "./use-saved-runs.ts";
import { type Try, useTries } from "./use-tries.ts";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
const usualPreset = "sma-cross";
const usualYears = 10;
const fallbackSymbol = "AAPL";
const practiceCurrency = "USD";
const steps = ["rule", "assumptions", "result"] as const;
const none: readonly string[] = [];

/** Tests an idea on past prices: the rule in sentences, its assumptions, and its result against buy and hold. */
export function StrategyScreen(): ReactNode {
  const [today] = useState(() => new Date(now()).toISOString().slice(0, 10));
  const address = useLabAddress(useUsualRun(today));
  const { run } = address;
  const [step, setStep] = useState<(typeof steps)[number]>(address.isMade ? "result" : "rule");
  const isNarrow = useIsNarrow();
  usePageTitle(run === null || run.symbols.length === 0 ? words.title : `${words.title} ${run.symbols.join(", ")}`);
  return (
    <div className="column gap-card">
      {run === null ? (
        <>
          <h1 data-screen-title>{words.title}</h1>
          <Card state={{ kind: "loading", label: words.loadingHistory, skeleton: <ResultSkeleton /> }} />
        </>
      ) : (
        <Lab key="lab" run={run} today={today} address={address} step={isNarrow ? step : null} onStep={setStep} />
      )}
    </div>
  );
}

function Lab({
  run,
  today,
  address,
  step,
  onStep,
}: {
  run: LabRun;
  today: string;
  address: ReturnType<typeof useLabAddress>;
  /** A phone shows one step at a time; null for all of them. */
  step: (typeof steps)[number] | null;
  onStep: (step: (typeof steps)[number]) => void;
}): ReactNode {
  const lab = useLab(run, today, address.sentence);
  const { data, state, isPractice, currency } = lab;
  const open = (saved: SavedRun): void => {
    const { name, symbols: kept, from: start, to: end } = saved;
    address.change({
      strategy: { ...saved.strategy, name },
      symbols: kept,
      from: start,
      to: end,
      assumptions: saved.assumptions,
    });
    onStep("result");
  };
  const change = (next: Partial<LabRun>): void => address.change(next);
  const isReady = state.answer !== null && state.question !== null && state.answer.result.firstKnownDate !== null;
  return (
    <>
      <LabHead run={run} isPractice={isPractice} saved={isReady && state.question === lab.question ? state : null} />
      {address.isBroken ? <Alert>{words.brokenLink}</Alert> : null}
      {step === null ? null : (
        <SegmentedControl
          label={words.steps}
          wide
          value={step}
          options={steps.map((value) => ({ value, label: words.stepNames[value] }))}
          onChange={onStep}
        />
      )}
      <div className={classNames("grid items-start gap-card", styles.columns)}>
        <div className={classNames("grid gap-card min-0", styles.side)} hidden={step === "result"}>
          {step === "assumptions" ? null : (
            <RuleCard
              run={run}
              sentence={address.sentence}
              ran={ranWords(state)}
              onChange={change}
              onUndo={address.undo}
            />
          )}
          {step === "rule" ? null : (
            <AssumptionsCard
              run={run}
              currency={currency}
              lastDay={state.answer?.result.dates.at(-1) ?? today}
              hasDividendsInPrices={data.kind === "ready" && data.hasDividendsInPrices}
              onChange={change}
            />
          )}
          {step !== null || isPractice ? null : <SavedRunsCard answer={isReady ? state.answer : null} onOpen={open} />}
          {step === null || step === "result" ? null : (
            <Button look="primary" size="large" onClick={() => onStep(step === "rule" ? "assumptions" : "result")}>
              {step === "rule" ? words.toAssumptions : words.toResult}
            </Button>
          )}
        </div>
        <div className={classNames("grid gap-3 min-0", styles.main)} hidden={step === "rule" || step === "assumptions"}>
          {isPractice ? (
            <Alert look="sample">
              <p className="row wrap between gap-2">
                <span>
                  {words.practiceBadge}. {words.practiceNote}
                </span>
                <Button size="small" onClick={() => lab.setWantsPractice(false)}>
                  {words.endPractice}
                </Button>
              </p>
            </Alert>
          ) : null}
          <LabResult run={run} lab={lab} address={address} />
          {step === null || isPractice ? null : <SavedRunsCard answer={isReady ? state.answer : null} onOpen={open} />}
        </div>
      </div>
    </>
  );
}

/** The bars that a run needs, its result in a worker, and the checks of it. */
function useLab(run: LabRun, today: string, sentence: string | null) {
  const { strategy, symbols, from, to, assumptions, unseenPercent } = run;
  const [clients] = useState(() => ({
    quick: createLabClient(startLabWorker),
    long: createLabClient(startLabWorker),
    check: createLabClient(startLabWorker),
  }));
  useEffect(
    () => () => {
      clients.quick.stop();
      clients.long.stop();
      clients.check.stop();
    },
    [clients],
  );
  const others = useMemo(() => {
    const read = lookedAtSymbols(strategy, symbols);
    return read.length === 0 ? none : read;
  }, [strategy, symbols]);
  const traded = useSteady(symbols);
  const lookedAt = useSteady(others);
  const data = useLabData(traded, lookedAt, shelterOf(strategy));
  const [wantsPractice, setWantsPractice] = useState(false);
  const isPractice = wantsPractice && data.kind === "sample";
  const series = useMemo(
    () =>
      isPractice
        ? [...traded, ...lookedAt].map((symbol) => practiceSeries(symbol, today))
        : data.kind === "ready"
          ? data.series
          : null,
    [isPractice, traded, lookedAt, today, data],
  );
  const question = useMemo((): LabQuestion | null => {
    if (series === null || sentence !== null) return null;
    return { request: { symbols: traded, others: lookedAt, strategy, assumptions, from, to }, unseenPercent };
  }, [series, sentence, traded, lookedAt, strategy, assumptions, from, to, unseenPercent]);
  // The workers get the bars before any job that uses them.
  useEffect(() => {
    clients.quick.hold(series ?? []);
    clients.long.hold(series ?? []);
    clients.check.hold(series ?? []);
  }, [clients, series]);
  const state = useLabRun(clients.quick, question);
  const lookAhead = useLookAhead(clients.check, state.answer === null || state.isRunning ? null : state.question);
  const { tries, count } = useTries(isPractice ? null : state.question, state.answer);
  const currency = isPractice
    ? practiceCurrency
    : data.kind === "ready"
      ? (data.currency ?? practiceCurrency)
      : practiceCurrency;
  const provenance = worstProvenance(data);
  useDataEntry(
    provenance === null
      ? null
      : {
          id: "strategy",
          label: words.dataLabel,
          source: provenance.source,
          status: provenance.status,
          asOf: provenance.asOf,
          fetchedAt: provenance.fetchedAt,
          delayMinutes: provenance.delayMinutes,
          note: provenance.note,
        },
  );
  useEffect(() => {
    const [symbol] = symbols;
    if (symbol !== undefined && data.kind === "ready") rememberSymbol(symbol);
  }, [symbols, data.kind]);

  const onTried = (request: RunRequest, variants: readonly Try[]): void => {
    if (!isPractice) count(request.symbols, variants);
  };
  return {
    clients,
    data,
    series,
    question,
    state,
    lookAhead,
    tries,
    currency,
    isPractice,
    setWantsPractice,
    onTried,
  };
}

function LabHead({
  run,
  isPractice,
  saved,
}: {
  run: LabRun;
  isPractice: boolean;
  /** The result to save; null while there is none. */
  saved: LabRunState | null;
}): ReactNode {
  const { strategy, symbols } = run;
  return (
    <div className="row wrap gap-y-2 gap-x-3 min-0">
      <h1 data-screen-title>{words.title}</h1>
      {symbols.slice(0, 4).map((symbol) => (
        <Badge key={symbol}>{symbol}</Badge>
      ))}
      {symbols.length > 4 ? <Badge>+{symbols.length - 4}</Badge> : null}
      <Badge>{words.dailyBars}</Badge>
      <span className="quiet normal">{strategy.name}</span>
      {isPractice ? null : (
        <div className="row wrap gap-2 min-0 ml-auto phone-ml-0">
          <ShareButton path={`/strategy?run=${runCode(run)}`} />
          <WatchRuleButton run={run} />
          <SaveButton state={saved} />
        </div>
      )}
    </div>
  );
}

/** The result, or why there is none. */
function LabResult({
  run: { from, to },
  lab,
  address,
}: {
  run: LabRun;
  lab: ReturnType<typeof useLab>;
  address: ReturnType<typeof useLabAddress>;
}): ReactNode {
  const { clients, data, series, state, lookAhead, tries, currency, isPractice, onTried } = lab;
  return address.sentence !== null ? (
    <Card title={words.resultLabel} state={{ kind: "empty", message: words.describe.notRun }} />
  ) : series === null ? (
    <NoSeries data={data} onPractice={() => lab.setWantsPractice(true)} />
  ) : from !== null && to !== null && from >= to ? (
    <Card title={words.resultLabel} state={{ kind: "empty", message: words.wrongOrder }} />
  ) : state.fault !== null ? (
    <Card
      title={words.resultLabel}
      state={{
        kind: "error",
        message: state.fault === "" ? words.workerFailed : `${words.notRun}: ${state.fault}`,
      }}
    />
  ) : state.answer === null || state.question === null ? (
    <Card state={{ kind: "loading", label: words.running, skeleton: <ResultSkeleton /> }} />
  ) : state.answer.result.dates.length < 2 ? (
    <Card title={words.resultLabel} state={{ kind: "empty", message: words.noBars }} />
  ) : state.answer.result.firstKnownDate === null ? (
    <Card
      title={words.resultLabel}
      state={{
        kind: "empty",
        message: (
          <>
            <b>
              {words.tooShort({
                needed: barsNeeded(state.question.request.strategy),
                there: barsUntil(series, state.answer.result.dates.at(-1) ?? ""),
                from: formatDay(state.answer.result.dates[0] ?? ""),
                to: formatDay(state.answer.result.dates.at(-1) ?? ""),
              })}
            </b>{" "}
            {words.tooShortHint}
          </>
        ),
      }}
    />
  ) : (
    <>
      <ResultCard
        answer={state.answer}
        question={state.question}
        series={series}
        currency={currency}
        isRunning={state.isRunning}
        isPractice={isPractice}
        lookAhead={lookAhead}
        view={address.view}
        onView={address.setView}
      />
      <NumbersStrip result={state.answer.result} currency={currency} />
      <HonestyStrip
        answer={state.answer}
        tries={tries}
        isPractice={isPractice}
        isHolding={state.question.request.strategy.kind === "hold"}
      />
      <DetailsCard
        answer={state.answer}
        question={state.question}
        client={clients.long}
        currency={currency}
        isPractice={isPractice}
        tab={address.tab}
        onTab={address.setTab}
        onTried={onTried}
      />
      <Provenance data={data} series={series} isPractice={isPractice} />
    </>
  );
}

/** Returns the first run: a preset on the requested symbol, else on the most recent one. */
function useUsualRun(today: string): LabRun | null {
  const watchlists = useWatchlists();
  const recent = useRecentSymbols();
  const [params] = useState(() => new URLSearchParams(window.location.search));
  const named = [params.get("symbol") ?? "", ...(params.get("symbols") ?? "").split(",")].map(normaliseSymbol);
  const requestedSymbols = [...new Set(named.filter(isSymbol))].slice(0, maxSymbols).join(",");
  const lists = watchlists.data?.watchlists;
  const watched = lists?.find(({ isDefault }) => isDefault)?.symbols[0];
  const isWaiting = lists === undefined && watchlists.error === null;
  // Opening other symbols later must not change this run.
  const [inMind] = useState(recent[0]);
  const symbols =
    requestedSymbols !== "" ? requestedSymbols : (inMind ?? (isWaiting ? null : (watched ?? fallbackSymbol)));
  const preset = presets.find(({ id }) => id === params.get("preset")) ?? presets.find(({ id }) => id === usualPreset);
  return useMemo(() => {
    if (symbols === null || preset === undefined) return null;
    return {
      strategy: { ...preset.strategy, name: presetNamesText[preset.id] },
      symbols: symbols.split(","),
      from: yearsBefore(today, usualYears),
      to: null,
      assumptions: defaultAssumptions,
      unseenPercent: usualUnseenPercent,
    };
  }, [symbols, preset, today]);
}

/** Returns the largest number of bars of an instrument up to a day, including those before the period. */
function barsUntil(series: readonly Series[], day: PlainDate): number {
  return Math.max(0, ...series.map(({ dates }) => dates.filter((date) => date <= day).length));
}

/** Keeps the same list object while its content is the same. */
function useSteady(list: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(list);
  if (kept.join(" ") === list.join(" ")) return kept;
  setKept(list);
  return list;
}

/** An alert on the rule's next signal. Buy and hold has none. */
function WatchRuleButton({ run: { strategy, symbols } }: { run: LabRun }): ReactNode {
  const [symbol] = symbols;
  if (strategy.kind !== "rules" || symbol === undefined) return null;
  return (
    <Button
      icon={<IconBell size={16} stroke={1.7} aria-hidden="true" />}
      onClick={() => openAlert({ symbol, rule: { kind: "strategy", strategy } })}
    >
      {words.watchRule}
    </Button>
  );
}

function SaveButton({ state }: { state: LabRunState | null }): ReactNode {
  // Saves the result that was on the screen when the user asked, not a later one.
  const [kept, setKept] = useState<{ readonly request: RunRequest; readonly result: BacktestResult } | null>(null);
  const change = useRunChange();
  const result = state?.answer?.result;
  const request = state?.question?.request;
  const save = async (name: string): Promise<void> => {
    if (kept === null) return;
    const { strategy, symbols, from, to, assumptions } = kept.request;
    const { statistics, benchmark, dates } = kept.result;
    await change.mutateAsync({
      kind: "save",
      run: {
        name,
        strategy,
        symbols: [...symbols],
        from,
        to,
        assumptions,
        summary: {
          totalReturnRatio: statistics.totalReturnRatio,
          benchmarkReturnRatio: benchmark.statistics.totalReturnRatio,
          maximumDrawdownRatio: statistics.maximumDrawdownRatio,
          sharpe: statistics.sharpe,
          tradeCount: statistics.tradeCount + statistics.openTradeCount,
          dataTo: dates.at(-1) ?? "",
        },
      },
    });
    showToast(words.saved(name));
  };
  return (
    <>
      <Button
        look="primary"
        disabled={result === undefined}
        icon={<IconDeviceFloppy size={16} stroke={1.7} aria-hidden="true" />}
        onClick={() => setKept(result === undefined || request === undefined ? null : { request, result })}
      >
        {words.save}
      </Button>
      {kept === null ? null : (
        <NameDialog
          title={words.saveTitle}
          start={`${kept.request.strategy.name}, ${kept.request.symbols.slice(0, 3).join(", ")}`.slice(0, 80)}
          submit={save}
          onClose={() => setKept(null)}
        />
      )}
    </>
  );
}

/** The reason there is nothing to run on, with a remedy. */
function NoSeries({ data, onPractice }: { data: LabData; onPractice: () => void }): ReactNode {
  switch (data.kind) {
    case "none":
      return <Card title={words.resultLabel} state={{ kind: "empty", message: words.noSymbol }} />;
    case "unknown":
      return (
        <Card
          title={words.resultLabel}
          state={{ kind: "error", message: words.unknownSymbol(data.symbol), shownInstead: words.unknownHint }}
        />
      );
    case "failed":
      return (
        <Card
          title={words.resultLabel}
          state={{
            kind: "error",
            message: words.historyFailed(data.symbol),
            details: problemDetails(data.error),
            onRetry: data.onRetry,
          }}
        />
      );
    case "mixed":
      return (
        <Card title={words.resultLabel} state={{ kind: "empty", message: words.mixed(data.currencies.join(", ")) }} />
      );
    case "sample":
      return (
        <Card
          title={words.resultLabel}
          state={{ kind: "sample" }}
          beside={<Badge look="violet">{text.market.sample}</Badge>}
        >
          <div className="grid gap-3 justify-items-start">
            <p>
              <b>{words.sampleBlocked}</b> {words.sampleWhy(data.symbols.join(", "))}
            </p>
            <Button onClick={onPractice}>{words.practice}</Button>
          </div>
        </Card>
      );
    default:
      return <Card state={{ kind: "loading", label: words.loadingHistory, skeleton: <ResultSkeleton /> }} />;
  }
}

/** The bars' source and number, and a warning that past results promise nothing. */
function Provenance({
  data,
  series,
  isPractice,
}: {
  data: LabData;
  series: readonly { readonly dates: readonly string[] }[];
  isPractice: boolean;
}): ReactNode {
  const histories = "histories" in data ? data.histories : [];
  const first = histories[0];
  const worst = worstProvenance(data);
  const days = series
    .flatMap(({ dates }) => [dates[0] ?? [], dates.at(-1) ?? []])
    .flat()
    .toSorted();
  const notes = [...new Set(histories.flatMap(({ provenance }) => provenance.note ?? []))];
  return (
    <p className="row wrap gap-y-1 gap-x-3 px-1 quiet">
      {isPractice || worst === null || first === undefined ? null : (
        <>
          <span>{text.market.source(sourceNames(worst.source))}</span>
          <DataStatus provenance={worst} exchange={null} timeZone={first.timeZone} />
        </>
      )}
      <span>
        {words.provenance({
          bars: formatWhole(series.reduce((sum, { dates }) => sum + dates.length, 0)),
          from: formatDay(days[0] ?? ""),
          to: formatDay(days.at(-1) ?? ""),
        })}
      </span>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      <span>{words.pastOnly}</span>
    </p>
  );
}

/** Returns the least reliable provenance among the histories. */
function worstProvenance(data: LabData) {
  const all = "histories" in data ? data.histories.map(({ provenance }) => provenance) : [];
  const worst = worstStatus(all.map(({ status }) => status));
  return all.find(({ status }) => status === worst) ?? null;
}

function ranWords({ tookMs, isRunning }: LabRunState): string | null {
  if (isRunning) return words.running;
  return tookMs === null ? null : words.ran(fixed(tookMs, tookMs < 10 ? 1 : 0));
}

function ResultSkeleton(): ReactNode {
  return (
    <div className="grid gap-3">
      <Skeleton width="72%" height={24} />
      <Skeleton width="46%" height={14} />
      <Skeleton height={360} radius={8} />
    </div>
  );
}
