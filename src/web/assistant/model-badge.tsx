import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";

/** Who wrote a text: a model, by its name, or our own code. */
export function ModelBadge({ model, isReplayed = false }: { model: string | null; isReplayed?: boolean }): ReactNode {
  return model === null ? (
    <Badge title={text.assistant.computedMeaning}>{text.assistant.computed}</Badge>
  ) : (
    <Badge look="blue" title={isReplayed ? text.assistant.replayedMeaning : model}>
      {isReplayed ? text.assistant.replayed : text.assistant.ai}
    </Badge>
  );
}
