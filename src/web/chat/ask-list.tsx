import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { Offer } from "#core/questions/question-offers.ts";
import { useQuestionOffers } from "../assistant/use-question-offers.ts";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { QuestionList } from "./use-question-list.ts";

/** Everything that can be asked without a model, by what it is about, with the user's own symbols. */
export function AskList({
  list: { isListing, setIsListing },
  symbols,
  onChoose,
}: {
  list: QuestionList;
  /** Come before the largest holdings. */
  symbols: readonly string[];
  onChoose: (question: Offer) => void;
}): ReactNode {
  const chosen = useRef<Offer | null>(null);
  useEffect(() => {
    // Nothing else takes the focus as long as the list is open.
    if (isListing || chosen.current === null) return;
    onChoose(chosen.current);
    chosen.current = null;
  });
  return isListing ? (
    <OpenList
      symbols={symbols}
      onChoose={(question) => {
        chosen.current = question;
        setIsListing(false);
      }}
      onClose={() => setIsListing(false)}
    />
  ) : null;
}

function OpenList({
  symbols,
  onChoose,
  onClose,
}: {
  symbols: readonly string[];
  onChoose: (question: Offer) => void;
  onClose: () => void;
}): ReactNode {
  const groups = useQuestionOffers(true, symbols)?.all();
  const list = useRef<HTMLDivElement>(null);
  const show = (at: number): void => list.current?.children[at]?.scrollIntoView({ block: "start" });
  return (
    <Dialog isOpen title={text.palette.canAsk} size="large" sheet onClose={onClose}>
      {groups === undefined ? (
        <Skeleton height={320} />
      ) : (
        <>
          <div className="flex wrap gap-1h pb-3">
            {groups.map(({ family }, at) => (
              <Button key={family} size="small" onClick={() => show(at)}>
                {assistantText.chat.families[family]}
              </Button>
            ))}
          </div>
          <div ref={list} className="grid gap-4">
            {groups.map(({ family, offers }) => (
              <section key={family} aria-label={assistantText.chat.families[family]}>
                <h3 className="pb-1">{assistantText.chat.families[family]}</h3>
                <ul className="grid cols-2 phone-cols-1 gap-x-4">
                  {offers.map((offer) => (
                    <li key={offer.id}>
                      <button
                        type="button"
                        className={"full text-start touch-min-h-44 round-control hover-on-raised py-1h px-2h"}
                        onClick={() => onChoose(offer)}
                      >
                        {offer.text}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
