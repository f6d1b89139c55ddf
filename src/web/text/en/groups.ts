export { groups } from "#core/words/en/groups.ts";
