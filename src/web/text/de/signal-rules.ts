export { signalRules } from "#core/words/de/signal-rules.ts";
