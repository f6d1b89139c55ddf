import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ReportBlock } from "#contract/research.ts";
import { minCalls } from "#core/signals/signal-evidence.ts";
import { formatDate } from "../format/format-date.ts";
import { fixed } from "../format/number-format.ts";
import { missing } from "../format/missing.ts";
import { useNow } from "../format/use-now.ts";
import { EvidenceBar, ResultBadge } from "../market/evidence-bar.tsx";
import { SignalBadge } from "../market/signal-badge.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import styles from "./report.module.css";
import type { Say } from "./say.ts";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = assistantText.report;
type VerdictBlock = Extract<ReportBlock, { kind: "verdict" }>;

/** The verdict and its evidence, the rules by their edge, and how earlier verdicts turned out. */
export function ReportVerdict({ block, say }: { block: VerdictBlock; say: Say }): ReactNode {
  const { verdict, reason, arithmetic, coverage, record, rules } = block;
  return (
    <section>
      <h3 className="mb-1h size-data">{words.verdict}</h3>
      <p className="row wrap gap-y-2 gap-x-3 mb-1h">
        {verdict === null ? <Badge>{words.noVerdict}</Badge> : <SignalBadge signal={verdict} />}
        <span className="break">{arithmetic}</span>
      </p>
      {reason === null ? null : <p className="amber medium">{reason}</p>}
      <div className={classNames("grid items-start gap-y-3 gap-x-6", styles.grounds)}>
        {coverage.length === 0 ? null : <CoverageList coverage={coverage} say={say} />}
        {record === null ? null : <Record record={record} say={say} />}
      </div>
      <section
        className={classNames("scroll-x edge round-control", styles.scroll)}
        aria-label={words.verdict}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
      >
        <DataTable
          caption={words.verdict}
          columns={[
            {
              id: "rule",
              head: words.columns.rule,
              className: "wrap-text",
              render: ({ name, rule }) => (
                <>
                  <strong>{name}</strong>
                  <span className="block soft secondary">{rule}</span>
                </>
              ),
            },
            {
              id: "value",
              head: words.columns.value,
              align: "start",
              className: "wrap-text",
              render: ({ value }) => value ?? missing,
            },
            {
              id: "points",
              head: words.columns.points,
              render: ({ points }) => (points === null ? words.noSignal : signed(points)),
              cellProps: ({ reason: why }) => ({ title: why ?? undefined }),
            },
            { id: "weight", head: words.columns.weight, render: ({ weight }) => fixed(weight, 1) },
          ]}
          rows={rules}
          keyOf={({ name }) => name}
          rowProps={({ weight, points }) => ({ className: weight > 0 && points !== null ? undefined : "soft" })}
          renderDetail={(rule) => <PastCalls rule={rule} say={say} />}
          detailProps={() => ({ className: "soft secondary pt-0 pb-2" })}
          isRoomy
          className={styles.table}
        />
      </section>
      <p className="secondary soft">{words.weights}</p>
      <p className="secondary soft">{words.disclaimer}</p>
    </section>
  );
}

function CoverageList({ coverage, say }: { coverage: VerdictBlock["coverage"]; say: Say }): ReactNode {
  return (
    <section>
      <h4 className="row wrap between gap-2 size-data">
        {words.minimumEvidence}
        <span className="secondary soft">
          {words.areas(coverage.filter(({ isMet }) => isMet).length, coverage.length)}
        </span>
      </h4>
      <ul className={classNames("mt-1h p-0", styles.coverage)}>
        {coverage.map(({ area, isMet, statement }) => (
          <li className="grid cols-main-end items-center gap-y-half gap-x-2 py-1h edge-top-soft" key={area}>
            <strong>{words.areaNames[area]}</strong>
            {isMet ? (
              <Badge look="blue">
                <IconCheck size={12} stroke={2.2} aria-hidden="true" />
                {words.met}
              </Badge>
            ) : (
              <Badge look="amber">{words.missing}</Badge>
            )}
            <div className="block soft secondary">{say(statement)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Record({ record, say }: { record: NonNullable<VerdictBlock["record"]>; say: Say }): ReactNode {
  const nowMs = useNow("minute");
  return (
    <section>
      <h4 className="row wrap between gap-2 size-data">
        {words.trackRecord}
        {record.total < minCalls ? <ResultBadge result="too-few" /> : null}
      </h4>
      <div className="block soft secondary">{say(record.statement)}</div>
      {record.total === 0 ? null : <EvidenceBar record={record} domain={[0, 1]} />}
      {record.latest.length === 0 ? null : (
        <ul className={classNames("mt-1h p-0", styles.latest)} aria-label={words.latest}>
          {record.latest.map(({ reportId, day, verdict, outcome }) => (
            <li className="grid gap-3 py-1 edge-top-soft secondary" key={reportId}>
              <span>{formatDate(Date.parse(day), nowMs, "UTC")}</span>
              <strong>{text.signals.steps[verdict]}</strong>
              <span>{words.outcomes[outcome]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function signed(points: number): string {
  return `${points > 0 ? "+" : ""}${fixed(points, Number.isInteger(points) ? 0 : 2)}`;
}

/** How earlier calls of a rule turned out. */
function PastCalls({ rule: { past, evidence }, say }: { rule: VerdictBlock["rules"][number]; say: Say }): ReactNode {
  if (evidence === null) return words.notMeasured;
  if (past === null) return words.noCalls;
  return (
    <div className={classNames("grid items-center gap-y-1h gap-x-3", styles.ruleBar)}>
      <div>{say(past)}</div>
      {evidence.total < minCalls ? null : (
        <EvidenceBar record={evidence} domain={[0, 1]} isEdge={evidence.result === "edge"} />
      )}
      <ResultBadge result={evidence.result} />
    </div>
  );
}
