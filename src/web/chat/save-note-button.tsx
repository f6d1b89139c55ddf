import { IconNote } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ChatMessage } from "#contract/conversations.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { useNoteChanges } from "../notes/use-notes.ts";
import { notesText as words } from "../text/notes-text.ts";
import { Button } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";
import { showToast } from "../ui/toast.ts";
import { noteOfAnswer, symbolsOfAnswer } from "./note-of-answer.ts";

/** Keeps an answer as a note on the symbol it is about; asks which one where there are several. */
export function SaveNoteButton({ message }: { message: ChatMessage }): ReactNode {
  const changes = useNoteChanges();
  const [isBusy, setIsBusy] = useState(false);
  const symbols = symbolsOfAnswer(message);
  const written = noteOfAnswer(message.content);
  const [only, ...others] = symbols;
  if (only === undefined || written === "") return null;

  const save = async (symbol: string): Promise<void> => {
    setIsBusy(true);
    try {
      const note = await changes.add({ symbol, text: written, origin: "answer" });
      showToast(words.saved(symbol), {
        label: words.undo,
        run: () => void changes.remove(note).catch(() => showToast(words.deleteFailed)),
      });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(error.code === "too-many-notes" ? words.tooMany : words.saveFailedAnswer);
    } finally {
      setIsBusy(false);
    }
  };

  const button = (onClick?: () => void) => (
    <Button
      look="subtle"
      size="small"
      busy={isBusy}
      icon={<IconNote size={15} stroke={1.8} aria-hidden="true" />}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {words.saveAsNote}
    </Button>
  );
  return others.length === 0 ? (
    button(() => void save(only))
  ) : (
    <Menu
      position="bottom-start"
      target={button()}
      groups={[
        symbols.map((symbol) => ({ id: symbol, label: words.saveOn(symbol), onSelect: () => void save(symbol) })),
      ]}
    />
  );
}
