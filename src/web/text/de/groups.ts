export { groups } from "#core/words/de/groups.ts";
