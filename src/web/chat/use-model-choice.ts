import { useState } from "react";
import type { ModelChoice } from "#contract/assistant.ts";
import { assistantText } from "../text/assistant-text.ts";
import { showToast } from "../ui/toast.ts";
import type { OpenConversation } from "./use-conversation.ts";

/** The model that answers in a conversation, also in one that hasn't begun. */
export function useModelChoice(
  id: string | null,
  { conversation, choose }: OpenConversation,
): { readonly model: ModelChoice | null; readonly chooseModel: (model: ModelChoice | null) => void } {
  const [newModel, setNewModel] = useState<ModelChoice | null>(null);
  return {
    model: id === null ? newModel : (conversation?.model ?? null),
    chooseModel: (model) => {
      if (id === null) setNewModel(model);
      else void choose(model).then((isChosen) => (isChosen ? undefined : showToast(assistantText.chat.models.failed)));
    },
  };
}
