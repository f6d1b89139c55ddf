import type { ReactNode } from "react";
import { secondFactorText as words } from "../text/second-factor-text.ts";
import { focusOnArrival } from "../ui/focus-on-arrival.ts";
import { TextField } from "../ui/text-field.tsx";

export type CodeKind = "totp" | "recovery";

/** A field for a code from the authenticator app, or a recovery code. */
export function CodeField({
  kind,
  value,
  isFaulty,
  onChange,
  size = "medium",
  takesFocus = true,
}: {
  kind: CodeKind;
  value: string;
  isFaulty: boolean;
  onChange: (value: string) => void;
  size?: "medium" | "large";
  takesFocus?: boolean;
}): ReactNode {
  return (
    <TextField
      key={kind}
      label={words.label[kind]}
      size={size}
      name="code"
      autoComplete={kind === "totp" ? "one-time-code" : "off"}
      inputMode={kind === "totp" ? "numeric" : "text"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={kind === "totp" ? 10 : 40}
      ref={takesFocus ? focusOnArrival : null}
      value={value}
      isFaulty={isFaulty}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
