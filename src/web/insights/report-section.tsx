import type { Say } from "./say.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReportBlock, ReportSection } from "#contract/research.ts";
import { answerProblemWords } from "../api/problem-in-words.ts";
import { AnswerTable } from "../assistant/live-piece.tsx";
import { MarkdownAnswer } from "../assistant/markdown-answer.tsx";
import { NarrativeView } from "../assistant/narrative-view.tsx";
import { SourceList } from "../assistant/source-list.tsx";
import { formatMoment } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { chatPath } from "../market/chat-path.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ReportVerdict } from "./report-verdict.tsx";
import styles from "./report.module.css";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = assistantText.report;

/** One of the eight sections: missing data first, then the data, then the model's words. */
export function ReportSectionCard({ section, symbol }: { section: ReportSection; symbol: string }): ReactNode {
  const [cited, setCited] = useState<number | null>(null);
  const [areSourcesOpen, setAreSourcesOpen] = useState(false);
  const figures = section.blocks.flatMap((block) => figuresOf(block));
  const cite = (number: number): void => {
    setCited(number);
    setAreSourcesOpen(true);
  };
  const say: Say = (statement) => (
    <MarkdownAnswer text={statement.text} figures={statement.figures} sources={section.sources} onCite={cite} />
  );
  return (
    <Card
      title={`${section.number} ${section.title}`}
      className={styles.section}
      actions={
        <>
          {section.asOf === null ? null : (
            <span className="secondary soft">{formatMoment(Date.parse(section.asOf))}</span>
          )}
          <Link
            className={classNames("secondary", styles.askLink)}
            to={chatPath({ ask: words.askOf(section.title, symbol), symbol })}
            aria-label={`${words.ask}: ${section.title}`}
          >
            {words.ask}
          </Link>
        </>
      }
    >
      <div className={classNames("grid cols-1 gap-card size-body", styles.body)} id={`report-${section.id}`}>
        {section.gaps.length === 0 ? null : (
          <div className={classNames("py-2 px-3 round-control on-amber amber secondary", styles.gaps)}>
            <p className="row gap-1h medium">
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
          <p className="soft size-secondary">
            {words.noWords} {answerProblemWords(section.problem)}
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

/** The arguments for and against are side by side; everything else is below. */
function Blocks({ blocks, say }: { blocks: readonly ReportBlock[]; say: Say }): ReactNode {
  const cases = blocks.filter((block) => block.kind === "case");
  let areCasesShown = false;
  return blocks.map((block, index) => {
    if (block.kind !== "case")
      // oxlint-disable-next-line react/no-array-index-key -- the blocks of a report never move
      return <BlockView key={index} block={block} say={say} />;
    if (areCasesShown) return null;
    areCasesShown = true;
    return (
      <div key="cases" className={classNames("grid gap-3", styles.cases)}>
        {cases.map((one) => (
          <section key={one.side} className={classNames("p-3 round-control", styles.case)} data-side={one.side}>
            <h3 className="mb-1h size-data">{words[one.side]}</h3>
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

function BlockView({ block, say }: { block: Exclude<ReportBlock, { kind: "case" }>; say: Say }): ReactNode {
  switch (block.kind) {
    case "statements":
      return (
        <section>
          {block.title === null ? null : <h3 className="mb-1h size-data">{block.title}</h3>}
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
          {block.note === null ? null : <p className="secondary soft">{block.note}</p>}
        </section>
      );
    case "falsifiers":
      return (
        <section>
          <h3 className="mb-1h size-data">{words.falsifiers}</h3>
          <ul className={styles.statements}>
            {block.falsifiers.map((statement) => (
              <li key={statement.text}>{say(statement)}</li>
            ))}
          </ul>
        </section>
      );
    case "contradictions":
      return (
        <section
          className={classNames("py-2h px-3 round-control", styles.contradictions)}
          aria-label={words.contradictions}
        >
          <h3 className="mb-1h size-data row gap-1h amber">
            <IconAlertTriangle size={15} stroke={1.9} aria-hidden="true" /> {words.contradictions}
          </h3>
          <ul>
            {block.contradictions.map((statement) => (
              <li key={statement.text}>{say(statement)}</li>
            ))}
          </ul>
        </section>
      );
    case "verdict":
      return <ReportVerdict block={block} say={say} />;
    default:
      return <Scenarios block={block} say={say} />;
  }
}

function Scenarios({ block, say }: { block: Extract<ReportBlock, { kind: "scenarios" }>; say: Say }): ReactNode {
  return (
    <section>
      <h3 className="mb-1h size-data">{words.scenarios}</h3>
      <section
        className={classNames("scroll-x edge round-control", styles.scroll)}
        aria-label={words.scenarios}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
      >
        <DataTable
          caption={words.scenarios}
          columns={[
            { id: "scenario", head: words.columns.scenario, className: "strong", render: ({ name }) => name },
            { id: "range", head: words.columns.range, align: "start", render: priceRange },
            {
              id: "why",
              head: words.columns.why,
              align: "start",
              className: classNames("wrap-text", styles.why),
              render: ({ statement }) => say(statement),
            },
          ]}
          rows={block.scenarios}
          keyOf={({ name }) => name}
          isRoomy
          className={styles.table}
        />
      </section>
      <p className="secondary soft">{block.derivation}</p>
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
    case "contradictions":
      return block.contradictions.flatMap((statement) => statement.figures);
    case "verdict":
      return [
        ...block.coverage.map(({ statement }) => statement),
        ...block.rules.flatMap(({ past }) => (past === null ? [] : [past])),
        ...(block.record === null ? [] : [block.record.statement]),
      ].flatMap(({ figures }) => figures);
    default:
      return [];
  }
}
