export { groups } from "#core/words/es/groups.ts";
