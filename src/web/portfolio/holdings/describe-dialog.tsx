import { useState } from "react";
import type { ReactNode } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { useLedger } from "../../holdings/use-ledger.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { BoundedField } from "../../ui/bounded-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import type { Holding } from "./holdings-columns.ts";

const words = text.holdings.describe;
const ownFields = ["name", "assetClass", "sector", "country"] as const;

/** Edits tags and a note, and a custom asset's name and kind. */
export function DescribeDialog({ holding, onClose }: { holding: Holding; onClose: () => void }): ReactNode {
  const { symbol, isCustom } = holding;
  const { describe } = useLedger();
  const [draft, setDraft] = useState({
    tags: holding.tags.join(", "),
    note: holding.note ?? "",
    name: holding.name ?? "",
    assetClass: holding.assetClass ?? "",
    sector: holding.sector ?? "",
    country: holding.country ?? "",
  });
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const field = (name: keyof typeof draft) => ({
    label: words[name],
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const save = (): void => {
    setIsBusy(true);
    const tags = draft.tags.split(",").map((tag) => tag.trim());
    describe({
      symbol,
      tags: [...new Set(tags.filter((tag) => tag !== ""))],
      note: given(draft.note),
      ...(isCustom
        ? {
            name: given(draft.name),
            assetClass: given(draft.assetClass),
            sector: given(draft.sector),
            country: given(draft.country),
          }
        : {}),
    }).then(
      () => {
        showToast(words.saved(symbol));
        onClose();
      },
      (error: unknown) => {
        setIsBusy(false);
        setFault(
          error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail ?? words.failed) : words.failed,
        );
      },
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.holdings.actions.describeOf(symbol)} size="small">
      <form
        className="grid gap-3h"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {fault === null ? null : <Alert>{fault}</Alert>}
        <TextField {...field("tags")} hint={words.tagsHint} autoComplete="off" />
        <BoundedField {...field("note")} longest={1000} autoComplete="off" />
        {isCustom ? ownFields.map((name) => <BoundedField key={name} {...field(name)} longest={80} />) : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.ui.cancel}</Button>
          <Button type="submit" look="primary" busy={isBusy}>
            {text.ui.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function given(value: string): string | null {
  return value.trim() === "" ? null : value.trim();
}
