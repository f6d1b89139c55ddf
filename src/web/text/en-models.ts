/** The models in the settings. */
export const models = {
  title: "AI models",
  loading: "Loading the models…",
  failed: "The models could not be loaded.",
  none: "No AI model is configured.",
  howTo:
    "Answers, previews and reports are computed from your data, without AI. Add a key of your own below, or whoever runs this server can set GEMINI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL for a model of their own, or ANTHROPIC_API_KEY, and start it again.",
  preferred: "answers",
  spare: "configured",
  tokens: "Tokens today",
  questions: "Questions today",
  cost: "Cost today",
  of: (used: string, all: string) => `${used} of ${all}`,
  about: (amount: string) => `about $${amount}, as far as prices are known`,
  resets: (moment: string) => `Counted anew from ${moment}. With the tokens used up answers are computed, without AI.`,
};
