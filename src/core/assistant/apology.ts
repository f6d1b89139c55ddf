const maxQuoted = 300;

/** What the assistant says in place of an answer it could not get. */
export function apologyFor(question: string): string {
  const quoted = question.length > maxQuoted ? `${question.slice(0, maxQuoted)}…` : question;
  return `I'm sorry, I'm having trouble connecting to the AI service. You asked: “${quoted}”. Please try again, or check your connection.`;
}
