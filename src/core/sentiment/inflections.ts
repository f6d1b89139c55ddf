/**
 * The regular inflections of an English word: plural, third person, past, participle. Some don't exist, which does no
 * harm.
 */
export function inflections(base: string): string[] {
  if (/[^aeiou]y$/.test(base)) {
    const stem = base.slice(0, -1);
    return [`${stem}ies`, `${stem}ied`, `${base}ing`];
  }
  const plural = /(?:s|x|z|ch|sh)$/.test(base) ? `${base}es` : `${base}s`;
  if (base.endsWith("e")) return [plural, `${base}d`, `${base.slice(0, -1)}ing`];
  // A short word with one vowel doubles its last letter: slip, slipped.
  const stem = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base) ? base + base.slice(-1) : base;
  return [plural, `${stem}ed`, `${stem}ing`];
}
