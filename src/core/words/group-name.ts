import type { AllocationDimension } from "../portfolio-analysis/allocation-dimensions.ts";
import type { groups as english } from "./en/groups.ts";
import type { Translated } from "./translated.ts";

/** Dimensions whose groups are the market data's, or the app's own. The others have names that the user gave. */
const named: ReadonlySet<AllocationDimension> = new Set(["sector", "asset-class", "country", "region"]);
const countries = new Map<string, ReadonlyMap<string, string>>();

/** Returns a group's name in a language. Names that the user gave, and unknown ones, stay as they are. */
export function groupName(
  by: AllocationDimension,
  name: string,
  { groups, language }: { readonly groups: Translated<typeof english>; readonly language: string },
): string {
  if (!named.has(by) && name !== "Unknown" && !(by === "tag" && name === "Untagged")) return name;
  const known: Readonly<Record<string, string>> = groups;
  return known[name] ?? (by === "country" ? (countriesIn(language).get(name) ?? name) : name);
}

/** Names of countries by their English ones, which market data has. */
function countriesIn(language: string): ReadonlyMap<string, string> {
  const names = countries.get(language) ?? (language === "en" ? new Map<string, string>() : namesByEnglish(language));
  countries.set(language, names);
  return names;
}

function namesByEnglish(language: string): ReadonlyMap<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const own = regionNames(language, "long");
  const english = [regionNames("en", "short"), regionNames("en", "long")];
  return new Map(
    letters
      .flatMap((one) => letters.map((other) => one + other))
      .flatMap((code) => {
        const name = own.of(code);
        if (name === undefined) return [];
        return english.flatMap((names) => {
          const known = names.of(code);
          return known === undefined ? [] : [[known, name] as const];
        });
      }),
  );
}

function regionNames(language: string, style: "short" | "long"): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: "region", fallback: "none", style });
}
