import { IconChevronDown, IconDeviceFloppy, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { maxIndicatorSetNameLength, maxIndicatorSets } from "#core/market/indicator-set-limits.ts";
import { type ApiProblem, problemDetails } from "../api/api-problem.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Details } from "../ui/details.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Menu } from "../ui/menu.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { presetNames, presets } from "./presets.ts";
import { readChoice, sameChoice, type TechnicalChoice, writeChoice } from "./technical-address.ts";

const words = text.technical;
const icon = { size: 16, stroke: 1.8, "aria-hidden": true } as const;

/** Chooses a set of indicators: a preset, or one that the user saved. Saves and deletes the user's own. */
export function IndicatorSets({
  choice,
  onChange,
}: {
  choice: TechnicalChoice;
  onChange: (choice: TechnicalChoice) => void;
}): ReactNode {
  const { settings, saveIndicatorSet, removeIndicatorSet } = useSettings();
  const [isNaming, setIsNaming] = useState(false);
  const sets = settings.preferences.indicatorSets.map(({ name, choice: written }) => ({
    name,
    choice: readChoice(written),
  }));
  const preset = presetNames.find((name) => sameChoice(presets[name], choice));
  const own = sets.find((set) => sameChoice(set.choice, choice));
  const save = (name: string, set: TechnicalChoice): Promise<void> =>
    saveIndicatorSet({ name, choice: writeChoice(set) });
  const remove = (set: { readonly name: string; readonly choice: TechnicalChoice }): void => {
    removeIndicatorSet(set.name).then(
      () =>
        showToast(words.sets.removed(set.name), {
          label: words.sets.undo,
          run: () => void save(set.name, set.choice).catch(() => showToast(words.sets.failed)),
        }),
      () => showToast(words.sets.removeFailed(set.name)),
    );
  };
  const item = (id: string, label: string, set: TechnicalChoice) => ({
    id,
    label,
    aside: words.intervals[set.interval],
    onSelect: () => onChange(set),
  });
  return (
    <>
      <Menu
        target={
          <Button look="subtle">
            <span className="faint normal">{words.preset}</span>
            <b className="medium">{own?.name ?? (preset === undefined ? words.ownPreset : words.presets[preset])}</b>
            <IconChevronDown size={15} stroke={1.8} aria-hidden="true" />
          </Button>
        }
        groups={[
          presetNames.map((name) => item(name, words.presets[name], presets[name])),
          ...(sets.length === 0 ? [] : [sets.map((set) => item(`own ${set.name}`, set.name, set.choice))]),
          [
            {
              id: "save",
              label: words.sets.save,
              icon: <IconDeviceFloppy {...icon} />,
              isDisabled: own !== undefined || preset !== undefined,
              onSelect: () => setIsNaming(true),
            },
            ...(own === undefined
              ? []
              : [
                  {
                    id: "delete",
                    label: words.sets.remove(own.name),
                    icon: <IconTrash {...icon} />,
                    isDanger: true,
                    onSelect: () => remove(own),
                  },
                ]),
          ],
        ]}
      />
      {isNaming ? (
        <NameDialog
          names={sets.map(({ name }) => name)}
          onClose={() => setIsNaming(false)}
          onSave={(name) => save(name, choice)}
        />
      ) : null}
    </>
  );
}

function NameDialog({
  names,
  onClose,
  onSave,
}: {
  names: readonly string[];
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
}): ReactNode {
  const saving = useMutation<void, ApiProblem, string>({ mutationFn: onSave, onSuccess: onClose });
  const [typed, setTyped] = useState("");
  const [wasTried, setWasTried] = useState(false);
  const name = typed.trim();
  const replaces = names.includes(name);
  const isFull = names.length >= maxIndicatorSets && !replaces;
  const fault = isFull ? words.sets.full(maxIndicatorSets) : name === "" ? words.sets.unnamed : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (fault === null) saving.mutate(name);
  };
  return (
    <Dialog isOpen size="small" title={words.sets.title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <p className="soft">{words.sets.hint}</p>
        <TextField
          label={words.sets.name}
          data-autofocus=""
          autoComplete="off"
          maxLength={maxIndicatorSetNameLength}
          value={typed}
          fault={wasTried || isFull ? fault : null}
          hint={replaces ? words.sets.replaces(name) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {saving.error === null ? null : (
          <Alert>
            <p>{words.sets.failed}</p>
            <Details>{problemDetails(saving.error)}</Details>
          </Alert>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.ui.cancel}</Button>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {words.sets.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
