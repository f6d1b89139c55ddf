import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { BrandIcon } from "../ui/icons.tsx";
import { removeFirstFrame } from "../ui/first-frame.ts";
import styles from "./server-away.module.css";
import { classNames } from "../ui/class-names.ts";

/** Replaces the page while the server can't be reached to check the session. */
export function ServerAway({ onRetry }: { onRetry: () => void }): ReactNode {
  useLayoutEffect(removeFirstFrame, []);
  return (
    <main className={classNames("row down-page justify-center gap-3 p-4 soft text-centre", styles.centre)}>
      <p className="inline-row gap-2h mb-3 ink size-reading strong">
        <BrandIcon size={26} />
        {text.product}
      </p>
      <h1>{text.account.unreachable}</h1>
      <p>{text.account.unreachableNext}</p>
      <Button look="primary" onClick={onRetry}>
        {text.ui.retry}
      </Button>
    </main>
  );
}
