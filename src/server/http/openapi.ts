import { z } from "zod";
import { type Access, type Document, type Endpoint, type Stream, splitRoute } from "#contract/endpoint.ts";
import { Problem, type ProblemCode, problemCatalogue } from "#contract/problem.ts";

/** The OpenAPI 3.1 description of the API, made from the descriptors that serve it. */
export function openApiDocument(
  served: readonly (Endpoint | Stream | Document)[],
  version: string,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const item of served) {
    const { method, path } = splitRoute(item.route);
    const openPath = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[openPath] ??= {};
    paths[openPath][method.toLowerCase()] = operation(item, method, path);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Bellwether", version, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers: [{ url: "/" }],
    components: {
      schemas: { Problem: jsonSchema(Problem, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session", description: "Set by signing in" },
        token: {
          type: "http",
          scheme: "bearer",
          description: "A personal access token, made in Settings > Connections",
        },
      },
    },
    paths,
  };
}

function operation(item: Endpoint | Stream | Document, method: string, path: string): Record<string, unknown> {
  const input = jsonSchema(item.input, "input");
  const properties = (input["properties"] ?? {}) as Record<string, unknown>;
  const required = new Set((input["required"] ?? []) as string[]);
  const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const others = Object.keys(properties).filter((name) => !inPath.includes(name));
  const takesBody = method !== "GET";
  return {
    operationId: operationId(method, path),
    summary: item.summary,
    tags: [path.split("/")[2] ?? ""],
    security: item.access === "anonymous" ? [] : [{ session: [] }, ...(item.takesToken ? [{ token: [] }] : [])],
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? { type: "string" } })),
      ...(takesBody
        ? []
        : others.map((name) => ({ name, in: "query", required: required.has(name), schema: properties[name] }))),
      ...(item.kind === "endpoint" && item.creates
        ? [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 200 } }]
        : []),
      ...(item.problems.includes("version-required")
        ? [{ name: "If-Match", in: "header", required: true, schema: { type: "string" } }]
        : []),
    ],
    ...(takesBody && others.length > 0
      ? {
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
                  required: others.filter((name) => required.has(name)),
                },
              },
            },
          },
        }
      : {}),
    responses: { ...success(item), ...failures(item) },
  };
}

function success(item: Endpoint | Stream | Document): Record<string, unknown> {
  if (item.kind === "endpoint") {
    const schema = jsonSchema(item.output, "output");
    const content = { "application/json": { schema } };
    return {
      [item.status]: { description: "Success", content },
      ...(item.comesLater === null ? {} : { 202: { description: "Accepted, it comes later", content } }),
    };
  }
  if (item.kind === "document" && item.redirects === true) return { 303: { description: "On to a page" } };
  if (item.kind === "document") {
    const schema = { type: "string" };
    const content = Object.fromEntries(
      [item.contentType, ...(item.otherContentTypes ?? [])].map((type) => [type, { schema }]),
    );
    return { 200: { description: "Success", content } };
  }
  const events = Object.entries(item.events).map(([name, schema]) => ({
    title: name,
    ...jsonSchema(schema, "output"),
  }));
  return {
    200: { description: "Server-sent events", content: { "text/event-stream": { schema: { oneOf: events } } } },
  };
}

function failures(item: Endpoint | Stream | Document): Record<string, unknown> {
  const ofAccess: Readonly<Record<Access, readonly ProblemCode[]>> = {
    anonymous: [],
    session: item.takesToken
      ? ["not-signed-in", "invalid-token", ...(item.route.startsWith("GET ") ? [] : ["token-reads-only" as const])]
      : ["not-signed-in", "not-by-token"],
    administrator: ["not-signed-in", "not-administrator"],
  };
  const codes = new Set([...item.problems, ...ofAccess[item.access]]);
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status } = problemCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  return Object.fromEntries([
    ...[...byStatus].map(([status, list]) => [String(status), { description: list.join(", "), content }]),
    ["default", { description: "Problem (RFC 9457)", content }],
  ]);
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return rest;
}

function operationId(method: string, path: string): string {
  const words = path
    .replace("/api/", "")
    .split("/")
    .map((part) => (part.startsWith(":") ? `by-${part.slice(1)}` : part));
  return `${method.toLowerCase()}-${words.join("-")}`;
}
