/**
 * A query and what it means: leaves by their codes or the beginnings of them; none where the catalogue has no such
 * thing.
 */
export interface Query {
  readonly keyword: string
  readonly leaves: readonly string[]
}

/** Reads lines of `keyword | leaves`. */
export const queriesFrom = (table: string): Query[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [keyword = '', leaves = ''] = line.split(' | ')
      return { keyword, leaves: leaves === '-' ? [] : leaves.split(',') }
    })

/** Reads lines of `name、name | leaf`; a name of several leaves means any of them. */
export function namesFrom(table: string): Query[] {
  const named = queriesFrom(table).flatMap(({ keyword, leaves }) =>
    keyword.split('、').map((name) => ({ name, leaves })),
  )
  return [...Map.groupBy(named, ({ name }) => name)].map(([keyword, all]) => ({
    keyword,
    leaves: all.flatMap(({ leaves }) => leaves),
  }))
}

/**
 * Whether one of the goods found, by the codes of their leaves, is what the query means; nothing where there is none.
 */
export const isHit = ({ leaves }: Query, found: readonly string[]): boolean =>
  leaves.length === 0 ? found.length === 0 : found.some((code) => leaves.some((leaf) => code.startsWith(leaf)))
