/**
 * The catalogue is written as tables of text, one thing a line, because two hundred lines of words are read
 * and corrected more easily than two thousand lines of objects. A line that does not fit its table is a bug and says
 * so.
 */
export interface Words {
  zh: string
  en: string
}

/** The cells of every line that is not empty: `a | b | c`. */
export function rows(table: string, columns: number): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== columns || cells.includes('')) throw new Error(`a line needs ${columns} cells: ${line}`)
      return cells
    })
}

/** `白色=White、M6` → a word each; what reads the same in both languages is written once. */
export const words = (list: string): Words[] => list.split('、').map(word)

export function word(text: string): Words {
  const [zh, en = zh] = text.split('=').map((side) => side.trim())
  if (!zh || !en) throw new Error(`not a word: ${text}`)
  return { zh, en }
}

export function cell(cells: readonly string[], index: number): string {
  const text = cells[index]
  if (text === undefined) throw new Error(`no cell ${index} in: ${cells.join(' | ')}`)
  return text
}
