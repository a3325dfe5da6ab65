import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'

/** How many things one kind shows: the palette goes to one of them, lists are for looking through many. */
export const MOST_FOUND = 5

export interface Found {
  readonly id: string
  readonly label: string
  readonly note: string
  /** The address it is at. */
  readonly to: string
}

export const foundKinds = ['orders', 'goods', 'projects', 'notices', 'articles'] as const
export type FoundKind = (typeof foundKinds)[number]

/**
 * What the command palette finds of one kind, for those who may read it. Each module names its own in its `palette.ts`.
 */
export interface PaletteSource {
  readonly kind: FoundKind
  readonly entrance: Entrance
  /** Of the call that it makes; without one it is everybody's. */
  readonly needs?: Permission
  /** At most `MOST_FOUND` things that match what was typed. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>
}
