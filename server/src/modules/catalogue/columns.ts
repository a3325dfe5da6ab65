import type { CategoryAttribute, CategoryKind } from '#contract/catalogue/categories.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import type { SynonymKind } from '#contract/catalogue/synonyms.ts'
import type { ProductStatus } from '#contract/catalogue/products.ts'
import type { ChangeStatus, ReviewReason } from '#contract/catalogue/productChanges.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import type { RefusalCode } from '#contract/refusals.ts'

type Facts = Readonly<Record<string, unknown>>

/** Column types that SQL does not describe. */
export interface Columns {
  'agreement_prices.tiers': Tier[]
  'categories.attributes': CategoryAttribute[]
  'categories.kind': CategoryKind
  'changes.content': ProductDraft
  'changes.reasons': ReviewReason[]
  'changes.status': ChangeStatus
  'picture_downloads.cause': RefusalCode
  'picture_downloads.facts': Facts
  'products.details': ProductDraft['details']
  'products.status': ProductStatus
  'search_synonyms.kind': SynonymKind
  'skus.choices': SkuDraft['choices']
}
