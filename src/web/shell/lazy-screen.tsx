import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useFormats } from "../format/use-formats.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./lazy-screen.module.css";

const slowAfterMs = 10_000;
const giveUpAfterMs = 120_000;

type Progress = "loading" | "slow" | "failed";
export type ScreenLoader = () => Promise<ComponentType>;

/** Loads a screen's script when it is first shown, with words for every way that can go. */
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
  /** The whole page is on its way, not a screen inside it: a spinner in the middle, no heading yet. */
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
        if (!isGone) setScreen(() => screen);
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
  // Figures of the whole screen are written anew when their format changes.
  useFormats();
  if (Screen !== null) return <Screen />;
  if (isFrame && progress === "loading") return <CentredSpinner>{loading}</CentredSpinner>;
  return (
    <div className={isFrame ? styles.frame : undefined}>
      <Waiting title={title} loading={loading} progress={progress} />
    </div>
  );
}

const loaded = new Map<ScreenLoader, ComponentType>();

function Waiting({ title, loading, progress }: { title: string; loading: string; progress: Progress }): ReactNode {
  if (progress === "failed") {
    return (
      <div className={styles.waiting}>
        <h1>{title}</h1>
        <div role="alert" className={styles.message}>
          <p>{text.shell.screenFailed}</p>
          <Button look="primary" onClick={() => window.location.reload()}>
            {text.shell.reloadPage}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <h1>{title}</h1>
      <output className={styles.message}>
        {progress === "slow" ? text.shell.stillLoading : loading}
        {progress === "slow" ? <Button onClick={() => window.location.reload()}>{text.ui.retry}</Button> : null}
      </output>
      <div className={styles.skeleton}>
        <Skeleton height={88} radius={12} />
        <Skeleton height={320} radius={12} />
        <Skeleton height={220} radius={12} />
      </div>
    </div>
  );
}
