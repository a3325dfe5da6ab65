import type { Block } from '#contract/home/blocks.ts'

/** Row of blocks: menu, main column and sidebar. */
export interface BlockRow {
  readonly menu: readonly Block[]
  readonly main: readonly Block[]
  readonly side: readonly Block[]
  /** Blocks over the full width. */
  readonly full: readonly Block[]
}

const blank: BlockRow = { menu: [], main: [], side: [], full: [] }
const isBlank = ({ menu, main, side }: BlockRow) => menu.length + main.length + side.length === 0

/** Arranges blocks in rows: a block that does not fit beside the previous ones starts a new row. */
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

/** Without a main column, menu and sidebar blocks share the full width. */
const alone = (row: BlockRow): BlockRow => (row.main.length > 0 ? row : { ...blank, full: [...row.menu, ...row.side] })
