import type { AllocationDimension } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { groupName as groupNameIn } from "#core/words/group-name.ts";
import { groupsText } from "../text/groups-text.ts";
import { pageLanguage } from "../text/page-language.ts";

/** Returns a group's name in the page's language. Names that the user gave, and unknown ones, stay as they are. */
export function groupName(by: AllocationDimension, name: string): string {
  return groupNameIn(by, name, { groups: groupsText, language: pageLanguage });
}
