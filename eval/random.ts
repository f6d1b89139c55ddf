/** Numbers that look random and are the same in every run with the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from: number, to: number) => from + next() * (to - from),
    whole: (from: number, to: number) => Math.floor(from + next() * (to - from + 1)),
    one<T>(list: readonly T[]): T {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("nothing to choose from");
      return item;
    },
    shuffled<T>(list: readonly T[]): T[] {
      const left = [...list];
      for (let index = left.length - 1; index > 0; index -= 1) {
        const other = Math.floor(next() * (index + 1));
        [left[index], left[other]] = [left[other] as T, left[index] as T];
      }
      return left;
    },
  };
}
export type Random = ReturnType<typeof createRandom>;
