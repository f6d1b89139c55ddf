import { useState } from "react";
import type { ReactNode } from "react";
import { tokensText as words } from "../text/tokens-text.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import styles from "./settings.module.css";

/** A text to be taken elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }): ReactNode {
  const [copying, setCopying] = useState<"copied" | "failed" | null>(null);
  return (
    <div className={styles.copy}>
      <TextField
        label={label}
        readOnly
        value={value}
        spellCheck={false}
        className={styles.copyText}
        onFocus={(event) => event.target.select()}
      />
      <Button
        onClick={() => {
          // A page without HTTPS has no clipboard.
          const copied = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error());
          copied.then(
            () => setCopying("copied"),
            () => setCopying("failed"),
          );
        }}
      >
        {copying === "copied" ? words.copied : words.copy}
      </Button>
      <output className={styles.faint}>{copying === "failed" ? words.copyFailed : null}</output>
    </div>
  );
}
