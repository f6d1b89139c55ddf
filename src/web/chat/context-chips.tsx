import { IconEye, IconPlus, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./chat.module.css";
import { type ContextChoice, contextParts } from "./context-choice.ts";

/** The data that goes with the next question, one chip a part, and the button for its preview. */
export function ContextChips({
  context,
  onContext,
  onPreview,
}: {
  context: ContextChoice;
  onContext: (context: ContextChoice) => void;
  onPreview: () => void;
}): ReactNode {
  const chosen = contextParts.filter((part) => context.parts.includes(part));
  const missing = contextParts.filter((part) => !context.parts.includes(part));
  return (
    <fieldset className={classNames("row wrap gap-1h min-0 p-0 edge-none phone-no-wrap phone-scroll-x", styles.chips)}>
      <legend className="visually-hidden">{assistantText.chat.context}</legend>
      {chosen.map((part) => (
        <ChosenChip
          key={part}
          name={assistantText.chat.parts[part]}
          onRemove={() => onContext({ ...context, parts: context.parts.filter((one) => one !== part) })}
        />
      ))}
      {context.symbols.map((symbol) => (
        <ChosenChip
          key={symbol}
          name={symbol}
          mark="@"
          onRemove={() => onContext({ ...context, symbols: context.symbols.filter((one) => one !== symbol) })}
        />
      ))}
      {missing.map((part) => (
        <button
          key={part}
          type="button"
          className={classNames(
            "inline-row min-h-24 py-half px-2 round-1h size-secondary nowrap gap-1h",
            styles.chip,
            "soft",
            styles.addChip,
          )}
          aria-label={assistantText.chat.addPart(assistantText.chat.parts[part])}
          onClick={() => onContext({ ...context, parts: [...context.parts, part] })}
        >
          <IconPlus size={12} stroke={2} aria-hidden="true" />
          {assistantText.chat.parts[part]}
        </button>
      ))}
      <button
        type="button"
        className={classNames(
          "inline-row min-h-24 ml-auto accent size-secondary medium phone-ml-0 gap-1h",
          styles.previewButton,
        )}
        onClick={onPreview}
      >
        <IconEye size={15} stroke={1.8} aria-hidden="true" />
        {context.amounts === "percentages" ? assistantText.chat.percentagesOnly : assistantText.chat.whatIsSent}
      </button>
    </fieldset>
  );
}

function ChosenChip({ name, mark = "", onRemove }: { name: string; mark?: string; onRemove: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={classNames("inline-row min-h-24 py-half px-2 round-1h size-secondary nowrap gap-1h", styles.chip)}
      aria-label={assistantText.chat.removePart(name)}
      onClick={onRemove}
    >
      {`${mark}${name}`}
      <IconX size={12} stroke={2} aria-hidden="true" />
    </button>
  );
}
