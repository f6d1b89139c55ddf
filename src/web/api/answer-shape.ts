/** The objects and lists of an answer that pages walk through. 0 is any other value, such as a number or a text. */
export type Shape = 0 | { readonly [name: string]: Shape } | readonly ["list", Shape] | readonly ["either", ...Shape[]];

/** True if every object and list of an answer is where the contract has it. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 0) return true;
  if (isTuple(shape)) {
    const [kind, ...parts] = shape;
    if (kind === "either") return parts.some((part) => hasShape(value, part));
    const [inner = 0] = parts;
    return Array.isArray(value) && (inner === 0 || value.every((item) => hasShape(item, inner)));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(shape).every(([name, inner]) => hasShape((value as Record<string, unknown>)[name], inner));
}

function isTuple(shape: Exclude<Shape, 0>): shape is Extract<Shape, readonly unknown[]> {
  return Array.isArray(shape);
}
