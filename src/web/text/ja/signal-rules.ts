export { signalRules } from "#core/words/ja/signal-rules.ts";
