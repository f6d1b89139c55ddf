import { englishValues, type ValueWriting } from "#core/references/index.ts";
import type { AnswerSources } from "./answer-sources.ts";
import { checkedText, type Writer } from "./checked-text.ts";
import { createMarkFiller } from "./mark-filler.ts";
import { betterOf } from "./repair.ts";

/** The text of an answer as it is written. Its last part may be written again; the better of the two versions stays. */
export function createAnswerText({
  sources,
  asked,
  deliver,
}: {
  sources: AnswerSources;
  /** The checks need these besides the sources. */
  asked: Omit<Parameters<typeof checkedText>[3], "writing">;
  /** Sends a piece with its values filled in. */
  deliver: (text: string) => void;
}) {
  const written: string[] = [];
  let writing: ValueWriting = englishValues;
  /** The version before the model was asked to write it again; null: it wasn't asked. */
  let typed: { readonly first: string[]; readonly from: number } | null = null;
  let isRepaired = false;
  const filler = createMarkFiller((text) => {
    written.push(text);
    if (typed === null) deliver(sources.render(text, writing).text);
  });
  const check = (template: string, writer: Writer) => checkedText(template, writer, sources, { ...asked, writing });

  return {
    check,
    push: (text: string) => filler.push(text),
    isBlank: () => written.join("").trim() === "",
    /** The place where the next piece begins. */
    position: () => written.length,

    setWriting(values: ValueWriting): void {
      writing = values;
    },

    /** Everything written from a position on. */
    since(from: number): string {
      filler.end();
      return written.slice(from).join("");
    },

    /** Takes back what was written from a position on, and returns it: the model writes it again. */
    beginRepair(from: number): string {
      typed = { first: written.splice(from), from };
      return typed.first.join("");
    },
    isRepairing: () => typed !== null,
    /** Without it the first version stays. */
    completeRepair(): void {
      isRepaired = true;
    },

    /** The complete text, with its marks. */
    end(): string {
      filler.end();
      if (typed !== null) {
        const [first, second] = [typed.first.join(""), written.slice(typed.from).join("")];
        written.splice(typed.from, Infinity, isRepaired ? betterOf(first, second, check) : first);
      }
      return written.join("").trim();
    },
  };
}
