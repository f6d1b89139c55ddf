import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { issueCadences, type IssueCadence } from "#core/newsletter/issue.ts";
import { problemDetails } from "../api/api-problem.ts";
import { formatDayOfWeek, formatTime } from "../format/format-date.ts";
import { localDay } from "../format/local-day.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { printInLight } from "../shell/theme.ts";
import { newsletterText as words } from "../text/newsletter-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { Select } from "../ui/select.tsx";
import { IssueView } from "./issue-view.tsx";
import styles from "./newsletter.module.css";
import { SettingsDialog } from "./settings-dialog.tsx";
import { useIssue, useIssues, useMakeIssue, useNoteRead } from "./use-issues.ts";
import { useNewsletterSettings } from "./use-settings.ts";
import { classNames } from "../ui/class-names.ts";

/** The archive beside the open issue. */
export function NewsletterScreen(): ReactNode {
  useEffect(printInLight, []);
  const [params, setParams] = useSearchParams();
  const archive = useIssues();
  const issues = archive.data?.issues ?? [];
  const openId = params.get("issue") ?? issues[0]?.id ?? null;
  const issue = useIssue(openId);
  const [cadence, setCadence] = useState<IssueCadence>("weekly");
  useNoteRead(
    issue.data?.id ?? null,
    issues.some(({ id, isRead }) => id === issue.data?.id && !isRead),
  );
  const making = useMakeIssue((id) => setParams({ issue: id }));

  const archiveState: CardState =
    archive.data !== undefined
      ? { kind: "ready" }
      : archive.error === null
        ? { kind: "loading", label: words.loadingArchive }
        : {
            kind: "error",
            message: words.archiveFailed,
            details: problemDetails(archive.error),
            onRetry: () => void archive.refetch(),
          };
  const issueState: CardState =
    issue.data !== undefined
      ? { kind: "ready" }
      : issue.error === null
        ? { kind: "loading", label: words.loadingIssue }
        : {
            kind: "error",
            message: words.issueFailed,
            details: problemDetails(issue.error),
            onRetry: () => void issue.refetch(),
          };
  return (
    <div className={classNames("grid items-start gap-card", styles.page)}>
      <h1 className="visually-hidden">{words.title}</h1>
      <Card title={words.archive} level={2} className={styles.archive} state={archiveState}>
        {issues.length === 0 ? <p className="faint">{words.none}</p> : null}
        <ul className={classNames("p-0", styles.issues)}>
          {issues.map(({ id, title, cadence: every, madeAt, isRead }) => (
            <li key={id}>
              <Link
                className="column py-2 px-2h round-control ink no-underline hover-on-raised"
                to={`/newsletter?issue=${id}`}
                aria-current={id === openId ? "page" : undefined}
              >
                <span className={classNames("flex items-baseline gap-2", styles.entry)} data-unread={!isRead}>
                  {title}
                  {isRead ? null : <span className="ml-auto accent size-secondary">{words.isNew}</span>}
                </span>
                <span className="faint">
                  {words.cadences[every]}, <RelativeTime at={madeAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Schedule />
        <div className="column gap-2 mt-3h pt-3h edge-top">
          <Select
            label={words.cadenceOfNew}
            value={cadence}
            options={issueCadences.map((value) => ({ value, label: words.spans[value] }))}
            onChange={setCadence}
          />
          <Button look="primary" busy={making.isPending} onClick={() => making.mutate(cadence)}>
            {words.makeNow}
          </Button>
          {making.error === null ? null : <MakeProblem problem={making.error} />}
        </div>
      </Card>
      {openId === null && !archive.isPending ? null : (
        <Card className={styles.issue} state={issueState}>
          {issue.data === undefined ? null : <IssueView issue={issue.data} />}
        </Card>
      )}
    </div>
  );
}

function Schedule(): ReactNode {
  const { data, error } = useNewsletterSettings();
  const [isOpen, setIsOpen] = useState(false);
  if (data === undefined) return error === null ? null : <Alert>{words.settingsUnknown}</Alert>;
  return (
    <div className="row wrap between gap-2 mt-3h pt-3h edge-top">
      <p>
        {data.nextDueAt === null
          ? words.offSaid
          : `${words.cadences[data.cadence === "off" ? "weekly" : data.cadence]}. ${words.next(whenWords(data.nextDueAt))}`}
      </p>
      <Button size="small" onClick={() => setIsOpen(true)} aria-label={words.changeSettings}>
        {words.change}
      </Button>
      {data.waitsFor === null ? null : (
        <output className="basis-full soft">
          {words.waiting} {data.waitsFor}
        </output>
      )}
      <SettingsDialog settings={data} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function whenWords(instant: string): string {
  const ms = Date.parse(instant);
  return `${formatDayOfWeek(localDay(ms))}, ${formatTime(ms)}`;
}

function MakeProblem({ problem }: { problem: { readonly code: string; readonly message: string } }): ReactNode {
  if (problem.code === "only-samples") return <Alert>{words.samples}</Alert>;
  if (problem.code === "nothing-to-report")
    return (
      <Alert>
        {words.nothing} <Link to="/portfolio">{words.toPortfolio}</Link>
      </Alert>
    );
  return (
    <Alert>
      {words.makeFailed} {problem.message}
    </Alert>
  );
}
