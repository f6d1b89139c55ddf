/** The target of a request. */
export interface Target {
  /** Decoded, except for what would change its meaning, such as %2F. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
}

const plainPath = /^\/[\w\-~!$&'()*+,;=:@]*(?:[/.][\w\-~!$&'()*+,;=:@]+)*$/;

/** Path and query of a request line's target; null if it can't be a page's address. */
export function requestTarget(target: string): Target | null {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  if (plainPath.test(path) && !path.includes("/.")) return { path, query: mark < 0 ? "" : target.slice(mark + 1) };
  const url = URL.parse(target.startsWith("/") ? `http://host${target}` : target);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return { path: decodedPath(url.pathname), query: url.search.slice(1) };
}

/** The values of a path for its route's parameters. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function decodedPath(path: string): string {
  try {
    // An encoded percent sign stays encoded until a single parameter is decoded.
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return path;
  }
}
