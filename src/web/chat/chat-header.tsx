import { IconLayoutSidebar, IconListDetails, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { InHeader } from "../ui/header-slot.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import styles from "./chat.module.css";
import type { ChosenSources } from "./use-chosen-sources.ts";

/** The title of a conversation. Without a column of conversations also the button for them. */
export function ChatHeader({
  title,
  sources,
  onThreads,
  onNew,
}: {
  title: string;
  sources: ChosenSources;
  onThreads: () => void;
  onNew: () => void;
}): ReactNode {
  const isNarrow = useIsNarrow();
  const threads = (
    <IconButton
      className={classNames("hidden", styles.onlyNarrow)}
      label={assistantText.chat.threads}
      onClick={onThreads}
    >
      <IconListDetails size={18} stroke={1.8} aria-hidden="true" />
    </IconButton>
  );
  // A phone has one row for the page and the conversation, and starts a new one from the list.
  if (isNarrow)
    return (
      <>
        <h1 data-screen-title>{title}</h1>
        <InHeader>
          {threads}
          <b className="min-0 ellipsis strong" aria-hidden="true" data-fills-header="">
            {title}
          </b>
          <SourcesButton sources={sources} isShort />
        </InHeader>
      </>
    );
  return (
    <header className={classNames("row gap-2 edge-bottom min-h-46", styles.head)}>
      {threads}
      <h1 className="grow min-0 ellipsis reading">{title}</h1>
      <div className="row gap-1 ml-auto">
        <IconButton
          className={classNames("hidden", styles.onlyNarrow)}
          label={assistantText.chat.newChat}
          onClick={onNew}
        >
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
        </IconButton>
        <SourcesButton sources={sources} />
      </div>
    </header>
  );
}

function SourcesButton({
  sources: { answer, isOpen, setIsOpen },
  isShort = false,
}: {
  sources: ChosenSources;
  isShort?: boolean;
}): ReactNode {
  if (answer === null) return null;
  const icon = <IconLayoutSidebar size={isShort ? 18 : 15} stroke={1.8} aria-hidden="true" />;
  const state = { "aria-expanded": isOpen, onClick: () => setIsOpen(!isOpen) };
  return isShort ? (
    <IconButton label={assistantText.chat.showSources} {...state}>
      {icon}
    </IconButton>
  ) : (
    <Button look="subtle" size="small" icon={icon} {...state}>
      {assistantText.chat.showSources}
    </Button>
  );
}
