export const bound = {
  tooLong: (max: number, length: number) => `Use at most ${max} characters. This text has ${length}.`,
};
