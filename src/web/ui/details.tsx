import { useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "./button.tsx";
import styles from "./details.module.css";

/** Collapsed technical details with a copy button. */
export function Details({ summary = text.ui.details, children }: { summary?: string; children: string }): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(children).then(() => setIsCopied(true));
  };
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text must scroll by keyboard */}
      <pre tabIndex={0}>{children}</pre>
      <Button size="small" onClick={copy}>
        {isCopied ? text.ui.copied : text.ui.copy}
      </Button>
    </details>
  );
}
