/** What stands between what is to be done and the condition for it. */
export const openingWords = [
  "when|if|whenever|once|while|after|unless",
  "as soon as",
  "every|each time",
  "only when|if",
  "on days when",
  "as long as",
];
