import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { text } from "../text/text.ts";
import styles from "./errors.module.css";
import { classNames } from "../ui/class-names.ts";

/** The page for unknown addresses. If the path looks like a symbol, links to that symbol. */
export function NotFoundScreen(): ReactNode {
  const { pathname } = useLocation();
  const symbol = symbolIn(pathname);
  return (
    <div className={classNames("column items-start gap-3 py-6", styles.page)}>
      <title>{text.documentTitle(text.errors.notFound)}</title>
      <h1>{text.errors.notFound}</h1>
      <p className="soft size-body break">
        {text.errors.nothingAt}{" "}
        <code className={classNames("round-badge on-raised ink", styles.address)}>{pathname}</code>
      </p>
      <ul className="flex wrap gap-3">
        {symbol === null ? null : (
          <li>
            <Link
              className="inline-row min-control edge-strong round-control on-surface ink hover-on-raised hover-no-underline py-0 px-3"
              to={`/insights?symbol=${encodeURIComponent(symbol)}`}
            >
              {text.errors.openSymbol(symbol)}
            </Link>
          </li>
        )}
        <li>
          <Link
            className="inline-row min-control edge-strong round-control on-surface ink hover-on-raised hover-no-underline py-0 px-3"
            to="/"
          >
            {text.errors.goToDashboard}
          </Link>
        </li>
      </ul>
      <p className="soft size-body break phone-hidden">{text.errors.searchHint}</p>
    </div>
  );
}

/** Returns the symbol that a single short path segment may mean: /nvda -> NVDA. */
export function symbolIn(pathname: string): string | null {
  const part = pathname.replace(/^\/+/, "").replace(/\/+$/, "");
  if (part.includes("/")) return null;
  let decoded: string;
  try {
    decoded = normaliseSymbol(decodeURIComponent(part));
  } catch {
    return null;
  }
  return decoded.length <= 8 && /[A-Z^]/.test(decoded) && isSymbol(decoded) ? decoded : null;
}
