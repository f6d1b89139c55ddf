import { IconFlask } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useLedger } from "../holdings/use-ledger.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./portfolio.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.portfolio;

/** Labels the demo account and offers to remove it. */
export function DemoBar({ onRemoved }: { onRemoved: () => void }): ReactNode {
  const { removeDemo } = useLedger();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const remove = (): void => {
    setState("busy");
    removeDemo().then(onRemoved, () => setState("failed"));
  };
  return (
    <div
      className={classNames(
        "row wrap gap-y-1h gap-x-3 round-control sample phone-no-wrap phone-size-secondary phone-line-secondary",
        styles.demoBar,
      )}
    >
      <IconFlask size={18} stroke={1.7} aria-hidden="true" />
      <p>{words.demoNote}</p>
      {state === "failed" ? <p role="alert">{words.demoRemoveFailed}</p> : null}
      <Button size="small" busy={state === "busy"} onClick={remove}>
        {words.demoRemove}
      </Button>
    </div>
  );
}
