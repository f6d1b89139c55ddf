/** How old or far away something is, as short as a badge needs it. */
export const age = {
  seconds: (count: number) => `${count}s`,
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  days: (count: number) => `${count}d`,
  /** After an age of the four above. */
  ago: (length: string) => `${length} ago`,
  /** Two of them, the longer first. */
  joined: (one: string, other: string) => `${one} ${other}`,
};
