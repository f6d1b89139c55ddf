import { getDrawings, putDrawings, type SymbolDrawings } from "#contract/drawings.ts";
import { withReadVersion } from "../http/if-match.ts";
import { Refusal } from "../http/refusal.ts";
import { type RequestContext, serve, type Served } from "../http/serve.ts";
import type { ChartDrawings } from "./drawings.ts";

export function drawingEndpoints(drawings: ChartDrawings): Served[] {
  return [
    serve(getDrawings, ({ symbol }, context) => tagged(context, drawings.read(context.userId(), symbol))),
    serve(putDrawings, (input, context) =>
      withReadVersion(context, (version) => tagged(context, drawings.replace(context.userId(), input, version))),
    ),
  ];
}

/** The reply with its version as the tag that `If-Match` takes. */
async function tagged<T extends SymbolDrawings | Refusal>(context: RequestContext, answer: Promise<T>): Promise<T> {
  const drawn = await answer;
  if (!(drawn instanceof Refusal)) context.setHeader("etag", `"${drawn.version}"`);
  return drawn;
}
