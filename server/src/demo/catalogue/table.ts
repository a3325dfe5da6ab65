/**
 * The catalogue is written as text tables, because two hundred lines of words are easier to edit than two thousand
 * lines of objects. Malformed lines throw an Error.
 */
export interface Words {
  zh: string
  en: string
}

/** Cells of all non-empty lines: `a | b | c`. */
export function rows(table: string, columns: number): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== columns || cells.includes('')) throw new Error(`expected ${columns} cells: ${line}`)
      return cells
    })
}

/** Parses `白色=White、M6`; words that are equal in both languages are written once. */
export const words = (list: string): Words[] => list.split('、').map(word)

export function word(text: string): Words {
  const [zh, en = zh] = text.split('=').map((side) => side.trim())
  if (!zh || !en) throw new Error(`invalid word: ${text}`)
  return { zh, en }
}

export function cell(cells: readonly string[], index: number): string {
  const text = cells[index]
  if (text === undefined) throw new Error(`no cell ${index} in: ${cells.join(' | ')}`)
  return text
}
