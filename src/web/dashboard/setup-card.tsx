import { IconCheck, IconFileImport, IconFlask, IconClipboardText, IconTypography } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Preferences } from "#contract/settings.ts";
import { settingsAddress } from "#core/addresses/settings-address.ts";
import { currencies } from "#core/money/currencies.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { numberFormatOf } from "../format/choose-formats.ts";
import { knownLanguage } from "../format/known-language.ts";
import { numberSamples } from "../format/number-samples.ts";
import { openImport } from "../holdings/import-request.ts";
import { useRefreshPortfolio } from "../holdings/use-portfolio.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { AddLine } from "./add-line.tsx";
import { AddRows } from "./add-rows.tsx";
import styles from "./setup-card.module.css";

type Step = Preferences["setupDone"][number];
type Way = "type" | "paste" | "file" | "demo";

const words = text.home.setup;
const ways = [
  { id: "type", icon: IconTypography, title: words.type, note: words.typeNote },
  { id: "paste", icon: IconClipboardText, title: words.paste, note: words.pasteNote },
  { id: "file", icon: IconFileImport, title: words.file, note: words.fileNote },
  { id: "demo", icon: IconFlask, title: words.demo, note: words.demoNote },
] as const;

/** The first steps of a new account: confirm a format, add holdings, choose a price source. All can be skipped. */
export function SetupCard({
  name,
  today,
  hasHoldings,
  isBrief = false,
}: {
  name: string;
  today: string;
  /** Something has been added, in any way. */
  hasHoldings: boolean;
  /** Only the open steps, without the form for holdings. */
  isBrief?: boolean;
}): ReactNode {
  const { settings, change } = useSettings();
  const done = settings.preferences.setupDone;
  const finish = (step: Step): void => change({ setupDone: [...new Set([...done, step])] });
  const steps = useSteps(hasHoldings);
  return (
    <section className="all-columns card-box" aria-labelledby="setup-title">
      <div
        className={classNames(
          "flex wrap items-baseline gap-y-half gap-x-3 py-3h px-4 edge-bottom",
          !isBrief && styles.head,
        )}
      >
        {isBrief ? (
          <h2 className="grow size-data" id="setup-title">
            {words.subtitle}
          </h2>
        ) : (
          <>
            <h2 className="phone-grow" id="setup-title">
              {words.title(name)}
            </h2>
            <p className="grow soft phone-basis-full">{words.subtitle}</p>
          </>
        )}
        <Button look="subtle" size="small" onClick={() => finish("hidden")}>
          {words.hide}
        </Button>
      </div>
      <div className={classNames("grid narrow-cols-1", isBrief ? "cols-1" : "cols-own", styles.body)}>
        <ol
          className={classNames("p-0", isBrief ? "grid cols-2 narrow-cols-1" : styles.steps)}
          aria-label={words.steps}
        >
          {steps
            .filter(({ isDone }) => !isBrief || !isDone)
            .map(({ id, title, note, isDone, button }, index) => (
              <StepLine
                key={id}
                number={index + 1}
                title={title}
                note={note}
                isDone={isDone}
                isCurrent={id === "holdings"}
                onSkip={() => finish(id)}
              >
                {button}
              </StepLine>
            ))}
        </ol>
        {isBrief ? null : <Entry today={today} hasHoldings={hasHoldings} />}
      </div>
    </section>
  );
}

/** What can be set up, and what already is. */
function useSteps(hasHoldings: boolean) {
  const { settings, change } = useSettings();
  const done = settings.preferences.setupDone;
  const currency = browserCurrency();
  const numberFormat = numberFormatOf(navigator.language);
  const scheme = usualScheme(navigator.language);
  const colours = scheme === null ? null : settingsPanelText.directionSchemes[scheme];
  return [
    {
      id: "format",
      title: words.format,
      note: words.formatNote(currency, numberSamples[numberFormat], colours),
      isDone: done.includes("format"),
      button: (
        <Button
          size="small"
          onClick={() =>
            change({
              defaultCurrency: currency,
              numberFormat,
              ...(scheme === null ? {} : { directionScheme: scheme }),
              setupDone: [...new Set([...done, "format" as const])],
            })
          }
        >
          {words.confirm}
        </Button>
      ),
    },
    {
      id: "holdings",
      title: words.holdings,
      note: words.holdingsNote,
      isDone: hasHoldings || done.includes("holdings"),
      button: null,
    },
    {
      id: "data",
      title: words.data,
      note: words.dataNote,
      isDone: done.includes("data"),
      button: (
        <Link className="edge-control round-control ink medium nowrap py-1h px-3" to={settingsAddress("connections")}>
          {words.connections}
        </Link>
      ),
    },
  ] as const;
}

/** The ways to add holdings. */
function Entry({ today, hasHoldings }: { today: string; hasHoldings: boolean }): ReactNode {
  const [way, setWay] = useState<Way>("type");
  // Sample holdings are for those who have none.
  const offered = ways.filter(({ id }) => id !== "demo" || !hasHoldings);
  return (
    <div className={classNames("column gap-3h min-0 py-3h px-4", styles.entry)}>
      <fieldset className="p-0 edge-none grid cols-4 gap-2h phone-cols-2">
        <legend className="visually-hidden">{words.ways}</legend>
        {offered.map(({ id, icon: Icon, title, note }) => (
          <button
            key={id}
            type="button"
            className={classNames(
              "row gap-2h round-control text-start py-2 px-3",
              styles.way,
              id === "demo" && styles.demo,
            )}
            aria-pressed={way === id}
            onClick={() => setWay(id)}
          >
            <Icon className="fixed-size" size={18} stroke={1.7} aria-hidden="true" />
            <span>
              <b className="block medium">{title}</b>
              <small className="soft size-secondary">{note}</small>
            </span>
          </button>
        ))}
      </fieldset>
      {way === "type" ? <AddLine today={today} /> : null}
      {way === "paste" ? <AddRows today={today} /> : null}
      {way === "file" ? (
        <div className="column items-start gap-3 soft">
          <p>{words.importNote}</p>
          <Button look="primary" onClick={() => openImport()}>
            {words.openImport}
          </Button>
        </div>
      ) : null}
      {way === "demo" ? <DemoChoice /> : null}
      <p className={classNames("row gap-2 pt-3 edge-top soft size-secondary", styles.samples)}>
        <IconFlask className="fixed-size sample" size={16} stroke={1.7} aria-hidden="true" />
        {words.samples}
      </p>
    </div>
  );
}

function StepLine({
  number,
  title,
  note,
  isDone,
  isCurrent = false,
  onSkip,
  children,
}: {
  number: number;
  title: string;
  note: string;
  isDone: boolean;
  isCurrent?: boolean;
  onSkip: () => void;
  children?: ReactNode;
}): ReactNode {
  return (
    <li
      className={classNames(
        "grid items-center gap-3 py-3h px-4 edge-bottom",
        styles.step,
        isCurrent && !isDone && styles.current,
      )}
    >
      <span className="grid place-center edge-control round soft size-secondary medium w-26 h-26" aria-hidden="true">
        {isDone ? <IconCheck size={15} stroke={2.2} /> : number}
      </span>
      <div>
        <b>{title}</b>
        <p className="mt-half soft size-secondary">{note}</p>
      </div>
      {isDone ? (
        <span className={classNames("quiet", styles.done)}>{words.done}</span>
      ) : (
        <span className={classNames("row gap-1", styles.buttons)}>
          {children}
          <Button look="subtle" size="small" aria-label={`${words.skip}: ${title}`} onClick={onSkip}>
            {words.skip}
          </Button>
        </span>
      )}
    </li>
  );
}

function DemoChoice(): ReactNode {
  const navigate = useNavigate();
  const refresh = useRefreshPortfolio();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setIsBusy(true);
    setFault(null);
    try {
      const { id } = await call("POST /api/portfolio/demo", {});
      await refresh();
      await navigate(`/portfolio?account=${id}`);
    } catch (error) {
      setFault(error instanceof ApiProblem ? (error.detail ?? error.message) : words.failed);
      setIsBusy(false);
    }
  };
  return (
    <div className="column items-start gap-3 soft">
      <p>{words.demoText}</p>
      <Button look="primary" busy={isBusy} onClick={() => void open()}>
        {isBusy ? words.opening : words.openDemo}
      </Button>
      {fault === null ? null : <p role="alert">{fault}</p>}
    </div>
  );
}

/** Returns direction colours for regions with other conventions; null if there is nothing to suggest. */
function usualScheme(language: string): Preferences["directionScheme"] | null {
  switch (new Intl.Locale(knownLanguage(language)).language) {
    case "zh":
    case "ja":
      return "red-green";
    case "ko":
      return "red-blue";
    default:
      return null;
  }
}

/** Returns the currency of the browser's region, if supported. */
function browserCurrency(): Preferences["defaultCurrency"] {
  const region = new Intl.Locale(knownLanguage(navigator.language)).maximize().region ?? "US";
  const euro = "AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");
  const byRegion: Readonly<Record<string, string>> = {
    GB: "GBP",
    CH: "CHF",
    JP: "JPY",
    CA: "CAD",
    AU: "AUD",
    NZ: "NZD",
    CN: "CNY",
    HK: "HKD",
    SG: "SGD",
    IN: "INR",
    KR: "KRW",
    ID: "IDR",
    MY: "MYR",
    TH: "THB",
    PH: "PHP",
    SE: "SEK",
    NO: "NOK",
    DK: "DKK",
    PL: "PLN",
    CZ: "CZK",
    HU: "HUF",
    RO: "RON",
    TR: "TRY",
    IL: "ILS",
    ZA: "ZAR",
    BR: "BRL",
    MX: "MXN",
    IS: "ISK",
  };
  const found = euro.includes(region) ? "EUR" : byRegion[region];
  return currencies.find((currency) => currency === found) ?? "USD";
}
