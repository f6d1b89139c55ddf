export { signalRules } from "#core/words/fr/signal-rules.ts";
