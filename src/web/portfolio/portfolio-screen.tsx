import { lazy, Suspense, useEffect, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { useNow } from "../format/use-now.ts";
import { openImport } from "../holdings/import-request.ts";
import { rangeStep, useAccounts, useHoldings, usePerformance } from "../holdings/use-portfolio.ts";
import { localDay } from "../market/calendar-event.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { phoneText } from "../text/phone-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { DemoBar } from "./demo-bar.tsx";
import type { Performance } from "./figures-types.ts";
import { FiguresStrip } from "./header/figures-strip.tsx";
import { PortfolioHeader } from "./header/portfolio-header.tsx";
import { HoldingsTab } from "./holdings/holdings-tab.tsx";
import { ValueCourse } from "./holdings/value-course.tsx";
import { MissingSplits } from "./holdings/missing-splits.tsx";
import { PhoneHeader } from "./phone/phone-header.tsx";
import { daysOfRange, type PortfolioTab, portfolioTabs } from "./portfolio-address.ts";
import styles from "./portfolio.module.css";
import { usePortfolioAddress } from "./use-portfolio-address.ts";
import { classNames } from "../ui/class-names.ts";

const words = text.portfolio;

const EmptyPortfolio = lazy(async () => ({
  default: (await loadedScript(import("./empty-portfolio.tsx"))).EmptyPortfolio,
}));
const PerformanceTab = lazy(() => loadedScript(import("./performance/performance-tab.tsx")));
const IncomeTab = lazy(() => loadedScript(import("./income/income-tab.tsx")));
const AllocationTab = lazy(() => loadedScript(import("./allocation/allocation-tab.tsx")));
const TransactionsTab = lazy(() => loadedScript(import("./transactions/transactions-tab.tsx")));
const ReviewTab = lazy(() => loadedScript(import("./review/review-tab.tsx")));
const ShareDialog = lazy(() => loadedScript(import("./share-dialog.tsx")));
const AccountsDialog = lazy(() => loadedScript(import("./accounts-dialog.tsx")));

/** The holdings, their returns and risks, and every transaction behind them. */
export function PortfolioScreen(): ReactNode {
  const today = localDay(useNow("minute"));
  const [address, change] = usePortfolioAddress();
  const isNarrow = useIsNarrow();
  const [isManaging, setIsManaging] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const { account } = address;
  const portfolio = usePortfolio(address, today);
  const { range, accounts, holdings, performance, hasPerformanceFailed, list, chosen } = portfolio;
  const { isEmpty, isGone, data, missingSplits, retry } = portfolio;
  useDataEntry(
    data === undefined || data.holdings.length === 0
      ? null
      : { id: "portfolio", label: words.title, ...data.provenance, onRetry: retry },
  );
  return (
    <div className={classNames("column gap-3", styles.page)}>
      {isNarrow ? (
        <PhoneHeader
          accounts={list}
          holdings={data}
          performance={performance}
          hasPerformanceFailed={hasPerformanceFailed}
          hasChart={address.tab === "holdings"}
          address={address}
          today={today}
          isEmpty={isEmpty || isGone}
          onChange={change}
          onManage={() => setIsManaging(true)}
          onShare={() => setIsSharing(true)}
        />
      ) : (
        <PortfolioHeader
          accounts={list}
          holdings={data}
          hasFailed={holdings.error !== null || (accounts.error !== null && accounts.data === undefined)}
          address={address}
          today={today}
          isEmpty={isEmpty || isGone}
          onChange={change}
          onManage={() => setIsManaging(true)}
          onShare={() => setIsSharing(true)}
          onImport={() => openImport(chosen === undefined || chosen.isDemo ? {} : { accountId: chosen.id })}
        />
      )}
      {chosen?.isDemo === true ? <DemoBar onRemoved={() => change({ account: null })} /> : null}
      {body()}
      {isSharing ? (
        <PanelBoundary>
          <Suspense fallback={null}>
            <ShareDialog accounts={list} account={account} onClose={() => setIsSharing(false)} />
          </Suspense>
        </PanelBoundary>
      ) : null}
      {isManaging ? (
        <PanelBoundary>
          <Suspense fallback={null}>
            <AccountsDialog onClose={() => setIsManaging(false)} onOpen={(id) => change({ account: id })} />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </div>
  );

  function body(): ReactNode {
    if (isGone)
      return (
        <Card
          state={{
            kind: "empty",
            message: words.accountGone,
            action: <Button onClick={() => change({ account: null })}>{words.showAll}</Button>,
          }}
        />
      );
    if (accounts.error !== null && accounts.data === undefined)
      return (
        <Card
          state={{ kind: "error", message: words.failed, details: problemDetails(accounts.error), onRetry: retry }}
        />
      );
    if (accounts.data === undefined) return <PortfolioSkeleton />;
    if (isEmpty)
      return (
        <PanelBoundary>
          <Suspense fallback={<Card state={{ kind: "loading", label: words.loadingTab }} />}>
            <EmptyPortfolio account={chosen ?? null} onAccount={(id) => change({ account: id })} />
          </Suspense>
        </PanelBoundary>
      );
    return (
      <>
        <MissingSplits
          splits={missingSplits}
          demoAccount={list.find(({ id, isDemo }) => isDemo && id === account)?.id ?? null}
        />
        <Tabs
          label={words.tabsLabel}
          value={address.tab}
          options={portfolioTabs.map((value) => ({
            value,
            label:
              value === "holdings" && data !== undefined ? (
                <>
                  {words.tabs.holdings} <span className="faint">{data.holdings.length}</span>
                </>
              ) : (
                words.tabs[value]
              ),
          }))}
          onChange={(tab) => change({ tab })}
          className={classNames("column gap-3 min-0", styles.panel)}
        >
          {/* The Performance tab has the same returns in full. A phone has them there and in the header. */}
          {isNarrow || address.tab === "performance" ? null : (
            <FiguresStrip
              holdings={data}
              performance={performance}
              range={address.range}
              haveHoldingsFailed={holdings.error !== null}
              hasFailed={hasPerformanceFailed}
            />
          )}
          <PanelBoundary key={address.tab}>
            <Suspense fallback={<Card state={{ kind: "loading", label: words.loadingTab }} />}>
              <TabContent
                name={address.tab}
                performance={performance}
                hasPerformanceFailed={hasPerformanceFailed}
                answer={{ data, isFetching: holdings.isFetching, error: holdings.error, onRetry: retry }}
                account={account}
                accounts={list}
                range={range}
                symbol={address.symbol}
                today={today}
                onChange={change}
              />
            </Suspense>
          </PanelBoundary>
        </Tabs>
      </>
    );
  }
}

/** The accounts, holdings and returns that the address asks for. */
function usePortfolio({ account, range: chosenRange }: ReturnType<typeof usePortfolioAddress>[0], today: string) {
  const range = daysOfRange(chosenRange, today);
  const accounts = useAccounts();
  const holdings = useHoldings({ account });
  const list = accounts.data?.accounts ?? [];
  const chosen = list.find(({ id }) => id === account);
  const isEmpty =
    accounts.data !== undefined &&
    (account === null
      ? list.every(({ isDemo, transactionCount }) => isDemo || transactionCount === 0)
      : chosen?.transactionCount === 0);
  const isGone = accounts.data !== undefined && account !== null && chosen === undefined;
  const performance = usePerformance({
    ...(account === null ? {} : { account }),
    ...(range.from === null ? {} : { from: range.from }),
    ...(range.to === null ? {} : { to: range.to }),
    ...rangeStep(range, today),
  });
  // Price splits are known once the history has loaded, which the returns request.
  const hasHistory =
    performance.data !== undefined &&
    !performance.isPlaceholderData &&
    performance.dataUpdatedAt > holdings.dataUpdatedAt;
  const { refetch: renewHoldings } = holdings;
  useEffect(() => {
    if (hasHistory) void renewHoldings();
  }, [hasHistory, renewHoldings]);
  const data = isGone ? undefined : holdings.data;
  const missingSplits = [
    ...new Map(
      [...(data?.missingSplits ?? []), ...(performance.data?.missingSplits ?? [])].map((split) => [
        `${split.symbol} ${split.date}`,
        split,
      ]),
    ).values(),
  ];
  const retry = (): void => {
    void accounts.refetch();
    void holdings.refetch();
  };
  return {
    range,
    accounts,
    holdings,
    performance: performance.isPlaceholderData ? undefined : performance.data,
    hasPerformanceFailed: performance.error !== null && performance.data === undefined,
    list,
    chosen,
    isEmpty,
    isGone,
    data,
    missingSplits,
    retry,
  };
}

function TabContent({
  name,
  answer,
  performance,
  hasPerformanceFailed,
  account,
  accounts,
  range,
  symbol,
  today,
  onChange: change,
}: {
  name: PortfolioTab;
  answer: ComponentProps<typeof HoldingsTab>["answer"];
  performance: Performance | undefined;
  hasPerformanceFailed: boolean;
  account: string | null;
  accounts: ComponentProps<typeof HoldingsTab>["accounts"];
  range: ReturnType<typeof daysOfRange>;
  symbol: string | null;
  today: string;
  onChange: ReturnType<typeof usePortfolioAddress>[1];
}): ReactNode {
  const isNarrow = useIsNarrow();
  switch (name) {
    case "holdings":
      return (
        <>
          {isNarrow ? null : (
            <Card title={phoneText.chart.title}>
              <ValueCourse
                performance={performance}
                hasFailed={hasPerformanceFailed}
                account={account}
                range={range}
                hasScale
              />
            </Card>
          )}
          <HoldingsTab
            answer={answer}
            account={account}
            accounts={accounts}
            today={today}
            onTransactions={(symbol) => change({ tab: "transactions", symbol })}
          />
        </>
      );
    case "performance":
      return <PerformanceTab account={account} range={range} />;
    case "income":
      return <IncomeTab account={account} range={range} />;
    case "allocation":
      return <AllocationTab account={account} range={range} />;
    case "review":
      return <ReviewTab key={account} account={account} />;
    default:
      return (
        <TransactionsTab
          account={account}
          accounts={accounts}
          symbol={symbol}
          today={today}
          onSymbol={(symbol) => change({ symbol })}
        />
      );
  }
}

function PortfolioSkeleton(): ReactNode {
  return (
    <>
      <output className="visually-hidden">{words.loading}</output>
      <Skeleton height={38} radius={8} />
      <Skeleton height={86} radius={12} />
      <Skeleton height={360} radius={12} />
    </>
  );
}
