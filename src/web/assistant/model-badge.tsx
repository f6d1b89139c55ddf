import type { ReactNode } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { Badge } from "../ui/badge.tsx";

/** The author of a text: a model, by its name, or our own code. An answer in the chat also says that no AI wrote it. */
export function ModelBadge({
  model,
  isReplayed = false,
  isAnswer = false,
}: {
  model: string | null;
  isReplayed?: boolean;
  isAnswer?: boolean;
}): ReactNode {
  return model === null ? (
    <>
      {isAnswer ? <Badge>{assistantText.assistant.computed}</Badge> : null}
      <Badge title={assistantText.assistant.computedMeaning}>{assistantText.assistant.calculated}</Badge>
    </>
  ) : (
    <Badge look="blue" title={isReplayed ? assistantText.assistant.replayedMeaning : model}>
      {isReplayed ? assistantText.assistant.replayed : assistantText.assistant.ai}
    </Badge>
  );
}
