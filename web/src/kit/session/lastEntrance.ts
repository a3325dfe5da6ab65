import { type Entrance, entrances } from '#contract/kit/entrance.ts'

/** Local storage key: entrance of the person who was last logged in with this browser. */
const LAST_ENTRANCE = 'entrance'

export const keepEntrance = (entrance: Entrance): void => localStorage.setItem(LAST_ENTRANCE, entrance)

export function lastEntrance(): Entrance {
  const kept = localStorage.getItem(LAST_ENTRANCE)
  return entrances.find((each) => each === kept) ?? 'purchaser'
}

/** Login page of an entrance. */
export const loginPathOf = (entrance: Entrance): string =>
  entrance === 'purchaser' ? '/login' : `/login?entrance=${entrance}`

interface Wanted {
  /** Entrance that the link names. */
  readonly named: string | null
  /** Entrances whose menus contain the page. */
  readonly offered: readonly Entrance[]
  readonly last: Entrance
}

/** Entrance at which a visitor logs in for a page: that of the link, else of the page, else of the last person here. */
export function entranceFor({ named, offered, last }: Wanted): Entrance {
  const ofLink = entrances.find((each) => each === named)
  if (ofLink) return ofLink
  return offered.length === 0 || offered.includes(last) ? last : offered[0]!
}
