import { IconPaperclip, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./chat.module.css";
import type { Attachment } from "./draft.ts";

/** The files that go with a question. */
export function AttachmentList({
  attachments,
  onRemove,
}: {
  attachments: readonly Attachment[];
  onRemove: (attachment: Attachment) => void;
}): ReactNode {
  if (attachments.length === 0) return null;
  return (
    <ul className="row wrap gap-1h min-0 p-0 edge-none">
      {attachments.map((attachment, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have the same name
        <li
          key={index}
          className={classNames("inline-row min-h-24 py-half px-2 round-1h size-secondary nowrap gap-1h", styles.chip)}
        >
          <IconPaperclip size={13} stroke={1.8} aria-hidden="true" />
          {attachment.name}
          <button
            type="button"
            aria-label={assistantText.chat.removeAttachment(attachment.name)}
            onClick={() => onRemove(attachment)}
          >
            <IconX size={12} stroke={2} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
