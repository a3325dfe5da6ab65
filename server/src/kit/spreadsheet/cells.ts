import { refuse } from '#kit/refusal.ts'
import { type Cell, mostLetters, type SheetRow } from './cell.rules.ts'
import { columnOf, isDateFormat, type Merge, mergeFinder, type SheetLimits } from './sheet.rules.ts'
import { xmlReader } from './xml.ts'
import { attribute } from './xml.text.ts'
import { type Content, feed, textCollector } from './cell.text.ts'
import { type OpenCell, cellOf } from './cell.value.ts'

const mostRowNumber = 1_048_576

/** For each cell format whether it displays a number as date or time. */
export async function dateStyles(content: Content): Promise<boolean[]> {
  const formats = new Map<number, string>()
  const styles: boolean[] = []
  let isCellFormat = false
  await feed(
    content,
    xmlReader({
      open: (name, attributes) => {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0)
        if (name === 'numFmt') formats.set(id, attribute(attributes, 'formatCode') ?? '')
        else if (name === 'cellXfs') isCellFormat = true
        else if (name === 'xf' && isCellFormat) styles.push(isDateFormat(id, formats.get(id)))
      },
      close: (name) => {
        if (name === 'cellXfs') isCellFormat = false
      },
    }),
  )
  return styles
}

interface Context {
  readonly strings: readonly string[]
  readonly dates: readonly boolean[]
  readonly merges: readonly Merge[]
  readonly limits: SheetLimits
}

/** Streams the rows of a sheet. */
export async function* sheetRows(content: Content, context: Context): AsyncGenerator<SheetRow> {
  const rows: SheetRow[] = []
  const reader = rowReader(context, (row) => rows.push(row))
  for await (const piece of content) {
    reader.write(piece)
    yield* rows.splice(0)
  }
  reader.end()
  yield* rows.splice(0)
}

function rowReader({ strings, dates, merges, limits }: Context, done: (row: SheetRow) => void) {
  const mergesOf = mergeFinder(merges)
  const inline = textCollector()
  let no = 0
  let cells: Cell[] = []
  let cell: OpenCell | null = null
  let part: 'v' | 'f' | null = null

  function openRow(attributes: string) {
    const next = Number(attribute(attributes, 'r') ?? no + 1)
    if (!Number.isSafeInteger(next) || next <= no || next > mostRowNumber) refuse('import.unreadable')
    no = next
    cells = []
  }
  function openCell(attributes: string) {
    const letters = /^[A-Z]{1,3}(?=\d)/.exec(attribute(attributes, 'r') ?? '')?.[0]
    const isDate = dates[Number(attribute(attributes, 's') ?? 0)] === true
    const column = letters ? columnOf(letters) : cells.length
    cell = { column, type: attribute(attributes, 't') ?? 'n', isDate, value: '', formula: null }
    inline.start()
  }
  function closeCell({ column, ...rest }: OpenCell) {
    const value = cellOf({ ...rest, inline: inline.text() }, strings)
    cell = null
    if (value === null) return
    if (column >= limits.columns) refuse('import.tooManyColumns', { most: limits.columns })
    while (cells.length < column) cells.push(null)
    cells[column] = value
  }
  function closeRow() {
    for (const { left, right } of mergesOf(no))
      for (let column = left; column <= Math.min(right, limits.columns - 1); column++) {
        while (cells.length < column) cells.push(null)
        cells[column] = { bad: 'merged', shown: '' }
      }
    done({ no, cells })
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
      if (cell && part === 'v' && cell.value.length <= mostLetters) cell.value += text
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
