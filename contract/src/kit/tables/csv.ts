import { firstCharacters } from '../text/characters.ts'
import { type Cell, maxLetters, storable, type SheetRow } from './cell.ts'
import { utf16Of } from './encoding.ts'
import type { SheetLimits } from './sheet.ts'
import { bytesOf, type Source } from './source.ts'
import { fail } from './tableError.ts'
import type { Book } from './workbook.ts'

/**
 * Opens a CSV file: UTF-8 with or without byte order mark, UTF-16 or GB18030; separated by commas, semicolons or tabs;
 * lines end with CR LF, LF or CR.
 */
export async function openCsv(source: Source, limits: SheetLimits): Promise<Book> {
  const encoding = await encodingOf(source)
  const { separator, isNamed } = await separatorOf(source, encoding)
  let lineEnds = 0
  for await (const text of decoded(source, encoding)) lineEnds += text.match(/\r\n|\r|\n/g)?.length ?? 0
  const sheet = {
    maxRows: lineEnds + 1,
    hiddenRows: 0,
    hiddenColumns: [],
    rows: () => rowsOf(decoded(source, encoding), separator, limits, isNamed),
  }
  return { sheets: [{ name: '', isHidden: false }], open: async () => sheet }
}

/** Detects the encoding: UTF-16, UTF-8 if the whole file is valid, otherwise GB18030; refuses with `import.encoding`. */
async function encodingOf(source: Source): Promise<string> {
  const utf16 = utf16Of(await bytesOf(source, 0, Math.min(source.size, 4096)))
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'gb18030']) if (await isWritten(source, encoding)) return encoding
  return fail('import.encoding')
}

async function isWritten(source: Source, encoding: string): Promise<boolean> {
  try {
    for await (const text of decoded(source, encoding)) if (text.includes('\u0000')) return false
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** `TextDecoder` removes the byte order mark. */
async function* decoded(source: Source, encoding: string): AsyncGenerator<string> {
  if (source.size === 0) return
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const piece of source.bytes(0, source.size)) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

/** Separator of the file: named by a first line `sep=;`, or the most frequent one in the first line, outside quotes. */
async function separatorOf(source: Source, encoding: string): Promise<{ separator: string; isNamed: boolean }> {
  let line = ''
  for await (const text of decoded(source, encoding)) {
    line += text
    if (/[\r\n]/.test(line) || line.length > maxLetters) break
  }
  const first = line.split(/[\r\n]/, 1)[0] ?? ''
  const named = /^sep=([,;\t|])$/i.exec(first.trim() === 'sep=' ? 'sep=\t' : first.trim())?.[1]
  if (named) return { separator: named, isNamed: true }
  const plain = first.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => plain.split(separator).length
  return { separator: [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!, isNamed: false }
}

/** RFC 4180 parser, tolerant of all line ends; quotes are escaped by doubling. Skips a first line that names the separator. */
async function* rowsOf(
  text: AsyncIterable<string>,
  separator: string,
  limits: SheetLimits,
  skipsFirst: boolean,
): AsyncGenerator<SheetRow> {
  let no = 1
  let cells: Cell[] = []
  let cell = ''
  let isQuoted = false
  let wasQuoted = false
  let isAfterReturn = false
  const add = (letter: string) => {
    if (cell.length <= maxLetters) cell += letter
  }
  const endCell = () => {
    if (cells.length >= limits.columns) fail('import.tooManyColumns', { max: limits.columns })
    cells.push(cellOf(cell))
    cell = ''
    wasQuoted = false
  }
  for await (const piece of text)
    for (const letter of piece) {
      const isSecond = letter === '\n' && isAfterReturn
      isAfterReturn = letter === '\r' && !isQuoted
      if (isSecond) continue
      if (letter === '"' && isQuoted) {
        isQuoted = false
        wasQuoted = true
      } else if (letter === '"' && (wasQuoted || cell === '')) {
        if (wasQuoted) add('"')
        isQuoted = true
      } else if (isQuoted) add(letter)
      else if (letter === separator) endCell()
      else if (letter === '\n' || letter === '\r') {
        endCell()
        if (!skipsFirst || no > 1) yield { no, cells }
        no++
        cells = []
      } else add(letter)
    }
  if (isQuoted) fail('import.unreadable')
  if (cell === '' && cells.length === 0) return
  endCell()
  yield { no, cells }
}

/** A quoted constant `="0123"` is a text, by which programs keep leading zeros; other formulas are not calculated. */
function cellOf(text: string): Cell {
  if (text.length > maxLetters) return { bad: 'tooLong', shown: storable(firstCharacters(text, 100)) }
  if (!/^\s*=/.test(text)) return text
  const constant = /^\s*="((?:[^"]|"")*)"\s*$/.exec(text)?.[1]
  return constant === undefined
    ? { bad: 'formula', shown: storable(firstCharacters(text, 100)) }
    : constant.replaceAll('""', '"')
}
