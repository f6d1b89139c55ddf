import type { ReactNode } from "react";
import { languageNames, languages } from "#core/languages/languages.ts";
import { pageLanguage } from "../text/page-language.ts";
import { text } from "../text/text.ts";
import { showIn } from "../format/language.ts";
import styles from "./language-select.module.css";

/** The languages, each by its own name, for pages before sign-in. */
export function LanguageSelect(): ReactNode {
  return (
    <select
      aria-label={text.shell.language}
      className={styles.select}
      value={pageLanguage}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.target.value);
        if (chosen !== undefined) showIn(chosen);
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
