import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin, type UserConfig } from "vite";
import { mergePlan, type ScriptPart } from "./merge-plan.ts";

const ownName = "merged-scripts";

type Output = Extract<Awaited<ReturnType<typeof build>>, readonly unknown[]>[number]["output"];

/**
 * Keeps the number of scripts per page low. The bundler creates a chunk for each set of entries that share modules:
 * dozens per page, most of them tiny. A first build without output finds those chunks, and `mergePlan` decides which to
 * join.
 */
export function mergedScripts(): Plugin {
  return {
    name: ownName,
    apply: "build",
    async config(config) {
      const groupOf = groupsByModule(await outputOf(config));
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ debugName: ownName, name: (id: string) => groupOf.get(id) ?? null }],
              },
            },
          },
        },
      };
    },
  };
}

async function outputOf(config: UserConfig): Promise<Output> {
  const plugins = (config.plugins ?? [])
    .flat(2)
    .filter(
      (plugin) => !(typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === ownName),
    );
  const built = await build({
    ...config,
    configFile: false,
    plugins,
    logLevel: "error",
    build: { ...config.build, write: false },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (bundle === undefined || !("output" in bundle)) throw new Error("the build made nothing");
  return bundle.output;
}

/** Returns the group of each module in a shared chunk. */
function groupsByModule(output: Output): ReadonlyMap<string, string> {
  const chunks = output.filter((part) => part.type === "chunk");
  const parts = chunks.map((chunk): ScriptPart => ({
    name: chunk.fileName,
    root: chunk.isEntry || chunk.isDynamicEntry ? (chunk.facadeModuleId ?? chunk.fileName) : null,
    imports: chunk.imports,
    bytes: compressedBytes(chunk.code),
  }));
  const modules = new Map(chunks.map((chunk) => [chunk.fileName, chunk.moduleIds]));
  return new Map(
    mergePlan(parts).flatMap((group, index) =>
      group.flatMap((name) => (modules.get(name) ?? []).map((id) => [id, `part-${index + 1}`] as const)),
    ),
  );
}

/** Approximates the compressed size, at the lowest quality that ranks chunks as the highest does. */
function compressedBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
