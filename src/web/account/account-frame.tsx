import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { BrandIcon } from "../ui/icons.tsx";
import styles from "./account-frame.module.css";
import { useAccountRules } from "./use-account-rules.ts";

/** The card of the anonymous pages: brand, heading, form, and what this instance is. */
export function AccountFrame({
  heading,
  wide = false,
  children,
  foot,
}: {
  heading: string;
  wide?: boolean;
  children: ReactNode;
  foot: ReactNode;
}): ReactNode {
  const rules = useAccountRules();
  return (
    <div className={styles.page}>
      <header className={styles.corner}>
        <ThemeToggle />
      </header>
      <main className={styles.main}>
        <title>{text.documentTitle(heading)}</title>
        <div className={classNames(styles.card, wide && styles.wide)}>
          <div className={styles.brand}>
            <BrandIcon size={26} />
            {text.product}
          </div>
          <h1>{heading}</h1>
          {children}
          <p className={styles.foot}>{foot}</p>
        </div>
        <div className={styles.instance}>
          <p className={styles.promise}>
            <IconLock size={14} stroke={1.8} aria-hidden="true" />
            {rules?.backend === "firebase" ? text.account.hosted : text.account.selfHosted}
          </p>
          <p>{text.account.instance(window.location.host, rules?.version ?? null)}</p>
        </div>
      </main>
    </div>
  );
}
