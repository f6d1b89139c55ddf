import type { ReactNode } from "react";
import type { ScreenRoute } from "./screen-route.ts";
import { helpText } from "../text/help-text.ts";
import { Button } from "../ui/button.tsx";

export interface HelpPageProps {
  readonly path: string;
  readonly screens: readonly ScreenRoute[];
  readonly onOpen: (path: string) => void;
}

/** A screen's help: what it shows, where the data comes from, and how to do things. */
export function HelpPage({ path, screens, onOpen }: HelpPageProps): ReactNode {
  const page = helpOf(path);
  return (
    <div className="grid gap-4">
      {page === null ? null : (
        <>
          <Part title={helpText.shows}>
            <p className="soft">{page.shows}</p>
          </Part>
          <Part title={helpText.source}>
            <p className="soft">{page.source}</p>
          </Part>
          <Part title={helpText.tasks}>
            <dl className="grid gap-3">
              {page.tasks.map(({ task, how }) => (
                <div key={task}>
                  <dt className="medium">{task}</dt>
                  <dd className="soft">{how}</dd>
                </div>
              ))}
            </dl>
          </Part>
        </>
      )}
      <Part title={helpText.others}>
        <ul className="flex wrap gap-2">
          {screens
            .filter((screen) => screen.path !== path)
            .map((screen) => (
              <li key={screen.path}>
                <Button size="small" onClick={() => onOpen(screen.path)}>
                  {screen.title}
                </Button>
              </li>
            ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="grid gap-1h">
      <h3 className="size-body strong">{title}</h3>
      {children}
    </section>
  );
}

type Page = (typeof helpText.pages)[keyof typeof helpText.pages];

function helpOf(path: string): Page | null {
  const pages: Readonly<Record<string, Page | undefined>> = helpText.pages;
  return pages[path] ?? null;
}
