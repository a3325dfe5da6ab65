import type { ReactNode } from 'react'
import css from './TileGrid.module.css'

/** Tile variants: empty, muted, white, accent, or framed. */
export interface Tile {
  readonly variant?: 'muted' | 'white' | 'accent' | 'ink'
  readonly content?: ReactNode
}

/** A tile with an illustration. */
export const tileOf = (variant: 'muted' | 'white', address: string): Tile => ({
  variant,
  content: <img src={address} alt="" />,
})

/** Decorative grid of squares, hidden from screen readers. */
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
