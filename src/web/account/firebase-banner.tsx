import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { firebaseText } from "../text/firebase-text.ts";
import styles from "./firebase-banner.module.css";
import { classNames } from "../ui/class-names.ts";

const words = firebaseText.banner;

/** Lists the missing settings of hosted sign-in. */
export function FirebaseBanner({ missing }: { missing: readonly string[] }): ReactNode {
  return (
    <div role="alert" className={classNames("sticky flex gap-3 on-error top-0 error-strong", styles.banner)}>
      <IconAlertTriangle className="fixed-size error" size={20} stroke={1.9} aria-hidden="true" />
      <div className="min-0">
        <p className="strong">{words.title}</p>
        <p>{words.console}</p>
        <ul className="flex wrap gap-y-1 gap-x-3h mt-1h p-0 secondary" aria-label={words.missing}>
          {missing.map((name) => (
            <li key={name}>
              <code className="break">{name}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
