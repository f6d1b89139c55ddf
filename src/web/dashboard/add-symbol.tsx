import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useCallback, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { Watchlist } from "#contract/watchlists.ts";
import { isSymbol } from "#core/market/symbol.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { loadedScript } from "../errors/missing-script.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { focusOnArrival } from "../ui/focus-on-arrival.ts";
import { TextField } from "../ui/text-field.tsx";
import { useForm } from "../ui/use-form.ts";
import { isSymbolList, typedSymbols } from "./typed-symbols.ts";
import styles from "./watchlist.module.css";

const SymbolSuggestions = lazy(async () => ({
  default: (await loadedScript(import("../market/symbol-search.tsx"))).SymbolSuggestions,
}));

/** Symbols whose quotes can be requested at once. */
const maxAdded = 50;
const maxQueryLength = 100;

/**
 * A button that turns into a field for adding symbols, an ARIA combobox with suggestions. Commas or semicolons separate
 * several symbols. Reports unknown ones at once.
 */
export function AddSymbol({
  list,
  label = text.dashboard.addSymbol,
  isShort = false,
  isOpen,
  onOpen,
  onAdd,
  onAdded,
}: {
  list: Watchlist;
  label?: string;
  /** On narrow pages, shows only the plus sign. */
  isShort?: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Adds one symbol. */
  onAdd: (symbol: string) => Promise<void>;
  /** Receives those that were added, also if others failed. */
  onAdded: (symbols: readonly string[]) => void;
}): ReactNode {
  const place = useRef<HTMLFormElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const { form, add, submit } = useAddition({
    list,
    onAdd,
    onAdded,
    focus: () => place.current?.querySelector("input")?.focus(),
  });
  const { typed } = form.values;
  const suggestions = useSuggestions((symbol) => void form.run(() => add([symbol])));
  const field = form.text("typed");
  const close = (): void => {
    onOpen(false);
    form.change({ typed: "" });
  };
  if (!isOpen)
    return (
      <Button
        data-add-symbol=""
        icon={<IconPlus size={16} stroke={1.9} />}
        ref={wasOpen ? focusOnArrival : null}
        onClick={() => {
          setWasOpen(true);
          onOpen(true);
        }}
      >
        <span className={isShort ? "phone-visually-hidden" : undefined}>{label}</span>
      </Button>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of everything inside
    <form
      ref={place}
      className="flex items-start gap-1h phone-full"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <div className={classNames("relative min-0", styles.field)}>
        <TextField
          {...field}
          {...suggestions.box}
          onChange={(event) => {
            suggestions.forget();
            field.onChange(event);
          }}
          label={text.dashboard.symbolLabel}
          hideLabel
          data-add-symbol=""
          placeholder={text.dashboard.symbolHint}
          fault={form.problem}
          maxLength={400}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          ref={focusOnArrival}
        />
        {isSymbolList(typed) || form.isBusy || suggestions.isLeft ? null : (
          <Suspense fallback={null}>
            <SymbolSuggestions {...suggestions.list} typed={typed.slice(0, maxQueryLength)} exclude={list.symbols} />
          </Suspense>
        )}
      </div>
      <Button type="submit" look="primary" busy={form.isBusy}>
        {text.dashboard.add}
      </Button>
      <Button look="subtle" onClick={close}>
        {text.ui.cancel}
      </Button>
    </form>
  );
}

/** The field as a combobox: the arrow keys choose among the suggestions, Enter takes one, leaving the field closes them. */
function useSuggestions(onChoose: (symbol: string) => void) {
  const id = useId();
  const [found, setFound] = useState<readonly string[]>([]);
  const [active, setActive] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const onFound = useCallback((symbols: readonly string[]) => {
    setFound(symbols);
    // The same results may arrive again, from a search that was renewed.
    setActive((before) => (before !== null && symbols.includes(before) ? before : null));
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (found.length === 0) return;
    if (step !== 0) {
      const at = active === null ? (step > 0 ? -1 : 0) : found.indexOf(active);
      const next = found.at((at + step) % found.length) ?? null;
      setActive(next);
      document.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && active !== null) onChoose(active);
    else return;
    event.preventDefault();
  };
  return {
    /** Properties of the field. */
    box: {
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": found.length > 0,
      "aria-controls": found.length > 0 ? id : undefined,
      "aria-activedescendant": active === null ? undefined : `${id}-${active}`,
      onKeyDown,
      onFocus: () => setIsLeft(false),
      onBlur: () => setIsLeft(true),
    },
    /** Properties of the list. */
    list: { id, active, onFound, onChoose },
    /** True while the focus is elsewhere. */
    isLeft,
    /** Ends the choice of a suggestion, as what is typed changes. */
    forget: () => setActive(null),
  };
}

/** The form, and adding what is typed or chosen. Symbols that couldn't be added stay in the field. */
function useAddition({
  list,
  onAdd,
  onAdded,
  focus,
}: Pick<Parameters<typeof AddSymbol>[0], "list" | "onAdd" | "onAdded"> & { focus: () => void }) {
  const form = useForm<{ typed: string }>({ start: { typed: "" }, explain: rethrow, onChange: "clears" });
  const symbols = typedSymbols(form.values.typed);
  const missing = symbols.filter((symbol) => !list.symbols.includes(symbol));
  const add = async (chosen: readonly string[]): Promise<void> => {
    const unknown = await unknownAmong(chosen);
    const known = chosen.filter((symbol) => !unknown.includes(symbol));
    const { added, fault } = await addEach(known, onAdd);
    form.change({ typed: chosen.filter((symbol) => !added.includes(symbol)).join(", ") });
    if (added.length > 0) onAdded(added);
    if (fault !== null) form.setProblem(fault);
    else if (unknown.length > 0)
      form.setProblem(chosen.length === 1 ? text.market.noData : `${text.market.noData}: ${unknown.join(", ")}`);
    focus();
  };
  const submit = form.onSubmit(
    async () => {
      if (missing.length > 0) await add(missing);
    },
    () => {
      const [first] = symbols;
      if (first === undefined) return null;
      if (symbols.length > maxAdded) return text.dashboard.tooManySymbols(maxAdded);
      if (symbols.some((symbol) => /\s/.test(symbol))) return text.dashboard.nameFault;
      if (!symbols.every(isSymbol)) return text.dashboard.symbolFault;
      return missing.length === 0 ? text.dashboard.alreadyThere(first) : null;
    },
  );
  return { form, add, submit };
}

/** Adds symbols one after another until one fails. */
async function addEach(symbols: readonly string[], onAdd: (symbol: string) => Promise<void>) {
  const added: string[] = [];
  try {
    for (const symbol of symbols) {
      await onAdd(symbol);
      added.push(symbol);
    }
    return { added, fault: null };
  } catch (error) {
    const isFull = error instanceof ApiProblem && error.code === "watchlist-full";
    const failed = symbols.slice(added.length);
    return { added, fault: isFull ? text.market.listFull : text.dashboard.addFailed(failed.join(", ")) };
  }
}

function rethrow(error: unknown): never {
  throw error;
}

/** Only a source can reject a symbol. While none can be reached, any symbol may be added. */
async function unknownAmong(symbols: readonly string[]): Promise<readonly string[]> {
  try {
    return (await call("GET /api/market/quotes", { symbols: [...symbols] })).unknown;
  } catch {
    return [];
  }
}
