import type { ReactNode } from "react";
import { About } from "../shell/about.tsx";
import { Card } from "../ui/card.tsx";

/** Version, licence, and whose work this stands on. */
export function AboutPanel(): ReactNode {
  return (
    <Card>
      <About />
    </Card>
  );
}
