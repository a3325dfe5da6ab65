import { firstCharacters } from '../text/characters.ts'
import { isBlank, shownOf, type SheetRow, storable } from './cell.ts'
import {
  columnsIn,
  headingRows,
  type HeadingRows,
  type TableColumns,
  type TableFields,
  type UnreadColumn,
} from './columns.ts'
import { fail } from './tableError.ts'
import type { Book, Sheet, SheetName } from './workbook.ts'

const maxAbove = 15
const maxHeading = 100

/** What a person chooses of a workbook; by default the sheet with most known headings, without what is hidden. */
export interface TableChoice {
  readonly sheet?: number | undefined
  readonly withHidden?: boolean | undefined
}

/** What is shown about a workbook, so that nothing of it is left out silently. */
export interface TableFacts {
  readonly sheets: readonly SheetName[]
  readonly sheet: number
  readonly hiddenRows: number
  readonly hiddenColumns: number
  readonly withHidden: boolean
  readonly unread: readonly UnreadColumn[]
}

export interface Table<F extends string> {
  readonly headings: readonly string[]
  /** Row number of the last line of headings. */
  readonly headingRow: number
  readonly columns: TableColumns<F>['columns']
  readonly facts: TableFacts
  readonly maxRows: number
  /** Rows below the headings that are not empty. */
  readonly rows: () => AsyncGenerator<SheetRow>
}

/** First rows of a sheet with content. */
async function headOf(sheet: Sheet): Promise<SheetRow[]> {
  const head: SheetRow[] = []
  for await (const row of sheet.rows()) {
    if (!isBlank(row.cells)) head.push(row)
    if (head.length === maxAbove) break
  }
  return head
}

const textsOf = ({ cells }: SheetRow) =>
  Array.from(cells, (cell) =>
    storable(
      firstCharacters(
        shownOf(cell ?? null)
          .replace(/\s+/g, ' ')
          .trim(),
        maxHeading,
      ),
    ),
  )

interface Found {
  readonly at: number
  readonly sheet: Sheet
  readonly head: readonly SheetRow[]
  readonly rows: HeadingRows
}

async function candidate<F extends string>(book: Book, at: number, fields: TableFields<F>): Promise<Found> {
  const sheet = await book.open(at)
  const head = await headOf(sheet)
  return { at, sheet, head, rows: headingRows(head.map(textsOf), fields) }
}

/** Sheet that was chosen, or of the visible ones the one with most known headings, the first of equals. */
async function chosen<F extends string>(book: Book, fields: TableFields<F>, choice: TableChoice): Promise<Found> {
  const { sheets } = book
  if (choice.sheet !== undefined && sheets[choice.sheet]) return candidate(book, choice.sheet, fields)
  const visible = sheets.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]))
  let best: Found | undefined
  for (const at of visible.length > 0 ? visible : sheets.keys()) {
    const found = await candidate(book, at, fields).catch((error: unknown) => {
      // A sheet of charts or an unusual one does not keep the others from being read.
      if (sheets.length === 1) throw error
    })
    if (found && (!best || found.rows.known > best.rows.known)) best = found
  }
  return best ?? fail('import.unreadable')
}

/** Finds the table in a workbook: sheet, headings and the columns of the fields. */
export async function openTable<F extends string>(
  book: Book,
  fields: TableFields<F>,
  choice: TableChoice = {},
): Promise<Table<F>> {
  const { at, sheet, head, rows } = await chosen(book, fields, choice)
  const withHidden = choice.withHidden === true
  const hidden = new Set(withHidden ? [] : sheet.hiddenColumns)
  const isHidden = (column: number) => hidden.has(column)
  const found = columnsIn(
    rows.headings.map((heading, column) => (isHidden(column) ? '' : heading)),
    fields,
  )
  const unread = rows.headings.flatMap((heading, column): UnreadColumn[] =>
    isHidden(column) && heading !== '' ? [{ column, heading, reason: 'hidden' }] : [],
  )
  const headingRow = head[rows.last]?.no ?? 0
  return {
    headings: rows.headings,
    headingRow,
    columns: found.columns,
    maxRows: sheet.maxRows,
    facts: {
      sheets: book.sheets,
      sheet: at,
      hiddenRows: sheet.hiddenRows,
      hiddenColumns: sheet.hiddenColumns.filter((column) => (rows.headings[column] ?? '') !== '').length,
      withHidden,
      unread: [...found.unread, ...unread].toSorted((a, b) => a.column - b.column),
    },
    rows: async function* () {
      for await (const row of sheet.rows())
        if (row.no > headingRow && !isBlank(row.cells) && (withHidden || !row.isHidden)) yield row
    },
  }
}
