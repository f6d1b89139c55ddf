import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ModelChoice } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import { call } from "../api/call.ts";
import { fixed } from "../format/number-format.ts";
import { withoutAmounts } from "../assistant/without-amounts.ts";
import { useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./chat.module.css";
import type { Draft } from "./draft.ts";
import { assistantContext, type ContextChoice } from "./context-choice.ts";
import { classNames } from "../ui/class-names.ts";

const words = assistantText.chat.sent;

/** Every field that the next question would carry, and what stays at home. */
export function WhatIsSent({
  question,
  parentId,
  mode,
  model,
  context,
  onContext,
  conversationId,
  onClose,
}: {
  question: Draft;
  /** Where it would make a branch; left out: it follows what is shown. */
  parentId?: string | null | undefined;
  mode: ChatMessage["mode"];
  model: ModelChoice | null;
  context: ContextChoice;
  onContext: (context: ContextChoice) => void;
  conversationId: string | null;
  onClose: () => void;
}): ReactNode {
  const input = {
    text: question.text,
    attachments: [...question.attachments],
    mode,
    model,
    context: assistantContext(context),
    ...(conversationId === null ? {} : { conversationId }),
    ...(parentId === undefined ? {} : { parentId }),
  };
  const areHidden = useAreAmountsHidden();
  const sent = useQuery({
    queryKey: ["POST /api/assistant/context", input],
    queryFn: ({ signal }) => call("POST /api/assistant/context", input, { signal }),
    staleTime: 0,
  });
  return (
    <Dialog isOpen title={words.title} size="large" onClose={onClose}>
      <div className="grid cols-1 gap-3 min-0">
        <div className="row wrap between gap-2">
          <span>{words.amounts}</span>
          <SegmentedControl
            label={words.amounts}
            value={context.amounts}
            options={[
              { value: "full", label: words.full },
              { value: "percentages", label: words.percentages },
            ]}
            onChange={(amounts) => onContext({ ...context, amounts })}
          />
        </div>
        {context.amounts === "percentages" ? (
          <p className={classNames("soft secondary", styles.quiet)}>{words.percentagesMeaning}</p>
        ) : null}
        {sent.isPending ? (
          <>
            <output className={classNames("soft secondary", styles.quiet)}>{words.loading}</output>
            <Skeleton height={60} />
            <Skeleton height={60} />
          </>
        ) : sent.isError ? (
          <Alert>
            {words.failed}{" "}
            <Button size="small" onClick={() => void sent.refetch()}>
              {text.ui.retry}
            </Button>
          </Alert>
        ) : (
          <>
            <p>
              {sent.data.model === null ? words.nowhere : words.to(sent.data.model.name, sent.data.model.provider)}{" "}
              <span className={classNames("soft secondary", styles.quiet)}>
                {words.size(fixed(sent.data.characters, 0), fixed(sent.data.estimatedTokens, 0))}
              </span>
            </p>
            {sent.data.parts.map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the reader gets several parts
              <details
                key={`${part.id} ${index}`}
                className={classNames("edge round-control", styles.sentPart)}
                open={part.id === "question"}
              >
                <summary className="py-2 px-3 pointer">
                  <strong>{part.title}</strong> <span className="soft size-secondary">{words.items(part.items)}</span>
                  <span className="block ellipsis soft size-secondary">{part.fields.join(", ")}</span>
                </summary>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
                <pre className="scroll py-2h px-3 edge-top secondary break" tabIndex={0}>
                  {part.text === "" ? words.nothing : areHidden ? withoutAmounts(part.text) : part.text}
                </pre>
              </details>
            ))}
            <details className={classNames("edge round-control", styles.sentPart)}>
              <summary className="py-2 px-3 pointer">
                <strong>{words.instructions}</strong>{" "}
                <span className="soft size-secondary">{sent.data.promptVersion}</span>
              </summary>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
              <pre className="scroll py-2h px-3 edge-top secondary break" tabIndex={0}>
                {sent.data.system}
              </pre>
            </details>
            <details className={classNames("edge round-control", styles.sentPart)}>
              <summary className="py-2 px-3 pointer">
                <strong>{words.tools}</strong>{" "}
                <span className="soft size-secondary">{words.items(sent.data.tools.length)}</span>
              </summary>
              <ul className="grid gap-1h py-2 px-3">
                {sent.data.tools.map((tool) => (
                  <li key={tool.name}>
                    <code className="medium">{tool.name}</code> {tool.description}
                  </li>
                ))}
              </ul>
            </details>
            {sent.data.leftOut.length === 0 ? null : (
              <section>
                <h3>{words.leftOut}</h3>
                <ul className="grid gap-1h py-2 px-3">
                  {sent.data.leftOut.map(({ what, reason }) => (
                    <li key={`${what} ${reason}`}>
                      <strong>{what}</strong> {reason}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
