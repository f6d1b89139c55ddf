import { expect, it } from "vitest";
import { requestTarget } from "./request-target.ts";
import { createRouteTable } from "./route-table.ts";

it.each([
  ["/api/health/live", "/api/health/live", ""],
  ["/api/market/quotes?symbols=A,B&x=%20", "/api/market/quotes", "symbols=A,B&x=%20"],
  ["/api/watchlist/%5EGSPC", "/api/watchlist/^GSPC", ""],
  ["/api/a%2Fb", "/api/a%2Fb", ""],
  ["/api/100%25", "/api/100%25", ""],
  ["/api/%E0%A4%A", "/api/%E0%A4%A", ""],
  ["/assets/../api/x", "/api/x", ""],
  ["/assets/%2e%2e/api/x", "/api/x", ""],
  ["//evil.example/api", "//evil.example/api", ""],
  ["http://127.0.0.1:4600/api/x?y=1", "/api/x", "y=1"],
  ["/app.css", "/app.css", ""],
  ["/", "/", ""],
])("reads the target %s", (target, path, query) => {
  expect(requestTarget(target)).toEqual({ path, query });
});

it.each(["*", "", "mailto:a@example.org", "host:443"])("takes %s for no address", (target) => {
  expect(requestTarget(target)).toBeNull();
});

it("finds what is served at a path, the fixed one first, with its parameters decoded once", () => {
  const routes = createRouteTable([
    { method: "GET", path: "/api/notes/:id", item: "one note" },
    { method: "GET", path: "/api/notes/recent", item: "recent notes" },
    { method: "PUT", path: "/api/notes/:id/files/:file", item: "a file" },
  ]);
  expect(routes.find("GET", "/api/notes/recent")?.item).toBe("recent notes");
  expect(routes.find("GET", "/api/notes/a%2Fb")).toEqual({ item: "one note", parameters: { id: "a/b" } });
  expect(routes.find("PUT", "/api/notes/7/files/x%25y")?.parameters).toEqual({ id: "7", file: "x%y" });
  expect([routes.find("GET", "/api/notes/"), routes.find("DELETE", "/api/notes/7")]).toEqual([null, null]);
  expect(routes.methodsAt("/api/notes/7/files/8")).toEqual(["PUT"]);
});
