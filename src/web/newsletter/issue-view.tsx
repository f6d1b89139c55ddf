import { IconMail, IconPrinter } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Figure } from "#contract/assistant.ts";
import { chartScale } from "#core/newsletter/chart-scale.ts";
import type { IssueFact, IssuePhrase } from "#core/newsletter/issue.ts";
import { issueAsks } from "#core/newsletter/issue-asks.ts";
import { companyName } from "#core/newsletter/issue-parts.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { FigureChip } from "../assistant/figure-chip.tsx";
import { LineChart } from "../chart/line-chart.tsx";
import type { ChartLine } from "../chart/line-drawing.ts";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatDay, formatDayOfWeek, formatMoment } from "../format/format-date.ts";
import { formatPercent, formatPercentChange } from "../format/format-price.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { Hideable, Money, MoneyChange } from "../holdings/money.tsx";
import { useMoneyTexts } from "../holdings/use-money-texts.ts";
import { insightsPath } from "../market/insights-path.ts";
import { newsletterText as words } from "../text/newsletter-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./newsletter.module.css";
import type { NewsletterIssue } from "./use-issues.ts";
import { useNewsletterSettings } from "./use-settings.ts";
import { classNames } from "../ui/class-names.ts";

type Result = NonNullable<NewsletterIssue["result"]>;
type Movers = NonNullable<NewsletterIssue["movers"]>;
type Ahead = NonNullable<NewsletterIssue["ahead"]>;

/** An issue, laid out for screen and paper. */
export function IssueView({ issue }: { issue: NewsletterIssue }): ReactNode {
  const { headline, prose, result, movers, stories, ahead, missing, sources, dataAsOf } = issue;
  const questions = issueAsks(issue);
  return (
    <article className={classNames("mx-auto", styles.read)}>
      <header className="flex wrap items-start between gap-y-2 gap-x-4">
        <div className="column">
          <h2>{issue.title}</h2>
          <span className="faint">
            {dataAsOf === null ? words.noData : words.dataTo(formatMoment(Date.parse(dataAsOf)))}
          </span>
        </div>
        <div className={classNames("row wrap gap-2", styles.actions)}>
          <SendTest issueId={issue.id} />
          <a
            className={classNames(
              "inline-row gap-2 min-h-28 py-0 px-2h edge-strong round-control ink medium size-secondary touch-min-h-44 hover-on-raised no-underline",
            )}
            href={`/api/newsletter/issues/${encodeURIComponent(issue.id)}/file`}
            download
          >
            <IconMail size={16} aria-hidden />
            {words.mailFile}
          </a>
          <Button size="small" icon={<IconPrinter size={16} />} onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      </header>
      <p className={classNames("strong pretty", styles.headline)}>
        <Phrases phrases={headline} issue={issue} />
      </p>
      {prose === null ? null : (
        <div className={classNames("mt-3", styles.prose)}>
          <p>
            <Phrases phrases={prose.phrases} issue={issue} />
          </p>
          <p className={classNames("quiet", styles.byline)}>
            {prose.question === null ? words.writtenBy(prose.model) : words.writtenWithQuestionBy(prose.model)}
          </p>
        </div>
      )}
      {issue.kind === "watchlist" ? <p className="faint">{words.aboutWatchlist}</p> : null}
      {result === null ? null : <ResultSection result={result} />}
      {movers === null ? null : <MoversSection movers={movers} />}
      {stories === null ? null : (
        <section>
          <h3>{words.stories}</h3>
          {stories.length === 0 ? <p className="faint">{words.noStories}</p> : null}
          <ol className="p-0">
            {stories.map(({ title, url, source, publishedAt, symbols }) => (
              <li className="column py-1h px-0" key={url}>
                <a className="medium" href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
                <span className="faint">
                  {[source, formatDay(publishedAt.slice(0, 10)), symbols.slice(0, 3).join(", ")]
                    .filter((part) => part !== null && part !== "")
                    .join(" · ")}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {ahead === null ? null : <AheadSection ahead={ahead} />}
      {questions === null ? null : (
        <section>
          <h3>{words.question}</h3>
          <p className={classNames("pl-4", styles.question)}>
            <Phrases phrases={questions} issue={issue} />
          </p>
        </section>
      )}
      {missing.length === 0 ? null : (
        <section>
          <h3>{words.missing}</h3>
          <ul className="p-0">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <footer className={classNames("pt-3h edge-top quiet", styles.foot)}>
        <h3>{words.sources}</h3>
        <ul className="p-0">
          {sources.map(({ name, status, asOf }) => (
            <li key={name}>
              {words.source(name, text.market.spoken[status])}
              {asOf === null ? "" : `, ${formatMoment(Date.parse(asOf))}`}
            </li>
          ))}
        </ul>
        <p>
          {words.made} <RelativeTime at={issue.madeAt} />. {words.advice}
        </p>
      </footer>
    </article>
  );
}

/** A sentence whose numbers open their facts, and whose amounts are hidden with all others. */
const opening = /[(]$/;
const closing = /^[),.;]+/;

/** A figure keeps its bracket and its full stop on its line. */
function Phrases({ phrases, issue }: { phrases: readonly IssuePhrase[]; issue: NewsletterIssue }): ReactNode {
  const isPlain = (phrase: IssuePhrase | undefined) => phrase?.fact === undefined && phrase?.isAmount !== true;
  return phrases.map((phrase, index) => {
    const [before, after] = [phrases[index - 1], phrases[index + 1]];
    if (phrase.fact !== undefined)
      return (
        <span key={index} className="nowrap">
          {isPlain(before) ? opening.exec(before?.text ?? "") : null}
          <FigureChip figure={figureOf(phrase, phrase.fact, issue)} hasNumber={false} />
          {isPlain(after) ? closing.exec(after?.text ?? "") : null}
        </span>
      );
    if (phrase.isAmount) return <Hideable key={index}>{phrase.text}</Hideable>;
    const begun = before?.fact === undefined ? phrase.text : phrase.text.replace(closing, "");
    return <span key={index}>{after?.fact === undefined ? begun : begun.replace(opening, "")}</span>;
  });
}

/** The values of an issue come from its prices, unless a formula says how they were computed. */
function figureOf(
  { text: shown, isAmount }: IssuePhrase,
  fact: IssueFact,
  { sources, dataAsOf }: NewsletterIssue,
): Figure {
  return {
    ...fact,
    inputs: [...fact.inputs],
    text: shown,
    start: 0,
    end: shown.length,
    state: fact.formula === null ? "data" : "computed",
    source: onlyName(sources),
    sourceNumber: null,
    asOf: dataAsOf,
    article: null,
    mismatch: null,
    explanation: null,
    isPrivate: isAmount,
    form: null,
  };
}

/** The name of the source if an issue has just one. An issue doesn't say which of several a number is from. */
function onlyName(sources: NewsletterIssue["sources"]): string | null {
  const names = new Set(sources.map(({ name }) => name));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}

/** Only on servers that send mail. */
function SendTest({ issueId }: { issueId: string }): ReactNode {
  const settings = useNewsletterSettings();
  const sending = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("POST /api/newsletter/test", { issue: issueId }),
  });
  if (settings.data?.mail.isSetUp !== true) return null;
  return (
    <>
      <Button size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
        {words.sendTest}
      </Button>
      <output className={classNames("soft", styles.sent)}>
        {sending.isSuccess ? words.testSent : sending.error === null ? "" : words.testFailed}
      </output>
    </>
  );
}

function ResultSection({
  result: { baseCurrency, gain, returnRatio, timeWeighted = null, benchmark, course },
}: {
  result: Result;
}): ReactNode {
  const money = useMoneyTexts(baseCurrency);
  const hasBenchmark = benchmark !== null && course.some((day) => day.benchmark !== null);
  const name = benchmark?.name ?? benchmark?.symbol ?? "";
  const lines: ChartLine[] = [
    { id: "value", label: words.portfolio, look: "own", isFilled: true, values: course.map(({ value }) => value) },
    ...(hasBenchmark
      ? [
          {
            id: "benchmark",
            label: words.benchmarkLine(name),
            look: "hold" as const,
            values: course.map((day) => day.benchmark),
          },
        ]
      : []),
  ];
  const known = course.filter(({ value }) => value !== null);
  return (
    <section>
      <h3>{words.result}</h3>
      <dl className={classNames("grid gap-2", styles.figures)}>
        <div className="round-control on-raised pt-2 pb-2h px-3h">
          <dt className="faint">{words.gain}</dt>
          <dd className="strong tabular">
            <MoneyChange amount={gain} currency={baseCurrency} hasArrow />
          </dd>
        </div>
        <div className="round-control on-raised pt-2 pb-2h px-3h">
          <dt className="faint">{words.return}</dt>
          <dd className="strong tabular">
            {returnRatio === null ? words.noValue : formatPercentChange(returnRatio * 100)}
          </dd>
        </div>
        {timeWeighted === null ? null : (
          <div className="round-control on-raised pt-2 pb-2h px-3h">
            <dt className="faint">{words.timeWeighted}</dt>
            <dd className="strong tabular">{formatPercentChange(timeWeighted * 100)}</dd>
          </div>
        )}
        {benchmark === null ? null : (
          <div className="round-control on-raised pt-2 pb-2h px-3h">
            <dt className="faint">{name}</dt>
            <dd className="strong tabular">
              {benchmark.returnRatio === null ? words.noValue : formatPercentChange(benchmark.returnRatio * 100)}
            </dd>
          </div>
        )}
      </dl>
      {known.length < 3 ? null : (
        <LineChart
          dates={course.map(({ date }) => date)}
          panes={[
            {
              id: "value",
              lines,
              height: 180,
              scale: chartScale(lines.flatMap(({ values }) => values)),
              format: money.amount,
              speak: money.spoken,
              formatTick: money.short,
            },
          ]}
          summary={words.chartSummary(money.spoken(known[0]?.value ?? null), money.spoken(known.at(-1)?.value ?? null))}
          keys={words.chartKeys}
          missingWord={words.noValue}
          picture={{ title: words.portfolio }}
        />
      )}
    </section>
  );
}

function MoversSection({ movers: { baseCurrency, up, down } }: { movers: Movers }): ReactNode {
  return (
    <section>
      <h3>{baseCurrency === null ? words.watchedMovers : words.movers}</h3>
      {up.length + down.length === 0 ? <p className="faint">{words.nobody}</p> : null}
      <dl className={classNames("grid", styles.movers)}>
        {[
          { label: words.up, list: up },
          { label: words.down, list: down },
        ]
          .filter(({ list }) => list.length > 0)
          .map(({ label, list }) => (
            <div key={label}>
              <dt className="faint">{label}</dt>
              <dd>
                <ul className="p-0">
                  {list.map(({ symbol, name, gain, ratio }) => (
                    <li className="flex between gap-3 py-1 px-0 edge-bottom" key={symbol}>
                      <span>
                        <Link to={insightsPath(symbol)}>{symbol}</Link>{" "}
                        <span className="faint">{companyName({ symbol, name })}</span>
                      </span>
                      {gain === null || baseCurrency === null ? (
                        <span className="nowrap tabular">
                          {ratio === null
                            ? words.noValue
                            : `${directionMark[directionOf(ratio, 4)]} ${formatPercentChange(ratio * 100)}`}
                        </span>
                      ) : (
                        <MoneyChange amount={gain} currency={baseCurrency} hasArrow />
                      )}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function AheadSection({ ahead: { baseCurrency, cash, payments, events } }: { ahead: Ahead }): ReactNode {
  const isEmpty = payments.length === 0 && events.length === 0;
  const rows = [
    ...payments.map(({ date, symbol, amount, isAnnounced }) => ({
      key: `${date} ${symbol} paid`,
      date,
      symbol,
      title: `${words.payment}, ${isAnnounced ? words.announced : words.estimated}`,
      end: baseCurrency === null ? null : <Money amount={amount} currency={baseCurrency} />,
    })),
    ...events.map(({ date, symbol, kind, weight, isEstimate }) => ({
      key: `${date} ${symbol} ${kind}`,
      date,
      symbol,
      title: `${words.kinds[kind]}${isEstimate ? `, ${words.guessed}` : ""}`,
      end: weight === null ? null : <span className="faint">{words.weight(formatPercent(weight * 100, 1))}</span>,
    })),
  ];
  return (
    <section>
      <h3>{words.ahead}</h3>
      {isEmpty ? <p className="faint">{words.noEvents}</p> : null}
      {payments.length === 0 || baseCurrency === null ? null : (
        <p>
          <Money amount={cash} currency={baseCurrency} /> {words.cashExpected(payments.length)}
        </p>
      )}
      <ul className={classNames("p-0", styles.events)}>
        {rows
          .toSorted((one, other) => one.date.localeCompare(other.date))
          .map(({ key, date, symbol, title, end }) => (
            <li className="grid gap-y-half gap-x-3 py-1h px-0 edge-bottom" key={key}>
              <time className="soft" dateTime={date}>
                {formatDayOfWeek(date)}
              </time>
              <span>
                <Link to={insightsPath(symbol)}>{symbol}</Link> {title}
              </span>
              {end}
            </li>
          ))}
      </ul>
    </section>
  );
}
