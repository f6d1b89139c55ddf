import type { ReactNode } from "react";
import { About } from "../shell/about.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";

/** Version, licence, and whose work this stands on. */
export function AboutPanel(): ReactNode {
  return (
    <Card title={text.settings.about}>
      <About />
    </Card>
  );
}
