/** Words between an action and its condition. */
export const openingWords = [
  "when|if|whenever|once|while|after|unless",
  "as soon as",
  "every|each time",
  "only when|if",
  "on days when",
  "as long as",
];
