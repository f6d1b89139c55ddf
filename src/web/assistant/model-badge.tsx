import type { ReactNode } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { Badge } from "../ui/badge.tsx";

/** Who wrote a text: a model, by its name, or our own code. */
export function ModelBadge({ model, isReplayed = false }: { model: string | null; isReplayed?: boolean }): ReactNode {
  return model === null ? (
    <Badge title={assistantText.assistant.computedMeaning}>{assistantText.assistant.computed}</Badge>
  ) : (
    <Badge look="blue" title={isReplayed ? assistantText.assistant.replayedMeaning : model}>
      {isReplayed ? assistantText.assistant.replayed : assistantText.assistant.ai}
    </Badge>
  );
}
