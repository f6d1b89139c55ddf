import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { classNames } from "./class-names.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";
import styles from "./field.module.css";
import { IconButton } from "./icon-button.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** A password field with a toggle that reveals the text. */
export function PasswordField({
  label,
  hideLabel = false,
  size = "medium",
  fault = null,
  isFaulty = fault !== null,
  hint = null,
  icon: _icon,
  className,
  ...rest
}: TextFieldProps): ReactNode {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} fault={fault} hint={hint} className={className}>
      <div className={classNames(styles.box, size === "large" && styles.large, isFaulty && styles.faulty)}>
        <input
          {...rest}
          id={id}
          type={isShown ? "text" : "password"}
          className={styles.input}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isFaulty || undefined}
          aria-describedby={describedBy(id, fault, hint)}
        />
        <IconButton
          label={text.ui.showPassword}
          aria-pressed={isShown}
          aria-controls={id}
          className={styles.toggle}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? (
            <IconEyeOff size={18} stroke={1.7} aria-hidden="true" />
          ) : (
            <IconEye size={18} stroke={1.7} aria-hidden="true" />
          )}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
