import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { firebaseText } from "../text/firebase-text.ts";
import styles from "./firebase-banner.module.css";

const words = firebaseText.banner;

/** Lists the missing settings of hosted sign-in. */
export function FirebaseBanner({ missing }: { missing: readonly string[] }): ReactNode {
  return (
    <div role="alert" className={styles.banner}>
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden="true" />
      <div>
        <p className={styles.title}>{words.title}</p>
        <p>{words.console}</p>
        <ul className={styles.names} aria-label={words.missing}>
          {missing.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
