import { parseSync } from "vite";

export interface FunctionLength {
  readonly file: string;
  readonly name: string;
  readonly lines: number;
}

/** Every function with a name or none, from its first line to its last. */
export function functionsOf(file: string, text: string): FunctionLength[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const found: FunctionLength[] = [];
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, name);
    else if (typeof node === "object" && node !== null && "type" in node) {
      const { type, start, end, id, key } = node as {
        type: string;
        start: number;
        end: number;
        id?: Named;
        key?: Named;
      };
      const own = id?.name ?? key?.name ?? name;
      if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type))
        found.push({ file, name: own, lines: lineOf(end) - lineOf(start) + 1 });
      for (const value of Object.values(node)) visit(value, own);
    }
  };
  visit(parseSync(file, text).program, "");
  return found;
}

interface Named {
  readonly name?: string;
}
