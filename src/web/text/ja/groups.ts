export { groups } from "#core/words/ja/groups.ts";
