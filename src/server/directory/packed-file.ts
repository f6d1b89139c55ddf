/** Named typed arrays in one file: a length, a JSON header, then each array on a multiple of eight bytes. */
type Column = Uint8Array | Uint16Array | Uint32Array;

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const;
type Kind = keyof typeof kinds;

interface Header {
  readonly format: number;
  readonly details: unknown;
  readonly columns: Readonly<Record<string, { readonly kind: Kind; readonly start: number; readonly length: number }>>;
}

/** Writes columns to bytes. `format` has to be the same when they are read. */
export function pack(
  format: number,
  details: unknown,
  columns: Readonly<Record<string, Column>>,
): Uint8Array<ArrayBuffer> {
  let end = 0;
  const described = Object.entries(columns).map(([name, column]) => {
    const start = end;
    end += Math.ceil(column.byteLength / 8) * 8;
    const kind: Kind = column instanceof Uint8Array ? "u8" : column instanceof Uint16Array ? "u16" : "u32";
    return [name, { kind, start, length: column.length }] as const;
  });
  const header: Header = { format, details, columns: Object.fromEntries(described) };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const first = Math.ceil((4 + text.length) / 8) * 8;
  const bytes = new Uint8Array(first + end);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  for (const [name, { start }] of described) {
    const column = columns[name];
    if (column !== undefined)
      bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), first + start);
  }
  return bytes;
}

/** Reads packed columns without copying them; null where the bytes are damaged or of another format. */
export function unpack(
  format: number,
  bytes: Uint8Array<ArrayBuffer>,
): {
  readonly details: unknown;
  readonly column: <K extends Kind>(name: string, kind: K) => InstanceType<(typeof kinds)[K]>;
} | null {
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  if (aligned.length < 4) return null;
  const length = new DataView(aligned.buffer, aligned.byteOffset).getUint32(0, true);
  if (length > aligned.length - 4) return null;
  const header = headerOf(new TextDecoder().decode(aligned.subarray(4, 4 + length)));
  if (header === null || header.format !== format || !isWhole(header)) return null;
  const first = Math.ceil((4 + length) / 8) * 8;
  const ends = Object.values(header.columns).map(
    ({ kind, start, length }) => start + length * kinds[kind].BYTES_PER_ELEMENT,
  );
  if (first + Math.max(0, ...ends) > aligned.length) return null;
  return {
    details: header.details,
    column(name, kind) {
      const found = header.columns[name];
      if (found === undefined || found.kind !== kind) throw new RangeError(`the file has no column ${name}`);
      const Kind = kinds[kind];
      return new Kind(aligned.buffer, aligned.byteOffset + first + found.start, found.length) as InstanceType<
        (typeof kinds)[typeof kind]
      >;
    },
  };
}

function isWhole({ columns }: Partial<Header>): boolean {
  return (
    typeof columns === "object" &&
    Object.values(columns).every(
      ({ kind, start, length }) =>
        Object.hasOwn(kinds, kind) &&
        Number.isInteger(start) &&
        start >= 0 &&
        start % 8 === 0 &&
        Number.isInteger(length) &&
        length >= 0,
    )
  );
}

function headerOf(text: string): Header | null {
  try {
    return JSON.parse(text) as Header;
  } catch {
    return null;
  }
}
