import { createShare, deleteShare, getShares, readSharedPortfolio } from "#contract/sharing.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Sharing } from "./sharing.ts";

export function sharingEndpoints(sharing: Sharing): Served[] {
  return [
    serve(getShares, (_input, context) => sharing.all(context.userId())),
    serve(createShare, (input, context) => sharing.create(context.userId(), input)),
    serve(deleteShare, ({ id }, context) => sharing.remove(context.userId(), id)),
    serve(readSharedPortfolio, ({ token }) => sharing.read(token)),
  ];
}
