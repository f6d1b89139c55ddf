/** A message with its values; null as soon as one of them isn't known. A part that may be missing is undefined. */
export function say<Values extends object>(
  message: (values: Values) => string,
  values: { readonly [Name in keyof NoInfer<Values>]: NoInfer<Values>[Name] | null },
): string | null {
  return Object.values(values).includes(null) ? null : message(values as Values);
}
