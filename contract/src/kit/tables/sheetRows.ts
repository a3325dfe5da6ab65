import { type Cell, isBlank, maxLetters, type SheetRow } from './cell.ts'
import { type Content, textCollector } from './cellText.ts'
import { cellOf, type OpenCell, picture } from './cellValue.ts'
import type { NumberFormat } from './format.ts'
import { columnOf, type Merge, mergeFinder, type SheetLimits } from './sheet.ts'
import { fail } from './tableError.ts'
import { xmlReader } from './xml.ts'
import { attribute } from './xmlText.ts'

const maxRowNumber = 1_048_576

export interface RowContext {
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly is1904: boolean
  readonly merges: readonly Merge[]
  /** Columns with a picture above the cells, by row. */
  readonly pictures: ReadonlyMap<number, ReadonlySet<number>>
  readonly limits: SheetLimits
}

/** Streams the rows of a sheet. The cells of a merged range have its value. */
export async function* sheetRows(content: Content, context: RowContext): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = []
  const reader = rowReader(context, (row) => rows.push(row))
  for await (const piece of content) {
    reader.write(piece)
    yield* rows.splice(0)
  }
  reader.end()
  yield* rows.splice(0)
}

/** Fills merged cells with the value of their first one; a row with nothing of its own stays empty. */
function mergeFiller(merges: readonly Merge[], maxColumns: number) {
  const mergesOf = mergeFinder(merges)
  const values = new Map<Merge, Cell>()
  return (no: number, cells: Cell[]) => {
    const ranges = mergesOf(no)
    if (ranges.length === 0) return
    const isOwn = !isBlank(cells)
    for (const merge of ranges) {
      if (merge.top === no) values.set(merge, cells[merge.left] ?? null)
      const value = values.get(merge) ?? null
      if (merge.bottom === no) values.delete(merge)
      if (!isOwn || value === null) continue
      for (let column = merge.left; column <= Math.min(merge.right, maxColumns - 1); column++) {
        while (cells.length < column) cells.push(null)
        cells[column] = value
      }
    }
  }
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

function rowReader(context: RowContext, done: (row: SheetRow) => void) {
  const { formats, merges, pictures, limits } = context
  const fill = mergeFiller(merges, limits.columns)
  const inline = textCollector()
  let no = 0
  let isHidden = false
  let cells: Cell[] = []
  let cell: OpenCell | null = null
  let part: 'v' | 'f' | null = null

  function openRow(attributes: string) {
    const next = Number(attribute(attributes, 'r') ?? no + 1)
    if (!Number.isSafeInteger(next) || next <= no || next > maxRowNumber) fail('import.unreadable')
    no = next
    isHidden = isOn(attribute(attributes, 'hidden'))
    cells = []
  }
  function openCell(attributes: string) {
    const letters = /^[A-Z]{1,3}(?=\d)/.exec(attribute(attributes, 'r') ?? '')?.[0]
    const format = formats[Number(attribute(attributes, 's') ?? 0)] ?? 'number'
    const column = letters ? columnOf(letters) : cells.length
    const hasMetadata = attribute(attributes, 'vm') !== undefined
    cell = { column, type: attribute(attributes, 't') ?? 'n', format, hasMetadata, value: '', formula: null }
    inline.start()
  }
  function put(column: number, value: Cell) {
    if (column >= limits.columns) fail('import.tooManyColumns', { max: limits.columns })
    while (cells.length < column) cells.push(null)
    cells[column] = value
  }
  function closeCell({ column, ...rest }: OpenCell) {
    const value = cellOf({ ...rest, inline: inline.text() }, context)
    cell = null
    if (value !== null) put(column, value)
  }
  function closeRow() {
    for (const column of pictures.get(no) ?? [])
      if (column < limits.columns && (cells[column] ?? null) === null) put(column, picture)
    fill(no, cells)
    done(isHidden ? { no, cells, isHidden } : { no, cells })
  }

  return xmlReader({
    open: (name, attributes) => {
      if (name === 'row') openRow(attributes)
      else if (name === 'c') openCell(attributes)
      else if (cell && name === 'v') part = 'v'
      else if (cell && name === 'f') {
        part = 'f'
        cell.formula = ''
      } else if (cell) inline.open(name)
    },
    text: (text) => {
      inline.add(text)
      if (cell && part === 'v' && cell.value.length <= maxLetters) cell.value += text
      if (cell && part === 'f' && cell.formula!.length < 100) cell.formula += text
    },
    close: (name) => {
      if (name === 'row') closeRow()
      else if (name === 'c' && cell) closeCell(cell)
      else if (name === 'v' || name === 'f') part = null
      else inline.close(name)
    },
  })
}
