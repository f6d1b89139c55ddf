import { Component } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { MissingScript } from "./missing-script.ts";

interface State {
  readonly error: Error | null;
}

/** Confines a crash to one card. */
export class PanelBoundary extends Component<{ title?: string; children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isMissing = error instanceof MissingScript;
    const reload = (
      <Button size="small" onClick={() => (isMissing ? window.location.reload() : this.setState({ error: null }))}>
        {isMissing ? text.shell.reloadPage : text.ui.reloadPanel}
      </Button>
    );
    return (
      <Card
        {...(this.props.title === undefined ? {} : { title: this.props.title })}
        state={{
          kind: "error",
          message: isMissing ? text.ui.panelMissing : text.ui.panelStopped,
          details: `${error.name}: ${error.message}`,
        }}
        actions={reload}
      />
    );
  }
}
