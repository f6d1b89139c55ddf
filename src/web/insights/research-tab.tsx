import { useQuery } from "@tanstack/react-query";
import { IconCheck, IconPrinter, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Report } from "#contract/research.ts";
import { languageNames } from "#core/languages/languages.ts";
import { ApiProblem, problemDetails } from "../api/api-problem.ts";
import { formatMoment } from "../format/format-date.ts";
import { fixed } from "../format/number-format.ts";
import { EvidenceCard } from "../market/evidence-card.tsx";
import { SignalBadge } from "../market/signal-badge.tsx";
import { useSignals } from "../market/use-signals.ts";
import { query } from "../shell/query.ts";
import { assistantText } from "../text/assistant-text.ts";
import { pageLanguage } from "../text/page-language.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Switch } from "../ui/switch.tsx";
import { showToast } from "../ui/toast.ts";
import { ReportSectionCard } from "./report-section.tsx";
import styles from "./report.module.css";
import { type ReportInProgress, useReport } from "./use-report.ts";
import { classNames } from "../ui/class-names.ts";

const words = assistantText.report;
const icon = { size: 15, stroke: 1.8, "aria-hidden": true } as const;

/** A symbol's research report in eight sections, made on request and kept with the date of its data. */
export default function ResearchTab({ symbol }: { symbol: string }): ReactNode {
  const state = useReport(symbol);
  const { report, reports, progress, problem } = state;
  const status = useQuery(query("GET /api/assistant/status", {}));
  const hasModel = status.data !== undefined && status.data.model !== null;
  const [isWithoutAi, setIsWithoutAi] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async (id: string): Promise<void> => {
    setIsRemoving(false);
    try {
      await state.remove(id);
      showToast(words.removed);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(words.notRemoved(error.detail ?? error.message));
    }
  };
  const make = (): void => void state.make(isWithoutAi || !hasModel);
  const aiSwitch = hasModel ? <Switch label={words.withoutAi} checked={isWithoutAi} onChange={setIsWithoutAi} /> : null;

  if (progress !== null)
    return (
      <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.columns)}>
        <ProgressCard progress={progress} onStop={state.stop} />
        <div className="grid gap-card min-0">
          {progress.made.map((section) => (
            <ReportSectionCard key={section.id} section={section} symbol={symbol} />
          ))}
        </div>
      </div>
    );
  if (state.error !== null)
    return (
      <Card
        title={words.title}
        isTitleHidden
        state={{
          kind: "error",
          message: words.failed,
          details: problemDetails(state.error),
          onRetry: state.retry,
        }}
      />
    );
  if (state.isPending)
    return <Card title={words.title} isTitleHidden state={{ kind: "loading", label: words.loading }} />;
  if (report === null)
    return (
      <Card title={words.title} isTitleHidden>
        <div className={classNames("grid cols-1 gap-3 justify-items-start soft", styles.intro)}>
          {problem === null ? null : <Alert>{problem}</Alert>}
          <p>
            <strong className="ink">{words.none}</strong>
          </p>
          <p>{words.about}</p>
          <div className="row wrap gap-2">
            <Button look="primary" onClick={make}>
              {words.make}
            </Button>
            {aiSwitch}
          </div>
        </div>
      </Card>
    );
  return (
    <div className={classNames("grid items-start gap-card cols-own narrow-cols-1", styles.columns)}>
      <aside className={classNames("sticky", styles.aside)}>
        <Card title={words.title} isTitleHidden>
          <div className={classNames("grid cols-1 gap-3 justify-items-start soft", styles.intro)}>
            <ReportFacts report={report} />
            {reports.length < 2 ? null : (
              <Select
                label={words.earlier}
                value={report.id}
                options={reports.map(({ id, createdAt }) => ({
                  value: id,
                  label: formatMoment(Date.parse(createdAt)),
                }))}
                onChange={state.choose}
              />
            )}
            <nav aria-label={words.contents}>
              <ol className="grid gap-1" lang={report.language}>
                {report.sections.map((section) => (
                  <li key={section.id}>
                    <a
                      className="block min-h-24"
                      href={`#report-${section.id}`}
                    >{`${section.number} ${section.title}`}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <div className="row wrap gap-2">
              <Button size="small" onClick={make}>
                {words.again}
              </Button>
              <Button size="small" icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
                {words.print}
              </Button>
              <Button size="small" icon={<IconTrash {...icon} />} onClick={() => setIsRemoving(true)}>
                {words.remove}
              </Button>
            </div>
            {aiSwitch}
          </div>
        </Card>
      </aside>
      <Dialog isOpen={isRemoving} title={words.removeTitle} size="small" onClose={() => setIsRemoving(false)}>
        <div className={classNames("grid cols-1 gap-3 justify-items-start soft", styles.intro)}>
          <p>{words.removeText(formatMoment(Date.parse(report.createdAt)))}</p>
          <div className="row wrap gap-2">
            <Button onClick={() => setIsRemoving(false)}>{assistantText.chat.cancel}</Button>
            <Button look="danger" onClick={() => void remove(report.id)}>
              {words.remove}
            </Button>
          </div>
        </div>
      </Dialog>
      <div className="grid gap-card min-0">
        {problem === null ? null : (
          <Alert>
            {words.broken} {problem}
          </Alert>
        )}
        {report.sectionCount < 8 ? <Alert look="info">{words.incomplete(report.sectionCount)}</Alert> : null}
        {report.warnings.length === 0 ? null : (
          <Card title={words.warnings}>
            <ul className={styles.statements}>
              {report.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Card>
        )}
        <SymbolEvidence symbol={symbol} />
        <div className="grid gap-card min-0" lang={report.language}>
          {report.sections.map((section) => (
            <ReportSectionCard key={`${report.id} ${section.id}`} section={section} symbol={symbol} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Current signals with their track record. The report has those of its own day. */
function SymbolEvidence({ symbol }: { symbol: string }): ReactNode {
  const { bySymbol, error } = useSignals([symbol], "1d", { hasEvidence: true });
  const found = bySymbol.get(symbol);
  return found === undefined && error !== null ? null : <EvidenceCard data={found} />;
}

function ReportFacts({ report }: { report: Report }): ReactNode {
  return (
    <div className="grid justify-items-start gap-1h">
      {report.verdict === null ? null : <SignalBadge signal={report.verdict} />}
      <p className="secondary soft">
        {[
          words.madeAt(formatMoment(Date.parse(report.createdAt))),
          ...(report.dataAsOf === null ? [] : [words.dataAsOf(formatMoment(Date.parse(report.dataAsOf)))]),
          ...(report.language === pageLanguage ? [] : [words.writtenIn(languageNames[report.language])]),
          report.model === null ? assistantText.assistant.calculated : words.writtenBy(report.model),
          ...(report.cost === null || report.cost === 0 ? [] : [words.cost(fixed(report.cost, 4))]),
        ].join(" · ")}
      </p>
    </div>
  );
}

function ProgressCard({ progress, onStop }: { progress: ReportInProgress; onStop: () => void }): ReactNode {
  const done = new Set(progress.made.map(({ id }) => id as string));
  return (
    <aside className={classNames("sticky", styles.aside)}>
      <Card
        title={words.makingTitle}
        actions={
          <Button size="small" onClick={onStop}>
            {words.stop}
          </Button>
        }
      >
        <ol className={classNames("grid gap-2", styles.steps)} aria-live="polite">
          {progress.sections.map((section, index) => (
            <li className="grid items-center gap-y-0 gap-x-2" key={section.id}>
              {done.has(section.id) ? (
                <IconCheck size={15} stroke={2.2} aria-label={words.states.done} />
              ) : section.step === null ? (
                <span className={classNames("edge-strong round ml-1", styles.dot)} aria-hidden="true" />
              ) : (
                <Spinner size={14} />
              )}
              <span>{`${index + 1} ${section.title}`}</span>
              {section.step === null || done.has(section.id) ? null : <small className="soft">{section.step}</small>}
            </li>
          ))}
        </ol>
      </Card>
    </aside>
  );
}
