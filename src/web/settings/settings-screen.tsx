import { IconChevronLeft, IconChevronRight, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { Link, Navigate, useLocation, useNavigate, useParams } from "react-router";
import { settingsAddress } from "#core/addresses/settings-address.ts";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { usePageTitle } from "../shell/page-title.tsx";
import { query } from "../shell/query.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Card } from "../ui/card.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { newSettingsAddress } from "./former-address.ts";
import { matchesSection, type SettingsSection, settingsSections } from "./sections.tsx";
import styles from "./settings.module.css";
import { classNames } from "../ui/class-names.ts";

/** The Settings menu and the panel in the address. A phone shows one of the two. */
export function SettingsScreen(): ReactNode {
  const { search, hash } = useLocation();
  const replacement = newSettingsAddress({ search, hash });
  return replacement === null ? <Place /> : <Navigate to={replacement} replace />;
}

function Place(): ReactNode {
  const name = (useParams()["*"] ?? "").replace(/\/+$/, "");
  const isNarrow = useIsNarrow();
  const { loadFailed } = useSettings();
  const isAdministrator = useQuery(query("GET /api/account/rights", {})).data?.isAdministrator;
  const sections = settingsSections.filter(
    (section) => section.isForAdministrator !== true || isAdministrator === true,
  );
  const named = settingsSections.find(({ id }) => id === name);
  // Until the user's role is known, administrator panels neither open nor count as missing.
  const isUndecided = named?.isForAdministrator === true && isAdministrator === undefined;
  const open = name === "" ? sections[0] : sections.find((section) => section === named);
  const isList = isNarrow && name === "";
  const isUnknown = open === undefined && !isUndecided;
  const heading = useHeadingFocus();
  const menu = <Menu sections={sections} open={isList ? undefined : open} />;
  const content = (
    <div className="grid gap-card min-0">
      {isNarrow && !isUnknown ? (
        <Link to="/settings" className={classNames("inline-row gap-1 min-h-44", styles.back)}>
          <IconChevronLeft size={16} stroke={1.8} aria-hidden="true" />
          {settingsPanelText.back}
        </Link>
      ) : null}
      {loadFailed ? <LoadFailed /> : null}
      {isUndecided ? (
        <Waiting title={named.title} heading={heading} />
      ) : open === undefined ? (
        <NotFound name={name} heading={heading} />
      ) : (
        <Panel key={open.id} section={open} heading={heading} />
      )}
    </div>
  );
  if (isList)
    return (
      <div className="grid gap-4 max-w-1040">
        <h1 ref={heading} tabIndex={-1} data-screen-title>
          {text.screens.settings.title}
        </h1>
        {loadFailed ? <LoadFailed /> : null}
        {menu}
      </div>
    );
  return (
    <div className={classNames("grid items-start max-w-1040 gap-5 cols-own phone-cols-1", styles.columns)}>
      {isNarrow ? null : menu}
      {content}
      {isNarrow && isUnknown ? menu : null}
    </div>
  );
}

type Heading = RefObject<HTMLHeadingElement | null>;

/** The open panel's heading, which takes the focus when another panel, or the list, opens. */
function useHeadingFocus(): Heading {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

function LoadFailed(): ReactNode {
  return <Alert look="info">{settingsPanelText.loadFailed}</Alert>;
}

function Menu({
  sections,
  open,
}: {
  sections: readonly SettingsSection[];
  open: SettingsSection | undefined;
}): ReactNode {
  const [words, setWords] = useState("");
  const navigate = useNavigate();
  const found = sections.filter((section) => matchesSection(section, words));
  const openFirst = (event: FormEvent): void => {
    event.preventDefault();
    const [first] = found;
    if (words.trim() !== "" && first !== undefined) void navigate(settingsAddress(first.id));
  };
  return (
    <div className={classNames("grid cols-1 gap-3", styles.aside)}>
      <form onSubmit={openFirst}>
        <TextField
          label={settingsPanelText.find}
          hideLabel
          type="search"
          placeholder={settingsPanelText.find}
          icon={<IconSearch size={16} stroke={1.7} className={classNames("faint", styles.glass)} aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
      <nav aria-label={text.screens.settings.title}>
        <ul className="grid gap-half">
          {found.map((section) => (
            <li key={section.id}>
              <Link
                to={settingsAddress(section.id)}
                className={classNames(
                  "row min-h-36 py-0 px-2h round-control soft hover-on-raised hover-no-underline gap-3 phone-min-h-48",
                  styles.section,
                )}
                aria-current={section === open ? "page" : undefined}
              >
                <section.icon size={18} stroke={1.7} aria-hidden="true" />
                {section.title}
                <IconChevronRight size={16} stroke={1.7} className="hidden ml-auto phone-block" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {found.length === 0 ? <p className="mt-1h note">{settingsPanelText.nothingFound(words.trim())}</p> : null}
      <p className="mt-1h py-0 px-2h note">{settingsPanelText.storageNote}</p>
    </div>
  );
}

function Panel({ section: { title, Panel: Content }, heading }: { section: SettingsSection; heading: Heading }) {
  const id = useId();
  usePageTitle(settingsPanelText.pageTitle(title));
  return (
    <section className={classNames("grid gap-4 min-0", styles.panel)} aria-labelledby={id}>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <PanelBoundary>
        <Suspense fallback={<Loading />}>
          <Content />
        </Suspense>
      </PanelBoundary>
    </section>
  );
}

function Waiting({ title, heading }: { title: string; heading: Heading }): ReactNode {
  usePageTitle(settingsPanelText.pageTitle(title));
  return (
    <div className={classNames("grid gap-4 min-0", styles.panel)}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Loading />
    </div>
  );
}

function Loading(): ReactNode {
  return <Card state={{ kind: "loading", label: text.screens.settings.loading }} />;
}

function NotFound({ name, heading }: { name: string; heading: Heading }): ReactNode {
  usePageTitle(settingsPanelText.notFound);
  return (
    <div className={classNames("grid gap-4 min-0", styles.panel)}>
      <h1 ref={heading} tabIndex={-1}>
        {settingsPanelText.notFound}
      </h1>
      <p className="soft pretty">{settingsPanelText.notFoundNote(name)}</p>
    </div>
  );
}
