/** Makes a value at its first use and keeps it: for lists that take longer to build than a start may wait. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
