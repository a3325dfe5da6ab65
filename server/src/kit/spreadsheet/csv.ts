import { firstCharacters } from '#contract/kit/text/characters.ts'
import { createReadStream } from 'node:fs'
import { refuse } from '#kit/refusal.ts'
import { type Cell, mostLetters, storable, type SheetRow } from './cell.rules.ts'
import type { SheetLimits } from './sheet.rules.ts'
import type { Sheet } from './xlsx.ts'

/** Opens a CSV file: UTF-8 with or without byte order mark, or GB18030; separated by commas, semicolons or tabs. */
export async function openCsv(path: string, limits: SheetLimits): Promise<Sheet> {
  const encoding = await encodingOf(path)
  const separator = await separatorOf(path, encoding)
  let mostRows = 0
  for await (const chunk of createReadStream(path)) mostRows += newLines(chunk as Buffer)
  return { mostRows: mostRows + 1, rows: () => rowsOf(decoded(path, encoding), separator, limits) }
}

const newLines = (chunk: Buffer) => {
  let count = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count++
  return count
}

/** Detects the encoding: UTF-8 if the whole file is valid, otherwise GB18030; refuses with `import.encoding`. */
async function encodingOf(path: string): Promise<string> {
  for (const encoding of ['utf-8', 'gb18030']) if (await isWritten(path, encoding)) return encoding
  return refuse('import.encoding')
}

async function isWritten(path: string, encoding: string): Promise<boolean> {
  try {
    for await (const text of decoded(path, encoding)) if (text.includes('\u0000')) return false
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** `TextDecoder` removes the byte order mark. */
async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

/** Detects the separator: the most frequent one in the first line. */
async function separatorOf(path: string, encoding: string): Promise<string> {
  let line = ''
  for await (const text of decoded(path, encoding)) {
    line += text
    if (line.includes('\n') || line.length > mostLetters) break
  }
  const first = line.split('\n', 1)[0] ?? ''
  const count = (separator: string) => first.split(separator).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0]!
}

/** RFC 4180 parser, tolerant of all line endings; quotes are escaped by doubling. */
async function* rowsOf(text: AsyncIterable<string>, separator: string, limits: SheetLimits): AsyncGenerator<SheetRow> {
  let no = 1
  let cells: Cell[] = []
  let cell = ''
  let isQuoted = false
  let wasQuoted = false
  const add = (letter: string) => {
    if (cell.length <= mostLetters) cell += letter
  }
  const endCell = () => {
    if (cells.length >= limits.columns) refuse('import.tooManyColumns', { most: limits.columns })
    cells.push(cellOf(cell))
    cell = ''
    wasQuoted = false
  }
  for await (const piece of text)
    for (const letter of piece) {
      if (letter === '"' && isQuoted) {
        isQuoted = false
        wasQuoted = true
      } else if (letter === '"' && (wasQuoted || cell === '')) {
        if (wasQuoted) add('"')
        isQuoted = true
      } else if (isQuoted) add(letter)
      else if (letter === separator) endCell()
      else if (letter === '\n') {
        endCell()
        yield { no, cells }
        no++
        cells = []
      } else if (letter !== '\r') add(letter)
    }
  if (isQuoted) refuse('import.unreadable')
  if (cell === '' && cells.length === 0) return
  endCell()
  yield { no, cells }
}

function cellOf(text: string): Cell {
  if (text.length > mostLetters) return { bad: 'tooLong', shown: storable(firstCharacters(text, 100)) }
  if (/^\s*=/.test(text)) return { bad: 'formula', shown: storable(firstCharacters(text, 100)) }
  return text
}
