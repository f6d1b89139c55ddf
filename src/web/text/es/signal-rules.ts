export { signalRules } from "#core/words/es/signal-rules.ts";
