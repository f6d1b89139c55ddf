import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { IndicatorInfo } from "#contract/indicators.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Popover } from "../ui/popover.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type AddedIndicator, maxAdded } from "./technical-address.ts";
import styles from "./technical.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.technical;

/** Adds catalogue indicators to the chart or removes them. */
export function AddIndicator({
  catalog,
  hasFailed,
  added,
  onChange,
}: {
  catalog: readonly IndicatorInfo[] | undefined;
  hasFailed: boolean;
  added: readonly AddedIndicator[];
  onChange: (added: readonly AddedIndicator[]) => void;
}): ReactNode {
  const [query, setQuery] = useState("");
  const isFull = added.length >= maxAdded;
  const toggle = ({ id, parameters }: IndicatorInfo): void => {
    const others = added.filter((one) => one.id !== id);
    onChange(others.length < added.length ? others : [...added, { id, values: parameters.map((one) => one.default) }]);
  };
  return (
    <Popover
      position="bottom-start"
      target={
        <Button
          className={classNames("min-h-30 accent touch-min-h-44", styles.add)}
          icon={<IconPlus size={15} stroke={1.8} aria-hidden="true" />}
        >
          {words.add}
        </Button>
      }
    >
      <div className={classNames("grid gap-2", styles.addPanel)}>
        <TextField
          label={words.findIndicator}
          hideLabel
          type="search"
          placeholder={words.findIndicator}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        {isFull ? <p className="quiet">{words.mostAdded(maxAdded)}</p> : null}
        <div className={classNames("scroll-y", styles.addList)}>
          {catalog === undefined ? (
            hasFailed ? (
              <p role="alert">{words.catalogFailed}</p>
            ) : (
              <Skeleton height={220} radius={8} />
            )
          ) : (
            (["price", "pane"] as const).map((place) => {
              const list = catalog.filter((info) => info.place === place && isMeant(info, query));
              return list.length === 0 ? null : (
                <fieldset className="grid" key={place}>
                  <legend className="pt-2 pb-1 px-2 quiet">
                    {place === "price" ? words.overPrice : words.ownPane}
                  </legend>
                  {list.map((info) => {
                    const isOn = added.some(({ id }) => id === info.id);
                    return (
                      <button
                        className="row between gap-2 min-row py-half px-2 round-1h ink text-start hover-on-raised"
                        key={info.id}
                        type="button"
                        aria-pressed={isOn}
                        disabled={isFull && !isOn}
                        onClick={() => toggle(info)}
                      >
                        <span>{info.name}</span>
                        {isOn ? <IconCheck size={15} stroke={2} aria-hidden="true" /> : null}
                      </button>
                    );
                  })}
                </fieldset>
              );
            })
          )}
        </div>
      </div>
    </Popover>
  );
}

function isMeant({ id, name }: IndicatorInfo, query: string): boolean {
  const words = query.trim().toLowerCase();
  return name.toLowerCase().includes(words) || id.toLowerCase().includes(words);
}
