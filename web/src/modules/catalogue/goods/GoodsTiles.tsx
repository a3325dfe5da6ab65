import type { Goods } from '#contract/catalogue/goods.ts'
import css from './GoodsTile.module.css'
import { GoodsTile } from './GoodsTile.tsx'

/** Number of tiles in the widest row, whose pictures are loaded first. */
const FIRST_ROW = 5

interface GoodsTilesProps {
  readonly goods: readonly Goods[]
  /** At the top of the page. */
  readonly lead?: boolean
  /** Always five in a row; lists have four, or five on wide screens. */
  readonly across?: 5
  /** Tiles of SKUs: each stands for itself, not for its product. */
  readonly ofSkus?: boolean
}

export function GoodsTiles({ goods, lead = false, across, ofSkus = false }: GoodsTilesProps) {
  return (
    <div className={`${css['tiles']} ${across ? css['five'] : ''}`}>
      {goods.map((one, place) => (
        <GoodsTile key={one.skuId} goods={one} load={lead && place < FIRST_ROW ? 'first' : 'later'} ofSku={ofSkus} />
      ))}
    </div>
  )
}

/** Placeholder tiles of the same size while loading. */
export function BlankTiles({ count, across }: { readonly count: number; readonly across?: 5 }) {
  return (
    <div className={`${css['tiles']} ${across ? css['five'] : ''}`} data-skeleton aria-hidden>
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
