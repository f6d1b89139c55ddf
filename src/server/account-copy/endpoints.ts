import { exportAccount, importAccount } from "#contract/account-copy.ts";
import { Refusal } from "../http/refusal.ts";
import { serve, serveDocument, type Served } from "../http/serve.ts";
import type { AccountCopies } from "./account-copies.ts";

export function accountCopyEndpoints(copies: AccountCopies): Served[] {
  return [
    serveDocument(exportAccount, async (_input, context) => {
      const written = await copies.write(context.userId());
      if (written instanceof Refusal) return written;
      context.setHeader("content-disposition", `attachment; filename="${written.fileName}"`);
      return written.text;
    }),
    serve(importAccount, (input, context) => copies.take(context.userId(), input, context.closeSignal())),
  ];
}
