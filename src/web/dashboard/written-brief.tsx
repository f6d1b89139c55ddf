import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Narrative } from "#contract/assistant.ts";
import { FigureCount } from "../assistant/figure-count.tsx";
import { GroundedText } from "../assistant/grounded-text.tsx";
import { ModelBadge } from "../assistant/model-badge.tsx";
import styles from "./today-brief.module.css";
import { classNames } from "../ui/class-names.ts";

/** The brief as written by a model. Citations link to their sources. */
export default function WrittenBrief({ brief }: { brief: Narrative }): ReactNode {
  const navigate = useNavigate();
  const open = (number: number): void => {
    const href = brief.sources.find((source) => source.number === number)?.href ?? null;
    if (href?.startsWith("/") === true) void navigate(href);
    else if (href !== null) window.open(href, "_blank", "noopener,noreferrer");
  };
  return (
    <>
      <p className={classNames("grow", styles.words)}>
        <GroundedText
          text={brief.text}
          figures={brief.figures}
          sourceNumbers={new Set(brief.sources.map(({ number }) => number))}
          onCite={open}
        />
      </p>
      <span className={classNames("faint size-meta nowrap", styles.rules)}>
        <ModelBadge model={brief.model} isReplayed={brief.isReplayed} />
        {brief.total === 0 || brief.matched === brief.total ? null : (
          <FigureCount matched={brief.matched} total={brief.total} />
        )}
      </span>
    </>
  );
}
