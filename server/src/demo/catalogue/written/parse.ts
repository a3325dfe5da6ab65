import { leaves } from '../categories.ts'
import type { Leaf, Noun } from '../leaf.ts'
import { cell, rows, word, type Words } from '../table.ts'

/** Product whose every fact was chosen by hand from the words of its category. */
export interface WrittenProduct {
  readonly leaf: Leaf
  readonly brand: string
  readonly noun: Noun
  readonly features: readonly Words[]
  readonly named: Words | null
  /** Values in which its SKUs differ, in order. */
  readonly axis: readonly Words[]
  /** Values of the fixed attributes, in the order of the kind. */
  readonly fixed: readonly Words[]
  /** Yuan including tax, of the first SKU. */
  readonly price: number
}

const leafOf = new Map(leaves.map((leaf) => [leaf.code, leaf]))

function found<T extends Words>(list: readonly T[], zh: string, line: string): T {
  const value = list.find((one) => one.zh === zh)
  if (!value) throw new Error(`unknown word ${zh} in: ${line}`)
  return value
}

/** Parses lines of `leaf | brand | noun | features | named or - | axis values or first…last | fixed values or - | price`. */
export function writtenFrom(table: string): WrittenProduct[] {
  return rows(table, 8).map((cells) => {
    const line = cells.join(' | ')
    const leaf = leafOf.get(cell(cells, 0))
    if (!leaf) throw new Error(`unknown category in: ${line}`)
    const { axis, named, fixed, features } = leaf.kind
    const list = (index: number) => (cell(cells, index) === '-' ? [] : cell(cells, index).split('、'))
    const [first = '', last = first] = cell(cells, 5).split('…')
    const place = (zh: string) => axis.values.indexOf(found(axis.values, zh, line))
    const noun = cell(cells, 2)
    const fixedValues = list(6)
    if (fixedValues.length !== fixed.length) throw new Error(`expected ${fixed.length} fixed values: ${line}`)
    return {
      leaf,
      brand: cell(cells, 1),
      noun: noun.includes('=') ? nounOf(noun, leaf) : found(leaf.nouns, noun, line),
      features: list(3).map((zh) => found(features, zh, line)),
      named: named ? found(named.values, cell(cells, 4), line) : null,
      axis: first.includes('、')
        ? first.split('、').map((zh) => found(axis.values, zh, line))
        : axis.values.slice(place(first), place(last) + 1),
      fixed: fixedValues.map((zh, index) => found(fixed[index]!.values, zh, line)),
      price: Number(cell(cells, 7)),
    }
  })
}

/** Noun of its own, `zh=en` with `@picture` if it differs from the leaf's. */
function nounOf(text: string, leaf: Leaf): Noun {
  const [name = '', picture = leaf.picture] = text.split('@')
  return { ...word(name), picture }
}
