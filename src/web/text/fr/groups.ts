export { groups } from "#core/words/fr/groups.ts";
