type Ask = <T>(path: string, query: Readonly<Record<string, string>>, read: (json: unknown) => T) => Promise<T | null>;

const keptMs = 600_000;
const maxPages = 200;

/** Keeps each parsed page for ten minutes and shares it between callers. Failures aren't kept. */
export function createKeptPages({ clock, ask }: { clock: { now(): number }; ask: Ask }): { get: Ask } {
  const pages = new Map<string, { readonly at: number; readonly page: Promise<unknown> }>();

  return {
    get<T>(path: string, query: Readonly<Record<string, string>>, read: (json: unknown) => T): Promise<T | null> {
      const key = `${path} ${JSON.stringify(query)}`;
      const known = pages.get(key);
      // A path has one reader, so what is kept under it is of its type.
      if (known !== undefined && clock.now() - known.at < keptMs) return known.page as Promise<T | null>;
      const page = ask(path, query, read);
      pages.delete(key);
      pages.set(key, { at: clock.now(), page });
      const oldest = pages.size > maxPages ? pages.keys().next().value : undefined;
      if (oldest !== undefined) pages.delete(oldest);
      page.catch(() => {
        if (pages.get(key)?.page === page) pages.delete(key);
      });
      return page;
    },
  };
}
