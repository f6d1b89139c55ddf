import type { ScreenRoute } from "./shell/screen-route.ts";
import { BrowserRouter, Outlet, useRoutes } from "react-router";
import type { ReactNode } from "react";
import type { RouteObject } from "react-router";
import { AnonymousOnly } from "./account/anonymous-only.tsx";
import { RequireSession } from "./account/require-session.tsx";
import { SignInRoot } from "./account/sign-in-root.tsx";
import { RouteBoundary } from "./errors/route-boundary.tsx";
import { RouteError } from "./errors/route-error.tsx";
import { StandaloneRouteError } from "./errors/standalone-route-error.tsx";
import { LazyScreen } from "./shell/lazy-screen.tsx";
import type { ScreenLoader } from "./shell/lazy-screen.tsx";
import { text } from "./text/text.ts";

/** Every signed-in screen, in menu order. The menu, the palette, the shortcuts and the More sheet read this list. */
export const screens: readonly ScreenRoute[] = [
  {
    path: "dashboard",
    ...text.screens.dashboard,
    chord: "D",
    group: "mine",
    load: () => import("./dashboard/dashboard-screen.tsx").then((room) => room.DashboardScreen),
  },
  {
    path: "portfolio",
    ...text.screens.portfolio,
    chord: "P",
    group: "mine",
    load: () => import("./portfolio/portfolio-screen.tsx").then((room) => room.PortfolioScreen),
  },
  {
    path: "insights",
    ...text.screens.insights,
    chord: "I",
    group: "research",
    load: () => import("./insights/insights-screen.tsx").then((room) => room.InsightsScreen),
  },
  {
    path: "technical",
    ...text.screens.technical,
    chord: "T",
    group: "research",
    load: () => import("./technical/technical-screen.tsx").then((room) => room.TechnicalScreen),
  },
  {
    path: "sentiment",
    ...text.screens.sentiment,
    chord: "S",
    group: "research",
    load: () => import("./sentiment/sentiment-screen.tsx").then((room) => room.SentimentScreen),
  },
  {
    path: "strategy",
    ...text.screens.strategy,
    chord: "L",
    group: "research",
    load: () => import("./strategy/strategy-screen.tsx").then((room) => room.StrategyScreen),
  },
  {
    path: "calendar",
    ...text.screens.calendar,
    chord: "K",
    group: "plan",
    load: () => import("./calendar/calendar-screen.tsx").then((room) => room.CalendarScreen),
  },
  {
    path: "alerts",
    ...text.screens.alerts,
    chord: "A",
    group: "plan",
    load: () => import("./alerts/alerts-screen.tsx").then((room) => room.AlertsScreen),
  },
  {
    path: "newsletter",
    ...text.screens.newsletter,
    chord: "N",
    group: "plan",
    load: () => import("./newsletter/newsletter-screen.tsx").then((room) => room.NewsletterScreen),
  },
  {
    path: "chat",
    ...text.screens.chat,
    chord: "C",
    group: "plan",
    load: () => import("./chat/chat-screen.tsx").then((room) => room.ChatScreen),
  },
  {
    path: "settings",
    ...text.screens.settings,
    chord: ",",
    group: "settings",
    hasPanels: true,
    load: () => import("./settings/settings-screen.tsx").then((room) => room.SettingsScreen),
  },
];

const home = screens[0];

const loadShell: ScreenLoader = () => import("./shell/shell.tsx").then((room) => room.Shell);
// A failure is reported where the shell is rendered.
const preloadShell = (): void => void loadShell().catch(() => {});
const loadLogin: ScreenLoader = () => import("./account/login-screen.tsx").then((room) => room.LoginScreen);
const anonymous =
  (name: "RegisterScreen" | "ResetPasswordScreen" | "VerifyScreen"): ScreenLoader =>
  () =>
    import("./account/anonymous-screens.ts").then((room) => room[name]);
const loadRegister = anonymous("RegisterScreen");
const loadReset = anonymous("ResetPasswordScreen");
const loadVerify = anonymous("VerifyScreen");
const loadShared: ScreenLoader = () => import("./shared/shared-screen.tsx").then((room) => room.SharedScreen);
const loadNotFound: ScreenLoader = () => import("./errors/not-found-screen.tsx").then((room) => room.NotFoundScreen);
const mailLink =
  (name: "ConfirmMailPage" | "UnsubscribePage"): ScreenLoader =>
  () =>
    import("./newsletter/mail-link-page.tsx").then((room) => room[name]);
const loadConfirmMail = mailLink("ConfirmMailPage");
const loadUnsubscribe = mailLink("UnsubscribePage");

/** The route tree: pages before sign-in, and everything else behind the guard and inside the shell. */
const routes: RouteObject[] = [
  {
    element: <RouteBoundary Failed={StandaloneRouteError} />,
    children: [
      {
        element: (
          <SignInRoot>
            <Outlet />
          </SignInRoot>
        ),
        children: [
          {
            element: (
              <AnonymousOnly>
                <Outlet />
              </AnonymousOnly>
            ),
            children: [
              { path: "/login", element: <LazyScreen key="login" load={loadLogin} {...text.screens.login} /> },
              {
                path: "/register",
                element: <LazyScreen key="register" load={loadRegister} {...text.screens.register} />,
              },
            ],
          },
          {
            path: "/reset-password",
            element: <LazyScreen key="reset" load={loadReset} {...text.screens.resetPassword} />,
          },
          { path: "/verify", element: <LazyScreen key="verify" load={loadVerify} {...text.screens.verify} /> },
          { path: "/shared", element: <LazyScreen key="shared" load={loadShared} {...text.screens.portfolio} /> },
          {
            path: "/newsletter/confirm",
            element: <LazyScreen key="confirmmail" load={loadConfirmMail} {...text.screens.newsletter} />,
          },
          {
            path: "/newsletter/unsubscribe",
            element: <LazyScreen key="unsubscribe" load={loadUnsubscribe} {...text.screens.newsletter} />,
          },
          {
            path: "/",
            element: (
              <RequireSession preload={preloadShell}>
                <LazyScreen load={loadShell} title={text.product} loading={text.shell.loading} isFrame />
              </RequireSession>
            ),
            children: [
              {
                element: <RouteBoundary Failed={RouteError} />,
                children: [
                  ...(home === undefined ? [] : [{ index: true, element: screenElement(home) }]),
                  ...screens.map((screen) => ({
                    path: screen.hasPanels === true ? `${screen.path}/*` : screen.path,
                    element: screenElement(screen),
                  })),
                  {
                    path: "*",
                    element: (
                      <LazyScreen
                        key="none"
                        load={loadNotFound}
                        title={text.errors.notFound}
                        loading={text.shell.loading}
                      />
                    ),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/**
 * The application at the page's address. The router's loaders and actions, which nothing uses, would add 15 KiB to every
 * page.
 */
export function App(): ReactNode {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}

function AppRoutes(): ReactNode {
  return useRoutes(routes);
}

function screenElement(screen: ScreenRoute) {
  return <LazyScreen key={screen.path} load={screen.load} title={screen.title} loading={screen.loading} />;
}
