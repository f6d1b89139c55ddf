import { useState } from "react";

/** Calls back while rendering, to adjust state, if a value differs from the one of the last render. */
export function useChanged<T>(value: T, onChange: (before: T) => void): void {
  const [last, setLast] = useState(value);
  if (last === value) return;
  setLast(value);
  onChange(last);
}
