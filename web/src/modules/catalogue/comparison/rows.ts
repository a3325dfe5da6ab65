import type { ComparedAttribute, ComparedGoods } from '#contract/catalogue/goodsComparison.ts'

/** Facts of every goods that are shown as text, in order. */
export const plainFacts = ['brandName', 'model', 'spec', 'unit', 'region'] as const
export type PlainFact = (typeof plainFacts)[number]

export interface Row {
  readonly name: string
  readonly values: readonly string[]
  readonly differs: boolean
}

/** Row of a fact; undefined if no goods have it. */
export function rowOf(name: string, values: readonly string[]): Row | undefined {
  if (values.every((value) => value === '')) return undefined
  return { name, values, differs: new Set(values).size > 1 }
}

/** Attributes in the language of the page. */
export const attributeRows = (attributes: readonly ComparedAttribute[], isEnglish: boolean): readonly Row[] =>
  attributes.map(({ name, enName, values, differs }) => ({
    name: isEnglish && enName ? enName : name,
    values,
    differs,
  }))

/** Ids of the goods with the lowest price, if prices differ. */
export function cheapestOf(
  goods: readonly ComparedGoods[],
  less: (a: string, b: string) => boolean,
): readonly string[] {
  const priced = goods.flatMap(({ skuId, price }) => (price === null ? [] : [{ skuId, price }]))
  const lowest = priced.reduce<string | undefined>(
    (low, { price }) => (low === undefined || less(price, low) ? price : low),
    undefined,
  )
  const cheapest = priced.filter(({ price }) => price === lowest)
  return cheapest.length === priced.length ? [] : cheapest.map(({ skuId }) => skuId)
}
