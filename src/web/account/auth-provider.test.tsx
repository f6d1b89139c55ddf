import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AuthProvider, useAuth } from "./auth-provider.tsx";

function Probe() {
  const { currentUser, loading } = useAuth();
  return `${currentUser === null ? "nobody" : currentUser.email} ${String(loading)}`;
}

it("refuses to be used outside its provider", () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrow("useAuth must be used within an AuthProvider");
});

it("starts without a user, still loading", () => {
  expect(
    renderToStaticMarkup(
      <AuthProvider>
        <Probe />
      </AuthProvider>,
    ),
  ).toBe("nobody true");
});
