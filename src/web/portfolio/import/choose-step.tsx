import { IconFileImport } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import type { DragEvent, ReactNode } from "react";
import { importText } from "../../text/import-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { focusOnArrival } from "../../ui/focus-on-arrival.ts";
import { classNames } from "../../ui/class-names.ts";
import { EarlierImports } from "./earlier-imports.tsx";
import styles from "./import.module.css";

const words = importText.choose;

/** Drops or chooses a file, or pastes rows. */
export function ChooseStep({
  fault,
  size,
  isReturn,
  onFile,
  onText,
}: {
  fault: string | null;
  /** The size limit in words; null until loaded. */
  size: string | null;
  /** True after another file: the button that led back here had the focus. */
  isReturn: boolean;
  onFile: (file: File) => void;
  onText: (text: string) => void;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const pasteId = useId();
  const [isOver, setIsOver] = useState(false);
  const [pasted, setPasted] = useState("");
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    const rows = event.dataTransfer.getData("text/plain");
    if (file !== undefined) onFile(file);
    else if (rows !== "") onText(rows);
  };
  return (
    <div className="grid cols-1 gap-4">
      {fault === null ? null : <Alert>{fault}</Alert>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same without a mouse */}
      <div
        className={classNames(
          "grid justify-items-center gap-2 round-card text-centre",
          styles.drop,
          isOver && styles.over,
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={28} stroke={1.6} aria-hidden="true" />
        <b>{words.drop}</b>
        <span className="note">{words.or}</span>
        <Button ref={isReturn ? focusOnArrival : null} look="primary" onClick={() => input.current?.click()}>
          {words.file}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.json,.xml,text/csv,application/json,text/xml"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file !== undefined) onFile(file);
          }}
        />
        <p className="note">{words.kinds(size)}</p>
      </div>
      <div className={classNames("grid gap-1h", styles.paste)}>
        <label className="medium" htmlFor={pasteId}>
          {words.paste}
        </label>
        <textarea
          className="full py-2 px-3 edge-control round-control on-bg ink"
          id={pasteId}
          rows={4}
          spellCheck={false}
          value={pasted}
          aria-describedby={`${pasteId}-hint`}
          onChange={(event) => setPasted(event.target.value)}
        />
        <p id={`${pasteId}-hint`} className="note">
          {words.pasteHint}
        </p>
      </div>
      <div className={classNames("row wrap justify-end gap-y-2 gap-x-3", styles.footer)}>
        <span className="note">{words.nothingYet}</span>
        <Button disabled={pasted.trim() === ""} onClick={() => onText(pasted)}>
          {words.read}
        </Button>
      </div>
      <EarlierImports />
    </div>
  );
}
