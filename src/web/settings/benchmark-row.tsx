import { useState } from "react";
import type { ReactNode } from "react";
import { SymbolSearch } from "../market/symbol-search.tsx";
import { usePreferences } from "../portfolio/use-preferences.ts";
import type { SaveState } from "../shell/settings-store.ts";
import { settingsText } from "../text/settings-text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SettingRow } from "./setting-row.tsx";
import { useUndo } from "./use-preference.ts";

const words = settingsText.benchmark;

/** The portfolio's benchmark. */
export function BenchmarkRow(): ReactNode {
  const { preferences, change } = usePreferences();
  const [isChoosing, setChoosing] = useState(false);
  const [state, setState] = useState<SaveState>("saved");
  const save = (benchmark: string): void => {
    setState("saving");
    change({ benchmark }).then(
      () => setState("saved"),
      () => setState("refused"),
    );
  };
  const { row, noteChange } = useUndo<string>(state, save);
  const current = preferences?.benchmark;
  return (
    <SettingRow {...row} name={words.name}>
      <p className="mb-1h size-data medium">{words.name}</p>
      <p className="row gap-3">
        <strong>{current ?? words.loading}</strong>
        <Button
          size="small"
          aria-label={words.changeOf}
          disabled={current === undefined}
          onClick={() => setChoosing(true)}
        >
          {words.change}
        </Button>
      </p>
      <p className="mt-1h note">{words.hint}</p>
      <Dialog isOpen={isChoosing} onClose={() => setChoosing(false)} title={words.changeOf} size="small">
        <SymbolSearch
          onChoose={(symbol) => {
            setChoosing(false);
            if (current === undefined || symbol === current) return;
            noteChange(current);
            save(symbol);
          }}
        />
      </Dialog>
    </SettingRow>
  );
}
