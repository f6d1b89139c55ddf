import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { chatPath } from "../market/chat-path.ts";
import { phoneText } from "../text/phone-text.ts";
import { text } from "../text/text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { maxCompared } from "./insights-address.ts";
import { useNeighbours } from "./use-neighbours.ts";

/** The symbol's actions that a phone has no room for. */
export function MoreActions({
  symbol,
  compared,
  pathOf,
  onCompare,
}: {
  symbol: string;
  compared: readonly string[];
  /** The address of another symbol of the list. */
  pathOf: (symbol: string) => string;
  onCompare: (symbol: string) => void;
}): ReactNode {
  const [isChoosing, setIsChoosing] = useState(false);
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(symbol);
  const step = (id: string, label: string, target: string | null) =>
    target === null ? [] : [{ id, label, aside: target, onSelect: () => void navigate(pathOf(target)) }];
  const actions = [
    {
      id: "compare",
      label: text.compare.button,
      isDisabled: compared.length >= maxCompared,
      onSelect: () => setIsChoosing(true),
    },
    { id: "ask", label: text.position.askAi, onSelect: () => void navigate(chatPath({ symbol })) },
  ];
  const steps = [
    ...step("previous", text.insights.previousSymbol, previous),
    ...step("next", text.insights.nextSymbol, next),
  ];
  return (
    <>
      <Menu
        target={
          <IconButton label={phoneText.pageActions}>
            <IconDots size={18} stroke={1.8} aria-hidden="true" />
          </IconButton>
        }
        groups={steps.length === 0 ? [actions] : [actions, steps]}
      />
      <CompareDialog
        symbol={symbol}
        compared={compared}
        isOpen={isChoosing}
        onChoose={onCompare}
        onClose={() => setIsChoosing(false)}
      />
    </>
  );
}
