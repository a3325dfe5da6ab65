import type { CategoryAttribute, CategoryKind, SynonymKind, Tier } from '#contract/catalogue/catalogue.ts'
import type { ImportErrorKind, ImportMapping, ImportStatus } from '#contract/catalogue/imports.ts'
import type { ChangeStatus, ProductDraft, ProductStatus, ReviewReason, SkuDraft } from '#contract/catalogue/products.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { SheetRow } from './import.rules.ts'

type Facts = Readonly<Record<string, unknown>>

/** What columns hold more exactly than their SQL type says. */
export interface Columns {
  'agreement_prices.tiers': Tier[]
  'categories.attributes': CategoryAttribute[]
  'categories.kind': CategoryKind
  'changes.content': ProductDraft
  'changes.reasons': ReviewReason[]
  'changes.status': ChangeStatus
  'import_checks.refusal': RefusalCode
  'import_checks.refusal_facts': Facts
  'import_checks.status': 'none' | 'queued' | 'running' | 'done' | 'failed'
  'import_errors.code': RefusalCode
  'import_errors.facts': Facts
  'import_errors.kind': ImportErrorKind
  'imports.format': 'xlsx' | 'csv'
  'imports.headings': string[]
  'imports.mapping': ImportMapping
  'imports.refusal': RefusalCode
  'imports.refusal_facts': Facts
  'imports.sample': SheetRow[]
  'imports.status': ImportStatus
  'picture_downloads.cause': RefusalCode
  'picture_downloads.facts': Facts
  'products.details': ProductDraft['details']
  'products.status': ProductStatus
  'search_synonyms.kind': SynonymKind
  'skus.choices': SkuDraft['choices']
}
