import { attribute, type Attribute } from './attributes.ts'
import { cell, rows, words, type Words } from './table.ts'

/** What goods of one sort have in common: their attributes, what is said in their favour, what they are for. */
export interface Kind {
  key: string
  /** The SKUs of a product differ in this one. */
  axis: Attribute
  /** Said in the product's name. */
  named: Attribute | null
  /** The others, the same for the whole product. */
  fixed: readonly Attribute[]
  features: readonly Words[]
  use: string
}

/**
 * Reads lines of `key | attributes | features | use`; of the attributes, * marks the axis and ! the one in the name.
 */
export function kindsFrom(table: string): Kind[] {
  return rows(table, 4).map((cells) => {
    const marked = cell(cells, 1).split(' ')
    const pick = (mark: string) =>
      marked.filter((name) => name.endsWith(mark)).map((name) => attribute(name.slice(0, -1)))
    const [axis] = pick('*')
    if (!axis) throw new Error(`no attribute is marked with * in: ${cell(cells, 1)}`)
    return {
      key: cell(cells, 0),
      axis,
      named: pick('!')[0] ?? null,
      fixed: marked.filter((name) => /\w$/.test(name)).map(attribute),
      features: words(cell(cells, 2)),
      use: cell(cells, 3),
    }
  })
}
