import type { Picture } from "#contract/assistant.ts";
import { cleanOutsideText, ordersInText } from "#core/outside-text/index.ts";
import { withoutMarks } from "#core/references/index.ts";
import { heldBack, outsideWords } from "./tools/outside-words.ts";

const maxCharacters = 16_000;

/** A file that goes with a question: a text, or a picture without one. */
export interface Attachment {
  readonly name: string;
  readonly text: string;
  readonly picture?: Picture | undefined;
}

/** The readable text of an attachment, which may come from anybody. Held back where it gives orders. */
export function readableAttachment({ name, text, picture }: Attachment): Attachment {
  const cleaned = cleanOutsideText(text, maxCharacters);
  return {
    name: outsideWords(name, 120),
    text: ordersInText(cleaned).length > 0 ? heldBack : withoutMarks(cleaned.text),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** The notice about attachments that were held back. */
export function heldBackAttachments(attachments: readonly Attachment[]) {
  return attachments
    .filter(({ text }) => text === heldBack)
    .map(({ name }) => ({
      code: "quarantined" as const,
      detail: `The attachment “${name}” was held back: it gives orders to the assistant.`,
    }));
}

/** Said where no model is there to look at pictures. */
export function unseenPictures(attachments: readonly Attachment[]) {
  return attachments
    .filter(({ picture }) => picture !== undefined)
    .map(({ name }) => ({
      code: "incomplete" as const,
      detail: `${name} wasn't read: pictures need an AI model. Attach the figures as a table, or type them.`,
    }));
}
