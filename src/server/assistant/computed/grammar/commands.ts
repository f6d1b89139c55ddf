/** What each command asks, about symbols or terms behind it and without any. */
const commands: Readonly<Record<string, readonly [of: string, alone: string]>> = {
  compare: ["compare", "help"],
  earnings: ["next earnings date of", "next earnings of my holdings"],
  explain: ["explain", "help"],
  help: ["help", "help"],
};

/** The question of a command, "/compare NVDA MSFT", in words; its text is null where there is no such command. Null for any other text. */
export function inWords(text: string): { readonly name: string; readonly text: string | null } | null {
  const match = /^\/([\w-]*)\s*(.*)$/su.exec(text.trim());
  if (match === null) return null;
  const [, name = "", rest = ""] = match;
  const asked = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (asked === undefined) return { name, text: null };
  const [of, alone] = asked;
  return { name, text: rest === "" ? alone : `${of} ${rest}` };
}
