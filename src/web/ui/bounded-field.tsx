import type { ReactNode } from "react";
import { boundText } from "../text/bound-text.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A text field with a maximum length. Excess characters are reported, not cut off. */
export function BoundedField({ longest, ...rest }: TextFieldProps & { readonly longest: number }): ReactNode {
  const length = typeof rest.value === "string" ? [...rest.value.trim()].length : 0;
  return length > longest ? (
    <TextField {...rest} fault={boundText.tooLong(longest, length)} isFaulty />
  ) : (
    <TextField {...rest} />
  );
}
