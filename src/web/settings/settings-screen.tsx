import { IconChevronLeft, IconChevronRight, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { PanelBoundary } from "../errors/panel-boundary.tsx";
import { query } from "../shell/query.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { classNames } from "../ui/class-names.ts";
import { TextField } from "../ui/text-field.tsx";
import { matchesSection, settingsSections } from "./sections.tsx";
import styles from "./settings.module.css";

/** Everything a person may choose. */
export function SettingsScreen(): ReactNode {
  const [parameters] = useSearchParams();
  const { loadFailed } = useSettings();
  const [words, setWords] = useState("");
  const isAdministrator = useQuery(query("GET /api/account/rights", {})).data?.isAdministrator === true;
  const sections = settingsSections.filter((section) => isAdministrator || section.isForAdministrator !== true);
  const found = sections.filter((section) => matchesSection(section, words));
  const asked = sections.find(({ id }) => id === parameters.get("section")) ?? null;
  // Where there is room all sections stand below each other; a small screen shows the list, then one of them.
  const shown = asked !== null && found.includes(asked) ? asked : (found[0] ?? null);
  // A link to a section arrives there, after the page went to its top, and stays there while what stands above it is loading.
  const [arrivedAt] = useState(() => parameters.get("section"));
  const isThere = sections.some(({ id }) => id === arrivedAt);
  useEffect(() => {
    if (arrivedAt === null || !isThere) return undefined;
    return stayAt(arrivedAt);
  }, [arrivedAt, isThere]);
  const isListOnly = asked === null && words.trim() === "";
  return (
    <div className={styles.screen} data-list={isListOnly || undefined}>
      <h1>{text.screens.settings.title}</h1>
      {loadFailed ? <Alert look="info">{settingsPanelText.loadFailed}</Alert> : null}
      <div className={styles.columns}>
        <div className={styles.aside}>
          <TextField
            label={settingsPanelText.find}
            hideLabel
            type="search"
            placeholder={settingsPanelText.find}
            icon={<IconSearch size={16} stroke={1.7} className={styles.glass} aria-hidden="true" />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <nav aria-label={settingsPanelText.sections}>
            <ul className={styles.sections}>
              {found.map((section) => (
                <li key={section.id}>
                  <SectionLink section={section} isCurrent={section === shown && !isListOnly} />
                </li>
              ))}
            </ul>
          </nav>
          {found.length === 0 ? <p className={styles.note}>{settingsPanelText.nothingFound(words.trim())}</p> : null}
          <p className={classNames(styles.note, styles.storage)}>{settingsPanelText.storageNote}</p>
        </div>
        {shown === null ? null : (
          <div className={styles.content}>
            <BackLink />
            {found.map((section) => (
              <div
                key={section.id}
                id={section.id}
                className={styles.panel}
                data-shown={section === shown || undefined}
              >
                <PanelBoundary title={section.title}>
                  <section.Panel />
                </PanelBoundary>
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function SectionLink({
  section,
  isCurrent,
}: {
  section: (typeof settingsSections)[number];
  isCurrent: boolean;
}): ReactNode {
  const [, setParameters] = useSearchParams();
  return (
    <button
      type="button"
      className={styles.section}
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => {
        setParameters({ section: section.id }, { preventScrollReset: true });
        document.getElementById(section.id)?.scrollIntoView({ block: "start" });
      }}
    >
      <section.icon size={18} stroke={1.7} aria-hidden="true" />
      {section.title}
      <IconChevronRight size={16} stroke={1.7} className={styles.chevron} aria-hidden="true" />
    </button>
  );
}

function BackLink(): ReactNode {
  const [, setParameters] = useSearchParams();
  return (
    <button type="button" className={styles.back} onClick={() => setParameters({})}>
      <IconChevronLeft size={16} stroke={1.8} aria-hidden="true" />
      {settingsPanelText.back}
    </button>
  );
}

/** Keeps a section in view while the page grows, until the person moves or some seconds have gone by. Gives back how to stop. */
function stayAt(id: string): () => void {
  const arrive = (): void => document.getElementById(id)?.scrollIntoView({ block: "start" });
  const growth = new ResizeObserver(arrive);
  const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
  const stop = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    growth.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, 5_000);
  const frame = requestAnimationFrame(() => {
    arrive();
    growth.observe(document.body);
  });
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  return stop;
}
