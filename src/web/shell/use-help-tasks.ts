import { useEffect, useState } from "react";

/** Something that help explains, and the screen whose help does. */
export interface HelpTask {
  readonly path: string;
  readonly task: string;
}

const minWordsLength = 3;

/** Everything that help explains, loaded once somebody types more than a few letters; empty until then. */
export function useHelpTasks(words: string): readonly HelpTask[] {
  const [tasks, setTasks] = useState<readonly HelpTask[]>([]);
  const isWanted = words.trim().length >= minWordsLength;
  useEffect(() => {
    if (!isWanted) return;
    import("../text/help-text.ts").then(
      ({ helpText }) =>
        setTasks(
          Object.entries(helpText.pages).flatMap(([path, page]) => page.tasks.map(({ task }) => ({ path, task }))),
        ),
      // Without its script the search has everything but help.
      () => {},
    );
  }, [isWanted]);
  return isWanted ? tasks : [];
}
