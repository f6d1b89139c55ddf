import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./copy-field.module.css";
import { TextField } from "./text-field.tsx";

/** A text with a copy button. */
export function CopyField({
  label,
  value,
  words,
}: {
  label: string;
  value: string;
  words: { readonly copy: string; readonly copied: string; readonly copyFailed: string };
}): ReactNode {
  const [copying, setCopying] = useState<"copied" | "failed" | null>(null);
  return (
    <div className={styles.copy}>
      <TextField
        label={label}
        readOnly
        value={value}
        spellCheck={false}
        className={styles.text}
        onFocus={(event) => event.target.select()}
      />
      <Button
        onClick={() => {
          // Pages without HTTPS have no clipboard access.
          const copied = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error());
          copied.then(
            () => setCopying("copied"),
            () => setCopying("failed"),
          );
        }}
      >
        {copying === "copied" ? words.copied : words.copy}
      </Button>
      <output className={styles.note}>{copying === "failed" ? words.copyFailed : null}</output>
    </div>
  );
}
