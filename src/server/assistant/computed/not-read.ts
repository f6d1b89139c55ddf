const commands = ["compare", "earnings", "explain", "help"];

/** The name of a command that doesn't exist; null for any other text. */
export function unknownCommand(lower: string): string | null {
  const command = /^\/([\w-]*)/.exec(lower)?.[1];
  return command === undefined || commands.includes(command) ? null : command;
}
