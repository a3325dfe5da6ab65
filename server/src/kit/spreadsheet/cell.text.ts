import { mostLetters } from './cell.rules.ts'
import { xmlReader } from './xml.ts'

export type Content = AsyncIterable<Buffer>

export async function feed(content: Content, reader: ReturnType<typeof xmlReader>) {
  for await (const piece of content) reader.write(piece)
  reader.end()
}

/**
 * Text in runs, as shared strings and inline cells have it; a reading aid (phonetic run) is not part of it. Of a long
 * text the beginning is kept.
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
