import type { ReactNode } from 'react'
import css from './TileGrid.module.css'

/** A tile of the grid: empty, quiet, white, in the accent, or framed in ink. */
export interface Tile {
  readonly variant?: 'muted' | 'white' | 'accent' | 'ink'
  readonly content?: ReactNode
}

/** A tile with an illustration. */
export const tileOf = (variant: 'muted' | 'white', address: string): Tile => ({
  variant,
  content: <img src={address} alt="" />,
})

/** The product's one ornament: hairline squares, some of them filled. It means nothing to a reader. */
export function TileGrid({ tiles, columns }: { readonly tiles: readonly Tile[]; readonly columns: 3 | 4 | 5 }) {
  return (
    <div className={`${css['grid']} ${css[`c${columns}`]}`} aria-hidden>
      {tiles.map(({ variant, content }, place) => (
        <span key={place} className={variant && css[variant]}>
          {content}
        </span>
      ))}
    </div>
  )
}
