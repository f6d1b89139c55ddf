import type { ReactNode } from "react";
import { type ActionAnswer, actionAnswers } from "#core/imports/answered-row.ts";
import { sharedSigns } from "#core/money/read-amount.ts";
import { importText } from "../../text/import-text.ts";
import { text } from "../../text/text.ts";
import { Select } from "../../ui/select.tsx";
import styles from "./import.module.css";
import type { Choices, Preview } from "./import-state.ts";
import { classNames } from "../../ui/class-names.ts";

const words = importText.unknownWords;
type Unknown = Pick<Preview["unknownWords"][number], "about" | "word" | "options"> & {
  /** Null if already answered. */
  readonly rows: number | null;
};

/** Words of the file that the user explains, once for all rows. Answers can be changed. */
export function UnknownWords({
  unknown,
  choices,
  onChoices,
}: {
  unknown: Preview["unknownWords"];
  choices: Choices;
  onChoices: (choices: Choices) => void;
}): ReactNode {
  const answered: Unknown[] = [
    ...Object.keys(choices.signs ?? {}).map((word) => ({
      about: "currency" as const,
      word,
      rows: null,
      options: [...(sharedSigns[word] ?? [])],
    })),
    ...Object.keys(choices.actions ?? {}).map((word) => ({ about: "action" as const, word, rows: null, options: [] })),
  ].filter(({ about, word }) => !unknown.some((open) => open.about === about && open.word === word));
  const all: readonly Unknown[] = [...unknown, ...answered];
  if (all.length === 0) return null;
  const title = unknown.length === 0 ? words.answered : words.title(unknown.length);
  const answer = ({ about, word }: Unknown, value: string): void => {
    if (value === "") return;
    onChoices(
      about === "currency"
        ? { ...choices, signs: { ...choices.signs, [word]: value } }
        : { ...choices, actions: { ...choices.actions, [word]: value as ActionAnswer } },
    );
  };
  const valueOf = ({ about, word }: Unknown): string =>
    (about === "currency" ? choices.signs?.[word] : choices.actions?.[word]) ?? "";
  return (
    <section className={classNames("grid gap-3 p-3 edge-strong round-control", styles.unknown)} aria-label={title}>
      <h3>{title}</h3>
      <p className="note">{words.words}</p>
      <ul className="grid gap-2 scroll">
        {all.map((each) => {
          const question = each.about === "action" ? words.action(each.word) : words.currency(each.word);
          return (
            <li className="grid items-center gap-y-2 gap-x-3" key={`${each.about} ${each.word}`}>
              <span className="grid min-0">
                <b>{question}</b>
                {each.rows === null ? null : <span className="note">{words.in(each.rows)}</span>}
              </span>
              <Select
                label={question}
                hideLabel
                value={valueOf(each)}
                options={[{ value: "", label: words.choose }, ...optionsOf(each)]}
                onChange={(value) => answer(each, value)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function optionsOf({ about, options }: Unknown): { value: string; label: string }[] {
  return about === "currency"
    ? options.map((code) => ({ value: code, label: code }))
    : actionAnswers.map((value) => ({ value, label: labelOf(value) }));
}

function labelOf(answer: ActionAnswer): string {
  if (answer === "leave-out") return words.leaveOut;
  return answer === "deposit-or-withdrawal" ? words.bySign : text.transactions.types[answer];
}
