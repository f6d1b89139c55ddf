import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { answerProblemWords } from "../api/problem-in-words.ts";
import { strategyText } from "../text/strategy-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy.describe;
const longest = 600;

export type RuleReading = Output<"POST /api/strategy/rule">;

type NearestRule = RuleReading["nearest"][number];

/**
 * Turns a sentence into a rule. If part of it isn't understood, no rule applies: that part is named and similar rules
 * are offered.
 */
export function SentenceField({
  given,
  onRule,
}: {
  /** A sentence from the address, read at once; null if there is none. */
  given: string | null;
  onRule: (rule: Pick<NearestRule, "strategy" | "symbols">) => void;
}): ReactNode {
  const id = useId();
  const [sentence, setSentence] = useState(given ?? "");
  const read = useMutation<RuleReading, ApiProblem, string>({
    mutationFn: (text) => call("POST /api/strategy/rule", { text }),
    onSuccess: ({ strategy, symbols }) => {
      if (strategy !== null) onRule({ strategy, symbols });
    },
  });
  const readGiven = useEffectEvent(() => {
    if (given !== null && given.trim() !== "") read.mutate(given.trim().slice(0, longest));
  });
  useEffect(() => readGiven(), []);
  const ask = (): void => {
    if (sentence.trim() !== "" && !read.isPending) read.mutate(sentence.trim());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask();
  };
  const { data, error } = read;
  return (
    <form
      className={classNames("grid justify-items-start gap-2 mt-3h pt-3 edge-top-soft", styles.describe)}
      onSubmit={submit}
    >
      <label className="medium" htmlFor={id}>
        {words.label}
      </label>
      <textarea
        className="full edge-control round-control on-bg ink data py-2 px-2h"
        id={id}
        rows={2}
        value={sentence}
        maxLength={longest}
        placeholder={words.placeholder}
        autoComplete="off"
        onChange={(event) => setSentence(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey) return;
          event.preventDefault();
          ask();
        }}
      />
      <Button type="submit" busy={read.isPending}>
        {words.submit}
      </Button>
      <output className={classNames("grid soft secondary gap-1", styles.reading)}>
        {error === null ? null : (
          <span>
            {words.failed} {error.detail ?? error.message}
          </span>
        )}
        {data === undefined ? null : <Reading reading={data} onChoice={onRule} />}
      </output>
    </form>
  );
}

function Reading({ reading, onChoice }: { reading: RuleReading; onChoice: (rule: NearestRule) => void }): ReactNode {
  const { strategy, understood, notUnderstood, nearest, by, problem } = reading;
  return (
    <>
      {strategy === null ? <b>{words.none}</b> : null}
      {understood.length === 0 ? null : (
        <>
          <b>{words.understood}:</b>
          <ul>
            {understood.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </>
      )}
      {notUnderstood.length === 0 ? null : (
        <span className="amber">
          <b>{words.notUnderstood}:</b> {notUnderstood.map((part) => text.ui.quoted(part)).join(", ")}.
        </span>
      )}
      {strategy !== null ? null : nearest.length === 0 ? (
        <span>{words.example}</span>
      ) : (
        <>
          <span>{words.nearest}:</span>
          <ul className="grid gap-2h mt-1h p-0">
            {nearest.map((near) => (
              <li
                className="grid gap-1 justify-items-start"
                key={`${near.changes.join(" ")} ${near.understood.join(" ")}`}
              >
                <span>{near.understood.join(" ")}</span>
                <span className="quiet normal">{near.changes.join(" ")}</span>
                <Button size="small" type="button" onClick={() => onChoice(near)}>
                  {words.useNearest}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {strategy === null ? null : <span>{by === "model" ? words.byModel : words.byTemplate}</span>}
      {problem === null ? null : <span>{answerProblemWords(problem)}</span>}
    </>
  );
}
