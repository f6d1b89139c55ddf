import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AccountRules } from "#contract/account.ts";
import { LanguageSelect } from "../ui/language-select.tsx";
import { ThemeToggle } from "../shell/theme-toggle.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { Alert } from "../ui/alert.tsx";
import { BrandIcon } from "../ui/icons.tsx";
import styles from "./account-frame.module.css";
import { useAuth } from "./auth-provider.tsx";
import { useAccountRules } from "./use-account-rules.ts";

/** The card of the pages before sign-in: brand, heading, form and a line about this server. */
export function AccountFrame({
  heading,
  wide = false,
  isAnybodys = false,
  children,
  foot,
}: {
  heading: string;
  wide?: boolean;
  /** True for pages that need no account and also work while sign-in is off. */
  isAnybodys?: boolean;
  children: ReactNode;
  foot: ReactNode;
}): ReactNode {
  const rules = useAccountRules();
  const auth = useAuth();
  const offBecause = isAnybodys ? null : auth.offBecause;
  return (
    <div className={classNames("relative column", styles.page)}>
      <header className={classNames("absolute row gap-2", styles.corner)}>
        <LanguageSelect />
        <ThemeToggle />
      </header>
      <main className={classNames("grow row down-page", styles.main)} data-loading={rules === null ? "" : undefined}>
        <title>{text.documentTitle(heading)}</title>
        <div className={classNames("full card-box", styles.card, wide && styles.wide)}>
          <div className={classNames("row gap-2h", styles.brand)}>
            <BrandIcon size={26} />
            {text.product}
          </div>
          <h1>{heading}</h1>
          {offBecause === null ? null : (
            <Alert look="info" className="mt-4">
              {offBecause}
            </Alert>
          )}
          <fieldset
            role="none"
            className={classNames("min-0 p-0 edge-none", styles.fields)}
            disabled={offBecause !== null}
          >
            {children}
          </fieldset>
          <p className={classNames("text-centre soft mt-4", styles.foot)}>{foot}</p>
        </div>
        <div className={classNames("text-centre note", styles.instance)}>
          <p className="row justify-center soft gap-2">
            <IconLock size={14} stroke={1.8} aria-hidden="true" />
            {rules === null ? "" : promiseOf(rules)}
          </p>
          <p>{text.account.instance(window.location.host, rules?.version ?? null)}</p>
        </div>
      </main>
    </div>
  );
}

function promiseOf({ backend, providerName }: AccountRules): string {
  if (backend === "firebase") return text.account.hosted;
  return providerName === null ? text.account.selfHosted : text.account.selfHostedWith(providerName);
}
