import type { Entrance } from '#contract/kit/entrance.ts'
import type { Permission } from '#contract/permissions.ts'

/** Maximum results of one kind; longer results belong in lists. */
export const MOST_FOUND = 5

export interface Found {
  readonly id: string
  readonly label: string
  readonly note: string
  /** Path of the result. */
  readonly to: string
}

export const foundKinds = ['orders', 'goods', 'projects', 'notices', 'articles'] as const
export type FoundKind = (typeof foundKinds)[number]

/**
 * Command palette source: search results of one kind, for users with the permission. Each module declares its own in
 * `palette.ts`.
 */
export interface PaletteSource {
  readonly kind: FoundKind
  readonly entrance: Entrance
  /** Permission of its call; without one it is open to all users of the entrance. */
  readonly needs?: Permission
  /** Returns at most `MOST_FOUND` results for the typed text. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Found[]>
}
