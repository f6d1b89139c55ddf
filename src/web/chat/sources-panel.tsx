import { IconX } from "@tabler/icons-react";
import { memo } from "react";
import type { ReactNode } from "react";
import { SourceList } from "../assistant/source-list.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import styles from "./chat.module.css";
import type { ChosenSources } from "./use-chosen-sources.ts";

/** The sources of an answer: beside the conversation, or over it on a narrow page. */
export const SourcesPanel = memo(function SourcesPanel({
  answer,
  number,
  isOpen,
  setIsOpen,
}: ChosenSources): ReactNode {
  const isNarrow = useIsNarrow();
  const list = <SourceList sources={answer?.sources ?? []} figures={answer?.figures ?? []} chosen={number} />;
  if (isNarrow)
    return (
      <Dialog isOpen={isOpen} title={assistantText.chat.sourcesTitle} sheet onClose={() => setIsOpen(false)}>
        {list}
      </Dialog>
    );
  if (!isOpen) return null;
  return (
    <aside
      className={classNames("column min-0 min-h-0 clip card-box", styles.drawer)}
      aria-label={assistantText.chat.sourcesTitle}
    >
      <div className="row gap-2 edge-bottom min-h-46 py-1h pl-4 pr-2">
        <h2>{assistantText.chat.sourcesTitle}</h2>
        <span className="grow soft size-secondary">{assistantText.chat.sourcesFor}</span>
        <IconButton label={text.ui.close} onClick={() => setIsOpen(false)}>
          <IconX size={16} stroke={1.9} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grow min-h-0 scroll-y">{list}</div>
      <p className="py-2h px-4 edge-top soft size-secondary">{assistantText.chat.disclaimer}</p>
    </aside>
  );
});
