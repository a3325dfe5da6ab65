import type { Block } from '#contract/home/blocks.ts'

/** Blocks beside one another: a menu, a main column, and what stands at its side. */
export interface BlockRow {
  readonly menu: readonly Block[]
  readonly main: readonly Block[]
  readonly side: readonly Block[]
  /** Alone in its row. */
  readonly full: readonly Block[]
}

const blank: BlockRow = { menu: [], main: [], side: [], full: [] }
const isBlank = ({ menu, main, side }: BlockRow) => menu.length + main.length + side.length === 0

/** The rows of a page: what does not fit beside the blocks before it begins the next one. */
export function rowsOf(blocks: readonly Block[]): readonly BlockRow[] {
  const rows: BlockRow[] = []
  let row = blank
  const end = () => {
    if (!isBlank(row)) rows.push(alone(row))
    row = blank
  }
  for (const block of blocks) {
    const { place } = block
    if (place === 'full') {
      end()
      rows.push({ ...blank, full: [block] })
      continue
    }
    const isTaken = place !== 'side' && row[place].length > 0
    const comesLate = place === 'menu' && !isBlank(row)
    if (isTaken || comesLate || (place === 'main' && row.side.length > 0)) end()
    row = { ...row, [place]: [...row[place], block] }
  }
  end()
  return rows
}

/** Without a main column there is nothing to stand beside: such blocks share the whole row. */
const alone = (row: BlockRow): BlockRow => (row.main.length > 0 ? row : { ...blank, full: [...row.menu, ...row.side] })
