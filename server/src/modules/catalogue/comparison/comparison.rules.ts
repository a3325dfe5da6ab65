import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import type { ComparedAttribute } from '#contract/catalogue/goodsComparison.ts'

interface Pair {
  readonly name: string
  readonly value: string
}

/** Attributes of a product, and the choices that make the SKU. */
export interface Described {
  readonly details: readonly Pair[]
  readonly choices: readonly Pair[]
}

/**
 * Attributes of goods side by side: those of the category first, in its order, then the suppliers' own as they come. A
 * choice of the SKU takes precedence over a detail of its product.
 */
export function comparedAttributes(
  all: readonly Described[],
  known: readonly Pick<CategoryAttribute, 'name' | 'enName'>[],
): ComparedAttribute[] {
  const answers = all.map(
    ({ details, choices }) => new Map([...details, ...choices].map((one) => [one.name, one.value])),
  )
  const names = new Set([...known.map(({ name }) => name), ...answers.flatMap((one) => [...one.keys()])])
  return [...names].flatMap((name) => {
    const values = answers.map((one) => one.get(name) ?? '')
    if (values.every((value) => value === '')) return []
    const enName = known.find((one) => one.name === name)?.enName ?? ''
    return [{ name, enName, values, differs: new Set(values).size > 1 }]
  })
}
