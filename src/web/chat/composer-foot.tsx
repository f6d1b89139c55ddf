import { IconArrowUp, IconListSearch, IconPaperclip, IconPlayerStopFilled } from "@tabler/icons-react";
import { useRef } from "react";
import type { ReactNode } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import styles from "./chat.module.css";

/** The line below the box: files, model, length of the answer, Send or Stop. */
export function ComposerFoot({
  note,
  modelMenu,
  mode,
  onMode,
  isRunning,
  canSend,
  onStop,
  onFiles,
  onQuestions,
}: {
  note: ReactNode;
  modelMenu: ReactNode;
  mode: ChatMessage["mode"];
  onMode: (mode: ChatMessage["mode"]) => void;
  isRunning: boolean;
  canSend: boolean;
  onStop: () => void;
  onFiles: (files: readonly File[]) => void;
  onQuestions: () => void;
}): ReactNode {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className={classNames("row gap-2 phone-wrap", styles.composerFoot)}>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept=".csv,.txt,.md,.tsv,.json,text/*,.xlsx,.xls,.pdf,image/jpeg,image/png,image/webp"
        aria-label={assistantText.chat.attach}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <IconButton
        label={assistantText.chat.attach}
        title={assistantText.chat.attach}
        onClick={() => file.current?.click()}
      >
        <IconPaperclip size={18} stroke={1.8} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.palette.canAsk} title={text.palette.canAsk} onClick={onQuestions}>
        <IconListSearch size={18} stroke={1.8} aria-hidden="true" />
      </IconButton>
      <div className={classNames("grow min-0 soft secondary", styles.note)}>{note}</div>
      {modelMenu}
      <SegmentedControl
        label={assistantText.chat.mode}
        value={mode}
        options={(["quick", "detailed"] as const).map((value) => ({ value, label: assistantText.chat.modes[value] }))}
        onChange={onMode}
      />
      {isRunning ? (
        <IconButton
          label={assistantText.chat.stop}
          title={`${assistantText.chat.stop} (Esc)`}
          className={classNames("round-control on-primary on-primary-ink", styles.send)}
          onClick={(event) => {
            // The second click of a double click on Send, whose place Stop takes, stops nothing.
            if (event.detail <= 1) onStop();
          }}
        >
          <IconPlayerStopFilled size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={assistantText.chat.send}
          title={assistantText.chat.send}
          type="submit"
          className={classNames("round-control on-primary on-primary-ink", styles.send)}
          disabled={!canSend}
        >
          <IconArrowUp size={18} stroke={2.2} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
