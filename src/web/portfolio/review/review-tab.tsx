import { IconAlertTriangle, IconCircleCheck, IconEye, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { call, type Output } from "../../api/call.ts";
import { answerProblemWords } from "../../api/problem-in-words.ts";
import { GroundedText } from "../../assistant/grounded-text.tsx";
import { NarrativeView } from "../../assistant/narrative-view.tsx";
import { useWritten } from "../../assistant/use-written.ts";
import { useDataEntry } from "../../market/data-registry.tsx";
import { writtenText } from "../../text/written-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { PortfolioTabProps } from "../tab-props.ts";
import { tabState } from "../tab-state.ts";
import styles from "./review.module.css";
import { classNames } from "../../ui/class-names.ts";

type Review = Output<"POST /api/assistant/portfolio-review">;
type Finding = Review["findings"][number];

const words = writtenText.review;
const tones = ["risk", "watch", "strength"] as const;
const icons = { risk: IconAlertTriangle, watch: IconEye, strength: IconCircleCheck } as const;

/** The portfolio's findings, by rule and with thresholds, summarised in words. */
export default function ReviewTab({ account }: Pick<PortfolioTabProps, "account">): ReactNode {
  const [amounts, setAmounts] = useState<"full" | "percentages">("percentages");
  const [fresh, setFresh] = useState<Review | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const input = { amounts, ...(account === null ? {} : { account }) };
  const { data: kept, error, isFetching, refetch } = useWritten("POST /api/assistant/portfolio-review", input);
  const data = fresh ?? kept;
  const retry = (): void => void refetch();
  useDataEntry(
    data === undefined || data.summary === null
      ? null
      : { id: "review", label: words.title, ...data.provenance, onRetry: retry },
  );
  const state = tabState({
    hasData: data !== undefined,
    isFetching: isFetching || isAsking,
    error,
    loading: words.loading,
    failed: words.failed,
    showingLast: words.showingLast,
    onRetry: retry,
  });
  if (data === undefined)
    return (
      <Card
        title={words.summary}
        state={state.kind === "loading" ? { ...state, skeleton: <Skeleton height={240} radius={8} /> } : state}
      />
    );
  if (data.summary === null) return <Card state={{ kind: "empty", message: words.nothing }} />;

  const again = async (): Promise<void> => {
    setIsAsking(true);
    try {
      setFresh(await call("POST /api/assistant/portfolio-review", { ...input, isFresh: true }));
    } catch {
      await refetch();
    } finally {
      setIsAsking(false);
    }
  };
  const cited = (number: number): string | null =>
    data.sources.find((source) => source.number === number)?.href ?? null;
  return (
    <div className={classNames("grid items-start gap-card", styles.stack)}>
      <Card
        title={words.summary}
        state={state}
        actions={
          <>
            <SegmentedControl
              label={words.amounts}
              value={amounts}
              options={[
                { value: "percentages", label: words.amountsPercentages },
                { value: "full", label: words.amountsFull },
              ]}
              onChange={(value) => {
                setFresh(null);
                setAmounts(value);
              }}
            />
            <Button
              size="small"
              busy={isAsking}
              icon={<IconRefresh size={15} stroke={1.8} aria-hidden="true" />}
              onClick={() => void again()}
            >
              {words.again}
            </Button>
          </>
        }
      >
        {data.problem === null ? null : (
          <Alert look="info">{words.notAvailable(answerProblemWords(data.problem))}</Alert>
        )}
        <NarrativeView key={data.summary.createdAt} narrative={data.summary} />
      </Card>
      <Card title={words.findings} flush>
        {data.findings.length === 0 ? <p className="pt-2h pb-3h px-4 quiet">{words.nothingFound}</p> : null}
        {tones.map((tone) => {
          const some = data.findings.filter((finding) => finding.tone === tone);
          return some.length === 0 ? null : (
            <section key={tone} className={styles.group} data-tone={tone} aria-label={words.tones[tone]}>
              <h3 className="soft size-secondary medium">{words.tones[tone]}</h3>
              <ul>
                {some.map((finding) => (
                  <FindingRow key={finding.id} finding={finding} hrefOf={cited} />
                ))}
              </ul>
            </section>
          );
        })}
        <p className="pt-2h pb-3h px-4 quiet">{words.noAdvice}</p>
      </Card>
    </div>
  );
}

function FindingRow({ finding, hrefOf }: { finding: Finding; hrefOf: (number: number) => string | null }): ReactNode {
  const Icon = icons[finding.tone];
  const href = finding.href ?? hrefOf(finding.sourceNumbers[0] ?? 0);
  return (
    <li className={classNames("flex gap-3", styles.finding)}>
      <Icon className="fixed-size mt-half" size={18} stroke={1.8} aria-hidden="true" />
      <div className="min-0">
        <p className="medium">
          {href?.startsWith("/") === true ? (
            <Link to={href} className="inline-block touch-py-1" aria-label={words.open(finding.title)}>
              {finding.title}
            </Link>
          ) : (
            finding.title
          )}
        </p>
        <p>
          <GroundedText
            text={finding.text}
            figures={finding.figures}
            sourceNumbers={noCitations}
            onCite={() => undefined}
          />
        </p>
        <p className="quiet">
          <b className="medium">{words.rule}</b> {finding.rule}
        </p>
      </div>
    </li>
  );
}

const noCitations: ReadonlySet<number> = new Set();
