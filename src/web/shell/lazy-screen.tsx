import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useFormats } from "../format/use-formats.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { removeFirstFrame } from "../ui/first-frame.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./lazy-screen.module.css";
import { classNames } from "../ui/class-names.ts";

const slowAfterMs = 10_000;
const giveUpAfterMs = 120_000;

type Progress = "loading" | "slow" | "failed";
export type ScreenLoader = () => Promise<ComponentType>;

/** Loads a screen's script on first use, with a message for loading and for failure. */
export function LazyScreen({
  load,
  title,
  loading,
  isFrame = false,
}: {
  load: ScreenLoader;
  title: string;
  /** "Loading dashboard…" */
  loading: string;
  /** Loading a whole page, not a screen inside it: a centred spinner without a heading. */
  isFrame?: boolean;
}): ReactNode {
  const [Screen, setScreen] = useState<ComponentType | null>(() => loaded.get(load) ?? null);
  const [progress, setProgress] = useState<Progress>("loading");
  useEffect(() => {
    if (Screen !== null) return undefined;
    let isGone = false;
    const slow = setTimeout(() => setProgress("slow"), slowAfterMs);
    const giveUp = setTimeout(() => setProgress("failed"), giveUpAfterMs);
    load().then(
      (screen) => {
        loaded.set(load, screen);
        // A transition renders in short pieces, so that a large screen doesn't block a slow phone.
        if (!isGone) startTransition(() => setScreen(() => screen));
      },
      () => {
        if (!isGone) setProgress("failed");
      },
    );
    return () => {
      isGone = true;
      clearTimeout(slow);
      clearTimeout(giveUp);
    };
  }, [Screen, load]);
  const isWaiting = Screen === null && progress === "loading";
  useLayoutEffect(() => {
    if (!isWaiting) removeFirstFrame();
  }, [isWaiting]);
  // Changing a format re-renders the whole screen's figures.
  useFormats();
  if (Screen !== null) return <Screen />;
  if (isFrame && progress === "loading") return <CentredSpinner>{loading}</CentredSpinner>;
  return (
    <div className={isFrame ? classNames("mx-auto", styles.frame) : undefined}>
      <Waiting title={title} loading={loading} progress={progress} />
    </div>
  );
}

const loaded = new Map<ScreenLoader, ComponentType>();

function Waiting({ title, loading, progress }: { title: string; loading: string; progress: Progress }): ReactNode {
  if (progress === "failed") {
    return (
      <div className="full">
        <h1>{title}</h1>
        <div role="alert" className={classNames("row wrap gap-3 min-control soft", styles.message)}>
          <p>{text.shell.screenFailed}</p>
          <Button look="primary" onClick={() => window.location.reload()}>
            {text.shell.reloadPage}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="full" data-waiting={progress === "loading" || undefined}>
      <h1>{title}</h1>
      <output className={classNames("row wrap gap-3 min-control soft", styles.message)}>
        {progress === "slow" ? text.shell.stillLoading : loading}
        {progress === "slow" ? <Button onClick={() => window.location.reload()}>{text.ui.retry}</Button> : null}
      </output>
      <div className="grid gap-3h">
        <Skeleton height={88} radius={12} />
        <Skeleton height={320} radius={12} />
        <Skeleton height={220} radius={12} />
      </div>
    </div>
  );
}
