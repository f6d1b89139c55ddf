import type { ReactNode } from "react";
import { reasonOf } from "../../api/api-problem.ts";
import { useLedger } from "../../holdings/use-ledger.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { BoundedField } from "../../ui/bounded-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { showToast } from "../../ui/toast.ts";
import { useForm } from "../../ui/use-form.ts";
import type { Holding } from "./holdings-columns.ts";

const words = text.holdings.describe;
const ownFields = ["name", "assetClass", "sector", "country"] as const;

/** Edits tags and a note, and a custom asset's name and kind. */
export function DescribeDialog({ holding, onClose }: { holding: Holding; onClose: () => void }): ReactNode {
  const { symbol, isCustom } = holding;
  const { describe } = useLedger();
  const form = useForm({
    start: {
      tags: holding.tags.join(", "),
      note: holding.note ?? "",
      name: holding.name ?? "",
      assetClass: holding.assetClass ?? "",
      sector: holding.sector ?? "",
      country: holding.country ?? "",
    },
    explain: (error) => reasonOf(error, words.failed),
  });
  const save = form.onSubmit(async ({ tags, note, name, assetClass, sector, country }) => {
    const given = tags.split(",").map((tag) => tag.trim());
    await describe({
      symbol,
      tags: [...new Set(given.filter((tag) => tag !== ""))],
      note: orNull(note),
      ...(isCustom
        ? {
            name: orNull(name),
            assetClass: orNull(assetClass),
            sector: orNull(sector),
            country: orNull(country),
          }
        : {}),
    });
    showToast(words.saved(symbol));
    onClose();
  });
  return (
    <Dialog isOpen onClose={onClose} title={text.holdings.actions.describeOf(symbol)} size="small">
      <form className="grid gap-3h" onSubmit={save}>
        {form.problem === null ? null : <Alert>{form.problem}</Alert>}
        <TextField {...form.text("tags")} label={words.tags} hint={words.tagsHint} autoComplete="off" />
        <BoundedField {...form.text("note")} label={words.note} longest={1000} autoComplete="off" />
        {isCustom
          ? ownFields.map((name) => <BoundedField key={name} {...form.text(name)} label={words[name]} longest={80} />)
          : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.ui.cancel}</Button>
          <Button type="submit" look="primary" busy={form.isBusy}>
            {text.ui.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function orNull(value: string): string | null {
  return value.trim() === "" ? null : value.trim();
}
