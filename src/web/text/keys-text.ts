import { inPageLanguage } from "./in-page-language.ts";

const en = {
  words: ["Key", "RapidAPI", "Gemini", "OpenAI", "Anthropic"],
  loading: "Loading your keys…",
  failed: "Your keys could not be loaded.",
  names: { rapidapi: "RapidAPI", gemini: "Gemini", openai: "OpenAI", anthropic: "Anthropic" },
  keyOf: (name: string) => `Your ${name} key`,
  adds: {
    rapidapi: "Your prices, charts and indicators come through your own plan; nobody else's requests use it.",
    gemini: "Writes your answers instead of the model of this server.",
    openai: "Writes your answers instead of the model of this server.",
    anthropic: "Writes your answers instead of the model of this server.",
  },
  isOwn: "Your own",
  none: "No key",
  inUse: "In use",
  notTested: "Not tested yet",
  refused: "Refused",
  unreadable: "Cannot be read",
  spare: "Kept",
  problems: {
    refused: "The service did not take this key. It is kept, but rests until a test succeeds or you replace it.",
    unreadable: "The secret of this server has changed since. Enter the key again.",
  },
  endsIn: (characters: string) => `ends in ${characters}`,
  add: "Add key",
  addOf: (name: string) => `Add key: ${name}`,
  replace: "Replace",
  replaceOf: (name: string) => `Replace your ${name} key`,
  remove: "Remove",
  removeOf: (name: string) => `Remove your ${name} key`,
  test: "Test",
  testOf: (name: string) => `Test your ${name} key`,
  testing: "Testing…",
  testFailed: (message: string) => `Connection error: ${message}`,
  key: "Key",
  keyHint: "It is sealed on the server, never shown again and never kept in this browser.",
  save: "Save key",
  cancel: "Cancel",
  really: (name: string) => `Remove your ${name} key from this server?`,
  keep: "Keep",
  saveFailed: "The key was not saved.",
  removeFailed: "The key was not removed.",
};

/** Words about keys of one's own: apart from the rest, so that only Settings loads them. */
export const keysText = inPageLanguage({ en }, en);
