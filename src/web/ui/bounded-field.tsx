import type { ReactNode } from "react";
import { boundText } from "../text/bound-text.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A line of text that may have so many characters: more are not cut off but named. */
export function BoundedField({ longest, ...rest }: TextFieldProps & { readonly longest: number }): ReactNode {
  const length = typeof rest.value === "string" ? [...rest.value.trim()].length : 0;
  return length > longest ? (
    <TextField {...rest} fault={boundText.tooLong(longest, length)} isFaulty />
  ) : (
    <TextField {...rest} />
  );
}
