import type { z } from "zod";
import type { AssistantContext, describeContext, ModelChoice } from "#contract/assistant.ts";
import { Refusal } from "../http/refusal.ts";
import type { Answering } from "./answer.ts";
import { estimateTokens } from "./budget.ts";
import type { Conversations } from "./conversations.ts";
import { providerNames } from "./models/create-models.ts";
import type { Models } from "./models/model.ts";
import { promptVersion } from "./prompts.ts";
import { readerInstructions } from "./reader/reading.ts";
import { heldBackAttachments, readableAttachment } from "./readable-attachment.ts";
import type { Tool } from "./tool.ts";

/** Describes the request that a question would send to the model. */
export async function contextDescription(
  input: z.output<typeof describeContext.input>,
  userId: string,
  {
    answering,
    conversations,
    models,
    tools,
  }: { answering: Answering; conversations: Conversations; models: Models; tools: readonly Tool[] },
) {
  const history =
    input.conversationId === undefined
      ? []
      : await conversations.historyFor(userId, {
          id: input.conversationId,
          parentId: input.parentId,
          amounts: input.context.amounts,
        });
  if (history instanceof Refusal) return history;
  const attachments = input.attachments.map(readableAttachment);
  const composed = await answering.preview(userId, {
    question: input.text,
    attachments,
    history,
    mode: input.mode,
    context: input.context,
    isFresh: false,
    model: null,
    computedOnly: false,
  });
  const parts = [
    ...composed.parts,
    ...composed.readerRequests.map((text) => ({
      id: "reader" as const,
      title: "To the reader, separately",
      text: `${readerInstructions}\n\n${text}`,
      fields: ["text"],
      items: 1,
    })),
  ];
  const characters = composed.system.length + parts.reduce((sum, part) => sum + part.text.length, 0);
  const preferred = await chosenModel(input.model, userId, models);
  return {
    model:
      preferred === null ? null : { provider: providerNames[preferred.provider], name: preferred.nameOf(input.mode) },
    promptVersion,
    system: composed.system,
    parts: parts.map((part) => ({ ...part, fields: [...part.fields] })),
    leftOut: leftOutOf(input.context, [...composed.notices, ...heldBackAttachments(attachments)]),
    characters,
    estimatedTokens: estimateTokens(characters),
    tools: tools.map(({ name, description }) => ({ name, description })),
  };
}

async function chosenModel(choice: ModelChoice | null, userId: string, models: Models) {
  if (choice === null) return models.answering(userId);
  return choice === "computed" ? null : models.of(userId, choice);
}

function leftOutOf(
  context: z.output<typeof AssistantContext>,
  notices: readonly { readonly code: keyof typeof leftOutTitles; readonly detail: string }[],
) {
  return [
    ...notices.map((notice) => ({
      what: leftOutTitles[notice.code],
      reason: notice.detail,
    })),
    ...unticked(context),
    ...(context.amounts === "percentages"
      ? [
          {
            what: "Amounts and share counts",
            reason: "Sent as marks such as {{2.value}}; Bellwether fills them in after the answer is written.",
          },
        ]
      : []),
  ];
}

const leftOutTitles = {
  quarantined: "A text that gives orders",
  "sample-left-out": "Sample data",
  incomplete: "Part of a long list",
} as const;

function unticked(context: Pick<typeof AssistantContext._output, keyof typeof partTitles>) {
  return Object.entries(partTitles)
    .filter(([key]) => context[key as keyof typeof partTitles] === false)
    .map(([, what]) => ({ what, reason: "You left it out." }));
}

const partTitles = {
  currentMarketData: "Market data",
  userPortfolio: "Your portfolio",
  recentNews: "Recent news",
  marketSentiment: "Market mood",
  watchlist: "Your watchlist",
  notes: "Your notes",
} as const;
