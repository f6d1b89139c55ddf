import { getImports, importFile, previewImport, undoImport } from "#contract/portfolio-import.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Imports } from "./imports.ts";

export function importEndpoints(imports: Imports): Served[] {
  return [
    serve(previewImport, (input, context) => imports.preview(context.userId(), input, context.closeSignal())),
    serve(importFile, (input, context) => imports.import(context.userId(), input, context.closeSignal())),
    serve(getImports, async (_input, context) => ({
      imports: await imports.all(context.userId()),
      maximumBytes: imports.maximumBytes,
    })),
    serve(undoImport, ({ id }, context) => imports.undo(context.userId(), id)),
  ];
}
