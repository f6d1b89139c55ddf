import { IconCheck, IconLink } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";

const words = text.technical;

/** Copies the address of the chart as it is. */
export function CopyLink({ path }: { path: string }): ReactNode {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const copy = (): void => {
    const copied =
      navigator.clipboard?.writeText(new URL(path, window.location.href).href) ?? Promise.reject(new Error());
    copied.then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <Button
        icon={
          outcome === "copied" ? (
            <IconCheck size={16} stroke={1.9} aria-hidden="true" />
          ) : (
            <IconLink size={16} stroke={1.7} aria-hidden="true" />
          )
        }
        onClick={copy}
      >
        {words.copyLink}
      </Button>
      <output className={outcome === "failed" ? "quiet" : "visually-hidden"}>
        {outcome === "copied" ? words.copied : outcome === "failed" ? words.copyFailed : ""}
      </output>
    </>
  );
}
