import { attribute, type Attribute } from './attributes.ts'
import { cell, rows, words, type Words } from './table.ts'

/** Kind of goods: common attributes, features and uses. */
export interface Kind {
  key: string
  /** Attribute in which the SKUs of a product differ. */
  axis: Attribute
  /** Attribute in the product's name. */
  named: Attribute | null
  /** Attributes with the same value for all SKUs of a product. */
  fixed: readonly Attribute[]
  features: readonly Words[]
  use: string
}

/** Parses lines of `key | attributes | features | use`; * marks the axis, ! the attribute in the name. */
export function kindsFrom(table: string): Kind[] {
  return rows(table, 4).map((cells) => {
    const marked = cell(cells, 1).split(' ')
    const pick = (mark: string) =>
      marked.filter((name) => name.endsWith(mark)).map((name) => attribute(name.slice(0, -1)))
    const [axis] = pick('*')
    if (!axis) throw new Error(`no attribute marked with * in: ${cell(cells, 1)}`)
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
