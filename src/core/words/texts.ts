/** Values of a message that are written already, by their names: a symbol, a mark for a figure. */
export type Texts<Names extends string> = Readonly<Record<Names, string>>;
