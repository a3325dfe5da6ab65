import { refuse } from '#kit/refusal.ts'
import { type Cell, mostLetters, storable, type SheetRow } from './cell.rules.ts'
import { columnOf, isDateFormat, type Merge, mergeFinder, type SheetLimits } from './sheet.rules.ts'
import { attribute, xmlReader } from './xml.ts'

type Content = AsyncIterable<Buffer>

const mostRowNumber = 1_048_576

async function feed(content: Content, reader: ReturnType<typeof xmlReader>) {
  for await (const piece of content) reader.write(piece)
  reader.end()
}

/** Text in runs, as shared strings and inline cells have it; a reading aid (phonetic run) is not part of it. Of a long text the beginning is kept. */
function textCollector() {
  let text = ''
  let isOpen = false
  let aid = 0
  return {
    start: () => void (text = ''),
    open: (name: string) => {
      if (name === 'rPh') aid++
      else if (name === 't') isOpen = aid === 0
    },
    add: (piece: string) => {
      if (isOpen && text.length <= mostLetters) text += piece
    },
    close: (name: string) => {
      if (name === 'rPh') aid--
      else if (name === 't') isOpen = false
    },
    /** Excel writes letters that XML cannot hold as _x000D_. */
    text: () => text.replace(/_x([0-9A-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  }
}

/** The texts that cells point to by their number. */
export async function sharedStrings(content: Content): Promise<string[]> {
  const strings: string[] = []
  const run = textCollector()
  await feed(
    content,
    xmlReader({
      open: (name) => (name === 'si' ? run.start() : run.open(name)),
      text: run.add,
      close: (name) => (name === 'si' ? void strings.push(run.text()) : run.close(name)),
    }),
  )
  return strings
}

/** Which cell formats show a number as a date or a time. */
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

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly isDate: boolean
  value: string
  formula: string | null
}

/** The rows of a sheet, each as soon as it is complete. */
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

function cellOf(
  { type, isDate, value, formula, inline }: Omit<OpenCell, 'column'> & { inline: string },
  strings: readonly string[],
): Cell {
  if (formula !== null) return { bad: 'formula', shown: storable(`=${formula.slice(0, 100)}`) }
  if (type === 's') return value === '' ? null : bounded(strings[Number(value)] ?? refuse('import.unreadable'))
  if (type === 'inlineStr') return inline === '' ? null : bounded(inline)
  if (value === '') return null
  if (type === 'str') return bounded(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return { bad: 'error', shown: storable(value.slice(0, 100)) }
  if (type === 'd' || isDate) return { bad: 'date', shown: storable(value.slice(0, 100)) }
  const number = Number(value)
  return Number.isFinite(number) ? number : { bad: 'error', shown: storable(value.slice(0, 100)) }
}

const bounded = (text: string): Cell =>
  text.length > mostLetters
    ? { bad: 'tooLong', shown: storable(text.slice(0, 100)) }
    : text === ''
      ? null
      : storable(text)
