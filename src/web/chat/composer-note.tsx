import type { ReactNode } from "react";
import { Link } from "react-router";
import { settingsAddress } from "#core/addresses/settings-address.ts";
import type { Output } from "../api/call.ts";
import { fixed } from "../format/number-format.ts";
import { assistantText } from "../text/assistant-text.ts";

/** The note below a question: a missing model, a budget that is nearly used, or else the disclaimer. */
export function ComposerNote({ status }: { status: Output<"GET /api/assistant/status"> | undefined }): ReactNode {
  const { chat } = assistantText;
  if (status === undefined) return chat.disclaimer;
  if (status.model === null)
    return (
      <>
        {chat.noModel} <Link to={settingsAddress("connections")}>{chat.addModel}</Link>
      </>
    );
  const { tokensUsed, tokensPerDay } = status.budget;
  return tokensUsed > tokensPerDay * 0.8
    ? chat.budgetLow(fixed(tokensUsed, 0), fixed(tokensPerDay, 0))
    : chat.disclaimer;
}
