import { IconDownload } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { writeCsv } from "#core/csv/write-csv.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { loadedScript } from "../errors/missing-script.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { LabClient } from "./lab-client.ts";
import type { RunAnswer, RunRequest } from "./lab-jobs.ts";
import { MonthsTable } from "./months-table.tsx";
import styles from "./strategy.module.css";
import { SummaryTab } from "./summary-tab.tsx";
import { tradesCsvRows } from "./trades-csv.ts";
import { TradesTable } from "./trades-table.tsx";
import { type LabTab, labTabs } from "./use-lab-address.ts";
import type { LabQuestion } from "./use-lab-run.ts";
import type { Try } from "./use-tries.ts";
import { classNames } from "../ui/class-names.ts";

const SensitivityTab = lazy(async () => ({
  default: (await loadedScript(import("./sensitivity-tab.tsx"))).SensitivityTab,
}));
const CompareTab = lazy(async () => ({ default: (await loadedScript(import("./compare-tab.tsx"))).CompareTab }));

const words = strategyText.strategy;

/** The details of a result: months and neighbouring parameters, trades, sensitivity, other runs. */
export function DetailsCard({
  answer,
  question,
  client,
  currency,
  isPractice,
  tab,
  onTab,
  onTried,
}: {
  answer: RunAnswer;
  question: LabQuestion;
  /** For long calculations. */
  client: LabClient;
  currency: string;
  isPractice: boolean;
  tab: LabTab;
  onTab: (tab: LabTab) => void;
  onTried: (request: RunRequest, tries: readonly Try[]) => void;
}): ReactNode {
  const { result, years, seen } = answer;
  const save = (): void => {
    const name = question.request.symbols.join("-").toLowerCase();
    saveFile(
      `trades-${name}${isPractice ? "-practice" : ""}.csv`,
      writeCsv(tradesCsvRows(result.trades, currency)),
      "text/csv",
    );
  };
  const options = labTabs.filter((value) => !isPractice || value !== "compare");
  return (
    <section className={classNames("min-0 card-box", styles.details)} aria-label={words.tabs}>
      <Tabs
        label={words.tabs}
        value={tab === "compare" && isPractice ? "summary" : tab}
        options={options.map((value) => ({
          value,
          label:
            value === "trades" ? (
              <>
                {words.tabNames.trades} <span className="quiet normal">{result.trades.length}</span>
              </>
            ) : (
              words.tabNames[value]
            ),
        }))}
        onChange={onTab}
        className="min-0 pt-3 pb-3h px-4 phone-px-3"
      >
        <PanelBoundary>
          <Suspense fallback={<Skeleton height={240} radius={8} />}>
            {tab === "summary" || (tab === "compare" && isPractice) ? (
              <SummaryTab answer={answer} question={question} client={client} />
            ) : tab === "trades" ? (
              <>
                {isPractice || result.trades.length === 0 ? null : (
                  <p className="flex justify-end mb-2">
                    <Button
                      size="small"
                      icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
                      onClick={save}
                    >
                      {words.downloadTrades}
                    </Button>
                  </p>
                )}
                <TradesTable trades={result.trades} currency={currency} />
              </>
            ) : tab === "monthly" ? (
              <MonthsTable years={years.own} hold={years.hold} />
            ) : tab === "sensitivity" ? (
              <SensitivityTab request={question.request} seenTo={seen?.to ?? null} client={client} onTried={onTried} />
            ) : (
              <CompareTab result={result} request={question.request} currency={currency} />
            )}
          </Suspense>
        </PanelBoundary>
      </Tabs>
    </section>
  );
}
