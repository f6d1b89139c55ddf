import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Narrative } from "#contract/assistant.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Button } from "../ui/button.tsx";
import { FigureCount } from "./figure-count.tsx";
import { MarkdownAnswer } from "./markdown-answer.tsx";
import { ModelBadge } from "./model-badge.tsx";
import { SourceList } from "./source-list.tsx";

/** A finished text with its checked figures; its sources unfold below it. */
export function NarrativeView({ narrative }: { narrative: Narrative }): ReactNode {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-2h min-0">
      <MarkdownAnswer
        text={narrative.text}
        figures={narrative.figures}
        sources={narrative.sources}
        onCite={(number) => {
          setChosen(number);
          setIsOpen(true);
        }}
      />
      {narrative.notices.map((notice) => (
        <p key={notice.detail} className="soft secondary">
          {notice.detail}
          {notice.code === "cut-off" ? (
            <>
              {" "}
              <Link to={`/chat?ask=${encodeURIComponent(assistantText.chat.continueText(narrative.text.slice(-160)))}`}>
                {assistantText.chat.continue}
              </Link>
            </>
          ) : null}
        </p>
      ))}
      <div className="row wrap gap-y-1h gap-x-2h soft size-secondary">
        <ModelBadge model={narrative.model} isReplayed={narrative.isReplayed} />
        <FigureCount matched={narrative.matched} total={narrative.total} />
        {narrative.sources.length === 0 ? null : (
          <Button look="subtle" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {assistantText.assistant.sources(narrative.sources.length)}
          </Button>
        )}
      </div>
      {isOpen ? <SourceList sources={narrative.sources} figures={narrative.figures} chosen={chosen} /> : null}
    </div>
  );
}
