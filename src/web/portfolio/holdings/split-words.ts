/** The ratio of a split as people say it: 10:1, 3:2, 1:10. */
export function splitWords(ratio: string): string {
  const value = Number(ratio);
  for (let old = 1; old <= 100; old += 1) {
    const fresh = Math.round(value * old);
    if (fresh > 0 && Math.abs(fresh / old - value) < 1e-9 * Math.max(1, value)) return `${fresh}:${old}`;
  }
  return `${ratio}:1`;
}
