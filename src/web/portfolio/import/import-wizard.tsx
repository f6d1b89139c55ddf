import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ApiProblem } from "../../api/api-problem.ts";
import { call, type Output } from "../../api/call.ts";
import { locale } from "../../format/locale.ts";
import type { ImportRequest } from "../../holdings/import-request.ts";
import { useRefreshPortfolio } from "../../holdings/use-portfolio.ts";
import { query } from "../../shell/query.ts";
import { importText } from "../../text/import-text.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { WorkProgress } from "../../ui/work-progress.tsx";
import { ChooseStep } from "./choose-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { type GivenFile, givenFile } from "./given-file.ts";
import styles from "./import.module.css";
import { type Choices, type Preview, tickedInput, type Ticks } from "./import-state.ts";
import { PreviewStep } from "./preview-step.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = importText;
/** A file with the maximum number of rows takes a while to send, read and write. */
const timeoutMs = 5 * 60_000;
type Imported = Output<"POST /api/portfolio/import">;

/** Imports a file or pasted rows in steps: choose, review every row, import all at once, with undo. */
export function ImportWizard({ request, onClose }: { request: ImportRequest; onClose: () => void }): ReactNode {
  const refresh = useRefreshPortfolio();
  const firstChoices: Choices = request.accountId === undefined ? {} : { accountId: request.accountId };
  const [{ file, count }, setGiven] = useState<{ file: GivenFile | null; count: number }>(() => ({
    file: request.text === undefined ? null : pasted(request.text),
    count: 0,
  }));
  const setFile = useCallback(
    (given: GivenFile | null) => setGiven((before) => ({ file: given, count: before.count + 1 })),
    [],
  );
  const [fileFault, setFileFault] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices>(firstChoices);
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const ending = useRef(new AbortController());
  const [cancellation, setCancellation] = useState<"none" | "running" | "done">("none");
  const imported = useMutation<Imported, ApiProblem, Preview>({
    mutationFn: (preview) => {
      if (file === null) throw new Error("an import needs a file");
      ending.current = new AbortController();
      setCancellation("none");
      const tickInput = tickedInput(preview.rows, ticks);
      return call(
        "POST /api/portfolio/import",
        { ...file, ...choices, ...tickInput, faultyRows: "leave" },
        { timeoutMs, signal: ending.current.signal },
      );
    },
    onSuccess: () => void refresh(),
  });
  const preview = useQuery<Preview, ApiProblem>({
    // A file is too large for a query key, so a counter identifies it.
    queryKey: ["import preview", count, choices],
    queryFn: ({ signal }) => {
      if (file === null) throw new Error("a preview needs a file");
      return call("POST /api/portfolio/import/preview", { ...file, ...choices }, { signal, timeoutMs });
    },
    enabled: file !== null && !imported.isSuccess,
    // Keeps the previous preview of this file only. Choices for another file must not carry over.
    placeholderData: (before, query) => (query?.queryKey[1] === count ? before : undefined),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

  const limit = useQuery(query("GET /api/portfolio/imports", {}));
  const maximumBytes = limit.data?.maximumBytes ?? null;
  const size = maximumBytes === null ? null : words.size(maximumBytes);
  const receive = useCallback(
    (given: Awaited<ReturnType<typeof givenFile>>): void => {
      if ("fault" in given)
        return setFileFault(given.fault === "too-large" && size !== null ? words.tooLarge(size) : words.unreadable);
      setFileFault(null);
      setFile(given);
    },
    [setFile, size],
  );
  const { file: dropped } = request;
  const receivedFile = useRef<File | null>(null);
  useEffect(() => {
    // Runs once, when the size limit is known or couldn't be loaded.
    if (dropped === undefined || receivedFile.current === dropped || limit.isLoading) return;
    receivedFile.current = dropped;
    void givenFile(dropped, maximumBytes).then(receive);
  }, [dropped, receive, maximumBytes, limit.isLoading]);
  const startAgain = (): void => {
    setFile(null);
    setChoices(firstChoices);
    setTicks(new Map());
    setCancellation("none");
    imported.reset();
  };
  const cancel = async (): Promise<void> => {
    ending.current.abort();
    imported.reset();
    setCancellation("running");
    // A server makes one large plan after the other, so this one shows the ledger after the import's end.
    await preview.refetch();
    await refresh();
    setCancellation((state) => (state === "running" ? "done" : state));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      className={file === null || imported.isSuccess ? undefined : styles.wide}
    >
      {imported.isSuccess ? (
        <DoneStep imported={imported.data} onAnother={startAgain} onClose={onClose} />
      ) : file === null ? (
        <ChooseStep
          fault={fileFault}
          size={size}
          isReturn={count > 0}
          onFile={(chosen) => void givenFile(chosen, maximumBytes).then(receive)}
          onText={(content) => setFile(pasted(content))}
        />
      ) : preview.data === undefined ? (
        <div className="grid cols-1 gap-4">
          {preview.isError ? (
            <Failure title={words.failed} problem={preview.error} />
          ) : (
            <WorkProgress isRunning label={words.reading(file.fileName)} onCancel={startAgain} />
          )}
          {preview.isError ? (
            <div className={classNames("row wrap justify-end gap-y-2 gap-x-3", styles.footer)}>
              <Button onClick={startAgain}>{words.preview.again}</Button>
              <Button look="primary" onClick={() => void preview.refetch()}>
                {text.ui.retry}
              </Button>
            </div>
          ) : null}
        </div>
      ) : (
        <PreviewStep
          fileName={file.fileName}
          preview={preview.data}
          isRefreshing={preview.isPlaceholderData || cancellation === "running"}
          choices={choices}
          onChoices={setChoices}
          ticks={ticks}
          onTicks={setTicks}
          failure={
            cancellation !== "none" ? (
              <Alert look="info">{cancellation === "running" ? words.cancelling : words.cancelled}</Alert>
            ) : imported.isError ? (
              <Failure title={words.notImported} problem={imported.error} />
            ) : preview.isError ? (
              <Failure title={words.failed} problem={preview.error} />
            ) : null
          }
          isImporting={imported.isPending}
          onImport={() => imported.mutate(preview.data)}
          onCancel={() => void cancel()}
          onAnother={startAgain}
        />
      )}
    </Dialog>
  );
}

function pasted(content: string): GivenFile {
  return { fileName: words.choose.pasted, content, usualDecimalSign: locale.style.decimal };
}

/** The line of a file that a refused field is in. */
function lineOf(path: string): ReactNode {
  const line = /^rows\.(\d+)/.exec(path)?.[1];
  return line === undefined ? null : <b>{words.edit.title(Number(line))}: </b>;
}

function Failure({ title, problem }: { title: string; problem: ApiProblem | null }): ReactNode {
  const errors = (problem?.errors ?? []).slice(0, 5);
  return (
    <Alert>
      <b>{title}</b>
      {errors.length === 0 ? <p>{problem?.detail ?? problem?.message}</p> : null}
      {errors.map(({ path, message }) => (
        <p key={`${path} ${message}`}>
          {lineOf(path)}
          {message}
        </p>
      ))}
    </Alert>
  );
}
