import { useEffect, useRef, useState } from "react";
import type { Dispatch, FormEvent, SetStateAction } from "react";

/** Names of the values that are text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

export interface Form<Values extends object, Problem> {
  readonly values: Values;
  readonly setValues: Dispatch<SetStateAction<Values>>;
  readonly change: (part: Partial<Values>) => void;
  /** Value and handler of a text field. */
  readonly text: (name: TextName<Values>) => {
    readonly value: string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
  /** Value and handler of a select or another choice. */
  readonly choice: <Name extends keyof Values>(
    name: Name,
  ) => { readonly value: Values[Name]; readonly onChange: (value: Values[Name]) => void };
  readonly problem: Problem | null;
  readonly setProblem: (problem: Problem | null) => void;
  readonly isBusy: boolean;
  /** Runs an action unless one is running. Explains its failure as the form's problem. */
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
  /** Returns the handler that sends the values, unless the check finds a problem. */
  readonly onSubmit: (
    send: (values: Values) => Promise<unknown>,
    check?: (values: Values) => Problem | null,
  ) => (event: FormEvent) => void;
}

/** The values of a form, the state of its submission, and its problem. */
export function useForm<Values extends object, Problem = string>({
  start,
  startProblem = null,
  explain,
  onProblem,
  onChange,
}: {
  readonly start: Values | (() => Values);
  readonly startProblem?: Problem | null;
  /** Turns a failure into the form's problem. Throws those that it doesn't know. */
  readonly explain: (error: unknown) => Problem;
  /** Called with each problem, to move the focus there. */
  readonly onProblem?: (problem: Problem) => void;
  /** "clears": a problem disappears once a value is changed. By default it stays until the next attempt. */
  readonly onChange?: "clears";
}): Form<Values, Problem> {
  const [values, setValues] = useState(start);
  const [problem, setProblem] = useState<Problem | null>(startProblem);
  const [isBusy, setIsBusy] = useState(false);
  // Handlers may be older than the render: somebody holds one while waiting for an answer.
  const newest = useRef({ values, isBusy: false });
  useEffect(() => {
    newest.current.values = values;
  });

  const change = (part: Partial<Values>): void => {
    setValues((before) => ({ ...before, ...part }));
    if (onChange === "clears") setProblem(null);
  };
  const show = (next: Problem): void => {
    setProblem(next);
    onProblem?.(next);
  };
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (newest.current.isBusy) return;
    newest.current.isBusy = true;
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      show(explain(error));
    } finally {
      newest.current.isBusy = false;
      setIsBusy(false);
    }
  };
  return {
    values,
    setValues,
    change,
    text: (name) => ({
      value: values[name] as string,
      onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
    }),
    choice: (name) => ({
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    problem,
    setProblem,
    isBusy,
    run,
    onSubmit: (send, check) => (event) => {
      event.preventDefault();
      if (newest.current.isBusy) return;
      const current = newest.current.values;
      const fault = check?.(current) ?? null;
      if (fault === null) void run(() => send(current));
      else show(fault);
    },
  };
}
