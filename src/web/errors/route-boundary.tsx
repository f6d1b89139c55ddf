import { Component, type ComponentType, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router";

/** Shows `Failed` in place of the routes below it once one of them throws, until the address changes. */
export function RouteBoundary({ Failed }: { Failed: ComponentType<{ error: unknown }> }): ReactNode {
  const { key } = useLocation();
  return (
    <Boundary visit={key} Failed={Failed}>
      <Outlet />
    </Boundary>
  );
}

interface Props {
  readonly visit: string;
  readonly Failed: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
}

interface State {
  readonly visit: string;
  readonly failure: { readonly error: unknown } | null;
}

class Boundary extends Component<Props, State> {
  override state: State = { visit: this.props.visit, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ visit }: Props, state: State): State | null {
    return visit === state.visit ? null : { visit, failure: null };
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    const { failure } = this.state;
    return failure === null ? children : <Failed error={failure.error} />;
  }
}
