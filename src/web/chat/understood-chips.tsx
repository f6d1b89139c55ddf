import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Understood } from "#contract/conversations.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Menu } from "../ui/menu.tsx";
import styles from "./understood-chips.module.css";
import { classNames } from "../ui/class-names.ts";

/** How a question was understood without a model. A chip opens other choices; each asks the question again with that one part changed. */
export function UnderstoodChips({
  understood,
  onAsk,
}: {
  understood: readonly Understood[];
  /** Null: an answer is under way. */
  onAsk: ((question: string) => void) | null;
}): ReactNode {
  if (understood.length === 0) return null;
  const { slots, changeSlot, understood: label } = assistantText.chat;
  return (
    <ul className="flex wrap gap-1h" aria-label={label}>
      {understood.map(({ slot, text, value, alternatives }) => (
        <li key={`${slot} ${value}`}>
          {alternatives.length === 0 || onAsk === null ? (
            <span
              className={classNames("inline-row gap-1 min-h-24 edge-strong soft secondary", styles.chip)}
              data-slot={slot}
            >
              {slot === "unread" ? `${slots.unread}: ${text}` : text}
            </span>
          ) : (
            <Menu
              position="bottom-start"
              target={
                <button
                  type="button"
                  className={classNames("inline-row gap-1 min-h-24 edge-strong soft secondary", styles.chip)}
                  data-slot={slot}
                  aria-label={changeSlot(slots[slot], text)}
                >
                  {slot === "unread" ? `${slots.unread}: ${text}` : text}
                  <IconChevronDown size={13} stroke={1.9} aria-hidden="true" />
                </button>
              }
              groups={[
                alternatives.map((one) => ({
                  id: one.question,
                  label: one.label,
                  onSelect: () => onAsk(one.question),
                })),
              ]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
