import { useState } from "react";
import type { ReactNode } from "react";
import { normaliseSymbol } from "#core/market/symbol.ts";
import { importText } from "../../text/import-text.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./import.module.css";
import type { Preview } from "./import-state.ts";
import { classNames } from "../../ui/class-names.ts";

const words = importText.unknown;
const own = "own asset";
type Unknown = Preview["unknownSymbols"][number];
interface Settled {
  readonly symbols: Readonly<Record<string, string>>;
  readonly ownAssets: readonly string[];
}

/** Symbols that no source knows: choose a similar one, another one, or a custom asset. */
export function UnknownSymbols({
  symbols,
  onSettle,
}: {
  symbols: readonly Unknown[];
  onSettle: (settled: Settled) => void;
}): ReactNode {
  const matched = symbols.filter(({ near }) => near.length > 0);
  const firstMatches = (): void =>
    onSettle({
      symbols: Object.fromEntries(matched.map(({ symbol, near }) => [symbol, near[0]?.symbol ?? symbol])),
      ownAssets: [],
    });
  return (
    <section
      className={classNames("grid gap-3 p-3 edge-strong round-control", styles.unknown)}
      aria-label={words.title(symbols.length)}
    >
      <div className={classNames("row wrap gap-y-2 gap-x-4", styles.bar)}>
        <h3>{words.title(symbols.length)}</h3>
        {matched.length > 1 ? (
          <Button size="small" onClick={firstMatches}>
            {words.firstMatches}
          </Button>
        ) : null}
      </div>
      <p className="note">{words.words}</p>
      <ul className="grid gap-2 scroll">
        {symbols.map((unknown) => (
          <UnknownSymbol key={unknown.symbol} unknown={unknown} onSettle={onSettle} />
        ))}
      </ul>
    </section>
  );
}

function UnknownSymbol({
  unknown: { symbol, name, rows, near },
  onSettle,
}: {
  unknown: Unknown;
  onSettle: (settled: Settled) => void;
}): ReactNode {
  const [other, setOther] = useState("");
  const choose = (value: string): void => {
    if (value === own) onSettle({ symbols: {}, ownAssets: [symbol] });
    else if (value !== "") onSettle({ symbols: { [symbol]: value }, ownAssets: [] });
  };
  return (
    <li className="grid items-center gap-y-2 gap-x-3">
      <span className="grid min-0">
        <b>{symbol}</b>
        <span className="note">
          {name === null ? null : `${name}, `}
          {words.in(rows)}
        </span>
      </span>
      <Select
        label={words.pick(symbol)}
        hideLabel
        value=""
        options={[
          { value: "", label: words.choose },
          ...near.map((match) => ({ value: match.symbol, label: `${match.symbol} · ${match.name}` })),
          { value: own, label: words.own },
        ]}
        onChange={choose}
      />
      <form
        className={classNames("flex gap-2", styles.other)}
        onSubmit={(event) => {
          event.preventDefault();
          choose(normaliseSymbol(other));
        }}
      >
        <TextField
          label={words.other(symbol)}
          hideLabel
          placeholder={words.otherPlaceholder}
          autoCapitalize="characters"
          autoComplete="off"
          value={other}
          onChange={(event) => setOther(event.target.value)}
        />
        <Button type="submit" disabled={other.trim() === ""}>
          {words.use}
        </Button>
      </form>
    </li>
  );
}
