import type { ReactNode } from "react";
import { InstallCard } from "../offline/install-card.tsx";
import { About } from "../shell/about.tsx";
import { Card } from "../ui/card.tsx";

/** Installing, version, licence and credits. */
export function AboutPanel(): ReactNode {
  return (
    <>
      <InstallCard />
      <Card>
        <About />
      </Card>
    </>
  );
}
