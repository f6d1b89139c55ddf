import { cleanOutsideText, ordersInText } from "#core/outside-text/index.ts";
import { withoutMarks } from "#core/references/index.ts";
import { heldBack, outsideWords } from "./tools/outside-words.ts";

const mostCharacters = 16_000;

interface Attachment {
  readonly name: string;
  readonly text: string;
}

/** What may be read of an attachment: it may come from anybody. Held back where it gives orders. */
export function readableAttachment({ name, text }: Attachment): Attachment {
  const cleaned = cleanOutsideText(text, mostCharacters);
  return {
    name: outsideWords(name, 120),
    text: ordersInText(cleaned).length > 0 ? heldBack : withoutMarks(cleaned.text),
  };
}

/** The attachments that were held back, as the user is told. */
export function heldBackAttachments(attachments: readonly Attachment[]) {
  return attachments
    .filter(({ text }) => text === heldBack)
    .map(({ name }) => ({
      code: "quarantined" as const,
      detail: `The attachment “${name}” was held back: it gives orders to the assistant.`,
    }));
}
