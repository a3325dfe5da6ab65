import { maxLetters } from './cell.ts'
import { xmlReader } from './xml.ts'

export type Content = AsyncIterable<Uint8Array>

export async function feed(content: Content, reader: ReturnType<typeof xmlReader>) {
  for await (const piece of content) reader.write(piece)
  reader.end()
}

/**
 * Collects rich text runs of shared strings and inline cells, without phonetic runs. Keeps only the beginning of long
 * text.
 */
export function textCollector() {
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
      if (isOpen && text.length <= maxLetters) text += piece
    },
    close: (name: string) => {
      if (name === 'rPh') aid--
      else if (name === 't') isOpen = false
    },
    /** Decodes `_x000D_` escapes, which Excel writes for characters that XML cannot contain. */
    text: () => text.replace(/_x([0-9A-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  }
}

/** Shared strings table: cells refer to its entries by index. */
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
