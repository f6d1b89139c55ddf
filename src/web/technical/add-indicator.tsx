import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { IndicatorInfo } from "#contract/indicators.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Popover } from "../ui/popover.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type AddedIndicator, mostAdded } from "./technical-address.ts";
import styles from "./technical.module.css";

const words = text.technical;

/** Puts indicators of the catalog on the chart, or takes them off. */
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
  const [wanted, setWanted] = useState("");
  const isFull = added.length >= mostAdded;
  const toggle = ({ id, parameters }: IndicatorInfo): void => {
    const others = added.filter((one) => one.id !== id);
    onChange(others.length < added.length ? others : [...added, { id, values: parameters.map((one) => one.default) }]);
  };
  return (
    <Popover
      position="bottom-start"
      target={
        <Button className={styles.add} icon={<IconPlus size={15} stroke={1.8} aria-hidden="true" />}>
          {words.add}
        </Button>
      }
    >
      <div className={styles.addPanel}>
        <TextField
          label={words.findIndicator}
          hideLabel
          type="search"
          placeholder={words.findIndicator}
          value={wanted}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
        {isFull ? <p className={styles.quiet}>{words.mostAdded(mostAdded)}</p> : null}
        <div className={styles.addList}>
          {catalog === undefined ? (
            hasFailed ? (
              <p role="alert">{words.catalogFailed}</p>
            ) : (
              <Skeleton height={220} radius={8} />
            )
          ) : (
            (["price", "pane"] as const).map((place) => {
              const list = catalog.filter((info) => info.place === place && isMeant(info, wanted));
              return list.length === 0 ? null : (
                <fieldset key={place}>
                  <legend>{place === "price" ? words.overPrice : words.ownPane}</legend>
                  {list.map((info) => {
                    const isOn = added.some(({ id }) => id === info.id);
                    return (
                      <button
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

function isMeant({ id, name }: IndicatorInfo, wanted: string): boolean {
  const asked = wanted.trim().toLowerCase();
  return name.toLowerCase().includes(asked) || id.toLowerCase().includes(asked);
}
