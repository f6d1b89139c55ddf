import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { FormEvent, ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./strategy.module.css";

const words = strategyText.strategy.describe;
const longest = 600;

export type RuleReading = Output<"POST /api/strategy/rule">;

/** A sentence in, a rule out: what was understood of it stands below, and the rule where it can be edited. */
export function SentenceField({ onRule }: { onRule: (reading: RuleReading) => void }): ReactNode {
  const id = useId();
  const [sentence, setSentence] = useState("");
  const read = useMutation<RuleReading, ApiProblem, string>({
    mutationFn: (text) => call("POST /api/strategy/rule", { text }),
    onSuccess: onRule,
  });
  const ask = (): void => {
    if (sentence.trim() !== "" && !read.isPending) read.mutate(sentence.trim());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask();
  };
  const { data, error } = read;
  return (
    <form className={styles.describe} onSubmit={submit}>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        id={id}
        rows={2}
        value={sentence}
        maxLength={longest}
        placeholder={words.placeholder}
        autoComplete="off"
        onChange={(event) => setSentence(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          ask();
        }}
      />
      <Button type="submit" busy={read.isPending}>
        {words.submit}
      </Button>
      <output className={styles.reading}>
        {error === null ? null : (
          <span>
            {words.failed} {error.detail ?? error.message}
          </span>
        )}
        {data === undefined ? null : <Reading reading={data} />}
      </output>
    </form>
  );
}

function Reading({ reading }: { reading: RuleReading }): ReactNode {
  const { strategy, understood, notUnderstood, by, problem } = reading;
  return (
    <>
      {strategy === null ? <span>{words.none}</span> : null}
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
        <span className={styles.missed}>
          <b>{words.notUnderstood}:</b> {notUnderstood.map((part) => `“${part}”`).join(", ")}.
        </span>
      )}
      {strategy === null ? null : <span>{by === "model" ? words.byModel : words.byTemplate}</span>}
      {problem === null ? null : <span>{problem.detail}</span>}
    </>
  );
}
