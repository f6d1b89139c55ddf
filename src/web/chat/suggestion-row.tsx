import type { ReactNode } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./chat.module.css";

/** Questions that can be asked with one click. */
export function SuggestionRow({
  suggestions,
  onAsk,
}: {
  suggestions: readonly { readonly text: string }[];
  onAsk: (question: string) => void;
}): ReactNode {
  if (suggestions.length === 0) return null;
  return (
    <ul className={classNames("flex gap-2 scroll-x", styles.suggestions)} aria-label={assistantText.chat.suggestions}>
      {suggestions.map(({ text }) => (
        <li key={text}>
          <button
            className="min-h-28 edge-strong nowrap hover-on-accent py-1 px-3"
            type="button"
            onClick={() => onAsk(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
