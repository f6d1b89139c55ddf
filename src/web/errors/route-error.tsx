import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemDetails } from "../api/api-problem.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Details } from "../ui/details.tsx";
import styles from "./errors.module.css";
import { classNames } from "../ui/class-names.ts";

/** Replaces a page that failed while rendering. */
export function RouteError({ error }: { error: unknown }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classNames("column items-start gap-3 py-6", styles.page)}>
      <h1 ref={heading} tabIndex={-1}>
        {text.errors.unexpected}
      </h1>
      <p className="soft size-body break">{text.errors.dataIsSafe}</p>
      <div className="flex wrap gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>
          {text.shell.reloadPage}
        </Button>
        <Link
          to="/"
          className="inline-row min-control edge-strong round-control on-surface ink hover-on-raised hover-no-underline py-0 px-3"
        >
          {text.errors.goToDashboard}
        </Link>
      </div>
      <Details summary={text.errors.technicalDetails}>{detailsOf(error)}</Details>
    </div>
  );
}

function detailsOf(error: unknown): string {
  const stack = error instanceof Error && error.stack !== undefined ? error.stack : problemDetails(error);
  return `${window.location.pathname}\n${stack}`;
}
