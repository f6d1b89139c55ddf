import { languageCookie, languageOfCookie, languageOfHeader, type PageLanguage } from "#core/languages/languages.ts";
import { type Call, headerOf } from "./call.ts";
import { cookieValue } from "./cookies.ts";

/** Returns the language of a page: the one chosen in this browser, else the one the browser prefers. */
export function pageLanguage(call: Call): PageLanguage {
  return languageOfCookie(cookieValue(call, languageCookie)) ?? languageOfHeader(headerOf(call, "accept-language"));
}
