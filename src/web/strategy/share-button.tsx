import { IconCheck, IconLink } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { strategyText } from "../text/strategy-text.ts";
import { Button } from "../ui/button.tsx";

const words = strategyText.strategy;

/** Copies an address that contains the whole run. */
export function ShareButton({ path }: { path: string }): ReactNode {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    const copied =
      navigator.clipboard?.writeText(new URL(path, window.location.href).href) ?? Promise.reject(new Error());
    copied.then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  const Icon = outcome === "copied" ? IconCheck : IconLink;
  return (
    <>
      <Button icon={<Icon size={16} stroke={1.7} aria-hidden="true" />} onClick={copy}>
        <span className="phone-visually-hidden">{words.share}</span>
      </Button>
      <output className={outcome === "failed" ? "quiet normal" : "visually-hidden"}>
        {outcome === "copied" ? words.shared : outcome === "failed" ? words.shareFailed : ""}
      </output>
    </>
  );
}
