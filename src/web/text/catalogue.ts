import type { Translated } from "#core/words/translated.ts";
import type * as english from "./en/index.ts";

/** The texts of the pages in one language, by section: the English ones give the shape. */
export type Catalogue = { readonly [Section in keyof typeof english]: Translated<(typeof english)[Section]> };
