/** The shape that every language fills: the English words with any text in place of the English one. */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : English extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : English extends object
        ? { readonly [Id in keyof English]: Translated<English[Id]> }
        : English;
