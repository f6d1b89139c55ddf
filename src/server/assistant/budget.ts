import { type Clock, isoTime } from "../clock.ts";
import type { ModelUsage } from "./models/model.ts";
import type { UsageStore } from "./usage-store.ts";

export type Budget = ReturnType<typeof createBudget>;

/** Tokens set aside for one call of a model until it is known what it used. */
export interface Reservation {
  /**
   * Books what was used and gives the rest back. Where the model did not say, `fallbackTokens` count. `cost` in US dollars, null where
   * no price is known.
   */
  settle(used: { usage: ModelUsage | null; fallbackTokens: number; cost: number | null }): Promise<void>;
}

/** The limit on a user's model calls in a day (UTC). A call that would go over is not made. */
export function createBudget({
  store,
  clock,
  tokensPerDay,
  questionsPerDay,
}: {
  store: UsageStore;
  clock: Clock;
  tokensPerDay: number;
  questionsPerDay: number;
}) {
  const reserved = new Map<string, number>();
  const day = () => isoTime(clock.now()).slice(0, 10);
  const resetsAt = () => isoTime(Date.parse(`${day()}T00:00:00Z`) + 86_400_000);

  return {
    async today(userId: string) {
      const used = await store.read(userId, day());
      return {
        tokensUsed: used.tokens,
        tokensPerDay,
        questionsUsed: used.questions,
        questionsPerDay,
        cost: used.microdollars / 1e6,
        resetsAt: resetsAt(),
      };
    },

    /** Counts one question; seconds until questions are free again where there are none left today. */
    async takeQuestion(userId: string): Promise<number | null> {
      const used = await store.read(userId, day());
      if (used.questions >= questionsPerDay)
        return Math.max(1, Math.ceil((Date.parse(resetsAt()) - clock.now()) / 1000));
      await store.add(userId, day(), { questions: 1, tokens: 0, microdollars: 0 });
      return null;
    },

    /** Sets tokens aside for a call, input and longest output together; null: today's are used up. */
    async reserve(userId: string, estimatedTokens: number): Promise<Reservation | null> {
      const used = await store.read(userId, day());
      // Nothing is awaited between looking and setting aside, so that two calls at once never count the same tokens as free.
      const aside = reserved.get(userId) ?? 0;
      if (used.tokens + aside + estimatedTokens > tokensPerDay) return null;
      reserved.set(userId, aside + estimatedTokens);
      let isSettled = false;
      return {
        async settle({ usage, fallbackTokens, cost }) {
          if (isSettled) return;
          isSettled = true;
          const known = usage === null ? null : (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
          const tokens = known === null || known === 0 ? fallbackTokens : known;
          try {
            await store.add(userId, day(), {
              questions: 0,
              tokens: Math.ceil(tokens),
              microdollars: Math.round((cost ?? 0) * 1e6),
            });
          } finally {
            const rest = (reserved.get(userId) ?? 0) - estimatedTokens;
            if (rest > 0) reserved.set(userId, rest);
            else reserved.delete(userId);
          }
        },
      };
    },
  };
}

/** About how many tokens a text is: a quarter of its characters. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / 4);
}
