import { IconAlertCircle } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "./button.tsx";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";
import { Details } from "./details.tsx";
import { Skeleton } from "./skeleton.tsx";

/** The state of a card's content. */
export type CardState =
  | { readonly kind: "ready" }
  /** Nothing to show yet; `skeleton` has the final layout. */
  | { readonly kind: "loading"; readonly label: string; readonly skeleton?: ReactNode }
  /** The old content stays, under a thin progress line. */
  | { readonly kind: "refreshing" }
  | { readonly kind: "empty"; readonly message: ReactNode; readonly action?: ReactNode }
  /** Loading failed. The children appear below if `shownInstead` describes them. */
  | {
      readonly kind: "error";
      readonly message: string;
      readonly shownInstead?: string;
      readonly details?: string;
      readonly onRetry?: () => void;
    }
  /** The content is old; a badge in the header says how old. */
  | { readonly kind: "stale"; readonly onRetry?: () => void }
  /** Sample content: violet edge. */
  | { readonly kind: "sample" };

export interface CardProps {
  readonly title?: ReactNode;
  /** For screen readers only: the tab above says the same. */
  readonly isTitleHidden?: boolean;
  /** Heading level of the title. */
  readonly level?: 2 | 3;
  /** Beside the title: badges, tabs. */
  readonly beside?: ReactNode;
  /** At the right end of the header. */
  readonly actions?: ReactNode;
  readonly state?: CardState;
  /** No padding: tables and lists that reach the edges. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A surface with a header and one honest state: loading, empty, failed, old, sample or normal. */
export function Card({
  title,
  isTitleHidden = false,
  level = 2,
  beside,
  actions,
  state = { kind: "ready" },
  flush = false,
  className,
  children,
}: CardProps): ReactNode {
  const id = useId();
  const Heading = level === 2 ? "h2" : "h3";
  const isBareHeader = isTitleHidden && beside === undefined && actions === undefined;
  const hasHeader = title !== undefined || beside !== undefined || actions !== undefined;
  return (
    <section
      className={classNames(styles.card, state.kind === "sample" && styles.sample, className)}
      aria-labelledby={title === undefined ? undefined : id}
      aria-busy={state.kind === "loading" || state.kind === "refreshing" || undefined}
      data-loading={state.kind === "loading" ? "" : undefined}
    >
      {state.kind === "refreshing" ? <div className={styles.progress} aria-hidden="true" /> : null}
      {hasHeader ? (
        <div className={isBareHeader ? "visually-hidden" : styles.header}>
          {title === undefined ? null : (
            <Heading id={id} className={isTitleHidden ? "visually-hidden" : undefined}>
              {title}
            </Heading>
          )}
          {beside}
          <div className={styles.actions}>
            {state.kind === "stale" && state.onRetry !== undefined ? (
              <Button size="small" onClick={state.onRetry}>
                {text.ui.retry}
              </Button>
            ) : null}
            {actions}
          </div>
        </div>
      ) : null}
      <div className={classNames(styles.body, flush && styles.flush)}>{content(state, children)}</div>
    </section>
  );
}

function content(state: CardState, children: ReactNode): ReactNode {
  switch (state.kind) {
    case "loading":
      return (
        <>
          <output className="visually-hidden">{state.label}</output>
          {state.skeleton ?? <LineSkeletons />}
        </>
      );
    case "empty":
      return (
        <div className={styles.empty}>
          <p>{state.message}</p>
          {state.action}
        </div>
      );
    case "error":
      return (
        <>
          <div className={styles.error} role="alert">
            <IconAlertCircle size={18} stroke={1.9} aria-hidden="true" />
            <div>
              <p className={styles.message}>{state.message}</p>
              {state.shownInstead === undefined ? null : <p className={styles.instead}>{state.shownInstead}</p>}
              {state.details === undefined ? null : <Details>{state.details}</Details>}
            </div>
            {state.onRetry === undefined ? null : (
              <Button size="small" onClick={state.onRetry}>
                {text.ui.retry}
              </Button>
            )}
          </div>
          {state.shownInstead === undefined ? null : children}
        </>
      );
    default:
      return children;
  }
}

function LineSkeletons(): ReactNode {
  return (
    <div className={styles.lines}>
      <Skeleton width="62%" height={14} />
      <Skeleton width="88%" height={14} />
      <Skeleton width="74%" height={14} />
    </div>
  );
}
