import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WorkProgress } from "./work-progress.tsx";

it.each([true, false])("has its row and its place for announcements at any time (running: %s)", (isRunning) => {
  const markup = renderToStaticMarkup(
    <WorkProgress isRunning={isRunning} label="Importing" onCancel={() => undefined} />,
  );
  expect(markup).toContain("min-h-44");
  expect(markup).toContain('<output class="soft"></output>');
});
