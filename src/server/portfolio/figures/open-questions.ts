import type { createKnownAnswers, ParsedAnswer } from "./known-answers.ts";
import type { Answered } from "./protocol.ts";

/** A question, its state, and the known answer to it. */
interface Asking {
  readonly key: string;
  readonly state: string;
  readonly known: ParsedAnswer | undefined;
}

interface Waiting extends Asking {
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Questions that a thread has not answered yet. */
export function createOpenQuestions(answers: Pick<ReturnType<typeof createKnownAnswers>, "keep">) {
  const waiting = new Map<number, Waiting>();
  let nextId = 0;

  return {
    count: (): number => waiting.size,

    /** Gives a question its number. `onLate` is called when its answer takes too long. */
    open(asking: Asking, deadlineMs: number, onLate: (error: Error) => void) {
      nextId += 1;
      const { promise: reply, resolve, reject } = Promise.withResolvers<unknown>();
      const timer = setTimeout(() => onLate(new Error("a calculation took too long")), deadlineMs);
      waiting.set(nextId, { ...asking, resolve, reject, timer });
      return { id: nextId, reply };
    },

    answered({ id, answer, reply, error }: Answered): void {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (asker === undefined) return;
      clearTimeout(asker.timer);
      if (answer === undefined) return asker.reject(new Error(error));
      const { key, state, known } = asker;
      const made =
        reply === undefined && known !== undefined
          ? { ...known, state }
          : { number: answer, state, reply: JSON.parse(reply ?? "null") as unknown, length: reply?.length ?? 0 };
      answers.keep(key, made);
      asker.resolve(made.reply);
    },

    /** The thread has ended. */
    fail(error: Error): void {
      for (const { reject, timer } of waiting.values()) {
        clearTimeout(timer);
        reject(error);
      }
      waiting.clear();
    },
  };
}
