import type { CategoryAttribute, CategoryKind } from '#contract/catalogue/categories.ts'
import type { Tier } from '#contract/catalogue/goods.ts'
import type { SynonymKind } from '#contract/catalogue/synonyms.ts'
import type { ProductStatus } from '#contract/catalogue/products.ts'
import type { ChangeStatus, ReviewReason } from '#contract/catalogue/productChanges.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import type { CatalogueScope, SupplierCatalogueStatus } from '#contract/catalogue/offers/supplierCatalogues.ts'
import type { ZoneKind, ZoneStatus } from '#contract/catalogue/zones.ts'
import type { CertificateType } from '#contract/suppliers/certificates.ts'
import type { RefusalCode } from '#contract/refusals.ts'

import type { Candidate, Turn } from './agreements/turns/turn.rules.ts'

type Facts = Readonly<Record<string, unknown>>

/** Column types that SQL does not describe. */
export interface Columns {
  'agreement_prices.agreed_tiers': Tier[]
  'agreement_prices.tiers': Tier[]
  'categories.attributes': CategoryAttribute[]
  'categories.kind': CategoryKind
  'category_rules.certificates': CertificateType[]
  'changes.content': ProductDraft
  'changes.reasons': ReviewReason[]
  'changes.status': ChangeStatus
  'picture_downloads.cause': RefusalCode
  'picture_downloads.facts': Facts
  'products.details': ProductDraft['details']
  'products.status': ProductStatus
  'search_synonyms.kind': SynonymKind
  'skus.choices': SkuDraft['choices']
  'supplier_catalogues.scope': CatalogueScope
  'supplier_catalogues.status': SupplierCatalogueStatus
  'turns.candidates': Candidate[]
  'turns.kind': Turn['kind']
  'zones.kind': ZoneKind
  'zones.status': ZoneStatus
}
