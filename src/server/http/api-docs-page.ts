import { html, raw } from "hono/html";
import { settingsAddress } from "#core/addresses/settings-address.ts";

/** The parts of an OpenAPI 3.1 description that the page shows. */
interface Described {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, { schema: Schema }>> }>
  >;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema?: Schema;
}
interface Schema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
}

/** The API page for readers, without scripts, made from the same description as `/api/openapi.json`. */
export function apiDocsPage(
  description: Record<string, unknown>,
  { origin, nonce }: { origin: string; nonce: string },
) {
  const { info, paths } = description as unknown as Described;
  const groups = new Map<string, { path: string; method: string; operation: Operation }[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? "";
      groups.set(tag, [...(groups.get(tag) ?? []), { path, method, operation }]);
    }
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Bellwether API</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <nav aria-label="Addresses">
          <a class="home" href="/">Bellwether</a>
          ${[...groups].map(([tag, list]) => html`<a href="#${tag}">${titleOf(tag)} <span>${list.length}</span></a>`)}
        </nav>
        <main>
          <h1>Bellwether API</h1>
          <p class="lead">
            Version ${info.version} · <a href="/api/openapi.json">OpenAPI 3.1 description</a> · everything the pages of
            this server do, they do by these addresses.
          </p>
          <h2 id="begin">Begin</h2>
          <p>
            Make a personal access token in <a href="${settingsAddress("connections")}">Settings, Connections</a> and
            send it with every request:
          </p>
          <pre><code>curl -H "Authorization: Bearer bwt_..." "${origin}/api/market/quotes?symbols=NVDA,MSFT"</code></pre>
          <ul>
            <li>
              A token with the scope read calls whatever is a GET; one with the scope write also what changes something.
              No token opens the account itself, its tokens or the server's jobs.
            </li>
            <li>
              Bodies and replies are JSON; times are RFC 3339 in UTC; market data are numbers, the ledger's money and
              quantities decimal strings.
            </li>
            <li>
              Every market value has its <code>provenance</code>: source, status (live, delayed, closed, cached, stale,
              sample, unavailable) and the time it was true.
            </li>
            <li>
              Errors are problems (RFC 9457) with a stable <code>code</code>; <code>instance</code> is the request's id
              in the server's log. With 429 comes <code>Retry-After</code>.
            </li>
            <li>
              A POST that makes something takes an <code>Idempotency-Key</code>: sent again, it gives the first reply.
            </li>
            <li>Streams are server-sent events.</li>
            <li>
              Programs that speak the Model Context Protocol use <code>${origin}/mcp</code> (streamable HTTP) with the
              same token.
            </li>
          </ul>
          ${[...groups].map(
            ([tag, list]) =>
              html`<section aria-labelledby="${tag}">
                <h2 id="${tag}">${titleOf(tag)}</h2>
                ${list.map(({ path, method, operation }) => operationPart(path, method, operation))}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
}

function operationPart(path: string, method: string, operation: Operation) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const isOpen = operation.security.length === 0;
  const takesToken = operation.security.some((scheme) => "token" in scheme);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
  const replies = Object.entries(success?.[1].content ?? {});
  const problems = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status));
  return html`<details id="${operation.operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="what">${operation.summary}</span>
    </summary>
    <div class="inside">
      <p class="who">
        ${isOpen ? "Open to anybody." : takesToken ? "Session or token." : "Session only: no token opens it."}
      </p>
      ${
        operation.parameters.length === 0
          ? ""
          : fieldTable(
              "Parameters",
              operation.parameters.map((parameter) => ({
                ...parameter,
                schema: parameter.schema ?? {},
                place: parameter.in,
              })),
            )
      }
      ${body === undefined ? "" : fieldTable("Body", fieldsOf(body))}
      ${
        success === undefined
          ? ""
          : html`<h3>Reply ${success[0]}</h3>
              ${replies.map(([type, { schema }]) => replyPart(type, schema))}`
      }
      ${
        problems.length === 0
          ? ""
          : html`<h3>Problems</h3>
              <ul class="problems">
                ${problems.map(([status, { description }]) => html`<li><b>${status}</b> ${description}</li>`)}
              </ul>`
      }
    </div>
  </details>`;
}

function replyPart(type: string, schema: Schema) {
  if (type === "text/event-stream")
    return html`<p><code>${type}</code></p>
      ${(schema.oneOf ?? []).map((event) => fieldTable(`Event ${event.title ?? ""}`, fieldsOf(event)))}`;
  if (type !== "application/json") return html`<p><code>${type}</code></p>`;
  return fieldTable("", fieldsOf(schema));
}

interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly place?: string;
}

/** Returns the fields of a schema, nested ones included, by path: `quotes[].provenance.status`. */
function fieldsOf(schema: Schema, before = "", depth = 0): Field[] {
  const plain = schema.items ?? schema;
  const fields = Object.entries(plain.properties ?? {}).map(([name, inner]) => ({
    name: `${before}${name}`,
    required: plain.required?.includes(name) ?? false,
    schema: inner,
  }));
  if (depth >= 3) return fields;
  return fields.flatMap((field) => {
    const inside = nested(field.schema);
    return inside === null ? [field] : [field, ...fieldsOf(inside.schema, `${field.name}${inside.mark}.`, depth + 1)];
  });
}

function nested(schema: Schema): { schema: Schema; mark: string } | null {
  const one = (schema.anyOf ?? []).find(({ type }) => type === "object" || type === "array") ?? schema;
  if (one.properties !== undefined) return { schema: one, mark: "" };
  return one.items?.properties === undefined ? null : { schema: one.items, mark: "[]" };
}

function fieldTable(title: string, fields: readonly Field[]) {
  if (fields.length === 0) return title === "" ? html`<p>An object without fields.</p>` : "";
  return html`${title === "" ? "" : html`<h3>${title}</h3>`}
    <table>
      <tbody>
        ${fields.map(
          ({ name, required, schema, place }) =>
            html`<tr>
              <th scope="row"><code>${name}</code>${required ? "" : html` <small>optional</small>`}</th>
              <td>
                ${typeOf(schema)}${place === undefined ? "" : html` <small>in ${place}</small>`}${schema.default === undefined ? "" : html` <small>default ${JSON.stringify(schema.default)}</small>`}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function typeOf(schema: Schema): string {
  const { anyOf, oneOf, enum: values, items, type } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return [...new Set(choices.map(typeOf))].join(" | ");
  if (items !== undefined) return `list of ${typeOf(items)}`;
  const plain = Array.isArray(type) ? type.join(" | ") : String(type ?? "any");
  return schema.format === undefined ? plain : `${plain} (${schema.format})`;
}

function titleOf(tag: string): string {
  const words = tag.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const style = `
:root { --bg: #f6f7f9; --surface: #fff; --raised: #eef1f5; --line: #d9dfe7; --text: #131a23; --text-2: #45515f; --accent: #1463c4; --mono: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
@media (prefers-color-scheme: dark) { :root { --bg: #0b0f14; --surface: #121821; --raised: #19212c; --line: #232d3a; --text: #e6ebf2; --text-2: #a9b4c2; --accent: #5ca8ff; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--bg); color: var(--text); font: 15px/1.55 system-ui, sans-serif; display: grid; grid-template-columns: 15rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line); display: flex; flex-direction: column; gap: 2px; background: var(--surface); }
nav a { color: var(--text-2); text-decoration: none; padding: .3rem .6rem; border-radius: 6px; display: flex; justify-content: space-between; align-items: center; gap: .75rem; }
nav a:hover { background: var(--raised); color: var(--text); }
nav a.home { color: var(--text); font-weight: 650; font-size: 1.05rem; margin-bottom: .75rem; }
nav span { flex: none; min-width: 1.75rem; padding: 0 .4rem; border-radius: 999px; background: var(--raised); color: var(--text-2); font-size: .8rem; text-align: center; font-variant-numeric: tabular-nums; }
main { padding: 2rem clamp(1rem, 4vw, 3.5rem) 6rem; max-width: 64rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: .8rem; text-transform: uppercase; letter-spacing: .05em; color: var(--text-2); margin: 1.25rem 0 .4rem; }
p, ul { margin: .5rem 0; max-width: 46rem; } li { margin: .3rem 0; }
a { color: var(--accent); } a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.lead { color: var(--text-2); }
code, pre { font-family: var(--mono); font-size: .88em; }
pre { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem; overflow-x: auto; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: .4rem 0; }
summary { cursor: pointer; padding: .6rem .9rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary code { overflow-wrap: anywhere; font-weight: 600; }
.what { color: var(--text-2); margin-left: auto; text-align: right; }
.method { font: 700 .72rem/1.6 var(--mono); min-width: 4.2em; text-align: center; border: 1px solid var(--line); border-radius: 5px; color: var(--text-2); }
.method.get { color: var(--accent); border-color: currentColor; }
.inside { padding: 0 .9rem .9rem; border-top: 1px solid var(--line); overflow-x: auto; }
.who, small { color: var(--text-2); }
table { border-collapse: collapse; width: 100%; font-size: .93em; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
th { width: 45%; overflow-wrap: anywhere; } td { overflow-wrap: anywhere; color: var(--text-2); }
.problems { list-style: none; padding: 0; }
@media (max-width: 760px) { body { display: block; } nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); flex-flow: row wrap; } nav a.home { width: 100%; margin: 0; } .what { margin-left: 0; text-align: left; width: 100%; } main { padding-top: 1.25rem; } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
