const maxQuoted = 300;

/** The assistant's reply when it couldn't get an answer. */
export function apologyFor(question: string): string {
  const quoted = question.length > maxQuoted ? `${question.slice(0, maxQuoted)}…` : question;
  return `I'm sorry, I'm having trouble connecting to the AI service. You asked: “${quoted}”. Please try again, or check your connection.`;
}
