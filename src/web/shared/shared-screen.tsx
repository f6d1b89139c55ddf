import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { sharingText as words } from "../text/sharing-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { BrandIcon } from "../ui/icons.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./shared.module.css";
import { classNames } from "../ui/class-names.ts";
import { SharedPortfolio } from "./shared-portfolio.tsx";

type Shared = Output<"POST /api/shared/portfolio">;
type Loaded = { readonly kind: "loading" | "gone" | "failed" } | { readonly kind: "ready"; readonly shared: Shared };

/** A shared portfolio: read-only and without a session. The secret is behind the # of the address. */
export function SharedScreen(): ReactNode {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token") ?? "";
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={classNames("grid", styles.page)}>
      <header className={classNames("row between edge-bottom on-surface", styles.bar)}>
        <span className={classNames("inline-row gap-2h", styles.brand)}>
          <BrandIcon size={24} />
          {text.product}
        </span>
        <ThemeToggle />
      </header>
      <main className={classNames("grid full mx-auto py-6 px-4 gap-5 max-w-1040", styles.main)}>
        <Opened key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />
      </main>
      <footer className={classNames("quiet text-centre", styles.foot)}>{words.foot}</footer>
    </div>
  );
}

function Opened({ token, onRetry }: { token: string; onRetry: () => void }): ReactNode {
  // Without a token there is nothing to ask for.
  const [loaded, setLoaded] = useState<Loaded>({ kind: token === "" ? "gone" : "loading" });
  useEffect(() => {
    if (token === "") return undefined;
    const leaving = new AbortController();
    call("POST /api/shared/portfolio", { token }, { signal: leaving.signal }).then(
      (shared) => setLoaded({ kind: "ready", shared }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setLoaded({ kind: error instanceof ApiProblem && error.code === "share-not-found" ? "gone" : "failed" });
      },
    );
    return () => leaving.abort();
  }, [token]);
  if (loaded.kind === "ready") return <SharedPortfolio shared={loaded.shared} />;
  if (loaded.kind === "loading")
    return (
      <>
        <title>{text.documentTitle(words.pageTitle)}</title>
        <h1 className="visually-hidden">{words.pageTitle}</h1>
        <output className="visually-hidden">{words.loading}</output>
        <Skeleton width={260} height={34} />
        <Skeleton height={300} radius={12} />
        <Skeleton height={260} radius={12} />
      </>
    );
  const isGone = loaded.kind === "gone";
  return (
    <div className={classNames("grid justify-items-center gap-3 text-centre", styles.message)}>
      <title>{text.documentTitle(isGone ? words.goneTitle : words.failedTitle)}</title>
      <h1>{isGone ? words.goneTitle : words.failedTitle}</h1>
      <p className="soft" role="alert">
        {isGone ? words.gone : words.failed}
      </p>
      {isGone ? null : <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}
