import { useState } from "react";
import type { ReactNode } from "react";
import { securityText } from "../text/security-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { saveFile } from "../ui/save-file.ts";
import styles from "./security.module.css";
import { classNames } from "../ui/class-names.ts";

const words = securityText.secondFactor;

/** Shows recovery codes, which can't be shown again. Only its own button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }): ReactNode {
  const [copying, setCopying] = useState<"copied" | "failed" | null>(null);
  const asText = [words.fileHead(window.location.host), "", ...codes, ""].join("\n");
  return (
    <Dialog isOpen title={words.codesDialog} size="small" sheet>
      <div className="grid gap-4">
        <Alert look="info">{words.codesNote}</Alert>
        {/* Takes the focus, so that an extra key press does nothing. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only scripts focus it */}
        <ul
          className={classNames(
            "grid gap-y-1h gap-x-4 py-3 px-4 edge-strong round-control on-raised size-data",
            styles.codes,
          )}
          aria-label={words.codesLabel}
          tabIndex={-1}
          data-autofocus
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <output className="quiet">{copying === "failed" ? words.copyFailed : null}</output>
        <p className="flex wrap justify-end gap-2">
          <Button
            onClick={() => {
              // Pages without HTTPS have no clipboard access.
              const copied = navigator.clipboard?.writeText(asText) ?? Promise.reject(new Error());
              copied.then(
                () => setCopying("copied"),
                () => setCopying("failed"),
              );
            }}
          >
            {copying === "copied" ? words.copied : words.copyAll}
          </Button>
          <Button onClick={() => saveFile(words.fileName, asText, "text/plain")}>{words.download}</Button>
          <Button look="primary" onClick={onClose}>
            {words.kept}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
