import { charactersIn } from '#contract/kit/text/characters.ts'
import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import { decimal, units } from '#contract/kit/money.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import type { RefusalCode } from '#contract/refusals.ts'

const pairs = (list: readonly { name: string; value: string }[]) =>
  list.map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))

/** Normal form of a draft: trimmed, prices with four decimals, fields and SKUs in a fixed order. */
export const settled = (draft: ProductDraft): ProductDraft => ({
  code: draft.code.trim(),
  name: draft.name.trim(),
  categoryId: draft.categoryId,
  brandName: draft.brandName.trim(),
  description: draft.description.trim(),
  pictures: [...draft.pictures],
  details: pairs(draft.details),
  skus: draft.skus
    .map((sku) => ({
      supplierSku: sku.supplierSku.trim(),
      barcode: sku.barcode.trim(),
      model: sku.model.trim(),
      spec: sku.spec.trim(),
      choices: pairs(sku.choices),
      unit: sku.unit.trim(),
      listPrice: decimal(units(sku.listPrice), 4),
      marketPrice: sku.marketPrice === null ? null : decimal(units(sku.marketPrice), 4),
      taxRate: decimal(units(sku.taxRate)),
      taxCategoryCode: sku.taxCategoryCode.trim(),
      minQty: sku.minQty,
      leadDays: sku.leadDays,
      region: sku.region.trim(),
      picture: sku.picture,
      onHand: sku.onHand,
    }))
    .toSorted((a, b) => (a.supplierSku < b.supplierSku ? -1 : 1)),
})

/** Whether two drafts are equal, ignoring stock, which is not reviewed. */
export function isSame(a: ProductDraft, b: ProductDraft): boolean {
  const uncounted = (draft: ProductDraft) => {
    const { skus, ...rest } = settled(draft)
    return JSON.stringify({ ...rest, skus: skus.map((sku) => ({ ...sku, onHand: 0 })) })
  }
  return uncounted(a) === uncounted(b)
}

export interface CategoryFacts {
  readonly is_leaf: boolean
  readonly attributes: readonly CategoryAttribute[]
}
export interface Violation {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string>>
}

/** Violation of a draft that does not depend on its supplier. */
export function violationOf(draft: ProductDraft, category: CategoryFacts | undefined): Violation | null {
  if (!category?.is_leaf) return { code: 'category.notLeaf', facts: {} }
  const seen = new Set<string>()
  const looks = new Set<string>()
  for (const { supplierSku, spec, choices, model } of draft.skus) {
    if (seen.has(supplierSku)) return { code: 'sku.codeTaken', facts: { code: supplierSku } }
    seen.add(supplierSku)
    const look = JSON.stringify([spec, model, choices.toSorted((a, b) => (a.name < b.name ? -1 : 1))])
    if (looks.has(look)) return { code: 'product.choicesAlike', facts: { spec: spec || supplierSku } }
    looks.add(look)
  }
  const options = new Map(category.attributes.map(({ name, options }) => [name, options]))
  const chosen = [...draft.details, ...draft.skus.flatMap(({ choices }) => choices)]
  const wrong = chosen.find(
    ({ name, value }) => (options.get(name)?.length ?? 0) > 0 && !options.get(name)!.includes(value),
  )
  return wrong ? { code: 'product.valueNotAllowed', facts: { ...wrong } } : null
}

/** Maximum length of a facet value: sentences are no useful filters, and a search for them would be refused. */
const maxFacet = 60

/** Facet values as `name=value`; the category decides which of them are offered. */
export const facetsOf = (draft: ProductDraft, sku: SkuDraft): string[] => [
  ...new Set(
    [...draft.details, ...sku.choices]
      .filter(({ value }) => charactersIn(value) <= maxFacet)
      .map(({ name, value }) => `${name}=${value}`),
  ),
]
