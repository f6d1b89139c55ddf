import { createToken, deleteToken, getTokens } from "#contract/tokens.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Tokens } from "./tokens.ts";

export function tokenEndpoints(tokens: Tokens): Served[] {
  return [
    serve(getTokens, (_input, context) => tokens.all(context.userId())),
    serve(createToken, (input, context) => tokens.create(context.userId(), input)),
    serve(deleteToken, ({ id }, context) => tokens.remove(context.userId(), id)),
  ];
}
