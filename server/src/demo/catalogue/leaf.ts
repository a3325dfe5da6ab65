import { kindOf } from './kinds.ts'
import type { Kind } from './kind.ts'
import { cell, rows, word, type Words } from './table.ts'

export const tints = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export type Tint = (typeof tints)[number]

/** Shortest name of a product in a leaf category, possibly with a picture of its own. */
export interface Noun extends Words {
  picture: string
}

export interface Leaf extends Words {
  /** Two digits a level: 020101. */
  code: string
  unit: string
  /** Percent, as decimal text. */
  taxRate: string
  /** Tax classification code (税收分类编码), 19 digits. */
  taxCode: string
  /** Yuan including tax, for the smallest pack. */
  priceFrom: number
  priceTo: number
  picture: string
  tint: Tint
  kind: Kind
  nouns: readonly Noun[]
}

export interface Group extends Words {
  code: string
  leaves: readonly Leaf[]
}

export interface Section extends Words {
  code: string
  groups: readonly Group[]
}

/** Parses a second-level category: the first line is `code | zh | en | tax code | rate`, followed by its leaves. */
export function group(head: string, table: string): Group {
  const [heading = []] = rows(head, 5)
  const code = cell(heading, 0)
  const tax = { taxCode: cell(heading, 3).padEnd(19, '0'), taxRate: cell(heading, 4) }
  const leaves = rows(table, 8).map((cells) => ({ ...leaf(code, cells), ...tax }))
  return { code, zh: cell(heading, 1), en: cell(heading, 2), leaves }
}

/**
 * code | zh | en | unit | price from–to | picture | kind | nouns, each with `@picture` if it differs from the leaf's
 */
function leaf(groupCode: string, cells: readonly string[]) {
  const code = groupCode + cell(cells, 0)
  const [priceFrom = 0, priceTo = 0] = cell(cells, 4).split('–').map(Number)
  if (!(priceFrom > 0 && priceTo > priceFrom)) throw new Error(`invalid price range: ${cells.join(' | ')}`)
  const picture = cell(cells, 5)
  const nouns = cell(cells, 7)
    .split('、')
    .map((text) => {
      const [name = '', own = picture] = text.split('@')
      return { ...word(name), picture: own }
    })
  const place = Number(code.slice(0, 2)) + Number(code.slice(2, 4)) * 2 + Number(code.slice(4))
  return {
    code,
    zh: cell(cells, 1),
    en: cell(cells, 2),
    unit: cell(cells, 3),
    priceFrom,
    priceTo,
    picture,
    tint: tints[place % tints.length]!,
    kind: kindOf(cell(cells, 6)),
    nouns,
  }
}
