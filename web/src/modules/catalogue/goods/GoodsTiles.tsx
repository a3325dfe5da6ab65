import type { Goods } from '#contract/catalogue/goods.ts'
import css from './GoodsTile.module.css'
import { GoodsTile } from './GoodsTile.tsx'

/** The widest row: its pictures are fetched first. */
const FIRST_ROW = 5

interface GoodsTilesProps {
  readonly goods: readonly Goods[]
  /** The page opens with these. */
  readonly lead?: boolean
  /** A row of five in any window; the lists have four, and a fifth where there is room. */
  readonly across?: 5
}

export function GoodsTiles({ goods, lead = false, across }: GoodsTilesProps) {
  return (
    <div className={`${css['tiles']} ${across ? css['five'] : ''}`}>
      {goods.map((one, place) => (
        <GoodsTile key={one.skuId} goods={one} load={lead && place < FIRST_ROW ? 'first' : 'later'} />
      ))}
    </div>
  )
}

/** As many tiles, of the same size, while the goods are on their way. */
export function BlankTiles({ count, across }: { readonly count: number; readonly across?: 5 }) {
  return (
    <div className={`${css['tiles']} ${across ? css['five'] : ''}`} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={`${css['tile']} ${css['blank']}`}>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
