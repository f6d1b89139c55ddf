/** The AI models card in Settings. */
export const models = {
  title: "AI models",
  loading: "Loading the models…",
  failed: "Couldn't load the models.",
  none: "No AI model is configured.",
  howTo:
    "Answers, previews and reports are calculated from the data, without AI. To use AI, add your own key below. Or whoever runs this server can set GEMINI_API_KEY, ANTHROPIC_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL, and restart it.",
  preferred: "in use",
  spare: "configured",
  tokens: "Tokens today",
  questions: "Questions today",
  cost: "Cost today",
  of: (used: string, all: string) => `${used} of ${all}`,
  about: (amount: string) => `about $${amount}, where prices are known`,
  resets: (moment: string) => `Resets ${moment}. When the tokens are used up, answers are calculated without AI.`,
};
