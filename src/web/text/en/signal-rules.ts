export { signalRules } from "#core/words/en/signal-rules.ts";
