import { house } from './house.queries.ts'
import { works } from './works.queries.ts'

/**
 * What buyers type, and what they mean by it: `keyword | leaves` (codes of the demo's tree, or their beginnings), of
 * which at least one must be among the first five goods; `-` where the catalogue has no such thing and must say so.
 * Chinese, English, pinyin, wrong spellings, measures, codes and several of them, over the whole tree.
 */
export const queries = works + house
