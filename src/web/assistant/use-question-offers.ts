import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { query } from "../shell/query.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import type { Own, OwnQuestionOffers } from "./load-question-offers.ts";

type Make = (own: Own) => OwnQuestionOffers;

const none: readonly never[] = [];
let loaded: Promise<Make> | null = null;

/**
 * The questions that are answered without a model, with the user's own symbols: those that come first, then the largest holdings. They
 * are loaded when they are first wanted; null until then.
 */
export function useQuestionOffers(isWanted: boolean, first: readonly string[] = none): OwnQuestionOffers | null {
  const [made, setMade] = useState<{ readonly make: Make } | null>(null);
  const { defaultCurrency: currency } = useSettings().settings.preferences;
  const options = { enabled: isWanted, staleTime: 60_000 };
  const held = useQuery({ ...query("GET /api/portfolio/holdings", { by: "symbol" }), ...options }).data?.holdings;
  const listed = useQuery({ ...query("GET /api/watchlists", {}), ...options }).data?.watchlists;
  useEffect(() => {
    if (!isWanted) return;
    loaded ??= import("./load-question-offers.ts").then(({ loadQuestionOffers }) => loadQuestionOffers());
    loaded.then(
      (make) => setMade({ make }),
      () => {
        // Without its script a question is written without suggestions; the next time may have it.
        loaded = null;
      },
    );
  }, [isWanted]);
  return useMemo(
    () => made?.make({ first, holdings: held ?? none, watchlists: listed ?? none, currency }) ?? null,
    [made, first, held, listed, currency],
  );
}
