import { IconDownload, IconFileImport } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { fetchDocument } from "../api/fetch-document.ts";
import { wireRequest } from "../api/request.ts";
import { formatDay } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { openImport } from "../holdings/import-request.ts";
import { accountCopyText as words } from "../text/account-copy-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { saveFile } from "../ui/save-file.ts";
import { WorkProgress } from "../ui/work-progress.tsx";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

type Taken = Output<"POST /api/account/import">;

/** A large account takes a while to send, check and write. */
const timeoutMs = 5 * 60_000;
const takeKey = ["take a file of an account"];

/** Exports and restores an account as a file, and links to the portfolio's own exports. */
export function CopyPanel(): ReactNode {
  return (
    <div className={classNames("grid gap-card", styles.cards)}>
      <Card>
        <div className={classNames("grid gap-5", styles.stack)}>
          <Download />
          <TakeFile />
        </div>
      </Card>
      <Card title={words.portfolio}>
        <p className={classNames("note", styles.jobsNote)}>{words.portfolioNote}</p>
        <p className="flex wrap gap-2">
          <Button onClick={() => openImport()}>
            <IconFileImport size={16} stroke={1.8} aria-hidden="true" />
            {words.portfolioImport}
          </Button>
          <PortfolioFile format="csv" label={words.portfolioCsv} />
          <PortfolioFile format="json" label={words.portfolioJson} />
        </p>
      </Card>
    </div>
  );
}

function PortfolioFile({ format, label }: { format: "csv" | "json"; label: string }): ReactNode {
  return (
    <a
      className={classNames(
        "inline-row gap-2 min-h-36 py-0 px-3 edge-strong round-control ink medium hover-on-raised no-underline",
      )}
      href={wireRequest("GET /api/portfolio/export", { format }).url}
      download
    >
      <IconDownload size={16} stroke={1.8} aria-hidden="true" />
      {label}
    </a>
  );
}

function Download(): ReactNode {
  const ending = useRef(new AbortController());
  const button = useRef<HTMLButtonElement>(null);
  const download = useMutation<string, ApiProblem>({
    // The file is passed on and not kept, since a cache is no place for it.
    mutationFn: async () => {
      ending.current = new AbortController();
      const { text, fileName } = await fetchDocument("/api/account/export", ending.current.signal);
      const name = fileName ?? "bellwether.json";
      saveFile(name, text, "application/json");
      return name;
    },
  });
  return (
    <div className={styles.copyPart}>
      <h2 className="mb-1h size-data medium">{words.everything}</h2>
      <p className={classNames("note", styles.jobsNote)}>{words.note}</p>
      <p className="flex wrap gap-2">
        <Button ref={button} look="primary" busy={download.isPending} onClick={() => download.mutate()}>
          <IconDownload size={16} stroke={1.8} aria-hidden="true" />
          {download.isPending ? words.downloading : words.download}
        </Button>
      </p>
      <WorkProgress
        isRunning={download.isPending}
        label={words.downloading}
        onCancel={() => {
          ending.current.abort();
          download.reset();
        }}
        focusAfterCancel={button}
      />
      <output className={styles.result}>
        {download.data === undefined ? null : (
          <span className="inline-row success gap-1h">{words.downloaded(download.data)}</span>
        )}
        {download.error === null ? null : (
          <span className="inline-row error gap-1h">{download.error.detail ?? words.downloadFailed}</span>
        )}
      </output>
    </div>
  );
}

function TakeFile(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const [file, setFile] = useState<{ content: string; key: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const { begin, end } = useEnding(() => setIsCancelled(false));
  const trial = useMutation<Taken, ApiProblem, string>({
    mutationFn: (content) =>
      call("POST /api/account/import", { content, isTrial: true }, { timeoutMs, signal: begin() }),
    gcTime: 0,
  });
  const take = useMutation<Taken, ApiProblem, { content: string; key: string }>({
    mutationKey: takeKey,
    mutationFn: ({ content, key }) =>
      call("POST /api/account/import", { content }, { idempotencyKey: key, timeoutMs, signal: begin() }),
    gcTime: 0,
    onSuccess: () => {
      setFile(null);
      void client.invalidateQueries();
    },
  });
  const leave = (): void => {
    setFile(null);
    trial.reset();
    take.reset();
  };
  const read = async (chosen: File): Promise<void> => {
    leave();
    setFault(null);
    try {
      const content = await chosen.text();
      setFile({ content, key: crypto.getRandomValues(new Uint32Array(4)).join("-") });
      trial.mutate(content);
    } catch {
      setFault(words.unreadable);
    }
  };
  const cancel = (): void => {
    end();
    setIsCancelled(take.isPending);
    leave();
    void client.invalidateQueries();
  };
  return (
    <div className={styles.copyPart}>
      <h2 className="mb-1h size-data medium">{words.take}</h2>
      <p className={classNames("note", styles.jobsNote)}>{words.takeNote}</p>
      <p className="flex wrap gap-2">
        <Button ref={button} busy={trial.isPending} onClick={() => input.current?.click()}>
          <IconFileImport size={16} stroke={1.8} aria-hidden="true" />
          {trial.isPending ? words.reading : words.choose}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.take}
        accept=".json,application/json"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = "";
          if (chosen !== undefined) void read(chosen);
        }}
      />
      {fault === null ? null : <Alert>{fault}</Alert>}
      {isCancelled ? <Alert look="info">{words.cancelled}</Alert> : null}
      <WorkProgress
        isRunning={trial.isPending || take.isPending}
        label={trial.isPending ? words.reading : words.taking}
        onCancel={cancel}
        focusAfterCancel={button}
      />
      <Fault problem={trial.error ?? take.error} />
      {file === null || trial.data === undefined ? null : (
        <Preview
          preview={trial.data}
          isBusy={take.isPending}
          onTake={() => {
            // Ignores the second click of a double click.
            if (client.isMutating({ mutationKey: takeKey }) === 0) take.mutate(file);
          }}
          onLeave={leave}
        />
      )}
      <output className={styles.result}>
        {take.data === undefined ? null : (
          <span className="inline-row success gap-1h">
            {addedOf(take.data) === 0
              ? words.doneNothing
              : words.done(take.data.parts.filter(({ added }) => added > 0).length)}
          </span>
        )}
      </output>
    </div>
  );
}

/** Ends the work that began last. */
function useEnding(onBegin: () => void): { readonly begin: () => AbortSignal; readonly end: () => void } {
  const ending = useRef(new AbortController());
  return {
    begin: () => {
      ending.current = new AbortController();
      onBegin();
      return ending.current.signal;
    },
    end: () => ending.current.abort(),
  };
}

function Fault({ problem }: { problem: ApiProblem | null }): ReactNode {
  if (problem === null) return null;
  const [first, ...others] = problem.errors;
  return (
    <Alert>
      {problem.detail ?? words.failed}
      {first === undefined || others.length === 0 ? null : (
        <ul className="mt-1h pl-4">
          {problem.errors.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function Preview({
  preview,
  isBusy,
  onTake,
  onLeave,
}: {
  preview: Taken;
  isBusy: boolean;
  onTake: () => void;
  onLeave: () => void;
}): ReactNode {
  const isNothing = addedOf(preview) === 0;
  const hasLeftOut = preview.parts.some(({ leftOut }) => leftOut > 0);
  return (
    <section
      className={classNames("grid gap-3 mt-3 py-3 px-3h edge-strong round-control", styles.copyPreview)}
      aria-label={words.from(preview.email, formatDay(preview.exportedAt))}
    >
      <p>{words.from(preview.email, formatDay(preview.exportedAt))}</p>
      <DataTable
        caption={words.from(preview.email, formatDay(preview.exportedAt))}
        columns={[
          { id: "part", head: words.part, render: ({ part }) => words.names[part] ?? part },
          { id: "added", head: words.added, render: ({ added }) => formatWhole(added) },
          { id: "present", head: words.present, render: ({ present }) => formatWhole(present) },
          ...(hasLeftOut
            ? [
                {
                  id: "leftOut",
                  head: words.leftOut,
                  render: ({ leftOut }: Taken["parts"][number]) => formatWhole(leftOut),
                },
              ]
            : []),
        ]}
        rows={preview.parts}
        keyOf={({ part }) => part}
        inset="none"
      />
      {hasLeftOut ? <p className="quiet">{words.leftOutNote}</p> : null}
      {isNothing ? <p className="quiet">{words.nothing}</p> : null}
      <p className="flex justify-end gap-2">
        <Button onClick={onLeave}>{words.cancel}</Button>
        <Button look="primary" busy={isBusy} disabled={isNothing} onClick={onTake}>
          {words.confirm}
        </Button>
      </p>
    </section>
  );
}

function addedOf({ parts }: Taken): number {
  return parts.reduce((sum, { added }) => sum + added, 0);
}
