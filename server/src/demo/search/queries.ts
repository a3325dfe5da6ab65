import { house } from './house.queries.ts'
import { works } from './works.queries.ts'

/**
 * Queries of buyers with their expected leaf categories: `keyword | leaves` (codes of the demo's tree, or prefixes of
 * codes). A hit has goods of at least one of them among the first five; `-` where the catalogue has no such goods and
 * the result must be empty. Chinese, English, pinyin, wrong spellings, measures, codes and combinations of them, over
 * the whole tree.
 */
export const queries = works + house
