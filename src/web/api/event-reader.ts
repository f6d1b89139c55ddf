/** Reads server-sent events from text that arrives in chunks of any size. Comments are skipped. */
export function createEventReader() {
  let rest = "";
  return {
    push(text: string): { name: string; data: unknown }[] {
      rest += text;
      const frames = rest.split(/\r?\n\r?\n/);
      rest = frames.pop() ?? "";
      return frames.flatMap((frame) => {
        const lines = frame.split(/\r?\n/);
        const value = (field: string) =>
          lines
            .filter((line) => line.startsWith(`${field}:`))
            .map((line) => line.slice(field.length + 1).replace(/^ /, ""));
        const name = value("event").at(-1);
        const data = value("data").join("\n");
        return name === undefined || data === "" ? [] : [{ name, data: JSON.parse(data) as unknown }];
      });
    },
  };
}
