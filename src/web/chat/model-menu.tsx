import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ModelChoice } from "#contract/assistant.ts";
import type { ChatMessage } from "#contract/conversations.ts";
import type { Output } from "../api/call.ts";
import { assistantText } from "../text/assistant-text.ts";
import { Menu } from "../ui/menu.tsx";
import styles from "./model-menu.module.css";
import { classNames } from "../ui/class-names.ts";

const words = assistantText.chat.models;
const check = <IconCheck size={15} stroke={2} aria-hidden="true" />;

/** The choice of who answers: one of the configured models, or code alone. Empty without a model. */
export function ModelMenu({
  status,
  mode,
  chosen,
  onChoose,
}: {
  status: Output<"GET /api/assistant/status">;
  mode: ChatMessage["mode"];
  /** Null: the usual one. */
  chosen: ModelChoice | null;
  onChoose: (choice: ModelChoice | null) => void;
}): ReactNode {
  const { choices, model: usual } = status;
  if (choices.length === 0 && chosen === null) return null;
  const usualProvider = choices.find(({ name }) => name === usual?.provider)?.provider ?? null;
  const current = chosen ?? usualProvider;
  const known = choices.find(({ provider }) => provider === current);
  const name = current === "computed" ? words.computed : (known?.[mode] ?? words.unavailable);
  const item = (provider: ModelChoice, label: string, aside: string | null) => ({
    id: provider,
    label,
    aside: provider === current ? check : aside,
    // The usual model stays the usual one when the host changes it.
    onSelect: () => onChoose(provider === usualProvider ? null : provider),
  });
  return (
    <Menu
      groups={[
        choices.map((choice) => item(choice.provider, choice[mode], choice.name)),
        [item("computed", words.computed, null)],
      ]}
      target={
        <button
          type="button"
          className={classNames(
            "inline-row gap-1h min-0 py-0 px-2h edge-control round-control size-secondary",
            styles.button,
          )}
          aria-label={words.button(name)}
        >
          <span className="soft phone-hidden">{words.label}</span>
          <span className="min-0 ellipsis medium">{name}</span>
          <IconChevronDown className="fixed-size" size={14} stroke={1.8} aria-hidden="true" />
        </button>
      }
    />
  );
}
