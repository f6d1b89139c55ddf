import { useEffect, useRef, useState } from "react";
import type { Dispatch, SetStateAction } from "react";
import type { ModelChoice } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import { isSymbol } from "#core/market/symbol.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { useChanged } from "../ui/use-changed.ts";
import { assistantContext, type ContextChoice, usualContext } from "./context-choice.ts";
import { type Draft, emptyDraft } from "./draft.ts";
import type { OpenConversation } from "./use-conversation.ts";

export interface QuestionBeingWritten {
  readonly draft: Draft;
  readonly setDraft: Dispatch<SetStateAction<Draft>>;
  readonly mode: ChatMessage["mode"];
  readonly setMode: (mode: ChatMessage["mode"]) => void;
  readonly context: ContextChoice;
  readonly setContext: (context: ContextChoice) => void;
  /** The question that is edited; sending makes a branch beside it. */
  readonly editing: ChatMessage | null;
  readonly edit: (message: ChatMessage) => void;
  readonly cancelEdit: () => void;
  /** Sends the draft, or other words in its place. */
  readonly send: (words?: Draft) => Promise<void>;
}

/**
 * The question being written in a conversation. Each conversation keeps its own draft while another one is open.
 * `asked` and `about` are a question and a symbol from the page's address.
 */
export function useQuestion({
  id,
  chat: { begun, ask },
  model,
  asked,
  about,
  onSend,
}: {
  id: string | null;
  chat: OpenConversation;
  model: ModelChoice | null;
  asked: string | null;
  about: string;
  onSend: () => void;
}): QuestionBeingWritten {
  const { settings } = useSettings();
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, text: asked ?? "" });
  /** Drafts of the conversations that are not on the screen. */
  const [otherDrafts, setOtherDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [mode, setMode] = useState<ChatMessage["mode"]>(settings.preferences.answerMode);
  const [context, setContext] = useState<ContextChoice>({
    ...usualContext(settings.preferences.answerParts),
    symbols: isSymbol(about) ? [about] : [],
  });
  const [editing, setEditing] = useState<ChatMessage | null>(null);

  useChanged(id, (left) => {
    setEditing(null);
    // The conversation that a question here has begun keeps what was typed since. Any other has its own.
    if (left === null && id === begun) return;
    setOtherDrafts({ ...otherDrafts, [left ?? ""]: editing === null ? draft : emptyDraft });
    setDraft(otherDrafts[id ?? ""] ?? emptyDraft);
    setContext({ ...context, symbols: [] });
  });
  // The palette and Insights can ask for another question while the chat is open.
  useChanged(`${asked ?? ""} ${about}`, () => {
    if (asked !== null) setDraft({ ...emptyDraft, text: asked });
    if (isSymbol(about)) setContext({ ...context, symbols: [about] });
  });
  const shownId = useRef(id);
  useEffect(() => {
    shownId.current = id;
  }, [id]);

  const send = async (words: Draft = draft): Promise<void> => {
    const question = {
      text: words.text.trim(),
      mode,
      context: assistantContext(context),
      attachments: words.attachments,
      ...(editing === null ? {} : { parentId: editing.parentId }),
    };
    // A suggestion leaves the draft as it is.
    if (words === draft) setDraft(emptyDraft);
    setEditing(null);
    onSend();
    const isSent = await ask(question, model);
    // A refused question returns to the box, unless something else was written meanwhile.
    if (!isSent && shownId.current === id) setDraft((now) => (now.text === "" ? words : now));
    else if (!isSent) setOtherDrafts((all) => ({ ...all, [id ?? ""]: words }));
  };

  return {
    draft,
    setDraft,
    mode,
    setMode,
    context,
    setContext,
    editing,
    edit: (message) => {
      setEditing(message);
      setDraft({ text: message.content, attachments: [] });
    },
    cancelEdit: () => {
      setEditing(null);
      setDraft(emptyDraft);
    },
    send,
  };
}
