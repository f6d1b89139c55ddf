import { useState } from "react";
import type { ReactNode } from "react";
import { type MappableField, mappableFields } from "#core/imports/mappable-fields.ts";
import { importText } from "../../text/import-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import styles from "./import.module.css";
import type { Choices, Preview } from "./import-state.ts";
import { classNames } from "../../ui/class-names.ts";

const words = importText.columns;
type Mapping = NonNullable<Choices["mapping"]>;

/** Maps columns to fields. Open if no importer recognises the file, collapsed otherwise. */
export function ColumnMapping({
  preview,
  onApply,
}: {
  preview: Preview;
  onApply: (mapping: Mapping) => void;
}): ReactNode {
  const { broker, columns, mapping, refused, isMappingRemembered } = preview;
  const [chosen, setChosen] = useState<Mapping>(mapping ?? {});
  const names = [...new Set(columns.filter((column) => column !== ""))];
  const choose = (field: MappableField, column: string): void => {
    const { [field]: _before, ...rest } = chosen;
    setChosen(column === "" ? rest : { ...rest, [field]: column });
  };
  const form = (
    <>
      <p className="note">{words.words}</p>
      <div className={classNames("grid gap-3", styles.columns)}>
        {mappableFields.map((field) => (
          <Select
            key={field}
            label={words.fields[field]}
            value={chosen[field] ?? ""}
            options={[{ value: "", label: words.none }, ...names.map((name) => ({ value: name, label: name }))]}
            onChange={(column) => choose(field, column)}
          />
        ))}
      </div>
      <Button look={broker === null ? "primary" : "default"} onClick={() => onApply(chosen)}>
        {words.apply}
      </Button>
    </>
  );
  if (broker === null)
    return (
      <section
        className={classNames("grid gap-3 p-3 edge-strong round-control", styles.mapping)}
        aria-label={words.title}
      >
        {refused === null ? null : <Alert look="info">{refused}</Alert>}
        <h3>{words.title}</h3>
        {form}
      </section>
    );
  return (
    <details className={classNames("gap-3 p-3 edge-strong round-control block", styles.mapping)}>
      <summary className="pointer medium">{isMappingRemembered ? words.remembered : words.change}</summary>
      {form}
    </details>
  );
}
