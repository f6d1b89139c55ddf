/** By which two names are the same one. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** The part of a name before its number, without splitting a surrogate pair. */
export function beginningOf(name: string, maxCharacters: number): string {
  return name.slice(0, maxCharacters - 4).replace(/[\ud800-\udbff]$/, "");
}

/** Gives each name as it is, or with a number after it where one of `taken` has its key; what it gave is taken from then on. */
export function freeNames(taken: Set<string>, maxCharacters: number): (name: string) => string {
  const nextNumbers = new Map<string, number>();
  return (name) => {
    const beginning = beginningOf(name, maxCharacters);
    let free = name;
    let number = nextNumbers.get(nameKey(beginning)) ?? 2;
    for (; taken.has(nameKey(free)); number += 1) free = `${beginning} ${number}`;
    nextNumbers.set(nameKey(beginning), number);
    taken.add(nameKey(free));
    return free;
  };
}
