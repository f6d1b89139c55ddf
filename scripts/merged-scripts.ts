import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin, type UserConfig } from "vite";
import { mergePlan, type ScriptPart } from "./merge-plan.ts";

const ownName = "merged-scripts";

type Output = Extract<Awaited<ReturnType<typeof build>>, readonly unknown[]>[number]["output"];

/**
 * Few scripts a page. The bundler makes a chunk for each set of users that some modules share, which are dozens a page, most
 * of them tiny. This builds once without writing to learn those chunks, and joins them as `mergePlan` says.
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

/** The name of the group that each module of a shared chunk belongs to. */
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

/** About what the chunk takes on the line; the lowest quality that ranks chunks as the highest does. */
function compressedBytes(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
