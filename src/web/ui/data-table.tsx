import { memo, type ComponentProps, type ReactNode, type Ref } from "react";
import { useFormats } from "../format/use-formats.ts";
import { classNames } from "./class-names.ts";
import styles from "./data-table.module.css";

/** One column of a table, with its head and the content of its cells. */
export interface TableColumn<Row, Id extends string = string> {
  readonly id: Id;
  readonly head: ReactNode;
  readonly render: (row: Row, index: number) => ReactNode;
  /** Text starts at the left, figures end at the right. The first column starts, the others end. */
  readonly align?: "start" | "center" | "end";
  /** Screen readers still read the head. */
  readonly isHeadHidden?: boolean;
  /** The hint of the button that sorts by this column; omit if it doesn't sort. */
  readonly sortHint?: string;
  /** In CSS pixels or as a share of the table. */
  readonly width?: number | string;
  /** Classes of the head and the cells, such as `phone-hidden`. */
  readonly className?: string | undefined;
  /** Further attributes of a row's cell. */
  readonly cellProps?: (row: Row, index: number) => CellProps | undefined;
  /** Stays beside the message of a row that has nothing else to show. */
  readonly isAlwaysShown?: boolean;
}

export type CellProps = Omit<ComponentProps<"td">, "children"> & DataAttributes;
type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

export interface TableSort<Id extends string = string> {
  readonly column: Id;
  readonly isDescending: boolean;
}

/** The rows near the window of a long table, as `useWindowRows` gives them. */
interface WindowRows {
  readonly indexes: readonly number[];
  readonly before: number;
  readonly after: number;
  readonly measure: Ref<HTMLElement> | undefined;
}

export interface FooterRow<Id extends string> {
  readonly id: string;
  readonly head: ReactNode;
  readonly render: (column: Id) => ReactNode;
  readonly className?: string;
  /** The name of the row, if its head has more words. */
  readonly label?: string;
}

export interface DataTableProps<Row, Id extends string> {
  /** The table's name. */
  readonly caption: string;
  /** A visible caption; without it, the name is only read out. */
  readonly captionContent?: ReactNode;
  readonly columns: readonly TableColumn<Row, Id>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Shown instead of a table without rows. */
  readonly empty?: ReactNode;
  readonly sort?: TableSort<NoInfer<Id>> | null;
  readonly onSort?: (column: Id) => void;
  readonly rowProps?: (row: Row, index: number) => Omit<ComponentProps<"tr">, "children"> & DataAttributes;
  /** Called for a click anywhere on the row but on its controls. */
  readonly onRow?: (row: Row) => void;
  /** A line below the row, across the table. */
  readonly renderDetail?: (row: Row, index: number) => ReactNode;
  readonly detailProps?: (row: Row) => CellProps;
  /** Replaces a row's cells after the first. */
  readonly message?: (row: Row) => ReactNode;
  readonly footer?: readonly FooterRow<NoInfer<Id>>[];
  /** For long tables: only these rows are rendered. */
  readonly windowRows?: WindowRows;
  /** `lines` separates rows by hairlines, `heat` shows coloured cells, `plain` does neither. */
  readonly look?: "lines" | "heat" | "plain";
  /** The space before the first and after the last column: that of a card, or none. */
  readonly inset?: "card" | "none";
  /** On narrow windows, shows each row as a block with the heads beside the cells. */
  readonly isStacked?: boolean;
  /** For rows of several lines. */
  readonly isRoomy?: boolean;
  /** Marks the row under the pointer or with the focus. */
  readonly hasRowHover?: boolean;
  /** The first column names the rows; true unless stated. */
  readonly hasRowHeads?: boolean;
  /** A frame that scrolls: `wide` sideways, `tall` both ways under its head, `fill` the same in the height it is given. */
  readonly frame?: "wide" | "tall" | "fill";
  readonly frameClass?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLTableElement>;
  readonly tableProps?: Omit<ComponentProps<"table">, "children" | "className" | "ref">;
}

const alignments = { start: "text-start", center: "text-centre", end: "text-end" } as const;

function classesOf({ className, align }: Pick<TableColumn<unknown>, "className" | "align">): string | undefined {
  return classNames(className, align && alignments[align]) || undefined;
}

/** A table whose columns are data. Every table of the product is one. */
export function DataTable<Row, Id extends string = string>({ ref, ...props }: DataTableProps<Row, Id>): ReactNode {
  const formats = useFormats();
  const { caption, captionContent, columns, rows, keyOf, frame, renderDetail, windowRows, look = "lines" } = props;
  if (rows.length === 0 && props.empty !== undefined) return props.empty;
  const { indexes, before, after } = windowRows ?? { indexes: rows.map((_, index) => index), before: 0, after: 0 };
  const isPartial = before + after > 0;
  const body = indexes.flatMap((index): ReactNode => {
    const row = rows[index];
    return row === undefined ? null : (
      <TableRow key={keyOf(row, index)} table={props} row={row} index={index} formats={formats} />
    );
  });
  const table = (
    <table
      ref={ref}
      className={classNames(styles.table, props.className)}
      data-look={look}
      data-inset={props.inset ?? "card"}
      data-stacked={props.isStacked}
      data-hover={props.hasRowHover}
      data-roomy={props.isRoomy}
      aria-rowcount={isPartial ? rows.length + 1 : undefined}
      {...props.tableProps}
    >
      <caption className={captionContent === undefined ? "visually-hidden" : undefined}>
        {captionContent ?? caption}
      </caption>
      <thead>
        <tr aria-rowindex={isPartial ? 1 : undefined}>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={props.sort ?? null} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      {renderDetail === undefined ? (
        <tbody>
          <Space height={before} columns={columns.length} />
          {body}
          <Space height={after} columns={columns.length} />
        </tbody>
      ) : (
        <>
          <tbody hidden={before === 0}>
            <Space height={before} columns={columns.length} />
          </tbody>
          {body}
          <tbody hidden={after === 0}>
            <Space height={after} columns={columns.length} />
          </tbody>
        </>
      )}
      {props.footer === undefined || props.footer.length === 0 ? null : (
        <tfoot>
          {props.footer.map((line) => (
            <tr key={line.id} className={line.className}>
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.id} scope="row" aria-label={line.label}>
                    {line.head}
                  </th>
                ) : (
                  <td key={column.id} className={classesOf(column)}>
                    {line.render(column.id)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
  if (frame === undefined) return table;
  return (
    <section
      className={classNames(styles.frame, props.frameClass)}
      data-frame={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      {table}
    </section>
  );
}

function Head<Row, Id extends string>({
  column,
  sort,
  onSort,
}: {
  column: TableColumn<Row, Id>;
  sort: TableSort<Id> | null;
  onSort: ((column: Id) => void) | undefined;
}): ReactNode {
  const isSorted = sort?.column === column.id;
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table
  if (column.head === "") return <td />;
  return (
    <th
      scope="col"
      className={classesOf(column)}
      style={column.width === undefined ? undefined : { width: column.width }}
      aria-sort={isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined}
    >
      {column.sortHint === undefined || onSort === undefined ? (
        column.isHeadHidden === true ? (
          <span className="visually-hidden">{column.head}</span>
        ) : (
          column.head
        )
      ) : (
        <button
          type="button"
          className={classNames("inline-row min-h-24 gap-1 hover-ink touch-min-h-44", isSorted && "ink")}
          title={column.sortHint}
          onClick={() => onSort(column.id)}
        >
          {column.head}
          {isSorted ? <span aria-hidden="true">{sort.isDescending ? "↓" : "↑"}</span> : null}
        </button>
      )}
    </th>
  );
}

/** The properties that a row is drawn from. */
const rowParts = [
  "columns",
  "rowProps",
  "onRow",
  "renderDetail",
  "detailProps",
  "message",
  "windowRows",
  "isStacked",
  "hasRowHeads",
] as const;

/** A row, drawn again only if one of its values or the columns changed. Columns that stay the same spare live tables work. */
const TableRow = memo(
  AnyRow,
  (before, after) =>
    before.index === after.index &&
    before.formats === after.formats &&
    rowParts.every((part) => before.table[part] === after.table[part]) &&
    isSameRow(before.row, after.row),
) as typeof AnyRow;

function isSameRow(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false;
  const [one, other] = [Object.entries(before), new Map(Object.entries(after))];
  return one.length === other.size && one.every(([name, value]) => other.has(name) && other.get(name) === value);
}

function AnyRow<Row, Id extends string>({
  table,
  row,
  index,
}: {
  table: DataTableProps<Row, Id>;
  row: Row;
  index: number;
  /** The formats that the cells are written in. */
  formats: ReturnType<typeof useFormats>;
}): ReactNode {
  const { columns, rowProps, renderDetail, windowRows, onRow, hasRowHeads = true } = table;
  const message = table.message?.(row) ?? null;
  const shown = message === null ? columns : columns.filter((column, place) => place === 0 || column.isAlwaysShown);
  const content = renderDetail?.(row, index) ?? null;
  const isPartial = windowRows !== undefined && windowRows.before + windowRows.after > 0;
  const measured = { ref: windowRows?.measure as Ref<never> | undefined, "data-index": index };
  const own = rowProps?.(row, index);
  const line = (
    <tr
      aria-rowindex={isPartial ? index + 2 : undefined}
      {...(renderDetail === undefined && windowRows !== undefined ? measured : {})}
      {...(onRow === undefined
        ? {}
        : {
            onClick: (event) => {
              const control = event.target instanceof Element && event.target.closest("a, button, [role=menu]");
              if (control === null) onRow(row);
            },
          })}
      {...own}
    >
      {shown.map((column, place) => {
        const { className, title, ...rest } = column.cellProps?.(row, index) ?? {};
        const attributes = {
          "data-label": table.isStacked === true && typeof column.head === "string" ? column.head : undefined,
          title,
          className: classNames(classesOf(column), className) || undefined,
          ...rest,
        };
        const cell =
          place === 0 && hasRowHeads ? (
            <th key={column.id} scope="row" {...attributes}>
              {column.render(row, index)}
            </th>
          ) : (
            <td key={column.id} {...attributes}>
              {column.render(row, index)}
            </td>
          );
        return place === 0 && message !== null
          ? [
              cell,
              <td key="message" colSpan={columns.length - shown.length} className="text-start quiet">
                {message}
              </td>,
            ]
          : cell;
      })}
    </tr>
  );
  if (renderDetail === undefined) return line;
  return (
    <tbody {...(windowRows === undefined ? {} : measured)} data-open={content !== null || undefined}>
      {line}
      {content === null ? null : (
        <tr data-detail="">
          <td colSpan={columns.length} {...table.detailProps?.(row)}>
            {content}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The height of the rows outside the window. */
function Space({ height, columns }: { height: number; columns: number }): ReactNode {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" data-detail="">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control, only room */}
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
