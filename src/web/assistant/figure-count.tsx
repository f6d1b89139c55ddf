import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { assistantText } from "../text/assistant-text.ts";
import { Badge } from "../ui/badge.tsx";

/** "9 of 9 figures matched to data", or how many were not found, in amber. */
export function FigureCount({ matched, total }: { matched: number; total: number }): ReactNode {
  if (total === 0) return <Badge>{assistantText.assistant.noFigures}</Badge>;
  if (matched === total)
    return (
      <Badge look="blue">
        <IconCheck size={13} stroke={2.2} aria-hidden="true" />
        {assistantText.assistant.allMatched(matched, total)}
      </Badge>
    );
  return (
    <>
      <Badge look="amber">
        <IconAlertTriangle size={13} stroke={2} aria-hidden="true" />
        {assistantText.assistant.notFound(total - matched)}
      </Badge>
      <span>{assistantText.assistant.someMatched(matched, total)}</span>
    </>
  );
}
