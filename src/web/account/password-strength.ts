/** Returns how many of four steps a password reaches by length; 0 below the minimum. */
export function passwordStrength(password: string, minimumLength: number): 0 | 1 | 2 | 3 | 4 {
  const length = [...password].length;
  if (length < minimumLength) return 0;
  if (length >= minimumLength + 10) return 4;
  if (length >= minimumLength + 6) return 3;
  return length >= minimumLength + 3 ? 2 : 1;
}
