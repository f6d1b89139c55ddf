import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReportBlock, ReportSection } from "#contract/research.ts";
import { AnswerTable } from "../assistant/live-piece.tsx";
import { MarkdownAnswer } from "../assistant/markdown-answer.tsx";
import { NarrativeView } from "../assistant/narrative-view.tsx";
import { SourceList } from "../assistant/source-list.tsx";
import { formatMoment } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { fixed } from "../format/number-format.ts";
import { missing } from "../format/missing.ts";
import { chatPath } from "../market/chat-path.ts";
import { SignalBadge } from "../market/signal-badge.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import styles from "./report.module.css";

const words = assistantText.report;
type Statement = Extract<ReportBlock, { kind: "statements" }>["statements"][number];

/** One of the eight sections: what is missing first, then what the data says, then the model's words. */
export function ReportSectionCard({ section, symbol }: { section: ReportSection; symbol: string }): ReactNode {
  const [cited, setCited] = useState<number | null>(null);
  const [areSourcesOpen, setAreSourcesOpen] = useState(false);
  const figures = section.blocks.flatMap((block) => figuresOf(block));
  const cite = (number: number): void => {
    setCited(number);
    setAreSourcesOpen(true);
  };
  const say = (statement: Statement): ReactNode => (
    <MarkdownAnswer text={statement.text} figures={statement.figures} sources={section.sources} onCite={cite} />
  );
  return (
    <Card
      title={`${section.number} ${section.title}`}
      className={styles.section}
      actions={
        <>
          {section.asOf === null ? null : (
            <span className={styles.quiet}>{formatMoment(Date.parse(section.asOf))}</span>
          )}
          <Link
            className={styles.askLink}
            to={chatPath({ ask: words.askOf(section.title, symbol), symbol })}
            aria-label={`${words.ask}: ${section.title}`}
          >
            {words.ask}
          </Link>
        </>
      }
    >
      <div className={styles.body} id={`report-${section.id}`}>
        {section.gaps.length === 0 ? null : (
          <div className={styles.gaps}>
            <p>
              <IconAlertTriangle size={14} stroke={1.9} aria-hidden="true" /> {words.gaps}
            </p>
            <ul>
              {section.gaps.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          </div>
        )}
        {section.narrative === null ? null : <NarrativeView narrative={section.narrative} />}
        {section.problem === null ? null : (
          <p className={styles.problem}>
            {words.noWords} {section.problem.detail}
          </p>
        )}
        <Blocks blocks={section.blocks} say={say} />
        {section.sources.length === 0 ? null : (
          <div className={styles.sourcesLine}>
            <Button
              look="subtle"
              size="small"
              aria-expanded={areSourcesOpen}
              onClick={() => setAreSourcesOpen(!areSourcesOpen)}
            >
              {assistantText.assistant.sources(section.sources.length)}
            </Button>
          </div>
        )}
        {areSourcesOpen ? <SourceList sources={section.sources} figures={figures} chosen={cited} /> : null}
      </div>
    </Card>
  );
}

/** Both sides of the argument stand beside each other; everything else below. */
function Blocks({
  blocks,
  say,
}: {
  blocks: readonly ReportBlock[];
  say: (statement: Statement) => ReactNode;
}): ReactNode {
  const cases = blocks.filter((block) => block.kind === "case");
  let areCasesShown = false;
  return blocks.map((block, index) => {
    if (block.kind !== "case")
      // oxlint-disable-next-line react/no-array-index-key -- the blocks of a report never move
      return <BlockView key={index} block={block} say={say} />;
    if (areCasesShown) return null;
    areCasesShown = true;
    return (
      <div key="cases" className={styles.cases}>
        {cases.map((one) => (
          <section key={one.side} className={styles.case} data-side={one.side}>
            <h3>{words[one.side]}</h3>
            <ul>
              {one.points.map((point) => (
                <li key={point.text}>{say(point)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  });
}

function BlockView({
  block,
  say,
}: {
  block: Exclude<ReportBlock, { kind: "case" }>;
  say: (statement: Statement) => ReactNode;
}): ReactNode {
  switch (block.kind) {
    case "statements":
      return (
        <section>
          {block.title === null ? null : <h3>{block.title}</h3>}
          <ul className={styles.statements}>
            {block.statements.map((statement) => (
              <li key={statement.text}>{say(statement)}</li>
            ))}
          </ul>
        </section>
      );
    case "table":
      return (
        <section>
          <AnswerTable table={block.table} />
          {block.note === null ? null : <p className={styles.quiet}>{block.note}</p>}
        </section>
      );
    case "falsifiers":
      return (
        <section>
          <h3>{words.falsifiers}</h3>
          <ul className={styles.statements}>
            {block.falsifiers.map((statement) => (
              <li key={statement.text}>{say(statement)}</li>
            ))}
          </ul>
        </section>
      );
    case "verdict":
      return <Verdict block={block} />;
    default:
      return <Scenarios block={block} say={say} />;
  }
}

function Verdict({ block }: { block: Extract<ReportBlock, { kind: "verdict" }> }): ReactNode {
  return (
    <section>
      <h3>{words.verdict}</h3>
      <p className={styles.verdict}>
        {block.verdict === null ? <Badge>{words.noVerdict}</Badge> : <SignalBadge signal={block.verdict} />}
        <span className={styles.arithmetic}>{block.arithmetic}</span>
      </p>
      {block.reason === null ? null : <p className={styles.quiet}>{block.reason}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section className={styles.scroll} aria-label={words.verdict} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.rule}</th>
              <th scope="col">{words.columns.value}</th>
              <th scope="col" className={styles.numeric}>
                {words.columns.points}
              </th>
              <th scope="col" className={styles.numeric}>
                {words.columns.weight}
              </th>
              <th scope="col">{words.columns.hitRate}</th>
            </tr>
          </thead>
          <tbody>
            {block.rules.map((rule) => (
              <tr key={rule.name}>
                <td>
                  <strong>{rule.name}</strong>
                  <span className={styles.ruleWords}>{rule.rule}</span>
                </td>
                <td>{rule.value ?? missing}</td>
                <td className={styles.numeric} title={rule.reason ?? undefined}>
                  {rule.points === null ? words.noSignal : signed(rule.points)}
                </td>
                <td className={styles.numeric}>{fixed(rule.weight, 1)}</td>
                <td>
                  {rule.hitRate === null
                    ? words.noHits
                    : words.hits(rule.hitRate.right, rule.hitRate.cases, rule.hitRate.horizon)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.quiet}>{words.disclaimer}</p>
    </section>
  );
}

function Scenarios({
  block,
  say,
}: {
  block: Extract<ReportBlock, { kind: "scenarios" }>;
  say: (statement: Statement) => ReactNode;
}): ReactNode {
  return (
    <section>
      <h3>{words.scenarios}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section className={styles.scroll} aria-label={words.scenarios} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.scenario}</th>
              <th scope="col">{words.columns.probability}</th>
              <th scope="col">{words.columns.range}</th>
              <th scope="col">{words.columns.why}</th>
            </tr>
          </thead>
          <tbody>
            {block.scenarios.map((scenario) => (
              <tr key={scenario.name}>
                <td>
                  <strong>{scenario.name}</strong>
                </td>
                <td>
                  <span className={styles.probability}>
                    <span className={styles.bar} aria-hidden="true">
                      <span style={{ width: `${scenario.probability}%` }} />
                    </span>
                    {`${fixed(scenario.probability, 0)}%`}
                  </span>
                </td>
                <td>{priceRange(scenario)}</td>
                <td className={styles.why}>{say(scenario.statement)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.quiet}>{block.derivation}</p>
    </section>
  );
}

function priceRange({
  priceLow,
  priceHigh,
  currency,
}: Extract<ReportBlock, { kind: "scenarios" }>["scenarios"][number]): string {
  const write = (price: number | null): string => (price === null ? missing : formatPrice(price, { price, currency }));
  const [low, high] = [write(priceLow), write(priceHigh)];
  return low === high ? words.aboutPrice(low) : words.priceRange(low, high);
}

function signed(points: number): string {
  return `${points > 0 ? "+" : ""}${fixed(points, Number.isInteger(points) ? 0 : 2)}`;
}

function figuresOf(block: ReportBlock) {
  switch (block.kind) {
    case "statements":
      return block.statements.flatMap((statement) => statement.figures);
    case "case":
      return block.points.flatMap((statement) => statement.figures);
    case "falsifiers":
      return block.falsifiers.flatMap((statement) => statement.figures);
    case "scenarios":
      return block.scenarios.flatMap((scenario) => scenario.statement.figures);
    default:
      return [];
  }
}
