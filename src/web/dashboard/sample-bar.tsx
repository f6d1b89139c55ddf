import { IconFlask } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./dashboard.module.css";

// "Later" holds until the page is loaded again.
let isPutOff = false;

/** Says once that prices are samples, and where to connect real ones. */
export function SampleBar(): ReactNode {
  const [isHidden, setIsHidden] = useState(isPutOff);
  if (isHidden) return null;
  const putOff = (): void => {
    isPutOff = true;
    setIsHidden(true);
  };
  return (
    <div className={classNames(styles.sampleBar, styles.full)}>
      <IconFlask size={18} stroke={1.7} aria-hidden="true" />
      <output className={styles.sampleWords}>{text.dashboard.sampleBar}</output>
      <span className={styles.sampleActions}>
        <Link to="/settings#connections" className={styles.connect}>
          {text.dashboard.connect}
        </Link>
        <Button look="subtle" size="small" onClick={putOff}>
          {text.dashboard.later}
        </Button>
      </span>
    </div>
  );
}
