import type { Issue } from "#core/newsletter/issue.ts";
import { chartScale } from "#core/newsletter/chart-scale.ts";
import { chartWords, issueParts, proseBy, spoken } from "#core/newsletter/issue-parts.ts";
import type { IssueWords } from "#core/newsletter/issue-words.ts";
import type { Mail } from "../mail/mail.ts";
import { chartPng } from "./chart-png.ts";
import { issueHtml } from "./issue-html.ts";

const chartId = "chart";
/** Both colours contrast with white and with dark backgrounds. */
const blue = [47, 127, 216] as const;
const amber = [192, 124, 28] as const;

/** An issue as a mail: the same words as text and as HTML, its chart inside. */
export async function issueMail(
  { id, issue }: { id: string; issue: Issue },
  {
    to,
    words,
    appUrl,
    unsubscribe,
  }: {
    to: string;
    /** In the issue's language. */
    words: IssueWords;
    appUrl: URL;
    /** Where a POST ends the subscription, and where a reader does; null: it was asked for by hand. */
    unsubscribe: { readonly url: string; readonly page: string } | null;
  },
): Promise<Mail> {
  const href = new URL(`/newsletter?issue=${id}`, appUrl).href;
  const charted = chartWords(issue, words);
  const chart = charted === null ? null : { src: `cid:${chartId}`, words: charted };
  return {
    to,
    subject: words.mail.subject(issue.title),
    text: issueText(issue, words, {
      chart: charted?.sentence ?? null,
      href,
      unsubscribePage: unsubscribe?.page ?? null,
    }),
    html: issueHtml(issue, words, { chart, href, unsubscribeHref: unsubscribe?.page ?? null }),
    images:
      chart === null || issue.result === null
        ? []
        : [
            {
              id: chartId,
              contentType: "image/png",
              base64: (await courseChart(issue.result.course)).toString("base64"),
            },
          ],
    unsubscribeUrl: unsubscribe?.url ?? null,
  };
}

function courseChart(course: NonNullable<Issue["result"]>["course"]): Promise<Buffer> {
  const scale = chartScale(course.flatMap(({ value, benchmark }) => [value, benchmark]));
  return chartPng(
    [
      { values: course.map(({ benchmark }) => benchmark), colour: amber, isDashed: true },
      { values: course.map(({ value }) => value), colour: blue, isDashed: false },
    ],
    scale ?? { low: 0, high: 1 },
  );
}

function issueText(
  issue: Issue,
  words: IssueWords,
  { chart, href, unsubscribePage }: { chart: string | null; href: string; unsubscribePage: string | null },
): string {
  const parts = issueParts(issue, words).map(({ id, heading, lines }) => {
    const told = lines.map(({ text, href: address, note }) =>
      [`- ${text}${note === null ? "" : ` (${note})`}`, ...(address === null ? [] : [`  ${address}`])].join("\n"),
    );
    return [heading, ...(id === "result" && chart !== null ? [chart] : []), ...told].join("\n");
  });
  return [
    issue.title,
    spoken(issue.headline),
    ...(issue.prose === null ? [] : [`${spoken(issue.prose.phrases)}\n(${proseBy(issue.prose, words)})`]),
    ...parts,
    [
      words.mail.advice,
      words.labeled(words.mail.read, href),
      ...(unsubscribePage === null ? [] : [words.labeled(words.mail.unsubscribe, unsubscribePage)]),
    ].join("\n"),
    "",
  ].join("\n\n");
}
