/**
 * Query with its expected leaf categories, as codes or prefixes of codes; none where the catalogue has no such goods.
 */
export interface Query {
  readonly keyword: string
  readonly leaves: readonly string[]
}

/** Parses lines of `keyword | leaves`. */
export const queriesFrom = (table: string): Query[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [keyword = '', leaves = ''] = line.split(' | ')
      return { keyword, leaves: leaves === '-' ? [] : leaves.split(',') }
    })

/** Parses lines of `name、name | leaf`; a name of several leaf categories expects any of them. */
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
 * Hit: goods of an expected leaf category are in the result (`found`: leaf category codes), or the result is empty
 * where none is expected.
 */
export const isHit = ({ leaves }: Query, found: readonly string[]): boolean =>
  leaves.length === 0 ? found.length === 0 : found.some((code) => leaves.some((leaf) => code.startsWith(leaf)))
