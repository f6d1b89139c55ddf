import { useLayoutEffect, useRef, useState } from "react";

type Handlers = Readonly<Record<string, (...values: never[]) => unknown>>;

/**
 * The same functions for as long as the component lives; each calls the newest one of its name. Parts that take them are
 * not drawn again when only the handlers have changed. Not to be called while rendering.
 */
export function useHandlers<Given extends Handlers>(handlers: Given): Given {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (...values: never[]) => newest.current[name]?.(...values)]),
      ) as unknown as Given,
  );
  return stable;
}
